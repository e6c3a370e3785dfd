# SPDX-License-Identifier: MIT
"""The report bundle helps a helper, and tells nobody's secret: two evenings that differ in their secrets alone give
the same bytes."""

from __future__ import annotations

import io
import json
import logging
import random
import sys
import zipfile
from pathlib import Path

import pytest

from aludel.config import make_config, schema
from aludel.errors import LANGUAGES
from aludel.games.referee import hold
from aludel.journal.code import show_code
from aludel.screens.web.bundle import SET, bundle, settings
from aludel.screens.web.log_lines import MOST, kept_lines
from aludel.screens.words import words_of
from aludel.twin.hands import Hands
from aludel.twin.little_alchemists.nature import Nature
from aludel.twin.little_alchemists.players import CompetentPlayer, RandomPlayer
from aludel.twin.tally import Tally

from ..privacy.watching import names, pictured
from ..table.parts import CODE, CONFIRM, Bench, pass_the_exam, play_to_the_end
from ..table.test_secrecy import RENAMED, SAME, Closed, Impossible, Relabelled, Watched, Witness, by_tile

CONFIG = make_config({}, None, pi=False)


def packed(bench, lines, config=CONFIG, language="en"):
    return bundle(bench.console.manage(lambda host: host.findings()), config, lines, words_of(language))


def opened(data):
    with zipfile.ZipFile(io.BytesIO(data)) as files:
        assert files.testzip() is None
        return {name: files.read(name).decode() for name in files.namelist()}


def evening(folder, rules, renamed, seed):
    """The bundle of a console in the middle of its second game: one was given up, and there were refusals."""
    with kept_lines(lambda: 0.0) as lines:
        bench = Bench(folder, games={"little-alchemists": rules(renamed)}, refusals=0.2)
        bench.start(players=3)
        while bench.view()["phase"] == "brew":
            bench.brew(renamed["frog"], renamed["fern"])
        give_up(bench)
        bench.start(players=3)
        nature = Nature(3, random.Random(seed), by_tile(renamed))
        players = [CompetentPlayer(random.Random(1)), RandomPlayer(random.Random(2)), RandomPlayer(random.Random(3))]
        watched = Watched(bench, Witness(bench))
        hands = Hands(watched, bench.tray, Tally(lambda: 0.0), random.Random(seed), clumsy=0.2)
        with pytest.raises(Closed):
            Impossible(nature, players, hands).play()
        data = packed(bench, lines)
        bench.close()
    return data


def give_up(bench):
    bench.press(hold("confirm"))
    bench.pick("table-menu-end-game")
    bench.pick("table-menu-yes")


class LeakyLog(Relabelled):
    """The rules with a leak: what lies in the tray stands in the log."""

    def intent(self, state, tray, pressed):
        logging.getLogger("aludel.leak").info("tray %s", sorted(piece.kind for piece in tray))
        return super().intent(state, tray, pressed)


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_renaming_the_ingredients_changes_no_byte_of_the_bundle(tmp_path, seed):
    once = evening(tmp_path / "one", Relabelled, SAME, seed)
    again = evening(tmp_path / "two", Relabelled, RENAMED, seed)
    files = opened(once)
    assert len(files["log.txt"].splitlines()) > 40 and len(files["games/2.txt"].splitlines()) > 30
    assert "state abandoned moves=1" in files["games/1.txt"] and "event la-potion" in files["games/1.txt"]
    assert json.loads(files["about.json"])["log"]["refused"]
    assert once == again


def test_a_leak_into_the_log_would_be_noticed(tmp_path):
    assert evening(tmp_path / "one", LeakyLog, SAME, 2) != evening(tmp_path / "two", LeakyLog, RENAMED, 2)


def test_the_code_and_the_fate_of_a_game_stay_out_also_when_it_has_ended(tmp_path):
    bench = Bench(tmp_path)
    with kept_lines() as lines:
        bench.start()
        play_to_the_end(bench)
        give_up(bench)
        data = packed(bench, lines)
    record = bench.journal.load(1)
    files = opened(data)
    text = "\n".join(files.values())
    assert record.ended and record.moves
    assert CODE not in text.replace("-", "").replace(" ", "") and show_code(record.code) not in text
    assert "fate" not in text and record.token not in text
    assert not any(move in text for move in record.moves if len(move) > 8)
    bench.close()


def test_a_finished_game_is_told_as_everybody_heard_it(tmp_path):
    bench = Bench(tmp_path)
    with kept_lines() as lines:
        bench.start()
        play_to_the_end(bench)
        pass_the_exam(bench)
        files = opened(packed(bench, lines))
    about = json.loads(files["about.json"])
    assert about["games"] == {"all": 1, "ended": 1}
    assert about["families"] == {"little-alchemists": 1}
    assert "event la-potion" in files["games/1.txt"] and "state ended moves=" in files["games/1.txt"]
    assert "to=" not in files["games/1.txt"]
    bench.close()


def test_the_bundle_counts_what_was_refused_and_says_how_the_journal_is(tmp_path):
    bench = Bench(tmp_path)
    with kept_lines() as lines:
        bench.start()
        bench.tray.lay(["tile.frog"])
        bench.press(CONFIRM, CONFIRM)
        bench.tray.clear()
        about = json.loads(opened(packed(bench, lines))["about.json"])
    assert about["log"] == {"refused": {"la-no-tray-one": 2}, "unsure": {}}
    assert about["games"] == {"all": 1, "open": 1} and about["notices"] == []
    bench.close()


