# SPDX-License-Identifier: MIT
"""The pin map (hardware/board.toml): which lamp and button is wired to which pin, for each way of wiring.

A pin that is used twice, that the header does not have, or that is power or ground is refused with both users named.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from aludel.errors import LampFault
from aludel.house import shared_file
from aludel.toml_file import load_checked

BOARD: Final = "hardware/board.toml"
SCHEMA: Final = "hardware/board.schema.json"
SWITCHABLE: Final = re.compile(r"GP(IO)?(\d+)")


@dataclass(frozen=True, slots=True)
class Pin:
    """One pin: the header's name, its position on that header (1 first), and the chip's number of it (BCM on a Pi)."""

    header: str
    position: int
    name: str
    number: int

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Wire:
    """What one pin is used for. `pwm_hz` is None where it is only switched on and off."""

    user: str
    pin: Pin
    pwm_hz: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class Rgb:
    """A lamp of three colours that stands for several lamps; `shows` gives each its colour and rhythm."""

    name: str
    red: Pin
    green: Pin
    blue: Pin
    pwm_hz: int
    shows: Mapping[str, tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Profile:
    """One way of wiring. `wires` holds every use of a pin; the other fields say what the uses are."""

    name: str
    title: str
    driver: str
    wires: tuple[Wire, ...]
    lamps: Mapping[str, Wire]
    buttons: Mapping[str, Wire]
    rgb: tuple[Rgb, ...] = ()
    chain: tuple[str, ...] = ()
    """Lamps on the chain of addressable LEDs, first at the controller."""
    note: str = ""

    def shown(self) -> frozenset[str]:
        """The lamps that this wiring can show."""
        return frozenset(self.lamps) | set(self.chain) | {name for rgb in self.rgb for name in rgb.shows}


@dataclass(frozen=True, slots=True)
class Board:
    """A board revision: the names of all lamps and buttons, and each way of wiring them."""

    revision: str
    lamps: tuple[str, ...]
    buttons: tuple[str, ...]
    profiles: Mapping[str, Profile]
    titles: Mapping[str, str] = field(default_factory=dict)
    """Header titles by name."""
    pins: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Every pin of a header by position, 1 first: power and ground too."""

    def profile(self, name: str) -> Profile:
        """One way of wiring, or LampFault naming those there are."""
        if name not in self.profiles:
            raise LampFault("profile-unknown", profile=name, known=", ".join(self.profiles))
        return self.profiles[name]


@cache
def board() -> Board:
    """The kit's own pin map."""
    return load_board(shared_file(BOARD))


def load_board(path: Path) -> Board:
    """Read and check a pin map, or raise ConfigFault (its form) or LampFault (its pins)."""
    data = load_checked(path, shared_file(SCHEMA))
    pins = PinNames(data["headers"], data.get("aliases", {}))
    profiles = {name: _profile(name, raw, pins, path.name) for name, raw in data["profiles"].items()}
    made = Board(
        data["revision"],
        tuple(data["lamps"]),
        tuple(data["buttons"]),
        MappingProxyType(profiles),
        MappingProxyType({name: header["title"] for name, header in data["headers"].items()}),
        MappingProxyType({name: tuple(header["pins"]) for name, header in data["headers"].items()}),
    )
    _hold_to_names(made, path.name)
    return made


class PinNames:
    """Turns what is written for a pin (name, `header:position` or alias) into the pin."""

    def __init__(self, headers: Mapping[str, Any], aliases: Mapping[str, str]) -> None:
        self._aliases = aliases
        self._at: dict[str, tuple[str, int, str]] = {}
        for header, said in headers.items():
            for position, name in enumerate(said["pins"], 1):
                self._at[f"{header}:{position}"] = self._at[name] = (header, position, name)

    def pin(self, written: str, user: str, file: str) -> Pin:
        """The pin, or LampFault: unknown, or power, ground or otherwise not to be switched."""
        found = self._at.get(self._aliases.get(written, written))
        if found is None:
            raise LampFault("pin-unknown", pin=written, user=user, file=file)
        header, position, name = found
        number = SWITCHABLE.fullmatch(name)
        if number is None:
            raise LampFault("pin-power", pin=written, name=name, user=user, file=file)
        return Pin(header, position, name, int(number[2]))


def _profile(name: str, raw: Mapping[str, Any], pins: PinNames, file: str) -> Profile:
    wires = tuple(_wires(raw, pins, file))
    _refuse_twice(wires, name, file)
    by_user = {wire.user: wire for wire in wires}
    return Profile(
        name,
        raw["title"],
        raw["driver"],
        wires,
        MappingProxyType({lamp: by_user[f"lamp {lamp}"] for lamp in raw["lamps"]}),
        MappingProxyType({button: by_user[f"button {button}"] for button in raw["buttons"]}),
        tuple(_rgb(rgb, said, by_user) for rgb, said in raw.get("rgb", {}).items()),
        tuple(raw.get("chain", {}).get("lamps", ())),
        raw.get("note", ""),
    )


def _wires(raw: Mapping[str, Any], pins: PinNames, file: str) -> Iterator[Wire]:
    for user, said in _uses(raw):
        yield Wire(user, pins.pin(said["pin"], user, file), said.get("pwm_hz"), said.get("note", ""))


def _uses(raw: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """Every use of a pin in a profile, as (user, {pin, pwm_hz, note})."""
    if "chain" in raw:
        yield "chain of lamps", raw["chain"]
    yield from ((f"lamp {name}", said) for name, said in raw["lamps"].items())
    for name, said in raw.get("rgb", {}).items():
        yield from ((f"lamp {name} {part}", {"pin": said[part], "pwm_hz": said["pwm_hz"]}) for part in RGB)
    yield from ((f"button {name}", {"pin": pin}) for name, pin in raw["buttons"].items())
    yield from raw.get("other", {}).items()


RGB: Final = ("red", "green", "blue")


def _rgb(name: str, said: Mapping[str, Any], by_user: Mapping[str, Wire]) -> Rgb:
    red, green, blue = (by_user[f"lamp {name} {part}"].pin for part in RGB)
    shows = {lamp: (look["colour"], look["rhythm"]) for lamp, look in said["shows"].items()}
    return Rgb(name, red, green, blue, said["pwm_hz"], MappingProxyType(shows))


def _refuse_twice(wires: tuple[Wire, ...], profile: str, file: str) -> None:
    users: dict[Pin, str] = {}
    for wire in wires:
        if wire.pin in users:
            raise LampFault(
                "pin-twice", pin=wire.pin.name, profile=profile, first=users[wire.pin], second=wire.user, file=file
            )
        users[wire.pin] = wire.user


def _hold_to_names(made: Board, file: str) -> None:
    """Refuse a profile that wires a lamp or button which the top of the file does not name."""
    for profile in made.profiles.values():
        strange = sorted((profile.shown() - set(made.lamps)) | (set(profile.buttons) - set(made.buttons)))
        if strange:
            raise LampFault("lamp-unknown", name=strange[0], profile=profile.name, file=file)
