# SPDX-License-Identifier: MIT
"""What each page may do over its interface, and what not."""

from __future__ import annotations

import re

import pytest

from aludel.errors import LANGUAGES
from aludel.screens.web.asking import COOKIE

from ..served import GAME
from .test_guard import number

CONFIRM = ["confirm"]


def asked(served):
    return served.snapshot().asked


@pytest.fixture
def red(served):
    """The address of red's interface."""
    return f"/api/seats/{served.seat('red')}"


@pytest.fixture
def yellow(served):
    return f"/api/seats/{served.seat('yellow')}"


# -- the table


def test_anybody_may_see_what_is_public(served, guest):
    told = guest.get("/api/table").json()
    assert told["game"] == {"number": 1, "key": GAME, "level": 1, "seats": ["red", "yellow"], "over": False}
    assert told["prompt"]["seats"] == [0] and told["prompt"]["text"].startswith("Red: ")
    assert told["view"] == served.snapshot().public.view
    assert told["lamps"]["holder"] and told["sound"]["language"] == "en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_is_in_the_language_of_the_page(guest, language):
    words = guest.get(f"/api/table?lang={language}").json()["prompt"]["text"]
    assert (words == guest.get("/api/table").json()["prompt"]["text"]) is (language == "en")


def test_the_consoles_own_screen_presses_its_buttons(served, guest):
    served.lay("tile.frog", "tile.fern")
    assert guest.post("/api/table/press", json={"buttons": CONFIRM, "asked": asked(served)}).json() == {}
    assert served.snapshot().public.view["phase"] != "brew"


def test_a_page_that_is_out_of_date_presses_nothing_and_is_told(served, guest):
    before = asked(served)
    served.brew("frog", "fern")
    now = served.snapshot().public
    answer = guest.post("/api/table/press", json={"buttons": CONFIRM, "asked": before})
    assert (answer.status_code, number(answer)) == (409, "page-stale")
    assert served.snapshot().public == now


def test_the_consoles_own_screen_changes_the_language(served, guest):
    assert guest.post("/api/table/language", json={"language": "cs"}).status_code == 200
    assert served.snapshot().sound.language == "cs" and '<html lang="cs"' in guest.get("/table").text
    assert guest.post("/api/table/language", json={"language": "xx"}).status_code == 422


# -- seats


def test_a_phone_takes_a_seat_once(served, browser):
    phone, other = browser(), browser()
    invitation = served.pages.seating.invitation("red")
    page = phone.get(f"/join/{invitation}")
    assert page.status_code == 200 and f'data-post="/api/join/{invitation}"' in page.text
    address = phone.post(f"/api/join/{invitation}", json={}).json()["address"]
    assert phone.get(address).status_code == 200
    late = other.post(f"/api/join/{invitation}", json={})
    assert (late.status_code, number(late)) == (409, "page-seat-taken")
    told = other.get(f"/join/{invitation}")
    assert told.status_code == 409 and "Somebody holds the seat Red already." in told.text


def test_a_phone_that_scans_its_code_again_comes_back_to_its_page(served, browser):
    phone = browser()
    invitation = served.pages.seating.invitation("red")
    address = phone.post(f"/api/join/{invitation}", json={}).json()["address"]
    back = phone.get(f"/join/{invitation}")
    assert (back.status_code, back.headers["location"]) == (303, address)


def test_the_cookie_of_a_seat_is_for_the_door_of_seats_alone(served, guest):
    invitation = served.pages.seating.invitation("red")
    cookie = guest.post(f"/api/join/{invitation}", json={}).headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=strict" in cookie and "path=/join" in cookie


def test_an_invitation_that_is_no_longer_good_is_told(served, guest, host):
    invitation = served.pages.seating.invitation("red")
    token = guest.post(f"/api/join/{invitation}", json={}).json()["address"]
    assert host.post("/api/host/free-seat", json={"seat": "red"}).status_code == 200
    assert "E1058" in guest.get(f"/join/{invitation}").text
    assert guest.get(token).status_code == 404 and "E1060" in guest.get(token).text
    assert guest.post(f"/api/join/{served.pages.seating.invitation('red')}", json={}).status_code == 200


