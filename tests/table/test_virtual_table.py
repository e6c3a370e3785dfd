# SPDX-License-Identifier: MIT
"""The virtual table in a terminal: a person types what hands would do, and the pieces follow the rulebook."""

from __future__ import annotations

import io
import random

import pytest

from aludel.errors import AludelError, UsageFault
from aludel.twin.little_alchemists.box import Tile
from aludel.twin.little_alchemists.party import differences
from aludel.twin.virtual.typed import TypedTable
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook

from .parts import Bench


class Typist:
    """A bench with a virtual table on it."""

    def __init__(self, folder, seed=1):
        self.bench, self.out = Bench(folder), io.StringIO()
        self.table = TypedTable(
            self.bench.console, self, self.words, self.out, folder / "virtual.json", random.Random(seed)
        )

    def words(self, key, args):
        return Phrasebook(self.bench.console.desk.settings.language).caption(Utterance(key, args))

    @property
    def kinds(self):
        return self.bench.tray.kinds

    def lay(self, kinds, copies=()):
        self.bench.tray.lay(kinds)

    def clear(self):
        self.bench.tray.clear()

    def type(self, *lines):
        for line in lines:
            self.table.do(line)

    def turn_until_customer(self):
        """A turn that stops where a customer is asked for."""
        hand = self.table.pieces.nature.hands[self.bench.view()["turn"]]
        self.type(f"put 1 {next((n for n, t in enumerate(hand, 1) if t.kind != hand[0].kind), 2)}", "")
        while self.bench.view()["phase"] not in ("brew", "customer"):
            self.type("1" if self.bench.view()["phase"] == "take" else "")

    def turn(self):
        """A turn of somebody who mixes the first two different tiles."""
        public = self.bench.console.public()
        hand = self.table.pieces.nature.hands[public.prompt.seats[0]]
        first = hand[0].kind
        other = next((at for at, tile in enumerate(hand, 1) if tile.kind != first), 2)
        self.type(f"put 1 {other}", "")
        for _ in range(6):
            view = self.bench.view()
            if view["phase"] in ("brew", "offer"):
                return
            answer = {"take": "1", "customer": f"put {self.table.pieces.turned}"}
            self.type(answer.get(view["phase"], ""))
            if view["phase"] == "customer":
                self.type("")


@pytest.fixture
def typist(tmp_path):
    made = Typist(tmp_path)
    made.type("", "", "")
    yield made
    made.bench.close()


def test_three_times_enter_two_tiles_and_a_potion_is_made(typist):
    hand = typist.table.pieces.nature.hands[typist.bench.view()["turn"]]
    assert len(hand) == 3
    typist.type("put 1 2", "")
    assert typist.bench.view()["last"] is not None
    assert len(hand) == 1


def test_a_whole_game_with_its_exam_and_the_pieces_agree_after_every_turn(typist):
    for _ in range(80):
        if typist.bench.view()["phase"] == "offer":
            break
        typist.turn()
        counts = typist.table.pieces.nature.counts()
        wrong = differences(counts, typist.bench.view())
        assert not wrong or typist.bench.view()["closed"]
    typist.type("")
    for _ in range(6):
        typist.type("put luck", "")
    assert typist.bench.console.public().mode == "over"


def test_names_numbers_and_the_names_of_the_language_all_put_a_tile_in(typist):
    hand = typist.table.pieces.nature.hands[typist.bench.view()["turn"]]
    typist.type(f"put {hand[0].kind.partition('.')[2]}")
    assert typist.bench.tray.kinds == (hand[0].kind,)
    typist.type("take", "hold confirm", "next", "", "next", "next", "")
    assert typist.bench.voice.language == "de"
    typist.type(f"put {typist.words('ingredient-' + hand[1].kind.partition('.')[2], {}).split()[0]}")
    assert typist.bench.tray.kinds == (hand[1].kind,)


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("dance", 110),
        ("put 1 2 3", 112),
        ("put unicorn", 114),
        ("put 9", 114),
        ("put 1 1", 115),
        ("hold back+confirm", 116),
        ("press lever", 413),
        ("9", 110),
    ],
)
def test_what_cannot_be_done_is_a_numbered_sentence_and_changes_nothing(typist, line, number):
    before = typist.bench.view()
    with pytest.raises(AludelError) as fault:
        typist.type(line)
    assert str(fault.value).startswith(f"E{number}: ")
    assert typist.bench.view() == before


def test_the_tray_is_not_for_menus(tmp_path):
    typist = Typist(tmp_path)
    with pytest.raises(UsageFault) as fault:
        typist.type("put frog")
    assert fault.value.key == "typed-no-tray"
    typist.bench.close()


