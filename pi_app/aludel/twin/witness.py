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
from typing import Any, Final, NamedTuple, TypeAlias

from aludel.games.referee import Game, Press, Prompt, Refused, hold, press
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
from aludel.utterance import Utterance

AnyGame: TypeAlias = Game[Any, Any]

TOLD: Final = "told.jsonl"
"""What was told: one line for each utterance, its key and arguments."""
CONFIRM, NEXT, BACK, PAUSE = press("confirm"), press("next"), press("back"), hold("confirm")
ASIDE: Final = ((0.05, BACK), (0.02, PAUSE), (0.02, NEXT))
"""How often hands press something that is no answer."""
NEW_FAMILY: Final = "table-menu-family-new"
CHOOSING: Final = frozenset({"menu", "over", "by-hand"})
BROWSING: Final = 0.2
"""How often hands look at the next option of a menu."""
MISTAKES: Final = frozenset({"exam-wrong", "exam-skipped"})
"""What a wise player avoids, so that games earn something for the campaign."""
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


class Answer(NamedTuple):
    """Pieces in the tray and a press."""

    kinds: tuple[str, ...]
    pressed: Press


class PressedConsole:
    """A console of one game, pressed at random for ever. It goes on with whatever its folder holds."""

    def __init__(self, folder: Path, game: AnyGame, rng: random.Random) -> None:
        self.rng, self.tray = rng, DirectTray(random.Random(rng.getrandbits(32)))
        self.desk = Desk(
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
        answer = self._in_game(mode.session) if isinstance(mode, Play) else Answer((), self._in_menu())
        self.tray.lay(answer.kinds)
        self.console.press(answer.pressed)

    def _in_menu(self) -> Press:
        """Hands browse where something is chosen; elsewhere they take the first option, which goes on with the game.

        One family plays throughout, so that a second campaign in the book is a fault.
        """
        public = self.console.public()
        asked = public.prompt or Prompt("", ())
        if asked.choices and asked.choices[0].key == NEW_FAMILY:
            return NEXT
        choosing = public.mode in CHOOSING and asked.key != "table-resume-game"
        return NEXT if choosing and self.rng.random() < BROWSING else CONFIRM

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
        answers, found = list(_answers(session.prompt())), Answer((), NEXT)
        self.rng.shuffle(answers)
        wise = self.rng.random() < WISE
        for answer in answers:
            kinds = _outcome(session, answer)
            if kinds is not None:
                found = answer
                if not wise or not kinds & MISTAKES:
                    break
        return found


def _made(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _answers(prompt: Prompt) -> Iterator[Answer]:
    """Every answer that the prompt speaks of."""
    if prompt.tray:
        for number in range(prompt.pieces[0], prompt.pieces[1] + 1):
            for kinds in itertools.combinations_with_replacement(sorted(prompt.tray), number):
                yield Answer(kinds, CONFIRM)
    for choice in prompt.choices:
        if choice.press != CONFIRM or not prompt.tray:
            yield Answer((), choice.press)


def _outcome(session: Session, answer: Answer) -> set[str] | None:
    """The kinds of events that would follow; None when the rules refuse the answer."""
    try:
        move = session.game.intent(session.state, shown(*answer.kinds), answer.pressed)
        return {event.kind for event in session.game.apply(session.state, move).events}
    except Refused:
        return None
