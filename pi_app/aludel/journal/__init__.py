# SPDX-License-Identifier: MIT
"""The durable record of games, game codes, campaign progress and replay."""

from aludel.journal.code import new_code, parse_code, show_code
from aludel.journal.journal import Damage, Journal
from aludel.journal.record import Record
from aludel.journal.replaying import Rebuilt, rebuild

__all__ = ["Damage", "Journal", "Rebuilt", "Record", "new_code", "parse_code", "rebuild", "show_code"]
