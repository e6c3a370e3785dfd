# SPDX-License-Identifier: MIT
"""The virtual table at every level: the pieces follow whatever is typed, and virtual players take the other seats."""

from __future__ import annotations

import io
import random
import re

import pytest

from aludel.errors import UsageFault
from aludel.games.referee import press, registry
from aludel.journal.campaign import Gain
from aludel.twin.companions import Others
from aludel.twin.little_alchemists import box, judged
from aludel.twin.little_alchemists.box import Tile
from aludel.twin.little_alchemists.compared import differences
from aludel.twin.little_alchemists.look import Brew
from aludel.twin.little_alchemists.players import SKILLS, RandomPlayer
from aludel.twin.virtual.typed import TypedTable

from .parts import Bench
from .test_virtual_table import Typist, count

LEVELS = registry()["little-alchemists"].info.levels
EVERYBODY = -1
"""No seat is the person's."""


class Seat(Typist):
    """A virtual table at a level, with virtual players at every seat but `own`, or with none."""

    def __init__(self, folder, level, own=None, skill="random", seed=1, refusals=0.0, house=None):
        self.bench, self.out = Bench(folder, refusals=refusals, house=house), io.StringIO()
        others = None if own is None else Others(SKILLS[skill], random.Random(seed), own)
        file = folder / "virtual.json"
        self.table = TypedTable(self.bench.console, self, self.words, self.out, file, random.Random(seed), others)
        self.campaign = self.bench.campaign
        self.level = level
        self.unlike = []
        self._watch()

    def _watch(self):
        """Hold the pieces against the console after every press."""
        pressed = self.table.press

        def press(what):
            pressed(what)
            public = self.bench.console.public()
            if public.view and public.mode in ("game", "over") and self.table.pieces is not None:
                self.unlike += differences(self.table.pieces.nature.counts(), public.view)

        self.table.press = press

    def start(self, players=2):
        """From the first menu into a game of the level."""
        if not self.campaign.campaigns("little-alchemists"):
            number = self.campaign.start("little-alchemists")
            self.campaign.credit(number, "boxes", Gain(levels=(self.level,)))
        for key in ("language-en", f"level-{self.level}", f"players-{players}", "seat-red"):
            self.choose(key)

    def choose(self, key):
        for _ in range(30):
            if self.bench.offered() == key:
                self.type("")
                return
            self.type("next")
        raise AssertionError(f"{key} is not offered")

    @property
    def asked(self):
        return self.bench.console.public().prompt

    @property
    def nature(self):
        return self.table.pieces.nature


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("skill", "refusals"), [("competent", 0.0), ("random", 0.1), ("competent", 1.0)])
def test_pieces_follow_whole_games_of_every_level(tmp_path, level, skill, refusals):
    """From a tray that is read at once to one that is never read, so that all is told by hand."""
    seat = Seat(tmp_path, level, own=EVERYBODY, skill=skill, seed=level, refusals=refusals)
    if level == 1:
        seat.type("")
        seat.choose("players-3")
        seat.choose("first-any")
    else:
        seat.start(players=3)
    ended = seat.asked.key in ("la-prompt-offer", "table-over")
    assert ended and seat.unlike == [] and seat.table.pieces is not None
    seat.bench.close()


class Alone(Seat):
    """A person at the red seat, who types what the screen suggests."""

    def turn(self):
        """One thing to do."""
        answers = {
            "la-prompt-brew": self._brew,
            "la-prompt-act": self._brew,
            "la-prompt-take": lambda: self.type(str([*self.bench.view()["market"]].index(True) + 1)),
            "la-prompt-guess": lambda: self._show(self.asked.browse[0]),
            "la-prompt-pet": lambda: self._show(self.asked.browse[0]),
            "la-prompt-wish": lambda: self.type("1"),
            "la-prompt-shop": lambda: self.type("back"),
            "la-prompt-judge": lambda: self.type("next", "next", ""),
            "la-prompt-customer": lambda: self.type(f"put {self.table.pieces.turned}", ""),
            "la-prompt-customer-five": lambda: self.type(f"put {self.table.pieces.turned}", ""),
        }
        answers.get(self.asked.key, lambda: self.type(""))()

    def _brew(self):
        hand = self.nature.hands[0]
        self.type(f"put 1 {next((at for at, tile in enumerate(hand, 1) if tile.kind != hand[0].kind), 2)}", "")

    def _show(self, kind):
        self.type(f"put {kind.partition('.')[2]}", "")


