# SPDX-License-Identifier: MIT
"""Power cuts as the disk sees them: `python -m tests.journal.power.model --cuts 1000 --report FILE`.

A console is pressed and speaks while recorder.c writes down every change to its files. The power is then cut at a
random point of that list. What a file was synced with is there; every later write is there, missing, or torn at a
512-byte sector, each by itself, so later ones may survive earlier ones. New names, renames and removals since the last
sync of their folder survive in order up to a random one. This is harsher than ext4, and than a kill. It needs cc.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from tests.journal.toy import TOY

from aludel.games.referee import registry
from aludel.origin import heading, origin
from aludel.twin.cuts import WRONG, Examiner
from aludel.twin.witness import TOLD

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
SECTOR = 512
GAMES = {"toy": TOY, **registry()}

PLAY = """
import random, sys
from pathlib import Path
from aludel.twin.witness import PressedConsole
from tests.journal.power.model import GAMES
player = PressedConsole(Path(sys.argv[1]), GAMES[sys.argv[2]], random.Random(int(sys.argv[3])))
with player.desk.journal.unchecked() as db:
    db.execute("PRAGMA wal_autocheckpoint=20")
    db.execute("PRAGMA synchronous=" + sys.argv[4])
player.play()
"""
"""Checkpoints come often, so that cuts fall into them too."""


class Deed(NamedTuple):
    """One change: C create, W write, T truncate, S sync, R rename, U unlink, M make a folder."""

    op: str
    path: str
    at: int
    data: bytes


def compiler() -> str | None:
    """The C compiler, if there is one."""
    return shutil.which("cc") or shutil.which("gcc")


def record(place: Path, game: str, seed: int, kilobytes: int, synchronous: str = "FULL") -> list[Deed]:
    """Let a process play until it has written so much, and return what it did to its files under `place`/played."""
    library, log, folder = place / "recorder.so", place / "deeds", place / "played"
    source = str(HERE / "recorder.c")
    subprocess.run([compiler() or "cc", "-O1", "-shared", "-fPIC", "-o", library, source, "-ldl"], check=True)
    folder.mkdir()
    environment = {**os.environ, "LD_PRELOAD": str(library), "POWER_ROOT": f"{folder}/", "POWER_LOG": str(log)}
    command = [sys.executable, "-c", PLAY, str(folder / "games"), game, str(seed), synchronous]
    with subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE) as child:
        while child.poll() is None and not (log.exists() and log.stat().st_size > kilobytes * 1024):
            time.sleep(0.01)
        if child.poll() is not None:
            raise RuntimeError(child.stderr.read().decode())
        child.kill()
    return list(_read(log.read_bytes(), f"{folder}/"))


def _read(data, root):
    at = 0
    while at + 5 <= len(data):
        op, length = data[at : at + 1].decode(), struct.unpack_from("<I", data, at + 1)[0]
        path = data[at + 5 : at + 5 + length].decode()
        offset, size = struct.unpack_from("<QQ", data, at + 5 + length)
        start = at + 21 + length
        body = data[start : start + size]
        if op == "R":
            body = body.decode().removeprefix(root).encode()
        yield Deed(op, path.removeprefix(root), offset, body)
        at = start + size


class Disk:
    """Files by identity with what is durable and what is pending, and names with pending changes by folder."""

    def __init__(self):
        self.durable = {}
        self.pending = {}
        self.names = {}
        self.durable_names = {}
        self.name_deeds = []
        self.next_file = 0

    def apply(self, deed):
        """Take in one change."""
        if deed.path.endswith("-shm"):
            return
        if deed.op in "CRUM":
            self.name_deeds.append((deed, self._new_file() if deed.op == "C" else None))
            _rename(self.names, deed, self.name_deeds[-1][1])
        elif deed.op == "S":
            self._sync(deed.path)
        elif deed.path in self.names:
            self.pending[self.names[deed.path]].append(deed)

    def _new_file(self):
        self.next_file += 1
        self.durable[self.next_file], self.pending[self.next_file] = bytearray(), []
        return self.next_file

    def _sync(self, path):
        file = self.names.get(path)
        if file in self.durable:
            for deed in self.pending[file]:
                _change(self.durable[file], deed, 0, len(deed.data))
            self.pending[file] = []
            return
        rest = []
        for deed, number in self.name_deeds:
            if str(Path(deed.path).parent) == path.rstrip("/"):
                _rename(self.durable_names, deed, number)
            else:
                rest.append((deed, number))
        self.name_deeds = rest

    def cut(self, rng, folder):
        """What is found after a power cut now, written into `folder`."""
        names = dict(self.durable_names)
        for deed, number in self.name_deeds[: rng.randint(0, len(self.name_deeds))]:
            _rename(names, deed, number)
        for path, file in names.items():
            target = folder / path
            if file is None:
                target.mkdir(parents=True, exist_ok=True)
                continue
            content = bytearray(self.durable[file])
            for deed in self.pending[file]:
                _perhaps(content, deed, rng)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(content)


def _rename(names, deed, number):
    if deed.op in "CM":
        names[deed.path] = number
    elif deed.op == "U":
        names.pop(deed.path, None)
    elif deed.path in names:
        names[deed.data.decode()] = names.pop(deed.path)


def _change(content, deed, start, end):
    if deed.op == "T":
        content[:] = content[: deed.at].ljust(deed.at, b"\0")
        return
    if len(content) < deed.at + end:
        content.extend(bytes(deed.at + end - len(content)))
    content[deed.at + start : deed.at + end] = deed.data[start:end]


def _perhaps(content, deed, rng):
    """A write that was not synced: whole, missing, or some of its sectors."""
    fortune = rng.random()
    if fortune < 0.4 or (deed.op == "T" and fortune < 0.7):
        _change(content, deed, 0, len(deed.data))
    elif fortune > 0.7:
        for start in range(0, len(deed.data), SECTOR):
            if rng.random() < 0.5:
                _change(content, deed, start, min(start + SECTOR, len(deed.data)))


def cuts(deeds, count, seed, game, place):
    """Cut the power `count` times and count what is wrong afterwards."""
    rng, tally, disk, done = random.Random(seed), Counter(), Disk(), 0
    spoken = bytearray()
    for at in sorted(_moment(rng, len(deeds)) for _ in range(count)):
        for deed in deeds[done:at]:
            disk.apply(deed)
            if deed.path.endswith(TOLD) and deed.op == "W":
                spoken += deed.data
        done = at
        tally += _examine(disk, rng, place / "found", bytes(spoken), game)
        tally["cuts"] += 1
    return tally


def _moment(rng, deeds):
    """One cut in five falls into the making of the file."""
    return rng.randrange(min(200, deeds) if rng.random() < 0.2 else deeds + 1)


def _examine(disk, rng, folder, spoken, game):
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    disk.cut(rng, folder)
    games = folder / "games"
    games.mkdir(exist_ok=True)
    (games / TOLD).write_bytes(spoken)
    return Examiner(games, game).examine()


REPORT = """<!-- SPDX-License-Identifier: CC-BY-4.0 -->
# Power cuts as the disk sees them

