# SPDX-License-Identifier: MIT
"""The commands of the protocol: each makes an answer and the session that holds after it.

Sessions are values: a command that fails has changed nothing, because its result is never taken over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, TypeAlias

from aludel.errors import AludelError
from aludel.games.fate import CodeSource
from aludel.games.referee import TABLE, BadNotation, BadSetup, Fate, Game, Press, Refused, Seat, Setup
from aludel.games.tray import shown
from aludel.journal.code import new_code, parse_code
from aludel.protocol.answers import ANSWERS
from aludel.protocol.schema import schema_of
from aludel.protocol.session import (
    Position,
    Session,
    show_events,
    show_faults,
    show_prompt,
    show_result,
    show_scene,
)
from aludel.protocol.wire import DEEPEST, LONGEST_LINE, MOST_DIGITS, Bad

Answer: TypeAlias = dict[str, Any]
Request: TypeAlias = Mapping[str, Any]


class Done(NamedTuple):
    """What a command answers and leaves behind."""

    answer: Answer
    session: Session


@dataclass(frozen=True, slots=True)
class Command:
    """A command: one line for `help`, and the function."""

    what: str
    run: Callable[[Session, Request], Done]


def _help(session: Session, request: Request) -> Done:
    info = session.game.info
    return Done(
        {
            "protocol": 1,
            "game": {
                "key": info.key,
                "code": info.code,
                "levels": list(info.levels),
                "seats": list(info.seats),
                "colours": list(info.colours),
                "longest": info.longest,
            },
            "secret": session.secret,
            "limits": {"line": LONGEST_LINE, "depth": DEEPEST, "digits": MOST_DIGITS},
            "commands": {
                name: {"what": command.what, "request": schema_of(name), "answer": ANSWERS[name]}
                for name, command in COMMANDS.items()
            },
            "errors": dict(ERRORS),
        },
        session,
    )


def _new(session: Session, request: Request) -> Done:
    game = session.game
    setup = Setup(request["level"], tuple(request["seats"]), request.get("first"), request.get("house", {}))
    _check(game, setup)
    try:
        fate = _fate(session, setup, request)
        state, events = game.new(setup, fate)
    except BadSetup as error:
        raise _numbered("bad-fate" if "fate" in request else "bad-setup", error) from None
    except BadNotation as error:
        raise Bad("bad-fate", str(error)) from None
    except (ValueError, TypeError, LookupError, AttributeError):
        if "fate" not in request:
            raise
        raise Bad("bad-fate", "this fate does not fit the game and its options") from None
    answer = {"events": show_events(session, events)}
    return Done(answer | ({"fate": dict(fate)} if session.secret else {}), replace(session, position=Position(state)))


def _check(game: Game[Any, Any], setup: Setup) -> None:
    try:
        game.check(setup)
    except BadSetup as error:
        raise _numbered("bad-setup", error) from None


def _numbered(code: str, error: BadSetup) -> Bad:
    told = AludelError(error.key, **error.args_)
    return Bad(code, told.text(), number=told.entry.number)


def _fate(session: Session, setup: Setup, request: Request) -> Fate:
    if "fate" in request:
        fate: Fate = request["fate"]
        return fate
    if "code" in request:
        return session.game.draw(setup, CodeSource(_code(request["code"])))
    if "seed" in request:
        return session.game.draw(setup, CodeSource(f"seed {request['seed']}"))
    return session.game.draw(setup, CodeSource(new_code()))


def _code(text: str) -> str:
    try:
        return parse_code(text)
    except AludelError as fault:
        raise Bad("bad-code", fault.text(), number=fault.entry.number) from None


def _moves(session: Session, request: Request) -> Done:
    game, state = session.game, _position(session).state
    _secret(session, "moves depend on what lies hidden")
    seats = _seats(session, request)
    listed = {str(seat): [game.print_move(move) for move in game.moves(state, seat)] for seat in seats}
    return Done({"moves": listed}, session)


def _seats(session: Session, request: Request) -> tuple[Seat, ...]:
    return (request["seat"],) if "seat" in request else session.game.movers(_position(session).state)


def _do(session: Session, request: Request) -> Done:
    _position(session)
    return _make(session, _read(session.game.parse_move, request["move"]))


def _make(session: Session, move: Any) -> Done:
    before = _position(session)
    state, events = session.game.apply(before.state, move)
    answer = {"events": show_events(session, events), "result": show_result(session.game.result(state))}
    return Done(answer, replace(session, position=before.after(state, events)))


def _view(session: Session, request: Request) -> Done:
    seat = request.get("seat", TABLE)
    state = _position(session).state
    if seat != TABLE:
        _secret(session, "a seat's own view")
    try:
        return Done({"view": dict(session.game.view(state, seat))}, session)
    except LookupError:
        raise Bad("bad-argument", "seat: there is no such seat in this game") from None


def _status(session: Session, request: Request) -> Done:
    game, position = session.game, _position(session)
    return Done(
        {
            "faults": show_faults(session, game.status(position.state)),
            "movers": list(game.movers(position.state)),
            "result": show_result(game.result(position.state)),
            "pieces": dict(game.count(position.state)),
            "moves": len(position.past),
        },
        session,
    )


def _undo(session: Session, request: Request) -> Done:
    past = _position(session).past
    if not past:
        raise Bad("nothing-to-undo", "no move was made since the position was set")
    state, announced = past[-1]
    if announced and not request.get("announced", False):
        raise Bad("announced", 'that move was announced; "announced": true takes it back all the same')
    return Done({"moves": len(past) - 1}, replace(session, position=Position(state, past[:-1])))


def _notation(session: Session, request: Request) -> Done:
    game = session.game
    if "position" in request:
        state = _read(game.parse_state, request["position"])
        if faults := game.status(state):
            raise Bad("unsound", "this position cannot be", faults=show_faults(session, faults))
        session = replace(session, position=Position(state))
    return Done({"position": game.print_state(_position(session).state, secret=session.secret)}, session)


def _read(parse: Callable[[str], Any], text: str) -> Any:
    try:
        return parse(text)
    except BadNotation as error:
        raise Bad("bad-notation", str(error)) from None


def _prompt(session: Session, request: Request) -> Done:
    return Done({"prompt": show_prompt(session.game.prompt(_position(session).state))}, session)


def _scene(session: Session, request: Request) -> Done:
    game = session.game
    return Done({"scene": show_scene(game.scene(game.view(_position(session).state, TABLE)))}, session)


def _intent(session: Session, request: Request) -> Done:
    pressed = Press(frozenset(request["buttons"]), request.get("held", False))
    move = session.game.intent(_position(session).state, shown(*request.get("tray", ())), pressed)
    done = _make(session, move) if request.get("do", False) else Done({}, session)
    return Done(done.answer | ({"move": session.game.print_move(move)} if session.secret else {}), done.session)


def _quit(session: Session, request: Request) -> Done:
    return Done({"bye": True}, session)


def _position(session: Session) -> Position:
    if session.position is None:
        raise Bad("no-game", "begin with new, or set a position with notation")
    return session.position


def _secret(session: Session, what: str) -> None:
    if not session.secret:
        raise Bad("secret", f"{what}: start with --secret to see it")


def refusal(session: Session, refused: Refused) -> Bad:
    """A refused move for the wire; details may name secret pieces and need --secret."""
    more = {"reason": refused.reason, "seat": refused.seat}
    return Bad("refused", refused.reason, **more, **({"detail": dict(refused.detail)} if session.secret else {}))


COMMANDS: Final[Mapping[str, Command]] = {
    "help": Command("what there is to ask for", _help),
    "new": Command("begin a game; at most one of fate, code and seed, else a random code", _new),
    "moves": Command("every legal move in notation, by seat: of one seat or of all that may move", _moves),
    "do": Command("make a move given in notation", _do),
    "view": Command("what a seat may know; the table (-1) unless given", _view),
    "status": Command("faults, who may move, result, pieces by class, moves made", _status),
    "undo": Command("take the last move back", _undo),
    "notation": Command("the position on one line, after setting it if one is given", _notation),
    "prompt": Command(
        "what the console would ask for: ways to fill the tray, buttons, what is offered by name", _prompt
    ),
    "scene": Command("the lamps", _scene),
    "intent": Command("what these pieces in the tray and this press would mean", _intent),
    "quit": Command("end the session", _quit),
}

ERRORS: Final[Mapping[str, str]] = {
    "too-long": "the line is longer than the limit",
    "not-utf-8": "the line is not UTF-8",
    "too-deep": "arrays and objects are nested too deep",
    "not-json": "the line is not JSON, or has a name twice or half a character",
    "bad-number": "a number with too many digits, too large, or no number",
    "not-an-object": "the line is JSON but no object",
    "unknown-command": "there is no such command",
    "bad-argument": "an argument is missing, unknown, or not of its form",
    "bad-setup": "no game can start with these options",
    "bad-code": "the game code is mistyped",
    "bad-fate": "the fate does not fit the game and its options",
    "bad-notation": "the text is no move or no position of this game",
    "unsound": "the position has faults; they are listed",
    "no-game": "nothing was begun yet",
    "refused": "the rules do not allow that",
    "nothing-to-undo": "no move was made yet",
    "announced": "the last move was announced",
    "secret": "only with --secret",
    "internal": "a mistake of ours; please report it",
}
