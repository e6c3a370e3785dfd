# SPDX-License-Identifier: MIT
"""The console's buttons, as a page shows them: what each does now, and what presses it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from aludel.games.referee import Choice, Press, Prompt, press
from aludel.games.scene import OFF
from aludel.screens import presses
from aludel.screens.views import Short
from aludel.screens.words import Words
from aludel.table.public import Public

NamedBy: TypeAlias = Callable[[str], Short | None]
"""Tells how the game shows the thing that a choice names, by the choice's key."""

ORDER: Final = ("back", "next", "confirm", "mute")
PLACES: Final = tuple(press(f"market-{place}") for place in range(1, 6))


@dataclass(frozen=True, slots=True)
class TableKey:
    """One button: its name for style sheets, what it does now (empty: nothing), what presses it, and how it is held."""

    name: str
    does: str
    body: str
    held: str = ""


@dataclass(frozen=True, slots=True)
class Answer:
    """A market button that names something: number, words (`short` is seen), picture, and whether it is on offer."""

    number: int
    says: str
    short: str
    art: str
    body: str
    current: bool = False


@dataclass(frozen=True, slots=True)
class Keys:
    """All buttons. `places` holds the press of each market place that a press takes, by number."""

    main: tuple[TableKey, ...]
    held: tuple[TableKey, ...]
    places: Mapping[int, TableKey]
    answers: tuple[Answer, ...]


def keys(public: Public, words: Words, named_by: NamedBy) -> Keys:
    """The buttons as they are now."""
    prompt = public.prompt or Prompt("", ())
    meant = {choice.press: choice for choice in prompt.choices}
    market = {place: meant[pressed] for place, pressed in enumerate(PLACES, start=1) if pressed in meant}
    named = len({choice.key for choice in market.values()}) > 1
    return Keys(
        main=tuple(_key(name, press(name), _does(public, name, words)) for name in ORDER),
        held=tuple(_held(public, prompt, words)),
        places={} if named else {at: _choice(one, prompt, words) for at, one in market.items()},
        answers=tuple(_answers(public, prompt, market if named else {}, words, named_by)),
    )


def body(pressed: Press) -> str:
    """The JSON that presses it.

    >>> body(press("next"))
    '{"buttons": ["next"], "held": false}'
    """
    return json.dumps({"buttons": sorted(pressed.buttons), "held": pressed.held})


def _key(name: str, pressed: Press, does: str, held: str = "") -> TableKey:
    return TableKey(name, does, body(pressed), held)


def _does(public: Public, name: str, words: Words) -> str:
    return words("page-table-press-mute", {}) if name == "mute" else presses.does(public, press(name), words)


def _choice(choice: Choice, prompt: Prompt, words: Words) -> TableKey:
    name = "-".join(sorted(choice.press.buttons))
    return _key(name, choice.press, words(choice.key, prompt.args))


def _held(public: Public, prompt: Prompt, words: Words) -> Iterator[TableKey]:
    """What holding does: always the pause in a game, and what the prompt offers."""
    for choice in presses.held(public):
        names = sorted(choice.press.buttons)
        buttons = " + ".join(_button(name, words) for name in names)
        how = words("page-table-held", {"buttons": buttons}) if choice.press.held else buttons
        yield _key("-".join(names), choice.press, words(choice.key, prompt.args), how)


def _button(name: str, words: Words) -> str:
    return words(f"page-button-{name}", {})


def _answers(
    public: Public, prompt: Prompt, market: Mapping[int, Choice], words: Words, named_by: NamedBy
) -> Iterator[Answer]:
    """What market buttons name: answers of a question, or the options of a menu by number."""
    for number, choice in market.items():
        says = words(choice.key, prompt.args)
        short = named_by(choice.key) or Short(says, "")
        yield Answer(number, says, short.words, short.art, body(choice.press))
    if market:
        return
    for number, option in enumerate(public.options, start=1):
        says = words(option.key, {**prompt.args, **option.args})
        offered = public.scene.get(f"market-{number}", OFF).pattern == "breathe"
        yield Answer(number, says, says, "", body(press(f"market-{number}")), offered)
