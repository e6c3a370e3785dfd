# SPDX-License-Identifier: MIT
"""Secrets stay secret over HTTP: an evening is played twice at a served console, the second time with two ingredients
exchanged in the assignment and in everything that is shown. Whatever a page, an interface or a stream answers to the
table, to strangers and to a seat that has not met these two must be the same bytes, hints included."""

from __future__ import annotations

import itertools
import json
import logging
import random
import threading
from contextlib import contextmanager
from dataclasses import replace
from functools import cache

import httpx
import pytest

from aludel.games.referee import TABLE, Event, Outcome
from aludel.pieces.numbers import numbers
from aludel.table.play import Play

from ..table.parts import CONFIRM, NEXT
from ..table.test_secrecy import Logs
from ..table.test_secrecy_levels import BY_HAND, Deed, Hands, Relabelled, pairs, swap
from .served import GAME, Served

SEATS = ("red", "yellow", "green")
STRANGER = "s" * 22
RETRIES = 0.2
"""Share of looks into the tray that are not sure of it, so that pieces are shown again."""
STEPS = 400
DONE_BY_PAGE = {"show": "page", "count": "page", "name": "page", "press": "page-press"}


class Tellers(Relabelled):
    """The rules with a leak: every seat sees all trackers."""

    def view(self, state, viewer):
        seen = dict(super().view(state, viewer))
        if viewer != TABLE:
            others = [super(Tellers, self).view(state, seat)["tracker"] for seat in range(len(SEATS))]
            seen["tracker"] = [mark for tracker in others for mark in tracker]
        return seen


class Announcers(Relabelled):
    """The rules with a leak: a potion is told with its ingredients."""

    def apply(self, state, move):
        outcome = super().apply(state, move)
        named = f"{getattr(move, 'a', '')} {getattr(move, 'b', '')}"
        events = tuple(
            Event(event.kind, {**event.args, "seat": named}) if event.kind == "potion" else event
            for event in outcome.events
        )
        return Outcome(outcome.state, events)


class Hinters(Relabelled):
    """The rules with a leak: a seat's hints are worked out from what another seat has brewed."""

    def hints(self, state, seat):
        return tuple(replace(hint, to=seat) for hint in super().hints(state, (seat + 1) % len(SEATS)))


class Fingers(Hands):
    """Random hands of which those of one seat, the watcher, never touch the two exchanged ingredients.

    Half of what the others do by tray and buttons they do on their pages.
    """

    def __init__(self, served, rng, unnamed, watcher):
        super().__init__(served.bench, rng, unnamed)
        self.watcher = watcher

    def answer(self):
        prompt = self.bench.console.mode.session.prompt()
        if prompt.secret and self.rng.random() < 0.2:
            return self._wrongly(prompt)
        deed, choices = super().answer(), {choice.press for choice in prompt.choices}
        if self.rng.random() < 0.5 and (deed.how != "press" or deed.pressed in choices):
            return replace(deed, how=DONE_BY_PAGE.get(deed.how, deed.how))
        return deed

    def _wrongly(self, prompt):
        """Pieces that mean nothing: too few in the tray, or a theory that names a potion twice, on a page."""
        kept = self.watcher in prompt.seats
        name = next(k for k in ("frog", "fern", "foot") if k not in self.unnamed) if kept else self.unnamed[0]
        twice = (f"answer.{name}", *["answer.fire"] * (len(prompt.ways[-1].slots) - 1))
        if len(prompt.ways) == 1 or f"answer.{name}" not in prompt.tray or self.rng.random() < 0.5:
            return Deed("show", (f"tile.{name}",))
        return Deed("page", twice, way=1)

    def _names(self, session, deed):
        touched = {kind.partition(".")[2] for kind in deed.kinds} & set(self.unnamed)
        return super()._names(session, deed) or (bool(touched) and self.watcher in session.prompt().seats)

    def _used_up(self, prompt):
        return None if self.watcher in prompt.seats else super()._used_up(prompt)


