# SPDX-License-Identifier: MIT
"""A whole console as people start it: seconds to its first frame read, and the memory of all its processes."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Timer
from typing import Final

from aludel.bench.measure import CannotRun, Effort, Measured, Peer, Row, Spread, millis
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook

CONFIG: Final = """
[table]
language = "en"
[camera]
driver = "twin"
[voice]
sink = "null"
"""
TYPED: Final = ("confirm", "confirm", "confirm", "put 1 2", "press", "press", "press")
"""Language, players and first seat; two tiles. A press after the tiles were read ends the turn: no harm is done."""
GIVE_UP: Final = 60.0
PROC: Final = Path("/proc")
LIBRARIES: Final = "import cv2, numpy"
KIB: Final = 1024 / 1e6
"""Megabytes in a KiB."""


@dataclass(frozen=True, slots=True)
class Running:
    """A console that has read its first tray, `seconds` after its command was given."""

    process: subprocess.Popen[str]
    seconds: float


@contextmanager
def console(fresh: bool = False) -> Iterator[Running]:
    """Start `aludel play` on the twin's camera, type a first turn, and wait for what the console says to it.

    `fresh` starts it with an empty cache, so that the speech engine has to run too.
    """
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "config.toml").write_text(CONFIG, "utf-8")
        start = time.monotonic()
        words = ["play", "--terminal", "--config", str(folder / "config.toml"), "--journal", str(folder / "journal")]
        caches = {"XDG_CACHE_HOME": str(folder / "cache")} if fresh else {}
        with _started(["-m", "aludel.cli", *words], folder / "errors", caches) as process:
            _type(process)
            _wait(process, folder / "errors")
            yield Running(process, time.monotonic() - start)


@contextmanager
def _started(words: list[str], errors: Path, extra: Mapping[str, str]) -> Iterator[subprocess.Popen[str]]:
    """A Python program, ended on leaving; one that hangs is killed."""
    pipe = subprocess.PIPE
    with errors.open("w", encoding="utf-8") as log:
        process = subprocess.Popen(
            [sys.executable, *words], stdin=pipe, stdout=pipe, stderr=log, text=True, env={**os.environ, **extra}
        )
    with ended(process):
        yield process


@contextmanager
def ended(process: subprocess.Popen[str]) -> Iterator[None]:
    """A process that has ended on leaving; one that hangs is killed, also before."""
    alarm = Timer(GIVE_UP, process.kill)
    alarm.start()
    try:
        yield
    finally:
        alarm.cancel()
        process.terminate()
        try:
            process.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()


def _type(process: subprocess.Popen[str]) -> None:
    assert process.stdin is not None
    try:
        process.stdin.write("".join(f"{line}\n" for line in TYPED))
        process.stdin.flush()
    except BrokenPipeError as fault:
        raise CannotRun("aludel play ended at once") from fault


def _wait(process: subprocess.Popen[str], errors: Path) -> None:
    """Read what the console prints up to what it says to the first two tiles."""
    assert process.stdout is not None
    answers = _answers()
    for line in process.stdout:
        if any(answer in line for answer in answers):
            return
    told = errors.read_text("utf-8").strip().splitlines()
    raise CannotRun(f"aludel play never read its tray: {told[-1] if told else 'it said nothing'}")


def _answers() -> list[str]:
    """What can be said to two tiles, for the seats of a game for two."""
    book, seats = Phrasebook("en"), ("red", "yellow")
    potions = [{"seat": seat, "potion": potion} for seat in seats for potion in ("fire", "flying", "luck")]
    made = [book.caption(Utterance("la-potion", args)) for args in potions]
    return [*made, *(book.caption(Utterance("la-equal", {"seat": seat})) for seat in seats)]


def start_up(effort: Effort) -> Measured:
    """Seconds from the command to the first tray read; a first start warms the disk."""
    with console():
        pass
    seconds = []
    for _ in range(effort.repeats):
        with console() as running:
            seconds.append(running.seconds)
    bare = millis([_import_libraries] * effort.repeats)
    peer = Peer("python importing OpenCV and NumPy, nothing else", Spread(tuple(ms / 1000 for ms in bare.values)))
    return Measured("s", Spread(tuple(seconds)), (peer,), {"camera": "twin", "voice": "pyttsx3 to nowhere"})


def _import_libraries() -> None:
    subprocess.run([sys.executable, "-c", LIBRARIES], check=True)


def memory(effort: Effort) -> Measured:
    """Proportional set size of the console and all that it started, after its first turn."""
    with console(fresh=True) as running:
        everything = [running.process.pid, *descendants(running.process.pid)]
        sizes = Spread(tuple(sum(map(pss, everything)) * KIB for _ in range(effort.repeats)))
        each = {_name(pid): round(pss(pid) * KIB, 1) for pid in everything}
    left_out = "aplay: the voice goes nowhere here"
    detail = {"processes": each, "camera": "twin: its renderer is part of the figure", "left_out": left_out}
    return Measured("MB PSS", sizes, (), detail)


def pss(pid: int) -> int:
    """KiB of a process's proportional set size."""
    try:
        lines = (PROC / str(pid) / "smaps_rollup").read_text("utf-8").splitlines()
    except OSError as fault:
        raise CannotRun("this system does not tell the memory of a process (/proc/PID/smaps_rollup)") from fault
    return next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))


def descendants(pid: int) -> list[int]:
    """All processes that `pid` started, and theirs."""
    parents = dict(_parents())
    found = [child for child, parent in parents.items() if parent == pid]
    for child in found:
        found.extend(grandchild for grandchild, parent in parents.items() if parent == child)
    return found


def _parents() -> Iterator[tuple[int, int]]:
    for entry in PROC.iterdir():
        if entry.name.isdigit():
            try:
                fields = (entry / "stat").read_text("utf-8").rpartition(")")[2].split()
            except OSError:
                continue
            yield int(entry.name), int(fields[1])


def _name(pid: int) -> str:
    """What a process runs: the module or program, without its arguments."""
    words = (PROC / str(pid) / "cmdline").read_text("utf-8").split("\0")
    return words[words.index("-m") + 1] if "-m" in words else Path(words[0]).name


def rows() -> Iterator[Row]:
    """The rows of this module."""
    yield Row("start-up", "command to a console that has read its first tray, warm disk, twin", "<= 2 s", start_up)
    yield Row("memory", "memory of the running console, all processes", "<= 250 MB", memory)
