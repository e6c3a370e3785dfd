# SPDX-License-Identifier: MIT
"""Writes docs/play/little-alchemists-level-N.md from the engine itself: `python docs/make_play_guide.py`.

Each step is a position reached in play; what lies in the tray, what the buttons do, what is said and which lamps are
lit are asked of the game, so the pages cannot say anything else than the console does. A test holds them to that.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from aludel.games.fate import CodeSource
from aludel.games.little_alchemists import phrases
from aludel.games.little_alchemists.effects import EFFECTS, Change
from aludel.games.little_alchemists.rules import Artifact, rules_of
from aludel.games.referee import TABLE, Choice, Event, Game, Press, Prompt, Setup, registry
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook

PAGES: Final = Path(__file__).parent / "play"
GAME: Final = registry()["little-alchemists"]
BOOK: Final = Phrasebook("en")
LEVELS: Final = range(1, 8)
SEATS: Final = ("red", "yellow", "green")
EVERYBODY: Final = (*SEATS, "blue")
GAMES: Final = 60
"""Games that are played for a page."""

STEPS: Final = (
    ("la-prompt-brew", "Your turn begins", (1, 1)),
    ("la-prompt-act", "Your turn begins", (2, 7)),
    ("la-prompt-take", "You mixed two of the same", (1, 7)),
    ("la-prompt-guess", "Somebody else has a right theory", (3, 7)),
    ("la-prompt-pet", "Your first potion is made, but its pet is taken", (4, 7)),
    ("la-prompt-wish", "You have made a wish potion", (7, 7)),
    ("la-prompt-sell", "The customer wants your potion", (1, 7)),
    ("la-prompt-end", "Your turn is done", (1, 7)),
    ("la-prompt-end-shop", "Your turn is done, and you can pay for an artifact", (6, 7)),
    ("la-prompt-shop", "You look at the artifacts", (6, 7)),
    ("la-prompt-customer", "The stack is empty", (1, 2)),
    ("la-prompt-customer-five", "The stack is empty", (3, 7)),
    ("la-prompt-offer", "The market has closed", (1, 1)),
    ("la-prompt-exam", "The exam", (1, 1)),
)
"""The steps of a game in the order in which people meet them, and the levels that have them."""

TELLS: Final = (
    ("A turn", phrases.TURNS),
    ("Theories", phrases.THEORIES),
    ("Pets and wishes", phrases.PETS),
    ("Artifacts", phrases.ARTIFACTS),
    ("The stack and the customers", phrases.STACK),
    ("Piles that run short", phrases.SUPPLIES),
    ("The end", phrases.ENDING),
)

NEW: Final = {
    1: "Mix two ingredients: the console says what potion they make. Customers buy potions. The most coins win.",
    2: "**New: theories.** Instead of mixing, say which two potions an ingredient can make. A right theory brings a "
    "gem, a wrong one a broken gem and costs two tiles of the stack. Coins, gems and broken gems are counted together.",
    3: "**New: love and ghost potions**, and customers who pay four coins for them. Every ingredient can make three "
    "potions. When a theory is right, the others guess which ingredient it is; who guesses it gets a coin.",
    4: "**New: pets.** Your first potion brings you the pet that likes it, and you are not asked. Where somebody else "
    "has that pet, you choose among the others; the last one comes unasked. From then on your pet gives you a coin "
    "whenever you make a potion that it likes: the salamander fire, the owl flying, the hare luck, the cat love and "
    "ghost.",
    5: "**New: mushrooms**, a seventh ingredient, and a theory board that shows what two places make together.",
    6: "**New: artifacts.** Buy one each turn, after the potion or the theory. At the end a coin is half a point.",
    7: "**New: blue flowers**, the wish potion, which is whatever you wish, the potion without power, which is "
    "nothing, and the tea set. Whose first potion is one of these two chooses any pet that is free.",
}
"""What each level adds to the one before."""

HEAD: Final = """<!-- SPDX-License-Identifier: CC-BY-4.0 -->
<!-- Written by docs/make_play_guide.py from the game itself. Do not edit. -->
# Little Alchemists, level {level}

{new}

{printing}
`aludel` is `.venv/bin/aludel`; after `source .venv/bin/activate` the short name is enough.

"""

PRINTING: Final = (
    "Print the pieces: `aludel print --level {level}`{fewer}. Or take the boxed game with "
    "[tags on its pieces](../printing.md#tags-for-a-boxed-game), and print the rest."
)
FEWER: Final = ", or `aludel print --level {level} --new` if you have those of level {before}"

TAKEN: Final = (
    "Everybody takes a screen, a bottle, a tracker and the answer tokens of one colour: one for each ingredient and "
    "potion of this level{why}. They lie behind the screen."
)
WHY: Final = {1: ", for the exam at the end", 7: ", to share a theory or make a wish with them in the tray"}
WHY_ELSE: Final = ", to share a theory with them in the tray"
THEORIES: Final = 2
"""The level with which theories come."""
BOARD: Final = """
## The theory board

