# SPDX-License-Identifier: MIT
"""The loop of a console of wood and wire: a press or a page's wish comes in, the console answers."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from contextlib import ExitStack, closing
from functools import partial
from typing import Final, TypeAlias

from aludel.commands.assembly import Around, at_terminal, console, lamp_options, say_line
from aludel.commands.house import house_rules
from aludel.commands.pages import served
from aludel.config import Config
from aludel.errors import AludelError, ConfigFault
from aludel.lights import Buttons, open_buttons, parse_press
from aludel.lights.buttons import FedButtons
from aludel.sight.cameras import open_camera
from aludel.sight.cameras.reopening import Reopening
from aludel.sight.convert import check
from aludel.sight.geometry import optics
from aludel.sight.reader import TrayReader
from aludel.table.console import Console
from aludel.table.desk import Doorway
from aludel.table.inbox import Inbox
from aludel.table.loop import drive

Presses: TypeAlias = Callable[[Console, Inbox, threading.Event], None]

WAIT: Final = 0.5
"""Seconds that the buttons' thread waits for a press before it looks whether the game has ended."""


def play(config: Config, code: str | None) -> int:
    """Play until the program is stopped, or the typed input ends."""
    camera = _camera(config)
    camera.start(config.camera.timeout)
    eye = TrayReader(camera, frame_seconds=config.camera.timeout)
    inbox, ended, doorway = Inbox(), threading.Event(), Doorway()
    view = partial(camera.capture, config.camera.timeout)
    around = Around(view=view, doors=doorway, private=at_terminal(say_line))
    with ExitStack() as parts:
        parts.enter_context(closing(camera))
        buttons = _buttons(config, parts)
        table = parts.enter_context(closing(console(config, eye, say_line, house_rules(config), code, around)))
        publish = parts.enter_context(served(config, inbox, table, doorway))
        parts.callback(ended.set)
        threading.Thread(target=buttons, args=(table, inbox, ended), name="presses", daemon=True).start()
        drive(inbox, table, publish, ended, partial(_tend, table, camera))
    return 0


def _camera(config: Config) -> Reopening:
    """The configured camera, which may be missing, busy or lost for a while: people then select by hand."""
    known = optics()
    driver = partial(open_camera, config.camera.driver, path=config.camera.path)
    return Reopening(driver, check=partial(check, wanted=(known.width_px, known.height_px)))


def _tend(table: Console, camera: Reopening) -> None:
    """Go on with opening the camera, and tell what is wrong with it."""
    camera.tend()
    while fault := camera.news():
        table.desk.tell_fault(fault)


def _buttons(config: Config, parts: ExitStack) -> Presses:
    """What brings presses into the inbox: typed lines, a driver, or nothing where only pages press."""
    if config.buttons.driver == "pages":
        if config.pages.driver == "none":
            raise ConfigFault("config-no-buttons")
        return _nobody
    buttons = parts.enter_context(closing(open_buttons(config.buttons.driver, lamp_options(config))))
    return _type if isinstance(buttons, FedButtons) else partial(_listen, buttons)


def _nobody(_table: Console, _inbox: Inbox, _ended: threading.Event) -> None:
    """There are no buttons."""


def _listen(buttons: Buttons, table: Console, inbox: Inbox, ended: threading.Event) -> None:
    """Presses of a driver, as they come."""
    while not ended.is_set():
        if (pressed := buttons.wait(WAIT)) is not None:
            inbox.put(partial(table.press, pressed))


def _type(table: Console, inbox: Inbox, ended: threading.Event) -> None:
    """Typed presses, a line each; an empty line is the big button. The end of the lines ends the game."""
    for line in sys.stdin:
        try:
            inbox.put(partial(table.press, parse_press(line.strip() or "confirm")))
        except AludelError as fault:
            inbox.put(partial(table.desk.tell_fault, fault))
    inbox.put(ended.set)
