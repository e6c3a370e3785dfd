# SPDX-License-Identifier: MIT
"""A damaged file is set aside whole, what can be proved of it is kept, and a cut meanwhile loses nothing."""

from __future__ import annotations

import random
import sqlite3
from contextlib import closing

import pytest
from tests.journal.toy import SETUP

from aludel.errors import LANGUAGES, JournalFault
from aludel.journal import Journal
from aludel.journal.campaign import CampaignBook, Gain

PAGE = 4096
GAMES = 12
MOVES = 40


def moves_of(game):
    return [f"{game} hides {at} {'x' * 60}" for at in range(MOVES)]


def make(folder):
    """A journal of some games, closed. Its tokens by number."""
    with closing(Journal.open(folder)) as journal, journal.unchecked() as db:
        db.execute("PRAGMA synchronous=OFF")
        for game in range(1, GAMES + 1):
            assert journal.begin("toy", SETUP, {"worth": [0, 1, 2], "pad": "y" * 300}, "ABCDEFGHJKLM"[game - 1]) == game
            for move in moves_of(game):
                journal.append(game, move)
            if game < GAMES:
                journal.finish(game, None)
        return {number: journal.load(number).token for number in journal.games()}


def spoil(path, page, rng):
    data = bytearray(path.read_bytes())
    data[page * PAGE : (page + 1) * PAGE] = rng.randbytes(PAGE)
    path.write_bytes(data)
    return bytes(data)


def whole_games(journal, tokens):
    """How many games are complete; every one that is there must be a beginning of what was written."""
    complete = 0
    for number in journal.games():
        record = journal.load(number)
        assert record.token == tokens[number]
        assert list(record.moves) == moves_of(number)[: len(record.moves)]
        complete += len(record.moves) == MOVES
    return complete


