# SPDX-License-Identifier: MIT
"""Icons for the table: buttons, arrows and what one does in a turn. Each fits a circle of 10 mm about its middle."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from aludel.pieces.art.palette import CREAM, GREEN, GREY, INK, NAVY, RED, SILVER, SKY, WHITE, YELLOW, inked
from aludel.pieces.lettering import lettering
from aludel.pieces.shapes import (
    Colour,
    Drawing,
    arc,
    both_sides,
    circle,
    fill,
    join,
    mirrored,
    moved,
    path,
    rectangle,
    stroke,
    turned,
)


def _round_button(colour: Colour, sign: Drawing) -> Drawing:
    base = inked(GREY, circle(0, 0.8, 9.6))
    return base + inked(colour, circle(0, -0.4, 8.4)) + sign


def confirm() -> Drawing:
    """The big button: do it."""
    tick = path("M-4.4 -0.6 L-1.2 3 L4.6 -4.2")
    return _round_button(GREEN, stroke(INK, 3.4, tick) + stroke(WHITE, 2.0, tick))


def _triangle() -> Drawing:
    return inked(WHITE, ((-3.2, -5.0), (4.8, -0.4), (-3.2, 4.2)))


def following() -> Drawing:
    """The button for another option."""
    return _round_button(SKY, _triangle())


def back() -> Drawing:
    """The button that undoes or says no."""
    return _round_button(YELLOW, mirrored(_triangle()))


def mute() -> Drawing:
    """The button that silences the voice."""
    return _round_button(
        SILVER, _SPEAKER + stroke(RED, 1.6, ((2.8, -2.8), (6.0, 2.0))) + stroke(RED, 1.6, ((6.0, -2.8), (2.8, 2.0)))
    )


def market(number: int) -> Drawing:
    """A market button."""
    return _round_button(CREAM, moved(lettering(str(number), 7.4, INK), 0, -0.4))


def hold() -> Drawing:
    """A clock: hold the button down."""
    hands = stroke(INK, 1.0, ((0, -4.6), (0, 0), (3.4, 1.8)))
    return inked(WHITE, circle(0, 0, 7.4)) + fill(SKY, (*arc(0, 0, 6.6, 6.6, -90, 28), (0.0, 0.0))) + hands


def arrow(length: float = 12.0, colour: Colour = INK) -> Drawing:
    """An arrow to the right about the middle."""
    half = length / 2
    head = fill(colour, ((half - 3.6, -3.2), (half, 0), (half - 3.6, 3.2)))
    return stroke(colour, 1.5, ((-half + 0.8, 0), (half - 3.0, 0))) + head


def tray() -> Drawing:
    """The covered tray, sliding into the hood."""
    hood = inked(NAVY, path("M-2 -8 L9 -8 L9 8 L-2 8 Z"))
    slot = fill(INK, rectangle(-2, 0.6, 9, 4.6))
    drawer = inked(SILVER, rectangle(-9.4, 1, 4, 4.2))
    eye = inked(SKY, circle(3.6, -3.6, 2.6)) + fill(INK, circle(3.6, -3.6, 1.2))
    return hood + slot + drawer + eye


def cards_back(count: int) -> Drawing:
    """Tiles lying face down."""
    one = inked(NAVY, rectangle(-4, -4, 4, 4)) + fill(YELLOW, circle(0, 0, 1.4))
    return join(moved(one, 2.6 * k - 1.3 * (count - 1), 2.0 * k - (count - 1)) for k in range(count))


def stairs() -> Drawing:
    """The tracker, small."""
    cells = ((0, 0), (0, 1), (1, 1), (0, 2), (1, 2), (2, 2))
    return join(inked(WHITE, rectangle(5 * x - 7.5, 5 * y - 7.5, 5 * x - 2.5, 5 * y - 2.5)) for x, y in cells)


def pause() -> Drawing:
    """Two bars."""
    return both_sides(inked(WHITE, rectangle(1.4, -6, 5, 6)))


def another_customer() -> Drawing:
    """Somebody else than whom was named: a head and shoulders, and an arrow back over them."""
    person = inked(CREAM, path("M-5 8 Q-5 2.6 0 2.6 Q5 2.6 5 8 Z")) + inked(CREAM, circle(0, -0.6, 3))
    sweep = stroke(INK, 1.1, arc(0, 0, 7.2, 7.2, 215, 335))
    head = fill(INK, ((-8.8, -5.6), (-3.8, -5.6), (-6.8, -1.4)))
    return person + sweep + head


def empty_stack() -> Drawing:
    """A stack with nothing left: the outline of a tile and a nought."""
    corner = stroke(INK, 1.0, ((-7, -3.4), (-7, -7), (-3.4, -7)))
    return join(turned(corner, 90.0 * k) for k in range(4)) + lettering("0", 7, INK)


def boring_market() -> Drawing:
    """Equal tiles, and an arrow round them."""
    tiles = join(moved(inked(YELLOW, rectangle(-2.2, -2.6, 2.2, 2.6)), x, 0) for x in (-5, 0, 5))
    sweep = stroke(INK, 1.1, arc(0, 0, 8.6, 7.4, 200, 330))
    head = fill(INK, ((5.4, -5.6), (10.4, -5.2), (8.4, -1.0)))
    return tiles + sweep + head


def volume() -> Drawing:
    """A loudspeaker, speaking."""
    waves = join(stroke(INK, 1.1, arc(1.4, 0, radius, radius, -45, 45)) for radius in (3.4, 6.4))
    return moved(_SPEAKER, -0.6, 0.4) + waves


def sprig() -> Drawing:
    """Any ingredient: two leaves."""
    leaf = inked(GREEN, path("M0 6 Q-7.4 2 -4.4 -5.4 Q1.4 -2 0 6 Z"))
    return leaf + mirrored(leaf) + stroke(INK, 0.9, ((0, 8), (0, 1)))


def flask() -> Drawing:
    """Any potion: a bottle."""
    return inked(
        SILVER, path("M-1.6 -6 L1.6 -6 L1.6 -2.4 L5.4 4.4 Q5.8 6 4.4 6 L-4.4 6 Q-5.8 6 -5.4 4.4 L-1.6 -2.4 Z")
    ) + fill(INK, rectangle(-2.4, -7, 2.4, -5.4))


def by_number(most: int) -> Drawing:
    """Choosing by number."""
    return lettering(f"1-{most}", 6.4, INK)


_SPEAKER: Final = inked(WHITE, path("M-5 -2.6 L-2.6 -2.6 L1 -5.6 L1 4.8 L-2.6 1.8 L-5 1.8 Z"))

HOLDS: Final[Mapping[tuple[str, ...], Callable[[], Drawing]]] = {
    ("confirm",): pause,
    ("back",): partial(by_number, 8),
    ("back", "confirm"): empty_stack,
    ("next",): boring_market,
    ("next", "confirm"): another_customer,
    ("mute",): volume,
}
"""What holding buttons down does."""

BUTTONS: Final[Mapping[str, Callable[[], Drawing]]] = {
    "confirm": confirm,
    "back": back,
    "next": following,
    "mute": mute,
}
"""The buttons by their names in hardware/board.toml (the market buttons apart)."""
