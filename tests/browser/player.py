# SPDX-License-Identifier: MIT
"""A person who plays on the virtual table's page with the mouse alone, by what the page shows."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

expect = pytest.importorskip(
    "playwright.sync_api", reason="the heavy stages of ./setup.sh test bring Playwright"
).expect

PATIENCE = 60_000
"""Milliseconds that anything on the page may take on a busy machine."""
HAND = "#v-hand [data-piece]:not(.v-idle)"
BESIDE = ".v-drawer [data-piece]:not(.v-idle)"
DRAWN = """() => Promise.all([
  ...[...document.images].map(one => one.decode().catch(() => null)),
  ...document.getAnimations().filter(one => one.effect.getTiming().iterations === 1).map(one => one.finished),
])"""
LIVE = ".v-place.v-live"


class Person:
    """Somebody at the page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_default_timeout(PATIENCE)
        expect.set_options(timeout=PATIENCE)

    @property
    def root(self) -> Locator:
        return self.page.locator("#v-root")

    def state(self, name: str) -> str:
        """Something that the page says of itself: `asked`, `step`, `stage`."""
        return self.root.get_attribute(f"data-{name}") or ""

    def start(self, level: int = 1, players: int = 2, skill: str = "competent") -> None:
        """From the start panel into a game."""
        self.page.locator(f"[name=level][value='{level}']").check()
        self.page.locator(f"[name=players][value='{players}']").check()
        self.page.locator(f"[name=skill][value='{skill}']").check()
        self.page.locator("#v-play").click()
        expect(self.page.locator(HAND).first).to_be_visible()

    def picture(self, path: Path) -> None:
        """Take a picture of the page once every piece is drawn and at rest."""
        self.page.evaluate(DRAWN)
        self.page.screenshot(path=path)

    def my_turn(self) -> str:
        """Wait until something is asked of the person; what is to be done then."""
        expect(self.root).not_to_have_attribute("data-step", "wait")
        return self.state("step")

    # -- pieces

    @property
    def lying(self) -> Locator:
        return self.page.locator("#v-holder [data-piece]")

    def drag(self, piece: Locator) -> None:
        """Drag a piece into the tray; on return it lies there."""
        name = piece.get_attribute("data-piece")
        piece.drag_to(self.page.locator("#v-holder"))
        expect(self.page.locator(f"#v-holder [data-piece='{name}']")).to_be_visible()

    def drag_kinds(self, names: Sequence[str]) -> None:
        """Drag pieces by their ids."""
        for name in names:
            self.drag(self.page.locator(f"#v-before [data-piece='{name}']"))

    def two_tiles(self) -> None:
        """Two tiles of the hand, unlike ones where the hand has some."""
        ids = self.page.locator(HAND).evaluate_all("all => all.map(one => one.dataset.piece)")
        other = next((one for one in ids[1:] if one.rsplit("-", 1)[0] != ids[0].rsplit("-", 1)[0]), ids[1])
        self.drag_kinds([ids[0], other])

    # -- buttons

    def press(self, button: str) -> None:
        """Press a button; on return something else is asked."""
        before = self.state("asked")
        self.page.locator(f"#v-{button}").click()
        expect(self.root).not_to_have_attribute("data-asked", before)

    def answer(self) -> str:
        """Do the likeliest thing that is asked for now; what was to be done."""
        step = self.my_turn()
        if step == "fill":
            self.fill()
        if step in ("fill", "look"):
            self.press("confirm")
        elif step == "press":
            live = self.page.locator("#v-confirm.v-live")
            self.press("confirm" if live.count() else str(self.page.locator(LIVE).first.get_attribute("data-press")))
        return step

    def fill(self) -> None:
        """Put in what the prompt wants."""
        if self.page.locator("#v-holder .v-pocket.v-tile").count() == 2:
            self.two_tiles()
        else:
            self.drag(self.page.locator(f"{BESIDE}, {HAND}").first)

    def notes(self) -> int:
        """Potions that stand in the person's notes."""
        return self.page.locator(".v-marks > li").count()
