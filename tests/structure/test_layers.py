# SPDX-License-Identifier: MIT
"""Imports point downward only, the rules stand on the standard library alone, and hardware is met in its drivers."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Final

import pytest

from .source import PACKAGE, imports, modules, name_of, own_imports, tree, unit_of

LAYERS: Final = (
    ("games", "link"),
    ("errors", "house", "frame", "reading", "utterance"),
    ("toml_file", "shell", "origin"),
    ("config",),
    ("pieces",),
    ("sight", "voice", "lights", "journal"),
    ("table",),
    ("screens",),
    ("twin",),
    ("bench", "protocol"),
    ("commands",),
    ("cli",),
)
"""Lowest first. A part may import itself and what lies below it, never its neighbours or what lies above."""

STANDARD_ONLY: Final = ("games", "link")

IMPURE: Final = {"time", "random", "os", "io", "logging", "threading", "socket", "subprocess", "pathlib", "secrets",
                 "datetime", "asyncio", "multiprocessing", "tempfile", "shutil", "sqlite3",
                 "importlib", "tomllib"}  # fmt: skip
"""What would let a rule engine see a clock, chance or the outside world."""

DATA_READERS: Final = {
    "games.little_alchemists.data": {"importlib", "tomllib"},
    "games.referee": {"importlib"},
}
"""The modules of games/ that read a game's own data files or find the installed games, and what they import for it."""

HARDWARE: Final = {"picamera2", "libcamera", "gpiozero", "RPi", "lgpio", "serial", "smbus", "spidev"}

HARDWARE_DRIVERS: Final = {"sight.cameras.picamera", "lights.factory", "lights.gpio", "lights.buttons"}

RANK: Final = {unit: rank for rank, units in enumerate(LAYERS) for unit in units}


def told(path: Path, line: int, module: str) -> str:
    return f"{path.relative_to(PACKAGE)}:{line} imports {module}"


def test_every_part_has_its_layer() -> None:
    assert {unit_of(name_of(path)) for path in modules()} - {""} == set(RANK) - absent()


def absent() -> set[str]:
    """Parts of the design that are not built yet."""
    return {unit for unit in RANK if not (PACKAGE / unit).exists() and not (PACKAGE / f"{unit}.py").exists()}


def test_nothing_imports_upward_or_sideways() -> None:
    wrong = [
        told(path, line, module)
        for path in modules()
        for module, line in own_imports(path)
        if not may_import(unit_of(name_of(path)), unit_of(module))
    ]
    assert not wrong, "\n" + "\n".join(wrong)


def may_import(importer: str, imported: str) -> bool:
    if imported not in RANK:
        return imported == "__version__"
    return importer == imported or RANK[imported] < RANK.get(importer, 0)


@pytest.mark.parametrize(
    ("importer", "imported", "allowed"),
    [
        ("table", "games", True),
        ("games", "table", False),
        ("sight", "voice", False),
        ("twin", "table", True),
        ("games", "errors", False),
        ("", "games", False),
    ],
)
def test_the_table_of_layers_means_what_it_says(importer: str, imported: str, allowed: bool) -> None:
    assert may_import(importer, imported) is allowed


def test_the_twin_never_imports_sight() -> None:
    wrong = [
        told(path, line, module)
        for path in modules(PACKAGE / "twin")
        for module, line in own_imports(path)
        if unit_of(module) == "sight"
    ]
    assert not wrong, "\n" + "\n".join(wrong)


def test_pages_ask_the_host_about_the_journal_and_never_look_into_it() -> None:
    """Of the journal's trade they use only how a file is kept safely."""
    wrong = [
        told(path, line, module)
        for path in modules(PACKAGE / "screens")
        for module, line in own_imports(path)
        if (unit_of(module) == "journal" and module.split(".")[:2] not in (["journal", "store"], ["journal", "faults"]))
        or module == "table.desk"
    ]
    assert not wrong, "\n" + "\n".join(wrong)


def test_rules_and_wire_stand_on_the_standard_library_alone() -> None:
    wrong = [
        told(path, imported.line, imported.module)
        for unit in STANDARD_ONLY
        for path in modules(PACKAGE / unit)
        for imported in imports(path)
        if imported.module.partition(".")[0] not in {*sys.stdlib_module_names, "aludel"}
    ]
    assert not wrong, "\n" + "\n".join(wrong)


def test_rules_see_no_clock_no_chance_and_nothing_outside() -> None:
    wrong = [
        told(path, imported.line, imported.module)
        for path in modules(PACKAGE / "games")
        for imported in imports(path)
        if imported.module.partition(".")[0] in IMPURE - DATA_READERS.get(name_of(path), set())
    ]
    assert not wrong, "\n" + "\n".join(wrong)


def test_rules_neither_print_nor_open_nor_ask() -> None:
    wrong = [
        f"{path.relative_to(PACKAGE)}:{node.lineno} calls {node.func.id}"
        for path in modules(PACKAGE / "games")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        if node.func.id in {"open", "print", "input", "exec", "eval", "breakpoint"}
    ]
    assert not wrong, "\n" + "\n".join(wrong)


def test_hardware_is_imported_in_its_drivers_only_and_only_when_they_open() -> None:
    wrong = [
        told(path, imported.line, imported.module)
        for path in modules()
        for imported in imports(path)
        if imported.module.partition(".")[0] in HARDWARE
        if name_of(path) not in HARDWARE_DRIVERS or not imported.nested
    ]
    assert not wrong, "\n" + "\n".join(wrong)


def test_the_named_drivers_and_readers_are_there() -> None:
    names = {name_of(path) for path in modules()}
    assert {*HARDWARE_DRIVERS, *DATA_READERS} <= names
