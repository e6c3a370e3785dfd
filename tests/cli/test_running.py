# SPDX-License-Identifier: MIT
"""Starting `aludel play` where something is in the way: a port in use, or an Aludel that runs already."""

from __future__ import annotations

import os
import re
import signal
import socket

import pytest

from aludel.commands.running import FILE, address_of

TABLE = """
[camera]
driver = "twin"
[buttons]
driver = "pages"
[voice]
engine = "hum"
sink = "pages"
[pages]
driver = "web"
port = {port}
open = false
"""


@pytest.fixture
def config(shell):
    """Writes a configuration of a table with pages at a port."""

    def write(port):
        file = shell.place / "table.toml"
        file.write_text(TABLE.format(port=port), "utf-8")
        return file

    return write


@pytest.mark.parametrize("language", ["en", "cs", "de", "ja"])
def test_a_port_in_use_is_named_as_it_is_written_with_the_file_to_change_and_nothing_crashes(shell, config, language):
    shell.speak(language)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ended = shell.run("play", "--config", config(port), "--journal", shell.place / "games")
    assert ended.code == 1, ended.err
    assert "E1068" in ended.err and str(port) in ended.err and "table.toml" in ended.err


def test_a_second_start_tells_where_the_first_one_is(shell, config, terminal):
    words = ("play", "--config", config(0), "--journal", shell.place / "games")
    first = terminal(*words)
    address = re.search(r"http://127\.0\.0\.1:\d+", first.read("browser"))[0]
    second = shell.run(*words)
    assert second.code == 1 and "E529" in second.err and address in second.err
    first.end(signal.SIGINT)
    assert not (shell.place / "games" / FILE).exists()


def test_the_address_of_a_program_that_has_died_is_not_told(tmp_path):
    child = os.fork()
    if child == 0:
        os._exit(0)
    os.waitpid(child, 0)
    for text in (f"{child} http://127.0.0.1:1", "nonsense", "", f"{10**30} http://127.0.0.1:1"):
        (tmp_path / FILE).write_text(text, "utf-8")
        assert address_of(tmp_path) == ""
    assert address_of(tmp_path / "nowhere") == ""
