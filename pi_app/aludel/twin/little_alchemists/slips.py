# SPDX-License-Identifier: MIT
"""What people do by mistake, or because somebody at the table asks: none of it may change the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from aludel.games.referee import hold, press
from aludel.twin.little_alchemists.turn import Misplay

if TYPE_CHECKING:
    from aludel.twin.hands import Hands

CONFIRM: Final = press("confirm")
PAUSE: Final = hold("confirm")
RESUME: Final = "table-menu-resume"
STRANGERS: Final = ("answer.luck", "customer.luck")
"""Pieces of which at least one is wanted at no prompt: an answer lies among tiles, a customer among answers."""


def forget(hands: Hands, kinds: Sequence[str]) -> None:
    """Confirm with an empty tray, or before the last piece is in."""
    hands.tray.lay(kinds[: hands.rng.randrange(len(kinds))])
    _refused(hands, "too few pieces")


def mix_up(hands: Hands, kinds: Sequence[str]) -> None:
    """Put a piece in that is not asked for."""
    wanted = hands.prompt().tray
    stranger = next(kind for kind in STRANGERS if kind not in wanted)
    fits = stranger.startswith("answer.") and kinds[0].startswith("tile.")
    hands.tray.lay([*kinds[:-1], stranger] if fits else [stranger])
    _refused(hands, "a piece that was not asked for")


def muddle(hands: Hands, kinds: Sequence[str]) -> None:
    """Put pieces in that belong to two different answers."""
    ways = hands.prompt().ways
    if len(ways) > 1:
        hands.tray.lay([min(way.slots[0]) for way in ways])
        _refused(hands, "pieces of two different answers")


def ask_again(hands: Hands, _: Sequence[str]) -> None:
    """Have the prompt said again; where there is something to go through by name, look at it and go back."""
    before, browses = hands.prompt(), bool(hands.prompt().browse)
    hands.press(press("next"))
    if browses:
        hands.press(press("back"))
    if hands.prompt() != before:
        raise Misplay("asking again changed the game")


def pause(hands: Hands, _: Sequence[str]) -> None:
    """Open the pause menu, and go on."""
    before = hands.prompt()
    hands.press(PAUSE)
    if hands.table.public().mode == "paused":
        hands.choose((RESUME,))
    if hands.prompt() != before:
        raise Misplay("a pause changed what is asked for")


def mute(hands: Hands, _: Sequence[str]) -> None:
    """Mute, and unmute."""
    if hands.press(press("mute")) or hands.press(press("mute")):
        raise Misplay("mute changed the game")


def _refused(hands: Hands, what: str) -> None:
    if hands.press(CONFIRM):
        raise Misplay(f"the console took {what}")


SLIPS: Final[tuple[Callable[[Hands, Sequence[str]], None], ...]] = (
    forget,
    forget,
    mix_up,
    muddle,
    ask_again,
    pause,
    mute,
)
