# SPDX-License-Identifier: MIT
"""The host page in a real browser: keyboard and mouse, the questions before anything is lost, and the holder."""

from __future__ import annotations

import re
from dataclasses import replace

import numpy as np
import pytest

from aludel.errors import LANGUAGES
from aludel.frame import Frame
from aludel.games.referee import hold
from aludel.journal.campaign import Gain
from aludel.screens.web.holder import jpeg
from aludel.screens.web.site import OWN
from aludel.sight.geometry import optics

from ..chromium import CHROMIUM
from .hosting import enter
from .served import GAME

pytestmark = pytest.mark.browser
api = pytest.importorskip("playwright.sync_api", reason="the heavy stages of ./setup.sh test bring Playwright")
expect = api.expect


def section(page, name):
    return page.locator(f"section#{name}")


def question(page):
    return page.get_by_role("dialog")


# -- the door


def test_the_pin_is_typed_and_a_wrong_one_is_told(chromium, served):
    context = chromium.new_context()
    page = context.new_page()
    page.goto(f"{served.base_url}/host")
    expect(page.get_by_label(re.compile("PIN"))).to_be_focused()
    page.keyboard.type("000000" if served.pages.door.pin != "000000" else "000001")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("E1064")
    page.get_by_label(re.compile("PIN")).fill(served.pages.door.pin)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Now")).to_be_visible()
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_label(re.compile("PIN"))).to_be_visible()
    context.close()


# -- games


def begin(page, level="1"):
    section(page, "new").get_by_label("Level", exact=True).select_option(level)
    page.get_by_role("button", name="Begin the game").click()