def test_a_purchase_moves_a_tile_and_back_takes_it_back(typist):
    seat = typist.bench.view()["turn"]
    hand = typist.table.pieces.nature.hands[seat]
    bought = typist.table.pieces.nature.market[1]
    typist.type("2")
    assert hand[-1] == bought
    typist.type("back")
    assert len(hand) == 3
    assert typist.table.pieces.nature.market[1] == bought


def test_the_pieces_lie_as_they_lay_after_a_restart(typist, tmp_path):
    typist.turn()
    typist.type("1")
    before = typist.table.pieces.nature
    again = Typist(tmp_path, seed=99)
    again.type("")
    after = again.table.pieces.nature
    assert (after.hands, after.market, after.stack) == (before.hands, before.market, before.stack)
    assert again.table.pieces.notes == typist.table.pieces.notes
    again.bench.close()


def test_lost_pieces_do_not_stop_the_game(typist, tmp_path):
    typist.turn()
    (tmp_path / "virtual.json").write_text("torn", "utf-8")
    again = Typist(tmp_path)
    again.type("")
    assert again.table.pieces is None
    again.type("put frog fern", "")
    assert again.bench.view()["last"] is not None
    again.bench.close()


def test_the_file_of_the_pieces_is_for_its_owner_only(typist, tmp_path):
    assert (tmp_path / "virtual.json").stat().st_mode & 0o777 == 0o600


def test_run_shows_faults_as_sentences_and_stops_at_the_end(tmp_path):
    typist = Typist(tmp_path)
    typist.table.run(["", "", "", "dance", "help", "quit", "put 1 2"])
    shown = typist.out.getvalue()
    assert "E110" in shown
    assert "Traceback" not in shown
    assert "hold back" in shown
    assert typist.bench.tray.kinds == ()
    typist.bench.close()


def test_names_of_two_words_are_one_name(typist):
    typist.table.pieces.nature.hands[typist.bench.view()["turn"]][:] = [Tile("tile.foot", 13), Tile("tile.fern", 7)]
    typist.type("put Chicken Foot fern")
    assert typist.bench.tray.kinds == ("tile.foot", "tile.fern")
    typist.type("take", "put chicken-foot")
    assert typist.bench.tray.kinds == ("tile.foot",)


def test_the_customer_who_was_turned_is_shown_and_kept_over_a_restart(typist, tmp_path):
    for _ in range(40):
        typist.turn_until_customer()
        if typist.bench.view()["phase"] == "customer":
            break
    turned = typist.table.pieces.turned
    assert turned in ("fire", "flying", "luck")
    again = Typist(tmp_path, seed=5)
    again.type("")
    assert again.table.pieces is not None
    assert again.table.pieces.turned == turned
    again.table.show()
    assert f"put {turned}" in again.out.getvalue()
    again.type(f"put {turned}", "")
    assert again.table.pieces.agree(again.bench.view())
    again.bench.close()


def test_a_customer_named_by_hand_or_by_a_slip_does_not_lose_the_pieces(typist):
    for _ in range(40):
        if typist.bench.view()["phase"] == "customer":
            break
        typist.turn_until_customer()
    turned = typist.table.pieces.turned
    other = next(potion for potion in typist.bench.view()["coming"] if potion != turned)
    typist.type("hold back")
    for _ in range(typist.bench.view()["coming"].index(other)):
        typist.type("next")
    typist.type("")
    assert typist.bench.view()["customer"]["potion"] == other
    assert differences(typist.table.pieces.nature.counts(), typist.bench.view()) == {}
    assert f"customer.{turned}" in typist.table.pieces.nature.large


def test_a_slip_is_put_right_and_the_pieces_follow(typist, tmp_path):
    """Also when the program stops while the right customer is asked for."""
    for _ in range(40):
        if typist.bench.view()["phase"] == "customer":
            break
        typist.turn_until_customer()
    turned = typist.table.pieces.turned
    other = next(potion for potion in typist.bench.view()["coming"] if potion != turned)
    typist.type(f"put {other}", "", "hold next+confirm", "next", "")
    assert (typist.bench.view()["phase"], typist.bench.view()["mistaken"]) == ("customer", [other])
    again = Typist(tmp_path, seed=5)
    again.type("")
    assert again.table.pieces is not None
    again.type(f"put {turned}", "")
    assert again.bench.view()["customer"]["potion"] == turned
    assert differences(again.table.pieces.nature.counts(), again.bench.view()) == {}
    again.turn()
    assert again.table.pieces is not None
    assert differences(again.table.pieces.nature.counts(), again.bench.view()) == {}
    again.bench.close()


def count(*numbers):
    return [line for number in numbers for line in (*["next"] * number, "")]


