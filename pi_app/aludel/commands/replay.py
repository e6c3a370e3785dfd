# SPDX-License-Identifier: MIT
"""`aludel replay`: a recorded game told again; what is secret only once the game has ended."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from aludel.config import load_config
from aludel.errors import UsageFault
from aludel.journal.code import parse_code, show_code
from aludel.journal.journal import Journal
from aludel.journal.record import Record
from aludel.journal.retell import replay_events, replay_text
from aludel.shell import language
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument("code", nargs="?", help="game code; the latest game when it is left out")
    parser.add_argument("--journal", type=Path, help="folder of the journal, instead of the configured one")
    parser.add_argument("--notation", action="store_true", help="keys, moves and positions instead of sentences")


def run(arguments: argparse.Namespace) -> int:
    """Print the game, a line for each thing that happened."""
    code = parse_code(arguments.code) if arguments.code else None
    with closing(Journal.read(arguments.journal or load_config().journal.path())) as journal:
        number = journal.by_code(code) if code else next(iter(journal.games()[::-1]), None)
        if number is None:
            raise UsageFault("no-such-game")
        record = journal.load(number)
        for line in replay_text(record) if arguments.notation else sentences(record, language()):
            print(line)
    return 0


def sentences(record: Record, spoken: str) -> Iterator[str]:
    """What happened, as the captions of the table in the language `spoken`; the game code once the game has ended."""
    book = Phrasebook(spoken)
    for key, args in replay_events(record):
        yield _begun(book.caption(Utterance(key, args)))
    if record.ended:
        yield book.caption(Utterance("table-game-code", {"code": show_code(record.code)}))


def _begun(caption: str) -> str:
    """A caption as a sentence: the name of a thing with which it may begin is written small inside sentences."""
    return caption[:1].upper() + caption[1:]
