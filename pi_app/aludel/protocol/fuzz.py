# SPDX-License-Identifier: MIT
"""Throw anything at the referee: `python -m aludel.protocol.fuzz --lines 1000000 --report FILE`.

Lines are valid requests of running games, mutated ones, wrong forms, garbage, and those of a corpus folder. Every
answer must be one line of JSON, no error may change the game, and none may be of the code `internal`.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final

from aludel.games.referee import Game, registry
from aludel.origin import heading, origin
from aludel.protocol.commands import COMMANDS, ERRORS
from aludel.protocol.server import Referee

AnyGame = Game[Any, Any]
Json = Any

LINES_PER_SESSION: Final = 400
KEPT_FAILURES: Final = 20
CODE: Final = "ABCD-EFG-HJKT"
SCRAPS: Final[tuple[Json, ...]] = (
    None, True, False, 0, -1, 1, 15, 16, 99, 10**14, -(10**14), 0.5, 1.0, 1e300, "", "x", "\0", "\n", "é", "火", "٣",
    "\u202e", "x" * 300, [], {}, [[]], [{}], {"": {}}, [0], ["red"], {"a": 1}, "red", "confirm", "-0", "1e5",
)  # fmt: skip
"""Values that parsers and engines trip over."""


class Fuzzer:
    """Makes lines for a running session and holds every answer to the promises."""

    def __init__(self, game: AnyGame, rng: random.Random, corpus: Iterable[bytes] = ()) -> None:
        self._game = game
        self._rng = rng
        self._corpus = list(corpus)
        self._texts: list[str] = []
        self._fates: list[Json] = []
        self._known: dict[str, list[Json]] = {}
        self.tally: Counter[str] = Counter()
        self.failures: list[str] = []
        self._start()

    def run(self, lines: int) -> None:
        """Send `lines` lines."""
        for number in range(lines):
            if number % LINES_PER_SESSION == 0:
                self._start()
            self._send(self._line())

    def _start(self) -> None:
        self.referee = Referee(self._game, secret=self._rng.random() < 0.8)
        self._send(self._valid("new"))

    def _send(self, line: bytes) -> None:
        line = line.replace(b"\n", b" ")
        before = self.referee.fingerprint()
        try:
            told = self.referee.answer(line)
            wrong = self._judge(told, before)
        except Exception as error:
            wrong = f"raised {type(error).__name__}"
        self.tally["lines"] += 1
        if wrong:
            self.tally["failures"] += 1
            if len(self.failures) < KEPT_FAILURES:
                self.failures.append(f"{wrong}: {line[:2000]!r}")

    def _judge(self, told: bytes, before: str) -> str | None:
        if told.count(b"\n") != 1 or not told.endswith(b"\n") or b"Traceback" in told:
            return "not one line"
        answer = json.loads(told)
        if set(answer) - {"id"} == {"ok"}:
            self.tally["ok"] += 1
            self._learn(answer["ok"])
            return None
        if set(answer) - {"id"} != {"error"} or answer["error"]["code"] not in ERRORS:
            return "neither answer nor error"
        self.tally[answer["error"]["code"]] += 1
        if self.referee.fingerprint() != before:
            return "an error changed the game"
        return "internal" if answer["error"]["code"] == "internal" else None

    def _learn(self, ok: Json) -> None:
        """Keep moves, positions and fates, to send them back whole or mutated."""
        listed = ok.get("moves")
        moves = [move for some in listed.values() for move in some] if isinstance(listed, dict) else []
        if moves:
            self._known["moves"] = moves
        self._texts = (self._texts + self._rng.sample(moves, min(1, len(moves))))[-200:]
        if "position" in ok:
            self._texts = [*self._texts, ok["position"]][-200:]
        if "fate" in ok:
            self._fates = [*self._fates, ok["fate"]][-20:]
        if "prompt" in ok:
            self._known["tray"] = ok["prompt"]["tray"]

    def _line(self) -> bytes:
        kinds: tuple[tuple[Callable[[], bytes], float], ...] = (
            (self._played, 30), (self._valid, 15), (self._bent_text, 15), (self._mutated, 25), (self._wrong_form, 7),
            (self._corpus_line, 5), (self._garbage, 3),
        )  # fmt: skip
        return self._rng.choices([kind for kind, _ in kinds], [weight for _, weight in kinds])[0]()

    def _played(self) -> bytes:
        """Go on with the game: ask for moves, then make one."""
        moves = self._known.pop("moves", None)
        if moves:
            return _encode({"command": "do", "move": self._rng.choice(moves)})
        return _encode({"command": self._rng.choice(("moves", "moves", "prompt", "notation"))})

    def _valid(self, command: str = "") -> bytes:
        command = command or self._rng.choice([name for name in COMMANDS if name != "quit"])
        makers: dict[str, Callable[[], dict[str, Json]]] = {
            "new": self._new,
            "do": lambda: {"move": self._text()},
            "moves": self._seat,
            "view": self._seat,
            "notation": lambda: self._rng.choice([{}, {"position": self._text()}]),
            "undo": lambda: self._rng.choice([{}, {"announced": True}]),
            "intent": self._tray,
        }
        arguments = makers[command]() if command in makers else {}
        name = {"id": self._rng.randrange(100)} if self._rng.random() < 0.3 else {}
        return _encode({**name, "command": command, **arguments})

    def _new(self) -> dict[str, Json]:
        info, rng = self._game.info, self._rng
        seats = rng.sample(info.colours, rng.randint(*info.seats))
        request: dict[str, Json] = {
            "level": rng.choice(info.levels),
            "seats": [colour for colour in info.colours if colour in seats],
        }
        if self._fates and rng.random() < 0.4:
            return request | {"fate": rng.choice(self._fates)}
        if rng.random() < 0.1:
            return request | {"code": rng.choice((CODE, CODE.lower(), self._bend_text(CODE)))}
        return request | {"seed": rng.randrange(10**6)}

    def _seat(self) -> dict[str, Json]:
        return self._rng.choice([{}, {"seat": self._rng.randint(-1, 5)}])

    def _tray(self) -> dict[str, Json]:
        kinds = [*self._known.get("tray", []), "closed", "nothing"]
        buttons = ["confirm", "back", "next", "market-1", "market-5", "mute", "none"]
        return {
            "tray": self._rng.choices(kinds, k=self._rng.randint(0, 3)),
            "buttons": self._rng.sample(buttons, self._rng.choice((0, 1, 1, 1, 2))),
            "held": self._rng.random() < 0.3,
            "do": self._rng.random() < 0.5,
        }

    def _text(self) -> str:
        return self._rng.choice(self._texts) if self._texts else "nothing"

    def _bent_text(self) -> bytes:
        """A move, position or fate with a few words exchanged: most are refused, some are new and sound."""
        if self._fates and self._rng.random() < 0.2:
            fate = self._bend(self._rng.choice(self._fates))
            request = {name: value for name, value in self._new().items() if name not in ("seed", "fate")}
            return _encode({**request, "command": "new", "fate": fate})
        text = self._text()
        for _ in range(self._rng.choice((1, 1, 2, 3))):
            text = self._bend_text(text)
        if self._rng.random() < 0.4:
            return _encode({"command": "do", "move": text})
        return _encode({"command": "notation", "position": text})

    def _mutated(self) -> bytes:
        """A valid request with words or values changed inside, or bytes changed after."""
        line = self._corpus_line() if self._rng.random() < 0.1 else self._valid()
        if self._rng.random() < 0.6:
            try:
                line = _encode(self._bend(json.loads(line)))
            except (ValueError, RecursionError):
                return self._bite(line)
            return line
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

    def _wrong_form(self) -> bytes:
        """Known names with values of any kind."""
        names = ("id", "level", "seats", "first", "house", "fate", "code", "seed", "seat", "move", "announced",
                 "position", "tray", "buttons", "held", "do")  # fmt: skip
        some = self._rng.sample(names, self._rng.randint(0, 4))
        command = self._rng.choice([*COMMANDS, "", "nothing", *SCRAPS[:8]])
        if command == "quit":
            command = "help"
        return _encode({"command": command} | {name: self._rng.choice(SCRAPS) for name in some})

    def _corpus_line(self) -> bytes:
        return self._rng.choice(self._corpus) if self._corpus else self._valid()

    def _garbage(self) -> bytes:
        size = self._rng.choice((0, 1, 10, 100, 1000))
        return self._rng.choice((
            self._rng.randbytes(size), b"[" * size, b'{"a":' * size, b"1" * size, b'"' + b"\\" * size, b" " * size,
            b'{"command":"help","id":' + b"9" * size + b"}", b"\xef\xbb\xbf{}", b'"\\ud800"', b"NaN", b'{"id":NaN}',
        ))  # fmt: skip


def _encode(request: Json) -> bytes:
    return json.dumps(request, ensure_ascii=False).encode("utf-8", "surrogatepass")


def corpus(folder: Path | None) -> list[bytes]:
    """All lines of all files in a folder; `quit` is left out, as it would end the session."""
    files = sorted(folder.iterdir()) if folder else []
    lines = [line for file in files for line in file.read_bytes().split(b"\n")]
    return [line for line in lines if b"quit" not in line]


REPORT: Final = """<!-- SPDX-License-Identifier: CC-BY-4.0 -->
# Fuzzing the referee protocol

