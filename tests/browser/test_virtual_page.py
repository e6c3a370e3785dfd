# SPDX-License-Identifier: MIT
"""The virtual table's page for every hand, eye and screen: keyboard, finger, small screens, dark, light, languages."""

from __future__ import annotations

import re

import pytest

from aludel.errors import LANGUAGES

from .player import HAND, Person, expect

pytestmark = [pytest.mark.browser, pytest.mark.slow]

SCREENS = {"desk": (1280, 800), "touch": (800, 480), "phone": (390, 844), "projector": (1920, 1080)}
HINT = """fetch("/api/virtual/hint", {
  method: "POST", headers: {"Content-Type": "application/json"}, body: '{"on": true}',
})"""
QUICK = """() => {
  for (const piece of [...document.querySelectorAll("#v-hand [data-piece]")].slice(0, 2)) piece.click();
  document.getElementById("v-confirm").click();
  document.getElementById("v-confirm").click();
}"""
GRAVE = ("serious", "critical")


def findings(page):
    """What axe-core finds serious on a page."""
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    violations = axe.run(page).response["violations"]
    return [(one["id"], one["nodes"][0]["html"][:200]) for one in violations if one["impact"] in GRAVE]


def test_a_potion_is_brewed_with_the_keyboard_alone(table, opened):
    page = opened(table(seed=5).address)
    person = Person(page)
    page.locator("#v-play").focus()
    page.keyboard.press("Enter")
    expect(page.locator(HAND).first).to_be_visible()
    page.locator(HAND).first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(HAND).nth(1)).to_be_focused()
    page.keyboard.press("Enter")
    expect(person.lying).to_have_count(1)
    expect(page.locator("#v-hand [data-piece]:focus")).to_have_count(1)
    page.keyboard.press("Space")
    expect(person.lying).to_have_count(2)
    expect(page.locator("#v-confirm")).to_be_focused()
    before = person.state("asked")
    page.keyboard.press("Enter")
    expect(person.root).not_to_have_attribute("data-asked", before)
    expect(page.locator(".v-found rect")).to_have_count(2)


def test_a_piece_is_put_in_and_taken_out_by_a_click_and_by_a_drag(table, opened):
    page = opened(table(seed=6).address)
    person = Person(page)
    person.start()
    page.locator(HAND).first.click()
    expect(person.lying).to_have_count(1)
    person.lying.first.click()
    expect(person.lying).to_have_count(0)
    person.drag(page.locator(HAND).first)
    person.lying.first.drag_to(page.locator("#v-before"))
    expect(person.lying).to_have_count(0)
    expect(page.locator(HAND)).to_have_count(3)


def test_hands_that_are_quicker_than_the_page_are_followed_in_order(table, opened):
    page = opened(table(seed=6).address)
    person = Person(page)
    person.start()
    before = person.state("asked")
    page.evaluate(QUICK)
    expect(person.root).not_to_have_attribute("data-asked", before)
    expect(page.locator(".v-found rect")).to_have_count(2)


def test_a_third_tile_takes_the_place_of_the_one_it_is_dropped_on(table, opened):
    page = opened(table(seed=6).address)
    person = Person(page)
    person.start()
    person.drag(page.locator(HAND).first)
    person.drag(page.locator(HAND).first)
    last = page.locator(HAND).first
    name = last.get_attribute("data-piece")
    stays = person.lying.nth(1).get_attribute("data-piece")
    last.drag_to(person.lying.first)
    expect(page.locator(f"#v-holder [data-piece='{name}']")).to_be_visible()
    expect(page.locator(f"#v-holder [data-piece='{stays}']")).to_be_visible()
    expect(person.lying).to_have_count(2)


def test_a_market_tile_is_bought_with_a_click_and_given_back(table, opened):
    page = opened(table(seed=6).address)
    person = Person(page)
    person.start()
    coins = page.locator("[data-count='coins-red']")
    expect(coins).to_have_text("2")
    page.locator("#v-market-1").click()
    expect(coins).to_have_text("1")
    expect(page.locator(HAND)).to_have_count(4)
    page.locator("#v-back.v-live").click()
    expect(coins).to_have_text("2")


