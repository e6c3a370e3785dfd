# SPDX-License-Identifier: MIT
"""Notation of what levels 2 to 7 add."""

from __future__ import annotations

import re

import pytest
from tests.games.little_alchemists.levels import first
from tests.games.little_alchemists.rig import do

from aludel.games.little_alchemists import GAME, moves
from aludel.games.little_alchemists.state import NONE, Phase
from aludel.games.referee import BadNotation

# -- moves as text


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("red theory frog fire+luck", moves.Theory("red", "frog", ("fire", "luck"))),
        ("red theory frog fire+love+wishes", moves.Theory("red", "frog", ("fire", "love", "wishes"))),
        ("blue guess frog", moves.Guess("blue", "frog")),
        ("blue guess none", moves.Guess("blue", None)),
        ("red pet cat", moves.ChoosePet("red", "cat")),
        ("red wish powerless", moves.WishFor("red", "powerless")),
        ("red shop", moves.Shop("red")),
        ("red leave", moves.Leave("red")),
        ("red artifact purple-1", moves.BuyArtifact("red", "purple-1")),
        ("red artifact tea-set", moves.BuyArtifact("red", "tea-set")),
        ("red judged discard", moves.Judged("red", "discard")),
        ("red judge 0", moves.JudgePoints("red", 0)),
        ("red judge 20", moves.JudgePoints("red", 20)),
    ],
)
def test_moves_read_and_write(line: str, move: moves.Move) -> None:
    assert GAME.parse_move(line) == move
    assert GAME.print_move(move) == line


def test_potions_of_a_theory_are_read_in_any_order() -> None:
    move = GAME.parse_move("red theory frog wishes+luck+fire+zebra+apple")
    assert move == moves.theory("red", "frog", ("fire", "luck", "wishes", "apple", "zebra"))
    assert GAME.print_move(move) == "red theory frog fire+luck+wishes+apple+zebra"


def test_a_theory_is_no_secret_of_its_repr() -> None:
    assert repr(GAME.parse_move("red theory frog fire+luck")) == "Theory(seat='red')"


