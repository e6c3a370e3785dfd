# SPDX-License-Identifier: MIT
"""Small private files that are replaced as a whole: the choices, what pages keep, the record of the virtual pieces."""

from __future__ import annotations

import os
import stat

import pytest

from aludel.errors import JournalFault
from aludel.journal.store import replace_whole


@pytest.fixture
def file(tmp_path):
    return tmp_path / "kept.json"


def test_what_is_written_stands_there_for_its_owner_alone(file):
    mask = os.umask(0)
    try:
        replace_whole(file, b"one")
        replace_whole(file, b"two")
    finally:
        os.umask(mask)
    assert file.read_bytes() == b"two" and stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [path.name for path in file.parent.iterdir()] == ["kept.json"]


def test_a_short_write_is_gone_on_with(file, monkeypatch):
    real = os.write
    monkeypatch.setattr(os, "write", lambda handle, data: real(handle, data[:3]))
    replace_whole(file, b"0123456789")
    assert file.read_bytes() == b"0123456789"


@pytest.mark.parametrize("step", ["write", "fsync", "replace"])
def test_whatever_fails_leaves_what_was_and_is_a_numbered_fault(file, monkeypatch, step):
    replace_whole(file, b"before")

    def fails(*_):
        raise OSError(28, "no space")

    with monkeypatch.context() as broken:
        broken.setattr(os, step, fails)
        with pytest.raises(JournalFault) as fault:
            replace_whole(file, b"after")
    assert fault.value.key == "journal-full"
    assert file.read_bytes() == b"before"
    replace_whole(file, b"after")
    assert file.read_bytes() == b"after"


def test_a_link_laid_in_the_way_is_not_followed(file, tmp_path):
    other = tmp_path / "other"
    other.write_bytes(b"not ours")
    file.with_name("kept.json.new").symlink_to(other)
    replace_whole(file, b"ours")
    assert other.read_bytes() == b"not ours" and file.read_bytes() == b"ours"


def test_file_and_new_name_are_on_the_disk_in_this_order(file, monkeypatch):
    """A power cut may undo whatever was not synced: first the content, then the name that leads to it."""
    done, fsync, rename = [], os.fsync, os.replace

    def synced(handle):
        done.append("folder" if stat.S_ISDIR(os.fstat(handle).st_mode) else "content")
        fsync(handle)

    def renamed(*paths):
        done.append("name")
        rename(*paths)

    monkeypatch.setattr(os, "fsync", synced)
    monkeypatch.setattr(os, "replace", renamed)
    replace_whole(file, b"content")
    assert done == ["content", "name", "folder"]
