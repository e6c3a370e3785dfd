# SPDX-License-Identifier: MIT
"""The table page in a real browser: it fits its screens, it can be used by touch and keyboard, and it keeps up."""

from __future__ import annotations

import pytest

from aludel.games.referee import hold

from .gallery import GAME, moments, snapshot
from .served import serving
from .shots import SCREENS, served

pytestmark = pytest.mark.browser
api = pytest.importorskip("playwright.sync_api", reason="the heavy stages of ./setup.sh test bring Playwright")
axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="the heavy stages bring axe")
expect = api.expect

FAULTS = """() => {
  const found = [], seen = (one) => {
    const box = one.getBoundingClientRect();
    return box.width > 2 && box.height > 2 && one.checkVisibility();
  };
  const main = document.querySelector(".table");
  if (document.documentElement.scrollHeight > innerHeight + 1) found.push("the page scrolls");
  if (main.scrollHeight > main.clientHeight + 1) found.push("the table is cut off");
  for (const one of document.querySelectorAll(".table :is(button, summary, a.button)")) {
    if (!seen(one) || one.closest(".menu-list")) continue;
    const box = one.getBoundingClientRect(), name = one.textContent.trim();
    if (Math.min(box.width, box.height) < 47.5) found.push(`small: ${name}`);
    if (box.bottom > innerHeight + 1 || box.right > innerWidth + 1 || box.left < -1) found.push(`outside: ${name}`);
  }
  for (const one of document.querySelectorAll(".table :is(.card, .button, .spot)")) {
    if (seen(one) && one.scrollWidth > one.clientWidth + 2) found.push(`cut off: ${one.textContent.trim()}`);
  }
  return found;
}"""


@pytest.fixture
def page(chromium):
    context = chromium.new_context(viewport={"width": 800, "height": 480}, reduced_motion="reduce")
    page = context.new_page()
    faults: list[str] = []
    page.on("pageerror", lambda fault: faults.append(str(fault)))
    yield page
    context.close()
    assert not faults


def show(page, pages, address, public, language="en", theme="light"):
    pages.publish(snapshot(public, pages.snapshot.number + 1, language))
    page.goto(f"{address}/table?lang={language}&theme={theme}")


@pytest.mark.parametrize(
    ("screen", "language"), [("touch", "en"), ("touch", "de"), ("touch", "cs"), ("touch", "ja"), ("projector", "de")]
)
def test_nothing_scrolls_and_every_target_is_large_enough(page, screen, language):
    width, height = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})
    with served() as (pages, address):
        for level in (1, 7):
            for moment, public in moments(level, language=language).items():
                show(page, pages, address, public, language)
                assert page.evaluate(FAULTS) == [], (level, moment)


VIOLATIONS = {"resultTypes": ["violations"]}
CONTRAST = {**VIOLATIONS, "runOnly": ["color-contrast"]}
"""All that a theme can change."""


@pytest.mark.parametrize("level", [1, pytest.param(7, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("theme", "rules"), [("light", VIOLATIONS), ("dark", CONTRAST)], ids=["light", "dark"])
def test_nothing_keeps_people_out(page, theme, rules, level):
    with served() as (pages, address):
        for moment, public in moments(level).items():
            show(page, pages, address, public, theme=theme)
            found = axe.Axe().run(page, options=rules).response["violations"]
            assert [one["id"] for one in found if one["impact"] in ("serious", "critical")] == [], (moment, found)


def test_a_game_can_be_begun_and_played_by_touch_alone(page, tmp_path):
    with serving(tmp_path) as console:
        page.goto(f"{console.base_url}/table")
        for title in ("speak", "How many", "begins"):
            expect(page.locator("#now-title")).to_contain_text(title)
            page.click("#key-confirm")
        expect(page.locator("#now-title")).to_contain_text("Brew a potion")
        page.click("#place-2")
        expect(page.locator("#place-2")).to_have_count(0)
        expect(page.locator(".player").first.locator(".coins dd")).to_have_text("1")
        assert console.snapshot().public.view["coins"] == [1, 2]


def test_the_page_is_used_by_keyboard_alone(page, tmp_path):
    with serving(tmp_path, level=4) as console:
        page.goto(f"{console.base_url}/table")
        page.focus("#tab-board")
        page.keyboard.press("Enter")
        expect(page.locator(".board")).to_be_visible()
        expect(page.locator(".players")).to_be_hidden()
        page.focus("#more")
        page.keyboard.press("Space")
        held = page.locator(".keys-held button").first
        expect(held).to_be_visible()
        held.focus()
        page.keyboard.press("Enter")
        expect(page.locator("#now-title")).to_contain_text("Pause")
        assert console.snapshot().public.mode == "paused"


def test_what_a_person_has_opened_stays_open_when_the_console_goes_on(page, tmp_path):
    with serving(tmp_path, level=4) as console:
        page.goto(f"{console.base_url}/table")
        page.click("#tab-said")
        page.click("#languages summary")
        console.press(hold("confirm"))
        expect(page.locator("#now-title")).to_contain_text("Pause", use_inner_text=False)
        expect(page.locator(".said")).to_be_visible()
        expect(page.locator("#languages")).to_have_attribute("open", "")


def test_the_language_is_switched_in_play(page, tmp_path):
    with serving(tmp_path, level=1) as console:
        page.goto(f"{console.base_url}/table")
        page.click("#languages summary")
        page.click(".menu-list [lang=ja]")
        expect(page.locator("#now-title")).to_contain_text("ポーションを作ろう")
        expect(page.locator("html")).to_have_attribute("lang", "ja")
        assert console.snapshot().sound.language == "ja"


def test_light_and_dark_are_kept(page):
    with served() as (pages, address):
        pages.publish(snapshot(moments(1)["game", "la-prompt-brew"]))
        page.goto(f"{address}/table")
        page.click("#theme")
        chosen = page.locator("html").get_attribute("data-theme")
        assert chosen == "dark"
        page.reload()
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_page_that_hears_nothing_says_so_and_goes_on_when_the_console_is_back(page, tmp_path):
    page.clock.install()
    with serving(tmp_path, level=1) as console:
        page.goto(f"{console.base_url}/table")
        expect(page.locator("#now-title")).to_contain_text("Brew a potion")
        expect(page.locator("#connection")).to_be_hidden()
        port = console.pages.lan.port
    page.clock.fast_forward(14_000)
    expect(page.locator("#connection")).to_be_visible()
    with serving(tmp_path, port=port):
        page.clock.fast_forward(14_000)
        expect(page.locator("#connection")).to_be_hidden()
        expect(page.locator("#now-title")).to_contain_text("A game is still going on")


def test_a_press_for_what_has_gone_is_refused_with_its_reason(page, tmp_path):
    with serving(tmp_path, level=1) as console:
        page.goto(f"{console.base_url}/table")
        before = console.snapshot().public
        page.evaluate("""() => {
          document.getElementById("page").dataset.asked = "long ago";
          document.getElementById("place-1").click();
        }""")
        expect(page.locator("#notice")).to_be_visible()
        assert console.snapshot().public == before


def test_new_lines_are_told_to_screen_readers_once(page, tmp_path):
    with serving(tmp_path, level=1) as console:
        page.goto(f"{console.base_url}/table")
        page.click("#key-back")
        told = page.locator("body > [aria-live=polite].visually-hidden")
        expect(told).to_contain_text("There is nothing to take back.")
        assert "Welcome" not in told.inner_text()
        assert console.snapshot().game.key == GAME