def test_damage_is_told_by_numbers_without_the_folder(tmp_path):
    bench = Bench(tmp_path)
    bench.start()
    bench.brew("frog", "fern")
    with bench.journal.unchecked() as db:
        db.execute("UPDATE entry SET text = text || 'x'")
    bench.close()
    bench = bench.again()
    with kept_lines() as lines:
        data = packed(bench, lines)
    about = json.loads(opened(data)["about.json"])
    assert [sorted(notice) for notice in about["notices"]] == [["error", "lost", "number"]]
    assert str(tmp_path) not in "".join(opened(data).values())
    bench.close()


def test_a_game_whose_start_is_damaged_is_counted_and_the_others_are_told(tmp_path):
    bench = Bench(tmp_path)
    bench.start()
    with bench.journal.unchecked() as db:
        db.execute("UPDATE game SET fate = '{}' WHERE number = 1")
    with kept_lines() as lines:
        files = opened(packed(bench, lines))
    assert json.loads(files["about.json"])["games"] == {"all": 1, "damaged": 1}
    assert "games/1.txt" not in files
    bench.close()


# -- settings


def secretive():
    """Every free text of the configuration, set to something that names a person."""
    data = {}
    for section, said in schema()["properties"].items():
        for key, rule in said["properties"].items():
            if rule["type"] == "string" if "type" in rule else False:
                data.setdefault(section, {})[key] = "/home/ermintrude/things"
    data["games"] = {"overlays": {"little-alchemists": "/home/ermintrude/ours.toml"}}
    return data


def test_no_free_text_of_the_configuration_is_shown():
    config = make_config(secretive(), Path("/home/ermintrude/config.toml"), pi=False)
    told = settings(config)
    assert "ermintrude" not in json.dumps(told)
    assert told["camera"]["path"] == told["journal"]["folder"] == SET
    assert told["file"] is True and told["games"]["overlays"] == ["little-alchemists"]


def test_drivers_numbers_and_the_usual_values_are_shown():
    told = settings(CONFIG)
    assert told["camera"]["driver"] == "twin" and told["voice"]["volume_cap"] == 80
    assert told["camera"]["path"] == "" and told["file"] is False


def test_house_rules_are_named():
    config = make_config({"games": {"rules": {"little-alchemists": {"stack": "unknown"}}}}, None, pi=False)
    assert settings(config)["games"]["rules"] == ["little-alchemists.stack"]


# -- what a helper needs


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_note_says_what_it_is_in_the_language_of_the_page(tmp_path, language):
    bench = Bench(tmp_path)
    with kept_lines() as lines:
        files = opened(packed(bench, lines, language=language))
    assert next(iter(files)) == "README.txt" and len(files["README.txt"]) > 60
    assert "page-host" not in files["README.txt"]
    bench.close()


def test_the_bundle_holds_no_image_no_time_of_day_and_no_name_of_this_machine(tmp_path):
    bench = Bench(tmp_path)
    with kept_lines() as lines:
        data = packed(bench, lines)
    with zipfile.ZipFile(io.BytesIO(data)) as files:
        assert {one.date_time for one in files.infolist()} == {(1980, 1, 1, 0, 0, 0)}
    assert not any(pictured(text.encode()) for text in opened(data).values())
    assert not any(word in opened(data)["about.json"] for word in names() if len(word) > 3)
    assert str(Path.home()) not in "".join(opened(data).values())
    bench.close()


# -- the lines


def test_only_our_own_lines_are_kept_and_the_newest_of_them():
    with kept_lines(lambda: 5.0) as lines:
        logging.getLogger("uvicorn.error").error("GET /seat/token")
        logging.getLogger("aludelous").error("not ours")
        for number in range(MOST + 5):
            logging.getLogger("aludel.table.play").info("told: %s", [number])
    assert len(lines.lines()) == MOST
    assert lines.lines()[0] == "      0.0 INFO aludel.table.play told: [5]"


def test_the_text_of_an_exception_and_the_rest_of_a_long_line_are_left_out():
    with kept_lines() as lines:
        try:
            raise ValueError("tile.frog")
        except ValueError:
            logging.getLogger("aludel.x").exception("failed\nbadly %s", "y" * 1000)
    (line,) = lines.lines()
    assert "failed badly" in line and "tile.frog" not in line and len(line) < 400


def test_reasons_are_counted_beyond_what_is_kept():
    with kept_lines() as lines:
        for _ in range(2 * MOST):
            logging.getLogger("aludel.table.looking").info("unsure: %s", "blur")
        logging.getLogger("aludel.table.play").info("refused: %s", "la-no-count")
    assert lines.counts() == {"refused": {"la-no-count": 1}, "unsure": {"blur": 2 * MOST}}


def test_afterwards_the_log_is_as_before():
    ours = logging.getLogger("aludel")
    before = list(ours.handlers), ours.level
    with kept_lines(), pytest.raises(KeyError):
        raise KeyError
    assert (ours.handlers, ours.level) == before


def test_warnings_still_reach_a_terminal_that_no_handler_serves(capsys, monkeypatch):
    monkeypatch.setattr(logging.getLogger(), "handlers", [])
    with kept_lines():
        logging.getLogger("aludel.voice").error("telling failed")
        logging.getLogger("aludel.voice").info("nothing to see")
    assert sys.stderr and capsys.readouterr().err.count("telling failed") == 1