def test_a_seat_sees_its_own_and_nobody_elses(served, guest, red, yellow):
    served.brew("frog", "fern")
    mine, others = guest.get(red).json(), guest.get(yellow).json()
    assert (mine["colour"], mine["seat"], others["seat"]) == ("red", 0, 1)
    assert mine["view"] == served.snapshot().own[0].view
    assert mine["view"]["tracker"] != others["view"]["tracker"]


def test_hints_come_only_where_they_are_wanted(served, guest, red, yellow):
    assert guest.get(red).json()["hints"] == []
    assert guest.post(f"{red}/hints", json={"on": True}).status_code == 200
    assert guest.get(red).json()["hints"] and guest.get(red).json()["hints_on"]
    assert guest.get(yellow).json()["hints"] == []
    guest.post(f"{red}/hints", json={"on": False})
    assert guest.get(red).json()["hints"] == []


def test_a_seat_answers_on_its_page(served, guest, red):
    body = {"kinds": ["tile.frog", "tile.fern"], "asked": asked(served)}
    assert guest.post(f"{red}/answer", json=body).json() == {"refused": None}
    assert served.snapshot().public.view["phase"] != "brew"


def test_an_answer_sent_twice_counts_once(served, guest, red):
    body = {"kinds": ["tile.frog", "tile.fern"], "asked": asked(served)}
    guest.post(f"{red}/answer", json=body)
    after = served.snapshot().public
    again = guest.post(f"{red}/answer", json=body)
    assert (again.status_code, number(again)) == (409, "page-stale")
    assert served.snapshot().public == after


def test_a_seat_answers_only_when_it_is_asked(served, guest, yellow):
    body = {"kinds": ["tile.frog", "tile.fern"], "asked": asked(served)}
    answer = guest.post(f"{yellow}/answer", json=body)
    assert (answer.status_code, number(answer)) == (409, "page-not-your-turn")


@pytest.mark.parametrize("kinds", [[], ["tile.frog"], ["tile.frog"] * 3, ["customer.fire", "tile.frog"], ["number.3"]])
def test_pieces_that_are_not_asked_for_are_refused(served, guest, red, kinds):
    answer = guest.post(f"{red}/answer", json={"kinds": kinds, "asked": asked(served)})
    assert (answer.status_code, number(answer)) == (409, "page-not-fitting")


def test_in_a_menu_no_seat_answers(served, guest, host, red):
    host.post("/api/host/pause", json={})
    answer = guest.post(f"{red}/answer", json={"kinds": ["tile.frog", "tile.fern"], "asked": asked(served)})
    assert (answer.status_code, number(answer)) == (409, "page-not-now")


def test_a_seat_presses_only_what_its_question_offers(served, guest, red, yellow):
    ask = {"asked": asked(served)}
    assert number(guest.post(f"{yellow}/press", json={"buttons": ["market-1"], **ask})) == "page-not-your-turn"
    for buttons, held in ((["mute"], False), (["confirm"], True), (["back", "next"], True)):
        answer = guest.post(f"{red}/press", json={"buttons": buttons, "held": held, **ask})
        assert (answer.status_code, number(answer)) == (409, "page-not-now")
    assert guest.post(f"{red}/press", json={"buttons": ["market-1"], **ask}).status_code == 200
    assert served.snapshot().public.view["market"][0] is False


def test_a_colour_that_does_not_play_sees_no_secret_and_answers_nothing(served, guest):
    green = f"/api/seats/{served.seat('green')}"
    told = guest.get(green).json()
    assert told["seat"] is None and told["view"] == {}
    body = {"kinds": ["tile.frog", "tile.fern"], "asked": asked(served)}
    assert number(guest.post(f"{green}/answer", json=body)) == "page-not-now"


# -- the host


