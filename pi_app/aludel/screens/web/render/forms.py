# SPDX-License-Identifier: MIT
"""Forms and buttons made from a prompt: whatever a game asks for, a page can answer."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from aludel.games.referee import Choice, Prompt, Way, press
from aludel.pieces import tags
from aludel.screens.views import Wording
from aludel.screens.words import Words
from aludel.utterance import piece_name

CONFIRM: Final = press("confirm")
NUMBER: Final = "number."
MARKET: Final = "market-"
LONG: Final = 6
"""Letters of the longest word that fits beside its picture in a third of a narrow phone."""
LONGEST: Final = 10
"""Letters of the longest word that fits there in a half of it, in letters of the usual size."""
WIDE: Final = "぀"
"""Letters from here on take the room of two."""


@dataclass(frozen=True, slots=True)
class Option:
    """One kind to choose: its words, and whether it has a picture."""

    kind: str
    words: str
    drawn: bool


@dataclass(frozen=True, slots=True)
class Slot:
    """One piece to choose, by the name of its field."""

    name: str
    label: str
    options: tuple[Option, ...]

    @property
    def width(self) -> str:
        """`long` where a word is too long for a third of a phone's width, `longest` for a half, else empty."""
        most = max((_room(word) for option in self.options for word in option.words.split()), default=0)
        return "longest" if most > LONGEST else "long" if most > LONG else ""


def _room(word: str) -> int:
    return sum(2 if letter >= WIDE else 1 for letter in word)


@dataclass(frozen=True, slots=True)
class Form:
    """One way to answer; `secret` says that nobody else may see what is chosen."""

    key: str
    title: str
    slots: tuple[Slot, ...]
    secret: bool


@dataclass(frozen=True, slots=True)
class Button:
    """One press: what its button shows, what it is called, and the JSON body that presses it."""

    legend: str
    name: str
    body: str


@dataclass(frozen=True, slots=True)
class Group:
    """Buttons of one meaning."""

    title: str
    buttons: tuple[Button, ...]
    sure: bool


@dataclass(frozen=True, slots=True)
class Asking:
    """Makes forms and buttons in one language. `code` is the game's short prefix; `drawn` tells what has a picture."""

    words: Words
    code: str
    wording: Wording
    drawn: Callable[[str], bool]

    def forms(self, prompt: Prompt) -> tuple[Form, ...]:
        """A form for each way, and one for what is only offered by name. A guess that can be declined is one form."""
        named = [kind for kind in prompt.browse if kind not in prompt.tray]
        if len(prompt.ways) == 1 and len(prompt.ways[0].slots) == 1:
            kinds = (*self._ordered(prompt.ways[0].slots[0]), *named)
            return (self._form(prompt.ways[0].key, (kinds,), prompt),)
        ways = tuple(self._form(way.key, self._slots(way), prompt) for way in prompt.ways)
        by_name = (self._form("page-seat-by-name", (tuple(named),), prompt),) if named else ()
        return (*ways, *by_name)

    def groups(self, prompt: Prompt) -> tuple[Group, ...]:
        """The buttons that do something besides answering by a form; those of one meaning together."""
        found: dict[tuple[str, bool], list[Choice]] = {}
        for choice in prompt.choices:
            if not self._answered_by_form(prompt, choice):
                found.setdefault((choice.key, choice.sure), []).append(choice)
        return tuple(self._group(key, sure, choices, prompt) for (key, sure), choices in found.items())

    def name(self, kind: str) -> str:
        """The short name of a kind."""
        if kind in self.wording.names:
            return self.wording.names[kind]
        return kind.removeprefix(NUMBER) if kind.startswith(NUMBER) else self.words(piece_name(kind), {})

    def _slots(self, way: Way) -> tuple[tuple[str, ...], ...]:
        return tuple(self._ordered(kinds) for kinds in way.slots)

    def _ordered(self, kinds: Iterable[str]) -> tuple[str, ...]:
        """Kinds in the order of the tag table, so that they always stand at the same place."""
        order = {kind: at for at, kind in enumerate(tags.table().get(self.code, {}))}
        return tuple(sorted(kinds, key=lambda kind: (order.get(kind, len(order)), kind)))

    def _form(self, key: str, slots: tuple[tuple[str, ...], ...], prompt: Prompt) -> Form:
        title = self.wording.titles.get(key) or self.words(key, prompt.args)
        labels = self.wording.slots.get(key, ())
        made = tuple(self._slot(at, kinds, labels, title, len(slots)) for at, kinds in enumerate(slots))
        return Form(key, title, made, prompt.secret and key != "page-seat-by-name")

    def _slot(self, at: int, kinds: tuple[str, ...], labels: tuple[str, ...], title: str, count: int) -> Slot:
        alone = title if count == 1 else self.words("page-thing-piece", {"number": at + 1})
        options = tuple(Option(kind, self.name(kind), self.drawn(kind)) for kind in kinds)
        return Slot(f"kinds-{at}", labels[at] if at < len(labels) else alone, options)

    def _answered_by_form(self, prompt: Prompt, choice: Choice) -> bool:
        return (choice.press == CONFIRM and bool(prompt.ways)) or choice.key.startswith(self.wording.spare or ("\0",))

    def _group(self, key: str, sure: bool, choices: list[Choice], prompt: Prompt) -> Group:
        title = self.words(key, prompt.args)
        buttons = tuple(self._button(title, choice, len(choices)) for choice in choices)
        return Group(title, buttons, sure)

    def _button(self, title: str, choice: Choice, count: int) -> Button:
        buttons = sorted(choice.press.buttons)
        body = json.dumps({"buttons": buttons, "held": choice.press.held})
        if count == 1 or not buttons[0].startswith(MARKET):
            return Button(title, title, body)
        place = buttons[0].removeprefix(MARKET)
        return Button(place, f"{title} {self.words('page-seat-tile', {'place': place})}", body)
