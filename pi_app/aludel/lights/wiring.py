# SPDX-License-Identifier: MIT
"""docs/wiring.md from the pin map: `python -m aludel.lights.wiring` prints it."""

from __future__ import annotations

from collections.abc import Iterator

from aludel.lights.pins import Board, Profile, Rgb, Wire, board

HEAD = """<!-- SPDX-License-Identifier: CC-BY-4.0 -->
<!-- Made from hardware/board.toml: `python -m aludel.lights.wiring > docs/wiring.md`. Change that file, not this. -->
# Wiring

Board revision {revision}. A pin's position is counted as on the header's own drawing, 1 at the marked corner.
Buttons connect their pin to ground; the pin's own pull-up resistor keeps it high.
"""


def wiring_page(said: Board) -> str:
    """The whole page, in Markdown."""
    parts = [HEAD.format(revision=said.revision), *(_profile(said, profile) for profile in said.profiles.values())]
    return "\n".join(parts)


def _profile(said: Board, profile: Profile) -> str:
    lines = [f"## {profile.title}", "", f'`[lamps] profile = "{profile.name}"`, {len(profile.wires)} pins.', ""]
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
    return [f"Without a lamp of their own, so only spoken: {', '.join(without)}.", ""] if without else []


if __name__ == "__main__":
    print(wiring_page(board()), end="")
