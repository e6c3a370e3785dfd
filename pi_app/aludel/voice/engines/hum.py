# SPDX-License-Identifier: MIT
"""A simulated engine that hums for as long as speech would take, and fails on request.

`python -m aludel.voice.engines.hum`. The text decides: a phrase with `{hang}` never ends, `{die}` ends the process,
`{fail}` fails, `{rubbish}` writes no WAV. It needs nothing installed.
"""

from __future__ import annotations

import math
import os
import struct
import time
import wave
from pathlib import Path

from aludel.voice.engines import Job, serve

RATE = 22050
PERIOD = 100
"""Samples of one wave: 220 Hz."""


def render(job: Job) -> None:
    """Write one phrase as a hum of 60 ms a letter."""
    if "{hang}" in job.text:
        time.sleep(3600)
    if "{die}" in job.text:
        os._exit(9)
    if "{fail}" in job.text:
        raise ValueError("asked to fail")
    if "{rubbish}" in job.text:
        Path(job.path).write_bytes(b"no sound in here")
        return
    wave_form = (round(8000 * math.sin(2 * math.pi * i / PERIOD)) for i in range(PERIOD))
    period = struct.pack(f"<{PERIOD}h", *wave_form)
    with wave.open(job.path, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(period * int(0.06 * len(job.text) * RATE / PERIOD))


if __name__ == "__main__":
    serve(render)