Made by `python -m tests.journal.power.model {arguments}`.

{heading}

A console was pressed and spoke; its {deeds} changes to the disk were recorded. {tally[cuts]} times the power was cut
at a random one: later writes that were not synced were kept, dropped or torn at 512-byte sectors, each by itself.
{tally[announced]} told events were looked for in what was left.

Told and missing: **{tally[missing]}**. Credits of the campaign lost: {tally[credit_lost]}, counted twice:
{tally[credit_twice]}. Files set aside: {tally[set_aside]}. Games with a broken seal: {tally[damaged]}.

The same with `synchronous=NORMAL`, to show that the model finds losses where there are some: told and missing:
{control[missing]} in {control[cuts]} cuts.
"""


def main(arguments=None):
    """Record, cut, print a summary as JSON; 1 when anything is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.journal.power.model", description="Cut the disk's power.")
    parser.add_argument("--cuts", type=int, default=200)
    parser.add_argument("--kilobytes", type=int, default=8_000, help="how much the recorded process writes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="little-alchemists", choices=GAMES)
    parser.add_argument("--report", type=Path)
    options, started = parser.parse_args(arguments), time.monotonic()
    made_with = origin(options.seed)
    game = GAMES[options.game]
    with tempfile.TemporaryDirectory(prefix="aludel-power-") as name:
        place, control_place = Path(name) / "full", Path(name) / "control"
        place.mkdir()
        control_place.mkdir()
        deeds = record(place, options.game, options.seed, options.kilobytes)
        tally = cuts(deeds, options.cuts, options.seed, game, place)
        careless = record(control_place, options.game, options.seed, options.kilobytes, "NORMAL")
        control = cuts(careless, min(options.cuts, 200), options.seed, game, control_place)
    print(json.dumps({"deeds": len(deeds), "power": tally, "control": control}))
    if options.report:
        words = f"--cuts {options.cuts} --kilobytes {options.kilobytes} --seed {options.seed} --game {options.game}"
        head = heading(made_with, game=options.game, seconds=round(time.monotonic() - started))
        page = REPORT.format(arguments=words, heading=head, deeds=len(deeds), tally=tally, control=control)
        options.report.write_text(page, "utf-8")
    return int(any(tally[what] for what in WRONG))


if __name__ == "__main__":
    sys.exit(main())
