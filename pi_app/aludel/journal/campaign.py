# SPDX-License-Identifier: MIT
"""What a family has reached over its games: kept apart from the games, in a file of its own.

A campaign is a number, never a name: a new family starts a new one and the old one stays. Every gain is a row that
names the game it came from, so an ending that is played again after a power cut counts once.
"""

from __future__ import annotations

import sqlite3
import time
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Any, Final, NamedTuple

from aludel.errors import JournalFault
from aludel.journal.content import fields, several, whole, word
from aludel.journal.record import dump, seal, sealed_as
from aludel.journal.salvage import take_over, until_damage
from aludel.journal.store import Schema, Store, Wall

SCHEMA: Final = Schema(
    "campaign.db",
    (
        """
        CREATE TABLE campaign (number INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL);
        CREATE TABLE chosen (
            number INTEGER PRIMARY KEY AUTOINCREMENT, game TEXT NOT NULL,
            campaign INTEGER NOT NULL REFERENCES campaign
        );
        CREATE TABLE credit (
            number INTEGER PRIMARY KEY AUTOINCREMENT, campaign INTEGER NOT NULL REFERENCES campaign,
            token TEXT NOT NULL, part TEXT NOT NULL, gain TEXT NOT NULL, seal BLOB NOT NULL,
            UNIQUE (token, part)
        );
        CREATE INDEX credit_campaign ON credit (campaign);
        """,
        """
        CREATE TABLE player (token TEXT PRIMARY KEY, campaign INTEGER NOT NULL REFERENCES campaign);
        CREATE TABLE damaged (
            number INTEGER PRIMARY KEY, campaign INTEGER, token TEXT, part TEXT, gain TEXT, seal BLOB
        );
        """,
    ),
)

GAIN: Final = {
    "levels": several(whole),
    "exams": several(whole),
    "keys": whole,
    "boxes": several(word),
    "trophies": several(word),
}
"""The fields of a gain as it is written down."""

END: Final = "end"
"""The part of a game's gains that its ending brought."""


@dataclass(frozen=True, slots=True)
class Gain:
    """What one game, or one card that was shown, brought.

    `keys` is by how many the keys on locks that are still closed have changed: negative when they open something.
    """

    levels: tuple[int, ...] = ()
    """Levels that may be played from now on."""
    exams: tuple[int, ...] = ()
    """Levels whose exam was passed."""
    keys: int = 0
    boxes: tuple[str, ...] = ()
    trophies: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Progress:
    """What a campaign has reached. `keys` lie on locks that are still closed.

    `games` counts those that brought something; `damaged` counts gains that can no longer be read and are left out.
    """

    number: int
    game: str
    games: int = 0
    levels: frozenset[int] = frozenset()
    exams: frozenset[int] = frozenset()
    keys: int = 0
    boxes: frozenset[str] = frozenset()
    trophies: frozenset[str] = frozenset()
    damaged: int = 0


