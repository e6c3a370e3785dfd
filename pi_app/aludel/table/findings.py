# SPDX-License-Identifier: MIT
"""What may be told of journal and families when somebody asks for help: nothing of it is secret.

No game's code, fate or moves, not even those of games that have ended; no folder of this machine.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from aludel.errors import AludelError, JournalFault
from aludel.games.referee import Game
from aludel.journal.campaign import CampaignBook
from aludel.journal.journal import Journal
from aludel.journal.record import Record
from aludel.journal.retell import replay_text

MOST_GAMES: Final = 10
"""Games whose record is told, the latest first: each is played again for it."""
MOST_COUNTED: Final = 200
"""Games whose state is looked up, the latest first."""
DAMAGED: Final = "damaged"
"""The state of a game whose start cannot be read."""


@dataclass(frozen=True, slots=True)
class Findings:
    """Games by state, faults told at the start by number, families by game, and public records by game number."""

    games: Mapping[str, int]
    notices: tuple[Mapping[str, str | int], ...]
    families: Mapping[str, int]
    records: Mapping[int, tuple[str, ...]]


def findings(journal: Journal, campaign: CampaignBook, games: Mapping[str, Game[Any, Any]]) -> Findings:
    """Look up journal and campaign. For the console's thread; raises JournalFault where the journal cannot be read."""
    numbers = journal.games()
    latest = [_loaded(journal, number) for number in numbers[: -MOST_COUNTED - 1 : -1]]
    told = [record for record in latest if record is not None][:MOST_GAMES]
    states = Counter[str](DAMAGED if record is None else record.state for record in latest)
    return Findings(
        games={"all": len(numbers), **states},
        notices=tuple(map(_notice, (*journal.notices, *campaign.notices))),
        families={key: len(campaign.campaigns(key)) for key in games},
        records={record.number: _public_record(record, games) for record in told},
    )


def _loaded(journal: Journal, number: int) -> Record | None:
    """A game, or None where its start is damaged."""
    try:
        return journal.load(number)
    except JournalFault as fault:
        if fault.key != "journal-start-damaged":
            raise
        return None


def _public_record(record: Record, games: Mapping[str, Game[Any, Any]]) -> tuple[str, ...]:
    """What everybody could hear of a game, also of one that has ended: its code would open its alchemy elsewhere."""
    try:
        lines = tuple(replay_text(replace(record, ended=False), games))
    except JournalFault as fault:
        return (f"cannot be told: E{fault.entry.number}",)
    return (*lines, f"state {record.state} moves={len(record.moves)} lost={record.lost}")


def _notice(fault: AludelError) -> dict[str, str | int]:
    """A fault by number, with the counts it names; its texts may name a folder."""
    return {"error": f"E{fault.entry.number}", **{k: v for k, v in fault.values.items() if isinstance(v, int)}}
