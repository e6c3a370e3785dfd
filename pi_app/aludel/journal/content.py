# SPDX-License-Identifier: MIT
"""What a sealed row holds, read with care: a seal proves that a row was written, not that this version can read it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

Check: TypeAlias = Callable[[Any], bool]
"""Whether a value is of the kind that a field holds."""

LARGEST: Final = 10**9
"""No number of a game comes near it; larger ones cannot all be shown or spoken."""


def fields(text: str, shape: Mapping[str, Check], needed: bool = True) -> dict[str, Any]:
    """The fields of `shape` in a JSON object; other fields are left out, since a later version may add some.

    Raises ValueError for what is no object, for a value of another kind, and for a missing field if all are `needed`.
    """
    found = mapping(text)
    if needed and not shape.keys() <= found.keys():
        raise ValueError("a field is missing")
    known = {name: found[name] for name in shape if name in found}
    for name, value in known.items():
        if not shape[name](value):
            raise ValueError(f"{name} is of another kind")
    return known


def mapping(text: str) -> dict[str, Any]:
    """A JSON object, or ValueError."""
    try:
        found = json.loads(text)
    except RecursionError as error:
        raise ValueError("nested too deeply") from error
    if not isinstance(found, dict):
        raise ValueError("no object")
    return found


def whole(value: Any) -> bool:
    """Whether it is a whole number, and none that is absurd.

    >>> whole(-4), whole(True), whole("4")
    (True, False, False)
    """
    return type(value) is int and number(value)


def number(value: Any) -> bool:
    """Whether it is a number, and none that is absurd."""
    return type(value) in (int, float) and -LARGEST < value < LARGEST


def word(value: Any) -> bool:
    """Whether it is text that any screen can show."""
    return isinstance(value, str) and value.isprintable()


def several(one: Check) -> Check:
    """A list in which every value passes.

    >>> several(whole)([1, 2]), several(whole)([[1]])
    (True, False)
    """
    return lambda value: isinstance(value, list) and all(map(one, value))


def perhaps(one: Check) -> Check:
    """Nothing, or a value that passes."""
    return lambda value: value is None or one(value)


def anything_by_name(value: Any) -> bool:
    """Whether it is an object, whatever it holds."""
    return isinstance(value, dict)
