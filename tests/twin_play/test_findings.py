# SPDX-License-Identifier: MIT
"""What is counted over many games, and the command that plays them."""

from __future__ import annotations

import json

import pytest

from aludel import cli
from aludel.commands import arena as command
from aludel.twin.little_alchemists import findings
from aludel.twin.little_alchemists.arena import Match, Played


def game(points, skills=("competent", "random"), bought=(), level=6, **more):
    winners = tuple(seat for seat, own in enumerate(points) if own == max(points, default=0))
    return Played(Match(level, skills, "1/2"), tuple(points), winners, bought=bought, **more)


def test_a_tie_counts_half():
    games = [game((3, 1)), game((2, 2)), game((1, 4))]
    found = findings.competence(games)
    assert (found["games"], found["share"], found["margin"]) == (3, 0.5, -0.33)


def test_the_best_of_each_skill_counts():
    skills = ("competent", "random", "competent", "random")
    assert findings.competence([game((1, 3, 5, 4), skills)])["share"] == 1.0


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.995, 1000, 0.988, 0.998), (1.0, 300, 0.987, 1.0), (0.5, 100, 0.404, 0.596)],
)
def test_intervals_are_wilsons(share, games, low, high):
    assert findings.wilson(share, games) == pytest.approx((low, high), abs=0.001)


def test_an_artifact_is_counted_by_game_with_the_points_of_its_buyer():
    games = [
        game((10, 4), bought=((0, "purple-1", 4),)),
        game((6, 8), bought=((0, "purple-1", 2), (1, "gold-1", 5))),
        game((6, 5)),
        game((6, 6), bought=((1, "purple-1", 2),)),
    ]
    rows = {row["artifact"]: row for row in findings.artifacts(games, 6)}
    assert len(rows) == 12
    assert (rows["purple-1"]["bought"], rows["gold-1"]["bought"], rows["gold-2"]["bought"]) == (0.75, 0.25, 0.0)
    assert (rows["purple-1"]["wins"], rows["purple-1"]["fair"]) == (0.5, 0.5), "a shared win is shared"
    assert (rows["purple-1"]["mean_points"], rows["purple-1"]["others"]) == (7.333, 6.0)
    assert rows["gold-2"]["wins"] is None


@pytest.mark.parametrize(
    ("shares", "games", "good"),
    [
        ((0.05, 0.6), 1000, True),
        ((0.037, 0.5), 1000, True),
        ((0.036, 0.5), 1000, False),
        ((0.2, 0.63), 1000, True),
        ((0.2, 0.632), 1000, False),
        ((0.04, 0.61), 100, True),
        ((0.04, 0.5), 100_000, False),
        ((0.0, 0.5), 70, True),
        ((0.0, 0.5), 80, False),
        ((), 0, False),
    ],
)
def test_an_artifact_fails_its_goal_only_where_the_whole_interval_lies_outside(shares, games, good):
    assert findings.balanced([{"bought": share} for share in shares], games) is good


def test_faults_are_told_with_what_brings_them_back():
    found = findings.Soundness()
    for one in (
        game((3, 1), ending="closed", moves=10, turns=4, rulings=3, judgements=1),
        game((), fault="lost", moves=5, turns=2),
    ):
        found.count(one)
    told = found.json()
    assert (told["games"], told["moves"], told["turns"]) == (2, 7.5, 3.0)
    assert told["endings"] == {"broken": 1, "closed": 1}
    assert told["faults"] == [
        {"level": 6, "skills": ["competent", "random"], "seed": "1/2", "judged": [], "fault": "lost"}
    ]
    assert told["judged"] == {"deeds": 3, "points": 1}


# -- the command


def test_the_command_tells_as_json(capsys):
    assert (
        cli.main(["arena", "soundness", "--level", "1", "--level", "3", "--games", "2", "--seed", "4", "--json"]) == 0
    )
    told = json.loads(capsys.readouterr().out)
    assert [(row["level"], row["skill"]) for row in told["rows"]] == [
        (1, "random"), (1, "competent"), (3, "random"), (3, "competent"),
    ]  # fmt: skip
    assert (told["good"], told["machine"]["seed"]) == (True, 4)
    assert all(row["games"] == 2 and not row["faults"] for row in told["rows"])


def test_the_command_makes_a_page_that_says_what_made_it(capsys):
    cli.main(["arena", "artifacts", "--level", "6", "--games", "2", "--page", "--allow-dirty"])
    text = capsys.readouterr().out
    assert "`aludel arena artifacts --level 6 --games 2 --seed 1`" in text
    assert "| seed | 1 |" in text and "| commit | " in text
    assert text.count("| 6 | ") == 12


def test_a_level_without_artifacts_is_refused(capsys):
    assert cli.main(["arena", "artifacts", "--level", "5", "--games", "1"]) == 2
    assert capsys.readouterr().err.count("6, 7") == 1


@pytest.mark.parametrize("what", command.RUNS)
@pytest.mark.parametrize("fault", ["", "lost"])
def test_a_broken_game_or_a_missed_goal_is_the_exit_code(what, fault, monkeypatch, capsys):
    def played(match):
        seats = len(match.skills)
        points = [float(skill == "random") for skill in match.skills]
        return Played(match, () if fault else tuple(points), tuple(range(seats)), "closed", fault=fault)

    monkeypatch.setattr(command, "play_all", lambda matches, jobs: [played(match) for match in matches])
    good = what == "soundness" and not fault
    assert cli.main(["arena", what, "--level", "6", "--games", "100"]) == (0 if good else 1)
    told = capsys.readouterr()
    assert (fault in told.out + told.err) and ("1/6/" in told.out + told.err) == bool(fault)
