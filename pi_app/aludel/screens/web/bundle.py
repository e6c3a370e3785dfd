# SPDX-License-Identifier: MIT
"""The report bundle: what a person may send when asking for help. A zip without images, names and secrets.

In it: versions and settings, why trays were refused, the latest log lines, and the public record of the latest games
(table/findings.py).
"""

from __future__ import annotations

import io
import json
import platform
import sqlite3
import zipfile
from collections.abc import Iterable, Mapping
from dataclasses import asdict
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

from aludel import __version__
from aludel.config import Config, on_pi, schema
from aludel.screens.web.log_lines import RecentLines
from aludel.screens.words import Words
from aludel.table.findings import Findings

PACKAGES: Final = (
    "fastapi", "fluent.runtime", "gpiozero", "jinja2", "jsonschema", "lgpio", "numpy", "opencv-python",
    "opencv-python-headless", "picamera2", "pyttsx3", "rpi-lgpio", "segno", "starlette", "uvicorn",
)  # fmt: skip
NEVER: Final = (1980, 1, 1, 0, 0, 0)
"""The time of each file in the zip: when somebody played is nobody's business, and the clock may be wrong anyway."""
SET: Final = "(set)"
"""What stands in place of a free text, which may hold a folder or a name."""


def bundle(findings: Findings, config: Config, log: RecentLines, words: Words) -> bytes:
    """The zip, in memory. Its contents depend on nothing but what is given and this machine's make and versions."""
    files = {
        "README.txt": words("page-host-report-readme", {}) + "\n",
        "about.json": json.dumps(about(findings, config, log), indent=1, ensure_ascii=False, sort_keys=True) + "\n",
        "log.txt": _text(log.lines()),
        **{f"games/{number}.txt": _text(lines) for number, lines in findings.records.items()},
    }
    return _zipped(files)


def about(findings: Findings, config: Config, log: RecentLines) -> dict[str, Any]:
    """What the report says of the program, the machine, the settings and the journal, as plain data."""
    return {
        "aludel": __version__,
        "python": platform.python_version(),
        "sqlite": sqlite3.sqlite_version,
        "packages": {name: found for name in PACKAGES if (found := _version(name))},
        "system": f"{platform.system()} {platform.release()} {platform.machine()}",
        "raspberry_pi": on_pi(),
        "settings": settings(config),
        "log": log.counts(),
        "games": dict(findings.games),
        "notices": [dict(notice) for notice in findings.notices],
        "families": dict(findings.families),
    }


def settings(config: Config) -> dict[str, Any]:
    """The configuration in effect: numbers, switches and names from a list as they are, free text only as set or not.

    Names of games and of their house rules are shown; a file that gives more rules is not named.
    """
    told: dict[str, Any] = {"file": bool(config.source)}
    for section, said in schema()["properties"].items():
        values = asdict(getattr(config, section))
        told[section] = {key: _shown(values[key], rule) for key, rule in said["properties"].items()}
    told["games"]["rules"] = sorted(f"{game}.{rule}" for game, rules in config.games.rules.items() for rule in rules)
    return told


def _shown(value: Any, rule: Mapping[str, Any]) -> Any:
    if isinstance(value, (bool, int, float)) or "enum" in rule:
        return value
    if isinstance(value, Mapping):
        return sorted(value)
    return SET if value != rule.get("default", "") else value


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def _text(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _zipped(files: Mapping[str, str]) -> bytes:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, text in files.items():
            packed.writestr(zipfile.ZipInfo(name, NEVER), text.encode(), zipfile.ZIP_DEFLATED)
    return out.getvalue()
