# SPDX-License-Identifier: MIT
"""Golden transcripts and counts: one short game per file, readable line by line, so that a changed rule shows as a
changed line, and how many lines of play there are to a depth.

After a change that is meant: `python -m tests.games.golden` writes them anew; read the difference before committing.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from tests.games.battery import Case, Played, cases, fate_of, lines, play

from aludel.games.referee import TABLE, Event

FOLDER = Path(__file__).parent / "golden"
ARROW = " -> "

LONGEST = 52
"""Moves in a transcript: what a person still reads."""
SEEDS = range(400)
COUNTS = Path(__file__).parent / "lines.toml"
COUNTS_HEAD = """# SPDX-License-Identifier: MIT
# Lines of play to depth 1, 2 and 3 from the first position of the battery's fate 0: any change of the rules shows here.
"""
DEPTHS = (1, 2, 3)


def file_of(case: Case) -> Path:
    """Where the transcript of a case lies."""
    return FOLDER / f"{case}.txt"


def chosen(case: Case) -> Played:
    """Of the short games, the one in which the most kinds of event happen; the first of equals."""
    games = [game for seed in SEEDS if len((game := play(case, seed)).steps) <= LONGEST]
    return max(games, key=lambda game: len({event.kind for event in game.events}))


def transcript(game: Played) -> str:
    """The game as text: fate, first position, every move with its events, last position and result."""
    engine = game.case.game
    head = [f"# {engine.info.key}, level {game.case.setup.level}, seats {' '.join(game.case.setup.seats)}"]
    head += [f"# {name}: {_plain(value)}" for name, value in game.fate.items()]
    body = [f"# {_events(game.opening, game)}"]
    body += [f"{engine.print_move(step.move)}{ARROW}{_events(step.events, game)}" for step in game.steps]
    last = game.states[-1]
    foot = [f"# {engine.print_state(last)}", f"# {engine.result(last)}"]
    return "\n".join([*head, f"# {engine.print_state(game.start)}", *body, *foot]) + "\n"


def moves_of(text: str) -> list[str]:
    """The moves of a transcript."""
    return [line.partition(ARROW)[0] for line in text.splitlines() if not line.startswith("#")]


def _plain(value: object) -> str:
    if isinstance(value, Mapping):
        return " ".join(f"{name}={part}" for name, part in value.items())
    return " ".join(map(_plain_pair, value)) if isinstance(value, list) else str(value)


def _plain_pair(value: object) -> str:
    return "+".join(map(str, value)) if isinstance(value, list) else str(value)


def _events(events: tuple[Event, ...], game: Played) -> str:
    return "; ".join(_event(event, game) for event in events) or "-"


def _event(event: Event, game: Played) -> str:
    to = "" if event.to == TABLE else f"({game.case.setup.seats[event.to]} only) "
    silent = "" if event.spoken else "~"
    words = " ".join(f"{name}={value}" for name, value in event.args.items())
    return f"{to}{silent}{event.kind} {words}".strip()


def counts(case: Case) -> list[int]:
    """Lines of play to each depth from the first position of fate 0."""
    start = case.game.new(case.setup, fate_of(case, 0)).state
    return [lines(case.game, start, depth) for depth in DEPTHS]


def main() -> None:
    """Write every transcript and every count anew."""
    FOLDER.mkdir(exist_ok=True)
    for case in cases():
        file_of(case).write_text(transcript(chosen(case)), "utf-8")
    rows = [f"{case} = {counts(case)}" for case in cases()]
    COUNTS.write_text("\n".join([COUNTS_HEAD, *rows]) + "\n", "utf-8")


if __name__ == "__main__":
    main()
