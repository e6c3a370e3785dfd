# SPDX-License-Identifier: MIT
"""TOML files held to a JSON schema: every fault is told by file, key path and what is allowed.

Data files of the kit and people's own configuration go through the same door, so their faults read alike.
"""

from __future__ import annotations

import difflib
import json
import math
import re
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator, validators
from jsonschema.exceptions import ValidationError

from aludel.errors import ConfigFault

Table = dict[str, Any]

LONGEST = 1 << 20
"""Bytes of the longest TOML file that is read: a thousand times a usual one."""

DEEPEST = 32
"""Tables and lists within each other; ours have at most 7. What is far deeper would end the readers' recursion."""

BITS = 63
"""Of a whole number in TOML, beside its sign."""

ALIKE = 0.6
"""Similarity (difflib's ratio) from which a name is taken for a misspelling of another."""


def read_toml(path: Path) -> Table:
    """The contents of a TOML file, or ConfigFault: unreadable, not UTF-8, or no TOML (with the line).

    Devices and pipes are refused unopened (they may never end), and so is what is too long to be a settings file.
    What nests deeper than DEEPEST counts as no TOML, by the line that nests the most, and so does a number of more
    than 64 bits, by the line with the most digits.
    """
    try:
        if path.exists() and (not path.is_file() or path.stat().st_size > LONGEST):
            raise ConfigFault("config-unreadable", file=str(path), why="no settings file")
        text = path.read_text("utf-8")
        return _of_64_bits(_not_too_deep(tomllib.loads(text)))
    except ConfigFault:
        raise
    except RecursionError as fault:
        raise ConfigFault("config-not-toml", file=str(path), line=_deepest_line(text)) from fault
    except UnicodeDecodeError as fault:
        raise ConfigFault("config-not-text", file=str(path), byte=fault.start) from fault
    except tomllib.TOMLDecodeError as fault:
        raise ConfigFault("config-not-toml", file=str(path), line=_line(fault, path)) from fault
    except ValueError as fault:
        raise ConfigFault("config-not-toml", file=str(path), line=_longest_number(text)) from fault
    except OSError as fault:
        raise ConfigFault("config-unreadable", file=str(path), why=fault.strerror or type(fault).__name__) from fault


def _not_too_deep(data: Table) -> Table:
    """The data itself. RecursionError as from tomllib, which follows dotted names to any depth without one."""
    level: list[Any] = [data]
    for _ in range(DEEPEST):
        level = [inner for outer in level for inner in _within(outer)]
        if not level:
            return data
    raise RecursionError("nested too deep")


def _within(outer: Any) -> list[Any]:
    return [inner for inner in _inside(outer) if isinstance(inner, (dict, list))]


def _inside(outer: Any) -> Iterable[Any]:
    return outer.values() if isinstance(outer, dict) else outer


def _of_64_bits(data: Table) -> Table:
    """The data itself. ValueError for a longer number, as from tomllib for one that is far longer."""
    level: list[Any] = [data]
    while level:
        if any(isinstance(value, int) and value.bit_length() > BITS for outer in level for value in _inside(outer)):
            raise ValueError("a number of more than 64 bits")
        level = [inner for outer in level for inner in _within(outer)]
    return data


def _longest_number(text: str) -> int:
    """The line with the most digits in a row."""
    runs = [max(map(len, re.findall(r"[-+]?[0-9][0-9a-zA-Z_]*", line)), default=0) for line in text.splitlines()]
    return runs.index(max(runs)) + 1


def _deepest_line(text: str) -> int:
    """The line that reaches furthest in, by its brackets and dots."""
    depth, reached = 0, []
    for line in text.splitlines():
        opened = line.count("[") + line.count("{")
        reached.append(depth + opened + line.count("."))
        depth += opened - line.count("]") - line.count("}")
    return reached.index(max(reached)) + 1


def load_checked(path: Path, schema: Path) -> Table:
    """A TOML file that fits its schema, or the first ConfigFault."""
    data = read_toml(path)
    for fault in schema_faults(data, json.loads(schema.read_text("utf-8")), str(path)):
        raise fault
    return data


def schema_faults(data: Mapping[str, Any], schema: Mapping[str, Any], file: str) -> list[ConfigFault]:
    """Every fault of `data`, in the order of the key paths."""
    errors = sorted(_Validator(schema).iter_errors(data), key=lambda error: [str(p) for p in error.path])
    faults = [fault for error in errors for fault in _told(error, file)]
    return list({fault.text(): fault for fault in faults}.values())


def nearest(name: str, known: Iterable[str]) -> str:
    """The known name that `name` most likely stands for (a misspelling), or nothing when none is like it.

    >>> nearest("langage", ("language", "volume"))
    'language'
    >>> nearest("colour", ("language", "volume"))
    ''
    """
    close = difflib.get_close_matches(name, list(known), n=1, cutoff=ALIKE)
    return close[0] if close else ""


def _is_number(_checker: Any, value: object) -> bool:
    """TOML can write nan, which fits every bound."""
    return isinstance(value, (int, float)) and not isinstance(value, bool) and not math.isnan(value)


_Validator = validators.extend(
    Draft202012Validator, type_checker=Draft202012Validator.TYPE_CHECKER.redefine("number", _is_number)
)


def _line(fault: tomllib.TOMLDecodeError, path: Path) -> int:
    """tomllib gives the line in its message only, and none when the file ends too early."""
    found = re.search(r"at line (\d+)", str(fault))
    return int(found[1]) if found else len(path.read_text("utf-8").splitlines())


def _told(error: ValidationError, file: str) -> list[ConfigFault]:
    where = [str(part) for part in error.path]
    if error.validator == "additionalProperties":
        return [_unknown(file, where, name, error.schema) for name in sorted(_extra(error))]
    if error.validator == "required":
        missing = [name for name in error.validator_value if name not in error.instance]
        return [ConfigFault("config-missing-key", file=file, setting=".".join([*where, name])) for name in missing]
    return [_wrong(file, where, error)]


def _extra(error: ValidationError) -> set[str]:
    return set(error.instance) - set(error.schema.get("properties", {}))


def _unknown(file: str, where: list[str], name: str, schema: Mapping[str, Any]) -> ConfigFault:
    known = list(schema.get("properties", {}))
    return ConfigFault(
        "config-unknown-key",
        file=file,
        setting=".".join([*where, name]),
        near=nearest(name, known) or "none",
        known=", ".join(known),
    )


def _wrong(file: str, where: list[str], error: ValidationError) -> ConfigFault:
    given = json.dumps(error.instance, ensure_ascii=False, default=str)
    key = ".".join(where) or "(file)"
    return ConfigFault("config-wrong-value", file=file, setting=key, given=given[:80], **_allowed(error))


def _allowed(error: ValidationError) -> dict[str, str | int]:
    """What a key may be, as values for the sentence: its `kind` selects the words."""
    schema = error.schema
    if "enum" in schema:
        return {"kind": "choice", "allowed": ", ".join(map(str, schema["enum"]))}
    if "minimum" in schema and "maximum" in schema:
        return {"kind": "range", "allowed": f"{schema['minimum']}-{schema['maximum']}"}
    if error.validator == "pattern":
        return {"kind": "pattern", "allowed": schema.get("examples", [schema["pattern"]])[0]}
    if "minItems" in schema or "uniqueItems" in schema or "minProperties" in schema:
        return {"kind": "list", "allowed": ""}
    return {"kind": str(schema.get("type", "other")), "allowed": ""}
