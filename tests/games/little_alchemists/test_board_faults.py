# SPDX-License-Identifier: MIT
"""What is wrong with an owner's board is said with the words that the sentence needs."""

from __future__ import annotations

from typing import Any

import pytest

from aludel.games.little_alchemists.board import BoardFault, Needs, faults

SPACES = {"A": ["fire", "luck"], "B": ["fire", "love"], "C": ["luck", "love"]}
CROSS = {"A|B": "fire", "A|C": "luck", "B|C": "love"}
NEEDS = Needs(("fire", "luck", "love"), size=3, theories=2, distinct=True)


def found(**changes: Any) -> list[BoardFault]:
    """The faults of this small board with some of it changed."""
    return faults({"spaces": SPACES, "cross": CROSS, **changes}, NEEDS)


def test_a_sound_board_has_no_fault() -> None:
    assert found() == []
    assert found(turned={"A|B": "fire"}) == []


FAULTY = [
    ({"cross": {**CROSS, "A|A": "fire"}}, "board-cross-name", {"pair": "A|A"}),
    ({"cross": {**CROSS, "A|X": "fire"}}, "board-cross-name", {"pair": "A|X"}),
    ({"cross": {**CROSS, "A|B|C": "fire"}}, "board-cross-name", {"pair": "A|B|C"}),
    ({"turned": {"A": "fire"}}, "board-cross-name", {"pair": "A"}),
    ({"cross": {**CROSS, "B|A": "luck"}}, "board-asymmetric", {"pair": "B|A"}),
    ({"cross": {**CROSS, "A|B": "luck"}}, "board-cross-potion", {"pair": "A|B", "potion": "luck"}),
    ({"cross": {**CROSS, "A|B": "powerless"}}, "board-cross-potion", {"pair": "A|B", "potion": "powerless"}),
    ({"turned": {"B|C": "fire"}}, "board-cross-potion", {"pair": "B|C", "potion": "fire"}),
    ({"cross": {"A|B": "fire", "C|B": "love"}}, "board-cross-missing", {"pair": "A|C"}),
]


@pytest.mark.parametrize(("changes", "key", "args"), FAULTY, ids=lambda value: value if isinstance(value, str) else "")
def test_a_fault_of_a_crossing_names_it(changes: dict[str, Any], key: str, args: dict[str, Any]) -> None:
    assert found(**changes) == [BoardFault(key, args)]


def test_a_fault_of_a_space_names_it() -> None:
    small = {"spaces": {"A": ["fire", "luck"], "B": ["fire", "love"]}, "cross": {"A|B": "fire"}}
    assert faults(small, NEEDS) == [BoardFault("board-size", {"given": 2, "wanted": 3})]
    odd = {"spaces": {"A": SPACES["A"], "B": SPACES["B"], "C!": SPACES["C"]}, "cross": {"A|B": "fire"}}
    assert faults(odd, NEEDS)[0] == BoardFault("board-space-name", {"space": "C!"})
    unknown = found(spaces={**SPACES, "C": ["love", "soup"]}, cross={"A|B": "fire", "A|C": "powerless", "B|C": "love"})
    assert unknown == [BoardFault("board-potion", {"space": "C", "potion": "soup"})]
    wide = found(spaces={**SPACES, "C": ["fire", "luck", "love"]})
    assert wide == [BoardFault("board-set-size", {"space": "C", "given": 3, "wanted": 2})]


def test_two_spaces_alike_are_named_where_they_may_not_be() -> None:
    alike = {"spaces": {**SPACES, "C": SPACES["A"]}, "cross": {"A|B": "fire", "A|C": "luck", "B|C": "fire"}}
    assert faults(alike, NEEDS) == [BoardFault("board-twins", {"one": "A", "other": "C"})]
    assert faults(alike, Needs(NEEDS.potions, 3, 2, distinct=False)) == []


def test_spaces_that_share_no_potion_make_a_powerless_one() -> None:
    spaces = {"A": ["fire", "luck"], "B": ["love", "ghostly"]}
    needs = Needs(("fire", "luck", "love", "ghostly"), size=2, theories=2, distinct=True)
    assert faults({"spaces": spaces, "cross": {"A|B": "powerless"}}, needs) == []
    assert [fault.key for fault in faults({"spaces": spaces, "cross": {"A|B": "fire"}}, needs)] == [
        "board-cross-potion"
    ]


def test_without_theories_a_space_may_make_any_number() -> None:
    needs = Needs(NEEDS.potions, 3, 0, distinct=False)
    wide = {"spaces": {**SPACES, "C": ["fire", "luck", "love"]}, "cross": CROSS}
    assert faults(wide, needs) == []
