# SPDX-License-Identifier: MIT
"""Teaching while playing: which step of a level's lesson is due now. Pure; what was shown before is handed in.

A game says in a file (lessons.schema.json) what is new at each level, one small step at a time, and when each step is
due. Only what everybody at the table may know decides that.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from aludel.games.referee import TABLE, Prompt
from aludel.screens.views import screens_of
from aludel.table.snapshot import Snapshot
from aludel.toml_file import load_checked

SCHEMA: Final = Path(__file__).with_name("lessons.schema.json")
PLAYING: Final = "game"
"""The mode of the console in which a game asks its own questions."""
ASKED: Final = "asked"
"""In the path of a condition: the seat that is asked."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing that is new at a level: its name, its phrase, and the part of the page that it is about.

    It is due at one of `prompts`, while the public view has all of `when` and none of `unless`. A condition names a
    place of the view (`last.made`; `pets.asked` is that of the seat which is asked). It expects something there (true)
    or nothing (false; a list of nothings is nothing), at least so much or so many (a number), or one of a list.
    """

    level: int
    name: str
    key: str
    part: str
    prompts: frozenset[str]
    when: Mapping[str, Any] = field(default_factory=dict)
    unless: Mapping[str, Any] = field(default_factory=dict)


@cache
def steps_in(file: Path) -> tuple[Step, ...]:
    """All steps of a game in their order. Raises ConfigFault for a file that does not fit its schema."""
    return tuple(
        Step(
            one["level"],
            one["name"],
            one["key"],
            one["part"],
            frozenset(one["prompts"]),
            one.get("when", {}),
            one.get("unless", {}),
        )
        for one in load_checked(file, SCHEMA)["step"]
    )


def steps_of(game: str, level: int) -> tuple[Step, ...]:
    """The lesson of a level; empty where a game brings none."""
    screens = screens_of(game)
    if screens is None or screens.lessons is None:
        return ()
    return tuple(step for step in steps_in(screens.lessons) if step.level == level)


def due(steps: Collection[Step], shown: Collection[str], snapshot: Snapshot) -> Step | None:
    """The one step that is to be shown now: the first that was not `shown` (names) and that fits."""
    return next((step for step in steps if step.name not in shown and fits(step, snapshot)), None)


def fits(step: Step, snapshot: Snapshot) -> bool:
    """Whether what is asked now, and what everybody sees, is what a step is about."""
    public = snapshot.public
    if public.mode != PLAYING or public.prompt is None or public.prompt.key not in step.prompts:
        return False
    seen = {path: _at(path, public.view, public.prompt) for path in {**step.when, **step.unless}}
    wanted = all(_meets(seen[path], expected) for path, expected in step.when.items())
    return wanted and not any(_meets(seen[path], expected) for path, expected in step.unless.items())


def moment(snapshot: Snapshot) -> tuple[str, tuple[int, ...]] | None:
    """What is asked and of whom: a step has done its duty when this becomes another. None outside of a game's turn."""
    public = snapshot.public
    if public.mode != PLAYING or public.prompt is None:
        return None
    return public.prompt.key, public.prompt.seats


def concerns(snapshot: Snapshot, colours: Collection[str]) -> bool:
    """Whether what is asked now is asked of one of these seats, or of the whole table."""
    prompt, game = snapshot.public.prompt, snapshot.game
    if prompt is None or game is None:
        return False
    return TABLE in prompt.seats or any(game.seats[seat] in colours for seat in prompt.seats)


def _at(path: str, view: Mapping[str, Any], prompt: Prompt) -> Any:
    """What lies at a place of the view; None where nothing does."""
    found: Any = view
    for name in path.split("."):
        if name == ASKED:
            seat = prompt.seats[0] if prompt.seats else TABLE
            found = found[seat] if isinstance(found, list) and 0 <= seat < len(found) else None
        else:
            found = found.get(name) if isinstance(found, Mapping) else None
    return found


def _meets(found: Any, expected: Any) -> bool:
    if isinstance(expected, bool):
        return (any(found) if isinstance(found, list) else bool(found)) is expected
    if isinstance(expected, int):
        return (len(found) if isinstance(found, list) else found or 0) >= expected
    return found in expected
