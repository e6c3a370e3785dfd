# SPDX-License-Identifier: MIT
"""What the shell of a user says: the language to speak, and the folders to use (XDG base directories)."""

from __future__ import annotations

import os
import traceback
from pathlib import Path

from aludel.errors import LANGUAGES, AludelError


def language() -> str:
    """The language of the shell, where we speak it; else English."""
    code = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en"
    return code[:2] if code[:2] in LANGUAGES else "en"


def config_folder() -> Path:
    """Where this user's configuration lies."""
    return _folder("XDG_CONFIG_HOME", ".config")


def state_folder() -> Path:
    """Where journals and faults of this user lie."""
    return _folder("XDG_STATE_HOME", ".local", "state")


def cache_folder() -> Path:
    """Where what can be made again lies."""
    return _folder("XDG_CACHE_HOME", ".cache")


def found(path: Path) -> bool:
    """Whether a file is there, as far as this user may see; looking never fails."""
    try:
        return path.exists()
    except OSError:
        return False


def expanded(text: str) -> Path:
    """A path that may begin with `~`; without a home of that name it is taken as written."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        return Path(text)


def keep_fault(fault: BaseException) -> str:
    """Write down for us where a mistake of ours happened, and name the file; `-` where none can be written.

    The message of the exception is left out: it may quote a secret of the game.
    """
    where = "".join(traceback.format_tb(fault.__traceback__)) + type(fault).__name__ + "\n"
    try:
        file = state_folder() / "fault.txt"
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        file.touch(mode=0o600)
        file.write_text(where, "utf-8")
    except (OSError, RuntimeError):  # no disk, or nobody's home
        return "-"
    return str(file)


def unforeseen(fault: BaseException) -> AludelError:
    """What a person is told of a mistake of ours. Where it happened is kept for us, without its message."""
    return AludelError("unforeseen", file=keep_fault(fault))


def _folder(variable: str, *usual: str) -> Path:
    return Path(os.environ.get(variable) or Path.home().joinpath(*usual)) / "aludel"
