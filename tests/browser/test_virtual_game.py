# SPDX-License-Identifier: MIT
"""Whole games on the virtual table in a real browser, by mouse, against virtual players."""

from __future__ import annotations

import re

import pytest

from .player import Person, expect

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LONGEST = 400
"""Answers after which a game of level 1 must have ended: it has 22 tiles for each of three customers."""

SEEN = """main => {
  const copy = main.cloneNode(true);
  copy.querySelectorAll(".visually-hidden, [hidden], dialog:not([open])").forEach(one => one.remove());
  return copy.textContent;
}"""


def words_to_read(page):
    """Words that are seen on the page; what is for screen readers alone is not."""
    seen = page.locator("main").evaluate(SEEN)
    return re.findall(r"[^\W\d_]+", seen)


def test_a_newcomer_makes_a_potion_by_what_glows_and_reads_fewer_than_ten_words_before(table, opened, shots):
    page = opened(table(seed=3).address)
    person = Person(page)
    expect(page.locator("#v-play")).to_be_visible()
    person.picture(shots / "virtual-start.png")
    assert len(words_to_read(page)) < 10
    page.locator("#v-play").click()
    expect(page.locator("#v-holder.v-wants .v-pocket:not(.v-filled)")).to_have_count(2)
    person.picture(shots / "virtual-first-turn.png")
    person.two_tiles()
    expect(page.locator("#v-confirm.v-inviting")).to_be_visible()
    person.picture(shots / "virtual-filled.png")
    with page.expect_response(re.compile(r"/api/virtual/sounds/\d+\.wav")) as sound:
        person.press("confirm")
    assert sound.value.ok
    expect(page.locator("#v-frame img")).to_be_visible()
    expect(page.locator(".v-found rect")).to_have_count(2)
    assert person.notes() == 1 or "equal" in page.locator("#v-said").inner_text()
    person.picture(shots / "virtual-result.png")


def test_a_whole_game_of_level_one_and_the_page_is_loaded_anew_in_the_middle(table, opened, shots):
    page = opened(table(seed=7).address)
    person = Person(page)
    person.start(level=1)
    steps = []
    for count in range(LONGEST):
        steps.append(person.answer())
        if count == 12:
            person.my_turn()
            before = page.locator("#v-before").inner_text(), person.notes(), person.state("asked")
            page.reload()
            expect(page.locator("#v-before")).to_have_text(re.compile(r"\w"))
            assert (page.locator("#v-before").inner_text(), person.notes(), person.state("asked")) == before
        if page.locator(".v-points").count() == 2 and page.locator(".v-drawer").count() == 0 and count > 12:
            break
    assert "fill" in steps and "press" in steps
    expect(page.locator(".v-winner").first).to_be_visible()
    person.picture(shots / "virtual-over.png")
