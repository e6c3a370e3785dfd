# SPDX-License-Identifier: MIT
"""docs/wiring.md from the pin map: `python -m aludel.lights.wiring` prints it."""

from __future__ import annotations

from collections.abc import Iterator

from aludel.lights.pins import Board, Profile, Rgb, Wire, board

HEAD = """<!-- SPDX-License-Identifier: CC-BY-4.0 -->
<!-- Made from hardware/board.toml: `python -m aludel.lights.wiring > docs/wiring.md`. Change that file, not this. -->
# Wiring

Board revision {revision}. A pin's position is counted as on the header's own drawing, 1 at the marked corner.
Buttons connect their pin to ground; the pin's own pull-up resistor keeps it high. None of this has been measured on
a real Raspberry Pi yet.
"""

BEFORE = """## Before you switch on

To buy for wiring to the Pi's header: {lamps} LEDs of one colour, {rgb} LED of three colours with a **common anode**,
the holder light with its constant-current driver, {buttons} push buttons (normally open), {arrays} driver arrays
ULN2803A, {resistors} resistors, an I2S amplifier (MAX98357A or of its kind) and a loudspeaker of 4 or 8 ohms.

1. **Wire with the power off.** On the header 5 V is at {v5}, ground at {ground}.
   The amplifier and the lamps live on 5 V. No 5 V may ever reach a pin of the tables below: they bear 3.3 V.
2. **A driver array stands between pins and lamps.** A pin of the Pi may not feed lamps by itself. Pin to an input of
   the ULN2803A (IN), the same channel's output (OUT) to the LED's cathode, the LED's anode through its resistor to
   5 V; the array's GND to the Pi's ground, its COM stays free. {channels} channels are used. The holder's pin goes
   straight to the input of its constant-current driver, which must take 3.3 V as "on".
3. **One resistor for each LED and colour**: (5 V - LED voltage - 1 V of the array) / current. At 10 mA that is
   220 ohm for red and yellow (2 V) and 100 to 120 ohm for green, blue and white (3 V). Stay below 20 mA.
4. **The lamp of three colours** has its common leg at 5 V and a resistor on each of the other three legs. One with a
   common cathode cannot be driven by this array.
5. **The amplifier**: VIN to 5 V, GND to ground, BCLK, LRC and DIN to the pins that the table calls amplifier-bclk,
   amplifier-lrclk and amplifier-data. On the usual modules SD and GAIN stay free. In `/boot/firmware/config.txt`:

       dtoverlay=max98357a,no-sdmode

   `no-sdmode` matters: without it the overlay takes GPIO4 for itself{gpio4}.
   After a restart `aplay -L` lists the card; its name belongs into `[voice] device`, e.g. `"plughw:CARD=MAX98357A"`.
6. **Switch off I2C, SPI and the serial console**: `sudo raspi-config`, Interface Options, "no" to each (at Serial
   Port "no" to the login shell and to the hardware). Their pins are taken here:

{shared}

7. **The user that plays** must be in the groups that may use pins, camera and sound:
   `sudo usermod -aG gpio,video,audio $USER`, then log in again.
"""

INTERFACES = {"I2C": (2, 3), "SPI": (7, 8, 9, 10, 11), "serial console": (14, 15)}
"""BCM numbers of the pins that an interface of the Pi takes while it is switched on."""

CHANNELS = 8
"""Of a ULN2803A."""

LIGHT_BOARD = "**Not in this release**: the light board and its firmware come later. These are the pins it will have."


def wiring_page(said: Board) -> str:
    """The whole page, in Markdown."""
    direct_first = sorted(said.profiles.values(), key=lambda profile: profile.driver != "gpio")
    before = [_before(said, profile) for profile in direct_first if profile.driver == "gpio"]
    return "\n".join([HEAD.format(revision=said.revision), *before, *(_profile(said, one) for one in direct_first)])


def _before(said: Board, profile: Profile) -> str:
    single = [lamp for lamp in profile.lamps if lamp != "holder"]
    channels = len(single) + 3 * len(profile.rgb)
    taker = next((f": that is {wire.user}" for wire in profile.wires if wire.pin.number == 4), "")
    return BEFORE.format(
        lamps=len(single),
        rgb=len(profile.rgb),
        buttons=len(profile.buttons),
        arrays=-(-channels // CHANNELS),
        resistors=channels,
        channels=channels,
        v5=_positions(said, "5V"),
        ground=_positions(said, "GND"),
        gpio4=taker,
        shared="\n".join(_interfaces(profile)),
    )


def _positions(said: Board, name: str) -> str:
    places = [str(at) for at, pin in enumerate(said.pins["pi"], 1) if pin == name]
    return ", ".join(places[:-1]) + " and " + places[-1]


def _interfaces(profile: Profile) -> Iterator[str]:
    for interface, numbers in INTERFACES.items():
        users = ", ".join(f"{wire.pin} {wire.user}" for wire in profile.wires if wire.pin.number in numbers)
        yield f"   - {interface}: {users}"


def _profile(said: Board, profile: Profile) -> str:
    lines = [f"## {profile.title}", "", f'`[lamps] profile = "{profile.name}"`, {len(profile.wires)} pins.', ""]
    lines += [LIGHT_BOARD, ""] if profile.driver == "board" else []
    lines += [profile.note, ""] if profile.note else []
    for header, title in said.titles.items():
        wires = sorted((wire for wire in profile.wires if wire.pin.header == header), key=lambda w: w.pin.position)
        lines += [*_pins(title, wires), ""] if wires else []
    lines += [*_chain(profile), *(line for rgb in profile.rgb for line in _shared(rgb)), *_spoken(said, profile)]
    return "\n".join(lines)


def _pins(title: str, wires: list[Wire]) -> Iterator[str]:
    yield f"### {title}"
    yield ""
    yield "| position | pin | used for | |"
    yield "|---|---|---|---|"
    yield from (f"| {wire.pin.position} | {wire.pin} | {wire.user} | {_remark(wire)} |" for wire in wires)


def _remark(wire: Wire) -> str:
    pwm = f"PWM {wire.pwm_hz} Hz" if wire.pwm_hz else ""
    return "; ".join(part for part in (pwm, wire.note) if part)


def _chain(profile: Profile) -> list[str]:
    if not profile.chain:
        return []
    lamps = ", ".join(f"{place} {lamp}" for place, lamp in enumerate(profile.chain, 1))
    return ["### LEDs on the chain, first at the controller", "", lamps + ".", ""]


def _shared(rgb: Rgb) -> Iterator[str]:
    yield f"### Lamp `{rgb.name}`: colour and rhythm"
    yield ""
    yield "| stands for | colour | rhythm |"
    yield "|---|---|---|"
    yield from (f"| {lamp} | {colour} | {rhythm} |" for lamp, (colour, rhythm) in rgb.shows.items())
    yield ""
    yield "A rhythm `flash-2` is two short flashes and a rest."
    yield ""


def _spoken(said: Board, profile: Profile) -> list[str]:
    without = [lamp for lamp in said.lamps if lamp not in profile.shown()]
    missing = [button for button in said.buttons if button not in profile.buttons]
    lines = [f"Without a lamp of their own, so only spoken: {', '.join(without)}.", ""] if without else []
    return lines + ([f"Without a button of its own: {', '.join(missing)}.", ""] if missing else [])


if __name__ == "__main__":
    print(wiring_page(board()), end="")
