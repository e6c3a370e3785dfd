# SPDX-License-Identifier: MIT
"""Readings of rendered trays: how long, how often wrong, how often refused, beside cv2.aruco on the same frames."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import process_time
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from aludel.bench.measure import CannotRun, Effort, Measured, Peer, Row, Spread, millis
from aludel.frame import Frame
from aludel.reading import Reading

if TYPE_CHECKING:
    from aludel.twin.rendered import FrameClock

GAME: Final = "little-alchemists"
CODE: Final = "la"
LEVEL: Final = 1
WITHIN: Final = 4
"""Frames within which a tray must be read."""
CONDITIONS: Final = (
    "clean",
    "working",
    "blur-2",
    "motion-7",
    "noise-30",
    "light-012",
    "tilt-10",
    "glare-15",
    "glare-30",
    "glare-tile",
    "shadow",
    "finger",
    "bands",
    "litter",
    "any",
)
ARUCO: Final = "cv2.aruco, whole frame, standard settings"


def _kinds() -> tuple[str, ...]:
    """The ingredient tiles of the level."""
    from aludel.pieces.numbers import numbers

    return tuple(numbers(CODE))[:6]


def _camera(effort: Effort, condition: str) -> Any:
    """The twin's camera, with one thread for OpenCV: every figure is for one core."""
    import cv2

    from aludel.shell import cache_folder
    from aludel.twin.camera import TwinCamera

    cv2.setNumThreads(1)
    return TwinCamera(GAME, LEVEL, effort.seed, condition=condition, cache=cache_folder() / "twin")


def _trays(camera: Any, effort: Effort, number: int) -> Iterator[list[str]]:
    """Put `number` pairs of tiles into the tray, one after another."""
    kinds, rng = _kinds(), np.random.default_rng(effort.seed)
    for _ in range(number):
        two = [kinds[at] for at in rng.integers(0, len(kinds), 2)]
        camera.lay(two)
        yield two


@dataclass(slots=True)
class Kept:
    """A camera that keeps the frames that it gave."""

    camera: FrameClock
    frames: list[Frame] = field(default_factory=list)

    def capture(self, timeout: float) -> Frame:
        """The next frame."""
        self.frames.append(self.camera.capture(timeout))
        return self.frames[-1]

    def close(self) -> None:
        """Close the camera."""
        self.camera.close()


@dataclass(slots=True)
class Shares:
    """What became of the readings in one condition, and what cv2.aruco found in the same frames."""

    trays: int = 0
    right: int = 0
    in_time: int = 0
    wrong: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    frames: int = 0
    tags: int = 0
    foreign: int = 0

    def count(self, reading: Reading, truth: Sequence[str]) -> None:
        """Count one reading."""
        self.trays += 1
        right = reading.sure and sorted(reading.kinds()) == sorted(truth)
        self.right += right
        self.in_time += right and reading.frames <= WITHIN
        self.wrong += reading.sure and not right
        self.refused.update({unsure.reason.value for unsure in reading.unsure})

    def peer(self, found: Sequence[int], truth: Sequence[int]) -> None:
        """Count the tags of one frame: each tile carries its tag twice."""
        both = Counter(truth) + Counter(truth)
        self.frames += 1
        self.tags += sum((Counter(found) & both).values())
        self.foreign += sum((Counter(found) - both).values())

    def json(self) -> dict[str, Any]:
        """Shares of the trays, and of the tags that the peer should have found."""
        shown = max(1, self.frames * 4)
        return {
            "trays": self.trays,
            "right": _share(self.right, self.trays),
            "right_within_4_frames": _share(self.in_time, self.trays),
            "wrong": self.wrong,
            "refused": {reason: _share(number, self.trays) for reason, number in sorted(self.refused.items())},
            "cv2_aruco_tags_found": _share(self.tags, shown),
            "cv2_aruco_foreign_tags": self.foreign,
        }