def test_a_look_that_comes_during_a_drag_waits_until_the_piece_is_let_go(table, opened):
    page = opened(table(seed=6).address)
    person = Person(page)
    person.start()
    box = page.locator(HAND).first.bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] - 80, steps=4)
    expect(page.locator(".v-ghost")).to_be_visible()
    page.keyboard.press("Tab")
    page.evaluate(HINT)
    expect(page.locator(".v-ghost")).to_be_visible()
    page.locator("#v-holder").hover()
    page.mouse.up()
    expect(person.lying).to_have_count(1)
    expect(page.locator(".v-hints li").first).to_be_visible()
    expect(page.locator(".v-ghost")).to_have_count(0)


def test_a_piece_that_is_let_go_answers_what_was_asked_when_it_was_taken_up(table, opened):
    served = table(seed=6)
    opened.usual.append("/api/virtual/lay")  # it is refused, and nothing is done
    page = opened(served.address)
    person = Person(page)
    person.start()
    asked = person.state("asked")
    box = page.locator(HAND).first.bounding_box()
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 60, box["y"] - 80, steps=4)
    expect(page.locator(".v-ghost")).to_be_visible()
    for pause in (True, False):
        served.do(lambda pause=pause: served.table.manage(lambda host: host.pause() if pause else host.go_on()))
    page.locator("#v-holder").hover()
    with page.expect_response("**/api/virtual/lay") as answer:
        page.mouse.up()
    assert answer.value.json()["number"] == 1001
    expect(page.locator("#notice")).to_be_visible()
    expect(person.root).not_to_have_attribute("data-asked", asked)
    expect(person.lying).to_have_count(0)
    person.drag(page.locator(HAND).first)


def test_a_game_is_played_with_a_finger_on_a_phone(table, opened, shots):
    page = opened(table(seed=8).address, *SCREENS["phone"], has_touch=True, is_mobile=True)
    person = Person(page)
    page.locator("#v-play").tap()
    expect(page.locator(HAND).first).to_be_visible()
    person.picture(shots / "virtual-phone.png")
    page.locator(HAND).first.tap()
    expect(person.lying).to_have_count(1)
    page.locator(HAND).first.tap()
    expect(person.lying).to_have_count(2)
    before = person.state("asked")
    page.locator("#v-confirm").tap()
    expect(person.root).not_to_have_attribute("data-asked", before)


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_is_cut_off_and_axe_finds_nothing_serious(table, opened, shots, screen, theme):
    served = table(seed=9, levels=(2, 3, 4))
    page = opened(served.address, *SCREENS[screen], color_scheme=theme, reduced_motion="reduce")
    person = Person(page)
    expect(page.locator("#v-play")).to_be_visible()
    assert findings(page) == []
    person.start(level=4)
    expect(page.locator(".v-drawer [data-piece]").first).to_be_visible()
    person.picture(shots / f"virtual-level-4-{screen}-{theme}.png")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert findings(page) == []
    small = page.locator(".v-root :is(button, select, summary):visible").evaluate_all(
        "all => all.filter(one => Math.min(one.offsetWidth, one.offsetHeight) < 48).map(one => one.outerHTML)"
    )
    assert small == []


