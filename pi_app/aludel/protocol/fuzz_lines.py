# SPDX-License-Identifier: MIT
"""Lines for the fuzzer: valid requests of a running game, bent ones, wrong forms, garbage, and those of a corpus.

What the referee answers is learnt and sent back: moves, prompts, fates, and positions of every level and prompt, so
that what is rarely reached is come back to. House rules are those of the corpus' own `new` requests.
"""

from __future__ import annotations

import json
import random
import re
from collections import deque
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from aludel.games.referee import GameInfo
from aludel.protocol.commands import COMMANDS

Json = Any
Request = dict[str, Json]

CODE: Final = "ABCD-EFG-HJKT"
SCRAPS: Final[tuple[Json, ...]] = (
    None, True, False, 0, -1, 1, 15, 16, 99, 10**14, -(10**14), 0.5, 1.0, 1e300, "", "x", "\0", "\n", "é", "火", "٣",
    "\u202e", "x" * 300, [], {}, [[]], [{}], {"": {}}, [0], ["red"], {"a": 1}, "red", "confirm", "-0", "1e5",
)  # fmt: skip
"""Values that parsers and engines trip over."""
ODD: Final = (-1, -1, -2, -3, -99, 0, 0, 1, 2, 3, 7, 31, 99, 99_999, 2**31, -(10**14))
"""Numbers that a program may give a position: most just beyond what can be, some beyond what is read."""
NUMBER: Final = re.compile(r"(?<![\w.-])-?\d+(?![\w.])")
FIELD: Final = re.compile(r"[a-z]+=\S*")
KEPT: Final = 6
"""Positions kept of each kind."""


