# SPDX-License-Identifier: MIT
"""No word is broken inside on the narrow screens that people have, in any language."""

from __future__ import annotations

import itertools
import random

import pytest

from aludel.errors import LANGUAGES

from ..table.parts import CONFIRM
from .gallery import moments, snapshot
from .served import serving
from .shots import served

pytestmark = pytest.mark.browser

BROKEN = r"""() => {
  const found = new Set(), asia = /[\u3040-\u30ff\u4e00-\u9fff]/;
  const hidden = (one) => !one.checkVisibility() || one.closest(".visually-hidden") || one.clientWidth === 1;
  for (const one of document.querySelectorAll("main :is(span, strong, b, h1, h2, h3, th, td, dt, dd, .button)")) {
    if (hidden(one) || getComputedStyle(one).writingMode.startsWith("vertical")) continue;
    for (const text of one.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE) continue;
      for (const word of text.data.matchAll(/[^\s\-–·/().,:;!?„“”]+/g)) {
        if (asia.test(word[0])) continue;
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
        if (lines.size > 1) found.add(`broken: ${word[0]}`);
      }
    }
  }
  for (const one of document.querySelectorAll("main :is(.button, .option, .card, .spot, .now-who)")) {
    if (!hidden(one) && one.scrollWidth > one.clientWidth + 1 && !one.matches(".tracker")) {
      found.add(`wider than its place: ${one.textContent.trim().slice(0, 40)}`);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) found.add("the page is wider than the screen");
  return [...found];
}"""


@pytest.fixture
def page(chromium):
    page = chromium.new_page(reduced_motion="reduce")
    yield page
    page.close()


def wide(page, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_are_whole_on_the_table_page(page, language):
    with served() as (pages, address):
        for number, public in enumerate(moments(7, language=language).values(), start=1):
            pages.publish(snapshot(public, number, language))
            wide(page, 800, 480)
            page.goto(f"{address}/table?lang={language}")
            assert page.evaluate(BROKEN) == [], public.prompt.key
            if (board := page.locator("#tab-board")).is_visible():
                board.click()
                assert page.evaluate(BROKEN) == [], public.prompt.key
                page.click("#tab-overview")
            wide(page, 360, 780)
            assert page.evaluate(BROKEN) == [], public.prompt.key


def until_red_brews(console) -> None:
    """Let others play, with whatever pieces, until the first seat may brew again."""
    rng = random.Random(4)
    for _ in range(200):
        prompt = console.snapshot().public.prompt
        if prompt.key == "la-prompt-act" and prompt.seats == (0,):
            return
        if prompt.key == "la-prompt-take":
            console.press(next(one.press for one in prompt.choices if one.press != CONFIRM))
        elif prompt.ways:
            console.lay(*(rng.choice(sorted(kinds)) for kinds in prompt.ways[0].slots))
            console.press(CONFIRM)
            console.lay()
        else:
            console.press(CONFIRM)
    raise AssertionError("the first seat never brews")


@pytest.mark.parametrize("level", [1, 7])
def test_names_are_whole_on_the_page_of_a_seat(page, tmp_path, level):
    with serving(tmp_path, level, players=4) as console:
        console.brew("frog", "fern")
        if level == 7:
            until_red_brews(console)
        token = console.seat("red")
        for language, width in itertools.product(LANGUAGES, (360, 320)):
            wide(page, width, 780)
            page.goto(f"{console.base_url}/seat/{token}?lang={language}")
            page.evaluate("for (const one of document.querySelectorAll('details')) { one.name = ''; one.open = true; }")
            assert page.evaluate(BROKEN) == [], (language, width)


def test_a_narrow_triangle_shows_potions_by_picture_and_explains_them_below(page, tmp_path):
    with serving(tmp_path, 1) as console:
        console.brew("frog", "fern")
        token = console.seat("red")
        wide(page, 360, 780)
        page.goto(f"{console.base_url}/seat/{token}")
        cell = page.locator(".tracker td.made")
        assert cell.locator("img").is_visible() and cell.locator("span").bounding_box()["width"] <= 1
        assert page.locator(".tracker li").count() == len(console.snapshot().public.view["potions"])
        assert page.locator(".tracker ul").is_visible()
        wide(page, 600, 780)
        assert cell.locator("span").bounding_box()["width"] > 10
        assert not page.locator(".tracker ul").is_visible()
