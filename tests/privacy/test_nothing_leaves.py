# SPDX-License-Identifier: MIT
"""Nothing leaves the table: no byte of a camera image on disk or in a socket, no name where it need not be."""

from __future__ import annotations

import io
import logging
import shutil
import socket
import stat
import subprocess
import sysconfig
import tempfile
from dataclasses import replace
from pathlib import Path

import cv2
import numpy as np
import pytest

from aludel import cli
from aludel.commands import virtual
from aludel.table.console import Console
from aludel.twin.camera import TwinCamera
from aludel.twin.virtual.typed import TypedTable

from .watching import SIDE, Marker, named, names, pictured, watched

COMMAND = Path(sysconfig.get_path("scripts")) / "aludel"
MAY_NAME = ("journal.db", "virtual-table.")
"""How the files begin that have to know who holds what: for their owner only, also while they are being written."""
VOICE = '[voice]\nengine = "hum"\nsink = "wav"\nfolder = "{place}/announcements"\n'


class Person(TypedTable):
    """Somebody who plays by the rules until the game with its exam is over, and then looks round the menus."""

    def run(self, typed):
        super().run(self._lines())

    def _lines(self):
        yield from ("", "", "")
        while (public := self.console.public()).mode == "game":
            yield from self._answer(public)
        yield from ("hold mute", "next", "")

    def _answer(self, public):
        phase = public.view["phase"]
        if phase == "brew":
            hand = self.pieces.nature.hands[public.prompt.seats[0]]
            yield f"put 1 {next((at for at, tile in enumerate(hand, 1) if tile.kind != hand[0].kind), 2)}"
        elif phase == "customer":
            yield f"put {self.pieces.turned}"
        elif phase == "exam":
            yield "put luck"
        elif phase == "take":
            yield str(next(at for at, tile in enumerate(self.pieces.nature.market, 1) if tile))
            return
        yield ""


