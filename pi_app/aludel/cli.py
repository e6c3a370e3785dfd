# SPDX-License-Identifier: MIT
"""The command `aludel`. A command's own module is imported only when it is asked for, so that start-up stays short."""

from __future__ import annotations

import argparse
import importlib
import io
import os
import sys
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from types import ModuleType
from typing import NoReturn

from aludel import __version__
from aludel.commands import COMMANDS
from aludel.errors import AludelError, UsageFault
from aludel.shell import language, unforeseen

WRONG_USE = 2
INTERRUPTED = 130


class Parser(argparse.ArgumentParser):
    """A parser whose refusals are numbered sentences, as all others are."""

    def error(self, message: str) -> NoReturn:
        """Refuse the command line. argparse's own words, which are English, name the place."""
        raise UsageFault("command-line", why=message, command=self.prog)


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code. A person never meets a traceback."""
    words = list(sys.argv[1:] if argv is None else argv)
    _open_streams()
    try:
        with _plain_threads():
            return _flushed(words)
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


def _flushed(words: list[str]) -> int:
    """Run a command whose reader may have gone: that shows here, not when Python ends."""
    try:
        return _run(words)
    finally:
        sys.stdout.flush()


def _run(words: list[str]) -> int:
    parser = _parser(words[0] if words else "")
    arguments = parser.parse_args(words)
    if arguments.command is None:
        parser.print_help()
        return WRONG_USE
    code: int = _module(arguments.command).run(arguments)
    return code


def _open_streams() -> None:
    """A service may start us without standard streams; and whatever is typed or printed must not stop the program."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace" if mode == "w" else "replace")


@contextmanager
def _plain_threads() -> Iterator[None]:
    """What goes wrong in a worker is told like everything else that was not foreseen."""
    usual, threading.excepthook = threading.excepthook, _in_thread
    try:
        yield
    finally:
        threading.excepthook = usual


def _in_thread(fault: threading.ExceptHookArgs) -> None:
    if isinstance(fault.exc_value, Exception) and not isinstance(fault.exc_value, BrokenPipeError):
        _unforeseen(fault.exc_value)


def _parser(wanted: str) -> argparse.ArgumentParser:
    """The parser with all commands' names, and the arguments of the one that is wanted."""
    parser = Parser(prog="aludel", description="A table console for alchemy games.")
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
    """Keep where it happened for us, and tell the person a plain sentence."""
    told = unforeseen(fault)
    print(told.text(language()), file=sys.stderr)
    return told.entry.exit


if __name__ == "__main__":
    sys.exit(main())
