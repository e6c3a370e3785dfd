# SPDX-License-Identifier: MIT
"""What the host page shows. All of it is public, but for the invitations to seats, which only a host may hand out."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from aludel.errors import LANGUAGES, catalogue
from aludel.games.referee import TABLE, Choice, Game, Prompt, registry
from aludel.screens.web.render.forms import Form
from aludel.screens.web.render.joining import joining
from aludel.screens.web.render.now import waits
from aludel.screens.web.render.seat import asking_of
from aludel.screens.web.viewer import Viewer
from aludel.screens.words import Words
from aludel.table.snapshot import Snapshot

if TYPE_CHECKING:
    from aludel.screens.web.pages import Pages

BUTTONS: Final = ("confirm", "next", "back", "mute", *(f"market-{place}" for place in range(1, 6)))
CAPTIONS: Final = 5
TEST_BUILD: Final = "ALUDEL_TEST_BUILD"
"""With this variable set to 1 the host page lets one choose the code of a new game, and with it the whole puzzle."""
SCRIPT: Final = (
    "state-open", "state-ended", "state-abandoned", "journal-moves", "resume", "family", "family-playing",
    "family-levels", "family-boxes", "family-trophies", "family-keys", "family-none", "family-choose",
    "view-show", "view-hide", "new-pin", "new-pin-note", "again",
)  # fmt: skip
"""The phrases of this page, without their beginning, that its script uses."""
NOT_PLAYED: Final[Mapping[str, str]] = {
    "paused": "page-host-paused",
    "over": "page-host-over",
    "by-hand": "page-host-counting",
    "menu": "page-host-no-game",
}
"""What the host is told about a mode in which no turn goes on."""


@dataclass(frozen=True, slots=True)
class Key:
    """One button of the console: what it is called, with what it does now, and the JSON body that presses it."""

    label: str
    does: str
    body: str


@dataclass(frozen=True, slots=True)
class Offer:
    """One game that can be begun, with what is filled in at first; `fresh` where that is of no game just played."""

    key: str
    levels: tuple[int, ...]
    fewest: int
    most: int
    colours: tuple[str, ...]
    level: int
    seats: tuple[str, ...]
    fresh: bool


def context(pages: Pages, snapshot: Snapshot, viewer: Viewer, words: Words) -> Mapping[str, Any]:
    """The names that the template of the page uses."""
    del viewer
    prompt = snapshot.public.prompt or Prompt("", ())
    return {
        "languages": LANGUAGES,
        "captions": snapshot.public.captions[-CAPTIONS:],
        "title": playing(snapshot, words),
        "state": state(snapshot, words),
        "question": words(prompt.key, prompt.args) if prompt.key else "",
        "deeds": deeds(snapshot),
        "keys": [key(button, prompt, words) for button in BUTTONS],
        "held": list(held(prompt, words)),
        "places": joining(pages, snapshot, words).seats,
        "lan": pages.lan,
        "offers": [offer(game, snapshot) for game in registry().values()],
        "number_of_game_on": catalogue()["page-game-on"].number,
        "may_set_code": may_set_code(),
        "forms": forms(snapshot, words),
        "secret": prompt.secret,
        "whom": whom(snapshot, words),
        "game_on": on(snapshot),
        "known": known(snapshot),
        "texts": _packed(words),
    }


def may_set_code() -> bool:
    """Whether the host may choose a game's code (see TEST_BUILD)."""
    return os.environ.get(TEST_BUILD) == "1"


def on(snapshot: Snapshot) -> bool:
    """Whether a game is on, paused or waits to be gone on with."""
    return waits(snapshot) or (snapshot.game is not None and not snapshot.game.over)


def known(snapshot: Snapshot) -> str:
    """Changes when what the journal and the families hold has changed: the page then looks them up again."""
    game = snapshot.game
    return f"{snapshot.public.mode} {game.number} {game.over}" if game is not None else snapshot.public.mode


def playing(snapshot: Snapshot, words: Words) -> str:
    """Which game is on the table."""
    if snapshot.game is None:
        return ""
    return words("page-host-game-on", {"game": words(f"game-{snapshot.game.key}", {}), "level": snapshot.game.level})


