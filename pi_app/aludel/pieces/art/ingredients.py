# SPDX-License-Identifier: MIT
"""The ingredients. Each picture is slender at its waist, where the two tags of a tile come closest.

The middle is (0, 0); room: |x| <= 10 + |y| near the waist and |x| + |y| <= 26; nothing below y = 18.
"""

from __future__ import annotations

import math

from aludel.pieces.art.palette import (
    BLUE,
    BROWN,
    CREAM,
    GREEN,
    INK,
    LEAF,
    LILAC,
    LIME,
    NAVY,
    ORANGE,
    PINK,
    PURPLE,
    RED,
    ROOT,
    SKY,
    TAN,
    WHITE,
    YELLOW,
    inked,
)
from aludel.pieces.shapes import (
    Colour,
    Drawing,
    both_sides,
    circle,
    ellipse,
    fill,
    join,
    moved,
    path,
    regular,
    stroke,
    turned,
)


def eyes(x: float, y: float, radius: float) -> Drawing:
    """Two friendly eyes at +-x."""
    pupil = fill(INK, circle(x - 0.1 * radius, y, radius * 0.62))
    glint = fill(WHITE, circle(x - 0.35 * radius, y - 0.3 * radius, radius * 0.24))
    one = inked(WHITE, circle(x, y, radius)) + pupil + glint
    return both_sides(one)


def smile(y: float, half: float, depth: float, width: float = 0.9) -> Drawing:
    """A smiling mouth."""
    return stroke(INK, width, path(f"M{-half} {y} Q0 {y + 2 * depth} {half} {y}"))


def frog() -> Drawing:
    """A sitting frog, seen from the front."""
    thigh = inked(GREEN, ellipse(10.2, 10.0, 5.6, 6.2, -18))
    foot = inked(LIME, path("M3 16 Q5 13.5 8 14.5 Q12 13 15 15 L13.6 16 L14.6 17.8 L11.4 17 L9.6 18.4 L8 17 L4 18 Z"))
    arm = stroke(INK, 4.2, path("M5.2 4 Q6.6 9 4.4 14")) + stroke(GREEN, 2.8, path("M5.2 4 Q6.6 9 4.4 14"))
    hand = inked(GREEN, path("M2.4 14 L6.6 14 L7.6 17.6 L5.6 16.6 L4.6 18.2 L3.4 16.6 L1.4 17.4 Z"))
    body = inked(GREEN, ellipse(0, 6, 8.6, 10)) + fill(LIME, ellipse(0, 8.2, 5.2, 7))
    lids = both_sides(inked(GREEN, circle(6.8, -13.2, 4.4)))
    head = inked(GREEN, ellipse(0, -6.6, 13.2, 8.2))
    cheeks = both_sides(fill(PINK, ellipse(8.8, -4.6, 2.4, 1.7)))
    nose = both_sides(fill(INK, ellipse(1.4, -8.4, 0.5, 0.7)))
    hidden_lids = both_sides(fill(GREEN, circle(6.4, -11.6, 3.6)))
    face = hidden_lids + eyes(6.8, -13.4, 3.0) + cheeks + nose + smile(-4.6, 8.2, 2.3)
    return both_sides(thigh + foot) + body + both_sides(arm + hand) + lids + head + face


def _leaflet(length: float, colour: Colour, jewel: Colour) -> Drawing:
    half = length / 2
    leaf = inked(colour, path(f"M0 0 Q{half} -3.4 {length} 0 Q{half} 3.4 0 0 Z"))
    vein = stroke(LIME, 0.5, ((1.2, 0), (length - 1.6, 0)))
    stone = inked(jewel, regular(length + 0.4, 0, 2.7, 4))
    return leaf + vein + stone + fill(WHITE, regular(length - 0.3, -0.8, 0.9, 4))


def fern() -> Drawing:
    """A jewel fern: a rolled frond whose leaflets end in cut stones."""
    pairs = ((14.0, 8.2, RED), (8.4, 9.4, YELLOW), (2.6, 8.0, SKY), (-3.0, 9.6, RED), (-8.4, 8.0, YELLOW))
    leaves = join(both_sides(moved(turned(_leaflet(length, LEAF, jewel), -24), 0.4, y)) for y, length, jewel in pairs)
    turns = [(math.radians(180 + 15 * k), 4.8 - 0.125 * k) for k in range(34)]
    spiral = tuple((0.6 + r * math.cos(a), -14.4 + r * math.sin(a)) for a, r in turns)
    line = path("M0 18 Q2 4 -1 -6 Q-3.6 -10 -4 -14.4")
    stem = stroke(INK, 3.0, line) + stroke(GREEN, 1.7, line)
    curl = stroke(INK, 2.8, spiral) + stroke(GREEN, 1.6, spiral)
    return leaves + stem + curl + stroke(GREEN, 1.7, line[-3:])


