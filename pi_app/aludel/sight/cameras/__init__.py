# SPDX-License-Identifier: MIT
"""Camera drivers, chosen by name. A name that is not there is refused, never replaced by another driver."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from aludel.errors import CameraFault
from aludel.frame import Camera

Factory: TypeAlias = Callable[..., Camera]
"""Makes an opened camera from the options of the configuration (`path`, `timeout`, ...)."""


def _picamera(**options: Any) -> Camera:
    from aludel.sight.cameras.picamera import Picamera

    return Picamera.opened(**options)


def _photos(**options: Any) -> Camera:
    from aludel.sight.cameras.photos import PhotoFolder

    return PhotoFolder.opened(**options)


def _video(**options: Any) -> Camera:
    from aludel.sight.cameras.video import VideoFile

    return VideoFile.opened(**options)


DRIVERS: Final[Mapping[str, Factory]] = {"picamera2": _picamera, "photos": _photos, "video": _video}
"""The drivers of this package. Each imports what it needs only when it is asked for."""


def open_camera(name: str, factories: Mapping[str, Factory] | None = None, **options: Any) -> Camera:
    """The camera `name`, opened, or CameraFault with what to do.

    `factories` adds drivers from elsewhere (the twin, which sight does not know). Options that a driver does not use
    are ignored by it, so that one configuration serves all of them.
    """
    known = {**DRIVERS, **(factories or {})}
    if name not in known:
        raise CameraFault("camera-unknown-driver", driver=name, drivers=", ".join(sorted(known)))
    return known[name](**options)
