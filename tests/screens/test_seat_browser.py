# SPDX-License-Identifier: MIT
"""A seat page in a real browser, on a small phone: by finger and by keyboard, covered, and without a serious fault."""

from __future__ import annotations

import pytest

from .served import serving

api = pytest.importorskip("playwright.sync_api", reason="the heavy stages of ./setup.sh test bring Playwright")
axe = pytest.importorskip("axe_playwright_python.sync_playwright", reason="as above")

PHONES = ((360, 640), (390, 844))
SMALL = """[...document.querySelectorAll('main button, main a, main label.option, main summary')]
    .filter(one => one.checkVisibility()).map(one => one.getBoundingClientRect())
    .filter(box => box.height < 47.5 || box.width < 47.5).length"""


@pytest.fixture
def table(tmp_path):
    with serving(tmp_path, 7, 3) as served:
        yield served


def opened(chromium, served, size=PHONES[0], **how):
    """The page of the first seat; its security policy gives way to the checker alone."""
    width, height = size
    page = chromium.new_context(viewport={"width": width, "height": height}, bypass_csp=True, **how).new_page()
    page.goto(f"{served.base_url}/seat/{served.seat('red')}")
    return page


def choose(page, *places):
    """A piece for each slot of the first form."""
    form = page.locator("form.answer").first
    for slot, place in enumerate(places):
        form.locator("fieldset").nth(slot).locator("label.option").nth(place).click()


def test_a_potion_is_brewed_by_finger_and_what_was_chosen_outlasts_a_new_look(chromium, table):
    page = opened(chromium, table)
    choose(page, 0, 1)
    page.locator("#hints-switch").click()
    page.wait_for_selector(".hint-list")
    assert page.locator("#hints-switch").inner_text() == "Switch hints off"
    assert page.locator("form.answer input:checked").count() == 2
    page.locator("form.answer .button.main").first.click()
    page.wait_for_selector("td.made")
    assert page.locator("td.made").count() == 1
    page.context.close()


def test_a_potion_is_brewed_by_keyboard(chromium, table):
    page = opened(chromium, table)
    first, second = (page.locator(f"form.answer input[name=kinds-{slot}]").first for slot in (0, 1))
    first.focus()
    page.keyboard.press("Space")
    second.focus()
    page.keyboard.press("ArrowDown")
    page.locator("form.answer .button.main").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("td.made")
    page.context.close()


def test_a_covered_page_shows_no_secret_also_after_a_new_look_and_a_reload(chromium, table):
    page = opened(chromium, table)
    assert page.locator(".private:visible").count() > 1
    page.locator("#cover-on").click()
    assert page.locator(".private:visible").count() == 0
    table.brew("frog", "fern")
    page.wait_for_selector("td.made", state="attached")
    assert page.locator(".private:visible").count() == 0
    page.reload()
    assert page.locator(".private:visible").count() == 0
    page.locator("#cover-off").click()
    assert page.locator("td.made").is_visible()
    page.context.close()


@pytest.mark.parametrize("language", ["en", "cs", "de", "ja"])
@pytest.mark.parametrize("size", PHONES)
def test_it_fits_a_small_phone_with_targets_for_fingers_and_no_fault_for_readers(chromium, table, size, language):
    table.brew("frog", "fern")
    page = opened(chromium, table, size, color_scheme="dark" if size == PHONES[1] else "light")
    page.goto(f"{page.url}?lang={language}")
    page.wait_for_load_state("load")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    assert page.evaluate(SMALL) == 0
    found = axe.Axe().run(page).response["violations"]
    assert not [(fault["id"], fault["nodes"][0]["html"]) for fault in found]
    page.context.close()
