# SPDX-License-Identifier: MIT
"""The gpiozero pin factory that the configuration names; gpiozero's own discovery is never used.

lgpio makes a pipe `.lgd-nfy*` in the working directory when it is imported, and fails where that cannot be written;
so it is imported from a run-time directory of its own (joan2937/lg#12, gpiozero/gpiozero#1106).
"""

from __future__ import annotations

import atexit
import contextlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from aludel.errors import LampFault
from aludel.lights.pins import Profile

Factory = Any
"""A gpiozero.Factory; gpiozero carries no types."""


def open_factory(name: str) -> Factory:
    """Open a pin factory by name, or LampFault: unknown, not installed, or refused by the system."""
    if name not in FACTORIES:
        raise LampFault("pin-factory-unknown", factory=name, known=", ".join(FACTORIES))
    try:
        return FACTORIES[name]()
    except ModuleNotFoundError as fault:
        module = fault.name or name
        raise LampFault("gpio-module-missing", module=module, package=f"python3-{module}") from fault
    except Exception as fault:  # lgpio.error derives from Exception itself
        raise LampFault("gpio-not-opened", why=str(fault)) from fault


def gpio_only(profile: Profile) -> Profile:
    """The profile, or LampFault when its lamps are not on this computer's own pins."""
    if profile.driver != "gpio":
        raise LampFault("profile-not-here", profile=profile.name, driver="gpio", needs=profile.driver)
    return profile


def _lgpio() -> Factory:
    with _working_in(run_directory()):
        module = import_module("gpiozero.pins.lgpio")
    return module.LGPIOFactory()


def _mock() -> Factory:
    """Pins in memory, with PWM, for tests and for trying a configuration without hardware."""
    module = import_module("gpiozero.pins.mock")
    return module.MockFactory(pin_class=module.MockPWMPin)


FACTORIES: Final[Mapping[str, Callable[[], Factory]]] = {"lgpio": _lgpio, "mock": _mock}


def run_directory() -> Path:
    """A directory for run-time files: systemd's, the session's, or a temporary one that is removed at the end."""
    for name in ("RUNTIME_DIRECTORY", "XDG_RUNTIME_DIR"):
        given = os.environ.get(name, "").split(":")[0]
        if given and os.access(given, os.W_OK):
            return Path(given)
    made = tempfile.mkdtemp(prefix="aludel-")
    atexit.register(shutil.rmtree, made, ignore_errors=True)
    return Path(made)


@contextlib.contextmanager
def _working_in(directory: Path) -> Iterator[None]:
    """Work in `directory` for a moment. lgpio's C half follows LG_WD and its Python half the working directory."""
    os.environ.setdefault("LG_WD", str(directory))
    before = Path.cwd()
    os.chdir(os.environ["LG_WD"])
    try:
        yield
    finally:
        os.chdir(before)
