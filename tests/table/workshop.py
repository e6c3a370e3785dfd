# SPDX-License-Identifier: MIT
"""A game that is none of ours: it asks in several ways, in secret and by name, and has boxes to open.

Each seat in turn mixes two stones, or swears in secret which shape a stone has, upon which the next seat guesses the
stone or declines. `hold next` stops the game, asked twice; the keys that it brings are told by name. At level 1 five
keys are a passed exam instead.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from aludel.games.campaign import Box, Campaign, Trophy
from aludel.games.referee import (
    TABLE,
    BadNotation,
    BadSetup,
    Choice,
    Event,
    Fate,
    Fault,
    Game,
    GameInfo,
    Outcome,
    Press,
    Prompt,
    Refused,
    Result,
    Seat,
    Setup,
    Source,
    View,
    Way,
    hold,
    press,
)
from aludel.games.scene import Lamp, Scene
from aludel.games.tray import Piece

STONES = ("amber", "beryl", "coral")
SHAPES = ("flat", "round", "tall")
CONFIRM, STOP = press("confirm"), hold("next")
MOST = 9

TABLE_OF_TAGS = {
    "ws": {
        **{f"tile.{stone}": at for at, stone in enumerate(STONES)},
        **{f"answer.{stone}": 10 + at for at, stone in enumerate(STONES)},
        **{f"answer.{shape}": 20 + at for at, shape in enumerate(SHAPES)},
    }
}
"""What pieces/tags.toml would say of this game."""


def kinds(sort: str, names: tuple[str, ...]) -> frozenset[str]:
    return frozenset(f"{sort}.{name}" for name in names)


@dataclass(frozen=True, slots=True)
class Did:
    """`mix`, `swear` (with pieces), `guess` (with a stone or none), `stop`, `keys` (with a number)."""

    verb: str
    words: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Shop:
    level: int
    seats: tuple[str, ...]
    turn: Seat = 0
    phase: str = "act"
    turns: int = 0
    keys: int = -1


ACT = (
    Way("ws-way-mix", (kinds("tile", STONES),) * 2),
    Way("ws-way-swear", (kinds("answer", STONES), kinds("answer", SHAPES))),
)
GUESS = (Way("ws-way-guess", (kinds("theory", STONES),)),)
GUESSES = (*sorted(kinds("theory", STONES)), "word.none")


class Workshop(Game[Shop, Did]):
    info = GameInfo("workshop", "ws", (1, 2, 3, 4), (2, 3), ("red", "green", "blue"), 60)
    plan = Campaign(
        (Box("box.2", 2), Box("box.3", 3, 3), Box("box.4", 4, 4)),
        (Trophy("bronze", 2), Trophy("silver", 2)),
    )

    def campaign(self) -> Campaign:
        return self.plan

    def check(self, setup: Setup) -> None:
        if setup.level not in self.info.levels:
            raise BadSetup("unknown-level", game="workshop", level=setup.level, levels="1 to 4")

    def draw(self, setup: Setup, source: Source) -> Fate:
        return {"first": source.below("first", len(setup.seats)) if setup.first is None else setup.first}

    def new(self, setup: Setup, fate: Fate) -> Outcome:
        return Outcome(Shop(setup.level, setup.seats, fate["first"]), (Event("begun", {"level": setup.level}),))

    def movers(self, state: Shop) -> tuple[Seat, ...]:
        return () if state.phase == "over" else (self._asked(state),)

    def _asked(self, state: Shop) -> Seat:
        if state.phase == "keys":
            return TABLE
        return (state.turn + (state.phase == "guess")) % len(state.seats)

    def moves(self, state: Shop, seat: Seat) -> tuple[Did, ...]:
        listed = {
            "act": (Did("mix", ("amber", "beryl")), Did("swear", ("amber", "flat")), Did("stop")),
            "guess": (Did("guess", ("amber",)), Did("guess", ("none",))),
            "keys": tuple(Did("keys", (str(number),)) for number in range(MOST + 1)),
            "over": (),
        }
        return listed[state.phase] if seat in self.movers(state) else ()

    def apply(self, state: Shop, move: Did) -> Outcome:
        wanted = {"mix": "act", "swear": "act", "stop": "act", "guess": "guess", "keys": "keys"}
        if wanted[move.verb] != state.phase:
            raise Refused("ws-no-now")
        if move.verb == "mix" and move.words[0] == move.words[1]:
            raise Refused("ws-no-same", state.turn, stone=move.words[0])
        return getattr(self, f"_{move.verb}")(state, move)

    def _mix(self, state: Shop, move: Did) -> Outcome:
        after = replace(state, turn=(state.turn + 1) % len(state.seats), turns=state.turns + 1)
        return Outcome(after, (Event("mixed", {"seat": state.seats[state.turn]}),))

    def _swear(self, state: Shop, move: Did) -> Outcome:
        return Outcome(replace(state, phase="guess"), (Event("sworn", spoken=False),))

    def _guess(self, state: Shop, move: Did) -> Outcome:
        after = replace(state, phase="act", turn=self._asked(state), turns=state.turns + 1)
        return Outcome(after, (Event("guessed", spoken=False),))

    def _stop(self, state: Shop, move: Did) -> Outcome:
        return Outcome(replace(state, phase="keys"), ())

    def _keys(self, state: Shop, move: Did) -> Outcome:
        return Outcome(replace(state, phase="over", keys=int(move.words[0])), (Event("over"),))

    def earned(self, state: Shop) -> Mapping[str, int]:
        if state.level == 1:
            return {"exam": 1} if state.keys == 5 else {}
        return {"keys": state.keys} if state.keys else {}

    def view(self, state: Shop, viewer: Seat) -> View:
        return {"turn": state.turn, "phase": state.phase, "turns": state.turns, "level": state.level}

    def prompt(self, state: Shop) -> Prompt:
        seats = (self._asked(state),)
        args = {"seat": state.seats[seats[0]]} if seats != (TABLE,) else {}
        choices = (Choice(CONFIRM, "ws-choice-do"),)
        if state.phase == "act":
            stop = Choice(STOP, "ws-choice-stop", sure=True)
            return Prompt("ws-prompt-act", seats, args, ACT, (*choices, stop), secret=True)
        if state.phase == "guess":
            return Prompt("ws-prompt-guess", seats, args, GUESS, choices, browse=GUESSES)
        if state.phase == "keys":
            return Prompt("ws-prompt-keys", seats, browse=tuple(f"number.{n}" for n in range(MOST + 1)))
        return Prompt("ws-prompt-over", seats)

    def intent(self, state: Shop, tray: tuple[Piece, ...], pressed: Press) -> Did:
        if pressed == STOP:
            return Did("stop")
        if pressed != CONFIRM:
            raise Refused("ws-no-button")
        sorts = tuple(piece.kind.partition(".")[0] for piece in tray)
        words = tuple(piece.kind.partition(".")[2] for piece in tray)
        meant = {
            ("tile", "tile"): "mix",
            ("answer", "answer"): "swear",
            ("theory",): "guess",
            ("word",): "guess",
            ("number",): "keys",
        }
        if sorts not in meant:
            raise Refused("ws-no-tray")
        return Did(meant[sorts], words)

    def scene(self, view: View) -> Scene:
        return {f"seat-{view['turn'] + 1}": Lamp("white", "steady")}

    def result(self, state: Shop) -> Result | None:
        return Result((0.0,) * len(state.seats), (0,), "stopped") if state.phase == "over" else None

    def status(self, state: Shop) -> tuple[Fault, ...]:
        return ()

    def count(self, state: Shop) -> Mapping[str, int]:
        return {"stone": len(STONES)}

    def print_move(self, move: Did) -> str:
        return " ".join((move.verb, *move.words))

    def parse_move(self, text: str) -> Did:
        verb, *words = text.split(" ")
        if verb not in ("mix", "swear", "guess", "stop", "keys"):
            raise BadNotation(f"not a move: {text[:20]}")
        return Did(verb, tuple(words))

    def print_state(self, state: Shop, secret: bool = False) -> str:
        return f"{state.level} {','.join(state.seats)} {state.turn} {state.phase} {state.turns} {state.keys}"

    def parse_state(self, text: str) -> Shop:
        level, seats, turn, phase, turns, keys = text.split(" ")
        return Shop(int(level), tuple(seats.split(",")), int(turn), phase, int(turns), int(keys))

    def relabel(self, names: Mapping[str, str], fate: Fate) -> Fate:
        return fate

    def relabel_move(self, names: Mapping[str, str], move: Did) -> Did:
        return Did(move.verb, tuple(names.get(word, word) for word in move.words))

    def secret_kinds(self, setup: Setup) -> tuple[str, ...]:
        return STONES


class Hasty(Workshop):
    """Its end is not asked twice and its best number is offered first, so that hands soon open boxes."""

    def prompt(self, state: Shop) -> Prompt:
        prompt = super().prompt(state)
        choices = tuple(replace(choice, sure=False) for choice in prompt.choices)
        keys = ("number.5", "number.3", "number.0") if state.phase == "keys" else prompt.browse
        return Prompt(prompt.key, prompt.seats, prompt.args, prompt.ways, choices, prompt.secret, keys)


WORKSHOP = Workshop()
