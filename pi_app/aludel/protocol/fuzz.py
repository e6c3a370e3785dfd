# SPDX-License-Identifier: MIT
"""Throw anything at the referee: `python -m aludel.protocol.fuzz --lines 1000000 --report FILE`.

Every line must be answered within a few seconds of processor time by one line of JSON of its form, no error may
change the game, and none may be of the code `internal`. Positions with odd numbers, sound or not, are also played on
from at the bare rules, which may refuse or fail there, but must end.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from aludel.games.referee import Game, registry
from aludel.origin import heading, origin
from aludel.protocol.answers import unlike
from aludel.protocol.commands import ERRORS
from aludel.protocol.fuzz_lines import Lines, corpus
from aludel.protocol.patience import Endless, patience
from aludel.protocol.server import Referee

AnyGame = Game[Any, Any]
Json = Any

LINES_PER_SESSION: Final = 400
KEPT_FAILURES: Final = 20
PATIENCE: Final = 10.0
"""Seconds of processor time for one line: thousands of times what any line needs."""
ODD_POSITIONS: Final = 8
"""Positions with odd numbers that are played on from whenever one was printed."""
ODD_MOVES: Final = 4
"""Moves made from each of them."""


class Fuzzer:
    """Sends lines to sessions and holds every answer to the promises.

    `tally` counts lines by outcome, `positions` by the first word of the position that they met, `prompts` by phrase
    and `moves` by their second word, where they were done.
    """

    def __init__(
        self, game: AnyGame, rng: random.Random, corpus: Iterable[bytes] = (), seconds: float = PATIENCE
    ) -> None:
        self._game = game
        self._rng = rng
        self._seconds = seconds
        self._lines = Lines(game.info, rng, corpus)
        self.tally: Counter[str] = Counter()
        self.positions: Counter[str] = Counter()
        self.prompts: Counter[str] = Counter()
        self.moves: Counter[str] = Counter()
        self.odd_moves = 0
        self._odd = ""
        self.failures: list[str] = []
        self._start()

    def run(self, lines: int) -> None:
        """Send `lines` lines."""
        for number in range(lines):
            if number % LINES_PER_SESSION == 0:
                self._start()
            self.send(self._lines.line(self._playing))

    def _start(self) -> None:
        self._secret = self._rng.random() < 0.8
        self.referee = Referee(self._game, self._secret)
        self._playing = self._rng.random() < 0.5
        self.send(self._lines.beginning())

    def send(self, line: bytes) -> None:
        """Send one line and judge its answer."""
        line = line.replace(b"\n", b" ")
        before = self._odd = ""
        try:
            with patience(self._seconds):
                before = self.referee.fingerprint()
                wrong = self._judge(line, self.referee.answer(line), before)
        except Endless:
            before = self._odd or before
            wrong = f"no {'end' if self._odd else 'answer'} within {self._seconds:g} s of processor time"
        except Exception as error:
            wrong = f"raised {type(error).__name__}"
        self.tally["lines"] += 1
        self.positions[_first_word(before)] += 1
        if wrong:
            self._fail(wrong, line, before)

    def _fail(self, wrong: str, line: bytes, before: str) -> None:
        self.tally["failures"] += 1
        if len(self.failures) < KEPT_FAILURES:
            self.failures.append(f"{wrong}: {line[:2000]!r} at {before[:2000]!r}")

    def _judge(self, line: bytes, told: bytes, before: str) -> str | None:
        if told.count(b"\n") != 1 or not told.endswith(b"\n") or b"Traceback" in told:
            return "not one line"
        answer = json.loads(told)
        if set(answer) - {"id"} == {"ok"}:
            self.tally["ok"] += 1
            return self._accept(json.loads(line), answer["ok"])
        if set(answer) - {"id"} != {"error"} or answer["error"]["code"] not in ERRORS:
            return "neither answer nor error"
        code = answer["error"]["code"]
        self.tally[code] += 1
        if self.referee.fingerprint() != before:
            return "an error changed the game"
        if code == "unsound":
            self._play_odd(json.loads(line)["position"])
        return "internal" if code == "internal" else None

    def _accept(self, request: Json, ok: Json) -> str | None:
        """Learn from an answer, or say what it lacks."""
        command = request["command"]
        if wrong := unlike(command, ok):
            return f"not of its form, {wrong}"
        self._lines.learn(request, ok, self._kind(ok["position"]) if command == "notation" and self._secret else "")
        for _ in range(ODD_POSITIONS if command == "notation" else 0):
            self._play_odd(self._lines.odd())
        if command == "prompt":
            self.prompts[ok["prompt"]["key"]] += 1
        if "events" in ok and command != "new":
            move = request.get("move", ok.get("move", "")).split(" ")
            self.moves[move[1] if len(move) > 1 else "by tray, unnamed"] += 1
        return None

    def _kind(self, position: str) -> str:
        """Rules and phase, by a position's first word and what is asked there; none where nobody can move on."""
        state = self._game.parse_state(position)
        return f"{position.split(' ', 1)[0]} {self._game.prompt(state).key}" if self._game.movers(state) else ""

    def _play_odd(self, text: str) -> None:
        """The bare rules at a position that the referee would refuse: anything but Endless is theirs to do."""
        game, self._odd = self._game, text
        with suppress(Exception):
            state = game.parse_state(text)
            for _ in range(ODD_MOVES):
                moves = [move for seat in game.movers(state) for move in game.moves(state, seat)]
                game.prompt(state)
                self.odd_moves += 1
                state, _ = game.apply(state, self._rng.choice(moves))
        self._odd = ""


def _first_word(fingerprint: str) -> str:
    """The first word of a position, after the number of moves; none before a game was begun."""
    words = fingerprint.split(" ", 2)
    return words[1] if len(words) > 1 else "none"


REPORT: Final = """<!-- SPDX-License-Identifier: CC-BY-4.0 -->
# Fuzzing the referee protocol

Made by `python -m aludel.protocol.fuzz {arguments}`. The long run is the same with `--lines 1000000`.

{heading}

{tally[lines]} lines: {tally[ok]} answered, the others refused with one error each.
**Failures: {tally[failures]}** (no answer within {seconds:g} s of processor time, a traceback, an answer that is not
one line of JSON or not of the form that `help` states, a game changed by an error, or the error `internal`).
{odd_moves} moves were tried at the bare rules in positions with odd numbers, unsound ones too; there only what does
not end is a failure. Sessions are asked without a stream, so no line is `too-long` here; tests read such lines.

| error | lines |
|---|---|
{errors}

| game | lines that met it |
|---|---|
{positions}

| prompt | times asked |
|---|---|
{prompts}

| move | times made |
|---|---|
{moves}
{failures}"""


def report(fuzzer: Fuzzer, arguments: str, head: str) -> str:
    """The page on a run; `head` is `origin.heading`."""
    return REPORT.format(
        arguments=arguments,
        heading=head,
        tally=fuzzer.tally,
        seconds=PATIENCE,
        odd_moves=fuzzer.odd_moves,
        errors=_rows({code: fuzzer.tally[code] for code in ERRORS}),
        positions=_rows(dict(sorted(fuzzer.positions.items()))),
        prompts=_rows(dict(sorted(fuzzer.prompts.items()))),
        moves=_rows(dict(sorted(fuzzer.moves.items()))),
        failures="".join(f"\n- `{failure}`" for failure in fuzzer.failures),
    )


def _rows(counted: dict[str, int]) -> str:
    return "\n".join(f"| {name} | {number} |" for name, number in counted.items())


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