What one ingredient can make. {room} Nobody knows yet which ingredient belongs where.

"""

CHOOSING: Final = """
**How to choose.** The console names a choice. The big button takes it, *next* names another, *back* goes one step
back. A market button takes the first, second, third … at once.

"""

TAIL: Final = """
## At any time

| you want | do this |
|---|---|
| hear the question again | press *next*, where it does nothing else |
| take back a tile that you bought by mistake | press *back*, as long as nothing has been announced since |
| a pause, another language, the volume, the game code, a new game | hold the big button |
| tell {pieces} without the camera | hold *back*, {way}cover the button with your hand, press *next* as often as the number printed inside your screen for the first piece, then the big button; the same for each other piece, as the console says; then all of it once more |
| four or five market tiles are the same | at the start of a turn: hold *next*, shuffle all five back, deal five |
| the stack is empty, but the console has not noticed | hold *back* and the big button together |
| you have named a customer who is not the one on the pile | hold *next* and the big button together, before anybody sells to them |
| silence | press *mute* (hold it: volume) |
| go to bed | pull the plug; the game goes on, in its language and at its volume, when it is plugged in again |

"""  # noqa: E501

EXAM: Final = """The exam is passed with five right answers of six, and opens level 2. Ask each other: everybody's
notes count.
"""

KEYS: Final = """The game ends when all theories but one are found. Then all of you win a key for each large tile that
is still in the stack: the customers who have not come, and the closed market. Keys open the box of the next level. When
the closed market comes first, the game ends as well, without keys.
"""

CHANGES: Final = {
    Change.FREE_TILES: "The first market tile that you buy in a turn costs nothing.",
    Change.THEORY_DRAW: "Draw {amount} tiles at the end of a turn with a theory, too.",
    Change.PET_COINS: "Your pet gives {amount} coin more.",
    Change.SALE_COINS: "Customers pay you {amount} coin more.",
    Change.SECOND_SALES: "You may sell a second potion to the same customer.",
    Change.UNBROKEN: "A wrong theory brings you no broken gem.",
    Change.POWERLESS_COINS: "A potion without power, made or wished for, brings you {amount} coins.",
    Change.TOKEN_POINTS: "At the end: {amount} points for each {potion} in your triangle.",
    Change.POTION_POINTS: "At the end: {amount} points for each different potion in your triangle.",
}


class Met:
    """What came up in the games played for a page: positions by what they ask, and what was told."""

    def __init__(self) -> None:
        self.positions: dict[str, Any] = {}
        self.told: dict[str, Event] = {}

    def hear(self, events: Iterable[Event]) -> None:
        """Keep of each kind of thing told the one that says most."""
        for event in events:
            if event.to == TABLE and event.spoken:
                self.told[event.kind] = max(self.told.get(event.kind, event), event, key=lambda e: len(_said(e)))


def steps(level: int) -> dict[str, str]:
    """The steps of a level with their titles."""
    return {key: title for key, title, (first, last) in STEPS if first <= level <= last}


def played(level: int) -> Met:
    """Positions and tellings of games played at random."""
    rng, met = random.Random(level), Met()
    for number in range(GAMES):
        setup = Setup(level, SEATS, 0)
        state, events = GAME.new(setup, GAME.draw(setup, CodeSource(f"GUIDE{number:05}")))
        met.hear(events)
        while movers := GAME.movers(state):
            met.positions.setdefault(GAME.prompt(state).key, state)
            state, events = _move(state, movers, rng)
            met.hear(events)
    if missing := set(steps(level)) - set(met.positions):
        raise LookupError(f"level {level} never asks {missing}")
    return met


def _move(state: Any, movers: Sequence[int], rng: random.Random) -> Any:
    """One sort of move is as likely as another; the table corrects nothing; most theories are right."""
    seat = next((seat for seat in movers if seat != TABLE), TABLE)
    moves = GAME.moves(state, seat)
    sort = rng.choice(sorted({type(move).__name__ for move in moves}))
    move = rng.choice([move for move in moves if type(move).__name__ == sort])
    if sort == "Theory" and rng.random() < TRUE_THEORIES:
        outcomes = (GAME.apply(state, move) for move in moves if type(move).__name__ == sort)
        return next(outcome for outcome in outcomes if outcome.events[0].kind in ("theory-right", "theory-shown"))
    return GAME.apply(state, move)


TRUE_THEORIES: Final = 0.6


def page(level: int) -> str:
    """The whole page of a level."""
    met = played(level)
    return "".join(
        (
            HEAD.format(level=level, new=NEW[level], printing=_printing(level)),
            _laying_out(level),
            _board(level),
            CHOOSING,
            _steps(level, met),
            _telling(met),
            _artifacts(level),
            TAIL.format(
                pieces="your tiles" if level == 1 else "tiles or a theory",
                way="" if level == 1 else "choose which of the two, ",
            ),
            EXAM if level == 1 else KEYS,
        )
    )


def _printing(level: int) -> str:
    fewer = "" if level == 1 else FEWER.format(level=level, before=level - 1)
    return PRINTING.format(level=level, fewer=fewer)


def _laying_out(level: int) -> str:
    """What everybody takes, and what the console says before the first turn, for each number of players."""
    told: dict[str, dict[str, list[int]]] = {}
    for players in range(GAME.info.seats[0], GAME.info.seats[1] + 1):
        for event in _set_up(level, players):
            told.setdefault(event.kind, {}).setdefault(_said(event, spoken=True), []).append(players)
    lines = [TAKEN.format(why=WHY.get(level, WHY_ELSE)), *(line for said in told.values() for line in _for_all(said))]
    return "## What you lay out\n\n" + "".join(f"- {line}\n" for line in lines)


def _set_up(level: int, players: int) -> Iterator[Event]:
    setup = Setup(level, EVERYBODY[:players], 0)
    _, events = GAME.new(setup, GAME.draw(setup, CodeSource("GUIDE00000")))
    return (event for event in events if event.kind not in ("welcome", "turn"))


def _for_all(said: Mapping[str, Sequence[int]]) -> Iterator[str]:
    """A line for everybody, or one for each number of players that hears something else."""
    for line, players in said.items():
        yield line if len(said) == 1 else f"{' or '.join(map(str, players))} players: {line}"


def _board(level: int) -> str:
    """The combinations of potions on the theory board, where there is one."""
    if level < THEORIES:
        return ""
    rules = rules_of(Setup(level, SEATS, 0))
    sets = rules.sets_named
    room = "Each place is for one ingredient." if len(sets) == len(rules.sets) else "Each is there twice."
    rows = "".join(f"- {', '.join(_phrase(f'type-{potion}') for potion in made)}\n" for made in sets)
    return BOARD.format(room=room) + rows


def _said(event: Event, spoken: bool = False) -> str:
    utterance = Utterance(f"{GAME.info.code}-{event.kind}", event.args)
    return BOOK.spoken(utterance) if spoken else BOOK.caption(utterance)


def _steps(level: int, met: Met) -> str:
    rows = "".join(_row(GAME, title, met.positions[key]) for key, title in steps(level).items())
    return f"## The steps\n\n| step | in the tray | what you hear | buttons | lamps |\n|---|---|---|---|---|\n{rows}"


def _row(game: Game[Any, Any], title: str, state: Any) -> str:
    prompt = game.prompt(state)
    cells = (
        f"**{title}**",
        _tray(prompt),
        BOOK.caption(Utterance(prompt.key, prompt.args)),
        "<br>".join((*_buttons(prompt.choices), *_by_name(prompt.browse))),
        "<br>".join(_lamps(game.scene(game.view(state, TABLE)))),
    )
    return "| " + " | ".join(cells) + " |\n"


def _tray(prompt: Prompt) -> str:
    ways = (_phrase(way.key) for way in prompt.ways)
    return ", or ".join(ways) or "nothing"


def _phrase(key: str) -> str:
    """A phrase to go on inside a sentence."""
    said = BOOK.caption(Utterance(key)).rstrip(".")
    return said if said.startswith("I ") else said[0].lower() + said[1:]


def _buttons(choices: tuple[Choice, ...]) -> Iterator[str]:
    grouped: dict[str, list[str]] = {}
    for choice in choices:
        grouped.setdefault(choice.key, []).append(_button(choice.press))
    for key, names in grouped.items():
        yield f"{_span(names)}: {BOOK.caption(Utterance(key))}"


def _by_name(kinds: Sequence[str]) -> Iterator[str]:
    names = [_phrase(f"piece-{kind.replace('.', '-')}") for kind in kinds]
    if names:
        yield f"next: choose by name ({', '.join(names)})"


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


def _telling(met: Met) -> str:
    """What else is told, one example of each."""
    rows = ""
    for title, kinds in TELLS:
        if said := [_said(met.told[kind]) for kind in kinds if kind in met.told]:
            rows += f"| **{title}** | {'<br>'.join(said)} |\n"
    return f"\n## What else you hear\n\n| | for example |\n|---|---|\n{rows}"


def _artifacts(level: int) -> str:
    rules = rules_of(Setup(level, SEATS, 0))
    if not rules.artifacts:
        return ""
    rows = "".join(_artifact(artifact, rules.potions) for artifact in rules.artifacts)
    return f"\n## The artifacts\n\n| artifact | banner | coins | points | what it does |\n|---|---|---|---|---|\n{rows}"


def _artifact(artifact: Artifact, potions: Sequence[str]) -> str:
    potion = _phrase(f"potion-{potions[artifact.potion]}")
    does = CHANGES[EFFECTS[artifact.effect].change].format(amount=artifact.amount, potion=potion)
    name = _phrase(f"artifact-{artifact.name}")
    return f"| {name} | {artifact.banner} | {artifact.cost} | {artifact.points or ''} | {does} |\n"


def pages() -> dict[Path, str]:
    """Every page by its place."""
    return {PAGES / f"little-alchemists-level-{level}.md": page(level) for level in LEVELS}


def main() -> None:
    """Write the pages."""
    PAGES.mkdir(exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
