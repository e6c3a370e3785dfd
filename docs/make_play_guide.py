# SPDX-License-Identifier: MIT
"""Writes docs/play/little-alchemists-level-1.md from the engine itself: `python docs/make_play_guide.py`.

Each step is a position reached in play; what lies in the tray, what the buttons do, what is said and which lamps are
lit are asked of the game, so the page cannot say anything else than the console does. A test holds it to that.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from aludel.games.fate import CodeSource
from aludel.games.referee import TABLE, Choice, Game, Press, Prompt, Setup, registry
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook

PAGE = Path(__file__).parent / "play" / "little-alchemists-level-1.md"
GAME = "little-alchemists"
BOOK = Phrasebook("en")

STEPS = {
    "la-prompt-brew": "Your turn begins",
    "la-prompt-take": "You mixed two of the same",
    "la-prompt-sell": "The customer wants your potion",
    "la-prompt-end": "The potion is made",
    "la-prompt-customer": "The stack is empty",
    "la-prompt-offer": "The market has closed",
    "la-prompt-exam": "The exam",
}
"""The steps of a game in the order in which people meet them."""

PIECES = {"tile": "two ingredient tiles", "customer": "the new customer", "answer": "one potion token of an answer set"}

HEAD = """<!-- SPDX-License-Identifier: CC-BY-4.0 -->
<!-- Written by docs/make_play_guide.py from the game itself. Do not edit. -->
# Little Alchemists, level 1

**Before you start.** Print the pieces (`aludel print`), or take the boxed game. Shuffle the tiles for your number of
players, deal five face up to the market and three to each player. Stack the rest face down on the shuffled customers,
with the closed market at the very bottom. Everybody takes a screen, a bottle, a tracker and two coins.

`aludel` is `.venv/bin/aludel`; after `source .venv/bin/activate` the short name is enough.

**How to choose.** The console names a choice. The big button takes it, *next* names another, *back* goes one step
back. A market button takes the first, second, third … at once.

"""

TAIL = """
## At any time

| you want | do this |
|---|---|
| hear the question again | press *next* |
| take back a tile that you bought by mistake | press *back*, as long as nothing has been announced since |
| a pause, another language, the volume, the game code, a new game | hold the big button |
| tell the tiles without the camera | hold *back*, cover the button with your hand, press *next* as often as the number printed inside your screen for the first tile, then the big button; the same for the second tile; then all of it once more |
| four or five market tiles are the same | at the start of a turn: hold *next*, shuffle all five back, deal five |
| the stack is empty, but the console has not noticed | hold *back* and the big button together |
| silence | press *mute* (hold it: volume) |
| go to bed | pull the plug; the game goes on when it is plugged in again |

The exam is passed with five right answers of six, and opens level 2. Ask each other: everybody's notes count.
"""  # noqa: E501


def positions() -> dict[str, Any]:
    """For each step a position of a game played at random where it comes up first."""
    game, rng, found = registry()[GAME], random.Random(5), {}
    for number in range(40):
        setup = Setup(1, ("red", "yellow", "green"), 0)
        state, _ = game.new(setup, game.draw(setup, CodeSource(f"GUIDE{number:05}")))
        while movers := game.movers(state):
            found.setdefault(game.prompt(state).key, state)
            state, _ = game.apply(state, rng.choice(game.moves(state, rng.choice(movers))))
        if set(STEPS) <= set(found):
            return found
    raise LookupError(f"never met: {set(STEPS) - set(found)}")


def page() -> str:
    """The whole page."""
    game, found = registry()[GAME], positions()
    rows = "".join(_row(game, title, found[key]) for key, title in STEPS.items())
    head = "| step | in the tray | what you hear | buttons | lamps |\n|---|---|---|---|---|\n"
    return f"{HEAD}## The steps\n\n{head}{rows}{TAIL}"


def _row(game: Game[Any, Any], title: str, state: Any) -> str:
    prompt = game.prompt(state)
    cells = (
        f"**{title}**",
        _tray(prompt),
        BOOK.caption(Utterance(prompt.key, prompt.args)),
        "<br>".join(_buttons(prompt.choices)),
        "<br>".join(_lamps(game.scene(game.view(state, TABLE)))),
    )
    return "| " + " | ".join(cells) + " |\n"


def _tray(prompt: Prompt) -> str:
    sorts = {kind.partition(".")[0] for kind in prompt.tray}
    return " or ".join(PIECES[sort] for sort in sorted(sorts)) or "nothing"


def _buttons(choices: tuple[Choice, ...]) -> Iterator[str]:
    grouped: dict[str, list[str]] = {}
    for choice in choices:
        grouped.setdefault(choice.key, []).append(_button(choice.press))
    for key, names in grouped.items():
        yield f"{_span(names)}: {BOOK.caption(Utterance(key))}"


def _button(pressed: Press) -> str:
    names = {"confirm": "big button"}
    name = " and ".join(names.get(name, name.replace("market-", "market ")) for name in sorted(pressed.buttons))
    return f"hold {name}" if pressed.held else name


def _span(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{names[0]} to {names[-1].rpartition(' ')[2]}"


def _lamps(scene: Mapping[str, Any]) -> Iterator[str]:
    grouped: dict[tuple[str, str], list[str]] = {}
    for name, lamp in scene.items():
        row, _, rest = name.partition("-")
        grouped.setdefault((row, f"{lamp.colour}, {lamp.pattern}"), []).append(rest)
    for (row, look), names in grouped.items():
        yield f"{row} {', '.join(names)}: {look}"


def main() -> None:
    """Write the page."""
    PAGE.parent.mkdir(exist_ok=True)
    PAGE.write_text(page(), "utf-8")


if __name__ == "__main__":
    main()
