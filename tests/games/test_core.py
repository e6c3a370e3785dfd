# SPDX-License-Identifier: MIT
"""What every game stands on: draws that follow from a code for ever, pieces told by hand, presses, and the registry."""

from __future__ import annotations

import hashlib
from collections import Counter
from importlib.metadata import EntryPoint
from itertools import islice

import pytest

from aludel.games import referee
from aludel.games.fate import CodeSource, _below
from aludel.games.referee import TABLE, Event, announced, hold, press
from aludel.games.tray import Piece, Place, shown


def words(code: str, label: str, blocks: int) -> list[int]:
    """The stream as the file format of codes states it: SHA-256 of code/label/0, /1 ..., as big-endian words."""
    digests = [hashlib.sha256(f"{code}/{label}/{n}".encode()).hexdigest() for n in range(blocks)]
    return [int(text[i : i + 8], 16) for text in digests for i in range(0, 64, 8)]


def test_the_words_of_a_code_never_change() -> None:
    """A game code written down today draws the same game in every later release."""
    assert list(islice(CodeSource("ABCDEFGHJK")._words("first"), 20)) == words("ABCDEFGHJK", "first", 3)[:20]


def test_a_number_is_the_first_fair_word() -> None:
    code, source = "ABCDEFGHJK", CodeSource("ABCDEFGHJK")
    for n in (2, 3, 4, 7, 8):
        assert source.below("first", n) == words(code, "first", 1)[0] % n


def test_a_permutation_is_shuffled_from_the_end() -> None:
    order, stream = list(range(8)), iter(words("ABCDEFGHJK", "assignment", 2))
    for i in range(7, 0, -1):
        j = next(stream) % (i + 1)
        order[i], order[j] = order[j], order[i]
    assert CodeSource("ABCDEFGHJK").permutation("assignment", 8) == tuple(order)


def test_a_word_that_would_favour_small_numbers_is_passed_over() -> None:
    """2**32 is 1 more than a multiple of 3 and of 5, so the very last word is unfair; for 4 none is."""
    last = (1 << 32) - 1
    assert _below(iter([last, 4]), 3) == 1
    assert _below(iter([last, 7]), 5) == 2
    assert _below(iter([last - 1, 7]), 3) == (last - 1) % 3
    assert _below(iter([last, 4]), 4) == 3


def test_draws_of_many_codes_are_even() -> None:
    drawn = Counter(CodeSource(f"CODE{n}").below("first", 3) for n in range(600))
    assert set(drawn) == {0, 1, 2}
    assert min(drawn.values()) > 150


def test_pieces_told_by_hand_lie_nowhere_in_particular() -> None:
    assert shown("tile.frog", "tile.fern") == (
        Piece("tile.frog", Place(0.0, 0.0)),
        Piece("tile.fern", Place(0.0, 0.0)),
    )
    assert shown() == ()


def test_presses_are_short_and_holds_are_long() -> None:
    assert (press("confirm").buttons, press("confirm").held) == (frozenset({"confirm"}), False)
    assert (hold("back", "confirm").buttons, hold("back", "confirm").held) == (frozenset({"back", "confirm"}), True)


@pytest.mark.parametrize(
    ("event", "heard"),
    [
        (Event("turn"), True),
        (Event("turn", spoken=False), False),
        (Event("turn", to=0), False),
        (Event("turn", to=1, spoken=False), False),
    ],
)
def test_the_table_has_heard_what_was_spoken_to_it(event: Event, heard: bool) -> None:
    assert announced([event]) is heard
    assert announced([Event("note", to=0, spoken=False), event]) is heard
    assert not announced([])
    assert event.to == TABLE or not heard


def test_games_are_registered_by_name_in_order(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [EntryPoint(name, "json:loads", referee.ENTRY_POINTS) for name in ("zeta", "alpha", "mu")]
    asked = []

    def found(**wanted: str) -> list[EntryPoint]:
        asked.append(wanted)
        return points

    monkeypatch.setattr(referee, "entry_points", found)
    assert list(referee.registry.__wrapped__()) == ["alpha", "mu", "zeta"]
    assert asked == [{"group": "aludel.games"}]