def test_a_spoilt_page_costs_few_games_and_never_a_wrong_move(tmp_path):
    tokens = make(tmp_path / "whole")
    data = (tmp_path / "whole" / "journal.db").read_bytes()
    rng, kept = random.Random(3), []
    for page in range(len(data) // PAGE):
        folder = tmp_path / f"spoilt-{page}"
        folder.mkdir()
        (folder / "journal.db").write_bytes(data)
        spoilt = spoil(folder / "journal.db", page, rng)
        with closing(Journal.open(folder)) as journal:
            kept.append(whole_games(journal, tokens))
            assert journal.notices, page
            assert (journal.set_aside / "journal.db").read_bytes() == spoilt
            assert journal.append(journal.begin("toy", SETUP, {}, "NEW"), "a") == 1
        with closing(Journal.open(folder)) as again:
            assert again.notices == ()
    assert len(kept) > 20
    # The first page holds the list of tables: without it nothing can be read.
    assert kept[0] == 0 and sorted(kept)[len(kept) // 2] >= GAMES - 2


def test_an_index_that_is_wrong_costs_nothing(tmp_path):
    tokens = make(tmp_path)
    with closing(sqlite3.connect(tmp_path / "journal.db")) as db:
        root = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'game_code'").fetchone()[0]
    spoil(tmp_path / "journal.db", root - 1, random.Random(1))
    with closing(Journal.open(tmp_path)) as journal:
        assert [notice.key for notice in journal.notices] == ["journal-mended"]
        assert whole_games(journal, tokens) == GAMES
        assert journal.open_game() == GAMES and journal.by_code("C") == 3


def test_the_log_of_the_damaged_file_counts_too(tmp_path):
    with closing(Journal.open(tmp_path / "open")) as journal, journal.unchecked() as db:
        db.execute("PRAGMA wal_autocheckpoint=0")
        number = journal.begin("toy", SETUP, {}, "A")
        for move in moves_of(1):
            journal.append(number, move)
        db.execute("PRAGMA writable_schema=ON")
        db.execute("CREATE TABLE stranger (x)")
        for name in ("journal.db", "journal.db-wal"):
            (tmp_path / name).write_bytes((tmp_path / "open" / name).read_bytes())
    with closing(Journal.open(tmp_path)) as journal:
        assert list(journal.load(1).moves) == moves_of(1)
        assert [notice.key for notice in journal.notices] == ["journal-mended"]


STAGES = ["folder made", "file moved", "all moved", "half a new file", "new file in place"]


@pytest.mark.parametrize("stage", STAGES)
def test_a_cut_while_setting_aside(tmp_path, stage):
    """The stages of setting aside, each as a cut leaves it: nothing is lost, and it is said."""
    tokens = make(tmp_path)
    path, pending = tmp_path / "journal.db", tmp_path / "damaged-journal-20200101-000000.pending"
    with closing(sqlite3.connect(path)) as db:
        root = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'game_code'").fetchone()[0]
    spoil(path, root - 1, random.Random(1))
    (tmp_path / "journal.db-wal").write_bytes(b"")
    reached = STAGES.index(stage)
    if reached == 4:
        with closing(Journal.open(tmp_path)) as journal:
            journal.set_aside.rename(pending)
    else:
        pending.mkdir()
        if reached >= 1:
            path.rename(pending / "journal.db")
        if reached >= 2:
            (tmp_path / "journal.db-wal").rename(pending / "journal.db-wal")
        if reached >= 3:
            (tmp_path / "journal.db.new").write_bytes(b"half")
    with closing(Journal.open(tmp_path)) as journal:
        assert journal.set_aside == tmp_path / "damaged-journal-20200101-000000"
        assert (journal.set_aside / "journal.db").exists()
        assert [notice.key for notice in journal.notices] == ["journal-mended"]
        assert whole_games(journal, tokens) == GAMES
    assert not list(tmp_path.glob("*.pending")) and not (tmp_path / "journal.db.new").exists()
    with closing(Journal.open(tmp_path)) as again:
        assert again.notices == () and whole_games(again, tokens) == GAMES


def test_notices_are_sentences_in_every_language(tmp_path):
    number = None
    with closing(Journal.open(tmp_path)) as journal:
        for _ in range(2):
            number = journal.begin("toy", SETUP, {}, "A")
            journal.append(number, "a")
            journal.append(number, "b")
    with closing(sqlite3.connect(tmp_path / "journal.db", isolation_level=None)) as db:
        db.execute("UPDATE game SET fate = 'x' WHERE number = 2")
        db.execute("UPDATE entry SET text = 'x' WHERE game = 1 AND n = 1")
    with closing(Journal.open(tmp_path)) as journal:
        notices = journal.notices
        assert [notice.key for notice in notices] == ["journal-start-damaged", "journal-cut-short"]
        assert all(isinstance(notice, JournalFault) for notice in notices)
        assert "1" in notices[1].text("ja") and len({notices[1].text(language) for language in LANGUAGES}) == 4
    (tmp_path / "journal.db").write_bytes(b"nothing of it")
    with closing(Journal.open(tmp_path)) as journal:
        assert [notice.key for notice in journal.notices] == ["journal-set-aside"]
        assert str(tmp_path) not in journal.notices[0].text()


def test_a_damaged_book_keeps_what_is_sealed(tmp_path):
    with closing(CampaignBook.open(tmp_path)) as book:
        first, second = book.start("toy"), book.start("toy")
        for at in range(30):
            book.credit(first, f"a-{at}", Gain(keys=1))
            book.credit(second, f"b-{at}", Gain(keys=2))
        book.choose(first)
    with closing(sqlite3.connect(tmp_path / "campaign.db", isolation_level=None)) as db:
        db.execute("UPDATE credit SET gain = 'x' WHERE token = 'b-7'")
        root = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'credit_campaign'").fetchone()[0]
    spoil(tmp_path / "campaign.db", root - 1, random.Random(1))
    with closing(CampaignBook.open(tmp_path)) as book:
        assert [notice.key for notice in book.notices] == ["campaign-set-aside"]
        assert book.current("toy") == first and book.campaigns("toy") == (first, second)
        assert book.progress(first).keys == 30 and book.progress(second).keys == 58
        assert not book.credit(first, "a-3", Gain(keys=1))
