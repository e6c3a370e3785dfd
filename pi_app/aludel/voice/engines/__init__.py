# SPDX-License-Identifier: MIT
"""Speech engines, each a program of its own: a hung or dying engine can be killed without harm to the game.

An engine reads one JSON object a line on its standard input and answers each with one on its standard output:

    {"text": "Fire potion!", "voice": "gmw/en", "rate": 150, "path": "/tmp/x.wav"}
    {"ok": true}   or   {"ok": false, "why": "missing"}   or   {"ok": false, "why": "failed", "detail": "..."}

`missing` means that the engine can never work here (nothing is installed); `failed` that this phrase did not.
It writes a mono 16-bit WAV to `path`. It ends when its input ends.
"""

from __future__ import annotations

import ctypes
import json
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TextIO, TypeAlias

PR_SET_PDEATHSIG: Final = 1
"""From linux/prctl.h."""


@dataclass(frozen=True, slots=True)
class Job:
    """One phrase to render."""

    text: str
    voice: str
    rate: int
    path: str


Render: TypeAlias = Callable[[Job], None]


class EngineMissing(RuntimeError):
    """What the engine stands on is not installed."""


def serve(render: Render) -> None:
    """Answer jobs until the input ends.

    The answers keep the real standard output to themselves: pyttsx3 prints there.
    """
    _die_with_parent()
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    for line in sys.stdin:
        _answer(answers, _try(render, Job(**json.loads(line))))


def _die_with_parent() -> None:
    """Ask Linux to end this process with the console: a hung engine would not notice that its input has ended."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def _try(render: Render, job: Job) -> dict[str, object]:
    try:
        render(job)
    except EngineMissing as fault:
        return {"ok": False, "why": "missing", "detail": str(fault)}
    except Exception as fault:  # the engine's process must outlive any phrase
        return {"ok": False, "why": "failed", "detail": f"{type(fault).__name__}: {fault}"}
    return {"ok": True}


def _answer(answers: TextIO, answer: dict[str, object]) -> None:
    answers.write(json.dumps(answer) + "\n")
    answers.flush()
