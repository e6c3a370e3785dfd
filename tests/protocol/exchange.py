# SPDX-License-Identifier: MIT
"""The example in docs/referee-protocol.md: read, and written anew by `python -m tests.protocol.exchange`.

In its blocks `> ` goes to the referee and `< ` comes back.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from aludel.games.referee import registry
from aludel.protocol import Referee

PAGE = Path(__file__).parents[2] / "docs" / "referee-protocol.md"
GAME = "little-alchemists"


def exchanges(text: str) -> Iterator[tuple[str, str]]:
    """Every request of the page with the answer that follows it."""
    lines = text.splitlines()
    for line, following in pairwise(lines):
        if line.startswith("> {"):
            assert following.startswith("< "), line
            yield line[2:], following[2:]


def refreshed(text: str) -> str:
    """The page with the answers that the referee gives now."""
    referee, lines = Referee(registry()[GAME], secret=True), []
    for line in text.splitlines():
        if not line.startswith("< "):
            lines.append(line)
        if line.startswith("> {"):
            lines.append("< " + referee.answer(line[2:].encode()).decode("ascii").rstrip("\n"))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(refreshed(PAGE.read_text("utf-8")), "utf-8")
