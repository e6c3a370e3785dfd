# SPDX-License-Identifier: MIT
"""What the host does from the page is done, and nothing secret is shown on the way."""

from __future__ import annotations

import io
import json
import re
import urllib.error
import urllib.request
import zipfile

import pytest

from aludel.config import make_config
from aludel.games.referee import hold, registry
from aludel.screens.web.log_lines import RecentLines
from aludel.screens.web.pages import Reporting
from aludel.screens.web.render.host import TEST_BUILD

from ..table.parts import CONFIRM
from ..table.test_secrecy import RENAMED, SAME, Relabelled
from .hosting import Browser, Found, addresses, invitations, said
from .served import GAME, serving

# -- a new game


def test_a_game_is_begun_with_level_seats_starter_and_language(served):
    wanted = {"game": GAME, "level": 3, "seats": ["red", "green", "blue"], "first": "green", "language": "de"}
    assert Browser(served).post("new", **wanted)[0] == 200
    snapshot = served.snapshot()
    assert (snapshot.game.level, snapshot.game.seats) == (3, ("red", "green", "blue"))
    assert snapshot.public.prompt.seats == (1,) and snapshot.sound.language == "de"


def test_a_game_that_is_on_is_given_up_only_when_that_is_said(playing):
    browser, wanted = Browser(playing), {"game": GAME, "level": 1, "seats": ["red", "blue"]}
    status, answer = browser.post("new", **wanted)
    assert status == 409 and str(answer["number"]) in browser.page() and answer["text"].startswith("E1005")
    assert playing.snapshot().game.level == 4
    assert browser.post("new", **wanted, replace=True)[0] == 200
    assert playing.snapshot().game.level == 1


def test_the_code_of_a_game_is_asked_for_in_a_test_build_only(served, monkeypatch):
    wanted = {"game": GAME, "level": 1, "seats": ["red", "blue"], "code": "ABCD EFG HJKT"}
    browser = Browser(served)
    assert not Found(browser.page()).all("input", name="code")
    assert browser.post("new", **wanted)[0] == 422
    monkeypatch.setenv(TEST_BUILD, "1")
    assert Found(browser.page()).all("input", name="code")
    assert browser.post("new", **wanted)[0] == 200
    assert re.sub("[^A-Z]", "", browser.get("code")[1]["code"]) == "ABCDEFGHJKT"


def test_the_level_and_the_seats_of_the_last_game_are_filled_in(playing):
    found = Found(Browser(playing).page())
    assert [one["value"] for one in found.all("input", name="seats", checked=...)] == ["red", "yellow", "green"]
    assert any(one["value"] == "4" for one in found.all("option", selected=..., data_open_words=...))


# -- select by hand


def test_a_secret_answer_is_covered_until_somebody_uncovers_it(playing):
    found = Found(Browser(playing).page())
    (choices,) = found.all("div", id="choices")
    assert "hidden" in choices
    (button,) = found.all("button", data_uncover="choices")
    assert button["aria-expanded"] == "false" and button["aria-controls"] == "choices"


def test_pieces_told_by_hand_are_answered(playing):
    browser = Browser(playing)
    options = [one["value"] for one in Found(browser.page()).all("option") if "." in one.get("value", "")]
    assert "tile.frog" in options and "answer.frog" in options
    status, answer = browser.post("by-hand", kinds=["tile.frog", "tile.fern"])
    assert (status, answer["refused"]) == (200, None)
    assert playing.snapshot().public.view["phase"] != "brew"


def test_why_pieces_are_refused_is_told_without_naming_them(playing):
    browser = Browser(playing)
    status, answer = browser.post("by-hand", kinds=["answer.frog", *["answer.fire"] * 3])
    assert status == 200 and answer["refused"]
    assert playing.snapshot().public.view["phase"] == "brew"
    assert "frog" not in answer["refused"].casefold()


def test_a_page_that_is_out_of_date_answers_nothing(playing):
    browser = Browser(playing)
    status, answer = browser.post("by-hand", kinds=["tile.frog", "tile.fern"], asked="long ago")
    assert status == 409 and answer["text"].startswith("E1001")
    assert playing.snapshot().public.view["phase"] == "brew"


def test_while_pieces_are_counted_out_at_the_table_the_page_selects_none(playing):
    playing.press(hold("back"))
    text = Browser(playing).page()
    assert "by-hand" not in addresses(text) and "Pieces are being selected by hand." in said(text)


# -- sound, seats, network


def test_sound_and_light_show_how_they_are(served):
    browser = Browser(served)
    assert browser.post("volume", percent=30)[0] == browser.post("mute", on=True)[0] == 200
    assert browser.post("lights", on=False)[0] == browser.post("language", language="cs")[0] == 200
    found = Found(browser.page())
    assert found.all("input", id="volume", value="30")
    assert json.loads(found.all("button", id="mute")[0]["data-body"]) == {"on": False}
    assert json.loads(found.all("button", id="lights")[0]["data-body"]) == {"on": True}
    assert found.all("html", lang="cs")


def test_a_seat_is_shown_free_taken_and_free_again_with_another_link(playing):
    browser = Browser(playing)
    before = invitations(browser.page())
    assert len(before) == 3
    playing.seat("yellow")
    text = browser.page()
    assert len(invitations(text)) == 2 and "held by a phone" in said(text)
    (free,) = Found(text).all("button", data_post="/api/host/free-seat")
    assert free["data-sure"] and json.loads(free["data-body"]) == {"seat": "yellow"}
    assert browser.post("free-seat", seat="yellow")[0] == 200
    after = invitations(browser.page())
    assert len(after) == 3 and len(set(before) & set(after)) == 2


