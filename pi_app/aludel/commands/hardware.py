# SPDX-License-Identifier: MIT
"""The loop of a console of wood and wire: a press comes in, the console answers."""

from __future__ import annotations

import queue
import sys
import threading
from contextlib import closing
from functools import partial
from typing import Final

from aludel.commands.assembly import console, lamp_options, say_line
from aludel.commands.house import house_rules
from aludel.config import Config
from aludel.errors import AludelError
from aludel.lights import Buttons, open_buttons
from aludel.lights.buttons import FedButtons
from aludel.sight.cameras import open_camera
from aludel.sight.cameras.reopening import Reopening
from aludel.sight.convert import check
from aludel.sight.geometry import optics
from aludel.sight.reader import TrayReader
from aludel.table.console import Console

WAIT: Final = 0.5
"""Seconds that the loop waits for a press before it looks whether the input has ended."""


def play(config: Config, code: str | None) -> int:
    """Play until the program is stopped, or the typed input ends."""
    camera = _camera(config)
    camera.start(config.camera.timeout)
    eye = TrayReader(camera, frame_seconds=config.camera.timeout)
    ended = threading.Event()
    with (
        closing(camera),
        closing(open_buttons(config.buttons.driver, lamp_options(config))) as buttons,
        closing(console(config, eye, say_line, house_rules(config), code=code)) as table,
    ):
        faults: queue.SimpleQueue[AludelError] = queue.SimpleQueue()
        if isinstance(buttons, FedButtons):
            threading.Thread(target=_feed, args=(buttons, faults, ended), daemon=True).start()
        _loop(table, buttons, camera, faults, ended)
    return 0


def _camera(config: Config) -> Reopening:
    """The configured camera, which may be missing, busy or lost for a while: people then select by hand."""
    known = optics()
    driver = partial(open_camera, config.camera.driver, path=config.camera.path)
    return Reopening(driver, check=partial(check, wanted=(known.width_px, known.height_px)))


def _loop(
    table: Console,
    buttons: Buttons,
    camera: Reopening,
    faults: queue.SimpleQueue[AludelError],
    ended: threading.Event,
) -> None:
    while True:
        camera.tend()
        while fault := camera.news():
            table.desk.tell_fault(fault)
        pressed = buttons.wait(WAIT)
        if pressed is not None:
            table.press(pressed)
        elif ended.is_set():
            return
        while not faults.empty():
            table.desk.tell_fault(faults.get())


def _feed(buttons: FedButtons, faults: queue.SimpleQueue[AludelError], ended: threading.Event) -> None:
    """Typed presses, a line each; an empty line is the big button."""
    for line in sys.stdin:
        try:
            buttons.feed(line.strip() or "confirm")
        except AludelError as fault:
            faults.put(fault)
    ended.set()
