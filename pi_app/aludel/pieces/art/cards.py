# SPDX-License-Identifier: MIT
"""A small card for each later level with what one does there, in icons and numerals alone."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from aludel.pieces.art import FIGURES, icons, theories
from aludel.pieces.art.artifacts import LOOKS
from aludel.pieces.art.customers import coin
from aludel.pieces.art.effects import crossed, customer_sign, token
from aludel.pieces.art.palette import CREAM, GREEN, INK, LILAC, PURPLE, SILVER, WHITE, inked
from aludel.pieces.art.pets import PETS
from aludel.pieces.art.potions import badge
from aludel.pieces.art.seats import emblem, hue
from aludel.pieces.art.treasure import broken_gem, gem, points_star
from aludel.pieces.lettering import lettering
from aludel.pieces.shapes import Drawing, circle, fill, join, moved, path, rectangle, scaled, stroke

SIZE: Final = (92.0, 64.0)
STEP: Final = 21.0
"""From step to step in a row."""
HEAD: Final = 9.0
TILES_LOST: Final = 2
GUESS_COINS: Final = 1
PET_COINS: Final = 1
TOKEN_POINTS: Final = 2
LARGE: Final = 3
"""Rows of so few steps are drawn larger."""


def level_card(seat: str, level: int) -> Drawing:
    """What comes new with a level, a row for each thing; the seat's colour and the level on top."""
    width, height = SIZE
    ground = fill(CREAM, rectangle(-width / 2, -height / 2, width / 2, height / 2))
    head = fill(hue(seat), rectangle(-width / 2, -height / 2, width / 2, -height / 2 + HEAD))
    crest = moved(emblem(seat, 3.8), -width / 2 + 6, -height / 2 + HEAD / 2)
    number = moved(
        fill(WHITE, circle(0, 0, 3.8)) + lettering(str(level), 5, INK), width / 2 - 6, -height / 2 + HEAD / 2
    )
    rows = ROWS[level]()
    pitch = (height - HEAD) / len(rows)
    top = -height / 2 + HEAD + pitch / 2
    return ground + head + crest + number + join(moved(_row(row), 0, top + pitch * k) for k, row in enumerate(rows))


def _row(steps: Sequence[Drawing]) -> Drawing:
    left = -(len(steps) - 1) / 2 * STEP
    arrows = join(moved(scaled(icons.arrow(8), 0.66), left + (k + 0.5) * STEP, 0) for k in range(len(steps) - 1))
    row = join(moved(step, left + k * STEP, 0) for k, step in enumerate(steps)) + arrows
    return scaled(row, 1.15 if len(steps) <= LARGE else 1.0)


def _answers(potions: int) -> Drawing:
    """Tokens of the answer set: an ingredient over some potions."""
    ingredient = moved(_token(icons.sprig()), 0, -3.8)
    return ingredient + join(moved(_token(icons.flask()), (k - (potions - 1) / 2) * 6.6, 3.2) for k in range(potions))


def _token(sign: Drawing) -> Drawing:
    return inked(WHITE, circle(0, 0, 3.0)) + scaled(sign, 0.32)


def _tray() -> Drawing:
    return scaled(icons.tray(), 0.62)


def _confirm() -> Drawing:
    return scaled(icons.confirm(), 0.6)


def _right() -> Drawing:
    tick = path("M-4.4 -0.6 L-1.2 3 L4.6 -4.2")
    return stroke(INK, 3.2, tick) + stroke(GREEN, 1.9, tick)


def _theory(name: str = "frog") -> Drawing:
    return inked(theories.GROUND, circle(0, 0, 5.6)) + fill(LILAC, circle(0, 0, 4.8)) + scaled(FIGURES[name](), 0.21)


def _flasks(count: int) -> Drawing:
    return join(moved(scaled(icons.flask(), 0.56), (k - (count - 1) / 2) * 5.4, 0) for k in range(count))


def _less_tiles() -> Drawing:
    return moved(scaled(icons.cards_back(2), 0.7), 0, 1.6) + moved(lettering(f"-{TILES_LOST}", 3.6, INK), 0, -5.4)


def _share() -> list[list[Drawing]]:
    right = [_right(), _theory(), scaled(gem(4), 0.5)]
    wrong = [crossed(), scaled(broken_gem(), 0.5), _less_tiles()]
    return [[_answers(2), _tray(), _confirm()], right, wrong]


def _guess() -> list[list[Drawing]]:
    everybody = join(moved(scaled(customer_sign(), 0.8), x, 0) for x in (-4.0, 4.0))
    return [
        [moved(_answers(3), -2.6, 0), _tray(), _confirm()],
        [moved(_flasks(3), -2.6, 0), everybody, _theory("fern"), coin(str(GUESS_COINS), 5.0)],
    ]


def _pets() -> list[list[Drawing]]:
    first = badge("fire", 5.4) + moved(lettering("1", 4.6, INK), -9.4, 0)
    return [[first, _pet("fire")], [badge("love", 5.4), _pet("cat"), coin(str(PET_COINS), 5.0)]]


def _pet(name: str) -> Drawing:
    picture, colour, _ = PETS[name]
    return fill(colour, rectangle(-7.6, -7.6, 7.6, 7.6)) + scaled(picture(), 0.37)


def _artifacts() -> list[list[Drawing]]:
    ribbon = inked(PURPLE, rectangle(-6, 1.4, 6, 6)) + fill(LILAC, rectangle(-4.6, 2.4, 4.6, 5))
    tile = inked(WHITE, rectangle(-7, -7, 7, 7)) + moved(scaled(LOOKS["purple-1"][0](), 0.26), 0, -2.6) + ribbon
    return [
        [coin("3", 5.0), tile + moved(lettering("1", 4.6, INK), 10.6, 0)],
        [token("fire"), points_star(TOKEN_POINTS, 6.0)],
        [coin("1", 5.0), moved(points_star("1/2", 7.0), 1.0, 0)],
    ]


def _wishes() -> list[list[Drawing]]:
    any_of = [
        ("fire", -7.4, -3.8),
        ("flying", 0, -3.8),
        ("luck", 7.4, -3.8),
        ("love", -3.7, 3.8),
        ("ghostly", 3.7, 3.8),
    ]
    five = join(moved(badge(name, 3.4), x, y) for name, x, y in any_of)
    apart = _space(-4.3, "fire", "flying", "ghostly") + _space(4.3, "luck", "love", "wishes")
    return [[_beside_wide("wishes"), moved(five, 4.6, 0)], [_beside_wide("powerless"), moved(apart, 5.0, 0)]]


def _beside_wide(potion: str) -> Drawing:
    return moved(badge(potion, 6.0), -4, 0)


def _space(y: float, *potions: str) -> Drawing:
    """What an ingredient of one place on the board can make."""
    box = inked(SILVER, rectangle(-11.4, -3.8, 11.4, 3.8))
    return moved(box + join(moved(badge(name, 3.0), (k - 1) * 7.2, 0) for k, name in enumerate(potions)), 0, y)


ROWS: Final[Mapping[int, Callable[[], list[list[Drawing]]]]] = {
    2: _share,
    3: _guess,
    4: _pets,
    6: _artifacts,
    7: _wishes,
}
"""The rows of each card."""
