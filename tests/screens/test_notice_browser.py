# SPDX-License-Identifier: MIT
"""The line that says why something was not done: its number stands small at the end, and it goes with its question."""

from __future__ import annotations

import pytest

from .served import serving

api = pytest.importorskip("playwright.sync_api", reason="the heavy stages of ./setup.sh test bring Playwright")

TOLD = "import('/static/talk.js').then(({ tell }) => tell('E1092: That seat does not hold these pieces. Look again.'))"


@pytest.fixture
def page(tmp_path, chromium):
    context = chromium.new_context()
    with serving(tmp_path, 1) as served:
        served.begin()
        page = context.new_page()
        page.goto(f"{served.base_url}/table")
        page.served = served
        yield page
        context.close()


def test_the_number_of_an_error_stands_small_behind_its_sentence(page):
    page.evaluate(TOLD)
    notice = page.locator("#notice")
    api.expect(notice).to_have_text("That seat does not hold these pieces. Look again. E1092")
    api.expect(notice.locator("small")).to_have_text("E1092")


def test_what_was_told_of_one_question_goes_when_another_is_asked_but_not_before_it_was_read(page):
    page.evaluate(TOLD)
    notice = page.locator("#notice")
    before = page.locator("#page").get_attribute("data-asked")
    page.served.brew("frog", "fern")
    api.expect(page.locator("#page")).not_to_have_attribute("data-asked", before)
    assert notice.is_visible()
    api.expect(notice).to_be_hidden(timeout=30_000)


def test_it_stays_while_the_same_is_asked(page):
    page.evaluate(TOLD)
    page.clock.install()
    page.clock.run_for(60_000)
    assert page.locator("#notice").is_visible()
