# SPDX-License-Identifier: MIT
"""Language and volume chosen in play are kept over a power cut, and nothing else is."""

from __future__ import annotations

import json
import stat

import pytest

from aludel.errors import JournalFault
from aludel.games.referee import hold, press
from aludel.journal.choices import FILE, Choices

from .parts import CONFIRM, Bench

LOUDER = hold("mute")
CONFIGURED = Choices("en", 70)


@pytest.fixture
def german(tmp_path):
    """A game that has been switched to German and to 90 percent, and then lost its power."""
    bench = Bench(tmp_path)
    bench.start()
    bench.press(hold("confirm"))
    bench.pick("table-menu-language")
    bench.pick("language-de")
    bench.press(LOUDER)
    bench.close()
    return bench


def stored(bench):
    return bench.folder / FILE


def heard(bench):
    return Choices(bench.console.desk.settings.language, bench.console.desk.settings.volume)


def test_a_game_that_goes_on_has_its_language_and_its_volume(german):
    again = german.again()
    assert heard(again) == Choices("de", 90) == Choices(again.voice.language, again.voice.volume)
    assert again.voice.captions[0].startswith("Willkommen")
    again.press(CONFIRM)
    assert again.voice.language == "de"
    again.press(LOUDER)
    assert again.voice.volume == 100
    again.close()


def test_another_evening_offers_the_last_language_first_at_the_usual_volume(german):
    again = german.again()
    again.pick("table-menu-new-game")
    again.pick("table-menu-yes")
    again.close()
    evening = german.again()
    assert evening.console.public().prompt.key == "table-choose-language"
    assert evening.offered() == "language-de"
    assert heard(evening) == Choices("de", 70)
    evening.close()


def test_silence_is_not_kept(german):
    again = german.again()
    again.press(press("mute"))
    again.close()
    once_more = german.again()
    assert once_more.voice.volume == 90
    once_more.close()


def test_only_its_owner_may_read_the_file_and_it_holds_nothing_else(german):
    assert stat.S_IMODE(stored(german).stat().st_mode) == 0o600
    assert json.loads(stored(german).read_text("utf-8")) == {"language": "de", "volume": 90}
    assert sorted(file.name for file in german.folder.glob(f"{FILE}*")) == [FILE]


def test_wherever_the_file_is_torn_the_console_begins_as_configured(german):
    whole = stored(german).read_bytes()
    for length in range(len(whole)):
        stored(german).write_bytes(whole[:length])
        assert german.choices.read() is None
    again = german.again()
    assert heard(again) == CONFIGURED
    assert "table-fault" not in again.voice.phrases()
    again.close()


NONSENSE = [
    b"[]", b"null", b"\xff\xfe", b"[" * 900, b'{"language": "fr", "volume": 50}', b'{"language": "de"}',
    b'{"language": "de", "volume": 101}', b'{"language": "de", "volume": -1}', b'{"language": "de", "volume": true}',
    b'{"language": ["de"], "volume": 50}', b'{"language": "de", "volume": "50"}', b'{"language": "de", "volume": 5e1}',
]  # fmt: skip


@pytest.mark.parametrize("text", NONSENSE)
def test_a_file_that_holds_something_else_is_as_if_there_were_none(german, text):
    stored(german).write_bytes(text)
    again = german.again()
    assert heard(again) == CONFIGURED
    again.press(CONFIRM, LOUDER)
    assert again.choices.read() == Choices("en", 90)
    again.close()


def test_what_a_cut_left_half_written_beside_it_harms_nothing(german):
    beside = stored(german).with_name(f"{FILE}.new")
    beside.write_bytes(b'{"langu')
    again = german.again()
    assert heard(again) == Choices("de", 90)
    again.press(LOUDER)
    assert again.choices.read() == Choices("de", 100)
    assert not beside.exists()
    again.close()


def test_a_choice_is_on_the_disk_before_it_is_used(tmp_path):
    bench, seen = Bench(tmp_path), []
    bench.voice.set_language = lambda language: seen.append((language, bench.choices.read().language))
    bench.voice.set_volume = lambda percent: seen.append((percent, bench.choices.read().volume))
    bench.pick("language-cs")
    bench.press(LOUDER)
    assert seen == [("cs", "cs"), (90, 90)]
    bench.close()


def test_a_choice_that_cannot_be_written_down_is_told_and_not_made(german, monkeypatch):
    again = german.again()

    def full(choices):
        raise JournalFault("journal-full", path="/card")

    monkeypatch.setattr(again.console.desk.choices, "write", full, raising=True)
    again.press(LOUDER)
    assert again.voice.phrases()[-1] == "table-fault"
    assert heard(again) == Choices("de", 90) and again.voice.volume == 90
    again.close()


def test_a_folder_that_takes_no_file_is_a_numbered_fault(german):
    stored(german).unlink()
    stored(german).mkdir()
    (stored(german) / "in-the-way").touch()
    with pytest.raises(JournalFault):
        german.choices.write(CONFIGURED)
