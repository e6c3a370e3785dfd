# SPDX-License-Identifier: MIT
"""One game under the protocol: a position, how it was reached, and what of it may be shown."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from aludel.games.referee import TABLE, Choice, Event, Fault, Game, Prompt, Result, announced
from aludel.games.scene import Scene


@dataclass(frozen=True, slots=True)
class Position:
    """A state, the one before it, and whether the move between them was announced."""

    state: Any
    past: tuple[tuple[Any, bool], ...] = field(default=(), repr=False)

    def after(self, state: Any, events: Iterable[Event]) -> Position:
        """The position one move on."""
        return Position(state, (*self.past, (self.state, announced(events))))


@dataclass(frozen=True, slots=True)
class Session:
    """A rule engine, whether secrets are shown, and the position if a game was begun."""

    game: Game[Any, Any]
    secret: bool
    position: Position | None = None


def show_events(session: Session, events: Iterable[Event]) -> list[dict[str, Any]]:
    """Events for the wire; those for one seat only with --secret."""
    return [
        {"key": f"{session.game.info.code}-{event.kind}", "args": dict(event.args), "spoken": event.spoken}
        | ({} if event.to == TABLE else {"to": event.to})
        for event in events
        if event.to == TABLE or session.secret
    ]


def show_faults(session: Session, faults: Iterable[Fault]) -> list[dict[str, Any]]:
    """Faults for the wire; their arguments may name secret pieces and need --secret."""
    return [{"key": fault.key} | ({"args": dict(fault.args)} if session.secret else {}) for fault in faults]


def show_result(result: Result | None) -> dict[str, Any] | None:
    """A result for the wire."""
    if result is None:
        return None
    return {"points": list(result.points), "winners": list(result.winners), "ending": result.ending}


def show_prompt(prompt: Prompt) -> dict[str, Any]:
    """A prompt for the wire, its sets in alphabetical order; `tray` and `pieces` sum up the ways."""
    return {
        "key": prompt.key,
        "seats": list(prompt.seats),
        "args": dict(prompt.args),
        "ways": [{"key": way.key, "slots": [sorted(kinds) for kinds in way.slots]} for way in prompt.ways],
        "tray": sorted(prompt.tray),
        "pieces": list(prompt.pieces),
        "choices": [_show_choice(choice) for choice in prompt.choices],
        "browse": list(prompt.browse),
        "secret": prompt.secret,
    }


def _show_choice(choice: Choice) -> dict[str, Any]:
    pressed = choice.press
    return {"buttons": sorted(pressed.buttons), "held": pressed.held, "key": choice.key, "sure": choice.sure}


def show_scene(scene: Scene) -> dict[str, dict[str, str]]:
    """A light scene for the wire."""
    return {name: lamp._asdict() for name, lamp in sorted(scene.items())}
