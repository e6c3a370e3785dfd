# SPDX-License-Identifier: MIT
"""Readings of rendered trays: how long, how often wrong, how often refused, beside cv2.aruco on the same frames."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from time import process_time
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import numpy as np

from aludel.bench.measure import CannotRun, Effort, Measured, Peer, Row, Spread, millis
from aludel.frame import Frame
from aludel.reading import Reading

if TYPE_CHECKING:
    from aludel.bench.trays import Tray
    from aludel.twin.camera import TwinCamera
    from aludel.twin.rendered import FrameClock

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


def _camera(effort: Effort, condition: str) -> TwinCamera:
    """The twin's camera, with one thread for OpenCV: every figure is for one core."""
    import cv2

    from aludel.bench.trays import camera
    from aludel.shell import cache_folder

    cv2.setNumThreads(1)
    return camera(effort.seed, condition, cache_folder() / "twin")


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
    """What became of the readings of one condition or sort, and what cv2.aruco found in the same frames."""

    trays: int = 0
    right: int = 0
    in_time: int = 0
    wrong: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    tags: int = 0
    shown: int = 0
    foreign: int = 0

    def count(self, reading: Reading, tray: Tray) -> None:
        """Count one reading."""
        outcome = tray.outcome(reading)
        self.trays += 1
        self.right += outcome == "right"
        self.in_time += outcome == "right" and reading.frames <= WITHIN
        self.wrong += outcome == "wrong"
        self.refused.update({unsure.reason.value for unsure in reading.unsure})

    def peer(self, found: Sequence[int], truth: Sequence[int]) -> None:
        """Count the tags of one frame, against those that its pieces carry."""
        self.tags += sum((Counter(found) & Counter(truth)).values())
        self.shown += len(truth)
        self.foreign += sum((Counter(found) - Counter(truth)).values())

    def json(self) -> dict[str, Any]:
        """Shares of the trays, and of the tags that the peer should have found."""
        return {
            "trays": self.trays,
            "right": _share(self.right, self.trays),
            "right_within_4_frames": _share(self.in_time, self.trays),
            "wrong": self.wrong,
            "wrong_at_most_95": most_wrong(self.wrong, self.trays),
            "refused": {reason: _share(number, self.trays) for reason, number in sorted(self.refused.items())},
            "cv2_aruco_tags_found": _share(self.tags, self.shown),
            "cv2_aruco_foreign_tags": self.foreign,
        }


def _share(part: int, whole: int) -> float:
    return round(part / whole, 4) if whole else 0.0


def most_wrong(wrong: int, trays: int) -> float | None:
    """The share that the wrong readings may truly have: the upper 95 % bound of none in `trays`; None with some."""
    return float(f"{1 - 0.05 ** (1 / trays):.2g}") if trays and not wrong else None


Draw: TypeAlias = "Callable[[np.random.Generator], Tray]"


def readings(effort: Effort, condition: str, draw: Draw) -> dict[str, Shares]:
    """Read `effort.rendered` trays in one condition; by their sort."""
    from aludel.bench.trays import CODE
    from aludel.sight.reader import TrayReader
    from aludel.twin.rendered import FrameClock

    sorts: defaultdict[str, Shares] = defaultdict(Shares)
    twin, rng, detector = _camera(effort, condition), np.random.default_rng(effort.seed), _aruco()
    kept = Kept(FrameClock(twin))
    reader = TrayReader(kept, clock=kept.camera)
    for _ in range(effort.rendered):
        tray = draw(rng)
        tray.into(twin)
        kept.frames.clear()
        sorts[tray.sort].count(reader.look(CODE, tray.allowed), tray)
        for frame in kept.frames if tray.well else ():
            sorts[tray.sort].peer(_detect(detector, frame), tray.tags())
    return dict(sorts)


def together(parts: Iterable[Shares]) -> Shares:
    """The sum of several shares."""
    total = Shares()
    for part in parts:
        for name in ("trays", "right", "in_time", "wrong", "tags", "shown", "foreign"):
            setattr(total, name, getattr(total, name) + getattr(part, name))
        total.refused.update(part.refused)
    return total


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