HOST_ONLY = [
    *(("GET", name) for name in ("games", "code", f"campaign?game={GAME}", "holder.jpg", "report.zip")),
    *(("POST", name) for name in ("new", "pause", "go-on", "end", "resume", "language", "volume", "mute", "lights")),
    *(("POST", name) for name in ("by-hand", "press", "free-seat", "lan", "hand-over", "family")),
]
BODIES = {
    "new": {"game": GAME, "level": 1, "seats": ["red", "yellow"]},
    "resume": {"number": 1},
    "language": {"language": "de"},
    "volume": {"percent": 10},
    "mute": {"on": True},
    "lights": {"on": False},
    "by-hand": {"kinds": [], "asked": ""},
    "press": {"buttons": CONFIRM, "asked": ""},
    "free-seat": {"seat": "red"},
    "lan": {"open": True},
    "family": {"game": GAME},
}


@pytest.mark.parametrize(("method", "name"), HOST_ONLY)
def test_nobody_but_the_host_may_do_what_the_host_may(served, guest, red, method, name):
    before = served.snapshot()
    guest.cookies.set(COOKIE, "nonsense")
    sent = {"json": BODIES.get(name, {})} if method == "POST" else {}
    answer = guest.request(method, f"/api/host/{name}", **sent)
    assert (answer.status_code, number(answer)) == (401, "page-host-only")
    assert (served.snapshot().public, served.snapshot().sound) == (before.public, before.sound)
    assert not served.pages.lan.is_open and served.pages.seating.taken == ("red",)


def test_every_address_of_the_host_is_tried_above(served):
    paths = served.app.openapi()["paths"]
    names = {path.removeprefix("/api/host/") for path in paths if path.startswith("/api/host/")}
    assert names == {name.partition("?")[0] for _, name in HOST_ONLY} | {"login", "logout", "stream"}


def test_wrong_pins_are_slowed_down_and_the_right_one_opens_after_the_wait(served, guest, browser, clock):
    wrong = {"pin": "not it"}
    assert [guest.post("/api/host/login", json=wrong).status_code for _ in range(3)] == [403, 403, 429]
    other = browser().post("/api/host/login", json={"pin": served.pages.door.pin})
    assert other.status_code == 429 and other.json()["seconds"] == int(other.headers["retry-after"]) == 2
    clock.now += 2
    answer = guest.post("/api/host/login", json={"pin": served.pages.door.pin})
    assert answer.json() == {"address": "/host"}
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie and "samesite=strict" in cookie
    assert guest.get("/api/host/games").status_code == 200


def test_the_door_is_shown_to_everybody_else(served, guest, host):
    assert "/api/host/login" in guest.get("/host").text and "/api/host/new" not in guest.get("/host").text
    assert "/api/host/login" not in host.get("/host").text
    host.post("/api/host/logout", json={})
    assert "/api/host/login" in host.get("/host").text


def test_handing_over_lets_nobody_in_but_the_next_host(served, host, browser):
    pin = host.post("/api/host/hand-over", json={}).json()["pin"]
    assert host.get("/api/host/games").status_code == 401
    assert browser().post("/api/host/login", json={"pin": pin}).status_code == 200


def test_the_host_pauses_goes_on_and_ends(served, host):
    for name, mode in (("pause", "paused"), ("go-on", "game"), ("end", "menu")):
        assert host.post(f"/api/host/{name}", json={}).json() == {}
        assert served.snapshot().public.mode == mode
    answer = host.post("/api/host/end", json={})
    assert (answer.status_code, number(answer)) == (409, "page-no-game")


def test_a_page_of_a_stale_game_does_not_end_the_present_one(served, host):
    before = asked(served)
    served.begin(1, ("red", "yellow", "green"))
    answer = host.post("/api/host/end", json={"asked": before})
    assert (answer.status_code, number(answer)) == (409, "page-stale")
    assert len(served.snapshot().game.seats) == 3


def test_the_host_begins_a_game_and_gives_one_up_only_when_told(served, host):
    new = {"game": GAME, "level": 1, "seats": ["yellow", "green", "blue"], "first": "green", "language": "de"}
    answer = host.post("/api/host/new", json=new)
    assert (answer.status_code, number(answer)) == (409, "page-game-on")
    assert host.post("/api/host/new", json={**new, "replace": True}).json() == {}
    now = served.snapshot()
    assert now.game.seats == ("yellow", "green", "blue") and now.public.view["turn"] == 1
    assert now.sound.language == "de"