class Evening:
    """One game at a served console. `common` is what all but the seats on turn are answered, `own` what these are."""

    def __init__(self, folder, rules, unnamed, watcher, steps, deeds=None, seed=0):
        numbers = itertools.count(1)
        self.common, self.own, self.deeds, self.logs = [], [], [], Logs()
        self.watcher, logger = watcher, logging.getLogger("aludel")
        before = logger.level
        logger.setLevel(logging.DEBUG)
        logger.addHandler(self.logs)
        self.served = Served(folder, token=lambda: f"token-{next(numbers):016d}", games={GAME: rules}, refusals=RETRIES)
        self.client = httpx.Client(base_url=self.served.base_url)
        try:
            self.served.begin(rules.level, SEATS)
            self.tokens = [self.served.seat(colour) for colour in SEATS]
            for token in self.tokens:
                assert self._post(f"/api/seats/{token}/hints", {"on": True}).status_code == 200
            self._play(steps, deeds, Fingers(self.served, random.Random(seed), unnamed, watcher))
        finally:
            self.client.close()
            self.served.close()
            logger.removeHandler(self.logs)
            logger.setLevel(before)

    def _play(self, steps, deeds, hands):
        self._look()
        for number in range(steps if deeds is None else len(deeds)):
            mode = self.served.console.mode
            if not isinstance(mode, Play) or mode.session.prompt().key in ("la-prompt-offer", "la-prompt-exam"):
                break
            deed = hands.answer() if deeds is None else deeds[number]
            self.deeds.append(deed)
            self._do(deed, mode.session.prompt())
            self._look()

    def _do(self, deed, prompt):
        actor = self.tokens[max(prompt.seats[0], 0)]
        if deed.how == "page":
            answer = self._post(f"/api/seats/{actor}/answer", {"kinds": deed.kinds, "asked": self._asked()})
            assert answer.status_code == 200, answer.text
            self.own.append(answer.text)
        elif deed.how == "page-press":
            body = {"buttons": sorted(deed.pressed.buttons), "held": deed.pressed.held, "asked": self._asked()}
            assert self._post(f"/api/seats/{actor}/press", body).status_code == 200
        else:
            self._by_console(deed, prompt)

    def _by_console(self, deed, prompt):
        served = self.served
        if deed.how == "show":
            served.lay(*deed.kinds)
            served.press(CONFIRM)
            served.lay()
        elif deed.how == "name":
            served.press(NEXT)
            while served.bench.offered() != f"piece-{deed.kinds[0].replace('.', '-')}":
                served.press(NEXT)
            served.press(CONFIRM)
        elif deed.how == "count":
            self._count(deed)
        else:
            served.press(deed.pressed)

    def _count(self, deed):
        """Count pieces out by hand, silently. How often a button is pressed is all that may differ, and is secret."""
        self.served.press(BY_HAND, *[NEXT] * deed.way)
        if self.served.bench.offered().startswith("la-way"):
            self.served.press(CONFIRM)
        for kind in (*deed.kinds, *deed.kinds):
            self.served.press(*[NEXT] * numbers("la")[kind], CONFIRM)

    def _asked(self):
        return self.served.pages.snapshot.asked

    def _post(self, address, body):
        answer = self.client.post(address, json=body)
        self.served.do(lambda: None)
        return answer

    def _look(self):
        """What everybody but the seats on turn is answered now; and, apart from it, what those are."""
        watching, strange = self.tokens[self.watcher], f"/api/seats/{STRANGER}"
        invited = [self.served.pages.seating._book.now.invitations[colour] for colour in ("red", "blue")]
        pages = ["/", "/table?lang=ja", "/host", f"/seat/{watching}", f"/seat/{watching}?lang=de", f"/seat/{STRANGER}"]
        pages += [f"/join/{invitation}" for invitation in invited]
        interface = ["/api/table", f"/api/seats/{watching}", strange, "/api/host/games", "/api/host/code"]
        with self._held():
            for address in (*pages, *interface):
                self._note(address, self.client.get(address))
            for address in ("/api/table/stream", f"/api/seats/{watching}/stream"):
                self.common.append((address, self._first_look(address)))
            for token in self.tokens:
                if token != watching:
                    answers = [self.client.get(f"{place}{token}") for place in ("/seat/", "/api/seats/")]
                    self.own.append("".join(answer.text for answer in answers))
        self._err(watching)

    def _err(self, watching):
        """What does not work, sent from the watcher's page and by a stranger."""
        asked, kinds = self._asked(), ["tile.frog", "tile.frog"]
        bad = {"kinds": kinds, "asked": "long ago"}, {"kinds": ["tile.nothing"], "asked": asked}, {"kinds": 3}
        for token, body in itertools.product((watching, STRANGER), bad):
            self._note("answer", self._post(f"/api/seats/{token}/answer", body))
        if self.watcher not in self.served.pages.snapshot.public.prompt.seats:
            self._note("turn", self._post(f"/api/seats/{watching}/answer", {"kinds": kinds, "asked": asked}))
        press = {"buttons": ["mute"], "held": True, "asked": asked}
        self._note("press", self._post(f"/api/seats/{watching}/press", press))

    def _note(self, what, answer):
        heads = {name: text for name, text in answer.headers.items() if name != "date"}
        self.common.append((what, answer.status_code, heads, answer.content))

    def _first_look(self, address):
        with self.client.stream("GET", address) as answer:
            for line in answer.iter_lines():
                if line.startswith("data: ") and "html" in line:
                    return line
        raise AssertionError("the stream has shown nothing")

    @contextmanager
    def _held(self):
        """Hold the console's thread, so that nothing is published between two answers."""
        begun, released = threading.Event(), threading.Event()
        done = self.served.inbox.post(lambda: (begun.set(), released.wait(60)))
        assert begun.wait(60)
        try:
            yield
        finally:
            released.set()
            done.result(60)

    def public(self):
        return [*self.common, *self.logs.lines]


