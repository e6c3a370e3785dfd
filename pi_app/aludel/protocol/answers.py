# SPDX-License-Identifier: MIT
"""What each command answers, as JSON schemas: `help` shows them and the fuzzer holds every answer to them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

JsonSchema = Mapping[str, Any]

_TEXT: Final[JsonSchema] = {"type": "string"}
_FLAG: Final[JsonSchema] = {"type": "boolean"}
_COUNT: Final[JsonSchema] = {"type": "integer", "minimum": 0}
_SEAT: Final[JsonSchema] = {"type": "integer", "minimum": -1}


def _list(item: JsonSchema) -> JsonSchema:
    return {"type": "array", "items": item}


def _map(value: JsonSchema) -> JsonSchema:
    return {"type": "object", "additionalProperties": value}


def _object(optional: tuple[str, ...] = (), **fields: JsonSchema) -> JsonSchema:
    """An object with exactly these fields; those named `optional` may be missing."""
    required = [name for name in fields if name not in optional]
    return {"type": "object", "properties": fields, "required": required, "additionalProperties": False}


def _said(text: str, schema: JsonSchema) -> JsonSchema:
    return {**schema, "description": text}


_ARGS: Final = _map({"type": ["string", "integer"]})
_KINDS: Final = _list(_TEXT)
_EVENT: Final = _object(("to",), key=_TEXT, args=_ARGS, spoken=_FLAG, to=_said("the only seat that may know", _SEAT))
_EVENTS: Final = _list(_EVENT)
_RESULT: Final[JsonSchema] = {
    "anyOf": [
        {"type": "null"},
        _object(points=_list({"type": "number"}), winners=_list(_SEAT), ending=_TEXT),
    ]
}
_WAY: Final = _object(
    key=_said("phrase that names the way", _TEXT),
    slots=_said("for each piece in turn, the kinds that it may be", _list(_KINDS)),
)
_CHOICE: Final = _object(
    buttons=_said("pressed together", _KINDS),
    held=_FLAG,
    key=_said("phrase that says what it does", _TEXT),
    sure=_said("the console asks once more before it does this; `intent` does not", _FLAG),
)
_PROMPT: Final = _object(
    key=_TEXT,
    seats=_said("who is asked; -1 is the table", _list(_SEAT)),
    args=_ARGS,
    ways=_said("each way to fill the tray; none: the tray is not looked at", _list(_WAY)),
    tray=_said("every kind of all ways", _KINDS),
    pieces=_said("fewest and most pieces of all ways", {**_list(_COUNT), "minItems": 2, "maxItems": 2}),
    choices=_said("what the buttons do", _list(_CHOICE)),
    browse=_said("kinds offered by name; one is taken by `intent` with it alone in `tray` and `confirm`", _KINDS),
    secret=_said("whether the answer is one", _FLAG),
)

ANSWERS: Final[Mapping[str, JsonSchema]] = {
    "help": {"type": "object"},
    "new": _object(("fate",), events=_EVENTS, fate={"type": "object"}),
    "moves": _object(moves=_map(_KINDS)),
    "do": _object(events=_EVENTS, result=_RESULT),
    "view": _object(view={"type": "object"}),
    "status": _object(
        faults=_list(_object(("args",), key=_TEXT, args=_ARGS)),
        movers=_list(_SEAT),
        result=_RESULT,
        pieces=_map({"type": "integer"}),
        moves=_COUNT,
    ),
    "undo": _object(moves=_said("moves that are left", _COUNT)),
    "notation": _object(position=_TEXT),
    "prompt": _object(prompt=_PROMPT),
    "scene": _object(scene=_map(_object(colour=_TEXT, pattern=_TEXT))),
    "intent": _object(("move", "events", "result"), move=_TEXT, events=_EVENTS, result=_RESULT),
    "quit": _object(bye=_FLAG),
}
"""The schema of `ok`, by command."""


@cache
def _validator(command: str) -> Any:
    return Draft202012Validator(ANSWERS[command])


def unlike(command: str, ok: Any) -> str | None:
    """Where an answer is not of its form, or None."""
    error = best_match(_validator(command).iter_errors(ok))
    return None if error is None else f"{'/'.join(map(str, error.absolute_path))}: {error.message}"