def _time(effort: Effort, sort: str) -> Measured:
    """One frame read: all gates, pockets, tags and art, beside tag detection on the same frame."""
    from aludel.bench.trays import CODE
    from aludel.sight.geometry import optics
    from aludel.sight.tray import look

    lens, detector = optics(), _aruco()
    shown = list(_shown(effort, sort))
    frames = [frame for frame, _ in shown]
    for frame, allowed in shown[:1]:
        look(frame, lens, CODE, allowed)
        _detect(detector, frame)
    ours = millis([partial(look, frame, lens, CODE, allowed) for frame, allowed in shown], process_time)
    peer = millis([partial(_detect, detector, frame) for frame in frames], process_time)
    ratio = round(sorted(ours.values)[len(frames) // 2] / sorted(peer.values)[len(frames) // 2], 3)
    return Measured(
        "ms",
        ours,
        (Peer(ARUCO, peer),),
        {"ours_to_peer": ratio, "clock": "processor time", "frame": list(_grey(frames[0]).shape)},
    )


def _shown(effort: Effort, sort: str) -> Iterator[tuple[Frame, frozenset[str]]]:
    """Clean frames of a prompt well answered, with what it allows."""
    from aludel.bench.trays import menu

    camera, rng = _camera(effort, "clean"), np.random.default_rng(effort.seed)
    for _ in range(max(2, effort.repeats)):
        tray = menu(sort).tray(rng)
        tray.into(camera)
        yield camera.capture(1.0), tray.allowed


def tray_time(effort: Effort) -> Measured:
    """Two tiles."""
    return _time(effort, "brew")


def tokens_time(effort: Effort) -> Measured:
    """Four tokens, more than any other prompt asks for."""
    return _time(effort, "theory-3")


def wrong_pieces(effort: Effort) -> Measured:
    """Wrong readings, all kinds and conditions together; the shares of each condition and each sort in the detail."""
    from aludel.bench.trays import draw

    found = {name: readings(effort, name, draw) for name in CONDITIONS}
    by_condition = {name: together(sorts.values()) for name, sorts in found.items()}
    names = sorted({sort for sorts in found.values() for sort in sorts})
    by_sort = {name: together(sorts[name] for sorts in found.values() if name in sorts) for name in names}
    detail = {
        "all": together(by_condition.values()).json(),
        "conditions": {name: shares.json() for name, shares in by_condition.items()},
        "sorts": {name: shares.json() for name, shares in by_sort.items()},
    }
    wrong = Spread(tuple(float(shares.wrong) for shares in by_condition.values()))
    foreign = Spread(tuple(float(shares.foreign) for shares in by_condition.values()))
    return Measured("wrong readings by condition", wrong, (Peer(f"{ARUCO}: foreign tags", foreign),), detail)


def _working(effort: Effort, sort: str) -> Measured:
    """Share of trays of one sort read right within four frames in working conditions."""
    from aludel.bench.trays import menu

    if not effort.rendered:
        raise CannotRun("no tray was rendered: --rendered must be at least 1")
    told = together(readings(effort, "working", menu(sort).tray).values()).json()
    ours = Spread((told["right_within_4_frames"],))
    return Measured("share", ours, (Peer(f"{ARUCO}: share of tags", Spread((told["cv2_aruco_tags_found"],))),), told)


def working_trays(effort: Effort) -> Measured:
    """Two tiles."""
    return _working(effort, "brew")


def working_tokens(effort: Effort) -> Measured:
    """The four tokens of a theory."""
    return _working(effort, "theory-3")


def rows() -> Iterator[Row]:
    """The rows of this module."""
    half, wrong = "<= half of cv2.aruco on the frame", "0 in 100,000, while <= 5 % of clean presentations are refused"
    yield Row("tray-ms", "both tile pockets of one frame, one core", half, tray_time)
    yield Row("tokens-ms", "four tokens of one frame, one core", half, tokens_time)
    yield Row("wrong-pieces", "wrong readings of rendered trays, every kind, by condition", wrong, wrong_pieces)
    yield Row("working-trays", "two tiles read right within 4 frames, working conditions", ">= 99.5 %", working_trays)
    yield Row("working-tokens", "four tokens read right within 4 frames, the same", ">= 99 %", working_tokens)
