# SPDX-License-Identifier: MIT
"""Pull the plug on purpose: `python -m aludel.twin.cuts --cuts 1000 --report FILE`.

A child process is a whole console under virtual hands (witness.py). It is killed at a random moment, and what it left
is examined: every event that was told is in the record, in order; after the next start the last events are told once
more and the game goes on at the same prompt; what a game earned is counted, and counted once.
`--tears` cuts the write-ahead log itself (journal/tears.py).
"""

from __future__ import annotations

import argparse
import json
import os
import random
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Final, NamedTuple

from aludel.games.referee import registry
from aludel.journal.campaign import CampaignBook
from aludel.journal.journal import Journal
from aludel.journal.tears import tears
from aludel.origin import heading, origin
from aludel.twin.story import AnyGame, Line, Step, Story, asked, offered, read_story
from aludel.twin.witness import TOLD, PressedConsole

CUTS_PER_FOLDER: Final = 50
"""A fresh folder now and then, so that cuts also fall into the making of the files."""
LONGEST: Final = 0.3
"""Seconds that a child plays at most: some tens of moves at a few milliseconds each."""
PATIENCE: Final = 60.0
"""Seconds that a child may take to say its first word on a busy machine."""

WRONG: Final = ("missing", "elsewhere", "credit_lost", "credit_twice", "set_aside", "damaged", "not_a_prefix")


class Mark(NamedTuple):
    """Where the record stood at a cut: the open game, and how many rows it had after its deal."""

    game: int
    row: int


def within(level: int) -> str:
    """How cuts in the middle of a game of a level are counted."""
    return f"level_{level}"


class Examiner:
    """Examines one folder after each cut. It remembers where the record stood at the cut before."""

    def __init__(self, folder: Path, game: AnyGame) -> None:
        self.folder, self.game = folder, game
        self.mark: Mark | None = None
        self._read = self._begun = self._credits = 0
        self._closed: dict[int, Story] = {}
        self._asks: set[str] = set()
        self._offers: set[str] = set()

    def examine(self) -> Counter[str]:
        """Count what is wrong with what the last session told and left."""
        with closing(Journal.open(self.folder)) as journal, closing(CampaignBook.open(self.folder)) as book:
            tally = Counter(set_aside=sum(file.set_aside is not None for file in (journal, book)))
            tally["damaged"] += len(journal.damage)
            games = {number: self._story(journal, number) for number in journal.games()}
            tally += self._told(games)
            tally += self._credited(book, games.values())
            self._remember(journal, games)
        if self.mark is not None:
            tally[within(games[self.mark.game].level)] += 1
        return tally

    def _story(self, journal: Journal, number: int) -> Story:
        """A game that has ended does not change any more."""
        if number in self._closed:
            return self._closed[number]
        found = read_story(self.game, journal, number)
        for step in found.steps:
            self._asks.add(step.prompt.key)
            self._offers |= offered(step.prompt)
        if found.closed:
            self._closed[number] = found
        return found

    def _told(self, games: dict[int, Story]) -> Counter[str]:
        """Compare what the session told with what the record says that it had to tell."""
        own = [line for line in self._new_lines() if line[0].startswith(f"{self.game.info.code}-")]
        asks = [line for line in own if line[0] in self._asks]
        heard = [line for line in own if line[0] not in self._asks | self._offers]
        kept = sum(1 for _ in _alike(heard, list(self._expected(games))))
        tally = Counter(announced=len(heard), missing=len(heard) - kept + self._unsaid(games))
        at = self._at_the_cut(games)
        if self.mark is not None and asks and not (at and at.over):
            tally["resumed"] += 1
            tally["elsewhere"] += at is None or asks[0] != asked(at.prompt)
        return tally

    def _at_the_cut(self, games: dict[int, Story]) -> Step | None:
        """Where the record stood at the cut before; None where it does not reach so far any more."""
        if self.mark is None or self.mark.game not in games:
            return None
        steps = games[self.mark.game].steps
        return steps[self.mark.row] if self.mark.row < len(steps) else None

    def _since(self, games: dict[int, Story]) -> Iterator[tuple[Story, int]]:
        """The games that the session went on with or began, each with its first row since the cut before."""
        if self.mark is not None and self.mark.game in games:
            yield games[self.mark.game], self.mark.row + 1
        yield from ((story, 0) for number, story in games.items() if number > self._begun)

    def _unsaid(self, games: dict[int, Story]) -> int:
        """How many told lines the session took back."""
        return sum(step.unsaid for story, row in self._since(games) for step in story.steps[row:])

    def _new_lines(self) -> Iterator[Line]:
        """What was told since the last cut; a line that the cut tore was not told whole and does not count."""
        path = self.folder / TOLD
        lines = path.read_text("utf-8").splitlines(keepends=True) if path.exists() else []
        new, self._read = lines[self._read :], len(lines)
        for line in new:
            if line.endswith("\n"):
                key, args = json.loads(line)
                yield key, args

    def _expected(self, games: dict[int, Story]) -> Iterator[Line]:
        """The last events before the cut once more, then everything after them."""
        at = self._at_the_cut(games)
        yield from at.latest if at else ()
        for story, row in self._since(games):
            yield from story.told_from(row)

    def _credited(self, book: CampaignBook, games: Iterable[Story]) -> Counter[str]:
        """A closed game has its credit; one that is over but not yet closed may have it."""
        found = list(games)
        sure = sum(game.earned and game.closed for game in found)
        most = sum(game.earned for game in found)
        progress = [book.progress(number) for number in book.campaigns(self.game.info.key)]
        counted = sum(one.games for one in progress)
        tally = Counter(credit_lost=max(0, sure - counted), credit_twice=max(0, counted - most))
        tally["credits"], self._credits = counted - self._credits, counted
        tally["damaged"] += sum(one.damaged for one in progress)
        tally["credit_twice"] += max(0, len(progress) - 1)
        return tally

    def _remember(self, journal: Journal, games: dict[int, Story]) -> None:
        number = journal.open_game()
        self.mark = None if number is None else Mark(number, len(games[number].steps) - 1)
        self._begun = max(games, default=0)


