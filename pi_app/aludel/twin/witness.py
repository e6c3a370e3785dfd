# SPDX-License-Identifier: MIT
"""A whole console in a process that may be killed at any moment, and a witness of everything that it told.

Menus, rules, journal and campaign are the real ones; virtual hands lay pieces and press; the voice writes whatever it
is given to say to a file, before it returns, so that what was told outlives the process.
"""

from __future__ import annotations

import itertools
import json
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

from aludel.games.referee import Args, Press, Prompt, Refused, Way, hold, press
from aludel.games.tray import shown
from aludel.journal.campaign import CampaignBook
from aludel.journal.code import new_code
from aludel.journal.journal import Journal
from aludel.lights.options import Options
from aludel.lights.simulated import RecordedLamps
from aludel.table.console import Console
from aludel.table.desk import Desk, Settings
from aludel.table.play import Play
from aludel.table.session import Session
from aludel.twin.direct import DirectTray
from aludel.twin.story import AnyGame
from aludel.utterance import Utterance

TOLD: Final = "told.jsonl"
"""What was told: one line for each utterance, its key and arguments."""
REFUSED: Final = "refused"
"""The key under which a refusal is written down, with its reason: nothing happened, so no record has it."""
CONFIRM, NEXT, BACK, PAUSE = press("confirm"), press("next"), press("back"), hold("confirm")
ASIDE: Final = ((0.05, BACK), (0.02, PAUSE), (0.02, NEXT))
"""How often hands press something that is no answer."""
CHOOSING: Final = frozenset({"menu", "over", "by-hand"})
"""Modes in which hands look further than at what is offered first."""
BROWSING: Final = 0.2
"""How often hands look at the next option of a menu."""
MISTAKES: Final = frozenset({"exam-wrong", "exam-skipped", "theory-wrong", "theory-wrong-charmed"})
"""What a wise player avoids, so that games earn something for the campaign."""
SHOW_BOX: Final = "table-show-box"
NEW_FAMILY: Final = "table-menu-family-new"
"""The one family of a witness plays on: a second one would have to be told from a credit that was counted twice."""
TRIES: Final = 80
"""Fillings of the tray that are tried for each way to fill it."""
WISE: Final = 0.9


class WritingVoice:
    """A Voice that writes each utterance down. The kernel has it when `say` returns."""

    def __init__(self, path: Path) -> None:
        self._out = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def say(self, utterance: Utterance) -> None:
        """Write it down."""
        os.write(self._out, f"{json.dumps([utterance.key, dict(utterance.args)])}\n".encode())

    def sound(self, name: str) -> None:
        """Sounds tell nothing that is to be kept."""

    def hush(self) -> None:
        """Nothing is waiting."""

    def set_language(self, language: str) -> None:
        """Keys are the same in every language."""

    def set_volume(self, percent: int) -> None:
        """It has no loudness."""

    def wait(self, timeout: float) -> bool:
        """Everything has been told."""
        del timeout
        return True

    def close(self) -> None:
        """Give the file back."""
        os.close(self._out)


class WitnessedDesk(Desk):
    """A desk whose refusals are written down as such: by its key alone a reason could be something that happened."""

    def refuse(self, key: str, args: Args | None = None) -> None:
        """Tell the voice that something was refused, and why."""
        super().refuse(REFUSED, {**(args or {}), "reason": key})


class Answer(NamedTuple):
    """Pieces in the tray and a press."""

    kinds: tuple[str, ...]
    pressed: Press


class PressedConsole:
    """A console of one game, pressed at random for ever. It goes on with whatever its folder holds."""

    def __init__(self, folder: Path, game: AnyGame, rng: random.Random) -> None:
        self.rng, self.tray = rng, DirectTray(random.Random(rng.getrandbits(32)))
        self.desk = WitnessedDesk(
            eye=self.tray,
            voice=WritingVoice(_made(folder) / TOLD),
            lamps=RecordedLamps(Options()),
            journal=Journal.open(folder),
            campaign=CampaignBook.open(folder),
            games={game.info.key: game},
            new_code=lambda: new_code(rng.randbytes),
            captions=(),
            settings=Settings(),
        )
        self.console = Console(self.desk)

    def play(self) -> None:
        """Press for ever."""
        while True:
            self.step()

    def step(self) -> None:
        """One press, with what belongs into the tray."""
        mode = self.console.mode
        answer = self._in_game(mode.session) if isinstance(mode, Play) else self._in_menu()
        self.tray.lay(answer.kinds)
        self.console.press(answer.pressed)

    def _in_menu(self) -> Answer:
        """Hands browse where a game is chosen; elsewhere they take the first option, which goes on with the game."""
        public = self.console.public()
        prompt = public.prompt
        if prompt is None or prompt.key == "table-resume-game":
            return Answer((), CONFIRM)
        if prompt.key == SHOW_BOX and prompt.browse:
            return Answer((self.rng.choice(prompt.browse),), CONFIRM)
        browsing = public.mode in CHOOSING and self.rng.random() < BROWSING
        offered = prompt.choices[0].key if prompt.choices else ""
        return Answer((), NEXT if browsing or offered == NEW_FAMILY else CONFIRM)

    def _in_game(self, session: Session) -> Answer:
        chance = self.rng.random()
        meant = {choice.press for choice in session.prompt().choices}
        for share, pressed in ASIDE:
            if chance < share and pressed not in meant:
                return Answer((), pressed)
            chance -= share
        return self._accepted(session)

    def _accepted(self, session: Session) -> Answer:
        """An answer that the rules accept; a wise one most of the time."""
        found, wise = Answer((), NEXT), self.rng.random() < WISE
        for answer in _answers(session.prompt(), self.rng):
            kinds = _outcome(session, answer)
            if kinds is not None:
                found = answer
                if not wise or not kinds & MISTAKES:
                    break
        return found


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _answers(prompt: Prompt, rng: random.Random) -> Iterator[Answer]:
    """What the prompt speaks of, one sort after another: fillings of the tray in each way, and presses."""
    sorts = [_fillings(way, rng) for way in prompt.ways]
    presses = [Answer((), choice.press) for choice in prompt.choices if choice.press != CONFIRM or not prompt.tray]
    rng.shuffle(presses)
    sorts.append(iter(presses))
    rng.shuffle(sorts)
    return itertools.chain.from_iterable(sorts)


def _fillings(way: Way, rng: random.Random) -> Iterator[Answer]:
    slots = [sorted(kinds) for kinds in way.slots]
    for _ in range(TRIES):
        yield Answer(tuple(rng.choice(kinds) for kinds in slots), CONFIRM)


def _outcome(session: Session, answer: Answer) -> set[str] | None:
    """The kinds of events that would follow; None when the rules refuse the answer."""
    try:
        move = session.game.intent(session.state, shown(*answer.kinds), answer.pressed)
        return {event.kind for event in session.game.apply(session.state, move).events}
    except Refused:
        return None
