# SPDX-License-Identifier: MIT
"""The command `aludel`. A command's own module is imported only when it is asked for, so that start-up stays short."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

from aludel import __version__
from aludel.commands import COMMANDS
from aludel.errors import AludelError
from aludel.shell import language, state_folder

WRONG_USE = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code. A person never meets a traceback."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        return _run(words)
    except AludelError as fault:
        print(fault.text(language()), file=sys.stderr)
        return fault.entry.exit
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except Exception as fault:
        return _unforeseen(fault)


def _run(words: list[str]) -> int:
    parser = _parser(words[0] if words else "")
    arguments = parser.parse_args(words)
    if arguments.command is None:
        parser.print_help()
        return WRONG_USE
    code: int = _module(arguments.command).run(arguments)
    return code


def _parser(wanted: str) -> argparse.ArgumentParser:
    """The parser with all commands' names, and the arguments of the one that is wanted."""
    parser = argparse.ArgumentParser(prog="aludel", description="A table console for alchemy games.")
    parser.add_argument("--version", action="version", version=f"aludel {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    for name, line in COMMANDS.items():
        child = commands.add_parser(name, help=line, description=line[0].upper() + line[1:] + ".")
        if name == wanted:
            _module(name).add_arguments(child)
    return parser


def _module(command: str) -> ModuleType:
    name = {"print": "print_"}.get(command, command.replace("-", "_"))
    return importlib.import_module(f"aludel.commands.{name}")


def _unforeseen(fault: Exception) -> int:
    """Keep where it happened for us, and tell the person a plain sentence.

    The message of the exception is left out: it may quote a secret of the game.
    """
    where = "".join(traceback.format_tb(fault.__traceback__)) + type(fault).__name__ + "\n"
    file = state_folder() / "fault.txt"
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        file.touch(mode=0o600)
        file.write_text(where, "utf-8")
    except OSError:
        file = Path("-")
    told = AludelError("unforeseen", file=str(file))
    print(told.text(language()), file=sys.stderr)
    return told.entry.exit


if __name__ == "__main__":
    sys.exit(main())