def _alike(heard: list[Line], expected: list[Line]) -> Iterator[Line]:
    """What was heard, up to the first difference."""
    for one, other in zip(heard, expected, strict=False):
        if one != other:
            return
        yield one


def cut_once(folder: Path, game: AnyGame, rng: random.Random) -> None:
    """Let a console play for a random while, then kill it: one time in five while it still starts."""
    seed, starting, life = rng.getrandbits(32), rng.random() < 0.2, rng.uniform(0, LONGEST)
    before = _size(folder)
    child = os.fork()
    if child == 0:
        try:
            PressedConsole(folder, game, random.Random(seed)).play()
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(1)
    if not starting:
        _await_word(folder, before)
    time.sleep(life / 4 if starting else life)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    if not os.WIFSIGNALED(status):
        raise RuntimeError("the child ended by itself")


def _await_word(folder: Path, before: int) -> None:
    latest = time.monotonic() + PATIENCE
    while _size(folder) == before and time.monotonic() < latest:
        time.sleep(0.002)


def _size(folder: Path) -> int:
    path = folder / TOLD
    return path.stat().st_size if path.exists() else 0


def cuts(count: int, seed: int, game: AnyGame, place: Path) -> Counter[str]:
    """Kill a playing console `count` times; a game that was cut goes on in the next one."""
    rng, tally, examiner = random.Random(seed), Counter[str](), Examiner(place, game)
    for number in range(count):
        if number % CUTS_PER_FOLDER == 0:
            examiner = Examiner(place / f"cuts-{number // CUTS_PER_FOLDER}", game)
        cut_once(examiner.folder, game, rng)
        tally += examiner.examine()
        tally["cuts"] += 1
    return tally


REPORT: Final = """<!-- SPDX-License-Identifier: CC-BY-4.0 -->
# Power cuts on a whole console, and torn writes on its journal

Made by `python -m aludel.twin.cuts {arguments}`.

{heading}

**kill -9**: {cuts[cuts]} cuts of a process that is a whole console - menus, rules, journal, campaign - under virtual
hands, {cuts[announced]} told events examined. Told and missing from the record: **{cuts[missing]}**. Games that went
on after a cut: {cuts[resumed]}, at another prompt than before: {cuts[elsewhere]}. Credits of the campaign:
{cuts[credits]}, lost: {cuts[credit_lost]}, counted twice: {cuts[credit_twice]}. Files set aside: {cuts[set_aside]}.
Games with a broken seal: {cuts[damaged]}.
Cuts in the middle of a game, by its level: {levels}.

**Torn writes**: {tears[tears]} write-ahead logs cut at a random byte, half of them with up to 4 KiB of garbage at the
end, {tears[rows]} rows read back. Synced and missing: {tears[missing]}. Not a clean prefix: {tears[not_a_prefix]}.
Journals set aside: {tears[set_aside]}. Games with a broken seal: {tears[damaged]}.

A kill is no power cut: what the kernel had taken survives it. The torn logs model what a cut leaves on a disk that
honours sync; a card that does not is found by the write-and-read-back at the start only in part. Cuts of the real
supply on a Raspberry Pi are not in this report.
"""


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m aludel.twin.cuts", description="Cut a console's power.")
    parser.add_argument("--cuts", type=int, default=50, help="how often to kill a playing console")
    parser.add_argument("--tears", type=int, default=200, help="how often to tear the write-ahead log")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="little-alchemists", help="which game to play")
    parser.add_argument("--report", type=Path, help="write a page here")
    return parser


def main(arguments: list[str] | None = None, games: dict[str, AnyGame] | None = None) -> int:
    """Run cuts and tears, print a summary as JSON; 1 when anything is wrong."""
    options, started = _parser().parse_args(arguments), time.monotonic()
    game, made_with = (games or registry())[options.game], origin(options.seed)
    with tempfile.TemporaryDirectory(prefix="aludel-cuts-") as place:
        killed = cuts(options.cuts, options.seed, game, Path(place))
        torn = tears(options.tears, options.seed, Path(place))
    print(json.dumps({"cuts": killed, "tears": torn}))
    if options.report:
        words = f"--cuts {options.cuts} --tears {options.tears} --seed {options.seed} --game {options.game}"
        head = heading(made_with, game=options.game, seconds=round(time.monotonic() - started))
        levels = ", ".join(f"{level}: {killed[within(level)]}" for level in game.info.levels)
        page = REPORT.format(arguments=words, heading=head, cuts=killed, tears=torn, levels=levels)
        options.report.write_text(page, "utf-8")
    return int(any(tally[what] for tally in (killed, torn) for what in WRONG))


if __name__ == "__main__":
    sys.exit(main())