def _share(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0


def readings(effort: Effort, condition: str) -> Shares:
    """Read `effort.rendered` trays in one condition."""
    from aludel.pieces.tags import table
    from aludel.sight.reader import TrayReader
    from aludel.twin.rendered import FrameClock

    shares, allowed, ids = Shares(), frozenset(_kinds()), table()[CODE]
    twin = _camera(effort, condition)
    kept, detector = Kept(FrameClock(twin)), _aruco()
    reader = TrayReader(kept, clock=kept.camera)
    for truth in _trays(twin, effort, effort.rendered):
        kept.frames.clear()
        shares.count(reader.look(CODE, allowed), truth)
        for frame in kept.frames:
            shares.peer(_detect(detector, frame), [ids[kind] for kind in truth])
    return shares


def _aruco() -> Any:
    import cv2

    dictionary = cv2.aruco.getPredefinedDictionary(cv2.aruco.DICT_ARUCO_MIP_36h12)
    return cv2.aruco.ArucoDetector(dictionary, cv2.aruco.DetectorParameters())


def _grey(frame: Frame) -> Any:
    """The luma plane, as a program that knows NV12 takes it: a view, no conversion."""
    return frame.pixels[: frame.pixels.shape[0] * 2 // 3]


def _detect(detector: Any, frame: Frame) -> list[int]:
    _, ids, _ = detector.detectMarkers(_grey(frame))
    return [] if ids is None else [int(number) for number in np.ravel(ids)]


def tray_time(effort: Effort) -> Measured:
    """One frame read: both tile pockets, all gates, tags and art, beside tag detection on the same frame."""
    from aludel.sight.geometry import optics
    from aludel.sight.tray import look

    lens, allowed, detector = optics(), frozenset(_kinds()), _aruco()
    camera = _camera(effort, "clean")
    frames = [camera.capture(1.0) for _ in _trays(camera, effort, max(2, effort.repeats))]
    look(frames[0], lens, CODE, allowed)
    _detect(detector, frames[0])
    ours = millis([partial(look, frame, lens, CODE, allowed) for frame in frames], process_time)
    peer = millis([partial(_detect, detector, frame) for frame in frames], process_time)
    ratio = round(sorted(ours.values)[len(frames) // 2] / sorted(peer.values)[len(frames) // 2], 3)
    return Measured(
        "ms",
        ours,
        (Peer(ARUCO, peer),),
        {"ours_to_peer": ratio, "clock": "processor time", "frame": list(_grey(frames[0]).shape)},
    )


def wrong_pieces(effort: Effort) -> Measured:
    """Wrong readings, all conditions together; the shares of each condition in the detail."""
    by_condition = {name: readings(effort, name) for name in CONDITIONS}
    detail = {name: shares.json() for name, shares in by_condition.items()}
    wrong = Spread(tuple(float(shares.wrong) for shares in by_condition.values()))
    foreign = Spread(tuple(float(shares.foreign) for shares in by_condition.values()))
    return Measured("wrong readings by condition", wrong, (Peer(f"{ARUCO}: foreign tags", foreign),), detail)


def working_trays(effort: Effort) -> Measured:
    """Share of trays read right within four frames in working conditions."""
    shares = readings(effort, "working")
    if not shares.trays:
        raise CannotRun("no tray was rendered: --rendered must be at least 1")
    told = shares.json()
    ours = Spread((told["right_within_4_frames"],))
    return Measured("share", ours, (Peer(f"{ARUCO}: share of tags", Spread((told["cv2_aruco_tags_found"],))),), told)


def rows() -> Iterator[Row]:
    """The rows of this module."""
    yield Row("tray-ms", "both tile pockets of one frame, one core", "<= half of cv2.aruco on the frame", tray_time)
    wrong = "0 in 100,000, while <= 5 % of clean presentations are refused"
    yield Row("wrong-pieces", "wrong readings of rendered trays, by condition", wrong, wrong_pieces)
    yield Row("working-trays", "two tiles read right within 4 frames, working conditions", ">= 99.5 %", working_trays)
