# SPDX-License-Identifier: MIT
"""Secrets stay secret at every level: an evening of random answers is played twice, the second time with two
ingredients exchanged that nobody guesses or shares a right theory about. Every public byte must be the same, to the
very end, though these two are brewed most and wrong theories name them."""

from __future__ import annotations

import logging
import random
from dataclasses import dataclass, replace

import pytest

from aludel.games.fate import CodeSource
from aludel.games.little_alchemists.game import LittleAlchemists
from aludel.games.referee import Event, Outcome, Refused, Setup, hold
from aludel.games.tray import shown
from aludel.journal.retell import replay_text
from aludel.pieces.numbers import numbers
from aludel.table.play import Play

from .parts import CODE, CONFIRM, NEXT, Bench
from .test_secrecy import Logs, Witness

BY_HAND = hold("back")
LEVELS = LittleAlchemists.info.levels
RIGHT = frozenset({"theory-right", "theory-shown"})
STEPS = 400
"""Answers that are looked at in one evening at most: a game of level 7 takes about 250."""


@dataclass(frozen=True)
class Deed:
    """What is done at once: show pieces, answer with them from a page, count them out by hand, name one, or press."""

    how: str
    kinds: tuple[str, ...] = ()
    pressed: object = CONFIRM
    way: int = 0

    def renamed(self, names):
        return Deed(self.how, tuple(names.get(kind, kind) for kind in self.kinds), self.pressed, self.way)


class Relabelled(LittleAlchemists):
    """The rules of one level with a fate whose ingredients are renamed."""

    def __init__(self, level, names):
        self.level, self.names = level, names
        self.info = replace(LittleAlchemists.info, levels=(level,))

    def draw(self, setup, source):
        return self.relabel(self.names, super().draw(setup, source))


class Leaky(Relabelled):
    """The rules with a leak that only theories have: a wrong one is told with its ingredient."""

    def apply(self, state, move):
        outcome = super().apply(state, move)
        ingredient = getattr(move, "ingredient", "")
        events = tuple(
            Event(event.kind, {**event.args, "ingredient": ingredient}) if event.kind == "theory-wrong" else event
            for event in outcome.events
        )
        return Outcome(outcome.state, events)


class Hands:
    """Random hands: mostly answers that the rules take, now and then some that they refuse.

    They brew the `unnamed` ingredients most, and never make them public.
    """

    def __init__(self, bench, rng, unnamed):
        self.bench, self.rng, self.unnamed = bench, rng, unnamed

    def answer(self):
        """The next deed."""
        session = self.bench.console.mode.session
        prompt = session.prompt()
        tries = [deed for deed in (self._any(prompt) for _ in range(60)) if not self._names(session, deed)]
        if self.rng.random() < 0.25:
            return self._from_page(self.rng.choice((tries[0], self._used_up(prompt) or tries[0])))
        taken = [deed for deed in tries if self._events(session, deed) is not None]
        right = self._right_theories(session, prompt) if self.rng.random() < 0.3 else []
        return self._from_page(self.rng.choice(right or taken or tries))

    def _from_page(self, deed):
        """A third of what could be shown to the camera comes from the seat's page."""
        return replace(deed, how="page") if deed.how == "show" and self.rng.random() < 0.33 else deed

    def _used_up(self, prompt):
        """Two tiles of the kind that is brewed most: soon there are no more, and they are refused by count."""
        kinds = (f"tile.{self.unnamed[0]}",) * 2
        fits = prompt.ways and all(kind in slot for kind, slot in zip(kinds, prompt.ways[0].slots, strict=False))
        return Deed("show", kinds) if fits and len(prompt.ways[0].slots) == 2 else None

    def _names(self, session, deed):
        """Whether a deed would make an ingredient public that is to stay unnamed."""
        names = {kind.partition(".")[2] for kind in deed.kinds} & set(self.unnamed)
        public = any(kind.startswith("theory.") for kind in deed.kinds)
        return bool(names) and (public or bool((self._events(session, deed) or set()) & RIGHT))

    def _any(self, prompt):
        choices = [Deed("press", pressed=choice.press) for choice in prompt.choices if choice.press != CONFIRM]
        choices = [deed for deed in choices if not self._asked_twice(prompt, deed)]
        deeds = [self._fill(prompt, way) for way in range(len(prompt.ways))] * 2
        deeds += [Deed("name", (self.rng.choice(prompt.browse),))] if prompt.browse else []
        return self.rng.choice([*deeds, *choices] or [Deed("press")])

    def _asked_twice(self, prompt, deed):
        return any(choice.press == deed.pressed and choice.sure for choice in prompt.choices)

    def _fill(self, prompt, way):
        kinds = tuple(self._one_of(slot) for slot in prompt.ways[way].slots)
        by_hand = prompt.secret and self.rng.random() < 0.3
        return Deed("count" if by_hand else "show", kinds, CONFIRM, way)

    def _one_of(self, slot):
        often = [f"tile.{name}" for name in self.unnamed if f"tile.{name}" in slot]
        return self.rng.choice(often if often and self.rng.random() < 0.6 else sorted(slot))

    def _right_theories(self, session, prompt):
        if len(prompt.ways) < 2:
            return []
        deeds = [deed for deed in (self._fill(prompt, 1) for _ in range(400)) if not self._names(session, deed)]
        return [deed for deed in deeds if (self._events(session, deed) or set()) & RIGHT]

    def _events(self, session, deed):
        """The kinds of events that would follow; None when the rules refuse it."""
        try:
            move = session.game.intent(session.state, shown(*deed.kinds), deed.pressed)
            return {event.kind for event in session.game.apply(session.state, move).events}
        except Refused:
            return None


