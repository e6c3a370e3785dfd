# SPDX-License-Identifier: MIT
"""Where keys go: on the locks of the next closed box, then on the trophy lines; what is over goes on. Pure.

Only keys on closed locks are kept: those that are over once everything is open are told, and forgotten.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from aludel.games.campaign import Box, Campaign, Trophy
from aludel.journal.campaign import Gain, Progress
from aludel.utterance import Utterance


class Settled(NamedTuple):
    """What a family gains, and what everybody is told of it."""

    gain: Gain
    told: tuple[Utterance, ...] = ()


class _Filled(NamedTuple):
    """Locks that keys were put on: which, how many keys, and how many locks are still closed."""

    target: Box | Trophy
    put: int
    left: int


def is_open(box: Box, had: Progress) -> bool:
    """Whether a box has been opened: by keys, by its card, or with its level."""
    return box.kind in had.boxes or box.level in had.levels


def locked(plan: Campaign, had: Progress) -> list[Box | Trophy]:
    """What still has closed locks, in the order in which keys fill it."""
    boxes = [box for box in plan.boxes if box.keys and not is_open(box, had)]
    return [*boxes, *(trophy for trophy in plan.trophies if trophy.name not in had.trophies)]


def settle(plan: Campaign, had: Progress, level: int, earned: Mapping[str, int]) -> Settled:
    """What the ending of a game of `level` brings to a family that `had` so much before; `earned` by `Game.earned`."""
    exam = _exam(plan, had, level) if earned.get("exam") else Settled(Gain())
    keys = _keys(plan, had, earned.get("keys", 0))
    return Settled(
        Gain(
            levels=exam.gain.levels + keys.gain.levels,
            exams=exam.gain.exams,
            keys=keys.gain.keys,
            boxes=exam.gain.boxes + keys.gain.boxes,
            trophies=keys.gain.trophies,
        ),
        exam.told + keys.told,
    )


def by_card(plan: Campaign, had: Progress, box: Box) -> Settled:
    """What a shown box card opens. Keys that lie on that box's locks stay there."""
    stuck = had.keys if locked(plan, had)[:1] == [box] else 0
    return Settled(Gain(levels=(box.level,), keys=-stuck, boxes=(box.kind,)), (_box_open(box),))


def _exam(plan: Campaign, had: Progress, level: int) -> Settled:
    """A passed exam opens the next level and the box without locks that belongs to it."""
    boxes = [box for box in plan.boxes if box.level == level + 1 and not box.keys and not is_open(box, had)]
    gain = Gain(levels=(level + 1,), exams=(level,), boxes=tuple(box.kind for box in boxes))
    return Settled(gain, tuple(map(_box_open, boxes)))


def _keys(plan: Campaign, had: Progress, won: int) -> Settled:
    if not won:
        return Settled(Gain())
    targets = locked(plan, had)
    filled = list(_fill(targets, had.keys, won))
    opened = [one.target for one in filled if not one.left]
    boxes = [target for target in opened if isinstance(target, Box)]
    spent = sum(target.keys for target in opened)
    spare = won - sum(one.put for one in filled)
    all_open = bool(plan.boxes or plan.trophies) and len(opened) == len(targets)
    gain = Gain(
        levels=tuple(box.level for box in boxes),
        keys=-had.keys if all_open else won - spent,
        boxes=tuple(box.kind for box in boxes),
        trophies=tuple(target.name for target in opened if isinstance(target, Trophy)),
    )
    told = [utterance for one in filled for utterance in _told(one)]
    if spare and all_open:
        told.append(Utterance("table-keys-spare", {"count": spare}))
    return Settled(gain, tuple(told))


def _fill(targets: list[Box | Trophy], lying: int, won: int) -> Iterator[_Filled]:
    """Put keys on locks, `lying` ones being on the first locks already."""
    for target in targets:
        if not won:
            return
        put = min(won, max(0, target.keys - lying))
        left = max(0, target.keys - lying - put)
        yield _Filled(target, put, left)
        won, lying = won - put, max(0, lying - target.keys)


def _told(one: _Filled) -> Iterator[Utterance]:
    """What is told of locks; nothing of keys where enough of them lay there already."""
    if one.put:
        yield _put(one)
    if one.left:
        yield Utterance("table-locks-left", {"count": one.left})
    else:
        yield _box_open(one.target) if isinstance(one.target, Box) else _trophy(one.target)


def _put(one: _Filled) -> Utterance:
    if isinstance(one.target, Box):
        return Utterance("table-keys", {"count": one.put, "level": one.target.level})
    return Utterance("table-line", {"count": one.put, "trophy": one.target.name})


def _box_open(box: Box) -> Utterance:
    return Utterance("table-box-open", {"level": box.level})


def _trophy(trophy: Trophy) -> Utterance:
    return Utterance("table-trophy", {"trophy": trophy.name})
