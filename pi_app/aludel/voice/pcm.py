# SPDX-License-Identifier: MIT
"""Sound as numbers: mono int16 at one rate, and the WAV files that hold it."""

from __future__ import annotations

import io
import os
import wave
from pathlib import Path
from typing import IO, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

RATE: Final = 22050
"""Samples a second, of everything: espeak-ng's own rate, so speech is never resampled."""
FULL: Final = 32767
SPEECH_PEAK: Final = 0.7
"""-3 dB: room for an effect under the speech before the mixer has to limit."""
SPEECH_RMS: Final = 0.14
"""-17 dB, over the parts that are not silent: one loudness for every language and engine."""

Samples: TypeAlias = NDArray[np.int16]


def read_wav(path: Path) -> Samples:
    """The samples of a 16-bit WAV, mixed to mono and brought to RATE.

    Raises ValueError where the file is no such WAV, is cut short or is empty; OSError where it cannot be read.
    """
    try:
        with wave.open(str(path), "rb") as file:
            channels, width, rate, count = file.getparams()[:4]
            data = file.readframes(count)
    except (wave.Error, EOFError) as fault:
        raise ValueError(f"{path.name}: {fault}") from fault
    if width != 2 or not count or len(data) != count * channels * width:
        raise ValueError(f"{path.name}: not a whole 16-bit WAV")
    samples = np.frombuffer(data, "<i2").reshape(-1, channels).mean(axis=1)
    return resample(samples, rate).astype(np.int16)


def resample(samples: NDArray[np.float64], rate: int) -> NDArray[np.float64]:
    """Bring samples from `rate` to RATE by linear interpolation (enough for speech)."""
    if rate == RATE:
        return samples
    places = np.arange(0, len(samples), rate / RATE)
    return np.asarray(np.interp(places, np.arange(len(samples)), samples), dtype=np.float64)


def write_wav(path: Path, samples: Samples, mode: int = 0o666) -> None:
    """Write mono int16 samples at RATE. A file that is new gets `mode`, less the umask."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC | os.O_CLOEXEC, mode)
    with os.fdopen(handle, "wb") as raw:
        _write(raw, samples)


def wav_bytes(samples: Samples) -> bytes:
    """A WAV of mono int16 samples at RATE, in memory."""
    out = io.BytesIO()
    _write(out, samples)
    return out.getvalue()


def _write(out: IO[bytes], samples: Samples) -> None:
    with wave.open(out, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.astype("<i2").tobytes())


def loudness(samples: Samples) -> float:
    """Root mean square, 0 to 1, over the 20 ms blocks that are louder than -46 dB; 0 for silence."""
    block = RATE // 50
    whole = samples[: len(samples) // block * block].astype(np.float64) / FULL
    levels = np.sqrt((whole.reshape(-1, block) ** 2).mean(axis=1)) if len(whole) else np.zeros(1)
    loud = levels[levels > 0.005]
    return float(np.sqrt((loud**2).mean())) if len(loud) else 0.0


def level(samples: Samples) -> Samples:
    """Speech at the one loudness, its peak held below SPEECH_PEAK; silence stays silence."""
    rms, peak = loudness(samples), float(np.abs(samples.astype(np.int32)).max(initial=0)) / FULL
    if not rms or not peak:
        return samples
    gain = min(SPEECH_RMS / rms, SPEECH_PEAK / peak)
    return (samples * gain).astype(np.int16)


def trim(samples: Samples, before: float = 0.04, after: float = 0.08) -> Samples:
    """Cut the silence around speech, so that a phrase starts at once.

    Of what is not quite silent, `before` and `after` (seconds) are left: the onset of an f or th is softer than the
    threshold (-44 dB).
    """
    loud = np.flatnonzero(np.abs(samples.astype(np.int32)) > 200)
    if not len(loud):
        return samples
    first = max(int(np.flatnonzero(samples)[0]), int(loud[0]) - int(before * RATE))
    return samples[first : int(loud[-1]) + int(after * RATE)]
