# SPDX-License-Identifier: MIT
"""One presentation: a tray as it lies under the hood, rendered once; each frame of it then costs only its noise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Protocol

import cv2
import numpy as np
from numpy.random import Generator

from aludel.frame import Pixels
from aludel.twin import scene, sensor
from aludel.twin.conditions import Air
from aludel.twin.hand import Finger, finger_over, lay_finger
from aludel.twin.holder import Lying, TrayContents, litter, size_of
from aludel.twin.light import Edge, Lamp, Spot, cast, flicker, lamplight, shine, spot_box
from aludel.twin.optics import Floats, Pose, lens, optics

EXPOSURE: Final = 0.78  # sensor saturation a unit of nominal light: white paper comes to about 215 levels
TRAY_PLAY: Final = 0.5  # mm by which the tray can move in its tunnel


class Faces(Protocol):
    """Where printed pieces come from; `paper.Paper` is the real one."""

    def face(self, kind: str, copy: int, face_up: bool) -> scene.Face:
        """One side of one copy."""

    def copies(self, kind: str) -> int:
        """How many different copies there are."""

    def tags(self, kind: str) -> Sequence[tuple[float, float]]:
        """Where the tags of a kind lie (mm from its middle), so that light can be made to spoil them."""


@dataclass(frozen=True, slots=True)
class Weather:
    """What was drawn for a presentation: everything but the pieces themselves."""

    air: Air
    pose: Pose
    lamp: Lamp
    edge: Edge | None = None
    spots: tuple[Spot, ...] = ()
    fingers: tuple[Finger, ...] = ()
    shake_angle: float = 0.0


@dataclass(slots=True)
class Shot:
    """A rendered presentation. `optical` is linear light before the lamp, kept only where frames differ by more than
    noise; `lit` is the lamp, `base` the mosaic."""

    weather: Weather
    optical: Floats | None
    lit: Floats
    base: Floats
    table: Pixels = field(repr=False)


def weather(contents: TrayContents, faces: Faces, air: Air, rng: Generator) -> Weather:
    """Draw where the light falls and what covers the pieces."""
    heading, side = rng.uniform(0, 2 * np.pi, 2)
    play_x, play_y = (float(v) for v in rng.uniform(-TRAY_PLAY, TRAY_PLAY, 2))
    pose = Pose(air.tilt * float(np.cos(heading)), air.tilt * float(np.sin(heading)), play_x, play_y)
    lamp = Lamp(air.light, (air.slope * float(np.cos(side)), air.slope * float(np.sin(side))))
    return Weather(
        air, pose, lamp, _shadow(contents, faces, air, rng), _spots(contents, faces, air, rng),
        _fingers(contents, air, rng), float(rng.uniform(0, 180)),
    )  # fmt: skip


def _victim(contents: TrayContents, rng: Generator) -> Lying | None:
    return contents.pieces[rng.integers(0, len(contents.pieces))] if contents.pieces else None


def _on_tray(piece: Lying, x: float, y: float) -> tuple[float, float]:
    angle = np.radians(piece.angle)
    return (
        piece.x + x * float(np.cos(angle)) - y * float(np.sin(angle)),
        piece.y + x * float(np.sin(angle)) + y * float(np.cos(angle)),
    )


def _tag_point(contents: TrayContents, faces: Faces, away: float, rng: Generator) -> tuple[float, float]:
    """A point `away` mm from the middle of a random tag; anywhere when the tray is empty."""
    piece = _victim(contents, rng)
    heading = rng.uniform(0, 2 * np.pi)
    if piece is None:
        return float(rng.uniform(-60, 60)), float(rng.uniform(-50, 50))
    places = faces.tags(piece.kind)
    x, y = places[int(rng.integers(0, len(places)))] if places else (0.0, 0.0)
    return _on_tray(piece, x + away * float(np.cos(heading)), y + away * float(np.sin(heading)))


def _shadow(contents: TrayContents, faces: Faces, air: Air, rng: Generator) -> Edge | None:
    if air.shadow <= 0:
        return None
    tag = float(optics()["pieces"]["tag"])
    x, y = _tag_point(contents, faces, float(rng.uniform(0, tag / 3)), rng)
    return Edge(x, y, float(rng.uniform(0, 360)), air.shadow, float(rng.uniform(0.2, 1.5)))


def _spots(contents: TrayContents, faces: Faces, air: Air, rng: Generator) -> tuple[Spot, ...]:
    spots = []
    tag = float(optics()["pieces"]["tag"])
    if air.glare > 0.005:
        x, y = _tag_point(contents, faces, tag / 2, rng)
        spots.append(Spot(x, y, air.glare * tag))
    piece = _victim(contents, rng)
    if air.tile_glare > 0.005 and piece is not None:
        size = size_of(piece.kind)
        x, y = _on_tray(piece, *(float(v) for v in rng.uniform(-size / 2, size / 2, 2)))
        spots.append(
            Spot(x, y, air.tile_glare * size, stretch=float(rng.uniform(1, 2)), angle=float(rng.uniform(0, 180)))
        )
    return tuple(spots)


def _fingers(contents: TrayContents, air: Air, rng: Generator) -> tuple[Finger, ...]:
    if air.finger < 0.5:
        return ()
    piece = _victim(contents, rng)
    if piece is None:
        return (finger_over(float(rng.uniform(-60, 60)), float(rng.uniform(-50, 50)), rng),)
    reach = size_of(piece.kind) / 2 - 4
    across, down = rng.choice([-1.0, 1.0], 2)
    return (finger_over(*_on_tray(piece, reach * float(across), reach * float(down)), rng),)


def render(contents: TrayContents, faces: Faces, seen: Weather, rng: Generator, moving: bool = False) -> Shot:
    """Draw a presentation down to the mosaic that every frame of it starts from; `moving` if a hand comes over it."""
    image, air = scene.empty_tray(contents.insert, seen.pose), seen.air
    things = (*contents.things, *litter(rng, round(air.litter)))
    changed = [scene.drop(image, thing, seen.pose) for thing in things if not thing.above]
    for piece in contents.pieces:
        face = faces.face(piece.kind, piece.copy, piece.face_up)
        changed.append(scene.paste(image, piece, face, seen.pose))
    changed += [scene.drop(image, thing, seen.pose) for thing in things if thing.above]
    changed += [lay_finger(image, finger, seen.pose) for finger in seen.fingers]
    image = scene.blurred(image, air.blur, changed)
    if air.motion > 0:
        image = scene.smeared(image, air.motion, seen.shake_angle)
    lit = lamplight(seen.lamp, seen.pose)
    if seen.edge is not None:
        cast(lit, seen.edge, seen.pose)
    lit *= np.float32(EXPOSURE * max(min(air.gain, 1 / air.light), 1.0))
    kept = image if moving or air.motion > 0 else None
    return Shot(seen, kept, lit, _mosaic(image, lit, seen), sensor.development(_exposure(air)))


def _exposure(air: Air) -> sensor.Exposure:
    return sensor.Exposure(air.noise, air.red, air.blue)


def _mosaic(image: Floats, lit: Floats, seen: Weather) -> Floats:
    mosaic = sensor.mosaicked(image)
    mosaic *= lit
    for spot in seen.spots:
        box = spot_box(spot, seen.pose)
        if not box.empty:
            sensor.lit_more(mosaic, box.top, box.left, shine(spot, box, seen.pose))
    eye = lens()
    return sensor.companded(mosaic) + sensor.fixed_pattern(eye.height, eye.width)


def expose(shot: Shot, rng: Generator, hand: Sequence[Finger] = ()) -> Pixels:
    """One frame of a presentation as NV12. A `hand` is drawn over it; a shaking table moves it."""
    seen, base = shot.weather, shot.base
    if shot.optical is not None and (hand or seen.air.motion > 0):
        base = _mosaic(_moved(shot.optical, seen, rng, hand), shot.lit, seen)
    if seen.air.bands > 0:
        base = base * np.sqrt(np.maximum(_gain(seen.air, len(base), rng), 0))
    mosaic = sensor.noisy(base, _exposure(seen.air), rng)
    return sensor.to_nv12(sensor.develop(mosaic, shot.table))


def _gain(air: Air, rows: int, rng: Generator) -> Floats:
    return flicker(rows, air.bands, air.band_hertz, float(rng.uniform()))


def _moved(optical: Floats, seen: Weather, rng: Generator, hand: Sequence[Finger]) -> Floats:
    angle, way = np.radians(seen.shake_angle), seen.air.motion * float(rng.uniform(-0.5, 0.5))
    shift = np.array([[1, 0, way * np.cos(angle)], [0, 1, way * np.sin(angle)]], np.float32)
    size = optical.shape[1::-1]
    warped = cv2.warpAffine(optical, shift, size, flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    image = np.asarray(warped, np.float32)
    for finger in hand:
        lay_finger(image, finger, seen.pose)
    return image