@pytest.mark.parametrize(
    "line",
    [
        "red theory frog",
        "red theory fire+luck",
        "red theory frog fire luck",
        "red theory frog fire+",
        "red theory Frog fire+luck",
        "table theory frog fire+luck",
        "mauve theory frog fire+luck",
        "red guess",
        "red guess Frog",
        "red guess frog fern",
        "red pet",
        "red pet cat-1",
        "red wish",
        "red shop 1",
        "table shop",
        "red leave now",
        "red artifact",
        "red artifact Purple-1",
        "red artifact purple-",
        "red artifact purple_1",
        "red artifact purple-1\n",
        "red judged",
        "red judged dance",
        "red judge",
        "red judge -1",
        "red judge 07",
        "red judge 100",
        "red judge ３",
        "red judge 3\n",
        "table judge 3",
    ],
)
def test_malformed_moves_are_refused(line: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_move(line)


# -- positions as text

PLAIN = [
    "seats",
    "turn",
    "phase",
    "first",
    "ended",
    "coins",
    "bank",
    "hands",
    "market",
    "stack",
    "discards",
    "stray",
    "customer",
    "come",
    "mistaken",
    "sold",
    "boring",
    "owed",
    "refill",
    "then",
    "made",
    "last",
    "results",
    "answers",
    "assignment",
    "orientation",
    "exam",
    "tray",
    "shown",
    "tracker",
    "house",
]

LINE = GAME.print_state(
    first(
        7,
        solved=((0, 1), (2, 0)),
        wrong=(((1, 0b111), (3, 0b1011)), ()),
        broken=(2, 0),
        pets=(0, NONE),
        artifacts=(0b100001, 0b10),
        again=1,
    ),
    secret=True,
)


def test_a_position_of_level_7_names_all_there_is() -> None:
    for words in (
        "solved=frog:yellow+foot:red",
        "broken=2+0",
        "lost=0",
        "guesses=none",
        "pets=cat+none",
        "fresh=no",
        "artifacts=red:purple-1+red:purple-6+yellow:purple-2",
        "visits=0 bought=no gift=no",
        "again=red",
        "judged=none",
        "rulings=0",
        "wished=none",
        "wrong=red:fern:fire.flying.luck+red:scorpion:fire.flying.love",
        "theory=none",
    ):
        assert f" {words} " in LINE
    public = LINE.partition(" | ")[0]
    assert "wrong=" not in public
    assert "theory=" not in public


@pytest.mark.parametrize(
    ("level", "words"),
    [
        (1, set()),
        (2, {"solved", "broken", "lost", "wrong"}),
        (3, {"guesses", "theory"}),
        (4, {"pets", "fresh"}),
        (5, set()),
        (6, {"artifacts", "visits", "bought", "gift", "again", "judged", "rulings"}),
        (7, {"wished"}),
    ],
)
def test_a_level_writes_what_it_has(level: int, words: set[str]) -> None:
    before = set(_words(level - 1)) if level > 1 else set(PLAIN)
    assert set(_words(level)) - before == words


def test_the_words_of_level_1_stand_in_their_order() -> None:
    assert _words(1) == PLAIN


def _words(level: int) -> list[str]:
    return re.findall(r"[ |](\w+)=", GAME.print_state(first(level), secret=True))


def test_guesses_and_the_theory_under_guess_are_written() -> None:
    state = do(first(3, 4), "red theory frog fire+flying+love", "yellow guess none", "green guess fern")
    line = GAME.print_state(state, secret=True)
    assert " guesses=pass+fern " in line
    assert " theory=frog " in line
    assert "frog" not in line.partition(" | ")[0]
    assert GAME.parse_state(line) == state


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("solved=frog:yellow", "solved=foot:yellow"),
        ("solved=frog:yellow", "solved=toad:yellow"),
        ("solved=frog:yellow", "solved=frog:blue"),
        ("solved=frog:yellow", "solved=frog"),
        ("broken=2+0", "broken=2"),
        ("broken=2+0", "broken=x+0"),
        ("lost=0", "lost=none"),
        ("customer=none", "customer=wishes"),
        ("customer=none", "customer=equal"),
        ("guesses=none", "guesses=toad"),
        ("pets=cat+none", "pets=none"),
        ("pets=cat+none", "pets=dog+none"),
        ("pets=cat+none", "pets=cat+none+none"),
        ("fresh=no", "fresh=0"),
        ("red:purple-6", "red:ring"),
        ("red:purple-6", "blue:purple-6"),
        ("red:purple-6", "purple-6"),
        ("again=red", "again=blue"),
        ("judged=none", "judged=21"),
        ("judged=none", "judged=-1"),
        ("judged=none", "judged=" + "+".join(["1"] * 14)),
        ("rulings=0", "rulings=x"),
        ("wished=none", "wished=soup"),
        ("red:fern:fire", "red:toad:fire"),
        ("red:fern:fire", "blue:fern:fire"),
        ("red:fern:fire", "red:fern:soup"),
        ("red:fern:fire.flying.luck", "red:fern"),
        ("theory=none", "theory=toad"),
        ("phase=brew", "phase=guess"),
        ("phase=brew", "phase=judge"),
        ("la7", "la6"),
    ],
)
def test_malformed_positions_are_refused(old: str, new: str) -> None:
    assert old in LINE
    GAME.parse_state(LINE)
    with pytest.raises(BadNotation):
        GAME.parse_state(LINE.replace(old, new, 1))


@pytest.mark.parametrize(
    ("level", "phase"), [(2, "guess"), (3, "pet"), (6, "wish"), (5, "shop"), (7, "judge"), (7, "exam")]
)
def test_a_phase_in_which_nothing_could_be_done_is_no_position(level: int, phase: str) -> None:
    line = GAME.print_state(first(level), secret=True)
    with pytest.raises(BadNotation, match=r"there (is|are)|no question"):
        GAME.parse_state(line.replace("phase=brew", f"phase={phase}"))


def test_a_game_with_all_theories_shared_does_not_go_on() -> None:
    solved = tuple((n, 0) for n in range(5))
    line = GAME.print_state(first(3, solved=solved, phase=Phase.OVER), secret=True)
    GAME.parse_state(line)
    with pytest.raises(BadNotation, match="last theory"):
        GAME.parse_state(line.replace("phase=over", "phase=brew"))
    with pytest.raises(BadNotation, match="theory board"):
        GAME.parse_state(line.replace("feather:red", "feather:red+mandrake:red"))


def test_secrets_stay_out_of_repr() -> None:
    state = first(3, theory=4, wrong=(((2, 7),), ()), tray=(1, 1), tracker=(99, 98), shown=(5, 5, 5, 5, 5, 5))
    text = repr(state)
    for name in ("secret", "theory", "wrong", "tray", "tracker", "shown"):
        assert f" {name}=" not in text
    assert "coins=(2, 2)" in text
    assert "guesses=()" in text
