# SPDX-License-Identifier: MIT
"""The installed command with its pages, as a process that may be killed at any moment and started again."""

from __future__ import annotations

import json
import re
import signal
import socket
import sys
import urllib.request
from pathlib import Path

from aludel.screens.web.lan import own_addresses

from ..cli.conftest import COMMAND, PATIENCE, Terminal

CONFIG = """
[table]
language = "en"
[voice]
engine = "hum"
sink = "pages"
[camera]
driver = "twin"
[pages]
driver = "web"
port = {port}
open = false
"""
ALONE = "127.0.0.2"
"""The address at which phones find a console on a machine that is in no network."""
IN_NO_NETWORK = f"""
import sys
from aludel import cli
from aludel.screens.web import lan
lan.own_addresses = lambda: ("{ALONE}",)
sys.exit(cli.main())
"""


def command() -> tuple[str | Path, ...]:
    """The installed command; on a machine in no network one that takes an address of its own for one."""
    return (COMMAND,) if own_addresses() else (sys.executable, "-c", IN_NO_NETWORK)


def free_port() -> int:
    """A port that nobody has, which the console may take over and over."""
    with socket.socket() as asked:
        asked.bind(("", 0))
        return int(asked.getsockname()[1])


class Played:
    """`aludel play` on one folder and one port, however often it is started."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.config = folder / "config.toml"
        self.config.write_text(CONFIG.format(port=self.port), "utf-8")
        self.ended: list[Terminal] = []
        self.start()

    def start(self) -> None:
        """Start it, and wait until its pages are served."""
        words = ("play", "--config", self.config, "--journal", self.folder / "games")
        self.terminal = Terminal(*words, command=command())
        self.address = re.search(r"http://127\.0\.0\.1:\d+", self.terminal.read("browser"))[0]

    def kill(self) -> None:
        """Let it end at once, as when the power fails."""
        self.terminal.process.send_signal(signal.SIGKILL)
        self.terminal.process.wait()
        self.ended.append(self.terminal)

    def restart(self) -> None:
        """Kill it and start it again."""
        self.kill()
        self.start()

    def asked(self, page: str = "table") -> str:
        """What is asked now on the table page, or on that of a seat: `seats/<token>`."""
        with urllib.request.urlopen(f"{self.address}/api/{page}", timeout=PATIENCE) as answer:
            return str(json.load(answer)["asked"])

    @property
    def pin(self) -> str:
        """The host's PIN, as the console keeps it; people hear it at the table."""
        return str(json.loads((self.folder / "games" / "pages.json").read_text("utf-8"))["pin"])

    def close(self) -> None:
        """Leave nothing running. Whatever it complained of fails the test."""
        if self.terminal.process.poll() is None:
            self.terminal.end(signal.SIGINT)
        complaints = [one.process.stderr.read().decode() for one in self.ended]
        for one in (*self.ended, self.terminal):
            one.close()
        assert not any(complaints), complaints
