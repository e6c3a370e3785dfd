# SPDX-License-Identifier: MIT
"""Numbers on a command line, held to what they can mean."""

from __future__ import annotations

import argparse
import math
from typing import Final

MOST_PROCESSES: Final = 64
"""At a time: far more than any computer of a household has use for."""


def count(text: str) -> int:
    """A number of things: 1 or more."""
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("at least 1")
    return number


def processes(text: str) -> int:
    """A number of processes at a time: 1 to MOST_PROCESSES."""
    number = count(text)
    if number > MOST_PROCESSES:
        raise argparse.ArgumentTypeError(f"from 1 to {MOST_PROCESSES}")
    return number


def share(text: str) -> float:
    """A part of a whole: 0 to 1."""
    number = float(text)
    if not 0 <= number <= 1:
        raise argparse.ArgumentTypeError("from 0 to 1")
    return number


def seconds(text: str) -> float:
    """A length of time that is more than none and comes to an end."""
    number = float(text)
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError("more than 0")
    return number
