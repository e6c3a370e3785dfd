# SPDX-License-Identifier: MIT
"""Fingers over the tray: rounded, skin-coloured, a little above the pieces, with a nail and a soft shadow."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import numpy as np
from numpy.random import Generator

from aludel.twin.optics import Box, Floats, Pose, box_of, lens, seen_at

HEIGHT: Final = 12.0  # mm; the upper side of a finger that lies on a piece
TONES: Final = (
    (0.42, 0.52, 0.78),
    (0.26, 0.36, 0.60),
    (0.14, 0.21, 0.40),
    (0.06, 0.09, 0.18),
)
"""Linear BGR reflectance of skin, light to dark (after the middle of the Fitzpatrick groups)."""
SHADOW: Final = 0.6
SHADOW_REACH: Final = 6.0
EDGE: Final = 0.7  # mm over which a finger's edge fades: it is nearer than the plane of focus


@dataclass(frozen=True, slots=True)
class Finger:
    """A capsule from its tip (mm) to where it comes in, `width` mm wide, in one of the TONES."""

    tip: tuple[float, float]
    root: tuple[float, float]
    width: float = 16.0
    tone: int = 1

    def moved(self, share: float) -> Finger:
        """The finger drawn back along itself by `share` of its length."""
        back = (self.root[0] - self.tip[0]) * share, (self.root[1] - self.tip[1]) * share
        tip, root = self.tip, self.root
        return replace(self, tip=(tip[0] + back[0], tip[1] + back[1]), root=(root[0] + back[0], root[1] + back[1]))


def finger_over(x: float, y: float, rng: Generator) -> Finger:
    """A finger whose tip covers (x, y), coming in over the tray's front or sides."""
    width = float(rng.uniform(13, 19))
    heading = np.radians(rng.uniform(20, 160))  # from the tip to the hand: 90 is straight towards the player
    away = np.array([np.cos(heading), np.sin(heading)])
    tip = np.array([x, y]) + away * width * float(rng.uniform(0.0, 0.35))
    root = tip + away * 260.0
    tone = int(rng.integers(0, len(TONES)))
    return Finger((float(tip[0]), float(tip[1])), (float(root[0]), float(root[1])), width, tone)


def hand_over(x: float, y: float, rng: Generator) -> tuple[Finger, ...]:
    """Three fingers side by side, as a hand that has just laid a piece at (x, y)."""
    first = finger_over(x, y, rng)
    along = np.subtract(first.root, first.tip) / 260.0
    side = np.array([-along[1], along[0]]) * first.width * 1.05
    fingers = []
    for number, back in ((-1, 9.0), (0, 0.0), (1, 5.0)):
        offset = side * number + along * back
        tip, root = np.add(first.tip, offset), np.add(first.root, offset)
        fingers.append(
            Finger((float(tip[0]), float(tip[1])), (float(root[0]), float(root[1])), first.width, first.tone)
        )
    return tuple(fingers)


def _along(finger: Finger, x: Floats, y: Floats) -> tuple[Floats, Floats]:
    """Distance from the finger's middle line, and the length from its tip, in mm."""
    line = np.subtract(finger.root, finger.tip)
    length = float(np.hypot(*line))
    across, down = x - np.float32(finger.tip[0]), y - np.float32(finger.tip[1])
    run = np.clip((across * line[0] + down * line[1]) / length, 0, length)
    away = np.hypot(across - run * line[0] / length, down - run * line[1] / length)
    return away.astype(np.float32), run.astype(np.float32)


def _skin(finger: Finger, away: Floats, run: Floats) -> Floats:
    """The colour of the finger: round, creased at its joint, with a paler nail."""
    round_ = np.sqrt(np.clip(1 - np.square(away * (2 / finger.width)), 0.05, 1))
    crease = 1 - 0.25 * np.exp(-np.square((run - 26) / 1.2)) - 0.12 * np.exp(-np.square((run - 28.5) / 0.8))
    nail = (np.abs(run - 5.5) < 5.0) & (away < finger.width * 0.33)
    shade = (0.45 + 0.55 * round_) * crease * np.where(nail, 1.15, 1.0)
    return np.asarray(shade[..., None] * np.array(TONES[finger.tone]), np.float32)


def _reach(finger: Finger, pose: Pose) -> Box:
    """The pixels from the finger's tip to the end of the picture."""
    span = finger.width / 2 + 2 * SHADOW_REACH
    ends = np.array([finger.tip, np.add(finger.tip, np.subtract(finger.root, finger.tip) * 0.8)])
    points = [(x + span * a, y + span * b, 0.0) for x, y in ends for a in (-1, 1) for b in (-1, 1)]
    return box_of(np.clip(np.array(points), -250, 250), pose)


def lay_finger(image: Floats, finger: Finger, pose: Pose) -> Box:
    """Draw a finger and its shadow into `image` (linear BGR, whole frame), in place; the pixels it may have changed."""
    box = _reach(finger, pose)
    if box.empty:
        return box
    view = image[box.slices]
    away, _ = _along(finger, *seen_at(box, 1.0, pose))
    near = np.maximum(away - finger.width / 2 + 2, 0) / SHADOW_REACH
    view *= (1 - SHADOW * np.exp(-np.square(near)))[..., None]
    away, run = _along(finger, *seen_at(box, HEIGHT, pose))
    alpha = np.clip((finger.width / 2 - away) / EDGE + 0.5, 0, 1)
    view += alpha[..., None] * (_skin(finger, away, run) - view)
    return box


def gone(finger: Finger, pose: Pose) -> bool:
    """Whether the finger is out of the picture."""
    return _reach(finger, pose).empty or finger.tip[1] > lens().stand
