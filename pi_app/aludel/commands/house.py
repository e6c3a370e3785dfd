# SPDX-License-Identifier: MIT
"""House rules from the configuration: the owner's overlay files, checked before a console starts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from aludel.config import Config
from aludel.errors import AludelError, ConfigFault, catalogue
from aludel.games.referee import BadSetup, Game, Setup, registry
from aludel.shell import expanded, found
from aludel.toml_file import read_toml


def house_rules(config: Config) -> dict[str, dict[str, Any]]:
    """House rules by game. Raises ConfigFault for an overlay that cannot be played with."""
    return {key: _overlay(key, expanded(file)) for key, file in config.games.overlays.items()}


def _overlay(key: str, file: Path) -> dict[str, Any]:
    if key not in registry():
        raise ConfigFault("unknown-game", game=key, games=", ".join(registry()))
    if not found(file):
        raise ConfigFault("file-missing", path=str(file))
    house = {"overlay": read_toml(file)}
    game = registry()[key]
    for level in game.info.levels:
        check_setup(game, Setup(level, game.info.colours[:2], None, house))
    return house


def check_setup(game: Game[Any, Any], setup: Setup) -> None:
    """Raise the catalogue error for options that no game can start with."""
    try:
        game.check(setup)
    except BadSetup as fault:
        known = fault.key if fault.key in catalogue() else "unforeseen"
        raise AludelError(known, **fault.args_) from fault
