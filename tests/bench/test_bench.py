# SPDX-License-Identifier: MIT
"""The benchmark reports what it says it reports; how fast anything is, is not asserted."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import jsonschema
import pytest

from aludel import cli
from aludel.bench import deduction, report, rules, running
from aludel.bench.measure import CannotRun, Effort, Measured, Peer, Row, Spread, millis, rates
from aludel.games.referee import registry
from aludel.origin import origin

SCHEMA = json.loads(Path(__file__).with_name("report.schema.json").read_text("utf-8"))
TINY = Effort(repeats=2, seconds=0.01, rendered=1)
ARGUMENTS = ["--repeats", "1", "--seconds", "0.01", "--rendered", "1", "--json"]
QUICK = ("rules-little-alchemists", "deduction-start", "deduction-later", "journal-commit", "tray-ms", "tokens-ms")
SLOW = ("wrong-pieces", "working-trays", "working-tokens", "first-sample", "start-up", "memory", "table-streams")
"""Each starts a console or renders frames."""


def bench(capsys, *words):
    code = cli.main(["bench", *words, *ARGUMENTS])
    told = json.loads(capsys.readouterr().out)
    jsonschema.validate(told, SCHEMA)
    return code, told


def test_every_row_is_one_of_those_tested_here():
    assert sorted(row.name for row in report.rows()) == sorted((*QUICK, *SLOW))


@pytest.mark.parametrize("name", QUICK)
def test_a_row_runs_with_the_least_effort(capsys, name):
    code, told = bench(capsys, "--only", name)
    (row,) = told["rows"]
    assert code == 0, row
    assert row["name"] == name
    assert row["ours"]["min"] > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", SLOW)
def test_a_slow_row_runs_with_the_least_effort(capsys, name):
    code, told = bench(capsys, "--only", name)
    assert code == 0, told["rows"]


@pytest.mark.slow
def test_memory_includes_the_speech_engine(capsys):
    _, told = bench(capsys, "--only", "memory")
    assert any("voice" in process for process in told["rows"][0]["detail"]["processes"])


def test_without_json_each_row_is_told_in_words(capsys):
    assert cli.main(["bench", "--only", "journal-commit", "--repeats", "1"]) == 0
    told = capsys.readouterr().out
    assert "journal-commit" in told
    assert "sqlite3" in told


def test_an_unknown_row_is_refused_with_a_number(capsys):
    assert cli.main(["bench", "--only", "nonsense"]) == 2
    assert "E120" in capsys.readouterr().err


@pytest.mark.parametrize(("measure", "module"), [(rules.catanatron, "catanatron"), (rules.chess, "chess")])
def test_an_absent_peer_is_reported_with_what_brings_it(monkeypatch, measure, module):
    monkeypatch.setitem(sys.modules, module, None)
    peer = measure(TINY).json()
    assert peer["absent"]
    assert peer["install"] == ".venv/bin/pip install -e '.[peers]'"


def test_an_absent_solver_leaves_plain_python_to_compare_with(monkeypatch):
    monkeypatch.setitem(sys.modules, "ortools.sat.python", None)
    measured = deduction.later(TINY)
    assert [peer.json()["absent"] for peer in measured.peers] == [True, False]
    assert 0 < measured.detail["worlds"] < 40_320


def test_peers_that_count_otherwise_are_no_comparison():
    with pytest.raises(CannotRun, match=r"1 .* 2"):
        deduction.alike("somebody", 1, 2)


def test_a_row_that_cannot_run_says_why(monkeypatch):
    def no_proc(effort):
        raise CannotRun("this system has no /proc")

    def no_module(effort):
        raise ModuleNotFoundError("No module named 'cv2'", name="cv2")

    broken = [Row("broken", "it is broken", "none", no_proc), Row("bare", "nothing is there", "none", no_module)]
    monkeypatch.setattr(report, "rows", lambda: iter(broken))
    told = {"machine": origin(TINY.seed), "rows": list(report.run(None, TINY))}
    jsonschema.validate(told, SCHEMA)
    assert "/proc" in told["rows"][0]["cannot_run"]
    assert "cv2 is not installed" in told["rows"][1]["cannot_run"]


def test_figures_keep_spread_and_peers():
    measured = Measured("ms", Spread((3.0, 1.0, 2.0)), (Peer("other", Spread((4.0,))), Peer("gone", install="apt")))
    told = report.figures(measured)
    assert told["ours"] == {"min": 1.0, "median": 2.0, "max": 3.0, "repeats": 3}
    assert [peer["absent"] for peer in told["peers"]] == [False, True]


def test_rates_and_times_have_a_value_for_each_repeat():
    assert len(rates(lambda: 7, TINY).values) == TINY.repeats
    assert all(value > 0 for value in rates(lambda: 7, TINY).values)
    assert len(millis([lambda: None] * 4).values) == 4


def test_random_play_counts_every_decision():
    import random

    game = registry()["little-alchemists"]
    for level in game.info.levels:
        assert 8 <= rules.play_out(game, level, random.Random(1), 1) <= game.info.longest


def test_the_slowest_level_counts():
    measured = rules.random_play(registry()["little-alchemists"], TINY)
    medians = {level: spread["median"] for level, spread in measured.detail["levels"].items()}
    assert list(medians) == ["1", "2", "3", "4", "5", "6", "7"]
    assert medians[str(measured.detail["slowest_level"])] == min(medians.values())


def test_memory_counts_the_processes_that_a_process_started():
    pipe = subprocess.PIPE
    child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=pipe)
    try:
        assert child.pid in running.descendants(os.getpid())
        assert running.pss(os.getpid()) > 1000
    finally:
        child.communicate(b"\n")
    with pytest.raises(CannotRun):
        running.pss(child.pid)


def test_nothing_in_the_report_names_this_machine():
    told = json.dumps(origin(TINY.seed))
    assert os.uname().nodename not in told
    assert str(Path.home()) not in told
