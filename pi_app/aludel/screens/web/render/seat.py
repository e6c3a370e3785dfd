# SPDX-License-Identifier: MIT
"""What the seat page shows: what is asked, the answers of one seat, and what this seat alone may know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from aludel.errors import LANGUAGES
from aludel.games.referee import TABLE, Prompt, registry
from aludel.screens.views import GameScreens, Wording, screens_of
from aludel.screens.web.render.forms import Asking
from aludel.screens.web.render.now import now, waits
from aludel.screens.web.viewer import Viewer
from aludel.screens.words import Words
from aludel.table.own import Own
from aludel.table.public import ASKING
from aludel.table.snapshot import Snapshot
from aludel.utterance import Utterance

if TYPE_CHECKING:
    from aludel.screens.web.pages import Pages

CAPTIONS: Final = 6
BECAUSE: Final = "-hint-because"
"""What is in the key of a reason: it belongs to the hint before it."""


def context(pages: Pages, snapshot: Snapshot, viewer: Viewer, words: Words) -> Mapping[str, Any]:
    """The names that the template of the page uses."""
    computed = pages.computed(viewer.colour)
    own = None if computed else snapshot.own_by(viewer.colour)
    hints_on = pages.seating.hints(viewer.colour)
    return {
        "languages": LANGUAGES,
        "colour": viewer.colour,
        "captions": snapshot.public.captions[-CAPTIONS:],
        "situation": "virtual" if computed else situation(snapshot, viewer.colour),
        **asked_of(snapshot, own, words),
        **private(snapshot, own, words, hints_on),
    }


def situation(snapshot: Snapshot, colour: str) -> str:
    """Where the seat is: `no-game`, `waits` for one that was cut off, `not-seated`, `over`, or `playing`."""
    game = snapshot.game
    if game is None:
        return "waits" if waits(snapshot) else "no-game"
    if colour not in game.seats:
        return "not-seated"
    return "over" if game.over else "playing"


def asked_of(snapshot: Snapshot, own: Own | None, words: Words) -> Mapping[str, Any]:
    """What the console asks for now, of whom, and how this seat may answer; all of it but the forms is public."""
    mine, asking = own.prompt if own is not None else None, asking_of(snapshot, words)
    answers = mine or Prompt("", ())
    groups = asking.groups(answers)
    return {
        "asks": asks(snapshot, own, words),
        "question": now(snapshot, words) if snapshot.public.prompt is not None else None,
        "mine": mine is not None,
        "forms": asking.forms(answers),
        "groups": [group for group in groups if not group.sure],
        "rare": [group for group in groups if group.sure],
    }


def asks(snapshot: Snapshot, own: Own | None, words: Words) -> str:
    """Who is asked, as a line before the question."""
    prompt = snapshot.public.prompt
    if prompt is None or snapshot.public.mode not in ASKING or snapshot.game is None or not prompt.seats:
        return words("page-seat-asked-console", {})
    if prompt.seats == (TABLE,):
        return words("page-seat-asked-all", {})
    if own is not None and own.seat in prompt.seats:
        return words("page-seat-asked", {})
    colours = [words(f"seat-{snapshot.game.seats[seat]}", {}) for seat in prompt.seats if seat != TABLE]
    return words("page-seat-asked-other", {"seat": ", ".join(colours)})


def asking_of(snapshot: Snapshot, words: Words) -> Asking:
    """How a prompt of the present game becomes forms and buttons."""
    public = snapshot.public
    screens = screens_of(public.game)
    code = registry()[public.game].info.code if public.game in registry() else ""
    wording = screens.wording(public.view, words) if screens is not None and public.view else Wording()
    return Asking(words, code, wording, lambda kind: screens is not None and screens.art(kind) is not None)


def drawn_by_game(screens: GameScreens | None, own: Own | None, words: Words) -> Mapping[str, Any]:
    """What the game itself draws for the seat; nothing where it brings no screens along."""
    return screens.seat(own.view, words) if screens is not None and own is not None else {}


def private(snapshot: Snapshot, own: Own | None, words: Words, hints_on: bool) -> Mapping[str, Any]:
    """What this seat alone may know. Hints are worked out only where they are switched on."""
    screens = screens_of(snapshot.public.game)
    if own is None:
        return {"own": None, "told": (), "refused": "", "hints_on": hints_on, "hints": (), "fragment": "", "drawn": {}}
    return {
        "own": own.seat,
        "told": [words(said.key, said.args) for said in own.told],
        "refused": refusal(own.refused, words) if own.refused is not None else "",
        "hints_on": hints_on,
        "hints": hinted(own.hints(), words) if hints_on else (),
        "fragment": f"{screens.code}/seat.html" if screens is not None else "",
        "drawn": drawn_by_game(screens, own, words),
    }


@dataclass(slots=True)
class Hint:
    """One hint and its reasons, in words."""

    text: str
    reasons: list[str] = field(default_factory=list)


def hinted(hints: Iterable[Utterance], words: Words) -> list[Hint]:
    """The hints in words, each with the reasons that follow it."""
    told: list[Hint] = []
    for hint in hints:
        text = words(hint.key, hint.args)
        if told and BECAUSE in hint.key:
            told[-1].reasons.append(text)
        else:
            told.append(Hint(text))
    return told


def refusal(why: Utterance, words: Words) -> str:
    """Why an answer was refused, with its details where there are words for them; for the page of its seat alone."""
    detailed = f"page-{why.key}"
    said = words(detailed, why.args)
    return words(why.key, why.args) if said == detailed else said
