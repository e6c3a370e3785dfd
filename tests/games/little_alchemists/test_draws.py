# SPDX-License-Identifier: MIT
"""What is drawn for a game, under which names: a code that was written down draws the same game for ever."""

from __future__ import annotations

import pytest
from tests.games.little_alchemists.levels import COLOURS, LEVELS

from aludel.games.fate import CodeSource
from aludel.games.little_alchemists import GAME, data, setting
from aludel.games.little_alchemists.rules import rules_of
from aludel.games.referee import Setup

SIZES = {1: 6, 2: 6, 3: 6, 4: 6, 5: 7, 6: 7, 7: 8}


class Asked:
    """A source that draws nothing special and remembers what it was asked for."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []

    def permutation(self, label: str, n: int) -> tuple[int, ...]:
        """The numbers from the last to the first."""
        self.asked.append((label, n))
        return tuple(reversed(range(n)))

    def below(self, label: str, n: int) -> int:
        """The largest."""
        self.asked.append((label, n))
        return n - 1


@pytest.mark.parametrize("level", LEVELS)
def test_each_draw_has_its_own_name(level: int) -> None:
    source = Asked()
    fate = GAME.draw(Setup(level, COLOURS[:3]), source)
    turned = 2 if "turned" in data.board_entry(level) else 1
    exam = [("exam-ring", 6), ("exam-order", 6)] if level == 1 else []
    assert sorted(source.asked) == sorted([("assignment", SIZES[level]), ("first", 3), ("orientation", turned), *exam])
    assert fate["first"] == 2
    assert fate["orientation"] == turned - 1
    kinds, spaces = list(data.tile_set(level)), list(data.board_entry(level)["spaces"])
    assert fate["assignment"] == dict(zip(kinds, reversed(spaces), strict=True))


def test_a_first_seat_that_is_chosen_is_not_drawn() -> None:
    source = Asked()
    assert GAME.draw(Setup(1, COLOURS[:3], first=1), source)["first"] == 1
    assert "first" not in dict(source.asked)


def test_the_exam_goes_once_round_a_ring() -> None:
    """Last to first: the ring is mandrake, feather, ... frog; its last side, frog and mandrake, is asked first."""
    kinds = list(data.tile_set(1))
    exam = GAME.draw(Setup(1, COLOURS[:2]), Asked())["exam"]
    assert exam[0] == [kinds[0], kinds[5]]
    assert exam[1:] == [[kinds[n], kinds[n + 1]] for n in range(5)]
    drawn = GAME.draw(Setup(1, COLOURS[:2]), CodeSource("ABCDEFGHJK"))["exam"]
    assert all(sum(kind in pair for pair in drawn) == 2 for kind in kinds)


@pytest.mark.parametrize("level", LEVELS)
def test_ingredients_with_equally_many_tiles_may_be_renamed_among_each_other(level: int) -> None:
    setup = Setup(level, COLOURS[:2])
    rules = rules_of(setup)
    groups = [
        tuple(kind for kind, n in zip(rules.kinds, rules.limits, strict=True) if n == one) for one in rules.limits
    ]
    secret = setting.secret_kinds(setup)
    assert tuple(kind.removeprefix("tile.") for kind in secret) == max(groups, key=len)


def test_house_rules_in_another_order_are_the_same_rules() -> None:
    one = {"marks": "unknown", "overlay": {"customers": {"fire": 4, "luck": 2}}}
    other = {"overlay": {"customers": {"luck": 2, "fire": 4}}, "marks": "unknown"}
    rules, same = (rules_of(Setup(1, COLOURS[:2], house=house)) for house in (one, other))
    assert rules == same
    assert rules.house == '{"marks":"unknown","overlay":{"customers":{"fire":4,"luck":2}}}'
