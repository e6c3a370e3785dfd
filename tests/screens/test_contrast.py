# SPDX-License-Identifier: MIT
"""Every pair of colours that the style sheets name can be read by people who see little: WCAG 2.2, AA. What is said
twice, because style sheets cannot say it once, is the same each time."""

from __future__ import annotations

import colorsys
import re
from itertools import product
from pathlib import Path

import pytest

import aludel.screens.web
import aludel.twin.virtual
from aludel.pieces.art.seats import HUES

CSS = (Path(aludel.screens.web.__file__).parent / "static" / "base.css").read_text("utf-8")
VIRTUAL = (Path(aludel.twin.virtual.__file__).parent / "static" / "virtual.css").read_text("utf-8")
BLOCK = re.compile(r":root[^{}]*\{([^{}]*)\}")
COLOUR = re.compile(r"--([a-z-]+):\s*(#[0-9a-f]{6});")
GROUNDS = ("ground", "surface", "raised", "sunk")
TEXTS = ("ink", "muted", "accent", "warn")
LINES = ("edge", "focus")
TEXT, SIGN = 4.5, 3.0


def blocks() -> list[dict[str, str]]:
    """The colours of each block for the root: by day, by night as the device wants it, by night as chosen, seats."""
    return [dict(COLOUR.findall(block)) for block in BLOCK.findall(CSS)]


def themes() -> dict[str, dict[str, str]]:
    day, night, chosen, seats = [block for block in blocks() if block]
    assert night == chosen
    return {"light": {**day, **seats}, "dark": {**day, **seats, **night}}


def luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_computed_as_it_is_defined():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_text_can_be_read_on_what_it_is_for(theme):
    colours = themes()[theme]
    pairs = [(name, name.removeprefix("on-")) for name in colours if name.startswith("on-")]
    assert len(pairs) >= 8
    low = {pair: contrast(colours[pair[0]], colours[pair[1]]) for pair in (*pairs, *product(TEXTS, GROUNDS))}
    assert {pair: round(value, 2) for pair, value in low.items() if value < TEXT} == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_lines_that_must_be_seen_can_be_seen(theme):
    colours = themes()[theme]
    seen = {pair: contrast(colours[pair[0]], colours[pair[1]]) for pair in product(LINES, GROUNDS)}
    assert {pair: round(value, 2) for pair, value in seen.items() if value < SIGN} == {}


def test_both_themes_name_the_same_colours():
    day, night, chosen, _ = [block for block in blocks() if block]
    assert set(day) == set(night) == set(chosen)


def test_the_virtual_table_has_one_night():
    """A style sheet cannot say "dark by choice, or as the device has it" once."""
    (_, *nights) = [block for block in BLOCK.findall(VIRTUAL) if "--v-felt:" in block]
    assert len(nights) == 2
    assert len({" ".join(night.split()) for night in nights}) == 1


@pytest.mark.parametrize("seat", HUES)
def test_a_seat_has_the_colour_of_its_pieces_or_a_darker_one_where_white_could_not_be_read(seat):
    colours = themes()["light"]
    printed = "#{:02x}{:02x}{:02x}".format(*HUES[seat])
    if contrast(printed, colours[f"on-{seat}"]) >= TEXT:
        assert colours[seat] == printed
    else:
        assert abs(turn(colours[seat]) - turn(printed)) < 0.05
        assert luminance(colours[seat]) < luminance(printed)


def turn(colour: str) -> float:
    """The hue of a colour, in turns."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return colorsys.rgb_to_hsv(red, green, blue)[0]


def test_no_other_style_sheet_has_seat_colours_of_its_own():
    for sheet in Path(aludel.screens.web.__file__).parents[2].rglob("static/**/*.css"):
        seats = re.findall(r"--seat: ([^;]+);", sheet.read_text("utf-8"))
        assert not [said for said in seats if said.startswith("#") and said != "#888"], sheet.name
