# SPDX-License-Identifier: MIT
"""Sizes, docstrings and annotations of the program."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path
from statistics import median
from typing import Final

from .source import PACKAGE, TOP, Function, functions, length, modules, public_definitions, tree

LONGEST_FILE: Final = 400
LONG_FUNCTION: Final = 30
LONG_SHARE: Final = 0.01

LONG_FILES: Final[dict[str, str]] = {}
"""Files that may be longer, each with the reason."""


def programs() -> list[Path]:
    return [*modules(), *modules(TOP / "tests")]


def test_no_file_is_long() -> None:
    long = {str(path.relative_to(TOP)): lines(path) for path in programs() if lines(path) > LONGEST_FILE}
    assert {name: count for name, count in long.items() if name not in LONG_FILES} == {}


def lines(path: Path) -> int:
    return len(path.read_text("utf-8").splitlines())


def test_functions_are_small() -> None:
    lengths = {f"{path.relative_to(PACKAGE)}:{one.name}": length(one) for path in modules() for one in functions(path)}
    long = {name: count for name, count in lengths.items() if count > LONG_FUNCTION}
    assert median(lengths.values()) < 10
    assert len(long) <= LONG_SHARE * len(lengths), long


def test_everything_public_says_what_it_is() -> None:
    missing = [
        f"{path.relative_to(TOP)}:{node.lineno} {name}"
        for path in modules()
        for name, node in public_definitions(path)
        if ast.get_docstring(node) is None and name not in inherited()
    ]
    assert not missing, "\n" + "\n".join(missing)


@cache
def inherited() -> set[str]:
    """Methods (`Class.method`) that a base class of the program already explains."""
    every = [item for path in modules() for item in public_definitions(path)]
    said = {name for name, node in every if ast.get_docstring(node) is not None}
    classes = [node for _, node in every if isinstance(node, ast.ClassDef)]
    return {
        f"{one.name}.{method.partition('.')[2]}"
        for one in classes
        for base in one.bases
        for method in said
        if method.startswith(ast.unparse(base).partition("[")[0] + ".")
    }


def test_every_module_says_what_it_is() -> None:
    missing = [
        str(path.relative_to(TOP)) for path in modules() if tree(path).body and not ast.get_docstring(tree(path))
    ]
    assert not missing, "\n" + "\n".join(missing)


def test_everything_is_annotated() -> None:
    missing = [
        f"{path.relative_to(TOP)}:{one.lineno} {one.name}"
        for path in modules()
        for one in functions(path)
        if one.returns is None or any(argument.annotation is None for argument in arguments(one))
    ]
    assert not missing, "\n" + "\n".join(missing)


def arguments(function: Function) -> list[ast.arg]:
    given = function.args
    every = [*given.posonlyargs, *given.args, *given.kwonlyargs, *filter(None, (given.vararg, given.kwarg))]
    return [argument for argument in every if argument.arg not in {"self", "cls"}]


def test_values_do_not_change() -> None:
    """A dataclass is a frozen value with slots, or says by `slots=True` alone that it is a piece of working state."""
    wrong = [
        f"{path.relative_to(TOP)}:{node.lineno} {node.name}"
        for path in modules()
        for node in ast.walk(tree(path))
        if isinstance(node, ast.ClassDef)
        for decorator in node.decorator_list
        if "dataclass" in ast.unparse(decorator) and "slots=True" not in ast.unparse(decorator)
    ]
    assert not wrong, "\n" + "\n".join(wrong)
