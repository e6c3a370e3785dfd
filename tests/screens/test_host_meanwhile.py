# SPDX-License-Identifier: MIT
"""The host page in a real browser while the table goes on: what was meant is done, or nothing is."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from aludel.errors import CameraFault
from aludel.frame import Frame
from aludel.sight.geometry import optics

from .served import GAME

pytestmark = pytest.mark.browser
api = pytest.importorskip("playwright.sync_api", reason="the heavy stages of ./setup.sh test bring Playwright")
expect = api.expect


def yes(page):
    page.get_by_role("button", name="Yes, do it").click()


def shows(page, served):
    """Wait until the page shows what the console asks."""
    expect(page.locator("#page")).to_have_attribute("data-asked", served.snapshot().asked)


# -- a question stands open while something else happens


def test_the_seat_that_was_asked_about_is_freed_though_the_list_has_changed(page, served):
    served.begin(1, ("red", "yellow"))
    served.seat("red")
    served.seat("yellow")
    page.get_by_role("button", name="Free the seat: Red").click()
    served.pages.seating.free("red")
    expect(page.locator("#seats li", has_text="Red")).to_contain_text("free")
    with page.expect_request("**/free-seat") as sent:
        yes(page)
    assert sent.value.post_data_json["seat"] == "red"
    expect(page.locator("#sure-en")).to_be_hidden()
    sent.value.response()
    assert served.pages.seating.taken == ("yellow",)


def test_the_end_of_one_game_does_not_end_the_next(page, served):
    served.begin(1)
    shows(page, served)
    page.get_by_role("button", name="End this game").click()
    served.begin(2)
    shows(page, served)
    yes(page)
    expect(page.locator("#notice")).to_contain_text("E1001")
    assert served.snapshot().game.level == 2 and not served.snapshot().game.over


def test_a_new_game_replaces_the_one_that_was_asked_about_only(page, served):
    served.begin(1)
    shows(page, served)
    page.get_by_role("button", name="Begin the game").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    served.begin(2)
    shows(page, served)
    yes(page)
    expect(page.locator("#notice")).to_contain_text("E1001")
    assert served.snapshot().game.level == 2


@pytest.mark.parametrize(("question", "lost"), [("Begin afresh", "families"), ("Close the pages", "lan")])
def test_a_yes_to_an_old_question_changes_nothing_else(page, served, monkeypatch, question, lost):
    if lost == "lan":
        monkeypatch.setattr(type(served.pages.lan), "is_open", True)
        served.pages.hub.wake()
    page.get_by_role("button", name=question).click()
    served.begin(2)
    shows(page, served)
    yes(page)
    expect(page.locator("#notice")).to_contain_text("E1001")
    families = served.do(lambda: served.console.manage(lambda host: host.campaign(GAME)))
    assert not families if lost == "families" else served.pages.lan.is_open


# -- what is looked up


def test_a_journal_that_could_not_be_looked_up_is_asked_for_again(page, served):
    served.begin(1)
    served.do(lambda: served.console.manage(lambda host: host.end()))
    expect(page.locator("[data-journal] li")).to_contain_text("given up")
    refused = []

    def refuse(route):
        refused.append(route)
        route.abort()

    page.route("**/api/host/games", refuse, times=1)
    page.reload()
    expect(page.locator("[data-journal] li")).to_have_count(1)
    assert len(refused) == 1


LOST = CameraFault("camera-no-frame")


def look_through(served):
    """A camera that gives pictures as long as it has no fault; returns what it was asked for, and its faults."""
    known, asked, faults = optics(), [], []

    def view():
        asked.append(1)
        if faults:
            raise faults[0]
        return Frame(np.full((known.height_px, known.width_px, 3), 90, np.uint8), "bgr", len(asked), 0.0)

    served.do(lambda: setattr(served.console, "desk", replace(served.console.desk, view=view)))
    return asked, faults


def test_a_passing_fault_of_the_camera_is_told_as_what_it_is_and_the_view_goes_on(page, served):
    """The reason comes with the answer: nothing is asked for a second time to learn it."""
    asked, faults = look_through(served)
    why, picture = page.locator("[data-view-why]"), page.locator("[data-view-picture]")
    faults.append(LOST)
    page.get_by_role("button", name="Show the holder").click()
    expect(why).to_have_text(LOST.text("en"))
    assert len(asked) == 1
    faults.clear()
    expect(picture).to_be_visible()
    expect(why).to_have_text("")


def test_hidden_while_a_picture_fails_it_stays_hidden(page, served):
    asked, _ = look_through(served)
    held = []
    page.route("**/api/host/holder.jpg*", lambda route: held.append(route), times=1)
    with page.expect_request("**/api/host/holder.jpg*"):
        page.get_by_role("button", name="Show the holder").click()
    page.get_by_role("button", name="Hide the holder").click()
    with page.expect_event("requestfailed"):
        held[0].abort()
    page.clock.install()
    page.clock.run_for(10_000)
    expect(page.locator("[data-view-picture]")).to_be_hidden()
    expect(page.locator("[data-view-why]")).to_have_text("")
    assert not asked


def test_in_another_language_the_view_is_closed_and_its_button_opens_it(page, served):
    look_through(served)
    page.get_by_role("button", name="Show the holder").click()
    expect(page.locator("[data-view-picture]")).to_be_visible()
    served.do(lambda: served.console.manage(lambda host: host.speak("de")))
    words = served.pages.words("de")
    button = page.locator("[data-view]")
    expect(button).to_have_text(words("page-host-view-show", {}))
    button.click()
    expect(button).to_have_text(words("page-host-view-hide", {}))
    expect(page.locator("[data-view-picture]")).to_be_visible()
