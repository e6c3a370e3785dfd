# SPDX-License-Identifier: MIT
"""One game a level that ends with keys, written line by line: `python -m tests.games.little_alchemists.stories`."""

from __future__ import annotations

from pathlib import Path

from tests.games import golden
from tests.games.battery import Case, Played, Step
from tests.games.little_alchemists.levels import COLOURS, wander

from aludel.games.fate import CodeSource
from aludel.games.little_alchemists import GAME
from aludel.games.referee import Setup

FOLDER = Path(__file__).parent / "stories"
SEATS = {2: 2, 3: 3, 4: 4, 5: 2, 6: 3, 7: 4}
"""By level how many play in its story."""
SEEDS = range(60)
LONGEST = 90
"""Moves in a story: what a person still reads."""


def file_of(level: int) -> Path:
    """Where the story of a level lies."""
    return FOLDER / f"level-{level}.txt"


def story(level: int) -> str:
    """Of the games that end with all theories shared, the one in which the most kinds of event happen."""
    told = [game for seed in SEEDS if (game := _game(level, seed)).states[-1].ending == "solved"]
    short = [game for game in told if len(game.steps) <= LONGEST]
    return golden.transcript(max(short, key=lambda game: len({event.kind for event in game.events})))


def _game(level: int, seed: int) -> Played:
    setup = Setup(level, COLOURS[: SEATS[level]])
    fate = GAME.draw(setup, CodeSource(f"story-{seed}"))
    start, opening = GAME.new(setup, fate)
    steps = []
    for state, move in wander(start, seed):
        if move is not None:
            after, events = GAME.apply(state, move)
            steps.append(Step(state, move, after, events))
    return Played(Case(GAME, setup), fate, start, opening, tuple(steps))


def main() -> None:
    """Write every story anew."""
    FOLDER.mkdir(exist_ok=True)
    for level in SEATS:
        file_of(level).write_text(story(level), "utf-8")


if __name__ == "__main__":
    main()
