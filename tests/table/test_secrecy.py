# SPDX-License-Identifier: MIT
"""Secrets stay secret: the same evening is played twice, the second time with the ingredients renamed in the
assignment and in every tile. Until the market closes every public byte must be the same."""

from __future__ import annotations

import json
import logging
import random
from dataclasses import asdict

import pytest

from aludel.errors import LANGUAGES
from aludel.games.little_alchemists.game import LittleAlchemists
from aludel.games.referee import TABLE, Event, Outcome, hold
from aludel.journal.retell import replay_text
from aludel.pieces.numbers import numbers
from aludel.table.play import fits
from aludel.twin.hands import Hands
from aludel.twin.little_alchemists.nature import Nature
from aludel.twin.little_alchemists.party import Party
from aludel.twin.little_alchemists.players import CompetentPlayer, RandomPlayer
from aludel.twin.tally import Tally
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook

from .parts import CONFIRM, NEXT, Bench

RENAMED = {
    "frog": "fern", "fern": "foot", "foot": "frog",
    "scorpion": "mandrake", "feather": "scorpion", "mandrake": "feather",
}  # fmt: skip
"""Among kinds of equal number, so that the same pieces stay possible."""

SAME = {name: name for name in RENAMED}


def by_tile(names):
    """The names as piece kinds."""
    return {f"tile.{old}": f"tile.{new}" for old, new in names.items()}


class Closed(Exception):
    """The market has closed: what follows is public."""


class Relabelled(LittleAlchemists):
    """The rules with a fate whose ingredients are renamed."""

    def __init__(self, names):
        self.names = by_tile(names)

    def draw(self, setup, source):
        return self.relabel(self.names, super().draw(setup, source))


class Leaky(Relabelled):
    """The rules with a leak: a potion's event tells an ingredient. The test must notice."""

    def apply(self, state, move):
        outcome = super().apply(state, move)
        events = tuple(
            Event(event.kind, {**event.args, "ingredient": move.a}) if event.kind == "potion" else event
            for event in outcome.events
        )
        return Outcome(outcome.state, events)


class LeakyRefusal(Relabelled):
    """The rules with a leak in what is refused."""

    def intent(self, state, tray, pressed):
        if tray:
            logging.getLogger("aludel.leak").debug("tray %s", tray)
        return super().intent(state, tray, pressed)


class Witness:
    """Notes every public byte: words in all languages, sounds, lamps, the public look, the public position, logs."""

    def __init__(self, bench, whole=False):
        self.whole = whole
        self.bench, self.bytes, self.told, self.lit, self.mode = bench, [], 0, 0, ""
        self.answers = []
        """What came from pages, and why it was refused: for the seats, not for everybody."""

    def look(self):
        public = self.bench.console.public()
        if public.mode == "game" and public.view["closed"] and not self.whole:
            raise Closed
        silent = public.mode == self.mode == "by-hand"
        self.mode = public.mode
        new = self.bench.voice.told[self.told :]
        scenes = [scene for _, scene in self.bench.lamps.scenes[self.lit :]]
        self.told, self.lit = len(self.bench.voice.told), len(self.bench.lamps.scenes)
        snapshot = self.bench.console.snapshot()
        seen = [[words(said) for said in new], scenes, {**asdict(public), "captions": list(public.captions)}]
        seen.append([snapshot.asked, asdict(snapshot.sound), repr(snapshot.game), repr(snapshot.own)])
        session = getattr(self.bench.console.mode, "session", None)
        if public.mode == "game" and session is not None:
            seen.append(session.game.print_state(session.state))
        text = json.dumps(seen, sort_keys=True, default=sorted)
        if not silent or new or scenes:
            self.bytes.append(text)
        elif json.loads(text)[2:] != json.loads(self.bytes[-1])[2:]:
            raise AssertionError("a silent press changed something that everybody sees")


class Watched:
    """A console that is looked at after every press.

    A share `pages` of what is laid into the tray is answered from the seat's page instead; what the page
    refuses is then shown to the camera.
    """

    def __init__(self, bench, witness, pages=0.0):
        self.console, self.tray, self.witness, self.pages = bench.console, bench.tray, witness, pages
        self.rng = random.Random(7)

    def press(self, pressed):
        if pressed == CONFIRM and self.tray.kinds and self._answered():
            return
        self.console.press(pressed)
        self.witness.look()

    def _answered(self):
        """Whether a page's answer has been taken."""
        public = self.console.public()
        by_page = self.rng.random() < self.pages
        if not by_page or public.mode != "game" or not fits(self.tray.kinds, public.prompt):
            return False
        seat = max(public.prompt.seats[0], 0)
        return not self._answer(seat, self.tray.kinds)

    def _answer(self, seat, kinds):
        """Why a page's answer was refused; None where it was taken."""
        refused = self.console.answer(seat, kinds)
        self.witness.look()
        self.witness.answers.append((kinds, refused))
        if refused:
            assert self.console.snapshot().own[seat].refused == refused
        return refused

    def public(self):
        return self.console.public()


def words(said):
    """What is heard and read, in every language."""
    if not isinstance(said, Utterance):
        return said
    books = [Phrasebook(language) for language in LANGUAGES]
    return [said.key, dict(said.args), *(book.caption(said) for book in books), *(book.spoken(said) for book in books)]


class Logs(logging.Handler):
    """Every log line at every level, without its time."""

    def __init__(self):
        super().__init__(logging.DEBUG)
        self.lines = []

    def emit(self, record):
        self.lines.append(f"{record.levelname} {record.name} {record.getMessage()}")


