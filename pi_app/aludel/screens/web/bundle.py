# SPDX-License-Identifier: MIT
"""The report bundle: what a person may send when asking for help. A zip without images, names and secrets.

In it: versions and settings, why trays were refused, the latest log lines, and the public record of the latest games.
No game's code, fate or moves, not even those of games that have ended; no folder of this machine.
"""

from __future__ import annotations

import io
import json
import platform
import sqlite3
import zipfile
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

from aludel import __version__
from aludel.config import Config, on_pi, schema
from aludel.errors import AludelError, JournalFault
from aludel.journal.campaign import CampaignBook
from aludel.journal.journal import Journal
from aludel.journal.record import Record
from aludel.journal.retell import replay_text
from aludel.screens.web.log_lines import RecentLines
from aludel.screens.words import Words
from aludel.table.desk import Desk

MOST_GAMES: Final = 10
"""Games whose record is told, the latest first: each is played again for it."""
MOST_COUNTED: Final = 200
"""Games whose state is looked up, the latest first."""
PACKAGES: Final = (
    "fastapi", "fluent.runtime", "gpiozero", "jinja2", "jsonschema", "lgpio", "numpy", "opencv-python",
    "opencv-python-headless", "picamera2", "pyttsx3", "rpi-lgpio", "segno", "starlette", "uvicorn",
)  # fmt: skip
NEVER: Final = (1980, 1, 1, 0, 0, 0)
"""The time of each file in the zip: when somebody played is nobody's business, and the clock may be wrong anyway."""
SET: Final = "(set)"
"""What stands in place of a free text, which may hold a folder or a name."""


@dataclass(frozen=True, slots=True)
class Findings:
    """What only the console's thread can look up: games by state, faults told at the start, and records by number."""

    games: Mapping[str, int]
    notices: tuple[Mapping[str, str | int], ...]
    families: Mapping[str, int]
    records: Mapping[int, tuple[str, ...]]


def find(desk: Desk) -> Findings:
    """Look up journal and campaign. For the console's thread; raises JournalFault where the journal cannot be read."""
    numbers = desk.journal.games()
    latest = [_loaded(desk.journal, number) for number in numbers[: -MOST_COUNTED - 1 : -1]]
    told = [record for record in latest if record is not None][:MOST_GAMES]
    return Findings(
        games={"all": len(numbers), **Counter(map(_state, latest))},
        notices=tuple(map(_notice, (*desk.journal.notices, *desk.campaign.notices))),
        families={key: _families(desk.campaign, key) for key in desk.games},
        records={record.number: _public_record(record, desk) for record in told},
    )


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


def _loaded(journal: Journal, number: int) -> Record | None:
    """A game, or None where its start is damaged."""
    try:
        return journal.load(number)
    except JournalFault as fault:
        if fault.key != "journal-start-damaged":
            raise
        return None


def _state(record: Record | None) -> str:
    if record is None:
        return "damaged"
    if not record.ended:
        return "open"
    return "given_up" if record.result is None else "ended"


def _public_record(record: Record, desk: Desk) -> tuple[str, ...]:
    """What everybody could hear of a game, also of one that has ended: its code would open its alchemy elsewhere."""
    try:
        lines = tuple(replay_text(replace(record, ended=False), desk.games))
    except JournalFault as fault:
        return (f"cannot be told: E{fault.entry.number}",)
    return (*lines, f"state {_state(record)} moves={len(record.moves)} lost={record.lost}")


def _notice(fault: AludelError) -> dict[str, str | int]:
    """A fault by number, with the counts it names; its texts may name a folder."""
    return {"error": f"E{fault.entry.number}", **{k: v for k, v in fault.values.items() if isinstance(v, int)}}


def _families(book: CampaignBook, game: str) -> int:
    return len(book.campaigns(game))


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
