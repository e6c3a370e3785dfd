# SPDX-License-Identifier: MIT
"""What the virtual table's page shows where: tray and big button in sight at every level, boxes on their pieces."""

from __future__ import annotations

import pytest
from tests.browser.player import HAND, Person, expect

from aludel.twin.optics import optics

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LEVELS = (1, 2, 4, 6, 7)
SCREENS = {"touch": (800, 480), "desk": (1280, 800), "phone": (390, 844)}
LAPTOPS = {"laptop": (1366, 657), "low": (1366, 625), "lowest": (1280, 600), "large": (1920, 950)}
"""What a browser leaves of usual screens."""
SEEN = ("#v-confirm", "#v-holder", "#v-before .v-piece")
PLACES = """names => names.map(name => {
  const box = document.querySelector(name).getBoundingClientRect();
  return [name, box.left, box.top, box.right, box.bottom];
})"""
STILL = """() => Promise.all([
  ...[...document.images].map(one => one.decode().catch(() => null)),
  ...document.getAnimations().filter(one => one.effect.getTiming().iterations === 1).map(one => one.finished),
])"""
BOXES = """() => {
  const frame = document.querySelector("#v-frame img").getBoundingClientRect();
  return [...document.querySelectorAll(".v-found rect")].map(one => {
    const box = one.getBoundingClientRect();
    return [(box.left + box.right) / 2 - frame.left, (box.top + box.bottom) / 2 - frame.top, box.width, box.height]
      .map((length, at) => length / (at % 2 ? frame.height : frame.width));
  });
}"""
LATE = """began => [...document.querySelectorAll("#v-root img")].map(one => one.src).filter(
  address => !(performance.getEntriesByName(address)[0]?.responseEnd < began)
)"""
NEAR = 0.012
"""A share of the picture: some three pixels of a page, three millimetres of the tray."""


def reachable(page):
    """What lies outside the window, or under the hand, without scrolling."""
    places = page.evaluate(PLACES, list(SEEN))
    wide, high = page.viewport_size["width"], page.viewport_size["height"]
    hand = page.locator("#v-before").bounding_box()["y"]
    return [
        name
        for name, left, top, right, bottom in places
        if left < 0 or top < 0 or right > wide or bottom > (hand + 1 if "before" not in name else high)
    ]


@pytest.mark.parametrize("level", LEVELS)
def test_tray_and_big_button_are_in_sight_with_a_lesson_and_without(table, opened, shots, level):
    served = table(seed=9, levels=(2, 3, 4, 5, 6, 7))
    page = opened(served.address, reduced_motion="reduce")
    Person(page).start(level=level)
    for taught in (False, True):
        if taught:
            page.locator("#lesson-skip").click()
        expect(page.locator("#lesson.lesson")).to_have_count(0 if taught else 1)
        for screen, (wide, high) in {**SCREENS, **LAPTOPS}.items():
            page.set_viewport_size({"width": wide, "height": high})
            page.evaluate("scrollTo(0, 0)")
            page.evaluate(STILL)
            page.screenshot(path=shots / f"virtual-{'plain' if taught else 'lesson'}-{level}-{screen}.png")
            assert reachable(page) == [], (screen, taught)


@pytest.mark.parametrize("screen", SCREENS)
def test_boxes_lie_on_the_pieces_that_the_camera_saw(table, opened, shots, screen):
    served = table(seed=5)
    page = opened(served.address, *SCREENS[screen])
    person = Person(page)
    person.start()
    truth, lay = [], served.table.tray.lay

    def laid(kinds, copies=()):
        lay(kinds, copies)
        truth[:] = served.table.tray.camera.contents.pieces or truth

    served.do(lambda: setattr(served.table.tray, "lay", laid))
    for piece in page.locator(HAND).evaluate_all("all => all.slice(0, 2).map(one => one.dataset.piece)"):
        page.locator(f"#v-hand [data-piece='{piece}']").click()
        expect(page.locator(f"#v-holder [data-piece='{piece}']")).to_be_visible()
    served.do(lambda: setattr(served.table.tray, "lay", lay))
    person.press("confirm")
    expect(page.locator(".v-found rect")).to_have_count(2)
    page.locator("#v-frame").scroll_into_view_if_needed()
    page.evaluate(STILL)
    page.locator("#v-camera").screenshot(path=shots / f"virtual-boxes-{screen}.png")
    wide, deep = optics()["tray"]["width"], optics()["tray"]["depth"]
    assert len(truth) == 2
    there = sorted((one.x / wide + 0.5, one.y / deep + 0.5) for one in truth)
    for (x, y), (left, top, *_) in zip(there, sorted(page.evaluate(BOXES)), strict=True):
        assert abs(x - left) < NEAR and abs(y - top) < NEAR * wide / deep, (there, page.evaluate(BOXES))


def test_the_pictures_of_the_first_look_are_there_before_the_game_begins(table, opened):
    page = opened(table(seed=9).address)
    expect(page.locator("#v-play")).to_be_visible()
    page.wait_for_load_state("networkidle")
    before = page.evaluate("performance.now()")
    Person(page).start()
    late = page.evaluate(LATE, before)
    assert page.locator("#v-root img").count() > 8 and late == []