def _toe(length: float) -> Drawing:
    line = ((0.0, 0.0), (0.0, length))
    claw = inked(
        INK, path(f"M-1.3 {length + 0.6} Q0 {length + 1.6} 1.3 {length + 0.6} Q1.4 {length + 3} 0.2 {length + 5} Z")
    )
    knuckle = join(stroke(BROWN, 0.6, ((-1.5, y), (1.5, y))) for y in (length * 0.45, length * 0.7, length * 0.95))
    return claw + stroke(INK, 5.4, line) + stroke(ORANGE, 4.0, line) + knuckle


def foot() -> Drawing:
    """A chicken foot with a fluffy cuff."""
    toes = join(moved(turned(_toe(length), turn), 0, 1.0) for turn, length in ((58, 11.0), (-58, 11.0), (0, 11.4)))
    shank = ((0.0, -14.0), (0.0, 1.0))
    scales = join(stroke(BROWN, 0.7, ((-2.0, y), (0.0, y + 0.8), (2.0, y))) for y in (-9.0, -6.2, -3.4, -0.6))
    leg = stroke(INK, 7.0, shank) + stroke(YELLOW, 5.4, shank) + scales
    spur = moved(turned(_toe(2.6), 128), -2.4, -1.6)
    cuff = inked(
        WHITE,
        path(
            "M-6.5 -19 Q-9.6 -17 -9.4 -13.4 Q-7.6 -14 -6.8 -12.4 Q-6 -10 -5 -8.6 Q-3.4 -10.4 -2.4 -11 Q-1 -9 0 -7.8"
            " Q1.2 -9 2.4 -11 Q3.6 -10.4 5 -8.6 Q6.2 -10 6.8 -12.4 Q7.6 -14 9.4 -13.4 Q9.8 -17 6.5 -19 Q3 -23.4 0 -22.6"
            " Q-3 -23.4 -6.5 -19 Z"
        ),
    )
    fluff = join(stroke(TAN, 0.8, path(f"M{x} -18 Q{x * 1.2} -16 {x * 1.25} -13.6")) for x in (-4.6, -1.6, 1.6, 4.6))
    return spur + leg + toes + cuff + fluff


def _claw() -> Drawing:
    upper = inked(RED, path("M8.6 -8.4 Q4.6 -13 8 -18 Q8.6 -14.6 11 -12.6 Q13 -15 16.4 -14 Q17 -8.4 12.6 -7 Z"))
    arm = stroke(INK, 3.6, path("M4.4 -4 Q10.4 -3 10.4 -8")) + stroke(RED, 2.2, path("M4.4 -4 Q10.4 -3 10.4 -8"))
    return arm + upper


def scorpion() -> Drawing:
    """A scorpion from above, its tail rolled to one side."""
    legs = join(
        stroke(INK, 1.3, ((3.6, y), (8.4 + abs(y) * 0.3, y + 1.0), (9.6 + abs(y) * 0.45, y + 4.4)))
        for y in (-2.2, 1.0, 4.2)
    )
    tail = (
        (0.0, 8.4, 3.6),
        (-0.6, 12.0, 3.1),
        (1.6, 14.8, 2.8),
        (5.2, 15.6, 2.6),
        (8.4, 13.8, 2.4),
        (9.9, 10.8, 2.3),
    )
    rings = join(inked(RED, circle(x, y, radius)) for x, y, radius in tail)
    sting = inked(INK, path("M8 10.4 Q8.4 6.6 13.4 5.2 Q11.6 8 12 10.4 Z"))
    body = inked(RED, ellipse(0, 0.6, 6.4, 8.6))
    bands = join(
        stroke(INK, 0.8, path(f"M{-w} {y} Q0 {y + 2.4} {w} {y}")) for y, w in ((0.4, 6.2), (3.2, 5.6), (6, 4.4))
    )
    head = inked(ORANGE, ellipse(0, -6.4, 5.8, 4.6))
    return (
        both_sides(legs + _claw()) + sting + rings + body + bands + head + eyes(2.5, -7.4, 1.9) + smile(-4.6, 2.2, 0.7)
    )


def feather() -> Drawing:
    """A large striped feather."""
    vane = path(
        "M0 12 Q-7 9 -8.6 2 L-5.4 1.6 L-9 -1.6 Q-9.4 -8 -7.4 -13 Q-4 -20 4.6 -22.4 Q8.6 -16 8.8 -9 L5.6 -7.8 L9 -5"
        " Q9 1 7.4 5 L4.6 4.2 L6.2 7.6 Q3.6 10.8 0 12 Z"
    )
    stripes = (
        fill(WHITE, path("M0 -3 L-8.9 -8.6 L-8 -11.8 L0.2 -6.6 Z"))
        + fill(WHITE, path("M0.4 -3.8 L5.4 -7.6 L8.8 -9 L8.8 -12 L0.8 -7.2 Z"))
        + fill(SKY, path("M0.8 -10.4 L-6.9 -14 Q-3.6 -19.6 4.5 -22 Q7.4 -18 8.4 -13.6 Z"))
    )
    edge = stroke(INK, 0.7, vane, closed=True)
    barbs = join(
        stroke(NAVY, 0.6, ((0.0, y), (side * 5.2, y - 3.4))) for y in (9.6, 6.2, 2.8, -0.4) for side in (-1, 1)
    )
    quill = path("M-0.6 18.2 Q-0.2 0 3.4 -19")
    shaft = stroke(INK, 1.9, quill) + stroke(CREAM, 0.9, quill)
    return fill(BLUE, vane) + stripes + barbs + edge + shaft


