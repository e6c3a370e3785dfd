# SPDX-License-Identifier: MIT
"""Makes the mutants: a copy of the checkout in which mutmut has written every mutant beside its function."""

from __future__ import annotations

import ast
import hashlib
import json
import re
import shutil
from collections.abc import Iterator
from contextlib import chdir
from dataclasses import asdict, dataclass
from difflib import SequenceMatcher
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
COPIED: Final = (
    "pi_app", "tests", "docs", "hardware", "enclosure", "pyproject.toml", "CHANGELOG.md", "README.md", "LICENSE"
)  # fmt: skip
MADE: Final = "mutants.json"
MUTATED: Final = "aludel/games"
TRAMPOLINE: Final = "from mutmut.mutation.trampoline import wrap_in_trampoline as _mutmut_mutated"
SWITCH: Final = "from tests.mutation.switch import switched as _mutmut_mutated"
SETTINGS: Final = '\n[tool.mutmut]\nsource_paths = ["pi_app"]\n'
KEPT: Final = frozenset({"staticmethod", "classmethod", "overload"})
"""Decorators that mutmut itself understands, or whose functions never run."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """One small change: mutmut's name for it, a mark of the function it is made in, the lines before and after."""

    name: str
    mark: str
    before: str
    after: str


def make(tree: Path) -> list[Mutant]:
    """Copy the checkout into a folder and mutate games/ there; a module that was mutated before is not done again."""
    shutil.rmtree(tree, ignore_errors=True)
    for name in COPIED:
        _copy(ROOT / name, tree / name)
    with (tree / "pyproject.toml").open("a", encoding="utf-8") as settings:
        settings.write(SETTINGS)
    with chdir(tree):
        found = [mutant for file in _sources(tree) for mutant in _mutate(file, tree)]
    listed(tree).write_text(json.dumps([asdict(mutant) for mutant in found], ensure_ascii=False, indent=0), "utf-8")
    return found


def listed(tree: Path) -> Path:
    """The file with all the mutants of a copy."""
    return tree.parent / MADE


def read(tree: Path) -> list[Mutant]:
    """The mutants that were made there."""
    return [Mutant(**entry) for entry in json.loads(listed(tree).read_text("utf-8"))]


def _copy(source: Path, target: Path) -> None:
    if source.is_file():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(source, target)
    else:
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__", "*.pyc"))


def _sources(tree: Path) -> list[Path]:
    return sorted((tree / "pi_app" / MUTATED).rglob("*.py"))


def _mutate(file: Path, tree: Path) -> list[Mutant]:
    """Write the mutants of a module into it."""
    text = file.read_text("utf-8")
    mark = hashlib.sha256(f"{file.relative_to(tree)} {text}".encode()).hexdigest()
    kept = tree.parent / "mutated" / f"{mark}.py"
    if not kept.exists():
        from mutmut.mutation.file_mutation import mutate_file_contents

        kept.parent.mkdir(exist_ok=True)
        made = mutate_file_contents(str(file), undecorated(text))
        kept.write_text(made.code.replace(TRAMPOLINE, SWITCH), "utf-8")
    shutil.copy(kept, file)
    module = ".".join(file.relative_to(tree / "pi_app").with_suffix("").parts).removesuffix(".__init__")
    return list(_mutants(module, kept.read_text("utf-8")))


def undecorated(code: str) -> str:
    """The same module, with `@cache` and the like applied after the function: mutmut leaves decorated ones alone."""
    lines = code.splitlines()
    for node in sorted(_decorated(ast.parse(code)), key=lambda node: -node.lineno):
        indent = " " * node.col_offset
        applied = node.name
        for decorator in reversed(node.decorator_list):
            applied = f"{ast.unparse(decorator)}({applied})"
        lines.insert(node.end_lineno or node.lineno, f"{indent}{node.name} = {applied}")
        first = node.decorator_list[0].lineno - 1
        del lines[first : node.lineno - 1]
    return "\n".join(lines) + "\n"


def _decorated(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    """Functions of the module and of its classes under a decorator that mutmut does not know."""
    bodies = [tree.body, *(node.body for node in ast.walk(tree) if isinstance(node, ast.ClassDef))]
    for node in (node for body in bodies for node in body):
        if isinstance(node, ast.FunctionDef) and node.decorator_list:
            names = {ast.unparse(decorator) for decorator in node.decorator_list}
            if not names & KEPT:
                yield node


def _mutants(module: str, code: str) -> Iterator[Mutant]:
    lines = code.splitlines()
    texts = {
        node.name: [lines[node.lineno - 1].replace(node.name, ""), *lines[node.lineno : node.end_lineno]]
        for node in ast.walk(ast.parse(code))
        if isinstance(node, ast.FunctionDef) and "__mutmut_" in node.name
    }
    for name, text in texts.items():
        function, _, number = name.rpartition("__mutmut_")
        if number.isdigit():
            original = texts[f"{function}__mutmut_orig"]
            mark = hashlib.sha256("\n".join(original).encode()).hexdigest()[:12]
            yield Mutant(f"{module}.{name}", mark, *_change(original, text))


def _change(old: list[str], new: list[str]) -> tuple[str, str]:
    """The lines that go and those that come, each as one line."""
    gone, come = [], []
    for kind, start, stop, first, last in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if kind != "equal":
            gone += old[start:stop]
            come += new[first:last]
    return " ".join(line.strip() for line in gone), " ".join(line.strip() for line in come)


def place(name: str) -> tuple[str, str]:
    """Module and function of a mutant's name, e.g. `aludel.games.fate.xǁCodeSourceǁbelow__mutmut_3`."""
    dotted, _, mangled = name.rpartition(".")
    function = re.sub(r"__mutmut_\d+$", "", mangled)
    function = function.removeprefix("x_") if function.startswith("x_") else function.strip("xǁ").replace("ǁ", ".")
    return dotted.removeprefix("aludel.games."), function