@pytest.fixture
def place(tmp_path, monkeypatch):
    """Everything that the program writes lies here."""
    for variable, folder in (("HOME", ""), ("XDG_CONFIG_HOME", "config"), ("XDG_STATE_HOME", "state"),
                             ("XDG_CACHE_HOME", "cache"), ("XDG_RUNTIME_DIR", "run"), ("TMPDIR", "tmp")):  # fmt: skip
        monkeypatch.setenv(variable, str(tmp_path / folder))
    (tmp_path / "tmp").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "tmp"))
    monkeypatch.delenv("ALUDEL_CONFIG", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def marker(monkeypatch):
    """Marks every frame that the camera takes."""
    marker, honest = Marker(), TwinCamera.capture

    def marked(camera, timeout):
        frame = honest(camera, timeout)
        marker.frame = frame.pixels
        return replace(frame, pixels=marker.paint(frame.pixels))

    monkeypatch.setattr(TwinCamera, "capture", marked)
    return marker


@pytest.fixture
def log(place):
    """A log of everything, as a service would keep it."""
    handler, root = logging.FileHandler(place / "log.txt"), logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield place / "log.txt"
    root.removeHandler(handler)
    root.setLevel(level)
    handler.close()


@pytest.fixture
def game(place, marker, log, monkeypatch, capsys):
    """A whole game, exam included, at a console that looks through a camera; what it did."""
    monkeypatch.setattr(virtual, "TypedTable", Person)
    looks = []
    press = Console.press
    monkeypatch.setattr(Console, "press", lambda console, pressed: (press(console, pressed), looks.append(sockets())))
    (place / "config.toml").write_text(VOICE.format(place=place), "utf-8")
    with watched(place) as seen:
        assert cli.main(["play", "--terminal", "--config", str(place / "config.toml")]) == 0
    seen.screen = capsys.readouterr().out
    assert "exam" in seen.screen and "Question 6 of 6" in seen.screen
    assert marker.painted > 60 and log.stat().st_size
    assert looks and not any(looks)
    return seen


def sockets():
    """Sockets that this process holds now, whoever opened them."""
    held = Path("/proc/self/fd")
    links = map(link, held.iterdir()) if held.exists() else ()
    return [one for one in links if one.startswith("socket:")]


def link(handle):
    """What a handle stands for; empty where another thread has closed it meanwhile."""
    try:
        return str(handle.readlink())
    except OSError:
        return ""


def sheets(path):
    """The virtual table's own drawings of the printed pieces, which no camera has seen."""
    return "/cache/aludel/twin/" in path


@pytest.mark.slow
def test_a_whole_game_leaves_no_image_no_name_and_no_socket(game, marker, place):
    contents = game.all()
    kinds = {Path(path).suffix for path, _ in contents}
    assert {".db", ".json", ".wav", ".txt"} <= kinds, "the game has written what it should"
    traces = marker.traces(marker.frame)
    assert not [path for path, data in contents if any(trace in data for trace in traces)]
    assert not [path for path, data in contents if pictured(data) and not sheets(path)]
    assert not game.sockets and not game.elsewhere
    words = names()
    assert {"mandrake", "red", "Alraune", "žabka"} & words
    for path, data in contents:
        assert not named(Path(path).relative_to(place).as_posix().encode(), words) or sheets(path), path
        if not Path(path).name.startswith(MAY_NAME) and not sheets(path):
            assert not named(data, words), path
    for path in (place / "state").rglob("*"):
        assert stat.S_IMODE(path.stat().st_mode) == (0o700 if path.is_dir() else 0o600), path


def traceable():
    """Whether strace is here and may trace."""
    found = shutil.which("strace")
    return bool(found) and not subprocess.run([found, "-qq", "true"], capture_output=True, check=False).returncode


LOCAL = ("/pulse/", "/pipewire", "/nscd/")
"""Servers of this machine that espeak-ng and the C library look for: sound, and names of users."""
CALLS = "open,openat,creat,socket,connect,bind,write,pwrite64,writev,sendto,sendmsg"


@pytest.mark.skipif(not traceable(), reason="no strace here, or no right to trace")
def test_the_kernel_sees_no_socket_and_no_image_of_the_installed_command(place):
    """Voice engine and all children included: where they write, and how each write begins."""
    config, trace = place / "config.toml", place / "trace"
    config.write_text('[voice]\nengine = "pyttsx3"\nsink = "null"\n', "utf-8")
    strace = ["strace", "-f", "-qq", "-o", trace, "-xx", "-s", "64", "-e", f"trace={CALLS}"]
    typed = b"\n\n\nput 1 2\n\n" + b"\n" * 4
    played = subprocess.run(
        [*strace, COMMAND, "play", "--terminal", "--config", config],
        input=typed,
        capture_output=True,
        timeout=300,
        check=False,
    )
    assert played.returncode == 0 and b"tray" in played.stdout
    lines = [_readable(line) for line in trace.read_text("utf-8").splitlines()]
    written = [line for line in lines if " write" in line or " pwrite64(" in line]
    opened = [line for line in lines if " open" in line and ("O_WRONLY" in line or "O_RDWR" in line)]
    assert len(written) > 20 and len(opened) > 5
    assert not [line for line in opened if str(place) not in line and "/dev/null" not in line]
    assert not [line for line in written if "\x89PNG" in line or "\xff\xd8\xff" in line]
    assert not [line for line in lines if "AF_INET" in line or " bind(" in line]
    assert not [line for line in lines if " connect(" in line and not any(name in line for name in LOCAL)]


def _readable(line):
    """strace's hexadecimal strings as text, byte by byte."""
    parts = line.split('"')
    parts[1::2] = [bytes.fromhex(part.replace("\\x", "")).decode("latin-1") for part in parts[1::2]]
    return '"'.join(parts)


# -- the watch itself


@pytest.fixture
def frame():
    return np.random.default_rng(2).integers(0, 256, (240, 160), dtype=np.uint8)


WAYS = {
    "raw": lambda nv12, bgr: nv12.tobytes(),
    "colour": lambda nv12, bgr: bgr.tobytes(),
    "numpy": lambda nv12, bgr: _npy(bgr),
    "hex": lambda nv12, bgr: nv12.tobytes().hex().encode(),
}


def _npy(array):
    out = io.BytesIO()
    np.save(out, array)
    return out.getvalue()


@pytest.mark.parametrize("way", WAYS)
def test_the_marker_would_be_found(frame, way):
    marker = Marker()
    marked = marker.paint(frame)
    data = WAYS[way](marked, cv2.cvtColor(marked, cv2.COLOR_YUV2BGR_NV12))
    traces = marker.traces(frame)
    assert any(trace in data for trace in traces)
    assert not any(trace in frame.tobytes() for trace in traces)
    assert marked[:SIDE, :SIDE].tobytes() == marker.block.tobytes()


@pytest.mark.parametrize("ending", [".png", ".jpg", ".bmp", ".webp", ".tiff"])
def test_an_image_would_be_found(frame, ending):
    assert pictured(cv2.imencode(ending, frame)[1].tobytes())
    assert not pictured(b"plain words\n" * 100)


@pytest.mark.parametrize("line", ["red holds a frog", '{"hands": ["tile.mandrake"]}', "Alraune", "赤いカエルとシダ"])
def test_a_name_would_be_found(line):
    words = names()
    assert named(line.encode(), words)
    assert not named(b"credit greenish rotten", words)


def test_a_file_of_a_moment_a_file_elsewhere_and_a_socket_would_be_found(tmp_path):
    inside, outside = tmp_path / "inside", tmp_path / "outside"
    inside.mkdir()
    with watched(inside) as seen:
        (inside / "moment").write_bytes(b"frog")
        (inside / "moment").unlink()
        outside.write_text("frog", "utf-8")
        socket.socket().close()
    assert seen.all() == [(str(inside / "moment"), b"frog")]
    assert seen.elsewhere == {str(outside)} and seen.sockets
