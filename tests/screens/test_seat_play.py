# SPDX-License-Identifier: MIT
"""Whole games are played by nothing but what seat pages offer: each answer is one of a page's own forms or buttons."""

from __future__ import annotations

import random

import httpx
import pytest

from aludel.games.little_alchemists.view import potions_of
from aludel.games.referee import TABLE

from .offered import Offered
from .served import serving

SEATS = ("red", "yellow", "green")
STEPS = 700


class Phones:
    """A phone for each seat, and hands that choose at random from what is shown on the phone that is asked."""

    def __init__(self, served, seed, knowing=0.0):
        self.served, self.rng, self.knowing = served, random.Random(seed), knowing
        self.client = httpx.Client(base_url=served.base_url)
        self.tokens = [served.seat(colour) for colour in SEATS]
        self.met, self.refused, self.kinds = set(), [], set()

    def close(self):
        self.client.close()

    def page(self, seat):
        answer = self.client.get(f"/seat/{self.tokens[seat]}")
        assert answer.status_code == 200
        return Offered(answer.text)

    def post(self, page, address, body):
        answer = self.client.post(address, json={**body, "asked": page.asked})
        assert answer.status_code == 200, answer.text
        if answer.json().get("refused"):
            self.refused.append(answer.json()["refused"])
        self.served.do(lambda: None)

    def step(self):
        """One answer by whoever is asked; those who are not asked are offered nothing."""
        public = self.served.pages.snapshot.public
        seats = range(len(SEATS)) if public.prompt.seats == (TABLE,) else public.prompt.seats
        pages = [self.page(seat) for seat in range(len(SEATS))]
        for seat, page in enumerate(pages):
            assert bool(page.forms or page.presses) == (seat in seats), (seat, public.prompt)
        page = pages[self.rng.choice(list(seats))]
        self.met.add(public.prompt.key)
        if page.forms and (not page.presses or self.rng.random() < 0.7):
            self._fill(page, self.rng.choice(page.forms))
        else:
            self._press(page)

    def _fill(self, page, form):
        kinds = [self.rng.choice(values) for _, values in sorted(form.fields.items())]
        if len(kinds) > 2 and self.rng.random() < self.knowing:
            kinds = self._right(form)
        self.kinds |= set(kinds)
        self.post(page, form.post, {"kinds": kinds})

    def _right(self, form):
        """A theory that is right: random hands would hardly ever find one."""
        state = self.served.console.mode.session.state
        kind = self.rng.choice(form.fields["kinds-0"])
        potions = potions_of(state, state.rules.kind_index[kind.removeprefix("answer.")])
        return [kind, *(f"answer.{potion}" for potion in potions)]

    def _press(self, page):
        """A button of the page that asks nothing further; the way to the artifacts is taken whenever it is there."""
        choices = self.served.pages.snapshot.public.prompt.choices
        sure = {frozenset(choice.press.buttons) for choice in choices if choice.sure}
        presses = [(post, body) for post, body in page.presses if frozenset(body["buttons"]) not in sure]
        shops = [(post, body) for post, body in presses if body["buttons"] == ["next"] and not body["held"]]
        if presses:
            self.post(page, *self.rng.choice(shops or presses))


def play(folder, level, seed, knowing=0.0):
    """A game to its end; what was met on the way."""
    with serving(folder, level, len(SEATS)) as served:
        phones = Phones(served, seed, knowing)
        try:
            for _ in range(STEPS):
                if served.pages.snapshot.public.mode != "game":
                    break
                phones.step()
            else:
                raise AssertionError("the game does not end")
            assert served.pages.snapshot.game.over
            assert all("The game is over." in phones.page(seat).words for seat in range(len(SEATS)))
        finally:
            phones.close()
    return phones


@pytest.mark.parametrize("level", range(1, 8))
def test_a_game_is_played_to_its_end_by_what_the_pages_offer(tmp_path, level):
    phones = play(tmp_path, level, seed=level)
    assert {"la-prompt-brew", "la-prompt-act"} & phones.met
    assert any(kind.startswith("tile.") for kind in phones.kinds)


def test_every_question_of_the_highest_level_can_be_answered(tmp_path):
    met, kinds = set(), set()
    for seed, knowing in enumerate((0.0, 0.4)):
        phones = play(tmp_path / str(seed), 7, seed, knowing)
        met, kinds = met | phones.met, kinds | phones.kinds
    for what in ("act", "guess", "pet", "wish", "take", "sell", "end-shop", "shop", "customer-five"):
        assert f"la-prompt-{what}" in met, what
    assert "word.none" in kinds and any(kind.startswith("artifact.") for kind in kinds)
