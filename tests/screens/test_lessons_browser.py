# SPDX-License-Identifier: MIT
"""A lesson in a real browser: what it is about is framed, a key dismisses it, and it keeps nobody out."""

from __future__ import annotations

import pytest

from .served import serving

pytestmark = pytest.mark.browser
api = pytest.importorskip("playwright.sync_api", reason="the heavy stages of ./setup.sh test bring Playwright")
expect = api.expect

FRAMED = "all => all.some(one => getComputedStyle(one).outlineStyle === 'dashed')"


@pytest.fixture
def page(chromium):
    context = chromium.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce")
    yield context.new_page()
    context.close()


def step(page, name):
    expect(page.locator("#lesson")).to_have_attribute("data-step", name)


def test_the_lesson_leads_through_a_first_turn(page, tmp_path):
    with serving(tmp_path, 1) as served:
        page.goto(f"{served.base_url}/seat/{served.seat('red')}")
        step(page, "tiles")
        assert page.locator("form.answer").evaluate_all(FRAMED)
        page.goto(f"{served.base_url}/table")
        step(page, "tiles")
        page.keyboard.press("Escape")
        step(page, "buy")
        assert page.locator(".market").evaluate_all(FRAMED) and not page.locator(".made").evaluate_all(FRAMED)
        served.brew("frog", "fern")
        step(page, "potion")
        assert page.locator(".made").evaluate_all(FRAMED) and not page.locator(".market").evaluate_all(FRAMED)
        page.locator("#lesson-next").focus()
        page.keyboard.press("Enter")
        step(page, "end")
        expect(page.locator("#lesson-next")).to_be_focused()
        page.locator("#lesson-skip").click()
        expect(page.locator("#lesson-next")).to_have_count(0)
        assert not page.locator(".table *").evaluate_all(FRAMED)


def test_the_step_is_told_by_a_status_line_that_was_there_before(page, tmp_path):
    with serving(tmp_path) as served:
        page.goto(f"{served.base_url}/table")
        line = page.locator("#lesson-status")
        expect(line).to_have_role("status")
        assert line.inner_text().strip() == ""
        line.evaluate("one => { one.mark = 1 }")
        served.begin()
        expect(line).to_contain_text("step 1")
        assert line.evaluate("one => one.mark") == 1
        assert page.get_by_role("button", name="Got it").is_visible()
