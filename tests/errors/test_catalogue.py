# SPDX-License-Identifier: MIT
"""The catalogue of errors: every number has its words in every language, and every fault in the program its entry."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from aludel import errors
from aludel.errors import LANGUAGES, AludelError, catalogue, sentence

PACKAGE = Path(errors.__file__).parents[1]
FAULTS = {name for name, one in vars(errors).items() if isinstance(one, type) and issubclass(one, AludelError)}
BLOCKS = range(1, 11)


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    text = files("aludel.errors").joinpath(f"{language}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    found = [entry for entry in body if isinstance(entry, ftl.Message)]
    assert len({one.id.name for one in found}) == len(found), "a number has its words twice"
    return {one.id.name: one for one in found}


def variables(message: ftl.Message) -> set[str]:
    """The names of the variables in what happened and in what to do."""
    text = re.findall(r"\$([a-z_]+)", _source(message))
    return set(text)


def _source(message: ftl.Message) -> str:
    return FluentSerializer().serialize_entry(message)


def test_every_number_is_there_once_and_in_its_block() -> None:
    numbers = [entry.number for entry in catalogue().values()]
    assert len(set(numbers)) == len(numbers)
    assert {number // 100 for number in numbers} <= set(BLOCKS)
    assert {entry.exit for entry in catalogue().values()} <= {1, 2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_its_words_and_no_words_are_left_over(language: str) -> None:
    assert set(messages(language)) == {f"e{entry.number}" for entry in catalogue().values()}
    for message in messages(language).values():
        assert message.value is not None
        assert [attribute.id.name for attribute in message.attributes] == ["do"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_uses_the_same_values(language: str) -> None:
    differ = {
        key: (variables(message), variables(messages("en")[key]))
        for key, message in messages(language).items()
        if variables(message) != variables(messages("en")[key])
    }
    assert differ == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_whole(language: str) -> None:
    for key, entry in catalogue().items():
        values: dict[str, str | int] = dict.fromkeys(variables(messages("en")[f"e{entry.number}"]), "XYZ")
        for words in sentence(entry.number, values, language):
            assert words[-1] in ".。!?)", (key, words)
            assert "{" not in words and "$" not in words


def calls() -> Iterator[tuple[str, str, set[str], bool]]:
    """Each fault that the program makes with a key written out: where, its key, its values, whether there are more."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=str(key)), *_]) if name in FAULTS:
                    given = {keyword.arg for keyword in node.keywords if keyword.arg}
                    more = any(keyword.arg is None for keyword in node.keywords)
                    yield f"{path.relative_to(PACKAGE)}:{node.lineno}", key, given, more


def test_every_fault_of_the_program_has_its_entry_and_its_values() -> None:
    made = list(calls())
    assert len(made) > 20
    for where, key, given, more in made:
        assert key in catalogue(), where
        used = variables(messages("en")[f"e{catalogue()[key].number}"])
        assert used <= given or more, (where, key, used - given)


def test_a_fault_is_told_with_its_number_and_is_what_python_would_raise() -> None:
    fault = errors.LampFault("pin-factory-unknown", factory="rpi", known="lgpio, mock")
    assert str(fault).startswith('E408: There is no pin factory called "rpi".')
    assert isinstance(fault, OSError)
    assert fault.text("de").startswith("E408: Es gibt keinen Pin-Zugang")
    assert fault.text("xx") == fault.text("en")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["9" * 5000, "x" * 3000, 10**4000, -(10**4000), 10**15], ids=range(5))
def test_a_value_without_end_costs_no_sentence(language: str, typed: str | int) -> None:
    said, do = sentence(catalogue()["typed-unknown"].number, {"typed": typed, "commands": "put, take"}, language)
    assert str(typed)[: errors.LONGEST] in said and "put, take" in do
    assert "???" not in said and len(said) < errors.LONGEST + 200