class Impossible(Party):
    """Players who, before each brew, show pieces that cannot be: the kind they know to be used up."""

    def _brew(self, seat, brew):
        used = sorted(self.nature.discards, key=lambda tile: tile.copy)
        kinds = [tile.kind for tile in used if sum(t.kind == tile.kind for t in used) >= 4]
        if kinds:
            self.hands.tray.lay([kinds[0], kinds[0]])
            before = self.hands.table.public().view
            self.hands.table.press(CONFIRM)
            if self.hands.table.public().view != before:
                raise AssertionError("pieces that cannot be were taken")
        super()._brew(seat, brew)


def evening(folder, rules, names, seed, refusals, pages=0.0, answers=None):
    """Every public byte of one game, up to the moment when the market closes. `answers` gets what came from pages."""
    logs = Logs()
    root = logging.getLogger()
    level = root.level
    root.setLevel(logging.DEBUG)
    root.addHandler(logs)
    bench = Bench(folder, games={"little-alchemists": rules(names)}, refusals=refusals)
    witness = Witness(bench)
    try:
        bench.start(players=3)
        play(bench, witness, names, seed, pages)
        if answers is not None:
            answers.extend(witness.answers)
        number = bench.journal.open_game()
        return [*witness.bytes, *logs.lines, *replay_text(bench.journal.load(number))]
    finally:
        root.removeHandler(logs)
        root.setLevel(level)
        bench.close()


def play(bench, witness, names, seed, pages):
    rng = random.Random(seed)
    nature = Nature(3, random.Random(seed), by_tile(names))
    players = [CompetentPlayer(random.Random(1)), RandomPlayer(random.Random(2)), RandomPlayer(random.Random(3))]
    hands = Hands(Watched(bench, witness, pages), bench.tray, Tally(lambda: 0.0), rng, clumsy=0.2)
    with pytest.raises(Closed):
        Impossible(nature, players, hands).play()


@pytest.mark.parametrize(("seed", "refusals"), [(1, 0.0), (2, 0.1), (3, 0.6), (4, 1.0)])
def test_renaming_the_ingredients_changes_no_public_byte(tmp_path, seed, refusals):
    """From a camera that reads everything to one that reads nothing, so that all is selected by hand."""
    once = evening(tmp_path / "one", Relabelled, SAME, seed, refusals)
    again = evening(tmp_path / "two", Relabelled, RENAMED, seed, refusals)
    assert len(once) > 100
    assert once == again


@pytest.mark.parametrize(("seed", "pages"), [(2, 0.5), (2, 1.0)])
def test_renaming_changes_no_public_byte_when_seats_answer_from_their_pages(tmp_path, seed, pages):
    """Nothing that is told, lit, logged or shown to all depends on what a page lays, taken or refused."""
    own, renamed = [], []
    once = evening(tmp_path / "one", Relabelled, SAME, seed, 0.1, pages, own)
    again = evening(tmp_path / "two", Relabelled, RENAMED, seed, 0.1, pages, renamed)
    assert once == again
    assert len(own) == len(renamed) > 10 and [kinds for kinds, _ in own] != [kinds for kinds, _ in renamed]
    whys = [[why for _, why in answers if why] for answers in (own, renamed)]
    assert {why.key for why in whys[0]} >= {"la-no-count"} and whys[0] != whys[1]
    assert [why.key for why in whys[0]] == [why.key for why in whys[1]]


@pytest.mark.parametrize("leak", [Leaky, LeakyRefusal])
def test_a_leak_through_a_page_would_be_noticed(tmp_path, leak):
    once = evening(tmp_path / "one", leak, SAME, 6, 0.0, 1.0)
    again = evening(tmp_path / "two", leak, RENAMED, 6, 0.0, 1.0)
    assert once != again


def test_the_test_sees_refusals_and_retries(tmp_path):
    seen = " ".join(line for seed in (2, 3, 4) for line in evening(tmp_path / str(seed), Relabelled, SAME, seed, 0.3))
    assert "la-no-count" in seen
    assert "unsure-blur" in seen
    assert "la-no-tray-one" in seen


@pytest.mark.parametrize("leak", [Leaky, LeakyRefusal])
def test_a_leak_would_be_noticed(tmp_path, leak):
    once = evening(tmp_path / "one", leak, SAME, 2, 0.1)
    again = evening(tmp_path / "two", leak, RENAMED, 2, 0.1)
    assert once != again


def test_selecting_by_hand_differs_in_nothing_but_the_number_of_silent_presses(tmp_path):
    seen = []
    for number in (1, 2, 5):
        bench = Bench(tmp_path / str(number))
        bench.start()
        bench.press(hold("back"))
        looks = []
        for counted in (number, 1, number):
            before = list(bench.voice.told), len(bench.lamps.scenes), bench.console.public()
            bench.press(*[NEXT] * counted)
            assert (bench.voice.told, len(bench.lamps.scenes), bench.console.public()) == before
            looks.append(before)
            bench.press(CONFIRM)
        seen.append(looks)
        bench.close()
    assert seen[0] == seen[1] == seen[2]
    assert set(numbers("la").values()) >= set(range(1, 7))


def test_a_seat_sees_its_own_results_only(tmp_path):
    bench = Bench(tmp_path)
    bench.start()
    bench.brew("frog", "fern")
    session = bench.console.mode.session
    own, others, everybody = (session.game.view(session.state, viewer) for viewer in (0, 1, TABLE))
    assert own["tracker"]
    assert not others["tracker"]
    assert "tracker" not in everybody
    bench.close()