def do(bench, witness, deed):
    """Do what a deed says, looking at everything public after each press."""

    def press(*presses):
        for pressed in presses:
            bench.press(pressed)
            witness.look()

    if deed.how == "show":
        bench.tray.lay(deed.kinds)
        press(CONFIRM)
        bench.tray.clear()
    elif deed.how == "page":
        prompt = bench.console.public().prompt
        refused = bench.console.answer(max(prompt.seats[0], 0), deed.kinds)
        witness.answers.append((deed.kinds, refused))
        witness.look()
    elif deed.how == "name":
        press(NEXT)
        key = f"piece-{deed.kinds[0].replace('.', '-')}"
        while bench.offered() != key:
            press(NEXT)
        press(CONFIRM)
    elif deed.how == "count":
        press(BY_HAND, *[NEXT] * deed.way)
        if bench.offered().startswith("la-way"):
            press(CONFIRM)
        for kind in (*deed.kinds, *deed.kinds):
            press(*[NEXT] * numbers("la")[kind], CONFIRM)
    else:
        press(deed.pressed)


class Evening:
    """One game at the console, by hands that choose or by deeds that were written down."""

    def __init__(self, folder, rules, unnamed, deeds=None, seed=0):
        self.logs = Logs()
        self.bench = Bench(folder, games={"little-alchemists": rules})
        self.witness, self.deeds = Witness(self.bench, whole=True), []
        root = logging.getLogger()
        before = root.level
        root.setLevel(logging.DEBUG)
        root.addHandler(self.logs)
        try:
            self.bench.start(players=3)
            self._play(deeds, Hands(self.bench, random.Random(seed), unnamed))
        finally:
            root.removeHandler(self.logs)
            root.setLevel(before)
            self.bench.close()

    def _play(self, deeds, hands):
        for number in range(STEPS if deeds is None else len(deeds)):
            if not isinstance(self.bench.console.mode, Play) or self._exam():
                break
            self.deeds.append(hands.answer() if deeds is None else deeds[number])
            do(self.bench, self.witness, self.deeds[-1])
        record = self.bench.journal.load(max(self.bench.journal.games()))
        self.lines = [] if record.ended else list(replay_text(record))

    def _exam(self):
        return self.bench.console.public().prompt.key in ("la-prompt-offer", "la-prompt-exam")

    def public(self):
        return [*self.witness.bytes, *self.logs.lines, *self.lines]


def pairs(level):
    """The pairs of ingredients of which there are equally many tiles."""
    game, setup = LittleAlchemists(), Setup(level, ("red", "yellow", "green"), 0)
    rules = game.new(setup, game.draw(setup, CodeSource(CODE))).state.rules
    limits = dict(zip(rules.kinds, rules.limits, strict=True))
    return [(one, other) for one in limits for other in limits if one < other and limits[one] == limits[other]]


def swap(one, other):
    both = {one: other, other: one}
    return {f"{sort}.{a}": f"{sort}.{b}" for sort in ("tile", "answer", "theory") for a, b in both.items()}


def twice(folder, level, seed, rules=Relabelled):
    """An evening and its twin."""
    unnamed = random.Random(seed).choice(pairs(level))
    once = Evening(folder / "one", rules(level, {}), unnamed, seed=seed)
    names = swap(*unnamed)
    tiles = {old: new for old, new in names.items() if old.startswith("tile.")}
    deeds = [deed.renamed(names) for deed in once.deeds]
    return once, Evening(folder / "two", rules(level, tiles), unnamed, deeds)


@pytest.mark.parametrize("level", LEVELS)
def test_exchanging_two_ingredients_that_nobody_named_changes_no_public_byte(tmp_path, level):
    for seed in range(2):
        once, again = twice(tmp_path / str(seed), level, seed)
        assert [deed.kinds for deed in once.deeds] != [deed.kinds for deed in again.deeds]
        assert len(once.public()) > 40
        assert once.public() == again.public()


def test_the_evenings_hold_what_they_must(tmp_path):
    """Theories right and wrong, guesses, wishes, refusals and counts by hand: else nothing would be proved."""
    seen, how, wrong, refused = "", set(), 0, []
    for level, seed in ((3, 0), (4, 1), (7, 0), (7, 1), (7, 2)):
        once, _ = twice(tmp_path / f"{level}-{seed}", level, seed)
        seen += " ".join(once.public())
        how |= {deed.how for deed in once.deeds}
        wrong += sum(deed.way == 1 for deed in once.deeds)
        refused += [why for _, why in once.witness.answers if why]
    assert how == {"show", "page", "count", "name", "press"} and wrong
    assert {why.key for why in refused} >= {"la-no-count", "la-no-theory"}
    for what in ("la-theory-wrong", "la-theory-shown", "la-gem", "la-prompt-guess", "la-prompt-wish", "la-pet"):
        assert what in seen, what
    for what in ("table-by-hand-agreed", "la-no-count", "la-no-theory", "piece-word-none"):
        assert what in seen, what


def test_a_leak_in_a_wrong_theory_would_be_noticed(tmp_path):
    evenings = [twice(tmp_path / str(seed), 3, seed, Leaky) for seed in range(3)]
    assert any(once.public() != again.public() for once, again in evenings)
