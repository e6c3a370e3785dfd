# SPDX-License-Identifier: MIT
"""`aludel arena`: thousands of games by virtual players at the bare rules, for soundness, skill and balance."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, TypeAlias

from aludel.commands.numbers import count, processes
from aludel.errors import UsageFault
from aludel.games.referee import registry
from aludel.origin import DIRTY, heading, origin
from aludel.twin.little_alchemists import findings
from aludel.twin.little_alchemists.arena import FEWEST, GAME, MOST, Match, Played, against, alike, play_all, with_judged
from aludel.twin.little_alchemists.box import ARTIFACTS, THEORIES
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook

LEVELS: Final = registry()[GAME].info.levels
WITH_THEORIES: Final = tuple(level for level in LEVELS if level >= THEORIES)
WITH_ARTIFACTS: Final = tuple(level for level in LEVELS if level >= ARTIFACTS)

Row: TypeAlias = dict[str, Any]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument("what", choices=tuple(RUNS), help="what is asked of the games")
    parser.add_argument("--level", type=int, action="append", choices=LEVELS, help="again for further levels")
    parser.add_argument("--games", type=count, default=100, help="games in each row of the table")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same games")
    parser.add_argument("--jobs", type=processes, default=1, help="games played at a time")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--page", action="store_true", help="a page that says what made it, instead of the bare table")
    form.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument("--allow-dirty", action="store_true", help="make the page also from a changed checkout")


def run(arguments: argparse.Namespace) -> int:
    """Play, and tell what was found; 1 when something broke or a goal was missed."""
    made_with, start = origin(arguments.seed), time.monotonic()
    if arguments.page and not arguments.allow_dirty:
        _hold_clean(made_with["commit"])
    rows, good = RUNS[arguments.what](arguments)
    seconds = round(time.monotonic() - start)
    if arguments.json:
        print(json.dumps({"machine": made_with, "seconds": seconds, "good": good, "rows": rows}, indent=1))
    elif arguments.page:
        print(_page(arguments, heading(made_with, jobs=arguments.jobs, seconds=seconds), rows))
    else:
        print(_table(rows))
    return 0 if good else 1


def _hold_clean(commit: str) -> None:
    if commit.endswith(DIRTY):
        raise UsageFault("page-dirty", commit=commit.removesuffix(DIRTY))


def _soundness(arguments: argparse.Namespace) -> tuple[list[Row], bool]:
    """Random players, then competent ones, at each level: every invariant is held after every move.

    Every fourth game at a level with artifacts leaves some of them to the judgement of the table.
    """
    rows = []
    for level in arguments.level or LEVELS:
        for skill in ("random", "competent"):
            found, start = findings.Soundness(), time.monotonic()
            matches = with_judged(alike(skill, level, arguments.games, arguments.seed))
            for played in play_all(matches, arguments.jobs):
                found.count(played)
            per_game = round((time.monotonic() - start) / arguments.games * 1000, 1)
            rows.append({"level": level, "skill": skill, **found.json(), "ms_per_game": per_game})
    return rows, not any(row["faults"] for row in rows)


COMPETENT: Final = 0.9
"""The share of games that competent players must win."""


def _competence(arguments: argparse.Namespace) -> tuple[list[Row], bool]:
    """Competent players against random ones, seats alternating, for 2, 3 and 4 players."""
    rows = []
    for level in arguments.level or WITH_THEORIES:
        for players in range(FEWEST, MOST + 1):
            games = _sound(against(level, players, arguments.games, arguments.seed), arguments.jobs)
            rows.append({"level": level, "players": players, **findings.competence(games)})
    whole = all(row["games"] == arguments.games for row in rows)
    return rows, whole and all(row["share"] >= COMPETENT for row in rows)


def _artifacts(arguments: argparse.Namespace) -> tuple[list[Row], bool]:
    """Competent players among themselves at the levels with artifacts, for 2, 3 and 4 players in turn."""
    rows, good = [], True
    for level in arguments.level or WITH_ARTIFACTS:
        if level not in WITH_ARTIFACTS:
            raise UsageFault("unknown-level", game=GAME, level=level, levels=", ".join(map(str, WITH_ARTIFACTS)))
        games = _sound(alike("competent", level, arguments.games, arguments.seed), arguments.jobs)
        table = findings.artifacts(games, level)
        good = good and len(games) == arguments.games and findings.balanced(table, len(games))
        rows += [{"level": level, **_named(row)} for row in table]
    return rows, good


def _named(row: Row) -> Row:
    """A row of an artifact with the name that people hear."""
    name = Phrasebook("en").caption(Utterance(f"artifact-{row['artifact']}"))
    return {"artifact": row["artifact"], "name": name, **row}


def _sound(matches: Iterable[Match], jobs: int) -> list[Played]:
    """Games that were played to the end; those that broke are told on the error stream."""
    games = list(play_all(matches, jobs))
    for game in games:
        if game.fault:
            print(f"level {game.match.level}, seed {game.match.seed}: {game.fault}", file=sys.stderr)
    return [game for game in games if not game.fault]


RUNS: Final[Mapping[str, Callable[[argparse.Namespace], tuple[list[Row], bool]]]] = {
    "soundness": _soundness,
    "competence": _competence,
    "artifacts": _artifacts,
}

TITLES: Final = {
    "soundness": "Games without a broken invariant, Little Alchemists",
    "competence": "Competent against random players, Little Alchemists levels 2 to 7",
    "artifacts": "How the artifacts of Little Alchemists are balanced",
}


def _table(rows: list[Row]) -> str:
    """Rows as a Markdown table."""
    names = list(rows[0])
    lines = [names, ["---"] * len(names), *([_plain(row[name]) for name in names] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {part}" for name, part in value.items())
    if isinstance(value, list):
        return "; ".join(map(str, value)) or "none"
    return "-" if value is None or value == "" else str(value)


def _page(arguments: argparse.Namespace, top: str, rows: list[Row]) -> str:
    what = arguments.what
    said = " ".join((RUNS[what].__doc__ or "").split())
    return f"""<!-- SPDX-License-Identifier: CC-BY-4.0 -->
# {TITLES[what]}

Made by `{_command(arguments)}`. {said}

{top}

{_table(rows)}"""


def _command(arguments: argparse.Namespace) -> str:
    """What to type for the same games."""
    levels = "".join(f" --level {level}" for level in arguments.level or ())
    return f"aludel arena {arguments.what}{levels} --games {arguments.games} --seed {arguments.seed}"