@pytest.mark.parametrize(
    ("wrong", "status"),
    [
        ({"game": "chess"}, 404), ({"level": 99}, 409), ({"seats": ["red"]}, 409), ({"seats": ["red", "red"]}, 409),
        ({"seats": ["red", "pink"]}, 409), ({"first": "green"}, 422), ({"code": "ABCD"}, 422), ({"level": "1"}, 422),
        ({"seats": ["red"] * 9}, 422), ({"language": "xx"}, 422),
    ],
)  # fmt: skip
def test_a_game_that_cannot_be_begun_ends_none(served, host, wrong, status):
    before = served.snapshot()
    new = {"game": GAME, "level": 1, "seats": ["red", "yellow"], "replace": True, **wrong}
    answer = host.post("/api/host/new", json=new)
    assert answer.status_code == status and re.match(r"E\d+: ", answer.json()["text"])
    assert served.snapshot().game == before.game and served.snapshot().public.view == before.public.view


def test_a_games_code_is_chosen_in_a_test_build_only(served, host, monkeypatch):
    new = {"game": GAME, "level": 1, "seats": ["red", "yellow"], "replace": True}
    code = host.get("/api/host/code").json()["code"]
    assert host.post("/api/host/new", json={**new, "code": code}).status_code == 422
    monkeypatch.setenv("ALUDEL_TEST_BUILD", "1")
    assert host.post("/api/host/new", json={**new, "code": code}).status_code == 200
    assert host.get("/api/host/code").json()["code"] == code


def test_the_host_changes_sound_light_and_language(served, host):
    for name, body in (("volume", {"percent": 35}), ("mute", {"on": True}), ("lights", {"on": False})):
        assert host.post(f"/api/host/{name}", json=body).status_code == 200
    assert host.post("/api/host/language", json={"language": "ja"}).status_code == 200
    sound = served.snapshot().sound
    assert (sound.language, sound.volume, sound.muted, sound.lights) == ("ja", 35, True, False)
    assert host.post("/api/host/volume", json={"percent": 101}).status_code == 422


def test_the_host_selects_by_hand_for_whoever_is_asked(served, host):
    body = {"kinds": ["tile.frog", "tile.fern"], "asked": asked(served)}
    assert host.post("/api/host/by-hand", json=body).json() == {"refused": None}
    assert served.snapshot().public.view["phase"] != "brew"


def test_the_host_lists_games_and_goes_on_with_one(served, host):
    served.brew("frog", "fern")
    told = host.get("/api/host/games").json()["games"]
    one = {"number": 1, "key": GAME, "level": 1, "seats": ["red", "yellow"], "moves": 1, "state": "open"}
    assert told == [one]
    assert host.post("/api/host/resume", json={"number": 1}).status_code == 200
    missing = host.post("/api/host/resume", json={"number": 77})
    assert (missing.status_code, number(missing)) == (404, "journal-no-game")


def test_the_host_lets_another_family_play(served, host):
    assert host.get(f"/api/host/campaign?game={GAME}").json() == {"families": []}
    first = host.post("/api/host/family", json={"game": GAME}).json()["number"]
    families = host.get(f"/api/host/campaign?game={GAME}").json()["families"]
    assert [family["number"] for family in families] == [first] and families[0]["playing"]
    assert host.post("/api/host/family", json={"game": GAME, "number": first + 7}).status_code == 404
    assert host.get("/api/host/campaign?game=chess").status_code == 404


def test_the_holder_is_not_seen_while_a_game_is_on(served, host):
    answer = host.get("/api/host/holder.jpg")
    assert (answer.status_code, number(answer)) == (409, "page-view-in-game")


def test_a_full_card_is_told_on_the_page_and_nothing_has_changed(served, host, monkeypatch):
    from aludel.errors import JournalFault
    from aludel.screens.web import kept

    def full(*_):
        raise JournalFault("journal-full", path="-")

    monkeypatch.setattr(kept, "replace_whole", full)
    invitation = served.pages.seating.invitation("red")
    answer = host.post(f"/api/join/{invitation}", json={})
    assert (answer.status_code, number(answer)) == (503, "journal-full")
    assert served.pages.seating.taken == () and served.pages.seating.invitation("red") == invitation