def test_a_code_to_scan_is_there_once_the_network_is_open(playing, monkeypatch):
    browser = Browser(playing)
    assert not Found(browser.page()).all("svg") and "as soon as the pages are open" in said(browser.page())
    monkeypatch.setattr(type(playing.pages.lan), "is_open", True)
    monkeypatch.setattr(type(playing.pages.lan), "addresses", ("http://192.0.2.7:8080",))
    text = browser.page()
    assert len(Found(text).all("svg")) == 3
    assert all(link.startswith("http://192.0.2.7:8080/join/") for link in invitations(text))
    assert "http://192.0.2.7:8080" in said(text)


def test_a_new_pin_ends_every_session(served):
    browser = Browser(served)
    status, answer = browser.post("hand-over")
    assert status == 200 and answer["pin"] == served.pages.door.pin and len(answer["pin"]) == 6
    assert addresses(browser.page()) == {"login"}


# -- what is looked up


def test_the_journal_lists_games_and_one_that_is_open_goes_on(served):
    browser = Browser(served)
    served.begin(1)
    browser.post("end")
    served.begin(2, ("red", "blue"))
    status, answer = browser.get("games")
    assert status == 200
    assert [(game["number"], game["level"], game["state"]) for game in answer["games"]] == [
        (2, 2, "open"),
        (1, 1, "abandoned"),
    ]
    assert set(answer["games"][0]) == {"number", "key", "level", "seats", "moves", "state"}
    assert browser.post("resume", number=2)[0] == 200 and browser.post("resume", number=1)[0] == 409


def test_the_game_code_comes_only_when_it_is_asked_for(playing):
    browser = Browser(playing)
    code = browser.get("code")[1]["code"]
    assert len(code.replace("-", "").replace(" ", "")) >= 10
    assert code not in browser.page()


def test_families_tell_what_they_have_opened_and_a_new_one_begins(served):
    browser = Browser(served)
    assert browser.get(f"campaign?game={GAME}")[1] == {"families": []}
    assert browser.post("family", game=GAME, number=None)[0] == 200
    assert browser.post("family", game=GAME, number=None)[0] == 200
    (one, two) = browser.get(f"campaign?game={GAME}")[1]["families"]
    assert one["levels"] == two["levels"] == [1] and two["playing"] and not one["playing"]
    assert browser.post("family", game=GAME, number=1)[0] == 200
    assert browser.get(f"campaign?game={GAME}")[1]["families"][0]["playing"]


def test_the_report_is_saved_from_the_page(playing):
    browser = Browser(playing)
    playing.pages.reporting = Reporting(make_config({}, None, pi=False), RecentLines())
    (link,) = Found(browser.page()).all("a", download=...)
    status, headers, data = browser.open(link["href"])
    assert status == 200 and headers["Content-Type"] == "application/zip" and "no-store" in headers["Cache-Control"]
    with zipfile.ZipFile(io.BytesIO(data)) as files:
        assert {"README.txt", "about.json", "log.txt", "games/1.txt"} == set(files.namelist())


@pytest.mark.parametrize("deed", ["games", "code", f"campaign?game={GAME}", "holder.jpg", "report.zip"])
def test_nothing_is_looked_up_without_the_pin(playing, deed):
    status, _, text = Browser(playing, cookie=False).open(f"/api/host/{deed}")
    assert status == 401 and b"E1062" in text


def test_a_page_that_stays_open_without_a_session_is_told_so(served):
    browser = Browser(served)
    with urllib.request.urlopen(
        urllib.request.Request(f"{served.base_url}/api/host/stream", headers=browser.headers), timeout=20
    ) as stream:
        assert next(line for line in stream if line.startswith(b"event: look"))
        assert browser.post("hand-over")[0] == 200
        assert next(line for line in stream if line.startswith(b"event: gone"))
        assert b"E1062" in next(stream)


# -- secrets


def whole_page(folder, renamed):
    """The page and everything that it looks up, over a turn of the same game, with the ingredients renamed."""
    tokens = (f"token-{number:04}" for number in range(9999))
    rules = {GAME: Relabelled(renamed)}
    with serving(folder, None, 2, games=rules, token=lambda: next(tokens)) as served:
        served.begin(4)
        browser, seen = Browser(served), []
        for kinds in (("frog", "fern"), ("frog",), ("frog", "scorpion")):
            seen += [browser.page(), browser.get("games"), browser.get(f"campaign?game={GAME}")]
            served.lay(*(f"tile.{renamed[name]}" for name in kinds))
            served.press(CONFIRM)
            served.lay()
            seen += [browser.page(), *(browser.post("by-hand", kinds=[f"tile.{renamed['frog']}"] * 3))]
            served.press(hold("confirm"))
            seen += [browser.page(), served.press(CONFIRM, CONFIRM)]
    return seen


def test_renaming_the_ingredients_changes_no_byte_of_the_page(tmp_path):
    once, again = (whole_page(tmp_path / name, names) for name, names in (("one", SAME), ("two", RENAMED)))
    assert len({str(look) for look in once}) > 5
    assert once == again


def test_every_game_has_levels_and_seats_to_offer(served):
    text = Browser(served).page()
    for game in registry().values():
        assert Found(text).all("form", data_new=game.info.key)
        offered = [one["value"] for one in Found(text).all("option", data_open_words=...)]
        assert offered == [str(level) for level in game.info.levels]
