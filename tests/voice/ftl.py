# SPDX-License-Identifier: MIT
"""Phrase files as the tests see them: keys, forms and variables."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from aludel.errors import LANGUAGES
from aludel.voice.phrasebook import CASES, phrase_folders

WORDS = re.compile(r"^(seat|potion|ingredient|other|type|pet|artifact|trophy|letter|terminal)-")
"""Messages that are never said by themselves: words put into others, and the help of the terminal."""


@dataclass(frozen=True)
class Form:
    """One message's value (`attribute` "") or one of its attributes."""

    key: str
    attribute: str
    variables: frozenset[str]


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def _variables(pattern: ast.Pattern | None) -> frozenset[str]:
    """The variables of a pattern, cases taken away: `$potion_acc` is the argument `potion`."""
    visitor = _Variables()
    if pattern is not None:
        visitor.visit(pattern)
    return frozenset(re.sub(rf"_({'|'.join(CASES)})$", "", name) for name in visitor.names)


@cache
def parse(path: Path) -> ast.Resource:
    return FluentParser().parse(path.read_text("utf-8"))


def forms(path: Path) -> Iterator[Form]:
    for message in parse(path).body:
        if isinstance(message, ast.Message):
            yield Form(message.id.name, "", _variables(message.value))
            for attribute in message.attributes:
                yield Form(message.id.name, attribute.id.name, _variables(attribute.value))


def files(folder: Path) -> dict[str, Path]:
    return {language: folder / f"{language}.ftl" for language in LANGUAGES}


def cases_asked(language: str) -> frozenset[tuple[str, str]]:
    """Which case of which words the phrases of a language ask for: `$pet_acc` is the `.acc` of every `pet-*`."""
    visitor = _Variables()
    for folder in FOLDERS:
        visitor.visit(parse(folder / f"{language}.ftl"))
    split = (name.rsplit("_", 1) for name in visitor.names if name.endswith(tuple(f"_{case}" for case in CASES)))
    return frozenset((FAMILIES.get(name, name), case) for name, case in split)


FAMILIES = {"one": "type", "two": "type", "three": "type"}
"""Arguments that are not named by the words they take."""

FOLDERS = phrase_folders()


def keys(language: str = "en") -> dict[str, frozenset[str]]:
    """Every phrase of every folder with the variables that any of its forms takes."""
    found: dict[str, frozenset[str]] = {}
    for folder in FOLDERS:
        for form in forms(folder / f"{language}.ftl"):
            if form.attribute not in CASES:
                found[form.key] = found.get(form.key, frozenset()) | form.variables
    return found