@pytest.mark.parametrize("level", [2, 4, 7])
def test_a_person_plays_alone_and_is_asked_only_what_is_theirs(tmp_path, level):
    seat = Alone(tmp_path, level, own=0, seed=level)
    seat.start(players=4)
    others = ("Yellow", "Green", "Blue")
    for _ in range(300):
        public = seat.bench.console.public()
        if public.mode != "game":
            break
        assert set(public.prompt.seats) <= {0, EVERYBODY}
        if public.prompt.key.startswith("la-prompt-customer"):
            assert public.view["turn"] == 0
        seat.turn()
    assert seat.bench.console.public().mode == "over"
    assert (seat.unlike, seat.table.pieces is None) == ([], False)
    assert all(any(name in line for line in seat.bench.voice.captions) for name in others)
    seat.bench.close()


def test_the_hands_of_virtual_players_are_never_shown(tmp_path):
    seat = Alone(tmp_path, 4, own=0, seed=3)
    seat.start(players=3)
    for hand in seat.nature.hands[1:]:
        hand[:] = [Tile("tile.scorpion", 27)] * len(hand)
    seat.nature.hands[0][:] = [Tile("tile.frog", 1)] * 3
    seat.nature.market[:] = [Tile("tile.fern", 7)] * 5
    seat.table.show()
    assert "frog" in seat.out.getvalue()
    assert "scorpion" not in seat.out.getvalue()
    seat.bench.close()


def test_virtual_players_remember_their_trackers_over_a_restart(tmp_path):
    seat = Alone(tmp_path, 3, own=0, skill="competent", seed=5)
    seat.start(players=3)
    for _ in range(12):
        seat.turn()
    before = {number: (player.tracker, player.wrong) for number, player in seat.table.others.players.items()}
    assert any(tracker for tracker, _ in before.values())
    again = Alone(tmp_path, 3, own=0, skill="competent", seed=6)
    again.choose("table-menu-go-on")
    after = {number: (player.tracker, player.wrong) for number, player in again.table.others.players.items()}
    assert after == before
    again.bench.close()
    seat.bench.close()


def test_virtual_players_that_cannot_go_on_leave_the_game_to_the_person(tmp_path, monkeypatch):
    """A tile that somebody took from the virtual market: the pieces are lost, and that is said."""
    seat = Alone(tmp_path, 2, own=0, seed=5)
    seat.start(players=2)
    monkeypatch.setattr(RandomPlayer, "act", lambda self, look: Brew(Tile("tile.frog", 90), Tile("tile.frog", 91)))
    for _ in range(4):
        seat.turn()
    assert seat.table.pieces is None
    assert "lost" in seat.out.getvalue()
    seat.bench.close()


# -- what is typed


@pytest.fixture
def school(tmp_path):
    """A game of level 3 by a person who plays every seat."""
    seat = Seat(tmp_path, 3)
    seat.start()
    seat.nature.hands[0][:] = [Tile("tile.frog", 1), Tile("tile.fern", 7), Tile("tile.frog", 2)]
    yield seat
    seat.bench.close()


def test_names_of_potions_make_a_theory_of_what_is_typed(school):
    school.type("put frog")
    assert school.kinds == ("tile.frog",)
    school.type("put fire flying luck")
    assert school.kinds == ("answer.frog", "answer.fire", "answer.flying", "answer.luck")
    school.type("take", "put love ghostly fire mandrake")
    assert school.kinds == ("answer.love", "answer.ghostly", "answer.fire", "answer.mandrake")


