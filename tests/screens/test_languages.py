# SPDX-License-Identifier: MIT
"""Every page in every language, through a whole game: no phrase without words, the right language marked, points and
names as people write them."""

from __future__ import annotations

import json
import random
import re
from html.parser import HTMLParser
from itertools import product

import httpx
import pytest

from aludel.errors import LANGUAGES, PageFault
from aludel.games.referee import press

from ..browser.table import serving as serving_table
from .played import evening
from .served import serving

KEY = re.compile(
    r"\b(?:page|la|table|seat|piece|potion|ingredient|type|artifact|pet|language|unsure)-[a-z]+(?:-[a-z0-9]+)*\b"
)
"""What an untranslated phrase looks like: its key."""
SPOKEN = ("alt", "title", "aria-label", "placeholder")
"""The attributes that people read or hear."""
KANA = re.compile(r"[぀-ヿ]")


class Reader(HTMLParser):
    """Everything that a page says, each text with the language that it is marked with."""

    def __init__(self) -> None:
        super().__init__()
        self.said: list[tuple[str, str]] = []
        self.language = ""
        self._open: list[tuple[str, str]] = []
        self._silent = 0

    def handle_starttag(self, tag, attrs):
        marks = dict(attrs)
        here = marks.get("lang") or (self._open[-1][1] if self._open else "")
        if tag == "html":
            self.language = marks.get("lang", "")
        if tag in ("script", "style"):
            self._silent += 1
        self.said += [(here, marks[name]) for name in SPOKEN if marks.get(name)]
        if tag not in ("meta", "link", "img", "input", "br", "use", "hr"):
            self._open.append((tag, here))

    def handle_endtag(self, tag):
        if tag in ("script", "style"):
            self._silent -= 1
        for at in range(len(self._open) - 1, -1, -1):
            if self._open[at][0] == tag:
                del self._open[at:]
                return

    def handle_data(self, data):
        if data.strip() and not self._silent:
            self.said.append((self._open[-1][1] if self._open else "", data.strip()))


def read(html):
    """What a page says."""
    reader = Reader()
    reader.feed(html)
    return reader


def faults(html, language):
    """What is wrong with a page in a language: keys and holes instead of words, and a language that it does not say."""
    reader = read(html)
    found = [f"lang={reader.language}"] if reader.language != language else []
    for marked, text in reader.said:
        found += [text] if KEY.search(text) or "{" in text or "Unknown " in text else []
        found += [f"no language: {text}"] if not marked else []
    return found


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """A whole game of level 1 over HTTP; every page in every language at each kind of moment, by its address."""
    pages: dict[tuple[str, str, str], str] = {}
    with serving(tmp_path_factory.mktemp("languages"), 1) as served, httpx.Client(timeout=30) as web:
        walk = Walk(served, web, pages)
        walk.all("begin")
        walk.game()
        walk.all("over")
    return pages


class Walk:
    """Goes through a game and keeps every page of each kind of moment."""

    def __init__(self, served, web, pages) -> None:
        self.served, self.web, self.pages = served, web, pages
        self.red, self.seen = served.seat("red"), set()
        invitation = served.invitation("yellow").removeprefix(served.base_url)
        self.addresses = {
            "table": "/table",
            "seat": f"/seat/{self.red}",
            "join": invitation,
            "unknown": "/seat/nobody",
            "nowhere": "/nowhere",
            "login": "/host",
            "host": "/host",
        }
        self.session = {"aludel_host": served.host()}

    def all(self, moment):
        for name, address in self.addresses.items():
            for language in LANGUAGES:
                cookies = self.session if name == "host" else {}
                headers = {"Cookie": "; ".join(f"{key}={value}" for key, value in cookies.items())}
                answer = self.web.get(f"{self.served.base_url}{address}?lang={language}", headers=headers)
                self.pages[moment, name, language] = answer.text

    def game(self):
        rng = random.Random(4)
        for _ in range(400):
            snapshot = self.served.snapshot()
            prompt, view = snapshot.public.prompt, snapshot.public.view
            if snapshot.public.mode != "game":
                return
            if (prompt.key, bool(view["customer"])) not in self.seen:
                self.seen.add((prompt.key, bool(view["customer"])))
                self.all(f"{prompt.key} {bool(view['customer'])}")
            self.answer(prompt, view, rng)
        raise AssertionError("the game did not end")

    def answer(self, prompt, view, rng):
        if prompt.key == "la-prompt-brew":
            self.served.brew(
                *rng.choice([("frog", "fern"), ("foot", "scorpion"), ("feather", "mandrake"), ("fern", "fern")])
            )
            if self.served.snapshot().public.prompt.key == prompt.key:
                self.served.brew(*rng.sample(view["kinds"], 2))
            return
        choices = [choice.press for choice in prompt.choices if not choice.sure and not choice.press.held]
        self.served.lay()
        by_market = [one for one in choices if any(name.startswith("market") for name in one.buttons)]
        if prompt.key in ("la-prompt-take", "la-prompt-customer", "la-prompt-exam"):
            self.served.press(by_market[0])
        else:
            self.served.press(press("confirm"))