def _mandrake_leaf(turn: float, length: float, colour: Colour) -> Drawing:
    leaf = inked(colour, path(f"M0 0 Q-5.4 {-length * 0.55} 0 {-length} Q5.4 {-length * 0.55} 0 0 Z"))
    vein = stroke(LIME, 0.5, ((0, -2.0), (0, -length * 0.8)))
    return moved(turned(leaf + vein, turn), 0, -6.0)


def mandrake() -> Drawing:
    """A mandrake: a sleepy root that looks like a little person, with a tuft of leaves."""
    leaves = join(
        _mandrake_leaf(turn, length, colour)
        for turn, length, colour in (
            (-62, 13, LEAF),
            (62, 13, LEAF),
            (-30, 15, GREEN),
            (30, 15, GREEN),
            (0, 16.4, LEAF),
        )
    )
    body = inked(
        ROOT,
        path(
            "M0 -8 C6 -8 8.4 -4 7.4 0.6 Q10 2 12.4 6.4 Q13 9 11.6 9.2 Q9.6 7 7 6 Q7.6 10 7.6 13 Q7.4 17 9.6 18"
            " Q5 19 3.4 15.4 Q2.4 12.4 0 11.4 Q-2.4 12.4 -3.4 15.4 Q-5 19 -9.6 18 Q-7.4 17 -7.6 13 Q-7.6 10 -7 6"
            " Q-9.6 7 -11.6 9.2 Q-13 9 -12.4 6.4 Q-10 2 -7.4 0.6 C-8.4 -4 -6 -8 0 -8 Z"
        ),
    )
    wrinkles = both_sides(
        stroke(BROWN, 0.6, path("M7 5.6 Q5 6.6 3.6 6.2")) + stroke(BROWN, 0.6, path("M6.8 9.6 Q5 10.4 4.4 9.8"))
    )
    lids = both_sides(stroke(INK, 0.9, path("M1.6 -2.6 Q3.4 -0.8 5.2 -2.6")))
    cheeks = both_sides(fill(PINK, ellipse(4.8, 0.2, 1.5, 1.0)))
    mouth = inked(RED, ellipse(0, 2.2, 1.5, 1.9))
    return leaves + body + wrinkles + lids + cheeks + mouth


def mushroom() -> Drawing:
    """A mushroom that glows in the dark."""
    stem = inked(CREAM, path("M-4 -3 Q-3 8 -6.4 15 Q-6 18 0 18 Q6 18 6.4 15 Q3 8 4 -3 Z"))
    frill = inked(LILAC, path("M-9 -3.4 Q0 3.4 9 -3.4 Z"))
    cap = inked(
        PURPLE,
        path(
            "M-16.4 -5.6 Q-15.4 -14 -8 -18.4 Q0 -22.4 8 -18.4 Q15.4 -14 16.4 -5.6 Q14 -3.2 0 -3 Q-14 -3.2 -16.4 -5.6 Z"
        ),
    )
    spots = join(
        fill(YELLOW, ellipse(x, y, rx, ry))
        for x, y, rx, ry in (
            (0, -14, 4, 3.2),
            (-9, -10.6, 2.8, 2.6),
            (8.6, -11, 3, 2.6),
            (-1.8, -6.4, 2.4, 1.5),
            (12.6, -6.4, 1.7, 1.4),
        )
    )
    return stem + frill + cap + spots + eyes(2.1, 5.4, 1.6) + smile(8.6, 1.9, 0.9)


def flower() -> Drawing:
    """A blue flower with six petals."""
    stalk = path("M0 -6 Q1.6 8 -0.6 18")
    stem = stroke(INK, 2.6, stalk) + stroke(GREEN, 1.4, stalk)
    leaf = inked(GREEN, path("M0.4 16 Q4 8.4 12.8 10.2 Q10.4 17 0.4 16 Z")) + stroke(
        LIME, 0.5, ((2.4, 15), (10.4, 11.6))
    )
    petal = inked(BLUE, path("M0 0 Q-6.2 -5.6 -3.2 -9.8 Q0 -12 3.2 -9.8 Q6.2 -5.6 0 0 Z")) + fill(
        SKY, ellipse(0, -6.6, 1.3, 2.6)
    )
    petals = join(moved(turned(petal, turn), 0, -9.6) for turn in (30, 90, 150, 210, 270, 330))
    heart = inked(YELLOW, circle(0, -9.6, 4.2)) + moved(eyes(1.5, -0.6, 1.0) + smile(0.8, 1.5, 0.6, 0.7), 0, -9.6)
    return stem + both_sides(leaf) + petals + heart
