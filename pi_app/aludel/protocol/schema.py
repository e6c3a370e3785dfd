# SPDX-License-Identifier: MIT
"""What each command takes, as JSON schemas: `help` shows them and requests are held to them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from jsonschema import Draft202012Validator, validators
from jsonschema.exceptions import best_match

from aludel.protocol.wire import Bad

JsonSchema = Mapping[str, Any]

SEAT: Final[JsonSchema] = {
    "type": "integer",
    "minimum": -1,
    "maximum": 15,
    "description": "index of a seat; -1 is the table",
}
TEXT: Final[JsonSchema] = {"type": "string", "maxLength": 16_384}
_WORD: Final[JsonSchema] = {"type": "string", "maxLength": 64}
_NEW: Final[Mapping[str, JsonSchema]] = {
    "level": {"type": "integer", "minimum": 0, "maximum": 99},
    "seats": {"type": "array", "items": _WORD, "maxItems": 16, "description": "colours in clockwise order"},
    "first": {"type": ["integer", "null"], "minimum": 0, "maximum": 15, "description": "starting seat; null: drawn"},
    "house": {"type": "object", "description": "house rules by name"},
    "fate": {"type": "object", "description": "what chance decided, as `new` shows it with --secret"},
    "code": {**_WORD, "description": "a game code; the fate is drawn from it"},
    "seed": {"type": ["integer", "string"], "maxLength": 64, "description": "any seed; the fate is drawn from it"},
}

ARGUMENTS: Final[Mapping[str, Mapping[str, JsonSchema]]] = {
    "help": {},
    "new": _NEW,
    "moves": {"seat": SEAT},
    "do": {"move": {**TEXT, "description": "a move in notation"}},
    "view": {"seat": SEAT},
    "status": {},
    "undo": {"announced": {"type": "boolean", "description": "also take back what was announced"}},
    "notation": {"position": {**TEXT, "description": "a position to set, as printed with --secret"}},
    "prompt": {},
    "scene": {},
    "intent": {
        "tray": {"type": "array", "items": _WORD, "maxItems": 16, "description": "kinds of pieces, in reading order"},
        "buttons": {"type": "array", "items": _WORD, "maxItems": 9, "description": "pressed together"},
        "held": {"type": "boolean", "description": "held rather than pressed"},
        "do": {"type": "boolean", "description": "also make the move"},
    },
    "quit": {},
}
"""Arguments by command."""

REQUIRED: Final[Mapping[str, tuple[str, ...]]] = {"new": ("level", "seats"), "do": ("move",), "intent": ("buttons",)}

_ENVELOPE: Final = {"id": {"type": ["integer", "string", "null"], "maxLength": 64}, "command": {"type": "string"}}

_Strict: Final = validators.extend(
    Draft202012Validator,
    # JSON schema takes 1.0 for a whole number; an index must be written as one.
    type_checker=Draft202012Validator.TYPE_CHECKER.redefine(
        "integer", lambda _, value: isinstance(value, int) and not isinstance(value, bool)
    ),
)


@cache
def schema_of(command: str) -> JsonSchema:
    """The JSON schema of a whole request."""
    schema: dict[str, Any] = {
        "type": "object",
        "properties": {**_ENVELOPE, **ARGUMENTS[command]},
        "required": ["command", *REQUIRED.get(command, ())],
        "additionalProperties": False,
    }
    if command == "new":
        sources = ("fate", "code", "seed")
        pairs = [{"required": [a, b]} for i, a in enumerate(sources) for b in sources[i + 1 :]]
        schema["not"] = {"anyOf": pairs}
    return schema


@cache
def _validator(command: str) -> Any:
    return _Strict(schema_of(command))


def hold_to_schema(command: str, request: Mapping[str, Any]) -> None:
    """Raise Bad when a request does not have the form of its command."""
    error = best_match(_validator(command).iter_errors(request))
    if error is None:
        return
    if error.validator == "not":
        raise Bad("bad-argument", "give at most one of fate, code and seed")
    where = "/".join(map(str, error.absolute_path))
    raise Bad("bad-argument", f"{where}: {error.message}" if where else error.message)
