# SPDX-License-Identifier: MIT
"""A console with real buttons and pages: both work on it at once, and what is printed keeps no PIN."""

from __future__ import annotations

import io
import json
import re
import signal
import sys
import time
from contextlib import ExitStack, closing
from dataclasses import replace

import cv2
import httpx
import numpy as np
import pytest

from aludel.commands.assembly import Around, at_terminal, console
from aludel.commands.pages import PageDoors, served
from aludel.config import make_config
from aludel.games.referee import hold, press, registry
from aludel.journal import Journal, new_code, show_code
from aludel.screens.web.app import create_app
from aludel.screens.web.pages import Pages
from aludel.screens.web.server import PageServer
from aludel.table.desk import Doorway, Opened
from aludel.table.host import NewGame
from aludel.table.inbox import Inbox
from aludel.twin.direct import DirectTray

from .conftest import PATIENCE

QUIET = '[voice]\nengine = "none"\nsink = "null"\n[lamps]\ndriver = "none"\n[pages]\nport = 0\nopen = false\n'
PIN = "409213"
CODE = new_code()


@pytest.fixture
def config(shell):
    """A console whose camera shows photos: `config(buttons)` is its file."""
    photos = shell.place / "photos"
    photos.mkdir()
    cv2.imwrite(str(photos / "1.png"), np.zeros((64, 64, 3), np.uint8))

    def written(buttons):
        file = shell.place / f"{buttons}.toml"
        text = f'{QUIET}[camera]\ndriver = "photos"\npath = "{photos}"\n[buttons]\ndriver = "{buttons}"\n'
        file.write_text(text, "utf-8")
        return file

    return written


class Page:
    """A page of this machine."""

    def __init__(self, playing):
        self.address = re.search(r"http://127\.0\.0\.1:\d+", playing.read("http://127.0.0.1:")).group()
        self.client = httpx.Client(base_url=self.address, timeout=PATIENCE)

    def look(self):
        return self.client.get("/api/table").json()

    def until(self, shown):
        """Wait until the page shows something: what is printed and heard comes a moment before."""
        end = time.monotonic() + PATIENCE
        while not shown(self.look()):
            assert time.monotonic() < end
            time.sleep(0.01)

    def press(self, *buttons, held=False):
        body = {"buttons": buttons, "held": held, "asked": self.look()["asked"]}
        return self.client.post("/api/table/press", json=body)


def test_buttons_and_pages_work_on_the_same_console(shell, terminal, config):
    playing = terminal("play", "--config", config("typed"), "--journal", shell.place / "games")
    page = Page(playing)
    playing.type("", until="How many")
    page.until(lambda look: look["prompt"]["key"] == "table-choose-players")
    assert page.press("confirm").status_code == 200
    playing.type("", until="it is your turn")
    page.until(lambda look: look["mode"] == "game")
    ended = playing.end()
    assert ended.code == 0 and not ended.err
    with pytest.raises(httpx.TransportError):
        page.look()


def test_without_buttons_the_console_is_there_until_somebody_stops_it(shell, terminal, config):
    playing = terminal("play", "--config", config("pages"), "--journal", shell.place / "games")
    page = Page(playing)
    playing.process.stdin.close()
    for _ in range(3):
        assert page.press("confirm").status_code == 200
    page.until(lambda look: look["mode"] == "game")
    ended = playing.end(signal.SIGTERM)
    assert ended.code == 130 and not ended.err
    with closing(Journal.read(shell.place / "games")) as journal:
        assert journal.open_game() == 1


def test_opening_the_pages_prints_no_pin_where_no_terminal_is(shell, terminal, config):
    playing = terminal("play", "--config", config("typed"), "--journal", shell.place / "games")
    page = Page(playing)
    playing.process.stdin.write(b"hold back+next\n")
    playing.type("", until="How many")
    pin = json.loads((shell.place / "games" / "pages.json").read_text("utf-8"))["pin"]
    ended = playing.end()
    assert ended.code == 0 and len(pin) == 6
    assert pin not in ended.out + ended.err and page.address in ended.out


# -- what is printed


@pytest.fixture
def quiet(shell):
    return make_config({"voice": {"engine": "none", "sink": "null"}, "lamps": {"driver": "none"}}, None)


class Doors:
    """Doors that stand open."""

    def open(self):
        return Opened("http://192.0.2.7:8080", PIN)


class Screen(io.StringIO):
    """Standard output that is a terminal, or not."""

    def __init__(self, terminal):
        super().__init__()
        self.terminal = terminal

    def isatty(self):
        return self.terminal


@pytest.mark.parametrize("terminal", [True, False])
@pytest.mark.parametrize("language", ["en", "cs", "de", "ja"])
def test_the_pin_is_shown_to_people_and_never_to_a_log(quiet, monkeypatch, caplog, terminal, language):
    caplog.set_level(0)
    config, told = replace(quiet, table=replace(quiet.table, language=language)), []
    monkeypatch.setattr(sys, "stdout", Screen(terminal))
    around = Around(doors=Doors(), private=at_terminal(told.append))
    with closing(console(config, DirectTray(None), told.append, {}, around=around)) as table:
        table.press(hold("back", "next"))
        captions = [*table.desk.captions]
    assert [PIN in line for line in told[-1:]] == [terminal]
    assert not [line for line in captions if PIN in line] and PIN not in caplog.text


@pytest.mark.parametrize("terminal", [True, False])
@pytest.mark.parametrize("language", ["en", "cs", "de", "ja"])
def test_a_game_code_is_shown_on_screens_and_never_to_a_log(quiet, monkeypatch, caplog, terminal, language):
    caplog.set_level(0)
    config, told = replace(quiet, table=replace(quiet.table, language=language)), []
    monkeypatch.setattr(sys, "stdout", Screen(terminal))
    around = Around(private=at_terminal(told.append))
    with closing(console(config, DirectTray(None), told.append, {}, around=around)) as table:
        info = registry()["little-alchemists"].info
        table.manage(
            lambda host: host.begin(NewGame("little-alchemists", 1, info.colours[:2], 0, language, show_code(CODE)))
        )
        table.manage(lambda host: host.pause())
        while table.public().prompt.choices[0].key != "table-menu-game-code":
            table.press(press("next"))
        table.press(press("confirm"))
        captions = [*table.desk.captions]
    assert [line for line in captions if show_code(CODE) in line]
    assert any(show_code(CODE) in line for line in told) == terminal and show_code(CODE) not in caplog.text


def test_doors_open_the_pages_to_the_network_and_forget_wrong_pins(tmp_path, quiet):
    with closing(console(quiet, DirectTray(None), lambda _: None, {})) as table:
        pages = Pages(Inbox(), table, tmp_path / "pages.json", own=lambda: ("127.0.0.2",))
        pages.publish(table.snapshot())
        with closing(PageServer(pages, lambda: create_app(pages), 0)) as server:
            server.start()
            for _ in range(4):
                httpx.post(f"{server.address}/api/host/login", json={"pin": "no"})
            opened = PageDoors(pages, server).open()
            assert opened == Opened(f"http://127.0.0.2:{server.port}", pages.door.pin)
            assert pages.door.wait == 0
            assert httpx.get(f"{opened.address}/table").status_code == 200


def test_pages_are_left_out_where_the_configuration_says_so(tmp_path, quiet):
    config, doorway = replace(quiet, pages=replace(quiet.pages, driver="none")), Doorway()
    with closing(console(config, DirectTray(None), lambda _: None, {})) as table, ExitStack() as parts:
        publish = parts.enter_context(served(config, Inbox(), table, doorway))
        publish(table.snapshot())
        assert doorway.open() is None
