# SPDX-License-Identifier: MIT
"""Lamps on the pins of this computer, through gpiozero.

`show` only hands the scene over; one small thread sets the pins, and it sleeps while nothing moves.
"""

from __future__ import annotations

import math
import threading
from collections.abc import Iterator, Mapping
from importlib import import_module
from typing import Any, Final

from aludel.errors import LampFault
from aludel.games.scene import OFF, Scene
from aludel.lights.factory import gpio_only, open_factory
from aludel.lights.look import PALETTE, PATTERNS, place_of
from aludel.lights.options import Options, check_scene
from aludel.lights.pins import Profile, Rgb, Wire, board

TICK: Final = 0.025
"""Seconds between two settings of the pins while a pattern moves."""

PARTING: Final = 2.0
"""Seconds that closing waits for the thread."""

Levels = dict[str, float]
"""Use of a pin (`Wire.user`) to brightness, 0 to 1."""


def levels(profile: Profile, scene: Scene, seconds: float) -> Levels:
    """What each pin of a direct wiring shows at a moment. Lamps that the wiring lacks are left out."""
    single = {wire.user: _single(lamp, wire, scene, seconds) for lamp, wire in profile.lamps.items()}
    return {**single, **{user: level for rgb in profile.rgb for user, level in _rgb(rgb, scene, seconds)}}


def moving(profile: Profile, scene: Scene) -> bool:
    """Whether any lamp of this wiring changes by itself while the scene stays."""
    rhythms = [pattern for rgb in profile.rgb for pattern in _shared_look(rgb, scene)[1:]]
    patterns = [scene[lamp].pattern for lamp in profile.lamps if lamp in scene]
    return any(PATTERNS[name].moving for name in (*rhythms, *patterns))


class GpioLamps:
    """Drives a direct wiring. A fault of the pins is told once; from then on scenes are dropped."""

    def __init__(self, options: Options, *, run: bool = True) -> None:
        """Open the pins, or LampFault. `run=False` leaves out the thread: the caller calls `step` itself."""
        self._options = options
        self._profile = gpio_only(board().profile(options.profile))
        self.factory = open_factory(options.pin_factory)
        self._leds = _open_leds(self._profile, self.factory)
        self._shown: Levels = {}
        self._scene: Scene = {}
        self._lost = self._closing = False
        self._wake = threading.Event()
        self._thread = threading.Thread(target=self._loop, name="lamps", daemon=True)
        if run:
            self._thread.start()

    def show(self, scene: Scene) -> None:
        """Show a scene from the next tick on."""
        check_scene(scene)
        self._scene = dict(scene)
        self._wake.set()

    def step(self) -> None:
        """Set the pins to what the scene shows now; a pin that need not change is left alone."""
        for user, level in levels(self._profile, self._scene, self._options.clock()).items():
            if self._shown.get(user) != level:
                self._leds[user].value = level
                self._shown[user] = level

    def close(self) -> None:
        """All lamps out, pins given back; closing twice is allowed."""
        if self._closing:
            return
        self._closing = True
        self._wake.set()
        if self._thread.is_alive():
            self._thread.join(PARTING)
        for led in self._leds.values():
            led.close()
        self.factory.close()

    def _loop(self) -> None:
        while not self._closing and not self._lost:
            self._wake.clear()
            self._try_step()
            self._wake.wait(TICK if moving(self._profile, self._scene) else None)

    def _try_step(self) -> None:
        try:
            self.step()
        except Exception as fault:  # whatever the pin library raises: play goes on by voice
            self._lost = True
            self._options.on_fault(LampFault("lamps-lost", why=str(fault)))


def _single(lamp: str, wire: Wire, scene: Scene, seconds: float) -> float:
    level = PATTERNS[scene.get(lamp, OFF).pattern].level(seconds, place_of(lamp))
    return round(level, 2) if wire.pwm_hz else float(level >= 0.5)


def _rgb(rgb: Rgb, scene: Scene, seconds: float) -> Iterator[tuple[str, float]]:
    """The three pins of a shared lamp, in the colour and rhythm of the one that is lit in its stead.

    A scene pattern that moves (a sale is asked) lies over the rhythm; where several are lit, nobody is named yet.
    """
    colour, *patterns = _shared_look(rgb, scene)
    level = math.prod(PATTERNS[pattern].level(seconds) for pattern in patterns)
    for part, amount in zip(("red", "green", "blue"), PALETTE[colour], strict=True):
        yield f"lamp {rgb.name} {part}", round(level * amount, 2)


def _shared_look(rgb: Rgb, scene: Scene) -> tuple[str, ...]:
    """Colour, then the patterns to lay over each other."""
    lit = [lamp for lamp in rgb.shows if _lit(scene, lamp)]
    if len(lit) == 1:
        return (*rgb.shows[lit[0]], scene[lit[0]].pattern)
    return ("white", "breathe" if lit else "off")


def _lit(scene: Scene, lamp: str) -> bool:
    return scene.get(lamp, OFF).pattern != "off"


def _open_leds(profile: Profile, factory: Any) -> Mapping[str, Any]:
    gpiozero = import_module("gpiozero")
    return {wire.user: _open_led(gpiozero, wire, factory) for wire in profile.wires if wire.user.startswith("lamp ")}


def _open_led(gpiozero: Any, wire: Wire, factory: Any) -> Any:
    try:
        if wire.pwm_hz:
            return gpiozero.PWMLED(wire.pin.number, frequency=wire.pwm_hz, pin_factory=factory)
        return gpiozero.LED(wire.pin.number, pin_factory=factory)
    except Exception as fault:  # gpiozero and lgpio share no base class but Exception
        factory.close()
        raise LampFault("gpio-not-opened", why=f"{wire.user}, {wire.pin}: {fault}") from fault
