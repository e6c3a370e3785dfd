# SPDX-License-Identifier: MIT
"""Boxes, keys and levels over many games, at a console with all its menus."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest
from tests.games.little_alchemists.rig import do
from tests.rulebook.little_alchemists.positions import at, set_up, solved, theory
from tests.table.parts import CONFIRM, NEXT, Bench

from aludel.games.campaign import Box
from aludel.games.little_alchemists import GAME
from aludel.journal.campaign import Gain, Progress
from aludel.table.family import Family
from aludel.table.locks import settle

PLAN = GAME.campaign()
NEW = Progress(1, GAME.info.key)
LOCKS = {box.level: box.keys for box in PLAN.boxes}


class Told(NamedTuple):
    """What an ending brings and says."""

    gain: Gain
    said: list[tuple[str, dict[str, str | int]]]


def ended(had: Progress, level: int, **earned: int) -> Told:
    """A game of the level ends."""
    gain, told = settle(PLAN, had, level, earned)
    return Told(gain, [(utterance.key, dict(utterance.args)) for utterance in told])


def opened(*levels: int, keys: int = 0) -> Progress:
    """A family that has opened these levels; so many keys lie on the locks of the next box."""
    return Progress(1, GAME.info.key, levels=frozenset(levels), keys=keys)


def console(folder: Path, *levels: int) -> Bench:
    """The first menu of a console whose family has opened these levels."""
    bench = Bench(folder)
    number = bench.campaign.start(GAME.info.key)
    if levels:
        boxes = tuple(box.kind for box in PLAN.boxes if box.level in levels)
        bench.campaign.credit(number, "before", Gain(levels=levels, boxes=boxes))
    return bench


def menu(bench: Bench) -> list[str]:
    """Everything that the menu of now offers."""
    found = [bench.offered()]
    while True:
        bench.press(NEXT)
        if bench.offered() == found[0]:
            return found
        found.append(bench.offered())


def family(bench: Bench) -> Family:
    """Whoever plays at that console."""
    return Family(bench.console.desk, GAME)


# -- the boxes


def test_all_boxes_are_closed_at_first(tmp_path: Path) -> None:
    """And the first level is the only one."""
    bench = console(tmp_path)
    assert [box.level for box in family(bench).closed_boxes()] == [2, 3, 4, 5, 6, 7]
    assert family(bench).levels() == (1,)


@pytest.mark.parametrize("box", PLAN.boxes, ids=lambda box: box.kind)
def test_every_box_brings_something_new(box: Box) -> None:
    """The rules of its level differ from those of the level before, and so does the setting up."""
    assert at(box.level).rules != at(box.level - 1).rules
    before, now = ([(told.kind, told.args) for told in set_up(level)[1:]] for level in (box.level - 1, box.level))
    assert now != before


def test_the_exam_opens_the_box_of_level_2() -> None:
    assert LOCKS[2] == 0, "no keys are needed for it"
    told = ended(NEW, 1, exam=1)
    assert told.gain == Gain(levels=(2,), exams=(1,), boxes=("box.2",))
    assert told.said == [("table-box-open", {"level": 2})]
    assert ended(NEW, 1).gain == Gain(), "an exam that was not passed opens nothing"


def test_an_easier_level_may_always_be_chosen(tmp_path: Path) -> None:
    """Whatever has been opened, every level up to it is on the menu, and can be played."""
    bench = console(tmp_path, 2, 3, 4)
    bench.pick("language-en")
    assert [key for key in menu(bench) if key.startswith("level-")] == ["level-4", "level-1", "level-2", "level-3"]
    bench.pick("level-2")
    bench.pick("players-2")
    bench.pick("first-any")
    assert bench.view()["level"] == 2


# -- keys


def test_keys_go_onto_the_locks_of_the_next_box() -> None:
    told = ended(opened(2), 2, keys=2)
    assert told.gain == Gain(keys=2)
    assert told.said == [("table-keys", {"count": 2, "level": 3}), ("table-locks-left", {"count": LOCKS[3] - 2})]
    assert ended(opened(2, 3, 4), 2, keys=1).said[0] == ("table-keys", {"count": 1, "level": 5})


def test_all_locks_covered_open_the_level() -> None:
    told = ended(opened(2, keys=1), 2, keys=LOCKS[3] - 1)
    assert (told.gain.levels, told.gain.boxes) == ((3,), ("box.3",))
    assert told.said[-1] == ("table-box-open", {"level": 3})
    assert ended(opened(2, keys=1), 2, keys=LOCKS[3] - 2).gain.levels == ()


def test_keys_left_over_go_onto_the_box_after_it() -> None:
    told = ended(opened(2, keys=1), 2, keys=LOCKS[3] + 1)
    assert (told.gain.levels, told.gain.keys) == ((3,), 1)
    assert told.said[2:] == [("table-keys", {"count": 2, "level": 4}), ("table-locks-left", {"count": LOCKS[4] - 2})]


@pytest.mark.parametrize("level", [3, 4, 5, 6, 7])
def test_keys_open_one_level_after_another(level: int) -> None:
    had = opened(*range(2, level))
    assert ended(had, level - 1, keys=LOCKS[level]).gain == Gain(levels=(level,), boxes=(f"box.{level}",))


def test_the_card_of_a_box_is_shown(tmp_path: Path) -> None:
    bench = console(tmp_path, 2)
    bench.pick("language-en")
    bench.pick("table-menu-box")
    bench.tray.lay(["box.3"])
    bench.press(CONFIRM)
    assert family(bench).levels() == (1, 2, 3)
    assert "table-box-open" in bench.voice.phrases()


# -- after the last level


def test_level_7_is_the_last() -> None:
    assert GAME.info.levels == (1, 2, 3, 4, 5, 6, 7)
    assert max(LOCKS) == 7


def test_keys_then_fill_the_lines_of_trophies() -> None:
    told = ended(opened(2, 3, 4, 5, 6, 7), 7, keys=2)
    line = PLAN.trophies[0]
    assert told.said == [
        ("table-line", {"count": 2, "trophy": line.name}),
        ("table-locks-left", {"count": line.keys - 2}),
    ]
    assert told.gain.trophies == ()


def test_a_full_line_is_a_trophy() -> None:
    """One after another, and what is over goes onto the next line."""
    had = opened(2, 3, 4, 5, 6, 7)
    first, second, third = PLAN.trophies
    told = ended(had, 7, keys=first.keys + 1)
    assert (told.gain.trophies, told.gain.keys) == ((first.name,), 1)
    assert ("table-trophy", {"trophy": first.name}) in told.said
    every = ended(had, 7, keys=first.keys + second.keys + third.keys)
    assert every.gain.trophies == (first.name, second.name, third.name)


def test_keys_of_all_players_go_onto_the_same_locks() -> None:
    """Whoever shared the theories: the keys are those of the whole table."""
    for seats in ((0, 0, 0, 0), (1, 0, 1, 0), (1, 1, 1, 1)):
        state = do(at(2, solved=solved(*seats)), f"red {theory(2, 4)}")
        assert GAME.earned(state) == {"keys": 4}
