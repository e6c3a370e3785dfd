# SPDX-License-Identifier: MIT
"""Campaign progress counts each game once and is never erased by another family's."""

from __future__ import annotations

import sqlite3
import stat
from contextlib import closing

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aludel.errors import JournalFault
from aludel.journal import Journal
from aludel.journal.campaign import CampaignBook, Gain
from aludel.journal.record import dump, seal


@pytest.fixture
def book(tmp_path):
    with closing(CampaignBook.open(tmp_path)) as opened:
        yield opened


def test_gains_add_up_and_last(tmp_path, book):
    number = book.start("toy")
    assert book.credit(number, "a-1", Gain(keys=3, levels=(2,)))
    assert book.credit(number, "a-1", Gain(exams=(1,)), part="exam")
    assert book.credit(number, "a-2", Gain(keys=-2, boxes=("3",), trophies=("bronze",), levels=(2, 3)))
    book.close()
    with closing(CampaignBook.open(tmp_path)) as again:
        progress = again.progress(again.current("toy"))
    assert (progress.number, progress.game, progress.games, progress.keys) == (number, "toy", 2, 1)
    assert progress.levels == {2, 3} and progress.exams == {1}
    assert progress.boxes == {"3"} and progress.trophies == {"bronze"} and progress.damaged == 0


def test_an_ending_played_again_counts_once(book):
    number = book.start("toy")
    assert book.credit(number, "a-1", Gain(keys=3))
    assert not book.credit(number, "a-1", Gain(keys=3))
    other = book.start("toy")
    assert not book.credit(other, "a-1", Gain(keys=3))
    assert book.progress(number).keys == 3 and book.progress(other).keys == 0


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 4)), max_size=25))
@settings(max_examples=20, deadline=None)
def test_any_order_and_repetition_counts_the_first_of_each(tmp_path_factory, credits):
    first = {}
    with closing(CampaignBook.open(tmp_path_factory.mktemp("book"))) as book:
        number = book.start("toy")
        for token, keys in credits:
            assert book.credit(number, str(token), Gain(keys=keys)) == (token not in first)
            first.setdefault(token, keys)
        assert book.progress(number).keys == sum(first.values())


def test_a_new_family_starts_afresh_and_the_old_one_stays(book):
    old = book.start("toy")
    book.credit(old, "a-1", Gain(keys=3))
    new = book.start("toy")
    assert book.current("toy") == new and book.progress(new).keys == 0
    book.choose(old)
    assert book.current("toy") == old and book.progress(old).keys == 3
    assert book.campaigns("toy") == (old, new)


def test_games_have_campaigns_of_their_own(book):
    number = book.start("toy")
    assert book.current("other") is None and book.campaigns("other") == ()
    assert book.start("other") != number and book.current("toy") == number


def test_keys_never_fall_below_nothing(book):
    number = book.start("toy")
    with pytest.raises(ValueError, match="keys"):
        book.credit(number, "a-1", Gain(keys=-1))
    assert book.credit(number, "a-1", Gain(keys=1))


def test_a_campaign_that_is_not(book):
    for call in (book.progress, book.choose, lambda n: book.credit(n, "a", Gain())):
        with pytest.raises(JournalFault) as caught:
            call(4)
        assert caught.value.key == "campaign-none"


def test_a_damaged_gain_is_left_out_and_said(tmp_path, book):
    number = book.start("toy")
    book.credit(number, "a-1", Gain(keys=1))
    book.credit(number, "a-2", Gain(keys=2))
    book.close()
    with closing(sqlite3.connect(tmp_path / "campaign.db", isolation_level=None)) as db:
        db.execute("UPDATE credit SET gain = replace(gain, '2', '9') WHERE token = 'a-2'")
    with closing(CampaignBook.open(tmp_path)) as again:
        progress = again.progress(number)
        assert progress.keys == 1 and progress.damaged == 1


