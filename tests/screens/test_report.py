# SPDX-License-Identifier: MIT
"""The report of a console as the command serves it: what happened while it ran is in it, and no secret is."""

from __future__ import annotations

import io
import json
import threading
import urllib.request
import zipfile
from dataclasses import replace

import pytest

from aludel.commands.pages import served
from aludel.config import JournalConfig, PagesConfig, make_config
from aludel.table.desk import Doorway
from aludel.table.inbox import Inbox
from aludel.table.loop import drive

from ..table.parts import CONFIRM, Bench, press


@pytest.fixture
def console(tmp_path):
    """A served console in a thread of its own; gives its inbox, the bench it stands on, and its pages' doors."""
    plain = make_config({}, None, pi=False)
    config = replace(plain, journal=JournalConfig(str(tmp_path)), pages=PagesConfig("web", 0, False))
    inbox, doorway, ended, made = Inbox(), Doorway(), threading.Event(), []
    ready = threading.Event()

    def work():
        bench = Bench(tmp_path)
        made.append(bench)
        with served(config, inbox, bench.console, doorway) as publish:
            ready.set()
            drive(inbox, bench.console, publish, ended, lambda: None)
        bench.close()

    thread = threading.Thread(target=work)
    thread.start()
    assert ready.wait(20)
    yield inbox, made[0], doorway.doors
    ended.set()
    inbox.post(lambda: None)
    thread.join(20)


def test_the_command_keeps_what_the_report_needs(console, capfd):
    inbox, bench, doors = console
    pages = doors._pages
    for work in (bench.start, lambda: bench.tray.lay(["tile.frog"]), lambda: bench.press(CONFIRM, press("next"))):
        inbox.post(work).result(20)
    cookie = {"Cookie": f"aludel_host={pages.door.enter(pages.door.pin)}"}
    address = f"http://127.0.0.1:{pages.lan.port}/api/host/report.zip?lang=de"
    with urllib.request.urlopen(urllib.request.Request(address, headers=cookie), timeout=20) as answer:
        files = zipfile.ZipFile(io.BytesIO(answer.read()))
    about = json.loads(files.read("about.json"))
    assert about["log"]["refused"] == {"la-no-tray-one": 1}
    assert about["settings"]["pages"] == {"driver": "web", "port": 0, "open": False}
    assert about["settings"]["journal"] == {"folder": "(set)"}
    text = b"".join(files.read(name) for name in files.namelist()).decode()
    assert "refused: la-no-tray-one" in text and "Bericht" in text
    assert pages.door.pin not in text and str(bench.folder) not in text
    assert pages.door.pin not in capfd.readouterr().out
