# SPDX-License-Identifier: MIT
"""What may be typed at the virtual table: the words on the screen, in every language, and what they mean."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from aludel.errors import UsageFault
from aludel.games.referee import Prompt, Way
from aludel.twin.little_alchemists import box, shown, typed
from aludel.twin.little_alchemists.box import Tile
from aludel.twin.little_alchemists.meant import meant, plain, split_names, typed_words
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook

from .test_virtual_levels import Seat, lie, truth

SHOWN = {
    "tile": [kind.partition(".")[2] for kind in box.kinds(7)],
    "answer": [*box.potions(7), box.WISHES],
    "customer": box.potions(7),
    "pet": box.LIKES,
    "artifact": [card.name for card in box.artifacts(7)],
}


@pytest.fixture
def school(tmp_path):
    """A game of level 3 by a person who plays every seat."""
    seat = Seat(tmp_path, 3)
    seat.start()
    seat.nature.hands[0][:] = [Tile("tile.frog", 1), Tile("tile.fern", 7), Tile("tile.frog", 2)]
    yield seat
    seat.bench.close()


@pytest.mark.parametrize(
    "line",
    [
        "put frog flying ghost lucky",
        "put FROG, flying, ghost, luck",
        "put 1 flying ghost luck",
        "put flying potion, lucky potion, ghost potion, frog",
    ],
)
def test_the_words_on_the_screen_are_a_theory(school, line):
    school.type(line)
    assert set(school.kinds) == {"answer.frog", "answer.flying", "answer.ghostly", "answer.luck"}


@pytest.mark.parametrize(("line", "word"), [("put frog unicorn flying", "unicorn"), ("put frog potion", "potion")])
def test_the_word_that_is_not_known_is_named(school, line, word):
    with pytest.raises(UsageFault) as fault:
        school.type(line)
    assert (fault.value.key, fault.value.values["piece"]) == ("typed-piece", word)


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("cs", "put zaba letani duchove stesti"),
        ("cs", "put žába, lektvar létání, lektvar duchů, lektvar štěstí"),
        ("de", "put frosch flug geist glueck"),
        ("de", "put Frosch Flugtrank Geistertrank Gluckstrank"),
        ("ja", "put カエル 空とび おばけ 幸運"),
        ("ja", "put かえる、そらとび、おばけ、こううん"),
    ],
)
def test_a_theory_may_be_typed_in_every_language_and_without_accents(school, language, line):
    school.bench.console.desk.settings.language = language
    school.type(line)
    assert school.kinds == ("answer.frog", "answer.flying", "answer.ghostly", "answer.luck")


def test_every_name_that_the_screen_shows_means_its_piece():
    kinds = [f"{sort}.{one}" for sort, some in SHOWN.items() for one in some]
    for language in ("en", "cs", "de", "ja"):
        book = Phrasebook(language)
        for kind in kinds:
            same = [one for one in kinds if one.startswith(kind.partition(".")[0])]
            said = shown.name(lambda key, _, book=book: book.caption(Utterance(key)), kind)
            assert meant(plain(said), same, partial(shown.forms, book)) == kind, (language, kind)


def test_a_whole_set_takes_the_place_of_what_lies_in_the_tray(school):
    potions = [*truth(school, "fern"), *lie(school, "fern")]
    full = next(one for one in box.potions(3) if potions.count(one) < 2)
    school.type(f"put frog {full} {full} {full}", "")
    assert len(school.kinds) == 4
    school.table.show()
    assert '"take"' in school.out.getvalue()
    school.type("put 1 2")
    assert school.kinds == ("tile.frog", "tile.fern")
    school.type("put fire flying")
    assert school.kinds == ("answer.fire", "answer.flying")
    school.type("put 1")
    assert school.kinds == ("answer.fire", "answer.flying", "answer.frog")


def test_the_adjective_of_a_potion_names_its_customer():
    reach = typed.Reach(
        Prompt("la-prompt-customer", (), ways=(Way("", (frozenset({"customer.luck", "customer.fire"}),)),)),
        None,
        str,
        partial(shown.forms, Phrasebook("en")),
    )
    assert typed.put([], ["lucky"], reach) == (["lucky"], [("customer.luck", None)])


def test_the_example_names_the_free_pets_by_their_names(tmp_path):
    seat = Seat(tmp_path, 4)
    seat.start()
    prompt = Prompt("la-prompt-pet", (0,), ways=(Way("", (frozenset(f"pet.{pet}" for pet in box.LIKES),)),))
    free = replace(prompt, browse=("pet.cat", "pet.flying"))
    assert shown.example(free, seat.table.pieces, None, seat.words) == "cat / owl"
    seat.bench.close()


def test_the_example_names_the_artifacts_that_can_be_bought_with_their_prices(tmp_path):
    seat = Seat(tmp_path, 7)
    seat.start()
    seat.nature.shelf[:] = box.artifacts(7)[:3]
    seat.nature.coins[0] = 9
    kinds = frozenset(f"artifact.{card.name}" for card in box.artifacts(7))
    prompt = Prompt("la-prompt-shop", (0,), ways=(Way("", (kinds,)),), browse=tuple(sorted(kinds)))
    said = shown.example(prompt, seat.table.pieces, None, seat.words)
    assert said == " / ".join(
        f"{shown.name(seat.words, 'artifact.' + c.name)} ({c.cost})" for c in box.artifacts(7)[:3]
    )
    reach = typed.Reach(prompt, None, str, partial(shown.forms, Phrasebook("en")))
    first = split_names(typed_words(said.partition("/")[0]), kinds, reach.forms)
    assert typed.put([], first, reach)[1] == [(f"artifact.{box.artifacts(7)[0].name}", None)]
    seat.bench.close()


def test_the_example_speaks_the_language_of_the_console_and_is_short(school):
    school.type(f"put frog {' '.join(truth(school, 'frog'))}", "")
    school.bench.console.desk.settings.language = "cs"
    said = shown.example(school.asked, school.table.pieces, None, school.words)
    assert "žába" in said and "frog" not in said
    assert said.endswith("...") and said.count("/") == 5


def test_every_place_of_the_theory_board_is_shown_and_what_lies_on_it(school):
    school.table.show()
    board = school.out.getvalue().partition("theory board")[2].partition("  gems")[0]
    assert board.count("?: ") == 6 and "?: fire flying love" in board
    makes = truth(school, "frog")
    school.type(f"put frog {' '.join(makes)}", "", "put frog", "")
    school.out.truncate(0)
    school.table.show()
    board = school.out.getvalue().partition("theory board")[2]
    types = " ".join(school.words(f"type-{potion}", {}) for potion in box.potions(3) if potion in makes)
    assert board.count("?: ") == 5 and f"frog: {types}" in board


def test_there_is_no_theory_board_at_level_1(tmp_path):
    seat = Seat(tmp_path, 1)
    seat.type("", "", "")
    seat.table.show()
    assert "theory board" not in seat.out.getvalue()
    seat.bench.close()


@pytest.mark.parametrize("line", ["put frog flying ghost wish", "put 1, wish, ghost, flying"])
def test_a_theory_of_wishes_may_be_typed_at_the_last_level(tmp_path, line):
    seat = Seat(tmp_path, 7)
    seat.start()
    seat.nature.hands[0][:] = [Tile("tile.frog", 1), Tile("tile.fern", 7), Tile("tile.foot", 13)]
    seat.type(line)
    assert set(seat.kinds) == {"answer.frog", "answer.flying", "answer.ghostly", "answer.wishes"}
    seat.bench.close()
