# SPDX-License-Identifier: MIT
"""Words to samples: an engine in a process of its own, with a deadline, and the phrase cache before it."""

from __future__ import annotations

import contextlib
import json
import os
import select
import signal
import subprocess
import sys
import threading
import time
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import IO, Any, Final

from aludel.errors import ConfigFault, VoiceFault
from aludel.frame import Clock
from aludel.voice.cache import PhraseCache, PhraseKey
from aludel.voice.pcm import Samples, level, loudness, read_wav, trim

DEADLINE: Final = 5.0
"""Seconds for one phrase. espeak-ng takes 0.02 s on a PC; a loaded Pi stays far below this."""
BACK_OFF: Final = (0.0, 1.0, 5.0, 30.0)
"""Seconds before a new start, by the number of failures in a row."""
NO_ENGINE: Final = "none"


@dataclass(frozen=True, slots=True)
class VoiceLine:
    """How one language is spoken."""

    voice: str
    rate: int


@cache
def _data() -> Mapping[str, Any]:
    return tomllib.loads(files("aludel.voice").joinpath("voices.toml").read_text("utf-8"))


def engine_module(name: str) -> str | None:
    """The program of an engine, or None for `none`. Raises ConfigFault over an unknown name."""
    if name == NO_ENGINE:
        return None
    engines = _data()["engines"]
    if name not in engines:
        raise ConfigFault("voice-unknown-driver", name=name, names=", ".join([*engines, NO_ENGINE]))
    return str(engines[name])


def voice_line(language: str) -> VoiceLine:
    """The voice of a language; English where there is none."""
    voices = _data()["voices"]
    return VoiceLine(**voices.get(language, voices["en"]))


class EngineProcess:
    """One engine program. `render` blocks until its deadline at most; another thread may `close` it meanwhile."""

    def __init__(self, module: str, clock: Clock, deadline: float = DEADLINE) -> None:
        self.module, self.clock, self.deadline = module, clock, deadline
        self.process: subprocess.Popen[bytes] | None = None
        self.failures = 0
        self.missing = False
        self._not_before = float("-inf")
        self._closed = False
        self._hung = False
        self._starting = threading.RLock()

    @property
    def ready(self) -> bool:
        """Whether a phrase may be tried now."""
        return not (self.missing or self._closed) and self.clock() >= self._not_before

    def render(self, text: str, line: VoiceLine, path: Path) -> None:
        """Write a phrase to `path`, or raise VoiceFault. An engine that dies is started again once for the phrase."""
        if not self.ready:
            raise VoiceFault("voice-missing" if self.missing else "voice-hung")
        job = {"text": text, "voice": line.voice, "rate": line.rate, "path": str(path)}
        answer = self._ask(job) or (None if self._hung else self._ask(job))
        if answer is None:
            self._failed()
            raise VoiceFault("voice-hung")
        if answer.get("why") == "missing":
            self.missing = True
            self.kill()
            raise VoiceFault("voice-missing")
        if not answer["ok"]:
            self._failed()
            raise VoiceFault("voice-failed")
        self.failures = 0

    def _failed(self) -> None:
        self.kill()
        self._not_before = self.clock() + BACK_OFF[min(self.failures, len(BACK_OFF) - 1)]
        self.failures += 1

    def _ask(self, job: Mapping[str, object]) -> dict[str, Any] | None:
        """The engine's answer; None when it died, or (then `_hung`) when its deadline passed."""
        self._hung = False
        try:
            process = self._running()
            assert process.stdin is not None and process.stdout is not None
            process.stdin.write((json.dumps(job) + "\n").encode())
            process.stdin.flush()
            reply = self._read_line(process.stdout)
        except (OSError, ValueError):
            reply = b""
        if not reply:
            self.kill()
        return _parsed(reply)

    def _read_line(self, pipe: IO[bytes]) -> bytes:
        end, reply = time.monotonic() + self.deadline, b""
        while not reply.endswith(b"\n"):
            ready, _, _ = select.select([pipe], [], [], max(0.0, end - time.monotonic()))
            if not ready:
                self._hung = True
                return b""
            part = os.read(pipe.fileno(), 4096)
            if not part:
                return b""
            reply += part
        return reply

    def _running(self) -> subprocess.Popen[bytes]:
        """The process, started where there is none. Its own session, so that what it starts dies with it."""
        with self._starting:
            if self._closed:
                raise OSError("closed")
            if self.process is None or self.process.poll() is not None:
                self.kill()
                self.process = _start(self.module)
            return self.process

    def kill(self) -> None:
        """End the process and everything that it started."""
        with self._starting:
            process, self.process = self.process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()

    def close(self) -> None:
        """End for good."""
        self._closed = True
        self.kill()


def _start(module: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", module],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


def _parsed(reply: bytes) -> dict[str, Any] | None:
    try:
        answer = json.loads(reply)
    except ValueError:
        return None
    return answer if isinstance(answer, dict) and "ok" in answer else None


class Synthesiser:
    """Phrases to samples, from the cache or the engine."""

    def __init__(self, engine: str, cache: PhraseCache, clock: Clock, deadline: float = DEADLINE) -> None:
        module = engine_module(engine)
        self.name, self.cache = engine, cache
        self.engine = None if module is None else EngineProcess(module, clock, deadline)

    def samples(self, text: str, language: str, keep: bool = True) -> Samples | None:
        """What `text` sounds like; None where this console speaks by captions only. Raises VoiceFault.

        Without `keep` nothing of it stays in the cache.
        """
        if self.engine is None or not text:
            return None
        line = voice_line(language)
        key = PhraseKey(self.name, line.voice, line.rate, text)
        found = self.cache.get(key)
        return self._render(self.engine, key, line, keep) if found is None else found

    def _render(self, engine: EngineProcess, key: PhraseKey, line: VoiceLine, keep: bool) -> Samples:
        try:
            with self.cache.scratch() as path:
                engine.render(key.text, line, path)
                samples = level(trim(read_wav(path)))
            if not loudness(samples):
                raise ValueError("the engine gave silence")
            if keep:
                self.cache.put(key, samples)
        except VoiceFault:
            raise
        except (OSError, ValueError) as fault:
            raise VoiceFault("voice-failed") from fault
        return samples

    def close(self) -> None:
        """End the engine."""
        if self.engine is not None:
            self.engine.close()