def test_tiles_told_by_hand_leave_the_hand_and_are_noted(typist):
    seat = typist.bench.view()["turn"]
    typist.table.pieces.nature.hands[seat][:2] = [Tile("tile.frog", 1), Tile("tile.fern", 7)]
    typist.type("hold back")
    typist.table.show()
    assert "1 frog" in typist.out.getvalue()
    with pytest.raises(UsageFault):
        typist.type("put 1 2")
    typist.type(*count(1, 2, 1, 2))
    assert typist.bench.view()["last"] is not None
    assert [note[1:3] for note in typist.table.pieces.notes] == [("tile.fern", "tile.frog")]
    assert typist.table.pieces.agree(typist.bench.view())


def test_tiles_told_by_hand_that_nobody_holds_lose_the_pieces_and_that_is_said(typist):
    seat = typist.bench.view()["turn"]
    typist.table.pieces.nature.hands[seat][:] = [Tile("tile.foot", 13), Tile("tile.foot", 14), Tile("tile.foot", 15)]
    typist.type("hold back", *count(1, 2, 1, 2))
    assert typist.table.pieces is None
    assert "lost" in typist.out.getvalue()
    typist.type("")
    assert typist.bench.console.public().mode == "game"


def test_coins_and_what_the_customer_pays_are_shown(typist):
    typist.table.show()
    assert "Red 2" in typist.out.getvalue()
    assert "Yellow 2" in typist.out.getvalue()


def test_a_tile_taken_for_two_equal_ones_goes_back_when_it_is_undone(typist):
    seat = typist.bench.view()["turn"]
    hand = typist.table.pieces.nature.hands[seat]
    hand[:2] = [Tile("tile.frog", 1), Tile("tile.frog", 2)]
    typist.type("put 1 2", "")
    assert typist.bench.view()["phase"] == "take"
    typist.type("3", "back")
    assert typist.bench.view()["phase"] == "take"
    assert typist.table.pieces.agree(typist.bench.view())
    typist.type("3", "")
    assert typist.table.pieces.agree(typist.bench.view())


def test_a_new_game_is_dealt_anew_though_the_one_before_was_given_up_unplayed(typist):
    before = [list(hand) for hand in typist.table.pieces.nature.hands]
    typist.type("hold confirm", "next", "next", "next", "next", "next", "", "next", "")
    assert typist.bench.console.public().mode == "menu"
    typist.type("", "", "")
    assert typist.bench.console.public().mode == "game"
    assert typist.table.pieces.nature.hands != before


@pytest.mark.parametrize(
    "deeds", ['[["nosuch"]]', '[["buy", 0, 99]]', '[["__init__", 3, 4]]', '[["scan"]]', "[" * 9000, "7"]
)
def test_a_record_of_pieces_that_makes_no_sense_is_left(typist, tmp_path, deeds):
    typist.turn()
    (tmp_path / "virtual.json").write_text(f'{{"players": 2, "seed": 1, "deeds": {deeds}}}', "utf-8")
    again = Typist(tmp_path)
    again.type("")
    assert again.table.pieces is None
    assert "lost" in again.out.getvalue()
    again.bench.close()


def test_only_the_hand_of_the_seat_on_turn_is_shown(typist):
    typist.bench.view()
    hands = typist.table.pieces.nature.hands
    seat = typist.bench.view()["turn"]
    hands[seat][:] = [Tile("tile.frog", 1)] * 3
    hands[1 - seat][:] = [Tile("tile.scorpion", 20)] * 3
    typist.table.pieces.nature.market[:] = [Tile("tile.fern", 7)] * 5
    typist.table.show()
    assert "1 frog   2 frog   3 frog" in typist.out.getvalue()
    assert "scorpion" not in typist.out.getvalue()


def test_the_pieces_stay_whatever_is_done_in_the_pause_of_a_game(typist):
    """The language menu stands between the pause and the game."""
    typist.turn()
    nature, hands = typist.table.pieces.nature, [list(hand) for hand in typist.table.pieces.nature.hands]
    typist.type("hold confirm", "next", "", "next", "")
    assert (typist.bench.voice.language, typist.bench.console.public().mode) == ("cs", "game")
    assert typist.table.pieces.nature is nature
    typist.type("hold confirm", "next", "next", "", "back", "hold confirm", "next", "next", "next", "", "")
    assert typist.table.pieces.nature is nature
    assert nature.hands == hands
    assert "lost" not in typist.out.getvalue()
    typist.turn()
    assert typist.table.pieces.agree(typist.bench.view())


def test_pieces_that_are_lost_are_not_dealt_anew_by_a_pause(typist):
    seat = typist.bench.view()["turn"]
    typist.table.pieces.nature.hands[seat][:] = [Tile("tile.foot", 13), Tile("tile.foot", 14), Tile("tile.foot", 15)]
    typist.type("hold back", *count(1, 2, 1, 2), "hold confirm", "next", "", "")
    assert typist.bench.console.public().mode == "game"
    assert typist.table.pieces is None
