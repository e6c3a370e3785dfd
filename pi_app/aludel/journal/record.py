# SPDX-License-Identifier: MIT
"""One recorded game as a value, and how its rows are encoded and sealed."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

from aludel.games.referee import Fate, Json, Result, Setup
from aludel.journal.code import show_code
from aludel.journal.content import anything_by_name, fields, mapping, number, perhaps, several, whole, word

Kind: TypeAlias = Literal["move", "undo", "end"]
State: TypeAlias = Literal["open", "ended", "abandoned"]

SEAL_BYTES: Final = 12

STEPS: Final[Mapping[Kind, int]] = {"move": 1, "undo": -1, "end": 0}
"""By how many each kind of entry changes the moves in force."""

SETUP: Final = {"level": whole, "seats": several(word), "first": perhaps(whole), "house": anything_by_name}
RESULT: Final = {"points": several(number), "winners": several(whole), "ending": word}
NO_RESULT: Final = "null"


class Entry(NamedTuple):
    """One appended line of a game: its place from 0, what it is, its text, and the seal over all so far."""

    n: int
    kind: Kind
    text: str
    seal: bytes


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it was written down. It holds secrets (fate, code, moves) until the game has ended.

    `moves` are those in force, in notation, after every undo. `result` is None while the game runs and when it was
    given up. `token` names the game for ever, also beside games of another journal. `lost` counts the damaged
    entries at its end that were set aside.
    """

    number: int
    token: str
    game: str
    setup: Setup
    fate: Fate
    code: str
    moves: tuple[str, ...]
    ended: bool = False
    result: Result | None = None
    lost: int = 0

    @property
    def state(self) -> State:
        """Whether the game is on, has come to its end, or was given up."""
        if not self.ended:
            return "open"
        return "abandoned" if self.result is None else "ended"


def seal(before: bytes, *parts: str) -> bytes:
    """A checksum chained to the seal of the entry before, so that a row lost, moved or changed is noticed.

    >>> seal(b"", "ab", "c") == seal(b"", "a", "bc")
    False
    """
    digest = hashlib.sha256(before)
    for part in parts:
        data = part.encode(errors="surrogateescape")
        digest.update(len(data).to_bytes(4) + data)
    return digest.digest()[:SEAL_BYTES]


def sealed_as(found: Json, before: bytes, *parts: Json) -> bool:
    """Whether a row read back carries the seal that it should; damage may have changed even its types."""
    return all(isinstance(part, str) for part in parts) and bool(found == seal(before, *parts))


def sound_beginning(entries: Iterable[Entry], start: bytes) -> Iterator[Entry]:
    """The entries before the first that is missing, out of place, changed, or that no game can have there."""
    before, moves, ended = start, 0, False
    for place, entry in enumerate(entries):
        if entry.n != place or not sealed_as(entry.seal, before, str(place), entry.kind, entry.text):
            return
        if ended or not _can_follow(entry, moves):
            return
        before, moves, ended = entry.seal, moves + STEPS[entry.kind], entry.kind == "end"
        yield entry


def _can_follow(entry: Entry, moves: int) -> bool:
    """Whether an entry can be read, and can come after so many moves in force."""
    if entry.kind not in STEPS or moves + STEPS[entry.kind] < 0:
        return False
    return entry.kind != "end" or _loads(load_result, entry.text)


def _loads(load: Callable[[str], object], text: str) -> bool:
    try:
        load(text)
    except ValueError:
        return False
    return True


def start_readable(game: str, setup: str, fate: str, code: str) -> bool:
    """Whether the row that a game begins with holds what this version can read."""
    return word(game) and _loads(load_setup, setup) and _loads(mapping, fate) and _loads(show_code, code)


def in_force(entries: Iterable[Entry]) -> tuple[str, ...]:
    """The moves that count after every undo."""
    moves: list[str] = []
    for entry in entries:
        if entry.kind == "move":
            moves.append(entry.text)
        elif entry.kind == "undo":
            moves.pop()
    return tuple(moves)


def dump(value: Json) -> str:
    """Plain data as canonical JSON: the same value always gives the same text."""
    return json.dumps(value, sort_keys=True, ensure_ascii=False, separators=(",", ":"))


def dump_setup(setup: Setup) -> str:
    """A set-up as text; `load_setup` reads it back."""
    return dump({"level": setup.level, "seats": setup.seats, "first": setup.first, "house": dict(setup.house)})


def load_setup(text: str) -> Setup:
    """The set-up that `dump_setup` wrote, or ValueError."""
    data = fields(text, SETUP)
    return Setup(data["level"], tuple(data["seats"]), data["first"], data["house"])


def dump_result(result: Result | None) -> str:
    """A result as text; a game that was given up has none."""
    if result is None:
        return NO_RESULT
    return dump({"points": result.points, "winners": result.winners, "ending": result.ending})


def load_result(text: str) -> Result | None:
    """The result that `dump_result` wrote, or ValueError."""
    if text == NO_RESULT:
        return None
    data = fields(text, RESULT)
    return Result(tuple(data["points"]), tuple(data["winners"]), data["ending"])
