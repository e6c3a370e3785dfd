# SPDX-License-Identifier: MIT
"""What each button of the console does now: for every page that draws the buttons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from aludel.games.referee import Choice, Press, Prompt, hold, press
from aludel.screens.words import Words
from aludel.table.public import Public

PLAYING: Final = {press("back"): "page-table-press-undo", press("next"): "page-table-press-again"}
"""What the small buttons do in a game that gives them no meaning of its own."""
HELD: Final = {hold("confirm"): "page-table-press-pause", hold("back"): "page-table-press-by-hand"}
"""What may always be held in a game."""
PHONES: Final = Choice(hold("back", "next"), "page-table-press-phones")
"""What opens the pages to phones: where there is a page, it can always be done."""
OFFERS: Final = "table-next-option"
"""The choice that only a menu has: another option."""


def is_menu(prompt: Prompt) -> bool:
    """Whether options are offered one by one."""
    return any(choice.key == OFFERS for choice in prompt.choices)


def meant(prompt: Prompt, pressed: Press) -> Choice | None:
    """The choice that a press takes; None for a press that a prompt does not name."""
    return next((choice for choice in prompt.choices if choice.press == pressed), None)


def does(public: Public, pressed: Press, words: Words) -> str:
    """What a press does now, in words; empty for nothing."""
    prompt = public.prompt or Prompt("", ())
    if (choice := meant(prompt, pressed)) is not None:
        return words(choice.key, prompt.args)
    if public.mode != "game" or pressed not in PLAYING:
        return ""
    browsing = bool(prompt.browse) and pressed == press("next")
    return words("table-browse" if browsing else PLAYING[pressed], {})


def held(public: Public, usual: Mapping[Press, str] = HELD) -> tuple[Choice, ...]:
    """What may be held down, or pressed together: what is `usual` in a game, the phones, and what the prompt names."""
    choices = public.prompt.choices if public.prompt is not None else ()
    named = tuple(choice for choice in choices if choice.press.held or len(choice.press.buttons) > 1)
    taken = {choice.press for choice in named}
    always = tuple(Choice(pressed, key) for pressed, key in usual.items() if pressed not in taken)
    return (*(always if public.mode == "game" else ()), PHONES, *named)
