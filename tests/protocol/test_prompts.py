# SPDX-License-Identifier: MIT
"""What a program is told at Little Alchemists, so that it can answer every prompt by the prompt alone."""

from __future__ import annotations

from tests.protocol.asking import error, ok

from aludel.games.referee import registry
from aludel.protocol import Referee

LA = registry()["little-alchemists"]


def test_a_prompt_tells_which_kinds_each_piece_may_be():
    """At level 7 an ingredient and three potions are a theory; two tiles are a potion."""
    referee = Referee(LA, secret=True)
    ok(referee, "new", level=7, seats=["red", "green"], first=0, seed=1)
    prompt = ok(referee, "prompt")["prompt"]
    brew, theory = prompt["ways"]
    assert (brew["key"], theory["key"]) == ("la-way-brew", "la-way-theory")
    assert [len(slot) for slot in brew["slots"]] == [8, 8]
    ingredients, *potions = theory["slots"]
    assert len(potions) == 3 and potions[0] == potions[1] == potions[2] == sorted(potions[0])
    assert "answer.flower" in ingredients and not set(ingredients) & set(potions[0])
    assert prompt["tray"] == sorted({kind for way in prompt["ways"] for slot in way["slots"] for kind in slot})
    assert prompt["pieces"] == [2, 4]


def test_a_prompt_tells_what_is_asked_once_more():
    referee = Referee(LA, secret=True)
    ok(referee, "new", level=1, seats=["red", "green"], first=0, seed=1)
    sure = {choice["key"]: choice["sure"] for choice in ok(referee, "prompt")["prompt"]["choices"]}
    assert sure["la-choice-stack-empty"] is True and sure["la-choice-brew"] is False


def test_what_a_prompt_offers_by_name_is_taken_with_confirm():
    """A program that follows the prompt alone can decline a guess."""
    referee = Referee(LA, secret=True)
    told = ok(referee, "new", level=7, seats=["red", "green"], first=0, seed=1)
    spaces = told["fate"]["assignment"]
    moves = [move for move in ok(referee, "moves", seat=0)["moves"]["0"] if "theory" in move]
    assert spaces and moves
    for move in moves:
        ok(referee, "do", move=move)
        prompt = ok(referee, "prompt")["prompt"]
        if prompt["key"] == "la-prompt-guess":
            break
        ok(referee, "undo", announced=True)
    assert prompt["seats"] == [1] and "word.none" in prompt["browse"]
    assert {kind for slot in prompt["ways"][0]["slots"] for kind in slot} == set(prompt["browse"]) - {"word.none"}
    assert ok(referee, "intent", tray=["word.none"], buttons=["confirm"], do=True)["move"] == "green guess none"


def test_a_fate_of_another_level_is_a_bad_fate_with_its_number():
    referee = Referee(LA, secret=True)
    fate = ok(referee, "new", level=3, seats=["red", "green"], seed=1)["fate"]
    wrong = error(referee, "new", level=7, seats=["red", "green"], fate=fate)
    assert (wrong["code"], wrong["number"]) == ("bad-fate", 638)