def test_the_language_is_changed_in_play(table, opened):
    page = opened(table(seed=6).address)
    person = Person(page)
    person.start()
    titles, helps = set(), set()
    for language in LANGUAGES:
        page.locator("#v-language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        titles.add(page.locator("#v-ask").inner_text())
        page.locator("#v-help").click()
        helps.add(page.locator("#v-help-text li").first.inner_text())
        page.keyboard.press("Escape")
        expect(page.locator("#v-help-text")).to_be_hidden()
    assert len(titles) == len(helps) == len(LANGUAGES)


def test_the_sound_is_muted_and_the_button_says_so(table, opened):
    page = opened(table(seed=6).address)
    person = Person(page)
    person.start()
    expect(page.locator("#v-mute")).to_have_attribute("aria-pressed", "false")
    page.locator("#v-mute").click()
    expect(page.locator("#v-mute")).to_have_attribute("aria-pressed", "true")


def test_a_table_that_was_stopped_goes_on_where_it_was(table, opened):
    served = table(seed=12)
    page = opened(served.address)
    person = Person(page)
    person.start()
    person.answer()
    person.my_turn()
    hand, notes = page.locator("#v-hand").inner_text(), person.notes()
    port = int(served.address.rpartition(":")[2])
    served.close()
    table(seed=13, port=port)
    expect(page.locator("#v-go-on")).to_be_visible()
    page.locator("#v-go-on").click()
    expect(page.locator("#v-hand")).to_have_text(re.compile(r"\w"))
    assert (page.locator("#v-hand").inner_text(), person.notes()) == (hand, notes)


def test_people_who_share_the_page_see_their_own_tiles_only_and_after_they_have_come(table, opened, shots):
    page = opened(table(seed=14).address)
    person = Person(page)
    page.locator("[name=skill][value='none']").check()
    page.locator("#v-play").click()
    page.locator("#v-ready").click()
    expect(page.locator(HAND).first).to_be_visible()
    red = page.locator(HAND).evaluate_all("all => all.map(one => one.dataset.piece)")
    while person.state("stage") == "table":
        person.answer()
    expect(page.locator(".v-curtain img[src*='emblem.yellow']")).to_be_visible()
    person.picture(shots / "virtual-curtain.png")
    assert page.locator("[data-piece], #v-frame").count() == 0
    page.locator("#v-ready").click()
    expect(page.locator(HAND).first).to_be_visible()
    assert not set(red) & set(page.locator(HAND).evaluate_all("all => all.map(one => one.dataset.piece)"))
    assert page.locator("#v-frame img").count() == 0


def test_two_tiles_are_told_by_hand_with_next_and_the_big_button(table, opened, shots):
    page = opened(table(seed=15).address)
    person = Person(page)
    person.start()
    page.locator("#v-more summary").click()
    page.locator("#v-deed-back[data-held]").click()
    expect(page.locator(".v-offers li").first).to_be_visible()
    person.picture(shots / "virtual-by-hand.png")
    numbers = [int(one) for one in page.locator(".v-offers li b").all_inner_texts()]
    names = page.locator(".v-offers li").all_inner_texts()
    hand = page.locator("#v-hand .v-name").all_inner_texts()
    printed = [next(n for n, name in zip(numbers, names, strict=True) if name.endswith(one)) for one in hand[:2]]
    notes = person.notes()
    for number in printed * 2:
        for _ in range(number):
            counted(page, "next")
        counted(page, "confirm")
    expect(page.locator(".v-offers")).to_have_count(0)
    assert person.notes() == notes + (hand[0] != hand[1])


def counted(page, button):
    """One press while something is counted: nothing on the page tells that it was taken but the answer to it."""
    with page.expect_response(re.compile("/api/virtual/press")) as answer:
        page.locator(f"#v-{button}").click()
    assert answer.value.ok


def test_a_game_that_waits_is_given_up_only_after_a_yes(table, opened):
    served = table(seed=12)
    opened.usual.append("/api/virtual/start")  # it is refused first, and the page asks
    page = opened(served.address)
    Person(page).start()
    port = int(served.address.rpartition(":")[2])
    served.close()
    again = table(seed=13, port=port)
    games = again.do(lambda: again.table.console.desk.journal.games())
    expect(page.locator("#v-go-on")).to_be_visible()
    box = page.locator("[data-sure-box]")
    for answer, begun in (("no", 0), ("yes", 1)):
        page.locator("#v-play").click()
        expect(box).to_be_visible()
        box.locator(f"[value={answer}]").click()
        expect(box).to_be_hidden()
        if begun:
            expect(page.locator(HAND).first).to_be_visible()
        assert len(again.do(lambda: again.table.console.desk.journal.games())) == len(games) + begun
