# SPDX-License-Identifier: MIT
"""The referee as a program: JSON lines on standard input and output, one answer to each line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, BinaryIO

from aludel.errors import UsageFault
from aludel.games.referee import Game, Refused, registry
from aludel.protocol.commands import COMMANDS, refusal
from aludel.protocol.schema import hold_to_schema
from aludel.protocol.session import Session
from aludel.protocol.wire import Bad, dump, parse, read_line


class Referee:
    """One session. `answer` never raises, and an error leaves the game as it was."""

    def __init__(self, game: Game[Any, Any], secret: bool = False) -> None:
        self._session = Session(game, secret)
        self.ended = False

    def answer(self, line: bytes) -> bytes:
        """The answer to a line, with its line end."""
        name: Any = None
        try:
            request = parse(line)
            name = request.get("id")
            command = request.get("command")
            if not isinstance(command, str) or command not in COMMANDS:
                raise Bad("unknown-command", f"commands: {', '.join(COMMANDS)}")
            hold_to_schema(command, request)
            answer, session = self._run(command, request)
            told = dump({**_named(name), "ok": answer})
        except Bad as bad:
            return dump({**_named(name), "error": bad.answer()})
        self._session = session
        self.ended = command == "quit"
        return told

    def fingerprint(self) -> str:
        """The whole game as text, secrets included: two that differ are two different games. For tests."""
        position = self._session.position
        if position is None:
            return ""
        return f"{len(position.past)} {self._session.game.print_state(position.state, secret=True)}"

    def _run(self, command: str, request: Mapping[str, Any]) -> tuple[dict[str, Any], Session]:
        try:
            return COMMANDS[command].run(self._session, request)
        except Bad:
            raise
        except Refused as refused:
            raise refusal(self._session, refused) from None
        except Exception as error:
            # The message may quote a secret; its kind is enough to report.
            raise Bad("internal", f"{command}: {type(error).__name__}") from None


def _named(name: Any) -> dict[str, Any]:
    """The request's id, when it may be one: errors too say which request they answer."""
    fits = isinstance(name, int | str) and not isinstance(name, bool) and len(str(name)) <= 64
    return {"id": name} if fits else {}


def serve(game_key: str, secret: bool, stdin: BinaryIO, stdout: BinaryIO) -> int:
    """Answer every line of `stdin` on `stdout` (both binary) until `quit` or the end; the exit code.

    Raises UsageFault when there is no such game.
    """
    games = registry()
    if game_key not in games:
        raise UsageFault("unknown-game", game=game_key, games=", ".join(games))
    return converse(Referee(games[game_key], secret), stdin, stdout)


def converse(referee: Referee, stdin: BinaryIO, stdout: BinaryIO) -> int:
    """Answer every line until `quit` or the end of input."""
    while not referee.ended:
        try:
            line = read_line(stdin)
        except Bad as bad:
            told = dump({"error": bad.answer()})
        else:
            if line is None:
                break
            told = referee.answer(line)
        stdout.write(told)
        stdout.flush()
    return 0