@pytest.mark.parametrize(
    ("line", "number"), [("put 1 2 3", 112), ("put frog fire unicorn", 113), ("put 9", 114), ("put fern fern", 115)]
)
def test_what_fits_no_way_is_a_sentence(school, line, number):
    with pytest.raises(UsageFault) as fault:
        school.type(line)
    assert str(fault.value).startswith(f"E{number}: ")
    assert school.kinds == ()


def truth(seat, name):
    """The potions that an ingredient makes."""
    state = seat.bench.console.mode.session.state
    makes = state.rules.sets[state.secret.assignment[state.rules.kind_index[name]]]
    return [potion for n, potion in enumerate(state.rules.potions) if makes >> n & 1]


def lie(seat, name):
    """Potions of a free place that the ingredient does not make."""
    state = seat.bench.console.mode.session.state
    sets = [makes for makes in state.rules.sets if makes != state.rules.sets[state.secret.assignment[0]]]
    return [potion for n, potion in enumerate(state.rules.potions) if sets[0] >> n & 1]


def test_a_wrong_theory_stands_in_the_notes_of_its_sharer_only(school):
    potions = lie(school, "frog")
    school.type(f"put frog {' '.join(potions)}", "")
    school.table.show()
    assert re.search(r"^  wrong +frog: ", school.out.getvalue(), re.MULTILINE)
    assert [(one.seat, one.kinds[0]) for one in school.table.pieces.wrong] == [(0, "answer.frog")]
    assert school.nature.broken == [1, 0]
    school.out.truncate(0)
    school.type("")
    school.table.show()
    assert "frog:" not in school.out.getvalue()
    assert school.unlike == []


def test_a_wrong_theory_counted_out_by_hand_is_noted(school):
    potions = lie(school, "frog")
    numbers = [1, *(box.potions(3).index(potion) + 1 for potion in potions)]
    school.type("hold back", "next", "", *count(*numbers, *numbers))
    assert [one.kinds for one in school.table.pieces.wrong] == [
        ("answer.frog", *(f"answer.{potion}" for potion in potions))
    ]
    assert school.unlike == []


def test_a_right_theory_is_guessed_at_and_shown(school):
    school.type(f"put frog {' '.join(truth(school, 'frog'))}", "")
    assert school.asked.key == "la-prompt-guess"
    school.type("put frog", "")
    assert (school.nature.coins, school.nature.own_gems) == ([2, 3], [[4], []])
    school.table.show()
    assert "frog:" in school.out.getvalue() and "Red 4" in school.out.getvalue()
    assert school.unlike == []


def test_a_guess_by_name_and_no_guess_are_followed(school):
    school.type(f"put frog {' '.join(truth(school, 'frog'))}", "")
    school.type("next")
    school.choose("piece-word-none")
    assert (school.nature.coins, len(school.nature.board)) == ([2, 2], 1)
    assert school.unlike == []


def test_a_hint_is_told_to_the_seat_that_is_asked(school):
    school.type("put 1 2", "")
    told = len(school.bench.voice.told)
    school.type("hint")
    own = school.out.getvalue()
    assert own and "la-hint" not in own
    school.type("", "hint")
    assert school.out.getvalue() != own + own
    assert not any(getattr(said, "key", "").startswith("la-hint") for said in school.bench.voice.told[told:])


def test_there_is_no_hint_in_a_menu(tmp_path):
    seat = Seat(tmp_path, 2)
    with pytest.raises(UsageFault, match="E117"):
        seat.type("hint")
    seat.bench.close()


def test_the_numbers_of_ingredients_and_potions_are_shown_while_counting(school):
    school.type("hold back", "next", "")
    school.table.show()
    assert "1 frog" in school.out.getvalue() and "6 wish" not in school.out.getvalue()
    assert "4 love potion" in school.out.getvalue()


