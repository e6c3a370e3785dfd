# SPDX-License-Identifier: MIT
"""Many games of virtual players against the bare rule engine: who wins, what is bought, and whether anything breaks."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from typing import Final

from aludel.games.fate import CodeSource
from aludel.games.referee import Setup, registry
from aludel.twin.little_alchemists import judged
from aludel.twin.little_alchemists.bout import Bout, Broken
from aludel.twin.little_alchemists.lore import lore
from aludel.twin.little_alchemists.nature import Nature
from aludel.twin.little_alchemists.players import SKILLS

GAME: Final = "little-alchemists"
FEWEST, MOST = 2, 4
CHUNK: Final = 20
"""Games that a worker is given at once."""
JUDGED_EVERY: Final = 4
"""No multiple of the numbers of players that `alike` takes in turn, so that each of them meets judged artifacts."""
JUDGED_OF: Final = 4
"""Artifacts that the table judges in such a game."""


@dataclass(frozen=True, slots=True)
class Match:
    """One game to be played: the level, how each seat plays, and the seed that every chance of it follows from.

    `judged` are artifacts that an owner leaves to the judgement of the table.
    """

    level: int
    skills: tuple[str, ...]
    seed: str
    judged: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Played:
    """What came of a match. `bought` are artifacts by seat, with the turn; `fault` is empty if nothing broke.

    `rulings` counts what was told of artifacts that the table judges, `judgements` how many of them were given points.
    """

    match: Match
    points: tuple[float, ...] = ()
    winners: tuple[int, ...] = ()
    ending: str = ""
    keys: int = 0
    moves: int = 0
    turns: int = 0
    bought: tuple[tuple[int, str, int], ...] = ()
    rulings: int = 0
    judgements: int = 0
    fault: str = ""

    def best(self, skill: str) -> float:
        """The most points of a seat that plays so."""
        return max(own for own, its in zip(self.points, self.match.skills, strict=True) if its == skill)


def alike(skill: str, level: int, games: int, seed: int) -> Iterator[Match]:
    """Games in which every seat plays alike, for 2, 3 and 4 players in turn."""
    for number in range(games):
        players = FEWEST + number % (MOST - FEWEST + 1)
        yield Match(level, (skill,) * players, f"{seed}/{level}/{skill}/{number}")


def with_judged(matches: Iterable[Match]) -> Iterator[Match]:
    """The same games, where every fourth of a level with artifacts leaves some of them to the table's judgement."""
    for number, match in enumerate(matches):
        names = tuple(lore(match.level).artifacts)
        if names and number % JUDGED_EVERY == 0:
            match = replace(match, judged=tuple(random.Random(match.seed).sample(names, JUDGED_OF)))
        yield match


def against(level: int, players: int, games: int, seed: int) -> Iterator[Match]:
    """Games in which competent and random players sit alternately, and change seats from game to game."""
    for number in range(games):
        skills = tuple(tuple(SKILLS)[(seat + number) % len(SKILLS)] for seat in range(players))
        yield Match(level, skills, f"{seed}/{level}/{players}/{number}")


def play(match: Match) -> Played:
    """Play one game. A broken invariant is told in `fault`, never raised."""
    chance = random.Random(match.seed)
    game, seats = registry()[GAME], len(match.skills)
    overlay = judged.overlay(match.judged)
    setup = Setup(match.level, game.info.colours[:seats], house={"overlay": overlay} if overlay else {})
    nature = Nature(seats, random.Random(chance.getrandbits(64)), {}, match.level, overlay)
    players = [SKILLS[skill](random.Random(chance.getrandbits(64))) for skill in match.skills]
    bout = Bout(game, setup, nature, players)
    try:
        bout.play(game.draw(setup, CodeSource(match.seed)))
    except Exception as broken:
        # A rule engine that stumbles is as much of a finding as one that miscounts, and the other games go on.
        told = str(broken) if isinstance(broken, Broken) else f"{type(broken).__name__}: {broken}"
        return Played(match, moves=len(bout.moves), turns=bout.turns, fault=told)
    return _told(match, bout)


def _told(match: Match, bout: Bout) -> Played:
    result = bout.view["result"]
    return Played(
        match,
        points=tuple(map(float, result["points"])),
        winners=tuple(result["winners"]),
        ending=result["ending"],
        keys=result.get("keys", 0),
        moves=len(bout.moves),
        turns=bout.turns,
        bought=tuple(bout.bought),
        rulings=bout.rulings,
        judgements=bout.judgements,
    )


def play_all(matches: Iterable[Match], jobs: int = 1) -> Iterator[Played]:
    """Play games in order, `jobs` at a time."""
    if jobs < 2:
        yield from map(play, matches)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play, matches, chunksize=CHUNK)
