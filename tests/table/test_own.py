# SPDX-License-Identifier: MIT
"""The private look of one seat: it sees what is its own, and asking for it tells nobody anything."""

from __future__ import annotations

import json
import logging

import pytest

from aludel.games.referee import TABLE
from aludel.utterance import Utterance

from .parts import BACK, CONFIRM, Bench
from .test_secrecy import RENAMED, SAME, Relabelled, Witness


@pytest.fixture
def game(tmp_path):
    """Red has mixed frog and fern, yellow has mixed nothing yet."""
    bench = Bench(tmp_path)
    bench.start()
    bench.turn("frog", "fern")
    yield bench
    bench.close()


def everything(bench):
    """All that leaves a console, and what it has written down."""
    journal = bench.journal
    return (
        bench.console.public(),
        [*bench.voice.told],
        [*bench.lamps.scenes],
        [journal.load(number) for number in journal.games()],
    )


def text(view):
    return json.dumps(view, sort_keys=True)


def test_a_seat_sees_its_own_results_and_what_everybody_sees(game):
    own, public = game.console.own(0), game.view()
    assert {name: own.view[name] for name in public} == public
    assert own.view["own"] == 0
    assert text(own.view["tracker"]) != text(game.console.own(1).view["tracker"])


def test_hints_are_of_what_the_seat_has_seen_itself(game):
    red, yellow = (game.console.own(seat).hints() for seat in (0, 1))
    assert all(isinstance(hint, Utterance) and hint.key.startswith("la-hint-") for hint in (*red, *yellow))
    worlds = [next(hint.args["count"] for hint in hints if hint.key == "la-hint-worlds") for hints in (red, yellow)]
    assert worlds[0] < worlds[1]


def test_asking_changes_and_tells_nothing(game, caplog):
    caplog.set_level(logging.DEBUG)
    before = everything(game)
    for seat in (0, 1):
        own = game.console.own(seat)
        assert own.view and own.hints()
    assert everything(game) == before
    assert not caplog.records


def test_a_look_stays_what_it_was_and_its_name_tells_nothing(game):
    own = game.console.own(1)
    before = text(own.view)
    game.turn("foot", "scorpion")
    assert text(own.view) == before != text(game.console.own(1).view)
    assert repr(own) == "Own(seat=1)"


@pytest.mark.parametrize("seat", [TABLE, 2, 9])
def test_where_nobody_sits_there_is_nothing_to_see(game, seat):
    assert game.console.own(seat) is None


def test_there_is_nothing_to_see_outside_a_game(tmp_path):
    bench = Bench(tmp_path)
    assert bench.console.own(0) is None
    bench.close()


def evening(folder, names, asking):
    """Every public byte of some turns, and what red saw of them if `asking`."""
    bench = Bench(folder, games={"little-alchemists": Relabelled(names)})
    bench.start()
    witness, seen = Witness(bench), []
    for one, other in (("frog", "fern"), ("foot", "scorpion"), ("frog", "foot")):
        bench.turn(names[one], names[other])
        if asking:
            own = bench.console.own(0)
            seen += [text(own.view), repr(own.hints())]
        bench.press(BACK)
        witness.look()
    bench.press(CONFIRM)
    witness.look()
    bench.close()
    return witness.bytes, seen


def test_what_a_seat_sees_reaches_nobody_else(tmp_path):
    """The same turns with renamed ingredients: red sees other names, and everybody else the same, asked or not."""
    evenings = [(names, asking) for names in (SAME, RENAMED) for asking in (False, True)]
    (quiet, _), (plain, own), (renamed_quiet, _), (renamed, renamed_own) = (
        evening(tmp_path / str(number), *one) for number, one in enumerate(evenings)
    )
    assert quiet == plain == renamed_quiet == renamed
    assert own and own != renamed_own