def twice(folder, level, seed, rules=Relabelled, steps=STEPS):
    """An evening, and its twin with two ingredients exchanged."""
    unnamed, watcher = random.Random(seed).choice(pairs(level)), seed % len(SEATS)
    once = Evening(folder / "one", rules(level, {}), unnamed, watcher, steps, seed=seed)
    names = swap(*unnamed)
    tiles = {old: new for old, new in names.items() if old.startswith("tile.")}
    deeds = [deed.renamed(names) for deed in once.deeds]
    return once, Evening(folder / "two", rules(level, tiles), unnamed, watcher, steps, deeds)


@pytest.fixture(scope="module")
def evenings(tmp_path_factory):
    """Whole evenings by level, each played once for all tests."""

    @cache
    def played(level):
        return twice(tmp_path_factory.mktemp(f"level-{level}"), level, seed=level)

    return played


LEVELS = [1, 4, pytest.param(7, marks=pytest.mark.slow)]


@pytest.mark.parametrize("level", LEVELS)
def test_exchanging_two_ingredients_changes_no_byte_that_another_may_see(evenings, level):
    once, again = evenings(level)
    assert [deed.kinds for deed in once.deeds] != [deed.kinds for deed in again.deeds]
    assert len(once.common) > 500
    for one, other in zip(once.public(), again.public(), strict=True):
        assert one == other


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_brews_with_them_sees_it(evenings, level):
    """Else nothing would be proved by what others do not see."""
    once, again = evenings(level)
    assert once.own != again.own


def test_the_evenings_hold_refusals_retries_and_answers_by_tray_and_by_page(evenings):
    both = [evenings(level)[0] for level in (1, 4)]
    text = " ".join(str(line) for once in both for line in once.public())
    assert {"page", "page-press", "show", "press"} <= {deed.how for once in both for deed in once.deeds}
    assert "refused: la-no-" in text and "unsure" in text
    assert any(json.loads(own)["refused"] for once in both for own in once.own if own.startswith('{"refused"'))


@pytest.mark.slow
def test_the_evenings_hold_theories_guesses_and_wishes(evenings):
    text = " ".join(str(line) for level in (4, 7) for line in evenings(level)[0].public())
    for what in ("theory-wrong", "theory-shown", "guessed", "gem", "pet", "wished"):
        assert f"'{what}'" in text, what


@pytest.mark.parametrize("leak", [Tellers, Announcers, Hinters])
def test_a_leak_would_be_noticed(tmp_path, leak):
    once, again = twice(tmp_path, 1, seed=1, rules=leak)
    assert once.public() != again.public()


def test_no_token_and_no_secret_piece_is_logged(evenings):
    once, _ = evenings(1)
    lines = " ".join(once.logs.lines)
    assert once.logs.lines and "token-" not in lines and "tile." not in lines