def test_a_damaged_book_is_set_aside_and_the_games_stay(tmp_path, book):
    book.close()
    (tmp_path / "campaign.db").write_bytes(b"not a book" * 500)
    with closing(CampaignBook.open(tmp_path, lambda: 0)) as again, closing(Journal.open(tmp_path)) as journal:
        assert again.set_aside.name == "damaged-campaign-19700101-000000"
        assert journal.set_aside is None
        assert again.start("toy")
    assert stat.S_IMODE((tmp_path / "campaign.db").stat().st_mode) == 0o600


def test_one_console_at_a_time_is_held_for_each_file(tmp_path, book):
    with closing(Journal.open(tmp_path)):
        pass
    assert book.start("toy")


def test_what_was_had_before_a_game_can_be_told_again(book):
    number = book.start("toy")
    book.credit(number, "a-1", Gain(keys=2))
    book.credit(number, "a-1", Gain(keys=-2, boxes=("box.3",)), part="box.3")
    book.credit(number, "a-2", Gain(keys=3))
    assert book.progress(number, before="a-2").keys == 0
    assert book.progress(number, before="a-2").boxes == {"box.3"}
    assert book.progress(number, before="a-1").keys == 0
    assert book.progress(number, before="never counted") == book.progress(number)


def test_only_endings_count_as_games(book):
    number = book.start("toy")
    book.credit(number, "family-1", Gain(boxes=("box.3",)), part="box.3")
    assert book.progress(number).games == 0


def damage(folder, sql):
    with closing(sqlite3.connect(folder / "campaign.db", isolation_level=None)) as db:
        db.execute(sql)


def test_a_lost_gain_never_takes_keys_that_came_later(tmp_path, book):
    """The box stays open, since that was announced; the key that came after it stays as well."""
    number = book.start("toy")
    for token, gain in (("a-1", Gain(keys=2)), ("a-2", Gain(keys=-2, boxes=("box.3",))), ("a-3", Gain(keys=1))):
        book.credit(number, token, gain)
    book.close()
    damage(tmp_path, "UPDATE credit SET seal = x'00' WHERE token = 'a-1'")
    with closing(CampaignBook.open(tmp_path)) as again:
        assert (again.progress(number).keys, again.progress(number).boxes) == (1, {"box.3"})
        assert [fault.key for fault in again.notices] == ["campaign-gains-lost"]


def test_a_damaged_gain_makes_room_for_its_game(tmp_path, book):
    """Its record is still open: the ending is played again, and counts."""
    number = book.start("toy")
    book.credit(number, "a-1", Gain(keys=3))
    damage(tmp_path, "UPDATE credit SET gain = 'nonsense'")
    assert book.progress(number).keys == 0
    assert book.credit(number, "a-1", Gain(keys=3))
    assert book.progress(number).keys == 3 and book.progress(number).damaged == 0


def test_damage_is_told_once(tmp_path, book):
    book.credit(book.start("toy"), "a-1", Gain(keys=3))
    book.close()
    damage(tmp_path, "UPDATE credit SET token = 'a-9'")
    for notices in (1, 0):
        with closing(CampaignBook.open(tmp_path)) as again:
            assert len(again.notices) == notices
            assert again.progress(1).damaged == 1


def test_a_game_belongs_to_the_family_that_began_it(book):
    old, new = book.start("toy"), book.start("toy")
    book.enter("a-1", old)
    book.enter("a-1", new)
    assert book.player("a-1") == old
    assert book.player("a-2") is None
    with pytest.raises(JournalFault):
        book.enter("a-3", 99)


def test_a_choice_that_cannot_be_read_leaves_the_latest_family(tmp_path, book):
    book.start("toy")
    book.choose(book.start("toy"))
    damage(tmp_path, "PRAGMA foreign_keys=OFF")
    damage(tmp_path, "UPDATE chosen SET campaign = 77")
    assert book.current("toy") == 2
    damage(tmp_path, "DELETE FROM chosen")
    assert book.current("toy") == 2
    assert book.current("other") is None


