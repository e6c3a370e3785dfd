# SPDX-License-Identifier: MIT
"""Where presses come from: the pins of this computer, or a line of text."""

from __future__ import annotations

import queue
import threading
from importlib import import_module
from typing import Any, Final, Protocol

from aludel.errors import LampFault
from aludel.games.referee import Press
from aludel.lights.factory import gpio_only, open_factory
from aludel.lights.options import Options
from aludel.lights.pins import board
from aludel.lights.presses import Presses

SAMPLE: Final = 0.01
"""Seconds between two samples while a button is down or bouncing."""

REST: Final = 0.25
"""Longest sleep between two samples: should an edge get lost, a button is still seen."""

PARTING: Final = 2.0
"""Seconds that closing waits for the thread."""


class Buttons(Protocol):
    """A button driver."""

    def wait(self, timeout: float) -> Press | None:
        """The next press, or None after `timeout` seconds."""

    def close(self) -> None:
        """Give the device back; closing twice is allowed."""


def parse_press(text: str) -> Press:
    """A press as people type it: button names joined by `+`, after `hold` for a long press.

    A market button may also be given by its number alone.

    Raises LampFault for a name that is no button.

    >>> sorted(parse_press("hold back+confirm").buttons)
    ['back', 'confirm']
    """
    words = text.split()
    held = words[:1] == ["hold"]
    names = "".join(words[held:]).split("+")
    return Press(frozenset(_button(name) for name in names), held)


def _button(typed: str) -> str:
    """The button that somebody means."""
    known = board().buttons
    markets = [name for name in known if name.startswith("market-")]
    name = next((name for name in markets if name == f"market-{typed}"), typed)
    if name not in known:
        raise LampFault("button-unknown", button=typed, markets=len(markets))
    return name


class FedButtons:
    """Presses that a person types or a script gives, in order: `feed("confirm")`, `feed("hold back+confirm")`."""

    def __init__(self, options: Options) -> None:
        self.profile = options.profile
        self._presses: queue.Queue[Press] = queue.Queue()

    def feed(self, text: str) -> None:
        """Add a press, or LampFault for an unknown button."""
        self._presses.put(parse_press(text))

    def wait(self, timeout: float) -> Press | None:
        """The next press, or None after `timeout` seconds."""
        return _take(self._presses, timeout)

    def close(self) -> None:
        """Nothing to give back."""


class GpioButtons:
    """Buttons between a pin and ground, through gpiozero. A thread samples them, and sleeps while none is down."""

    def __init__(self, options: Options, *, run: bool = True) -> None:
        """Open the pins, or LampFault. `run=False` leaves out the thread: the caller calls `step` itself."""
        self._options = options
        profile = gpio_only(board().profile(options.profile))
        self.factory = open_factory(options.pin_factory)
        self._presses = Presses()
        self._queue: queue.Queue[Press] = queue.Queue()
        self._closing = False
        self._wake = threading.Event()
        self._buttons = {name: self._open(name, wire.pin.number) for name, wire in profile.buttons.items()}
        self._thread = threading.Thread(target=self._loop, name="buttons", daemon=True)
        if run:
            self._thread.start()

    def step(self) -> None:
        """Sample the pins once."""
        down = frozenset(name for name, button in self._buttons.items() if button.is_pressed)
        for press in self._presses.sample(down, self._options.clock()):
            self._queue.put(press)

    def wait(self, timeout: float) -> Press | None:
        """The next press, or None after `timeout` seconds."""
        return _take(self._queue, timeout)

    def close(self) -> None:
        """Give the pins back; closing twice is allowed."""
        if self._closing:
            return
        self._closing = True
        self._wake.set()
        if self._thread.is_alive():
            self._thread.join(PARTING)
        for button in self._buttons.values():
            button.close()
        self.factory.close()

    def _open(self, name: str, pin: int) -> Any:
        try:
            button = import_module("gpiozero").Button(pin, pull_up=True, pin_factory=self.factory)
        except Exception as fault:  # gpiozero and lgpio share no base class but Exception
            self.factory.close()
            raise LampFault("gpio-not-opened", why=f"button {name}, GPIO{pin}: {fault}") from fault
        button.when_pressed = button.when_released = self._wake.set
        return button

    def _loop(self) -> None:
        while not self._closing:
            self._wake.clear()
            try:
                self.step()
            except Exception as fault:  # whatever the pin library raises: pages and select-by-hand remain
                self._options.on_fault(LampFault("lamps-lost", why=str(fault)))
                return
            self._wake.wait(REST if self._presses.idle else SAMPLE)


def _take(presses: queue.Queue[Press], timeout: float) -> Press | None:
    try:
        return presses.get(timeout=timeout)
    except queue.Empty:
        return None
