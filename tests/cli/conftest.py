# SPDX-License-Identifier: MIT
"""A person at a shell, with a home of their own in every test: in this process, or with the installed command."""

from __future__ import annotations

import io
import os
import signal
import subprocess
import sys
import sysconfig
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from aludel import cli

COMMAND = Path(sysconfig.get_path("scripts")) / "aludel"
LOCALES = {"en": "en_GB.UTF-8", "cs": "cs_CZ.UTF-8", "de": "de_DE.UTF-8", "ja": "ja_JP.UTF-8"}
ALONE = '[voice]\nengine = "none"\nsink = "null"\n[buttons]\ndriver = "typed"\n[pages]\ndriver = "none"\n'
"""A console without sound and pages, with typed buttons."""
PATIENCE = 120
"""Seconds that a step of the installed command may take on a busy machine."""


@dataclass
class Ended:
    """What a command left on the screen."""

    code: int
    out: str
    err: str


class Shell:
    """Types commands. `place` is the home."""

    def __init__(self, place: Path, capfd, monkeypatch) -> None:
        self.place, self._capfd, self._monkeypatch = place, capfd, monkeypatch

    def speak(self, language: str) -> None:
        """Set the language of the shell."""
        self._monkeypatch.setenv("LANG", LOCALES[language])

    def __call__(self, *words: str | Path, typed: str = "") -> Ended:
        """Run a command in this process, with a keyboard that types `typed` and then goes away."""
        self._monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding="utf-8"))
        self._capfd.readouterr()
        try:
            code = cli.main([str(word) for word in words])
        except SystemExit as done:
            code = done.code
        said = self._capfd.readouterr()
        return Ended(code, said.out, said.err)

    def run(self, *words: str | Path, typed: bytes = b"", **options) -> Ended:
        """Run the installed command as a process of its own."""
        done = subprocess.run(
            [COMMAND, *words], input=typed, capture_output=True, timeout=PATIENCE, check=False, **options
        )
        return Ended(done.returncode, done.stdout.decode(), done.stderr.decode())

    def bare(self, *words: str, closed: tuple[int, ...] = ()) -> Ended:
        """Run the installed command at home without a keyboard, and with none of the streams `closed` (1, 2)."""
        shut = " 0<&-" + "".join(f" {number}>&-" for number in closed)
        line = ["sh", "-c", f'exec "$0" "$@"{shut}', COMMAND, *words]
        done = subprocess.run(line, cwd=self.place, capture_output=True, timeout=PATIENCE, check=False)
        return Ended(done.returncode, done.stdout.decode(), done.stderr.decode())

    def config(self, text: str = "", name: str = "config.toml") -> Path:
        """A configuration of typed buttons, without sound and pages."""
        file = self.place / name
        file.write_text(ALONE + text, "utf-8")
        return file


@pytest.fixture(scope="session")
def rendered(tmp_path_factory):
    """Where the printed pieces stay drawn from one test to the next."""
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def shell(tmp_path, rendered, capfd, monkeypatch):
    for variable in ("LC_ALL", "LC_MESSAGES", "ALUDEL_CONFIG", "PYTHONUTF8"):
        monkeypatch.delenv(variable, raising=False)
    for variable, folder in (("HOME", ""), ("XDG_CONFIG_HOME", "config"), ("XDG_STATE_HOME", "state")):
        monkeypatch.setenv(variable, str(tmp_path / folder))
    monkeypatch.setenv("XDG_CACHE_HOME", str(rendered))
    monkeypatch.setenv("LANG", LOCALES["en"])
    monkeypatch.setenv("PYTHONIOENCODING", "utf-8")
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}
    yield Shell(tmp_path, capfd, monkeypatch)
    for number, handler in handlers.items():
        signal.signal(number, handler)


class Terminal:
    """The installed command with somebody at its keyboard, who reads the screen before typing on."""

    def __init__(self, *words: str | Path, command: Sequence[str | Path] = (COMMAND,)) -> None:
        self.process = subprocess.Popen(
            [*command, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, bufsize=0
        )
        self._seen, self._more, self._ended = b"", threading.Condition(), False
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        while part := os.read(self.process.stdout.fileno(), 65536):
            with self._more:
                self._seen += part
                self._more.notify_all()
        with self._more:
            self._ended = True
            self._more.notify_all()

    @property
    def screen(self) -> str:
        """Everything shown so far."""
        with self._more:
            return self._seen.decode()

    def type(self, line: str, until: str) -> str:
        """Type a line and read until `until` is shown; what came since."""
        with self._more:
            before = len(self._seen)
        self.process.stdin.write(f"{line}\n".encode())
        return self.read(until, before)

    def read(self, until: str, since: int = 0) -> str:
        """Read until `until` is shown."""
        with self._more:
            shown = self._more.wait_for(lambda: until.encode() in self._seen[since:] or self._ended, PATIENCE)
            seen = self._seen[since:].decode()
        assert shown and until in seen, f"{until!r} was not shown, but:\n{seen}"
        return seen

    def end(self, number: int | None = None) -> Ended:
        """End it by a signal, or by going away from the keyboard."""
        if number is None:
            self.process.stdin.close()
        else:
            self.process.send_signal(number)
        self.process.wait(PATIENCE)
        with self._more:
            self._more.wait_for(lambda: self._ended, PATIENCE)
        return Ended(self.process.returncode, self.screen, self.process.stderr.read().decode())

    def close(self) -> None:
        """Leave nothing running."""
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            pipe.close()


@pytest.fixture
def terminal(shell):
    """Opens terminals; all of them are closed at the end."""
    opened = []

    def at(*words: str | Path) -> Terminal:
        opened.append(Terminal(*words))
        return opened[-1]

    yield at
    for one in opened:
        one.close()
