# SPDX-License-Identifier: MIT
"""Lines of JSON in and out, with limits: whatever arrives becomes a request or one `Bad`."""

from __future__ import annotations

import json
import math
import re
from typing import Any, BinaryIO, Final

LONGEST_LINE: Final = 65_536
"""Bytes, line end included."""
DEEPEST: Final = 32
"""Arrays and objects in each other."""
MOST_DIGITS: Final = 15
"""Of a whole number: what every JSON reader keeps exactly."""
LONGEST_MESSAGE: Final = 300

_STRING: Final = re.compile(rb'"(?:[^"\\]|\\.)*"?', re.DOTALL)
_SURROGATE: Final = re.compile("[\ud800-\udfff]")


class Bad(Exception):
    """A request that cannot be served: `code` for programs, `message` for people, `more` fields beside them."""

    def __init__(self, code: str, message: str, **more: Any) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.more = more

    def answer(self) -> dict[str, Any]:
        """The error as it goes over the wire."""
        return {"code": self.code, "message": self.message[:LONGEST_MESSAGE], **self.more}


def read_line(stream: BinaryIO) -> bytes | None:
    """The next line without its end, None at the end of input. Bad when it is too long; the rest of it is skipped."""
    line = stream.readline(LONGEST_LINE)
    if not line:
        return None
    if len(line) == LONGEST_LINE and not line.endswith(b"\n"):
        while rest := stream.readline(LONGEST_LINE):
            if rest.endswith(b"\n"):
                break
        raise Bad("too-long", f"a line has at most {LONGEST_LINE} bytes")
    return line.rstrip(b"\r\n")


def parse(line: bytes) -> dict[str, Any]:
    """The JSON object on a line, or Bad."""
    if _depth(line) > DEEPEST:
        raise Bad("too-deep", f"arrays and objects may be nested {DEEPEST} deep")
    try:
        text = line.decode("utf-8")
        value = json.loads(
            text, parse_int=_whole, parse_float=_finite, parse_constant=_no_constant, object_pairs_hook=_once
        )
    except UnicodeDecodeError:
        raise Bad("not-utf-8", "the line is not UTF-8") from None
    except json.JSONDecodeError as error:
        raise Bad("not-json", f"not JSON at character {error.pos + 1}: {error.msg}") from None
    if not isinstance(value, dict):
        raise Bad("not-an-object", "a request is a JSON object")
    return value


def dump(answer: dict[str, Any]) -> bytes:
    """An answer as one line of ASCII."""
    return json.dumps(answer, separators=(",", ":")).encode("ascii") + b"\n"


def _depth(line: bytes) -> int:
    """How deep brackets nest outside strings: counted first, as the reader itself recurses."""
    depth = deepest = 0
    for byte in _STRING.sub(b"", line):
        if byte in b"[{":
            depth += 1
            deepest = max(deepest, depth)
        elif byte in b"]}":
            depth -= 1
    return deepest


def _whole(digits: str) -> int:
    if len(digits.lstrip("-")) > MOST_DIGITS:
        raise Bad("bad-number", f"a whole number has at most {MOST_DIGITS} digits")
    return int(digits)


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise Bad("bad-number", "a number is too large")
    return number


def _no_constant(name: str) -> Any:
    raise Bad("bad-number", f"{name} is not JSON")


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object whose names all differ. Half characters are refused here, before a hash or a file meets them."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise Bad("not-json", "a name stands twice in one object")
    if any(_half(name) or _half(value) for name, value in pairs):
        raise Bad("not-json", "half a character (a lone surrogate)")
    return found


def _half(value: Any) -> bool:
    if isinstance(value, str):
        return _SURROGATE.search(value) is not None
    return isinstance(value, list) and any(map(_half, value))