def test_pets_and_artifacts_are_shown_with_their_prices(tmp_path):
    seat = Seat(tmp_path, 7, seed=4)
    seat.start()
    seat.table.show()
    card = seat.nature.shelf[0]
    assert f"({card.cost})" in seat.out.getvalue()
    seat.nature.coins[0] = 9
    seat.bench.close()


def test_what_the_table_judges_is_followed(tmp_path):
    """An artifact of an owner's own: tiles and coins that only the people can know of."""
    own = {"effect": "judged_by_players", "cost": 1}
    house = {"overlay": {"artifacts": {card.name: own for card in box.artifacts(6)}}}
    seat = Seat(tmp_path, 6, seed=2, house={"little-alchemists": house})
    seat.start()
    seat.nature.hands[0][:2] = [Tile("tile.frog", 1), Tile("tile.fern", 7)]
    seat.type("put 1 2", "")
    assert seat.asked.key == "la-prompt-end-shop"
    seat.type("next", f"put {seat.nature.shelf[0].name}", "")
    assert [len(own) for own in seat.nature.owned] == [1, 0]
    for deed in ("coin", "draw", "draw", "discard", "pay"):
        seat.type("next")
        seat.choose(f"piece-word-judged-{deed}")
    assert seat.unlike == []
    assert seat.nature.coins[0] == 1 and len(seat.nature.hands[0]) == 2
    seat.type("")
    assert seat.unlike == []
    seat.bench.close()


def test_what_an_owners_artifact_is_worth_the_person_says_for_all(tmp_path, monkeypatch):
    monkeypatch.setattr(RandomPlayer, "artifact", lambda self, look, affordable: affordable[0])
    own = judged.overlay(card.name for card in box.artifacts(6))
    seat, told = Alone(tmp_path, 6, own=0, seed=3, house={"little-alchemists": {"overlay": own}}), []
    seat.start(players=2)
    for _ in range(300):
        public = seat.bench.console.public()
        if public.mode != "game":
            break
        told += public.prompt.seats if public.prompt.key == "la-prompt-judge" else ()
        seat.turn()
    assert told and set(told) == {1}
    result = seat.bench.view()["result"]
    artifacts = sum(card.points for card in seat.nature.owned[1])
    coins, gems = seat.nature.coins[1], sum(seat.nature.own_gems[1]) - seat.nature.broken[1]
    assert result["points"][1] == coins / 2 + gems + artifacts + len(told)
    seat.bench.close()


def test_tiles_of_an_owners_own_marks_are_dealt(tmp_path):
    marks = [
        {"levels": [1], "frog": {"plain": 6, "three": 0, "four": 0}},
        {"levels": [6], "mushroom": {"plain": 4, "three": 0, "four": 0}},
    ]
    seat = Seat(tmp_path, 6, own=EVERYBODY, house={"little-alchemists": {"overlay": {"marks": marks}}})
    seat.start()
    assert "lost" not in seat.out.getvalue()
    assert seat.asked.key == "table-over"
    assert (seat.unlike, seat.table.pieces is None) == ([], False)
    seat.bench.close()


def test_a_box_is_opened_by_typing_its_card(tmp_path):
    seat = Seat(tmp_path, 5)
    seat.choose("language-en")
    seat.choose("table-menu-levels")
    seat.choose("table-menu-box")
    seat.type("put 5", "")
    seat.choose("level-5")
    seat.choose("players-2")
    seat.choose("seat-red")
    assert seat.bench.view()["level"] == 5
    assert len(seat.nature.stack) == 20 - 5 - 6
    seat.bench.close()


def test_the_tray_is_emptied_when_something_else_is_asked(school):
    school.type("put frog")
    school.table.press(press("confirm"))
    assert school.kinds == ("tile.frog",)
    school.type("take")
    assert school.kinds == ()
