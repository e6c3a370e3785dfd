# SPDX-License-Identifier: MIT
"""From a typed table, too, phones are let in: *back* and *next* held serve the pages and tell where they are."""

from __future__ import annotations

import re

import httpx

from aludel.screens.web import lan

TABLE = """
[camera]
driver = "twin"
[voice]
engine = "none"
sink = "null"
[buttons]
driver = "typed"
[pages]
driver = "web"
port = 0
open = false
"""


def test_from_then_on_pages_are_served_and_answered_while_nothing_is_typed(shell, terminal):
    config = shell.place / "typed.toml"
    config.write_text(TABLE, "utf-8")
    at = terminal("play", "--terminal", "--config", config, "--journal", shell.place / "games")
    at.read("Enter")
    at.type("hold back+next", "http://127.0.0.1:")
    address = re.search(r"http://127\.0\.0\.1:\d+", at.screen)[0]
    page = httpx.get(f"{address}/table").text
    assert ('id="opened"' in page) == bool(lan.own_addresses())
    before = httpx.get(f"{address}/api/table").json()
    pressed = {"buttons": ["next"], "asked": before["asked"]}
    assert httpx.post(f"{address}/api/table/press", json=pressed, timeout=60).status_code == 200
    assert httpx.get(f"{address}/api/table").json()["asked"] != before["asked"]
    at.type("confirm", "Enter")
    ended = at.end()
    assert ended.code == 0 and ended.err == ""


def test_without_pages_the_buttons_do_nothing(shell):
    config = shell.place / "typed.toml"
    config.write_text(TABLE.replace('driver = "web"', 'driver = "none"'), "utf-8")
    words = ("play", "--terminal", "--config", config, "--journal", shell.place / "games")
    ended = shell.run(*words, typed=b"hold back+next\n")
    assert ended.code == 0 and "http://" not in ended.out
