# SPDX-License-Identifier: MIT
"""`aludel play` in a browser: the installed command, its real camera, a voice of tones, and a program for a page."""

from __future__ import annotations

import io
import re
import signal
import wave
from contextlib import contextmanager

import cv2
import httpx
import numpy as np
import pytest

from ..screens.web.streaming import Stream
from .conftest import PATIENCE

PAGES = """
[camera]
driver = "twin"
[pages]
driver = "web"
port = 0
open = false
"""


class Browser:
    """A page of the virtual table, by its events and by what it sends."""

    def __init__(self, address):
        self.http = httpx.Client(base_url=address, timeout=120)
        self.events = Stream(f"{address}/api/virtual/stream")
        self.wait(lambda: self.events.of("look"))

    def wait(self, fits):
        """Wait until something holds of the events so far."""
        self.events.wait(lambda _: fits(), PATIENCE)

    @property
    def look(self):
        return self.events.of("look")[-1]

    def post(self, path, **message):
        done = self.http.post(f"/api/virtual/{path}", json=message)
        assert done.status_code == 200, done.text

    def until(self, stage):
        self.wait(lambda: f'data-stage="{stage}"' in self.look["html"])

    def hand(self):
        return re.findall(r'data-piece="(tile-[a-z]+-\d+)"[^>]*data-zone="hand"', self.look["html"])

    def next(self, name, before):
        """The first event of a name after `before` of them."""
        self.wait(lambda: len(self.events.of(name)) > before)
        return self.events.of(name)[before]


@pytest.fixture
def playing(shell, terminal):
    """Starts the command; gives the terminal and a page."""

    @contextmanager
    def start(more="", *words):
        voice = '[voice]\nengine = "hum"\nsink = "pages"\n'
        config = shell.place / "browser.toml"
        config.write_text(voice + PAGES + more, "utf-8")
        at = terminal("play", *words, "--config", config, "--journal", shell.place / "games")
        address = re.search(r"http://127\.0\.0\.1:\d+", at.read("browser"))[0]
        yield at, Browser(address)

    return start


def test_a_first_potion_is_brewed_heard_and_seen_and_a_kill_loses_nothing(playing):
    with playing() as (at, page):
        page.post("start", players=2, level=1, skill="random", language="en", asked=page.look["asked"])
        page.until("table")
        first, second, _ = page.hand()
        page.post("lay", pieces=[first, second], asked=page.look["asked"])
        told = len(page.events.of("say"))
        page.post("press", buttons=["confirm"], held=False, asked=page.look["asked"])
        frame = page.next("frame", 1)  # after the empty one that each page begins with
        assert [one["kind"] for one in frame["pieces"]] == [f"tile.{one.split('-')[1]}" for one in (first, second)]
        assert frame["unsure"] is None
        picture = cv2.imdecode(np.frombuffer(page.http.get(frame["picture"]).content, np.uint8), cv2.IMREAD_COLOR)
        assert picture.shape[1] == 840
        assert page.next("say", told)["caption"]
        page.wait(lambda: page.events.of("sound"))
        with wave.open(io.BytesIO(page.http.get(page.events.of("sound")[-1]["sound"]).content)) as heard:
            assert heard.getnframes() > 0
        left = page.hand()
        at.process.send_signal(signal.SIGKILL)
        at.process.wait()
    with playing() as (at, page):
        page.until("start")
        page.post("press", buttons=["confirm"], asked=page.look["asked"])
        page.until("table")
        assert page.hand() == left
        ended = at.end(signal.SIGINT)
    assert "Traceback" not in ended.err
    assert "Your game waits for you: ./setup.sh play" in " ".join(ended.out.split())


def test_lamps_and_game_sounds_reach_the_page_at_once(playing):
    with playing() as (at, page):
        page.post("start", players=2, level=1, skill="none", language="de", asked=page.look["asked"])
        page.until("curtain")
        page.post("ready", seat="red")
        page.until("table")
        hand = page.hand()
        page.post("lay", pieces=hand[:2], asked=page.look["asked"])
        scenes, effects = len(page.events.of("scene")), len(page.events.of("effect"))
        page.post("press", buttons=["confirm"], asked=page.look["asked"])
        assert page.next("scene", scenes)["lamps"]["camera"]["colour"] == "red"
        assert page.http.get(page.next("effect", effects)["sound"]).headers["content-type"] == "audio/wav"
        at.end(signal.SIGINT)


def test_other_machines_and_unknown_things_are_refused_by_number(playing):
    with playing() as (at, page):
        for path in ("sounds/99999.wav", "frame/77.jpg"):
            gone = page.http.get(f"/api/virtual/{path}")
            assert (gone.status_code, gone.json()["number"]) == (404, 1056)
        for path, message in (
            ("start", {"players": 2, "level": 1, "skill": "genius", "language": "en"}),
            ("lay", {"pieces": "tile-frog-1", "asked": ""}),
            ("press", {"buttons": [], "asked": ""}),
            ("press", {"buttons": ["confirm"], "held": "yes", "asked": ""}),
        ):
            assert page.http.post(f"/api/virtual/{path}", json=message).status_code == 422
        lever = page.http.post("/api/virtual/press", json={"buttons": ["lever"], "asked": ""})
        assert lever.json()["number"] in (413, 1050)
        at.end(signal.SIGINT)


def test_gpio_buttons_are_refused_for_a_table_that_has_its_own(shell):
    config = shell.config('[camera]\ndriver = "twin"\n')
    config.write_text(config.read_text("utf-8").replace('driver = "typed"', 'driver = "gpio"'), "utf-8")
    ended = shell("play", "--config", config, "--journal", shell.place / "games")
    assert ended.code == 2 and "E708" in ended.err
