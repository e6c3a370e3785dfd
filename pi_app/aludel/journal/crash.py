# SPDX-License-Identifier: MIT
"""Pull the plug on purpose: `python -m aludel.journal.crash --cuts 1000 --report FILE`.

A child process plays a game and announces each move after the journal has it; it is killed at a random moment, and
its folder is opened again: nothing announced may be missing. `--tears` then models a power cut more closely than a
kill can: the write-ahead log is cut at a random byte, half of the time with garbage where it ended.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from aludel.errors import JournalFault
from aludel.games.fate import CodeSource
from aludel.games.referee import Event, Game, Setup, registry
from aludel.journal.code import new_code
from aludel.journal.journal import FILE, Journal
from aludel.journal.machine import describe

ANNOUNCED: Final = "announced.jsonl"
CUTS_PER_FOLDER: Final = 50
"""A fresh folder now and then, so that cuts also fall into the making of the file."""
LONGEST: Final = 0.3
"""Seconds that a child plays at most: some tens of moves at a few milliseconds each."""
PATIENCE: Final = 60.0
"""Seconds that a child may take to say its first word on a busy machine."""

AnyGame = Game[Any, Any]


class Step(NamedTuple):
    """What one move announced: game number, moves in force after it, and the events."""

    game: int
    moves: int
    told: list[str]


def tell(events: tuple[Event, ...]) -> list[str]:
    """Events as text that can be compared."""
    return [f"{event.kind} {event.to} {sorted(event.args.items())}" for event in events]


def steps(game: AnyGame, journal: Journal, number: int) -> tuple[Any, list[list[str]]]:
    """The state of a recorded game, and what each of its moves announced (the set-up first)."""
    record = journal.load(number)
    state, told = game.new(record.setup, record.fate)
    heard = [tell(told)]
    for text in record.moves:
        state, told = game.apply(state, game.parse_move(text))
        heard.append(tell(told))
    return state, heard


class Player:
    """Plays random legal moves for ever: journal first, announcement after."""

    def __init__(self, folder: Path, game: AnyGame, rng: random.Random) -> None:
        self._game = game
        self._rng = rng
        self._journal = Journal.open(folder)
        self._out = os.open(folder / ANNOUNCED, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def play(self) -> None:
        """Go on with the open game, then with new ones."""
        while True:
            number = self._journal.open_game()
            if number is None:
                number = self._begin()
            state, heard = steps(self._game, self._journal, number)
            self._announce(number, len(heard) - 1, heard[-1])
            self._play_on(number, state)

    def _begin(self) -> int:
        info = self._game.info
        setup = Setup(info.levels[0], info.colours[: info.seats[1]], 0)
        code = new_code(self._rng.randbytes)
        return self._journal.begin(info.key, setup, self._game.draw(setup, CodeSource(code)), code)

    def _play_on(self, number: int, state: Any) -> None:
        while movers := self._game.movers(state):
            move = self._rng.choice(self._game.moves(state, self._rng.choice(movers)))
            after, told = self._game.apply(state, move)
            moves = self._journal.append(number, self._game.print_move(move))
            if self._rng.random() < 0.1:
                self._journal.undo(number)
                continue
            self._announce(number, moves, tell(told))
            state = after
        self._journal.finish(number, self._game.result(state))

    def _announce(self, number: int, moves: int, told: list[str]) -> None:
        os.write(self._out, f"{json.dumps(Step(number, moves, told))}\n".encode())


def cut_once(folder: Path, game: AnyGame, rng: random.Random) -> None:
    """Let a child play for a random while, then kill it: one time in five while it still starts."""
    seed, starting, life = rng.getrandbits(32), rng.random() < 0.2, rng.uniform(0, LONGEST)
    before = _size(folder)
    child = os.fork()
    if child == 0:
        try:
            Player(folder, game, random.Random(seed)).play()
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
    path = folder / ANNOUNCED
    return path.stat().st_size if path.exists() else 0


def announced(folder: Path) -> Iterator[Step]:
    """What was announced; a line that the cut tore was not announced whole and does not count."""
    path = folder / ANNOUNCED
    for line in path.read_text("utf-8").splitlines(keepends=True) if path.exists() else []:
        if line.endswith("\n"):
            yield Step(*json.loads(line))


def examine(folder: Path, game: AnyGame, known: int) -> Counter[str]:
    """Open the folder after a cut and count what is wrong; `known` announcements were examined before."""
    tally: Counter[str] = Counter()
    with closing(Journal.open(folder)) as journal:
        tally["set_aside"] += journal.set_aside is not None
        tally["damaged"] += len(journal.damage)
        heard: dict[int, list[list[str]]] = {}
        for step in list(announced(folder))[known:]:
            tally["announced"] += 1
            if step.game not in heard:
                heard[step.game] = _heard(game, journal, step.game)
            kept = heard[step.game]
            tally["missing"] += step.moves >= len(kept) or kept[step.moves] != step.told
    return tally


def _heard(game: AnyGame, journal: Journal, number: int) -> list[list[str]]:
    """What a game announced; nothing when the game itself was lost."""
    try:
        return steps(game, journal, number)[1]
    except JournalFault:
        return []


def cuts(count: int, seed: int, game: AnyGame, place: Path) -> Counter[str]:
    """Kill a playing child `count` times; a game killed once goes on in the next child."""
    rng, tally, known = random.Random(seed), Counter[str](), 0
    for number in range(count):
        folder = place / f"cuts-{number // CUTS_PER_FOLDER}"
        known = 0 if number % CUTS_PER_FOLDER == 0 else known
        cut_once(folder, game, rng)
        found = examine(folder, game, known)
        known += found["announced"]
        tally += found
        tally["cuts"] += 1
    return tally


def tears(count: int, seed: int, place: Path) -> Counter[str]:
    """Cut the write-ahead log `count` times and count what is wrong with what is left."""
    rng, tally = random.Random(seed), Counter[str]()
    whole, sizes = _write_whole(place / "whole", rng)
    log = (whole / f"{FILE}-wal").read_bytes()
    for number in range(count):
        torn, sound = _tear(log, rng, garbage=number % 2 == 1)
        folder = place / "torn"
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        shutil.copy(whole / FILE, folder)
        (folder / f"{FILE}-wal").write_bytes(torn)
        tally += _examine_torn(folder, sum(size <= sound for size in sizes))
        tally["tears"] += 1
    return tally


def _tear(log: bytes, rng: random.Random, garbage: bool) -> tuple[bytes, int]:
    """A torn log, and how many of its bytes are as they were."""
    cut = rng.randrange(len(log) + 1)
    spoilt = min(rng.randrange(1, 4097), cut) if garbage else 0
    return log[: cut - spoilt] + rng.randbytes(spoilt), cut - spoilt


def _write_whole(folder: Path, rng: random.Random) -> tuple[Path, list[int]]:
    """A journal whose every commit is still in the log, and the size of the log after each (the first: begin).

    It is copied while open: closing would move the log into the file.
    """
    sizes = []
    with closing(Journal.open(folder / "open")) as journal, journal.unchecked() as db:
        db.execute("PRAGMA wal_autocheckpoint=0")
        number = journal.begin("torn", Setup(1, ("red", "blue")), {}, new_code(rng.randbytes))
        sizes.append((folder / "open" / f"{FILE}-wal").stat().st_size)
        for at in range(300):
            journal.append(number, f"{at} {'x' * rng.randint(0, 400)}")
            sizes.append((folder / "open" / f"{FILE}-wal").stat().st_size)
        for name in (FILE, f"{FILE}-wal"):
            shutil.copy(folder / "open" / name, folder)
    return folder, sizes


def _examine_torn(folder: Path, synced: int) -> Counter[str]:
    tally: Counter[str] = Counter()
    with closing(Journal.open(folder)) as journal:
        tally["set_aside"] += journal.set_aside is not None
        tally["damaged"] += len(journal.damage)
        moves = journal.load(1).moves if journal.games() else ()
        kept = len(moves) + len(journal.games())
        tally["rows"] += kept
        tally["missing"] += kept < synced
        tally["not_a_prefix"] += [int(move.split(" ")[0]) for move in moves] != list(range(len(moves)))
    return tally


REPORT: Final = """<!-- SPDX-License-Identifier: CC-BY-4.0 -->
# Power cuts and torn writes on the journal

