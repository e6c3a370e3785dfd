# SPDX-License-Identifier: MIT
"""What a family has reached over its games: kept apart from the games, in a file of its own.

A campaign is a number, never a name: a new family starts a new one and the old one stays. Every gain is a row that
names the game it came from, so an ending that is played again after a power cut counts once.
"""

from __future__ import annotations

import json
import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from aludel.errors import JournalFault
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
    ),
)


@dataclass(frozen=True, slots=True)
class Gain:
    """What one game brought. `keys` may be negative when a box is opened with keys from earlier games."""

    levels: tuple[int, ...] = ()
    """Levels that may be played from now on."""
    exams: tuple[int, ...] = ()
    """Levels whose exam was passed."""
    keys: int = 0
    boxes: tuple[str, ...] = ()
    trophies: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Progress:
    """What a campaign has reached. `damaged` counts gains that can no longer be read and are left out: to be told."""

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

    @classmethod
    def open(cls, folder: Path, clock_wall: Wall = time.time) -> CampaignBook:
        """Open the book in `folder`. Raises JournalFault (see `Store.open`)."""
        return cls(Store.open(folder, SCHEMA, clock_wall, take_over(SCHEMA.file, _take_rows)))

    @property
    def set_aside(self) -> Path | None:
        """The folder that holds the damaged book which this one replaces, if there was one: to be told."""
        return self._store.set_aside

    @property
    def notices(self) -> tuple[JournalFault, ...]:
        """What the people at the table should be told after opening."""
        if self.set_aside is None:
            return ()
        return (JournalFault("campaign-set-aside", name=self.set_aside.name),)

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
        """The campaign of `game` chosen last."""
        with self._store.guard() as db:
            row = db.execute("SELECT campaign FROM chosen WHERE game = ? ORDER BY number DESC", (game,)).fetchone()
        return row[0] if row else None

    def campaigns(self, game: str) -> tuple[int, ...]:
        """The numbers of all campaigns of `game`, oldest first."""
        with self._store.guard() as db:
            rows = db.execute("SELECT number FROM campaign WHERE game = ? ORDER BY number", (game,)).fetchall()
        return tuple(row[0] for row in rows)

    def credit(self, number: int, token: str, gain: Gain, part: str = "end") -> bool:
        """Count what a game brought; False when this `part` of it was counted before.

        `token` is `Record.token`. It is on the disk when this returns. ValueError when keys would fall below 0.
        """
        if self._counted(token, part):
            return False
        if self.progress(number).keys + gain.keys < 0:
            raise ValueError("not so many keys")
        text = dump(_plain(gain))
        sealed = seal(b"", str(number), token, part, text)
        with self._store.guard() as db:
            sql = "INSERT INTO credit (campaign, token, part, gain, seal) VALUES (?, ?, ?, ?, ?)"
            db.execute(sql, (number, token, part, text, sealed))
        return True

    def progress(self, number: int) -> Progress:
        """What a campaign has reached. Raises JournalFault when there is none of that number."""
        game = self._game(number)
        with self._store.guard() as db:
            sql = "SELECT token, part, gain, seal FROM credit WHERE campaign = ? ORDER BY number"
            rows = db.execute(sql, (number,)).fetchall()
        good = [row for row in rows if sealed_as(row[3], b"", str(number), *row[:3])]
        gains = [Gain(**json.loads(row[2])) for row in good]
        return Progress(
            number=number,
            game=game,
            games=len({row[0] for row in good}),
            levels=frozenset(level for gain in gains for level in gain.levels),
            exams=frozenset(level for gain in gains for level in gain.exams),
            keys=sum(gain.keys for gain in gains),
            boxes=frozenset(box for gain in gains for box in gain.boxes),
            trophies=frozenset(trophy for gain in gains for trophy in gain.trophies),
            damaged=len(rows) - len(good),
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

    def _counted(self, token: str, part: str) -> bool:
        with self._store.guard() as db:
            sql = "SELECT 1 FROM credit WHERE token = ? AND part = ?"
            return db.execute(sql, (token, part)).fetchone() is not None


def _take_rows(damaged: sqlite3.Connection, new: sqlite3.Connection) -> None:
    """Copy what can still be read of a damaged book; gains only with a sound seal."""
    known = set()
    for number, game in until_damage(damaged, "SELECT number, game FROM campaign ORDER BY number"):
        if isinstance(number, int) and isinstance(game, str):
            known.add(number)
            new.execute("INSERT INTO campaign VALUES (?, ?)", (number, game))
    for choice in until_damage(damaged, "SELECT game, campaign FROM chosen ORDER BY number"):
        if choice[1] in known:
            new.execute("INSERT INTO chosen (game, campaign) VALUES (?, ?)", choice)
    columns = "campaign, token, part, gain, seal"
    for row in until_damage(damaged, f"SELECT {columns} FROM credit ORDER BY number"):
        if row[0] in known and sealed_as(row[4], b"", str(row[0]), *row[1:4]):
            new.execute(f"INSERT OR IGNORE INTO credit ({columns}) VALUES (?, ?, ?, ?, ?)", row)


def _plain(gain: Gain) -> dict[str, Any]:
    return {
        "levels": gain.levels,
        "exams": gain.exams,
        "keys": gain.keys,
        "boxes": gain.boxes,
        "trophies": gain.trophies,
    }
