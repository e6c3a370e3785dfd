# SPDX-License-Identifier: MIT
"""What the pages keep: for its owner alone, whole at any moment, and harmless when damaged."""

from __future__ import annotations

import json
import os
import stat
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aludel.errors import JournalFault
from aludel.screens.web.kept import LONGEST, Kept, KeptBook

SAMPLE = {
    "pin": "123456",
    "invitations": {"red": "abc"},
    "holders": {"yellow": "f" * 64},
    "sessions": ("e" * 64,),
    "lan": True,
    "hints": ("yellow",),
}

WRONG = (None, 7, [7], {"a": 7}, "x" * (LONGEST + 1))


@pytest.fixture
def file(tmp_path):
    return tmp_path / "pages.json"


def test_what_was_kept_is_read_again(file):
    KeptBook(file).change(**SAMPLE)
    assert KeptBook(file).now == Kept(**SAMPLE)


def test_the_file_is_for_its_owner_alone(file):
    mask = os.umask(0)
    try:
        KeptBook(file).change(**SAMPLE)
    finally:
        os.umask(mask)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in file.parent.iterdir()] == ["pages.json"]


def test_nothing_secret_is_in_its_repr(file):
    book = KeptBook(file)
    book.change(**SAMPLE)
    assert repr(book.now) == "Kept(...)"


def test_a_change_is_told_and_what_changes_nothing_is_not(file):
    book, told = KeptBook(file), []
    book.on_change = lambda: told.append(True)
    book.change(lan=True)
    book.change(lan=True)
    assert told == [True]


def test_a_cut_before_the_file_is_replaced_leaves_what_was(file, monkeypatch):
    book = KeptBook(file)
    book.change(**SAMPLE)

    def cut(*_):
        raise OSError(28, "no space")

    monkeypatch.setattr(os, "fsync", cut)
    with pytest.raises(JournalFault) as fault:
        book.change(pin="654321")
    assert fault.value.key == "journal-full"
    assert book.now.pin == KeptBook(file).now.pin == "123456"
    monkeypatch.undo()
    book.change(pin="654321")
    assert KeptBook(file).now.pin == "654321"


def test_the_draft_of_a_cut_is_not_in_the_way(file):
    file.with_name("pages.json.new").write_text("half of", "utf-8")
    book = KeptBook(file)
    book.change(**SAMPLE)
    assert KeptBook(file).now == Kept(**SAMPLE)


@pytest.mark.parametrize(
    "damage",
    [
        "", "{", "[]", "null", "7", "[" * 100_000, "{}", '{"more": 1}',
    ],
)  # fmt: skip
def test_a_damaged_file_is_as_if_there_were_none(file, damage):
    file.write_text(damage, "utf-8")
    assert KeptBook(file).now == Kept()


@pytest.mark.parametrize("wrong", [*WRONG, ["a"] * (LONGEST + 1)], ids=lambda wrong: repr(wrong)[:9])
@pytest.mark.parametrize("name", sorted(SAMPLE))
def test_a_value_that_cannot_be_costs_only_itself(file, name, wrong):
    file.write_text(json.dumps({**SAMPLE, name: wrong}), "utf-8")
    assert getattr(KeptBook(file).now, name) == getattr(Kept(), name)
    assert replace(KeptBook(file).now, **{name: SAMPLE[name]}) == Kept(**SAMPLE)


@pytest.mark.parametrize("name", sorted(SAMPLE))
def test_a_file_of_another_version_keeps_what_both_know(file, name):
    """Neither a value that came later nor one that is known no longer lets seats, PIN and network be lost."""
    older = {one: value for one, value in SAMPLE.items() if one != name}
    file.write_text(json.dumps({**older, "more": 1}), "utf-8")
    assert KeptBook(file).now == Kept(**older)


@given(st.binary(max_size=200))
def test_no_bytes_stop_the_console(tmp_path_factory, content):
    file = tmp_path_factory.mktemp("kept") / "pages.json"
    file.write_bytes(content)
    assert KeptBook(file).now == Kept()


def test_a_file_that_may_not_be_read_is_as_if_there_were_none(file):
    file.mkdir()
    assert KeptBook(file).now == Kept()
