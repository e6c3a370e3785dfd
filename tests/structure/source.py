# SPDX-License-Identifier: MIT
"""The source tree as the structure tests see it: files, imports and functions, read without running anything."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

TOP: Final = Path(__file__).parents[2]
PACKAGE: Final = TOP / "pi_app" / "aludel"
FOLDERS: Final = (".ci", "docs", "enclosure", "firmware", "hardware", "pi_app", "requirements", "tests")
MADE: Final = {"__pycache__"}

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Import:
    """One module imported by a file; `nested` when that happens inside a function."""

    module: str
    line: int
    nested: bool


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


def project_files() -> Iterator[Path]:
    """Every file that belongs to the project."""
    yield from (path for path in sorted(TOP.iterdir()) if path.is_file())
    for folder in FOLDERS:
        yield from (path for path in sorted((TOP / folder).rglob("*")) if path.is_file() and not MADE & set(path.parts))


def modules(folder: Path = PACKAGE) -> list[Path]:
    return [path for path in sorted(folder.rglob("*.py")) if not MADE & set(path.parts)]


def name_of(path: Path) -> str:
    """The module's name without the package's: `games.referee`; empty for the package itself."""
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def unit_of(module: str) -> str:
    """The part of the program that a module belongs to: `games.referee` is in `games`."""
    return module.partition(".")[0]


def imports(path: Path) -> list[Import]:
    """What a file imports, by statement or by `import_module("...")`."""
    return list(_imports(tree(path), False))


def _imports(node: ast.AST, nested: bool) -> Iterator[Import]:
    for child in ast.iter_child_nodes(node):
        yield from (Import(module, child.lineno, nested) for module in _named(child))
        yield from _imports(child, nested or isinstance(child, Function))


def _named(node: ast.AST) -> list[str]:
    match node:
        case ast.Import(names=names):
            return [alias.name for alias in names]
        case ast.ImportFrom(module=str(module), level=0, names=names):
            return [module, *(f"{module}.{alias.name}" for alias in names if module == "aludel")]
        case ast.ImportFrom():
            raise AssertionError("relative imports hide what is imported")
        case ast.Call(func=ast.Name("import_module") | ast.Attribute(attr="import_module"), args=[ast.Constant(value)]):
            return [str(value)]
    return []


def own_imports(path: Path) -> list[tuple[str, int]]:
    """The modules of this package that a file imports, as names without the package's, with their lines."""
    found = [(imported.module, imported.line) for imported in imports(path)]
    return [(module.removeprefix("aludel."), line) for module, line in found if module.startswith("aludel.")]


def functions(path: Path) -> list[Function]:
    return [node for node in ast.walk(tree(path)) if isinstance(node, Function)]


def length(function: Function) -> int:
    return (function.end_lineno or function.lineno) - function.lineno + 1


def public_definitions(path: Path) -> Iterator[tuple[str, Function | ast.ClassDef]]:
    """Public functions, classes and methods of public classes, by qualified name."""
    yield from _public(tree(path), "")


def _public(node: ast.Module | ast.ClassDef, prefix: str) -> Iterator[tuple[str, Function | ast.ClassDef]]:
    for child in node.body:
        if isinstance(child, ast.ClassDef | Function) and not child.name.startswith("_"):
            yield prefix + child.name, child
            if isinstance(child, ast.ClassDef):
                yield from _public(child, f"{prefix}{child.name}.")