def test_a_book_of_an_older_aludel_is_brought_up_to_date(tmp_path, book):
    book.credit(book.start("toy"), "a-1", Gain(levels=(2,), exams=(1,)))
    book.close()
    damage(tmp_path, "DROP TABLE player")
    damage(tmp_path, "DROP TABLE damaged")
    damage(tmp_path, "UPDATE schema SET version = 1")
    with closing(CampaignBook.open(tmp_path)) as again:
        assert again.progress(1).levels == {2}
        again.enter("a-2", 1)
        assert again.player("a-2") == 1


def test_a_mended_book_keeps_whose_games_are_whose(tmp_path, book):
    book.credit(book.start("toy"), "a-1", Gain(keys=3))
    book.enter("a-2", 1)
    book.close()
    damage(tmp_path, "DROP INDEX credit_campaign")
    damage(tmp_path, "DROP TABLE damaged")
    with closing(CampaignBook.open(tmp_path)) as again:
        assert again.set_aside is not None
        assert again.progress(1).keys == 3
        assert again.player("a-2") == 1


def written(folder, number, gain, token="a-9"):
    """A gain whose seal is right, whatever it holds."""
    sealed = seal(b"", str(number), token, "end", gain)
    with closing(sqlite3.connect(folder / "campaign.db", isolation_level=None)) as db:
        sql = "INSERT INTO credit (campaign, token, part, gain, seal) VALUES (?, ?, 'end', ?, ?)"
        db.execute(sql, (number, token, gain, sealed))


@pytest.mark.parametrize(
    ("gain", "keys", "levels"),
    [
        ({"keys": 2, "levels": [3], "medals": [1], "season": {"year": 2}}, 2, {3}),
        ({"keys": 4}, 4, set()),
        ({}, 0, set()),
    ],
)
def test_a_gain_of_a_later_version_counts_by_what_is_known_of_it(tmp_path, book, gain, keys, levels):
    number = book.start("toy")
    book.close()
    written(tmp_path, number, dump(gain))
    with closing(CampaignBook.open(tmp_path)) as again:
        progress = again.progress(number)
        assert (progress.keys, progress.levels, progress.games, progress.damaged) == (keys, levels, 1, 0)
        assert again.notices == ()
        assert not again.credit(number, "a-9", Gain(keys=1))


@pytest.mark.parametrize(
    "gain",
    [
        "",
        "not JSON",
        "[" * 100_000,
        "[]",
        "null",
        "3",
        '"keys"',
        '{"keys":"3"}',
        '{"keys":true}',
        '{"keys":1.5}',
        '{"keys":null}',
        '{"keys":[1]}',
        f'{{"keys":{10**40}}}',
        '{"levels":3}',
        '{"levels":[[1]]}',
        '{"levels":["3"]}',
        '{"levels":{"3":1}}',
        '{"exams":[null]}',
        '{"boxes":"box.3"}',
        '{"boxes":[3]}',
        '{"boxes":["\\ud800"]}',
        '{"trophies":[["gold"]]}',
    ],
    ids=range(22),
)
def test_a_sealed_gain_that_cannot_be_read_is_put_by_and_told_once(tmp_path, book, gain):
    number = book.start("toy")
    book.credit(number, "a-1", Gain(keys=2))
    book.close()
    written(tmp_path, number, gain)
    for told in (["campaign-gains-lost"], []):
        with closing(CampaignBook.open(tmp_path)) as again:
            assert [fault.key for fault in again.notices] == told
            progress = again.progress(number)
            assert (progress.keys, progress.games, progress.damaged) == (2, 1, 1)
    with closing(CampaignBook.open(tmp_path)) as again:
        assert again.credit(number, "a-9", Gain(keys=1)), "it may be won again"
        assert again.progress(number).keys == 3


def test_a_sealed_gain_that_cannot_be_read_is_not_taken_over_from_a_damaged_book(tmp_path, book):
    number = book.start("toy")
    book.credit(number, "a-1", Gain(keys=2))
    book.close()
    written(tmp_path, number, '{"keys":"3"}')
    damage(tmp_path, "DROP INDEX credit_campaign")
    with closing(CampaignBook.open(tmp_path)) as again:
        assert again.set_aside is not None and again.progress(number).keys == 2
