# SPDX-License-Identifier: MIT
"""People with phones at a table: a seat's page, the host's page and the table page, used as people use them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import cv2
import numpy as np

from aludel.games.fate import CodeSource
from aludel.games.little_alchemists.view import potions_of
from aludel.games.referee import Setup, registry
from aludel.journal.code import parse_code

from .player import DRAWN, Person, expect

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

GAME = "little-alchemists"
PRESSES = "main .presses button[data-post$='/press']"
BUTTON = "one => JSON.parse(one.dataset.body).buttons[0]"
BUYS = "[data-press^='market-'].v-live"
NEARER = 4
"""How many pixels of a phone's camera one of the screen fills."""


def read_code(picture: bytes) -> str:
    """What a drawn QR code says; empty where it cannot be read."""
    seen = cv2.imdecode(np.frombuffer(picture, np.uint8), cv2.IMREAD_GRAYSCALE)
    near = cv2.resize(seen, None, fx=NEARER, fy=NEARER, interpolation=cv2.INTER_CUBIC)
    return str(cv2.QRCodeDetector().detectAndDecode(near)[0])


class Look:
    """Any page of the console."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.main = page.locator("#page")
        self.lost = page.locator("#connection")
        self.notice = page.locator("#notice")

    @property
    def asked(self) -> str:
        return self.main.get_attribute("data-asked") or ""

    def picture(self, path: Path) -> None:
        """Take a picture of what is seen, once it is drawn."""
        self.page.evaluate(DRAWN)
        self.page.screenshot(path=path)


class Phone(Look):
    """Whoever holds a seat, with the page of that seat."""

    @property
    def name(self) -> str:
        """What the interface calls this seat's page."""
        return f"seats/{self.page.url.rpartition('/')[2]}"

    @property
    def made(self) -> Locator:
        """What stands in the tracker."""
        return self.page.locator("td.made")

    @property
    def question(self) -> Locator:
        return self.page.locator(".question")

    @property
    def captions(self) -> list[str]:
        return self.page.locator("[data-said] > li").all_inner_texts()

    def fact(self, name: str) -> str:
        """What lies before the seat: its coins, its gems."""
        return self.page.locator(f".have div:has(dt:text-is('{name}')) dd").inner_text().strip()

    def join(self, address: str) -> str:
        """Follow the code of a seat and take it; the address of its page."""
        self.page.goto(address)
        self.page.locator("button[data-post^='/api/join/']").click()
        expect(self.main).to_have_attribute("data-stream", re.compile("^/api/seats/"))
        self.page.wait_for_load_state("load")
        return self.page.url

    def choose(self, *kinds: str) -> Locator:
        """Choose a kind for each piece of an answer; its form."""
        form = self.page.locator(f"form.answer:has(input[value='{kinds[0]}'])")
        if form.locator("details:not([open])").count():
            form.locator("summary").click()
        for slot, kind in enumerate(kinds):
            form.locator("fieldset").nth(slot).locator(f"label:has(input[value='{kind}'])").click()
        return form

    def send(self, *kinds: str) -> None:
        """Answer what is asked with these kinds; on return something else is asked."""
        before = self.asked
        self.choose(*kinds).locator("button[type=submit]").click()
        expect(self.main).not_to_have_attribute("data-asked", before)

    def press(self, button: str) -> None:
        """Press a button of the console that the page offers; on return something else is asked."""
        before = self.asked
        self.page.locator(f"{PRESSES}[data-body*='\"{button}\"']").first.click()
        expect(self.main).not_to_have_attribute("data-asked", before)

    @property
    def may_act(self) -> bool:
        """Whether a turn is asked of this seat: to brew, or to share a theory."""
        return self.page.locator("form.answer input[value^='tile.']").count() > 0

    def go_on(self) -> None:
        """Do the likeliest of what the page offers, besides a turn's own action."""
        confirm = self.page.locator(f"{PRESSES}[data-body*='\"confirm\"']")
        forms = self.page.locator("form.answer")
        if confirm.count():
            self.press("confirm")
        elif forms.count():
            self.send(str(forms.locator("input").first.get_attribute("value")))
        else:
            self.press(str(self.page.locator(PRESSES).first.evaluate(BUTTON)))


class TablePage(Look):
    """The page of the table, on the console's own screen."""

    def codes(self, count: int) -> list[str]:
        """The addresses of the codes that are drawn on the page, read from pictures of it, as phones read them."""
        self.page.locator("#tab-join").click()
        drawn = self.page.locator(".join .code")
        expect(drawn).to_have_count(count)
        return [read_code(drawn.nth(at).screenshot()) for at in range(count)]

    def coins(self, seat: str) -> str:
        return self.page.locator(f".player[data-seat={seat}] .coins dd").inner_text()


class HostPage(Look):
    """The host, who has given the PIN."""

    def enter(self, address: str, pin: str) -> None:
        self.page.goto(f"{address}/host")
        self.page.get_by_label(re.compile("PIN")).fill(pin)
        self.page.keyboard.press("Enter")
        expect(self.page.locator("#now")).to_be_visible()
        self.page.wait_for_load_state("load")  # its buttons are drawn before the scripts that hear them have run

    def sure(self, name: str) -> None:
        """Press a button that asks once more, and say yes."""
        self.page.get_by_role("button", name=name, exact=True).click()
        self.page.get_by_role("button", name="Yes, do it").click()

    def begin(self, level: int, first: str) -> None:
        """Begin a game of the first two seats."""
        form = self.page.locator(f"#new-{GAME}")
        form.locator("[name=level]").select_option(str(level))
        form.locator("[name=first]").select_option(first)
        form.locator("button[type=submit]").click()
        expect(self.page.locator("#now")).to_contain_text(f"level {level}")

    def makes(self, level: int, seats: tuple[str, ...] = ("red", "yellow")) -> dict[str, tuple[str, ...]]:
        """What each ingredient truly makes, worked out from the code of the game."""
        self.page.get_by_role("button", name="Show the code of this game").click()
        shown = self.page.locator("#code")
        expect(shown).to_have_text(re.compile(r"\w{4}-\w{3}-\w{4}"))
        game = registry()[GAME]
        setup = Setup(level, seats)
        state, _ = game.new(setup, game.draw(setup, CodeSource(parse_code(shown.inner_text()))))
        return {kind: potions_of(state, at) for at, kind in enumerate(state.rules.kinds)}


class Shared(Person):
    """People who share the virtual table's page: whoever is asked comes to it and opens the own screen."""

    def come(self, asked: str) -> None:
        """Once the page shows what is asked by now, open the screen of the seat that is asked, if it is closed."""
        expect(self.root).to_have_attribute("data-asked", asked)
        if self.page.locator("#v-ready").count():
            self.page.locator("#v-ready").click()
        expect(self.page.locator("#v-hand [data-piece]").first).to_be_visible()

    def unlike(self, asked: str) -> tuple[str, str]:
        """Two tiles of the hand that differ, as kinds; where all are alike, one of the market is bought before."""
        self.come(asked)
        names = self.names()
        if len(names) < 2:
            self.press(str(self.page.locator(BUYS).first.get_attribute("data-press")))
            names = self.names()
        return f"tile.{names[0]}", f"tile.{names[1]}"

    def names(self) -> list[str]:
        """The ingredients of the hand, each once."""
        ids = self.page.locator("#v-hand [data-piece]").evaluate_all("all => all.map(one => one.dataset.piece)")
        return list(dict.fromkeys(one.split("-")[1] for one in ids if one.startswith("tile-")))
