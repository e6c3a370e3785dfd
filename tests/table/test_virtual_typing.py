# SPDX-License-Identifier: MIT
"""What may be typed at the virtual table: the words on the screen, in every language, and what they mean."""

from __future__ import annotations

from functools import partial

import pytest

from aludel.errors import UsageFault
from aludel.games.referee import Prompt, Way
from aludel.twin.little_alchemists import box, shown, typed
from aludel.twin.little_alchemists.box import Tile
from aludel.twin.little_alchemists.meant import meant, plain
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
