# SPDX-License-Identifier: MIT
"""Makes docs/rules/<game>.md from a game's map and rulings: `python -m tests.rulebook.page`. A test holds it."""

from __future__ import annotations

from pathlib import Path

from tests.rulebook.places import APART, Book, Place, book, games

FOLDER = Path(__file__).parents[2] / "docs" / "rules"

HEAD = """<!-- SPDX-License-Identifier: CC-BY-4.0 -->
<!-- Made by `python -m tests.rulebook.page` from tests/rulebook/{game}/; change those. -->
# {title}: how the referee rules

The rulebook of the boxed game is the rule. This page says, in our own words, what the referee does where the rulebook
is silent or says two things, and which test holds each of its sentences.

## Rulings
"""

MAP = """
## The rulebook, sentence by sentence

{held} of {all} sentences are held by a test; the others say why not. Sentences are named by part, heading and number;
a line of a list is a sentence of its own.
"""


def page(game: str) -> str:
    """The page of a game."""
    held = book(game)
    parts = [HEAD.format(game=game, title=held.title), *(_rulings(held)), _counts(held), *_map(held)]
    return "\n".join(parts).rstrip() + "\n"


def _rulings(held: Book) -> list[str]:
    rows = []
    for ruling in held.rulings:
        option = f" *Option: {ruling.option}.*" if ruling.option else ""
        rows += [f"**{ruling.title}.** {ruling.says}{option}", f"  <br>{_tests(ruling.tests)}", ""]
    return rows


def _counts(held: Book) -> str:
    return MAP.format(held=sum(bool(place.tests) for place in held.places), all=len(held.places))


def _map(held: Book) -> list[str]:
    rows = []
    for section in held.sections:
        if section.places:
            rows += [f"### {section.title}", "", "| | what it asks for | held by |", "|---|---|---|"]
            rows += [f"| {place.number} | {place.says} | {_held_by(place)} |" for place in section.places]
            rows.append("")
    return rows


def _held_by(place: Place) -> str:
    return _tests(place.tests) if place.tests else f"— {APART[place.apart]}: {place.why}"


def _tests(tests: tuple[str, ...]) -> str:
    return ", ".join(f"`{node.rpartition('/')[2]}`" for node in tests)


def main() -> None:
    """Write every page anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in games():
        (FOLDER / f"{game}.md").write_text(page(game), "utf-8")


if __name__ == "__main__":
    main()
