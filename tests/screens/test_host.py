# SPDX-License-Identifier: MIT
"""The host page over HTTP: what it offers at each moment and in each language."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from aludel.errors import LANGUAGES
from aludel.house import shared_toml
from aludel.screens.web.render.host import BUTTONS, SCRIPT, deeds, forms, texts
from aludel.screens.web.render.seat import asked_of
from aludel.screens.web.site import OWN
from aludel.screens.words import PHRASES, words_of
from aludel.table.public import Public
from aludel.table.snapshot import GameOn, Snapshot
from aludel.utterance import piece_name

from .hosting import Browser, Found, addresses, said
from .served import GAME, serving

PARTS = ("now", "by-hand", "new", "sound", "seats", "network", "buttons", "journal", "campaign", "view", "help",
         "hand-over")  # fmt: skip
"""The sections of the page, in their order."""


# -- the door


def test_without_the_pin_there_is_only_the_door(served):
    text = Browser(served, cookie=False).page()
    assert addresses(text) == {"login"}
    (field,) = Found(text).all("input", id="pin")
    assert field["inputmode"] == "numeric" and served.pages.door.pin not in text


def test_with_the_pin_one_gets_in_and_out(served):
    browser = Browser(served, cookie=False)
    status, headers, _ = browser.open("/api/host/login", {"pin": served.pages.door.pin})
    assert status == 200
    browser.headers["Cookie"] = headers["Set-Cookie"].partition(";")[0]
    assert "pause" not in addresses(browser.page()) and "logout" in addresses(browser.page())
    browser.open("/api/host/logout", {})
    assert addresses(browser.page()) == {"login"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_door_speaks_every_language(served, language):
    text = Browser(served, cookie=False).page(f"/host?lang={language}")
    assert f'<html lang="{language}"' in text and "page-host" not in text


# -- what is offered when


def test_before_a_game_one_can_begin_one_and_adjust_the_camera(served):
    text = Browser(served).page()
    assert not {"pause", "end", "go-on"} & addresses(text)
    assert Found(text).all("form", data_new=GAME) and Found(text).all("canvas", data_view_picture=...)
    assert "No game is on." in said(text) and "Nothing can be selected now." in said(text)


def test_in_a_game_it_can_be_paused_and_ended_and_nobody_looks_into_the_holder(playing):
    text = Browser(playing).page()
    assert {"pause", "end", "by-hand", "press", "volume", "mute", "lights", "language", "lan"} <= addresses(text)
    assert "go-on" not in addresses(text)
    assert not Found(text).all("canvas", data_view_picture=...)
    assert "Little Alchemists, level 4" in said(text) and "Red plays now." in said(text)
    (end,) = Found(text).all("button", data_post="/api/host/end")
    assert "given up" in end["data-sure"]


def test_a_paused_game_goes_on_from_the_page(playing):
    browser = Browser(playing)
    assert browser.post("pause")[0] == 200
    text = browser.page()
    assert {"go-on", "end"} <= addresses(text) and "The game is paused." in said(text)
    assert browser.post("go-on")[0] == 200
    assert "Red plays now." in said(browser.page())


def test_a_game_that_a_power_failure_cut_off_can_go_on_or_end(tmp_path):
    with serving(tmp_path, 1):
        pass
    with serving(tmp_path) as served:
        browser = Browser(served)
        text = browser.page()
        assert {"go-on", "end"} <= addresses(text) and not Found(text).all("canvas", data_view_picture=...)
        assert browser.post("go-on")[0] == 200
        assert "plays now" in said(browser.page())


@pytest.mark.parametrize(
    ("mode", "offered"),
    [("game", ("pause", "end")), ("paused", ("go-on", "end")), ("by-hand", ("go-on", "end")), ("over", ("end",))],
)
def test_deeds_follow_the_mode(mode, offered):
    assert deeds(Snapshot(1, "a", Public(mode), game=GameOn(1, GAME, 1, ("red", "yellow")))) == offered


# -- every button, every language


def test_the_buttons_are_those_of_the_board():
    assert set(BUTTONS) == set(shared_toml("hardware/board.toml")["buttons"])


def test_the_page_tells_what_each_button_does_now_and_what_holding_does(playing):
    text = Browser(playing).page()
    bodies = [json.loads(one["data-body"]) for one in Found(text).all("button", data_post="/api/host/press")]
    short = [body["buttons"] for body in bodies if not body["held"]]
    assert short == [[button] for button in BUTTONS]
    prompt = playing.snapshot().public.prompt
    long = [choice for choice in prompt.choices if choice.press.held]
    assert [set(body["buttons"]) for body in bodies if body["held"]] == [set(choice.press.buttons) for choice in long]
    words = words_of("en")
    for choice in prompt.choices:
        assert words(choice.key, prompt.args) in said(text)


def test_a_pressed_button_does_what_the_real_one_does(playing):
    browser = Browser(playing)
    assert browser.post("press", buttons=["confirm"], held=True)[0] == 200
    assert playing.snapshot().public.mode == "paused"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", [None, 1, 7])
def test_no_phrase_is_missing_and_no_id_is_there_twice(tmp_path, language, level):
    with serving(tmp_path, level) as served:
        text = Browser(served).page(f"/host?lang={language}")
    assert not re.findall(
        r"(?:page|table|la|seat|level|game|language)-[a-z-]+", said(text).replace("aludel-report", "")
    )
    ids = Found(text).ids()
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", LANGUAGES)
def test_pieces_are_called_by_hand_as_on_the_page_of_the_seat(playing, language):
    words, snapshot = words_of(language), playing.snapshot()
    by_hand = forms(snapshot, words)
    assert by_hand == asked_of(snapshot, snapshot.own[0], words)["forms"]
    text = Browser(playing).page(f"/host?lang={language}")
    for form in by_hand:
        labels = [slot.label for slot in form.slots]
        assert len(set(labels)) == len(labels) and all(f">{label}</label>" in text for label in labels)
    named = {option.kind: option.words for form in by_hand for slot in form.slots for option in slot.options}
    assert all(len(named[kind]) < len(words(piece_name(kind), {})) for kind in ("answer.fire", "answer.flying"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_and_button_has_a_name(playing, language):
    text = Browser(playing).page(f"/host?lang={language}")
    found = Found(text)
    labelled = {attrs.get("for") for attrs in found.all("label")}
    fields = [attrs for tag, attrs in found.elements if tag in ("input", "select")]
    assert len(fields) > 10
    assert all(attrs["id"] in labelled or attrs["type"] == "checkbox" for attrs in fields)
    for inside in re.findall(r"<button[^>]*>(.*?)</button>", text, re.S):
        assert said(inside).strip()


def test_the_words_of_the_script_are_there():
    for language in LANGUAGES:
        given = texts(words_of(language))
        assert {f"page-host-{name}" for name in SCRIPT} <= set(given)
        assert all(given.values())
    scripts = "".join(path.read_text("utf-8") for path in (OWN / "static").glob("host*.js"))
    named = set(re.findall(r'"page-host-([a-z-]+)"', scripts))
    assert len(named) > 8 and named <= set(SCRIPT)


def test_the_guide_names_the_parts_of_the_page_as_the_page_does():
    guide = (Path(__file__).parents[2] / "docs" / "pages.md").read_text("utf-8")
    told = re.findall(r"^\* \*\*(.+?)\*\*:", guide.partition("## The host page")[2].partition("## Opening")[0], re.M)
    words = words_of("en")
    assert told == [words(f"page-host-{part}", {}) for part in PARTS]


def spoken(language):
    """The phrases of this page by key, each with the arguments that it takes."""
    text = (PHRASES / f"{language}.ftl").read_text("utf-8")
    return {
        key: set(re.findall(r"\$(\w+)", said)) for key, said in re.findall(r"^(page-host-[\w-]+) = (.*)$", text, re.M)
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_phrase_with_the_same_arguments(language):
    assert len(spoken("en")) > 100
    assert spoken(language) == spoken("en")
