# SPDX-License-Identifier: MIT
"""Errors that people meet: a number, one plain sentence and what to do, in each language, from one catalogue."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import PurePath
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "cs", "de", "ja")

LONGEST: Final = 400
"""Characters of a value that are repeated in a sentence; far longer ones would cost the whole sentence."""

MOST: Final = 10**15
"""Numbers from here on are told as they are written, without the marks of a language."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One catalogue entry: its number, and the exit code of a command that ends with it."""

    number: int
    exit: int


class AludelError(Exception):
    """A fault that is told to a person. `key` is in catalogue.toml; `args` fill the sentence.

    Subclasses also derive from the builtin that a Python caller would catch.
    """

    def __init__(self, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.values = args

    @property
    def entry(self) -> Entry:
        """The catalogue entry."""
        return catalogue()[self.key]

    def text(self, language: str = "en", places: bool = True) -> str:
        """The numbered sentence and what to do: `E602: ... What to do: ...`.

        Without `places` a file is told by its name alone, for captions and pages of people who need not know where on
        this machine it lies.
        """
        values = self.values if places else {name: _named(value) for name, value in self.values.items()}
        said, do = sentence(self.entry.number, values, language)
        return f"E{self.entry.number}: {said} {do}"

    def __str__(self) -> str:
        return self.text()


class CameraFault(AludelError, OSError):
    """No camera, no frame in time, or a frame that cannot be used."""


class VoiceFault(AludelError, OSError):
    """No speech engine, no sound device, or a voice that hung."""


class LampFault(AludelError, OSError):
    """Lamps or buttons that cannot be driven."""


class JournalFault(AludelError, OSError):
    """A journal that cannot be opened, read or written."""


class ConfigFault(AludelError, ValueError):
    """A configuration or data file that does not say what it should."""


class UsageFault(AludelError, ValueError):
    """A command used wrongly."""


class PageFault(AludelError, ValueError):
    """Something that a page asks of the console and that cannot be done, at least not now."""


@cache
def catalogue() -> dict[str, Entry]:
    """Every error by key."""
    data = tomllib.loads(files(__package__).joinpath("catalogue.toml").read_text("utf-8"))
    return {key: Entry(**entry) for key, entry in data.items()}


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(files(__package__).joinpath(f"{language}.ftl").read_text("utf-8")))
    return bundle


def sentence(number: int, values: dict[str, str | int], language: str = "en") -> tuple[str, str]:
    """What happened and what to do, in `language` (English where a language lacks it)."""
    bundle = _bundle(language if language in LANGUAGES else "en")
    if not bundle.has_message(f"e{number}"):
        bundle = _bundle("en")
    message = bundle.get_message(f"e{number}")
    return _words(bundle, message.value, values), _words(bundle, message.attributes["do"], values)


def _words(bundle: FluentBundle, pattern: Any, values: dict[str, str | int]) -> str:
    words, _ = bundle.format_pattern(pattern, {name: _sayable(value) for name, value in values.items()})
    return str(words)


def _named(value: str | int) -> str | int:
    """A file or folder by its name alone; anything else as it is."""
    return PurePath(value).name or value if isinstance(value, str) and value.startswith("/") else value


def _sayable(value: str | int) -> str | int:
    """A value that a sentence can hold, whatever somebody has typed."""
    if isinstance(value, int) and abs(value) < MOST:
        return value
    told = str(value)
    return told if len(told) <= LONGEST else f"{told[:LONGEST]}…"
