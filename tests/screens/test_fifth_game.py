# SPDX-License-Identifier: MIT
"""A game that comes as a package of its own brings everything that the pages show of it, and is played on them.

The package is `hasty/`. It is installed as packages are: by entry points in its metadata, on the path.
"""

from __future__ import annotations

import importlib
import re

import httpx
import pytest

from aludel.errors import LANGUAGES
from aludel.games.referee import Choice, Prompt, press, registry
from aludel.screens import views, words
from aludel.screens.web.render.keys import keys
from aludel.screens.web.render.table import named_by
from aludel.table.host import NewGame
from aludel.table.public import Public
from aludel.voice import phrasebook

from .offered import Offered
from .served import GAME, serving

KEY = "workshop"
METADATA = "Metadata-Version: 2.1\nName: hasty-workshop\nVersion: 1.0\n"
ENTRIES = f"""
[aludel.games]
{KEY} = tests.screens.hasty:GAME

[aludel.screens]
{KEY} = tests.screens.hasty:SCREENS
"""
KEPT = (registry, views.screens, words.page_folders, words.words_of, phrasebook.phrase_folders)
"""What is looked up once in a run of the console."""


def forget() -> None:
    for lookup in KEPT:
        lookup.cache_clear()


@pytest.fixture
def installed(tmp_path, monkeypatch):
    """The package is installed, and the console is started after that."""
    folder = tmp_path / "site-packages" / "hasty_workshop-1.0.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(METADATA, "utf-8")
    (folder / "entry_points.txt").write_text(ENTRIES, "utf-8")
    monkeypatch.syspath_prepend(str(folder.parent))
    importlib.invalidate_caches()
    forget()
    yield
    monkeypatch.undo()
    importlib.invalidate_caches()
    forget()


@pytest.fixture
def shop(installed, tmp_path):
    """The console in this game, with a phone at each seat."""
    with serving(tmp_path / "kept") as served:
        new = NewGame(KEY, 1, ("red", "green"), 0, None, None, replace=True)
        served.do(lambda: served.console.manage(lambda host: host.begin(new)))
        yield served


def read(served, path: str) -> str:
    answer = httpx.get(served.base_url + path)
    assert answer.status_code == 200, path
    return answer.text


def send(served, token: str, what: str, **body):
    given = {"asked": served.snapshot().asked, **body}
    answer = httpx.post(f"{served.base_url}/api/seats/{token}/{what}", json=given)
    served.do(lambda: None)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_it_is_found_beside_the_others(installed):
    assert set(registry()) == set(views.screens()) == {GAME, KEY}


def test_the_table_page_is_drawn_by_its_template_with_its_words_style_and_lesson(shop):
    page = read(shop, "/table")
    assert '<section class="ws-bench card overview"' in page and "Turns so far: 0" in page
    assert "Level 1, turn 0" in page and 'data-tab="board"' in page and ">Shelf<" in page
    assert ">Mix or swear</h2>" in page
    assert "Two different stones make a mixture." in page and 'data-lesson="ws-shelf"' in page
    assert "Look here: the shelf" in page
    sheets = re.findall(r'href="(/static/ws/[^"]+)"', page)
    assert [sheet.partition("?")[0] for sheet in sheets] == ["/static/ws/lesson.css", "/static/ws/table.css"]
    assert all(".board" in read(shop, sheet) or ".ws-bench" in read(shop, sheet) for sheet in sheets)
    assert "<circle" in read(shop, f"/art/{KEY}/tile.amber.svg")
    assert f'src="/art/{KEY}/tile.amber.svg"' in page


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_all_in_every_language(shop, language):
    token = shop.seat("red")
    for path in ("/table", f"/seat/{token}"):
        text = re.sub(r"<[^>]*>", " ", read(shop, f"{path}?lang={language}"))
        assert not re.findall(r"\b(?:page|ws|piece|table|game|seat)-[a-z]+(?:-[a-z0-9]+)*\b", text), path
        assert words.words_of(language)("page-ws-turns", {"turns": 0}) in text


def test_it_is_played_to_its_end_on_its_seat_pages(shop):
    red, green = shop.seat("red"), shop.seat("green")
    page = Offered(read(shop, f"/seat/{red}"))
    assert {"Mix two stones", "First stone", "Second stone", "warm amber", "My stones"} <= set(page.words)
    assert f"/art/{KEY}/tile.coral.svg" in page.pictures
    assert [len(form.fields) for form in page.forms] == [2, 2]
    assert not Offered(read(shop, f"/seat/{green}")).forms

    refused = send(shop, red, "answer", kinds=["tile.amber", "tile.amber"])["refused"]
    assert refused == "Two pieces of amber do not mix."
    assert send(shop, red, "answer", kinds=["tile.amber", "tile.coral"])["refused"] is None
    assert "Turns so far: 1" in read(shop, "/table")

    assert send(shop, green, "answer", kinds=["answer.beryl", "answer.round"])["refused"] is None
    assert "round" not in read(shop, "/table") and "round" not in read(shop, f"/seat/{red}")
    (form,) = Offered(read(shop, f"/seat/{red}")).forms
    assert form.fields["kinds-0"][-1] == "word.none"
    assert "Somebody has sworn: guess the stone." in read(shop, f"/seat/{red}")
    assert send(shop, red, "answer", kinds=["theory.beryl"])["refused"] is None

    send(shop, red, "press", buttons=["next"], held=True)
    assert shop.snapshot().public.prompt.key == "ws-prompt-keys"
    assert send(shop, green, "answer", kinds=["number.5"])["refused"] is None
    assert shop.snapshot().game.over
    assert "Turns so far: 2" in read(shop, "/table")


def test_its_buttons_are_on_the_table_page(shop):
    page = Offered(read(shop, "/table"))
    assert {"buttons": ["next"], "held": True} in [body for _, body in page.presses]
    shop.lay("tile.amber", "tile.beryl")
    asked = shop.snapshot().asked
    body = {"buttons": ["confirm"], "held": False, "asked": asked}
    assert httpx.post(f"{shop.base_url}/api/table/press", json=body).status_code == 200
    assert shop.snapshot().public.view["turns"] == 1


def test_the_host_page_begins_it_and_words_its_forms(shop):
    cookie = {"aludel_host": shop.host()}
    page = httpx.get(f"{shop.base_url}/host", cookies=cookie).text
    assert "warm amber" in page and "Mix two stones" in page
    assert "the workshop" in page


def test_a_choice_that_names_a_thing_is_a_button_with_its_picture(installed):
    meant = enumerate(("amber", "coral"), start=1)
    choices = tuple(Choice(press(f"market-{at}"), f"ws-choice-stone-{stone}") for at, stone in meant)
    public, said = Public("game", KEY, Prompt("ws-prompt-act", (0,), choices=choices)), words.words_of("en")
    shown = keys(public, said, named_by(views.screens_of(KEY), said)).answers
    assert [(one.short, one.art) for one in shown] == [("warm amber", "tile.amber"), ("red coral", "tile.coral")]


def test_little_alchemists_is_there_as_before(shop):
    shop.begin(1)
    page = read(shop, "/table")
    assert "/static/la/table.css" in page and "ws-bench" not in page
