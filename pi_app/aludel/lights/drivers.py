# SPDX-License-Identifier: MIT
"""Lamp and button drivers by the name in the configuration: the named one or a fault, never another one."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from aludel.errors import LampFault
from aludel.lights.buttons import Buttons, FedButtons, GpioButtons
from aludel.lights.gpio import GpioLamps
from aludel.lights.options import Options
from aludel.lights.simulated import NoLamps, RecordedLamps
from aludel.lights.terminal import TerminalLamps
from aludel.utterance import Lamps

LAMPS: Final[Mapping[str, Callable[[Options], Lamps]]] = {
    "gpio": GpioLamps,
    "terminal": TerminalLamps,
    "record": RecordedLamps,
    "none": NoLamps,
}

BUTTONS: Final[Mapping[str, Callable[[Options], Buttons]]] = {
    "gpio": GpioButtons,
    "typed": FedButtons,
}


def open_lamps(name: str, options: Options | None = None) -> Lamps:
    """Open a lamp driver, or LampFault saying what is missing."""
    if name not in LAMPS:
        raise LampFault("lamp-driver-unknown", driver=name, known=", ".join(LAMPS))
    return LAMPS[name](options or Options())


def open_buttons(name: str, options: Options | None = None) -> Buttons:
    """Open a button driver, or LampFault saying what is missing."""
    if name not in BUTTONS:
        raise LampFault("button-driver-unknown", driver=name, known=", ".join(BUTTONS))
    return BUTTONS[name](options or Options())
