# SPDX-License-Identifier: MIT
"""House rules from the configuration, the owner's overlay files among them, checked before a console starts."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from pathlib import Path
from typing import Any

from aludel.config import Config
from aludel.errors import AludelError, ConfigFault, catalogue
from aludel.games.referee import BadSetup, Game, Setup, registry
from aludel.shell import expanded, found
from aludel.toml_file import read_toml


def house_rules(config: Config) -> dict[str, dict[str, Any]]:
    """House rules by game. Raises an AludelError for what no game can be played with."""
    rules, overlays = config.games.rules, config.games.overlays
    return {key: _checked(key, rules.get(key, {}), overlays.get(key)) for key in sorted({*rules, *overlays})}


def _checked(key: str, rules: Mapping[str, str], overlay: str | None) -> dict[str, Any]:
    """The house rules of one game; every level can be played with them by any number of players."""
    if key not in registry():
        raise ConfigFault("unknown-game", game=key, games=", ".join(registry()))
    house = {**rules, **({} if overlay is None else {"overlay": _overlay(expanded(overlay))})}
    game = registry()[key]
    fewest, most = game.info.seats
    for level, players in product(game.info.levels, range(fewest, most + 1)):
        check_setup(game, Setup(level, game.info.colours[:players], None, house))
    return house


def _overlay(file: Path) -> dict[str, Any]:
    if not found(file):
        raise ConfigFault("file-missing", path=str(file))
    return read_toml(file)


def check_setup(game: Game[Any, Any], setup: Setup) -> None:
    """Raise the catalogue error for options that no game can start with."""
    try:
        game.check(setup)
    except BadSetup as fault:
        known = fault.key if fault.key in catalogue() else "unforeseen"
        raise AludelError(known, **fault.args_) from fault