def test_the_walk_has_been_through_a_whole_game(played):
    moments = {moment for moment, _, _ in played}
    for key in ("brew", "take", "sell", "end", "customer", "offer", "exam"):
        assert any(moment.startswith(f"la-prompt-{key}") for moment in moments), key
    assert {"begin", "over"} <= moments


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", ["table", "seat", "join", "unknown", "nowhere", "login", "host"])
def test_no_page_shows_a_phrase_without_words_and_each_says_its_language(played, page, language):
    found = {
        text
        for (_, name, code), html in played.items()
        if (name, code) == (page, language)
        for text in faults(html, language)
    }
    assert found == set()


@pytest.mark.parametrize("page", ["table", "seat", "join", "login", "host"])
def test_pages_differ_from_language_to_language(played, page):
    said = {language: {text for _, text in read(played["begin", page, language]).said} for language in LANGUAGES}
    assert all(KANA.search(text) for text in [" ".join(said["ja"])])
    for language in ("cs", "de", "ja"):
        own = {text for text in said[language] if len(text) > 12 and not KEY.search(text)}
        assert len(own - said["en"]) >= 0.6 * len(own), sorted(own & said["en"])


@pytest.mark.parametrize("page", ["table", "seat"])
def test_what_was_said_is_marked_with_the_language_it_was_said_in(played, page):
    said = [
        (marked, text)
        for marked, text in read(played["la-prompt-brew False", page, "ja"]).said
        if "it is your turn" in text
    ]
    assert said and all(marked == "en" for marked, _ in said)


def test_the_console_takes_all_pages_along_when_it_speaks_another_language(tmp_path):
    with serving(tmp_path, 1) as served, httpx.Client(base_url=served.base_url, timeout=30) as web:
        red = served.seat("red")
        for language in ("cs", "ja", "de", "en"):
            web.post("/api/table/language", json={"language": language}).raise_for_status()
            served.do(lambda: None)
            assert served.bench.voice.language == language
            for address in ("/table", f"/seat/{red}", "/host"):
                assert read(web.get(address).text).language == language
            kept = read(web.get(f"/seat/{red}?lang=cs").text)
            assert kept.language == "cs"
            assert json.loads(web.get("/api/table").text) is not None


def test_the_host_page_switches_the_language_as_well(tmp_path):
    with serving(tmp_path, 1) as served, httpx.Client(base_url=served.base_url, timeout=30) as web:
        cookie = {"Cookie": f"aludel_host={served.host()}"}
        web.post("/api/host/language", json={"language": "ja"}, headers=cookie).raise_for_status()
        served.do(lambda: None)
        assert served.bench.voice.language == "ja" and read(web.get("/host", headers=cookie).text).language == "ja"


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_error_of_a_page_is_told_in_its_language(tmp_path, language):
    with serving(tmp_path) as served:
        header = {"x-aludel-language": language}
        answer = httpx.post(f"{served.base_url}/api/seats/nobody/hints", json={"on": True}, headers=header).json()
    text = PageFault("page-seat-unknown").text(language)
    assert answer["text"] == text and bool(KANA.search(text)) == (language == "ja") and not KEY.search(text)


@pytest.mark.parametrize("level", range(2, 8))
def test_what_the_levels_bring_is_said_in_every_language(tmp_path, level):
    """The table page and a seat's own page, at each kind of moment of a real game."""
    moments = {look.public.prompt.key: look for look in evening(level) if look.public.mode == "game"}
    assert {"la-prompt-act", "la-prompt-sell", "la-prompt-end"} <= moments.keys()
    with serving(tmp_path) as served, httpx.Client(base_url=served.base_url, timeout=30) as web:
        addresses = ("/table", f"/seat/{served.seat('red')}")
        served.pages.seating.want_hints("red", True)
        for look in moments.values():
            served.pages.publish(look)
            for address, language in product(addresses, LANGUAGES):
                assert faults(web.get(f"{address}?lang={language}").text, language) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_virtual_table_speaks_as_its_console_does(tmp_path, language):
    with serving_table(tmp_path, 3, (2, 3, 4)) as table, httpx.Client(base_url=table.address, timeout=60) as web:
        web.post("/api/virtual/language", json={"language": language}).raise_for_status()
        table.do(lambda: None)
        assert faults(web.get("/").text, language) == []
        asked = web.get("/api/table").json()["asked"]
        begin = {"players": 2, "level": 4, "skill": "competent", "language": language, "asked": asked}
        web.post("/api/virtual/start", json=begin).raise_for_status()
        for other in (language, *LANGUAGES):
            web.post("/api/virtual/language", json={"language": other}).raise_for_status()
            table.do(lambda: None)
            assert faults(web.get("/").text, other) == []


def test_a_phrase_without_words_would_be_found():
    page = '<html lang="en"><p>{}</p><img alt="{}"></html>'
    for wrong in ("page-thing-market", "la-prompt-act", "{$seat} sells"):
        assert faults(page.format(wrong, ""), "en") == [wrong]
        assert faults(page.format("", wrong), "en") == [wrong]
    assert faults(page.format("all is well", "a frog"), "de") == ["lang=en"]
    assert faults("<p>words</p>", "en") == ["lang=", "no language: words"]
