# SPDX-License-Identifier: MIT
"""The configuration: a TOML file held to config.schema.json, as frozen values.

A driver that the file names is used or refused, never replaced. Only what a *new* file says depends on the machine:
on a Raspberry Pi the camera and pins, elsewhere the virtual table.
"""

from __future__ import annotations

import json
import os
import sys
import textwrap
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from aludel.errors import AludelError, ConfigFault
from aludel.shell import config_folder, expanded, found, state_folder
from aludel.toml_file import Table, read_toml, schema_faults

SCHEMA: Final = Path(__file__).with_name("config.schema.json")
VARIABLE: Final = "ALUDEL_CONFIG"
SYSTEM: Final = Path("/etc/aludel/config.toml")
MODEL: Final = Path("/proc/device-tree/model")


@dataclass(frozen=True, slots=True)
class TableConfig:
    """What the table starts with; volume in percent of the cap."""

    language: str
    volume: int


@dataclass(frozen=True, slots=True)
class CameraConfig:
    """Camera driver; `path` is a folder of photos or a video file, `timeout` seconds for one frame."""

    driver: str
    path: str
    timeout: float


@dataclass(frozen=True, slots=True)
class VoiceConfig:
    """Speech engine and where its sound goes; `volume_cap` in percent of full scale."""

    engine: str
    sink: str
    device: str
    volume_cap: int
    folder: str


@dataclass(frozen=True, slots=True)
class LampsConfig:
    """Lamp driver, wiring profile of hardware/board.toml, and gpiozero pin factory."""

    driver: str
    profile: str
    pin_factory: str


@dataclass(frozen=True, slots=True)
class ButtonsConfig:
    """Button driver."""

    driver: str


@dataclass(frozen=True, slots=True)
class PagesConfig:
    """Whether pages are served (`web` or `none`), the port (0 = any free one), and whether a browser is started."""

    driver: str
    port: int
    open: bool


@dataclass(frozen=True, slots=True)
class JournalConfig:
    """Folder of the journal; empty means `state_folder()`."""

    folder: str

    def path(self) -> Path:
        """The folder itself."""
        return expanded(self.folder) if self.folder else state_folder()


@dataclass(frozen=True, slots=True)
class GamesConfig:
    """The owner's overlays, game key to file, and house rules: game key to the rules by name."""

    overlays: Mapping[str, str]
    rules: Mapping[str, Mapping[str, str]]


@dataclass(frozen=True, slots=True)
class Config:
    """A whole configuration; `source` is the file it came from, None where there is no file."""

    table: TableConfig
    camera: CameraConfig
    voice: VoiceConfig
    lamps: LampsConfig
    buttons: ButtonsConfig
    pages: PagesConfig
    journal: JournalConfig
    games: GamesConfig
    source: Path | None = None


SECTIONS: Final[Mapping[str, type[Any]]] = {
    "table": TableConfig,
    "camera": CameraConfig,
    "voice": VoiceConfig,
    "lamps": LampsConfig,
    "buttons": ButtonsConfig,
    "pages": PagesConfig,
    "journal": JournalConfig,
    "games": GamesConfig,
}


def load_config(path: Path | None = None) -> Config:
    """The configuration from `path`, else from the file that `find_config` finds, else the defaults.

    Raises ConfigFault over the first thing that is wrong.
    """
    found = path or find_config()
    if found is None:
        return make_config({}, None)
    for fault in config_faults(found):
        raise fault
    return make_config(read_toml(found), found)


def find_config() -> Path | None:
    """The file of ALUDEL_CONFIG, of this user, or of the system: the first there is. A named one must be there."""
    named = os.environ.get(VARIABLE)
    if named:
        return Path(named)
    return next((path for path in (user_config(), SYSTEM) if found(path)), None)


def user_config() -> Path:
    """Where this user's file lies."""
    return config_folder() / "config.toml"


def config_faults(path: Path) -> list[ConfigFault]:
    """Everything that is wrong with a file."""
    try:
        data = read_toml(path)
    except ConfigFault as fault:
        missing = isinstance(fault.__cause__, FileNotFoundError)
        return [ConfigFault("config-missing", file=str(path)) if missing else fault]
    return schema_faults(data, schema(), str(path))


def check_config(path: Path | None = None, language: str = "en") -> int:
    """Tell every fault of a file on standard error; 0 = sound, else the exit code of the first fault."""
    found = path or find_config()
    faults: list[AludelError] = [*config_faults(found)] if found else []
    for fault in faults:
        print(fault.text(language), file=sys.stderr)
    return faults[0].entry.exit if faults else 0


def make_config(data: Table, source: Path | None, *, pi: bool | None = None) -> Config:
    """A configuration from checked data; what it leaves out is as in a new file on this machine."""
    usual = defaults(on_pi() if pi is None else pi)
    parts = {name: part(**{**usual[name], **data.get(name, {})}) for name, part in SECTIONS.items()}
    return Config(**parts, source=source)


def defaults(pi: bool) -> dict[str, dict[str, Any]]:
    """What a new file says, by section, on a Raspberry Pi or elsewhere."""
    return {
        name: {key: _default(said, pi) for key, said in section["properties"].items()}
        for name, section in schema()["properties"].items()
    }


def default_config(pi: bool) -> str:
    """The text of a new file: every setting with what it means and what it may be, commented out.

    So the file changes nothing until a line is un-commented, on whatever machine it is copied to.
    """
    head = (
        "# SPDX-License-Identifier: CC-BY-4.0\n"
        "# Configuration of Aludel. Each setting is as written here until you take the # before it away.\n"
        "# Read from the file of --config, of ALUDEL_CONFIG, ~/.config/aludel/config.toml or /etc/aludel/config.toml.\n"
        "# `aludel check-config` looks for mistakes.\n"
    )
    return head + "".join(_section(name, said, pi) for name, said in schema()["properties"].items())


def on_pi(model: Path = MODEL) -> bool:
    """Whether this machine is a Raspberry Pi."""
    try:
        return "Raspberry Pi" in model.read_text("utf-8", errors="replace")
    except OSError:
        return False


@cache
def schema() -> dict[str, Any]:
    """The schema of the configuration."""
    loaded: dict[str, Any] = json.loads(SCHEMA.read_text("utf-8"))
    return loaded


def _default(said: Mapping[str, Any], pi: bool) -> Any:
    return said["onPi"] if pi and "onPi" in said else said["default"]


def _section(name: str, said: Mapping[str, Any], pi: bool) -> str:
    settings = "".join(_setting(key, setting, pi) for key, setting in said["properties"].items())
    return f"\n# {said['description']}\n[{name}]\n{settings}"


def _setting(key: str, said: Mapping[str, Any], pi: bool) -> str:
    comment = said["description"] + _bounds(said)
    if "onPi" in said and not pi:
        comment += f" On a Raspberry Pi: {_toml(said['onPi'])}."
    return f"{textwrap.indent(textwrap.fill(comment, 110), '# ')}\n# {key} = {_toml(_default(said, pi))}\n"


def _bounds(said: Mapping[str, Any]) -> str:
    if "enum" in said:
        return f" One of: {', '.join(said['enum'])}."
    return f" {said['minimum']} to {said['maximum']}." if "minimum" in said else ""


def _toml(value: Any) -> str:
    """A default as TOML; JSON writes text, numbers and an empty table the same way."""
    return json.dumps(value, ensure_ascii=False)