class Lines:
    """Makes lines. `info` is of the game that they are for."""

    def __init__(self, info: GameInfo, rng: random.Random, corpus: Iterable[bytes] = ()) -> None:
        self._info = info
        self._rng = rng
        self._corpus = list(corpus)
        self._moves: deque[str] = deque(maxlen=300)
        self._positions: dict[str, deque[str]] = {}
        self._begun: deque[Request] = deque(maxlen=40)
        self._houses = [house for line in self._corpus if (house := _house(line))]
        self._listed: list[str] = []
        self._prompt: Mapping[str, Json] = {}
        self._fresh = False
        self._ended = False

    # -- learning

    def learn(self, request: Request, ok: Mapping[str, Json], kind: str = "") -> None:
        """Keep what an answer tells; `request` is what was asked, `kind` sorts a position that can be set."""
        listed = ok.get("moves")
        if isinstance(listed, dict):
            self._listed = [move for some in listed.values() for move in some]
            self._moves += self._rng.sample(self._listed, min(2, len(self._listed)))
        if "position" in ok and kind:
            self._positions.setdefault(kind, deque(maxlen=KEPT)).append(ok["position"])
        if "fate" in ok:
            self._begun.append(_without(request, "seed", "code", "id") | {"fate": ok["fate"]})
        if "prompt" in ok:
            self._prompt, self._fresh = ok["prompt"], True
            self._ended = not any(self._prompt[part] for part in ("ways", "choices", "browse"))
        elif "events" in ok:
            self._fresh, self._ended = False, ok.get("result") is not None

    # -- making

    def beginning(self) -> bytes:
        """The first line of a session: a game, or a position of a kind that was met before."""
        if self._positions and self._rng.random() < 0.4:
            return encode(_set(self._position()))
        return self.valid("new")

    def line(self, playing: bool) -> bytes:
        """The next line; while `playing`, most go on with the game."""
        kinds: tuple[tuple[Callable[[], bytes], float], ...] = (
            (self._played, 150 if playing else 30), (self.valid, 15), (self._bent_text, 12), (self._odd_position, 6),
            (self._mutated, 22), (self._wrong_form, 7), (self._corpus_line, 5), (self._garbage, 3),
        )  # fmt: skip
        return self._rng.choices([kind for kind, _ in kinds], [weight for _, weight in kinds])[0]()

    def valid(self, command: str = "") -> bytes:
        """A request of the right form."""
        rng = self._rng
        command = command or rng.choice([name for name in COMMANDS if name != "quit"])
        makers: dict[str, Callable[[], Request]] = {
            "new": self._new,
            "do": lambda: {"move": self._text()},
            "moves": self._seat,
            "view": self._seat,
            "notation": lambda: rng.choice([{}, {"position": self._position()}]),
            "undo": lambda: rng.choice([{}, {"announced": True}]),
            "intent": self._intent,
        }
        arguments = makers[command]() if command in makers else {}
        name = {"id": rng.randrange(100)} if rng.random() < 0.3 else {}
        return encode({**name, "command": command, **arguments})

    def _played(self) -> bytes:
        """Go on with the game: ask what may be done, then do it, by notation or by tray and buttons."""
        rng = self._rng
        if self._ended and rng.random() < 0.4:
            self._ended = False
            return self.valid("new") if rng.random() < 0.5 else encode(_set(self._position()))
        if self._listed:
            return encode({"command": "do", "move": self._pick()})
        if self._fresh and rng.random() < 0.6:
            self._fresh = False
            return encode({"command": "intent", **self._answer(), "do": True})
        return encode({"command": rng.choice(("moves", "moves", "moves", "prompt", "prompt", "notation"))})

    def _pick(self) -> str:
        """One of the listed moves; half the time of a kind picked first, as some kinds have a hundred moves."""
        moves, self._listed = self._listed, []
        if self._rng.random() < 0.5:
            kind = self._rng.choice(sorted({_kind(move) for move in moves}))
            moves = [move for move in moves if _kind(move) == kind]
        return self._rng.choice(moves)

    def _new(self) -> Request:
        info, rng = self._info, self._rng
        if self._begun and rng.random() < 0.2:
            return _without(rng.choice(self._begun), "command")
        seats = rng.sample(info.colours, rng.randint(*info.seats))
        request: Request = {
            "level": rng.choice(info.levels),
            "seats": [colour for colour in info.colours if colour in seats],
        }
        if self._houses and rng.random() < 0.4:
            request["house"] = rng.choice(self._houses)
        if rng.random() < 0.1:
            return request | {"code": rng.choice((CODE, CODE.lower(), self._bend_text(CODE)))}
        return request | {"seed": rng.randrange(10**6)}

    def _seat(self) -> Request:
        return self._rng.choice([{}, {"seat": self._rng.randint(-1, 5)}])

    def _intent(self) -> Request:
        """An answer to the last prompt, or any pieces with any buttons."""
        rng = self._rng
        if self._prompt and rng.random() < 0.6:
            return {**self._answer(), "do": rng.random() < 0.5}
        kinds = [*self._prompt.get("tray", []), *self._prompt.get("browse", []), "closed", "nothing", "number.-1"]
        buttons = ["confirm", "back", "next", "market-1", "market-5", "mute", "none"]
        return {
            "tray": rng.choices(kinds, k=rng.randint(0, 5)),
            "buttons": rng.sample(buttons, rng.choice((0, 1, 1, 1, 2))),
            "held": rng.random() < 0.3,
            "do": rng.random() < 0.5,
        }

    def _answer(self) -> Request:
        """What the last prompt offers: a way to fill the tray, a button, or a kind taken by name."""
        rng, prompt = self._rng, self._prompt
        confirm: Request = {"buttons": ["confirm"], "held": False}
        offers: list[Callable[[], Request]] = []
        if prompt.get("ways"):
            offers += [lambda: {"tray": list(map(rng.choice, rng.choice(prompt["ways"])["slots"])), **confirm}] * 3
        if prompt.get("browse"):
            offers += [lambda: {"tray": [rng.choice(prompt["browse"])], **confirm}] * 2
        if prompt.get("choices"):
            offers.append(lambda: {"tray": [], **_pressed(rng.choice(prompt["choices"]))})
        return rng.choice(offers)() if offers else {"tray": [], **confirm}

    def _position(self) -> str:
        """A position of a kind picked first, so that rare ones come as often as common ones."""
        kinds = list(self._positions.values())
        return self._rng.choice(self._rng.choice(kinds)) if kinds else "nothing"

    def _text(self) -> str:
        if self._moves and self._rng.random() < 0.7:
            return self._rng.choice(self._moves)
        return self._position()

    # -- bending

    def _odd_position(self) -> bytes:
        return encode(_set(self.odd()))

    def odd(self) -> str:
        """A known position with a few other numbers, or fields of another one."""
        text = self._position()
        for _ in range(self._rng.choice((1, 1, 2, 3))):
            text = self._rng.choice((self._odd, self._shifted, self._swapped))(text)
        return text

    def _odd(self, text: str) -> str:
        """Another number in a field picked first, so that long lists have no more of them than single counts."""
        fields = [list(NUMBER.finditer(text, *field.span())) for field in FIELD.finditer(text)]
        fields = [numbers for numbers in fields if numbers] or [list(NUMBER.finditer(text))]
        if not fields[0]:
            return text
        one = self._rng.choice(self._rng.choice(fields))
        number = self._rng.choice((*ODD, int(one[0]) + 1, int(one[0]) - 1))
        return f"{text[: one.start()]}{number}{text[one.end() :]}"

    def _shifted(self, text: str) -> str:
        """Two numbers with the same sum as before: sums of pieces stay what they were."""
        found = list(NUMBER.finditer(text))
        if len(found) < 2:
            return text
        first, second = sorted(self._rng.sample(found, 2), key=lambda one: one.start())
        more = self._rng.choice((1, -1, 2, -2, int(first[0]), -int(second[0]), 50))
        left, right = int(first[0]) - more, int(second[0]) + more
        return f"{text[: first.start()]}{left}{text[first.end() : second.start()]}{right}{text[second.end() :]}"

    def _swapped(self, text: str) -> str:
        """One field as it stands in another position of the game."""
        other = dict(field.split("=", 1) for field in FIELD.findall(self._position()))
        mine = [field for field in FIELD.finditer(text) if other.get(field[0].split("=", 1)[0])]
        if not mine:
            return text
        one = self._rng.choice(mine)
        name = one[0].split("=", 1)[0]
        return f"{text[: one.start()]}{name}={other[name]}{text[one.end() :]}"

    def _bent_text(self) -> bytes:
        """A move, position or fate with a few words exchanged: most are refused, some are other and sound."""
        rng = self._rng
        if self._begun and rng.random() < 0.2:
            request = rng.choice(self._begun)
            part = rng.choice([name for name in ("fate", "house") if name in request])
            return encode({**request, part: self._bend(request[part])})
        text = self._text()
        for _ in range(rng.choice((1, 1, 2, 3))):
            text = self._bend_text(text)
        if rng.random() < 0.4:
            return encode({"command": "do", "move": text})
        return encode(_set(text))

    def _mutated(self) -> bytes:
        """A valid request with words or values changed inside, or bytes changed after."""
        line = self._corpus_line() if self._rng.random() < 0.1 else self.valid()
        if self._rng.random() < 0.6:
            try:
                return encode(self._bend(json.loads(line)))
            except (ValueError, RecursionError):
                return self._bite(line)
        return self._bite(line)

    def _bend(self, value: Json) -> Json:
        """Change one place of a JSON value."""
        rng = self._rng
        if isinstance(value, dict) and value and rng.random() < 0.9:
            key = rng.choice(list(value))
            return {**value, key: self._bend(value[key])} if rng.random() < 0.9 else {**value, rng.choice("abx"): 1}
        if isinstance(value, list) and value and rng.random() < 0.9:
            at = rng.randrange(len(value))
            return [*value[:at], self._bend(value[at]), *value[at + rng.randrange(2) :]]
        if isinstance(value, str) and value and rng.random() < 0.85:
            return self._bend_text(value)
        return rng.choice(SCRAPS)

    def _bend_text(self, text: str) -> str:
        """Swap, drop, double or exchange words; notations keep theirs apart by blanks, +, = and :."""
        rng = self._rng
        mark = rng.choice([mark for mark in (" ", "+", "=", ":", ",", "-") if mark in text] or [" "])
        words, other = text.split(mark), rng.choice((self._text(), self._text(), text)).split(mark)
        at = rng.randrange(len(words))
        words[at] = rng.choice([rng.choice(other), "", "0", "1", "9", "-1", "99999999999999999999", words[at] * 2, "٣"])
        if rng.random() < 0.2:
            del words[rng.randrange(len(words))]
        return mark.join(words)

    def _bite(self, line: bytes) -> bytes:
        """Change some bytes."""
        rng, data = self._rng, bytearray(line)
        for _ in range(rng.choice((1, 1, 2, 5))):
            at = rng.randrange(len(data) + 1)
            match rng.randrange(4):
                case 0:
                    data[at:at] = bytes([rng.randrange(256)])
                case 1:
                    del data[at : at + rng.choice((1, 3, 20))]
                case 2:
                    data[at:at] = data[max(0, at - 8) : at] * rng.choice((1, 2, 40))
                case _:
                    data[at : at + 1] = rng.choice(
                        (b'"', b"{", b"[", b"}", b"]", b"\\", b",", b":", b"\xff", b"\\u0000")
                    )
        return bytes(data)

    # -- nonsense

    def _wrong_form(self) -> bytes:
        """Known names with values of any kind."""
        names = ("id", "level", "seats", "first", "house", "fate", "code", "seed", "seat", "move", "announced",
                 "position", "tray", "buttons", "held", "do")  # fmt: skip
        some = self._rng.sample(names, self._rng.randint(0, 4))
        command = self._rng.choice([*COMMANDS, "", "nothing", *SCRAPS[:8]])
        if command == "quit":
            command = "help"
        return encode({"command": command} | {name: self._rng.choice(SCRAPS) for name in some})

    def _corpus_line(self) -> bytes:
        return self._rng.choice(self._corpus) if self._corpus else self.valid()

    def _garbage(self) -> bytes:
        size = self._rng.choice((0, 1, 10, 100, 1000))
        return self._rng.choice((
            self._rng.randbytes(size), b"[" * size, b'{"a":' * size, b"1" * size, b'"' + b"\\" * size, b" " * size,
            b'{"command":"help","id":' + b"9" * size + b"}", b"\xef\xbb\xbf{}", b'"\\ud800"', b"NaN", b'{"id":NaN}',
        ))  # fmt: skip


def encode(request: Json) -> bytes:
    """A request as a line; half characters stay half."""
    return json.dumps(request, ensure_ascii=False).encode("utf-8", "surrogatepass")


def _set(position: str) -> Request:
    return {"command": "notation", "position": position}


def _kind(move: str) -> str:
    """The second word of a move: what is done, after who does it."""
    return move.split(" ", 2)[1] if " " in move else ""


def _pressed(choice: Mapping[str, Json]) -> Request:
    return {"buttons": choice["buttons"], "held": choice["held"]}


def _without(request: Mapping[str, Json], *names: str) -> Request:
    return {name: value for name, value in request.items() if name not in names}


def _house(line: bytes) -> Request | None:
    """The house rules that a line of the corpus begins a game with, if it does."""
    try:
        request = json.loads(line)
        house = request["house"] if request["command"] == "new" else None
    except (ValueError, RecursionError, TypeError, LookupError):
        return None
    return house if isinstance(house, dict) else None


def corpus(folder: Path | None) -> list[bytes]:
    """All lines of all files in a folder; `quit` is left out, as it would end the session."""
    files = sorted(folder.iterdir()) if folder else []
    lines = [line for file in files for line in file.read_bytes().split(b"\n")]
    return [line for line in lines if b"quit" not in line]
