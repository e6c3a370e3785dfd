# SPDX-License-Identifier: MIT
"""What happens at the virtual table, to every page that listens: captions, sounds, lamps, what the camera saw.

Events come from the console's thread and from those of the voice. A page that does not read gets the latest ones only.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from typing import Any, Final, NamedTuple

from aludel.games.scene import Scene
from aludel.lights.options import check_scene
from aludel.twin.virtual.talk import Talk
from aludel.utterance import Lamps

WAITING: Final = 128
"""Events that wait for one page."""
SOUNDS: Final = 96
"""Sounds that a page may still fetch: a page plays them one after the other, and a queue this long is minutes."""


FRAME: Final = "frame"
"""The event that stays until the next one of its name: a page that comes later must know it, too."""


class Happening(NamedTuple):
    """One event: its name, and what it says as plain data."""

    name: str
    data: Mapping[str, Any]


class Listener:
    """One page's events. It belongs to the event loop that made it."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._more = asyncio.Event()
        self._waiting: deque[Happening] = deque(maxlen=WAITING)

    def put(self, happening: Happening) -> None:
        """Add an event, from any thread."""
        self._waiting.append(happening)
        with suppress(RuntimeError):  # a loop that has been closed has no pages any more
            self._loop.call_soon_threadsafe(self._more.set)

    async def next(self, timeout: float) -> Happening | None:
        """The next event, or None after `timeout` seconds."""
        if not self._waiting:
            self._more.clear()
            try:
                async with asyncio.timeout(timeout):
                    await self._more.wait()
            except TimeoutError:
                return None
        return self._waiting.popleft() if self._waiting else None


class Feed:
    """Hands events to all pages, and keeps the sounds that they name."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._lock = threading.Lock()
        self._talk = Talk(clock)
        self._listeners: set[Listener] = set()
        self._sounds: OrderedDict[int, bytes] = OrderedDict()
        self._count = 0
        self._scene: Scene = {}
        self._frame = Happening(FRAME, {"picture": None, "pieces": [], "unsure": None})

    def send(self, name: str, data: Mapping[str, Any]) -> None:
        """Tell every page, from any thread."""
        happening = Happening(name, data)
        with self._lock:
            if name == FRAME:
                self._frame = happening
            listeners = tuple(self._listeners)
        for listener in listeners:
            listener.put(happening)

    @contextmanager
    def listening(self) -> Iterator[Listener]:
        """A listener for as long as a page reads; it begins with the lamps and the camera's picture as they are."""
        listener = Listener()
        with self._lock:
            listener.put(_lit(self._scene))
            listener.put(self._frame)
            self._listeners.add(listener)
        try:
            yield listener
        finally:
            with self._lock:
                self._listeners.discard(listener)

    # -- the table's devices: an outlet for the voice, and lamps

    def captioned(self, number: int | None, line: str) -> None:
        """Show a line that is being said; its sound follows by its number, if it has one."""
        with self._lock:
            self._talk.captioned(number, line)
        self.send("say", {"caption": line, "number": number})

    def told(self, number: int, label: str, wav: bytes | None) -> None:
        """Let a phrase be heard, or tell that it cannot be."""
        with self._lock:
            self._talk.told(number, label, wav)
        self.send("sound", {"number": number, "sound": self._keep(wav) if wav is not None else None, "key": label})

    def rang(self, wav: bytes) -> None:
        """Let a game sound be heard at once."""
        self.send("effect", {"sound": self._keep(wav)})

    def hushed(self) -> None:
        """Stop what is being said."""
        with self._lock:
            self._talk.hushed()
        self.send("hush", {})

    def passed_over(self) -> None:
        """A page has gone on by itself, without hearing the rest of what it was told."""
        with self._lock:
            self._talk.hushed()

    def talking(self) -> float:
        """Seconds that pages still need to say what has happened; 0 where nobody listens. For any thread."""
        with self._lock:
            return self._talk.left() if self._listeners else 0.0

    def show(self, scene: Scene) -> None:
        """Light the lamps; those that the scene does not name go out."""
        check_scene(scene)
        self._scene = dict(scene)
        self.send(*_lit(scene))

    def close(self) -> None:
        """All lamps out."""
        self.show({})

    def _keep(self, wav: bytes) -> str:
        with self._lock:
            self._count += 1
            number = self._count
            self._sounds[number] = wav
            while len(self._sounds) > SOUNDS:
                self._sounds.popitem(last=False)
        return f"/api/virtual/sounds/{number}.wav"

    def sound(self, number: int) -> bytes | None:
        """A sound that is still kept."""
        with self._lock:
            return self._sounds.get(number)


class Both:
    """Lamps of the configuration, and the same on the page."""

    def __init__(self, feed: Feed, lamps: Lamps) -> None:
        self._feed, self._lamps = feed, lamps

    def show(self, scene: Scene) -> None:
        """Show a whole scene."""
        self._lamps.show(scene)
        self._feed.show(scene)

    def close(self) -> None:
        """All lamps out."""
        self._lamps.close()
        self._feed.close()


def _lit(scene: Scene) -> Happening:
    lamps = {name: {"colour": lamp.colour, "pattern": lamp.pattern} for name, lamp in scene.items()}
    return Happening("scene", {"lamps": lamps})