def state(snapshot: Snapshot, words: Words) -> str:
    """Whose turn it is, or why it is nobody's."""
    turn = whom(snapshot, words)
    if snapshot.public.mode == "game":
        return words("page-host-turn", {"seat": turn}) if turn else ""
    if waits(snapshot):
        return words("page-host-waits", {})
    return words(NOT_PLAYED.get(snapshot.public.mode, "page-host-no-game"), {})


def whom(snapshot: Snapshot, words: Words) -> str:
    """The colours of those who are asked now, as words; empty for the whole table."""
    prompt, game = snapshot.public.prompt, snapshot.game
    if prompt is None or game is None:
        return ""
    return ", ".join(words(f"seat-{game.seats[seat]}", {}) for seat in prompt.seats if seat != TABLE)


def deeds(snapshot: Snapshot) -> tuple[str, ...]:
    """What may be done with the game now: the ends of the addresses of the host's interface."""
    if waits(snapshot):
        return ("go-on", "end")
    if snapshot.game is None:
        return ()
    return {"game": ("pause", "end"), "over": ("end",)}.get(snapshot.public.mode, ("go-on", "end"))


def key(button: str, prompt: Prompt, words: Words) -> Key:
    """A button pressed shortly."""
    does = next((one.key for one in prompt.choices if one.press.buttons == {button} and not one.press.held), "")
    return Key(_named(button, words), words(does, prompt.args) if does else "", _body((button,), held=False))


def held(prompt: Prompt, words: Words) -> Iterator[Key]:
    """What may be done now by holding buttons down, or by pressing several at once."""
    for choice in prompt.choices:
        if choice.press.held or len(choice.press.buttons) > 1:
            yield _held(choice, prompt, words)


def _held(choice: Choice, prompt: Prompt, words: Words) -> Key:
    buttons = sorted(choice.press.buttons)
    label = " + ".join(_named(button, words) for button in buttons)
    return Key(label, words(choice.key, prompt.args), _body(buttons, choice.press.held))


def _named(button: str, words: Words) -> str:
    if button.startswith("market-"):
        return words("page-button-market", {"place": button.removeprefix("market-")})
    return words(f"page-button-{button}", {})


def _body(buttons: tuple[str, ...] | list[str], held: bool) -> str:
    return json.dumps({"buttons": list(buttons), "held": held})


def offer(game: Game[Any, Any], snapshot: Snapshot) -> Offer:
    """A game that can be begun; those who have just played it are filled in."""
    info, last = game.info, snapshot.game
    fewest, most = info.seats
    if last is None or last.key != info.key:
        level, seats, fresh = info.levels[0], info.colours[:fewest], True
    else:
        level, seats, fresh = last.level, last.seats, False
    return Offer(info.key, info.levels, fewest, most, info.colours, level, seats, fresh)


def forms(snapshot: Snapshot, words: Words) -> tuple[Form, ...]:
    """The ways to answer by hand: those of the tray, and what is only offered by name. None while no game is played."""
    prompt, game = snapshot.public.prompt, snapshot.public.game
    if snapshot.public.mode != "game" or prompt is None or game not in registry():
        return ()
    if not prompt.ways and not prompt.browse:
        return ()
    return asking_of(snapshot, words).forms(prompt)


@lru_cache(maxsize=8)
def _packed(words: Words) -> str:
    return json.dumps(texts(words), ensure_ascii=False)


def texts(words: Words) -> dict[str, str]:
    """The words that the script of the page puts together itself, for what is looked up when it is asked for."""
    infos = [game.info for game in registry().values()]
    keys = {
        *(f"game-{info.key}" for info in infos),
        *(f"level-{level}" for info in infos for level in info.levels),
        *(f"seat-{colour}" for info in infos for colour in info.colours),
        *(f"trophy-{trophy.name}" for game in registry().values() for trophy in game.campaign().trophies),
        *(f"page-host-{name}" for name in SCRIPT),
    }
    return {key: words(key, {}) for key in sorted(keys)}
