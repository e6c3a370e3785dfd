# SPDX-License-Identifier: MIT
"""The durable record of every game: what was announced was written here first.

Rows are only ever appended (an undo is a row too) and are ordered by number, never by a clock. Each carries a seal
chained to the one before it; where the chain breaks, the good beginning is kept and the rest set aside.
Used from one thread.
"""

from __future__ import annotations

import secrets
import sqlite3
import time
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Final, NamedTuple

from aludel.errors import JournalFault
from aludel.games.referee import Fate, Result, Setup
from aludel.journal.content import mapping
from aludel.journal.record import (
    Entry,
    Kind,
    Record,
    dump,
    dump_result,
    dump_setup,
    in_force,
    load_result,
    load_setup,
    seal,
    sealed_as,
    sound_beginning,
    start_readable,
)
from aludel.journal.salvage import take_games, take_over
from aludel.journal.store import Schema, Store, Wall

FILE: Final = "journal.db"

SCHEMA: Final = Schema(
    FILE,
    (
        """
        CREATE TABLE game (
            number INTEGER PRIMARY KEY AUTOINCREMENT,
            token TEXT NOT NULL, game TEXT NOT NULL, setup TEXT NOT NULL, fate TEXT NOT NULL, code TEXT NOT NULL,
            seal BLOB NOT NULL
        );
        CREATE INDEX game_code ON game (code);
        CREATE TABLE entry (
            game INTEGER NOT NULL REFERENCES game, n INTEGER NOT NULL,
            kind TEXT NOT NULL, text TEXT NOT NULL, seal BLOB NOT NULL,
            PRIMARY KEY (game, n)
        ) WITHOUT ROWID;
        CREATE INDEX entry_end ON entry (game) WHERE kind = 'end';
        CREATE TABLE damaged (
            number INTEGER PRIMARY KEY, game INTEGER NOT NULL, n INTEGER, kind TEXT, text TEXT, seal BLOB
        );
        CREATE INDEX damaged_game ON damaged (game);
        """,
    ),
)


class Damage(NamedTuple):
    """What silent damage did to one game: entries kept, entries set aside (`kept` is -1 when its start is lost)."""

    game: int
    kept: int
    lost: int


class Tail(NamedTuple):
    """Where a game's record stands: entries so far, seal of the last, moves in force, and whether it has ended."""

    n: int
    seal: bytes
    moves: int
    ended: bool


class Head(NamedTuple):
    """The row that a game begins with."""

    token: str
    game: str
    setup: str
    fate: str
    code: str
    seal: bytes


