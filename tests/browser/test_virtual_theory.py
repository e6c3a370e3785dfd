# SPDX-License-Identifier: MIT
"""Theories of level 4 on the virtual table in a real browser, by mouse: one that is wrong, and one that is right."""

from __future__ import annotations

import pytest

from .player import Person, expect

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LEVEL = 4
MOST = 60
"""Answers within which the person has the next turn of its own."""


def until_a_theory_may_be_shared(person):
    """Answer what is asked in between."""
    for _ in range(MOST):
        if person.my_turn() == "fill" and person.page.locator("#v-holder .v-pocket.v-token").count() == LEVEL:
            return
        person.answer()
    raise AssertionError("no turn of the person's own has come")


def share(person, ingredient, potions):
    """Lay out the answers, and let the camera look."""
    person.drag_kinds([f"answer-{one}" for one in (ingredient, *potions)])
    expect(person.page.locator("#v-confirm.v-inviting")).to_be_visible()
    person.press("confirm")


def open_kinds(person, makes):
    """Ingredients that are not on the theory board yet."""
    there = person.page.locator(".v-drawer [data-piece]").evaluate_all("all => all.map(one => one.dataset.piece)")
    return [kind for kind in makes if f"answer-{kind}" in there]


def test_a_wrong_and_a_right_theory_are_shared_by_mouse(table, opened, shots):
    served = table(seed=11, levels=(2, 3, 4))
    page = opened(served.address)
    person = Person(page)
    person.start(level=LEVEL)
    makes = served.makes()
    until_a_theory_may_be_shared(person)
    wrong, other = open_kinds(person, makes)[:2]
    assert set(makes[wrong]) != set(makes[other])
    share(person, wrong, makes[other])
    expect(page.locator(".v-mine .v-broken")).to_be_visible()
    expect(page.locator(".v-wrong")).to_have_count(1)
    person.picture(shots / "virtual-theory-wrong.png")
    person.answer()
    until_a_theory_may_be_shared(person)
    right = open_kinds(person, makes)[0]
    person.drag_kinds([f"answer-{one}" for one in (right, *makes[right])])
    person.picture(shots / "virtual-theory.png")
    person.press("confirm")
    person.my_turn()
    known = page.locator(f".v-theory.v-known:has(img[src*='theory.{right}'])")
    expect(known.locator("img[src*='emblem.red']")).to_be_visible()
    expect(page.locator(".v-mine .v-purse [role=img] > img[src*='gem.']").last).to_be_visible()
    person.picture(shots / "virtual-theory-right.png")