Made by `python -m aludel.journal.crash {arguments}`.

| | |
|---|---|
| commit | {commit} |
| seed | {seed} |
| machine | {machine} |
| game | {game} |
| seconds | {seconds:.0f} |

**kill -9**: {cuts[cuts]} cuts of a playing process, {cuts[announced]} announcements examined.
Announced and missing: {cuts[missing]}. Journals set aside: {cuts[set_aside]}.
Games with a broken seal: {cuts[damaged]}.

**Torn writes**: {tears[tears]} write-ahead logs cut at a random byte, half of them with up to 4 KiB of garbage at the
end, {tears[rows]} rows read back. Synced and missing: {tears[missing]}. Not a clean prefix: {tears[not_a_prefix]}.
Journals set aside: {tears[set_aside]}. Games with a broken seal: {tears[damaged]}.

A kill is no power cut: what the kernel had taken survives it. The torn logs model what a cut leaves on a disk that
honours sync; a card that does not is found by the write-and-read-back at the start only in part. Cuts of the real
supply on a Raspberry Pi are not in this report.
"""

WRONG: Final = ("missing", "set_aside", "damaged", "not_a_prefix")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m aludel.journal.crash", description="Cut the journal's power.")
    parser.add_argument("--cuts", type=int, default=50, help="how often to kill a playing process")
    parser.add_argument("--tears", type=int, default=200, help="how often to tear the write-ahead log")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="little-alchemists", help="which game to play")
    parser.add_argument("--report", type=Path, help="write a page here")
    return parser


@contextmanager
def _place() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="aludel-cuts-") as place:
        yield Path(place)


def main(arguments: list[str] | None = None, games: dict[str, AnyGame] | None = None) -> int:
    """Run cuts and tears, print a summary as JSON; 1 when anything is wrong."""
    options = _parser().parse_args(arguments)
    game, started, made_with = (games or registry())[options.game], time.monotonic(), describe()
    with _place() as place:
        killed = cuts(options.cuts, options.seed, game, place)
        torn = tears(options.tears, options.seed, place)
    print(json.dumps({"cuts": killed, "tears": torn}))
    if options.report:
        words = f"--cuts {options.cuts} --tears {options.tears} --seed {options.seed} --game {options.game}"
        options.report.write_text(
            REPORT.format(
                arguments=words, seed=options.seed, game=options.game, cuts=killed, tears=torn,
                seconds=time.monotonic() - started, **made_with,
            ),
            "utf-8",
        )  # fmt: skip
    return int(any(tally[what] for tally in (killed, torn) for what in WRONG))


if __name__ == "__main__":
    sys.exit(main())