def test_a_game_is_begun_paused_gone_on_with_and_ended_by_keyboard_alone(page, served):
    button = page.get_by_role("button", name="Begin the game")
    for _ in range(60):
        page.keyboard.press("Tab")
        if button.evaluate("(one) => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(section(page, "now")).to_contain_text("Little Alchemists, level 1")
    page.get_by_role("button", name="Pause").focus()
    page.keyboard.press("Enter")
    expect(section(page, "now")).to_contain_text("The game is paused.")
    page.get_by_role("button", name="Go on", exact=True).focus()
    page.keyboard.press("Enter")
    expect(section(page, "now")).to_contain_text("plays now")
    page.get_by_role("button", name="End this game").focus()
    page.keyboard.press("Enter")
    expect(question(page)).to_contain_text("given up")
    expect(question(page).get_by_role("button", name="No, leave it as it is")).to_be_focused()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(section(page, "now")).to_contain_text("No game is on.")
    assert served.snapshot().game is None


def test_nothing_is_lost_by_a_no_or_by_escape(page, served):
    begin(page)
    expect(section(page, "now")).to_contain_text("level 1")
    for leave in ("no", "escape"):
        page.get_by_role("button", name="End this game").click()
        expect(question(page)).to_be_visible()
        page.get_by_role("button", name="No, leave").click() if leave == "no" else page.keyboard.press("Escape")
        expect(question(page)).to_be_hidden()
    begin(page, "2")
    expect(question(page)).to_contain_text("Shall a new one begin?")
    page.get_by_role("button", name="No, leave").click()
    expect(question(page)).to_be_hidden()
    assert served.snapshot().game.level == 1
    begin(page, "2")
    page.get_by_role("button", name="Yes, do it").click()
    expect(section(page, "now")).to_contain_text("level 2")


def test_what_is_filled_in_stays_when_the_console_shows_something_new(page, served):
    form = section(page, "new")
    form.get_by_label("Level", exact=True).select_option("3")
    form.get_by_label("Green").check()
    form.get_by_label("Who begins?").select_option("green")
    served.press(hold("mute"))
    expect(section(page, "sound")).to_contain_text("now 90")
    expect(form.get_by_label("Level", exact=True)).to_have_value("3")
    expect(form.get_by_label("Green")).to_be_checked()
    form.get_by_role("button", name="Begin").click()
    expect(section(page, "now")).to_contain_text("level 3")
    assert served.snapshot().game.seats == ("red", "yellow", "green")
    assert served.snapshot().public.prompt.seats == (2,)


def test_whoever_does_not_play_cannot_begin(page):
    form = section(page, "new")
    form.get_by_label("Green").check()
    form.get_by_label("Who begins?").select_option("green")
    form.get_by_label("Green").uncheck()
    expect(form.get_by_label("Who begins?")).to_have_value("")
    assert form.locator("option[value=green]").first.is_disabled()


def test_levels_that_nobody_has_opened_are_marked_until_a_family_opens_them(page):
    options = section(page, "new").locator("select[name=level] option")
    expect(options.nth(0)).to_have_text("Level 1")
    expect(options.nth(1)).to_have_text("Level 2 (not opened yet)")


def test_the_newest_level_of_the_family_is_offered_until_somebody_chooses(page, served):
    level = section(page, "new").get_by_label("Level", exact=True)
    expect(level).to_have_value("1")
    number = served.do(lambda: served.bench.campaign.start(GAME))
    served.do(lambda: served.bench.campaign.credit(number, "some game", Gain(levels=(2, 3))))
    page.reload()
    expect(level).to_have_value("3")
    expect(level.locator("option").nth(2)).to_have_text("Level 3")
    level.select_option("2")
    served.press(hold("mute"))
    expect(section(page, "sound")).to_contain_text("now 90")
    expect(level).to_have_value("2")


def test_the_journal_lists_the_games_and_one_goes_on_by_its_button(page, served):
    begin(page)
    expect(section(page, "now")).to_contain_text("level 1")
    begin(page, "2")
    page.get_by_role("button", name="Yes, do it").click()
    expect(section(page, "journal").get_by_role("listitem")).to_have_count(2)
    expect(section(page, "journal").get_by_role("listitem").nth(1)).to_contain_text("given up")
    page.get_by_role("button", name="Pause").click()
    expect(section(page, "now")).to_contain_text("paused")
    page.get_by_role("button", name="Go on with it (2)").click()
    expect(section(page, "now")).to_contain_text("plays now")


def test_the_game_code_is_shown_when_it_is_asked_for(page, served):
    begin(page)
    expect(section(page, "now")).to_contain_text("level 1")
    code = served.do(lambda: served.console.manage(lambda host: host.code()))
    expect(page.locator("body")).not_to_contain_text(code)
    page.get_by_role("button", name="Show the code of this game").click()
    expect(page.locator("#code")).to_have_text(code)


# -- select by hand


def test_a_secret_choice_is_uncovered_for_one_question_only(page, served):
    begin(page)
    choices = page.locator("#choices")
    expect(page.get_by_role("button", name="Show the choices")).to_be_visible()
    expect(choices).to_be_hidden()
    page.get_by_role("button", name="Show the choices").click()
    first, second = choices.get_by_label("First ingredient"), choices.get_by_label("Second ingredient")
    expect(first).to_be_focused()
    first.select_option("tile.frog")
    second.select_option("tile.fern")
    served.press(hold("mute"))  # something that is no new question
    expect(section(page, "sound")).to_contain_text("now 90")
    expect(choices).to_be_visible()
    expect(first).to_have_value("tile.frog")
    choices.get_by_role("button", name="Confirm").click()
    expect(page.locator("#notice")).to_be_hidden()
    expect(page.locator("#choices select[name='kinds-1']")).to_have_count(0)
    assert served.snapshot().public.view["phase"] != "brew"


def test_hiding_the_choices_forgets_them(page, served):
    begin(page)
    page.get_by_role("button", name="Show the choices").click()
    page.locator("#choices").get_by_label("First ingredient").select_option("tile.frog")
    page.get_by_role("button", name="Hide the choices").click()
    expect(page.locator("#choices")).to_be_hidden()
    page.get_by_role("button", name="Show the choices").click()
    expect(page.locator("#choices").get_by_label("First ingredient")).to_have_value("")


# -- families, seats, handing over


def test_a_new_family_begins_after_a_question_and_the_old_one_plays_again(page):
    families = section(page, "campaign")
    expect(families).to_contain_text("No family has won anything yet")
    for number in (1, 2):
        families.get_by_role("button", name="Begin afresh").click()
        page.get_by_role("button", name="Yes, do it").click()
        expect(families.locator("li", has_text=f"Family {number}")).to_contain_text("plays now")
    families.get_by_role("button", name="Let this family play (1)").click()
    expect(families.locator("li", has_text="Family 1")).to_contain_text("plays now")


def test_a_seat_is_freed_after_a_question(page, served):
    served.seat("blue")
    taken = section(page, "seats").locator("li", has_text="Blue")
    expect(taken).to_contain_text("held by a phone")
    page.get_by_role("button", name="Free the seat: Blue").click()
    expect(question(page)).to_contain_text("Blue")
    page.get_by_role("button", name="Yes, do it").click()
    expect(taken).to_contain_text("free")
    assert served.pages.seating.taken == ()


def test_a_new_pin_is_shown_once_and_the_page_is_nobodys_any_more(page, served):
    page.get_by_role("button", name="Draw a new PIN").click()
    page.get_by_role("button", name="Yes, do it").click()
    expect(page.locator("main")).to_contain_text("The new PIN for the next host")
    expect(page.locator(".host-code")).to_have_text(served.pages.door.pin)
    page.get_by_role("link", name="Log in again").click()
    expect(page.get_by_label(re.compile("PIN"))).to_be_visible()
    expect(page.locator("body")).not_to_contain_text(served.pages.door.pin)


def test_closing_the_pages_to_the_network_asks_first(page, served, monkeypatch):
    monkeypatch.setattr(type(served.pages.lan), "is_open", True)
    served.pages.hub.wake()
    page.get_by_role("button", name="Close the pages to the network").click()
    expect(question(page)).to_contain_text("also the one in your hand")


# -- the holder


def picture(seed):
    """A frame full of noise, which nothing else in the world contains."""
    known = optics()
    pixels = np.random.default_rng(seed).integers(0, 256, (known.height_px, known.width_px, 3), dtype=np.uint8)
    return Frame(pixels, "bgr", seed, 0.0)


PIXEL = "(one) => String(one.getContext('2d').getImageData(400, 300, 8, 8).data)"
OTHER_THAN = f"(first) => ({PIXEL})(document.querySelector('[data-view-picture]')) !== first"
"""Whether the holder's picture is another one than it was."""


def look_through(served, frames):
    """Let the console's camera give these frames, one after another; returns what it gave."""
    given = []

    def view():
        given.append(frames[len(given) % len(frames)])
        return given[-1]

    served.do(lambda: setattr(served.console, "desk", replace(served.console.desk, view=view)))
    return given


def test_the_holder_is_shown_live_until_somebody_hides_it_or_a_game_begins(page, served):
    given = look_through(served, [picture(1), picture(2)])
    page.get_by_role("button", name="Show the holder").click()
    image = page.get_by_role("img", name="The holder as the camera sees it now")
    expect(image).to_be_visible()
    page.wait_for_function(OTHER_THAN, arg=image.evaluate(PIXEL))
    assert image.evaluate("(one) => one.width") == 960 and len(given) >= 2
    page.get_by_role("button", name="Hide the holder").click()
    expect(image).to_be_hidden()
    page.get_by_role("button", name="Show the holder").click()
    expect(image).to_be_visible()
    begin(page)
    expect(section(page, "view")).to_contain_text("While a game is on, nobody may look into the holder.")
    expect(image).to_have_count(0)


def test_why_there_is_no_view_is_told_by_its_sentence(page):
    page.get_by_role("button", name="Show the holder").click()
    expect(section(page, "view").get_by_role("status")).to_contain_text("E1008")


def test_no_byte_of_the_view_reaches_the_disk_of_the_browser_or_of_the_console(playwright, served, tmp_path):
    frames = [picture(3), picture(4)]
    given = look_through(served, frames)
    traces = [data[at : at + 48] for data in map(jpeg, frames) for at in range(2000, 40_000, 4000)]
    context = playwright.chromium.launch_persistent_context(str(tmp_path / "profile"), **CHROMIUM)
    enter(context, served)
    page = context.new_page()
    page.goto(f"{served.base_url}/host")
    page.get_by_role("button", name="Show the holder").click()
    expect(page.get_by_role("img", name="The holder as the camera sees it now")).to_be_visible()
    while len(given) < 3:
        page.wait_for_timeout(50)
    context.close()
    kept = [path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()]
    script = (OWN / "static" / "host.js").read_bytes()
    assert any(script[:200] in data for data in kept), "the browser keeps what it may"
    assert not any(trace in data for trace in traces for data in kept)


# -- everybody can use it


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_serious(chromium, served, scheme, language):
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    context = chromium.new_context(color_scheme=scheme, viewport={"width": 390, "height": 844})
    page = context.new_page()
    found = []
    for let_in, level in ((False, None), (True, None), (True, 4)):
        if let_in:
            enter(context, served)
        if level:
            served.begin(level)
        page.goto(f"{served.base_url}/host?lang={language}")
        if level:
            page.locator("[data-uncover]").click()
        for violation in axe.run(page).response["violations"]:
            if violation["impact"] in ("serious", "critical"):
                found.append((violation["id"], [node["html"] for node in violation["nodes"]]))
    context.close()
    assert not found


@pytest.mark.parametrize(("width", "height"), [(390, 844), (800, 480), (1280, 800)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_fits_the_screen_and_fingers_fit_its_buttons(chromium, served, width, height, language):
    served.begin(7, ("red", "yellow", "green", "blue"))
    context = chromium.new_context(viewport={"width": width, "height": height})
    enter(context, served)
    page = context.new_page()
    page.goto(f"{served.base_url}/host?lang={language}")
    expect(page.locator("[data-journal] li")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    small = page.evaluate(
        """() => [...document.querySelectorAll("main :is(button, a.button, select, input:not([type=checkbox]))")]
        .map((one) => [one.getBoundingClientRect(), one.outerHTML])
        .filter(([box]) => box.height > 0 && (box.height < 48 || box.width < 48)).map(([, text]) => text)"""
    )
    context.close()
    assert not small


def test_a_page_that_shows_an_old_question_says_so(page, served):
    begin(page)
    page.get_by_role("button", name="Show the choices").click()
    page.locator("#choices").get_by_label("First ingredient").select_option("tile.frog")
    page.locator("#choices").get_by_label("Second ingredient").select_option("tile.fern")
    page.evaluate("document.getElementById('page').dataset.asked = 'long ago'")
    page.locator("#choices").get_by_role("button", name="Confirm").click()
    expect(page.get_by_role("alert")).to_contain_text("E1001")
    assert served.snapshot().public.view["phase"] == "brew"
    assert served.snapshot().game.key == GAME