class CampaignBook:
    """The campaigns of one console. Used from one thread."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lost = 0

    @classmethod
    def open(cls, folder: Path, clock_wall: Wall = time.time) -> CampaignBook:
        """Open the book in `folder`. Raises JournalFault (see `Store.open`). Damaged gains are put by at once."""
        book = cls(Store.open(folder, SCHEMA, clock_wall, take_over(SCHEMA.file, _take_rows)))
        try:
            book._put_by_damaged()
        except BaseException:
            book.close()
            raise
        return book

    @property
    def set_aside(self) -> Path | None:
        """The folder that holds the damaged book which this one replaces, if there was one: to be told."""
        return self._store.set_aside

    @property
    def notices(self) -> tuple[JournalFault, ...]:
        """What the people at the table should be told after opening."""
        aside = () if self.set_aside is None else (JournalFault("campaign-set-aside", name=self.set_aside.name),)
        lost = (JournalFault("campaign-gains-lost", lost=self._lost),) if self._lost else ()
        return (*aside, *lost)

    def start(self, game: str) -> int:
        """Start a campaign of `game`, choose it, and return its number. Earlier ones stay."""
        with self._store.transaction() as db:
            number = db.execute("INSERT INTO campaign (game) VALUES (?)", (game,)).lastrowid or 0
            db.execute("INSERT INTO chosen (game, campaign) VALUES (?, ?)", (game, number))
        return number

    def choose(self, number: int) -> None:
        """Go on with a campaign."""
        game = self._game(number)
        with self._store.guard() as db:
            db.execute("INSERT INTO chosen (game, campaign) VALUES (?, ?)", (game, number))

    def current(self, game: str) -> int | None:
        """The campaign of `game` chosen last; the latest one where no choice can be read."""
        sql = (
            "SELECT campaign FROM chosen JOIN campaign ON campaign.number = chosen.campaign"
            " WHERE chosen.game = ? AND campaign.game = chosen.game ORDER BY chosen.number DESC"
        )
        with self._store.guard() as db:
            row = db.execute(sql, (game,)).fetchone()
        return row[0] if row else next(reversed(self.campaigns(game)), None)

    def campaigns(self, game: str) -> tuple[int, ...]:
        """The numbers of all campaigns of `game`, oldest first."""
        with self._store.guard() as db:
            rows = db.execute("SELECT number FROM campaign WHERE game = ? ORDER BY number", (game,)).fetchall()
        return tuple(row[0] for row in rows)

    def enter(self, token: str, number: int) -> None:
        """Write down whose game begins: what it brings is theirs, though others play before it ends."""
        self._game(number)
        with self._store.guard() as db:
            db.execute("INSERT OR IGNORE INTO player VALUES (?, ?)", (token, number))

    def player(self, token: str) -> int | None:
        """The campaign that a game was begun for, if that was written down."""
        sql = "SELECT campaign FROM player JOIN campaign ON campaign.number = player.campaign WHERE token = ?"
        with self._store.guard() as db:
            row = db.execute(sql, (token,)).fetchone()
        return row[0] if row else None

    def credit(self, number: int, token: str, gain: Gain, part: str = END) -> bool:
        """Count what a game brought; False when this `part` of it was counted before, for whichever campaign.

        `token` is `Record.token`. It is on the disk when this returns. ValueError when keys would fall below 0.
        """
        if self._counted(token, part):
            return False
        if self.progress(number).keys + gain.keys < 0:
            raise ValueError("not so many keys")
        text = dump(_plain(gain))
        sealed = seal(b"", str(number), token, part, text)
        with self._store.guard() as db:
            # A row of this name that is there all the same is damaged.
            sql = "INSERT OR REPLACE INTO credit (campaign, token, part, gain, seal) VALUES (?, ?, ?, ?, ?)"
            db.execute(sql, (number, token, part, text, sealed))
        return True

    def progress(self, number: int, before: str | None = None) -> Progress:
        """What a campaign has reached; with `before`, what it had until the ending of that game was counted.

        Raises JournalFault when there is none of that number.
        """
        game = self._game(number)
        rows = self._credits(number)
        good = [(row, gain) for row in rows if (gain := _sound(number, row)) is not None]
        gains = _until(good, before)
        return Progress(
            number=number,
            game=game,
            games=sum(row.part == END for row, _ in good),
            levels=frozenset(level for gain in gains for level in gain.levels),
            exams=frozenset(level for gain in gains for level in gain.exams),
            keys=_keys(gains),
            boxes=frozenset(box for gain in gains for box in gain.boxes),
            trophies=frozenset(trophy for gain in gains for trophy in gain.trophies),
            damaged=len(rows) - len(good) + self._put_by(number),
        )

    def close(self) -> None:
        """Give the file back; closing twice is allowed."""
        self._store.close()

    def _game(self, number: int) -> str:
        with self._store.guard() as db:
            row = db.execute("SELECT game FROM campaign WHERE number = ?", (number,)).fetchone()
        if row is None:
            raise JournalFault("campaign-none", number=number)
        return str(row[0])

    def _credits(self, number: int) -> list[_Row]:
        sql = "SELECT token, part, gain, seal FROM credit WHERE campaign = ? ORDER BY number"
        with self._store.guard() as db:
            return [_Row(*row) for row in db.execute(sql, (number,))]

    def _counted(self, token: str, part: str) -> bool:
        sql = "SELECT campaign, token, part, gain, seal FROM credit WHERE token = ? AND part = ?"
        with self._store.guard() as db:
            row = db.execute(sql, (token, part)).fetchone()
        return row is not None and _sound(row[0], _Row(*row[1:])) is not None

    def _put_by(self, number: int) -> int:
        """How many damaged gains of a campaign have been put by."""
        with self._store.guard() as db:
            found = db.execute("SELECT count(*) FROM damaged WHERE campaign = ?", (number,)).fetchone()
        return int(found[0])

    def _put_by_damaged(self) -> None:
        """Move gains that are not sound out of the way: they are told once, and what they were may be won again."""
        columns = "number, campaign, token, part, gain, seal"
        with self._store.guard() as db:
            rows = db.execute(f"SELECT {columns} FROM credit ORDER BY number").fetchall()
        lost = [(row[0],) for row in rows if _sound(row[1], _Row(*row[2:])) is None]
        if not lost:
            return
        with self._store.transaction() as db:
            moved = f"INSERT OR REPLACE INTO damaged ({columns}) SELECT {columns} FROM credit WHERE number = ?"
            db.executemany(moved, lost)
            db.executemany("DELETE FROM credit WHERE number = ?", lost)
        self._lost = len(lost)


class _Row(NamedTuple):
    """One gain as it is written down."""

    token: str
    part: str
    gain: str
    seal: bytes


def _sound(number: int, row: _Row) -> Gain | None:
    """The gain of a row that carries its seal and holds what this version can read."""
    if not sealed_as(row.seal, b"", str(number), row.token, row.part, row.gain):
        return None
    try:
        return _gain(row.gain)
    except ValueError:
        return None


def _gain(text: str) -> Gain:
    """The gain that `credit` wrote down, or ValueError."""
    found: dict[str, Any] = fields(text, GAIN, needed=False)
    lists = {name: tuple(value) for name, value in found.items() if isinstance(value, list)}
    return Gain(**{**found, **lists})


def _until(rows: list[tuple[_Row, Gain]], before: str | None) -> list[Gain]:
    """The gains of the rows, up to the ending of the game `before`."""
    ahead = takewhile(lambda one: (one[0].token, one[0].part) != (before, END), rows)
    return [gain for _, gain in ahead]


def _keys(gains: list[Gain]) -> int:
    """The keys on closed locks. Where a gain was lost, a later one may take more than there are."""
    keys = 0
    for gain in gains:
        keys = max(0, keys + gain.keys)
    return keys


def _take_rows(damaged: sqlite3.Connection, new: sqlite3.Connection) -> None:
    """Copy what can still be read of a damaged book; gains only where they are sound."""
    known = set()
    for number, game in until_damage(damaged, "SELECT number, game FROM campaign ORDER BY number"):
        if isinstance(number, int) and isinstance(game, str):
            known.add(number)
            new.execute("INSERT INTO campaign VALUES (?, ?)", (number, game))
    for choice in until_damage(damaged, "SELECT game, campaign FROM chosen ORDER BY number"):
        if choice[1] in known:
            new.execute("INSERT INTO chosen (game, campaign) VALUES (?, ?)", choice)
    for token, number in until_damage(damaged, "SELECT token, campaign FROM player ORDER BY token"):
        if number in known and isinstance(token, str):
            new.execute("INSERT OR IGNORE INTO player VALUES (?, ?)", (token, number))
    columns = "campaign, token, part, gain, seal"
    for row in until_damage(damaged, f"SELECT {columns} FROM credit ORDER BY number"):
        if row[0] in known and _sound(row[0], _Row(*row[1:])) is not None:
            new.execute(f"INSERT OR IGNORE INTO credit ({columns}) VALUES (?, ?, ?, ?, ?)", row)


def _plain(gain: Gain) -> dict[str, Any]:
    return {
        "levels": gain.levels,
        "exams": gain.exams,
        "keys": gain.keys,
        "boxes": gain.boxes,
        "trophies": gain.trophies,
    }