Made by `python -m aludel.protocol.fuzz {arguments}`.

{heading}

{tally[lines]} lines: {tally[ok]} answered, the others refused with one error each.
**Failures: {tally[failures]}** (a traceback, an answer that is not one line of JSON, a game changed by an error, or the
error `internal`).

| error | lines |
|---|---|
{table}
{failures}"""


def report(fuzzer: Fuzzer, arguments: str, head: str) -> str:
    """The page on a run; `head` is `origin.heading`."""
    rows = [f"| {code} | {fuzzer.tally[code]} |" for code in ERRORS]
    failures = "".join(f"\n- `{failure}`" for failure in fuzzer.failures)
    table = "\n".join(rows)
    return REPORT.format(arguments=arguments, heading=head, tally=fuzzer.tally, table=table, failures=failures)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m aludel.protocol.fuzz", description="Fuzz the referee protocol.")
    parser.add_argument("--lines", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", default="little-alchemists")
    parser.add_argument("--corpus", type=Path, help="a folder of files with lines to start from")
    parser.add_argument("--report", type=Path, help="write a page here")
    return parser


def main(arguments: list[str] | None = None) -> int:
    """Fuzz, print a summary as JSON; 1 when anything failed."""
    options, started = _parser().parse_args(arguments), time.monotonic()
    made_with = origin(options.seed)
    fuzzer = Fuzzer(registry()[options.game], random.Random(options.seed), corpus(options.corpus))
    fuzzer.run(options.lines)
    print(json.dumps({"tally": fuzzer.tally, "failures": fuzzer.failures}))
    if options.report:
        words = f"--lines {options.lines} --seed {options.seed} --game {options.game}"
        words += f" --corpus {options.corpus}" if options.corpus else ""
        seconds = time.monotonic() - started
        head = heading(made_with, game=options.game, seconds=round(seconds))
        page = report(fuzzer, words, head)
        options.report.write_text(page, "utf-8")
    return int(bool(fuzzer.tally["failures"]))


if __name__ == "__main__":
    sys.exit(main())