class Journal:
    """The journal of one console."""

    def __init__(self, store: Store, mend: bool) -> None:
        self._store = store
        self._mend = mend
        self._tails: dict[int, Tail] = {}
        self._damage: list[Damage] = []
        self._kept = len(self.games()) if store.set_aside else 0

    @classmethod
    def open(cls, folder: Path, clock_wall: Wall = time.time) -> Journal:
        """Open the journal in `folder`, making what is missing. `clock_wall` only names what is set aside.

        Raises JournalFault (see `Store.open`). The open game is examined at once, so that damage is told before play.
        """
        journal = cls(Store.open(folder, SCHEMA, clock_wall, take_over(FILE, take_games)), mend=True)
        try:
            journal._examine_open_game()
        except BaseException:
            journal.close()
            raise
        return journal

    @classmethod
    def read(cls, folder: Path) -> Journal:
        """Open an existing journal for reading, beside the console that may be writing it."""
        return cls(Store.read(folder, SCHEMA), mend=False)

    @property
    def set_aside(self) -> Path | None:
        """The folder that holds the damaged file which this journal replaces, if there was one: to be told."""
        return self._store.set_aside

    @property
    def notices(self) -> tuple[JournalFault, ...]:
        """What the people at the table should be told after opening, oldest first."""
        return (*self._aside(), *map(_notice, self._damage))

    @property
    def damage(self) -> tuple[Damage, ...]:
        """What silent damage was found since opening: to be told."""
        return tuple(self._damage)

    def begin(self, game: str, setup: Setup, fate: Fate, code: str) -> int:
        """Write down a new game and return its number. It is on the disk when this returns."""
        head = (secrets.token_hex(8), game, dump_setup(setup), dump(dict(fate)), code)
        with self._store.transaction() as db:
            sql = "INSERT INTO game (token, game, setup, fate, code, seal) VALUES (?, ?, ?, ?, ?, ?)"
            number = db.execute(sql, (*head, b"")).lastrowid or 0
            sealed = seal(b"", str(number), *head)
            db.execute("UPDATE game SET seal = ? WHERE number = ?", (sealed, number))
        self._tails[number] = Tail(0, sealed, 0, False)
        return number

    def append(self, game_id: int, move_text: str) -> int:
        """Write down a move and return how many are in force. It is on the disk when this returns."""
        return self._write(game_id, "move", move_text, +1)

    def undo(self, game_id: int) -> int:
        """Take the last move back, by a row that says so, and return how many are left. ValueError if none is."""
        if not self._tail(game_id).moves:
            raise ValueError("no move to undo")
        return self._write(game_id, "undo", "", -1)

    def finish(self, game_id: int, result: Result | None) -> None:
        """Write down the end of a game (None: it was given up). Finishing twice is allowed: the first end stands."""
        if not self._tail(game_id).ended:
            self._write(game_id, "end", dump_result(result), 0)

    def load(self, game_id: int) -> Record:
        """A game as it stands. Raises JournalFault when there is none of that number or its start is damaged."""
        head = self._head(game_id)
        entries = self._entries(game_id, head.seal)
        end = entries[-1] if entries and entries[-1].kind == "end" else None
        return Record(
            number=game_id,
            token=head.token,
            game=head.game,
            setup=load_setup(head.setup),
            fate=mapping(head.fate),
            code=head.code,
            moves=in_force(entries),
            ended=end is not None,
            result=load_result(end.text) if end else None,
            lost=self._count_lost(game_id),
        )

    def open_game(self) -> int | None:
        """The latest game that has not ended and whose start is sound."""
        return next((number for number in self._unfinished() if self._sound(number)), None)

    def by_code(self, code: str) -> int | None:
        """The latest game with this code (ten letters, see journal/code.py)."""
        with self._store.guard() as db:
            row = db.execute("SELECT max(number) FROM game WHERE code = ?", (code,)).fetchone()
        return row[0] if row else None

    def games(self) -> tuple[int, ...]:
        """The numbers of all games, oldest first."""
        with self._store.guard() as db:
            return tuple(row[0] for row in db.execute("SELECT number FROM game ORDER BY number"))

    def unchecked(self) -> AbstractContextManager[sqlite3.Connection]:
        """The connection itself, for the crash tool and for tests."""
        return self._store.guard()

    def close(self) -> None:
        """Give the file back; closing twice is allowed."""
        self._store.close()

    def _aside(self) -> tuple[JournalFault, ...]:
        if self.set_aside is None:
            return ()
        if not self._kept:
            return (JournalFault("journal-set-aside", name=self.set_aside.name),)
        return (JournalFault("journal-mended", name=self.set_aside.name, kept=self._kept),)

    def _write(self, game_id: int, kind: Kind, text: str, change: int) -> int:
        tail = self._tail(game_id)
        if tail.ended:
            raise ValueError("the game has ended")
        sealed = seal(tail.seal, str(tail.n), kind, text)
        with self._store.guard() as db:
            db.execute("INSERT INTO entry VALUES (?, ?, ?, ?, ?)", (game_id, tail.n, kind, text, sealed))
        self._tails[game_id] = Tail(tail.n + 1, sealed, tail.moves + change, kind == "end")
        return tail.moves + change

    def _tail(self, game_id: int) -> Tail:
        if game_id not in self._tails:
            start = self._head(game_id).seal
            entries = self._entries(game_id, start)
            last = entries[-1] if entries else None
            self._tails[game_id] = Tail(
                len(entries), last.seal if last else start, len(in_force(entries)), bool(last and last.kind == "end")
            )
        return self._tails[game_id]

    def _head(self, game_id: int) -> Head:
        with self._store.guard() as db:
            sql = "SELECT token, game, setup, fate, code, seal FROM game WHERE number = ?"
            row = db.execute(sql, (game_id,)).fetchone()
        if row is None:
            raise JournalFault("journal-no-game", number=game_id)
        if not sealed_as(row[5], b"", str(game_id), *row[:5]) or not start_readable(*row[1:5]):
            raise JournalFault("journal-start-damaged", number=game_id)
        return Head(*row)

    def _entries(self, game_id: int, start: bytes) -> list[Entry]:
        """The entries up to the first that is not sound; the rest are set aside."""
        with self._store.guard() as db:
            sql = "SELECT n, kind, text, seal FROM entry WHERE game = ? ORDER BY n"
            rows = [Entry(*row) for row in db.execute(sql, (game_id,))]
        good = list(sound_beginning(rows, start))
        if len(good) < len(rows):
            self._put_by(game_id, len(good), len(rows) - len(good))
        return good

    def _put_by(self, game_id: int, kept: int, lost: int) -> None:
        """Move damaged entries where nobody builds on them: the game goes on from the last good one."""
        self._damage.append(Damage(game_id, kept, lost))
        self._tails.pop(game_id, None)
        if not self._mend:
            return
        doubtful = (game_id, game_id, kept)
        where = "game = ? AND n NOT IN (SELECT n FROM entry WHERE game = ? ORDER BY n LIMIT ?)"
        with self._store.transaction() as db:
            columns = "game, n, kind, text, seal"
            db.execute(f"INSERT INTO damaged ({columns}) SELECT {columns} FROM entry WHERE {where}", doubtful)
            db.execute(f"DELETE FROM entry WHERE {where}", doubtful)

    def _count_lost(self, game_id: int) -> int:
        with self._store.guard() as db:
            kept = db.execute("SELECT count(*) FROM damaged WHERE game = ?", (game_id,)).fetchone()[0]
        found = sum(damage.lost for damage in self._damage if damage.game == game_id)
        return int(max(kept, found))

    def _unfinished(self) -> list[int]:
        sql = "SELECT number FROM game EXCEPT SELECT game FROM entry WHERE kind = 'end' ORDER BY number DESC"
        with self._store.guard() as db:
            return [row[0] for row in db.execute(sql)]

    def _sound(self, game_id: int) -> bool:
        try:
            self._head(game_id)
        except JournalFault as fault:
            if fault.key != "journal-start-damaged":
                raise
            return False
        return True

    def _examine_open_game(self) -> None:
        for number in self._unfinished():
            if self._sound(number):
                self._tail(number)
                return
            self._damage.append(Damage(number, -1, 0))


def _notice(damage: Damage) -> JournalFault:
    if damage.kept < 0:
        return JournalFault("journal-start-damaged", number=damage.game)
    return JournalFault("journal-cut-short", number=damage.game, lost=damage.lost)
