# SPDX-License-Identifier: MIT
"""The virtual table's page, from the console's side: a person plays by what it draws, and others keep their secrets."""

from __future__ import annotations

import pytest

from aludel.errors import JournalFault
from aludel.games.referee import hold, press, registry
from aludel.reading import Piece, Place, Reading
from aludel.table.host import NewGame
from aludel.twin.little_alchemists.box import Tile
from aludel.twin.little_alchemists.physical import Pieces
from aludel.twin.rendered import RenderedTray
from aludel.twin.virtual.front import CALM, FAST, TROUBLED

from .sitting import GAME, Sitting

LEVELS = registry()[GAME].info.levels


@pytest.mark.parametrize(
    "level", [pytest.param(level, marks=[] if level in (1, 4, 7) else [pytest.mark.slow]) for level in LEVELS]
)
@pytest.mark.parametrize("skill", ["competent", "random", "none"])
def test_a_whole_game_is_played_by_what_the_page_draws(sit, level, skill):
    seat = sit(seed=level)
    seat.start(level, 3, skill)
    seat.play()
    assert (seat.unlike, seat.table.pieces is None) == ([], False)
    assert sum(one.winner for one in seat.look.seats) >= 1
    assert all(one.points is not None for one in seat.look.seats)
    assert seat.look.ended and bool(seat.look.exam) == (seat.table.public().view["exam"] is not None)
    assert seat.look.options[0].offered and seat.look.options[0].words in seat.look.buttons[0].does


def hide_others(seat, own=0):
    """Give every other seat tiles that nobody else can see, and the market ones that are no secret."""
    nature = seat.table.pieces.nature
    for at, hand in enumerate(nature.hands):
        hand[:] = [Tile("tile.frog", 1 + n) if at == own else Tile("tile.scorpion", 20 + n) for n in range(len(hand))]
    nature.market[:] = [Tile("tile.fern", 7 + n) for n in range(5)]
    seat._after()


# -- what stays secret


def test_the_hands_and_trays_of_virtual_players_never_leave_the_server(sit):
    seat = sit(seed=3)
    seat.begin(3, 1, "random", "en")
    seat.table.pieces.nature.stack[:] = [Tile("tile.foot", 40 + n) for n in range(30)]
    hide_others(seat)
    seat.told.clear()
    drawn = []
    publish = seat.front.publish
    seat.front.publish = lambda snapshot: (publish(snapshot), drawn.append(seat.drawn))
    first = [piece.id for piece in seat.look.hand][:2]
    seat.lay(*first)
    seat.press("confirm")
    while seat.look.next_step != "wait" and seat.look.mode == "game" and seat.look.seats[0].asked:
        seat.press("market-1") if not seat.button("confirm").live else seat.press("confirm")
    assert any(name == "hand" for name, _ in seat.told)
    assert any("v-shut" in one or "v-closed" in one for one in drawn)
    assert "scorpion" not in "".join(drawn) + seat.everything()
    frames = [data for name, data in seat.told if name == "frame"]
    assert all(piece["kind"] == "tile.frog" for data in frames for piece in data["pieces"])


def test_while_a_virtual_players_tray_is_looked_at_the_page_shows_a_closed_one(sit):
    seat = sit(seed=3)
    seat.begin(2, 1, "random", "en")
    seen = []
    publish = seat.front.publish
    seat.front.publish = lambda snapshot: (publish(snapshot), seen.append(seat.look))
    seat.lay(*[piece.id for piece in seat.look.hand][:2])
    seat.press("confirm")
    while not any(one.seats[1].tray for one in seen):
        seat.act()
    look = next(one for one in seen if one.seats[1].tray)
    assert look.tray.closed and look.tray.count == 2 and not look.tray.pieces
    assert look.seats[1].doing == "Yellow puts two tiles into the tray."


# -- several people at one page


def test_each_persons_hand_stays_behind_the_curtain_until_that_person_has_come(sit):
    seat = sit(seed=4)
    seat.start(1, 2, "none")
    assert (seat.look.stage, seat.look.seat, seat.look.hand) == ("curtain", "red", ())
    assert seat.refused(lambda: seat.front.press(press("confirm"), seat.look.asked)) == 1094
    assert seat.refused(lambda: seat.front.ready("yellow")) == 1001
    seat.do(lambda: seat.front.ready("red"))
    hide_others(seat)
    assert [piece.kind for piece in seat.look.hand] == ["tile.frog"] * 3
    while seat.look.stage != "curtain":
        assert "scorpion" not in seat.drawn
        seat.act()
    assert seat.look.seat == "yellow" and "frog" not in seat.drawn and "scorpion" not in seat.drawn
    assert seat.look.marks == () and seat.look.hints is None


def test_the_camera_picture_goes_away_when_the_next_person_is_asked(sit, tmp_path):
    seat = sit(seed=4)
    seat.start(1, 2, "none")
    seat.do(lambda: seat.front.ready("red"))
    tray = RenderedTray(GAME, 1, 1, lambda: 0.0)
    tray.lay(["tile.frog", "tile.fern"])
    frame = tray.camera.capture(1.0)
    pieces = tuple(Piece(one.kind, Place(one.x, one.y, one.angle)) for one in tray.camera.contents.pieces)
    seat.front.seen(Reading(pieces), frame)
    name, data = seat.told[-1]
    assert name == "frame" and [one["name"] for one in data["pieces"]] == ["frog", "fern"]
    assert seat.front.frame(1)[:3] == b"\xff\xd8\xff" and seat.front.frame(2) is None
    for left, top, wide, high in (one["box"] for one in data["pieces"]):
        assert 0 < left < left + wide < 1 and 0 < top < top + high < 1
    while seat.look.stage != "curtain":
        seat.act()
    assert seat.front.frame(1) is None
    assert ("frame", {"picture": None, "pieces": [], "unsure": None}) in seat.told


# -- what cannot be done is a sentence, and nothing changes


def test_what_cannot_be_laid_is_refused_and_nothing_moves(sit):
    seat = sit(seed=5)
    assert seat.refused(lambda: seat.front.lay(["tile-frog-1"], seat.look.asked)) == 1093
    seat.start()
    ids = [piece.id for piece in seat.look.hand]
    asked = seat.look.asked
    for wrong, number in (
        (["tile-unicorn-1"], 1091),
        ([ids[0], ids[0]], 1091),
        (ids, 1093),
    ):
        assert seat.refused(lambda wrong=wrong: seat.front.lay(wrong, asked)) == number
    assert seat.refused(lambda: seat.front.lay(ids[:2], "old")) == 1001
    assert seat.refused(lambda: seat.front.press(press("confirm"), "old")) == 1001
    assert seat.table.kinds == () and len(seat.look.hand) == 3
    assert seat.refused(lambda: seat.front.press(hold("back", "confirm"), asked)) == 116


def test_while_a_virtual_player_is_asked_only_sound_and_pause_answer(sit):
    seat = sit(seed=6)
    seat.begin(2, 1, "random", "en")
    seat.lay(*[piece.id for piece in seat.look.hand][:2])
    while not seat.table.others_asked():
        pressed = press("confirm") if seat.button("confirm").live else press("market-1")
        seat.do(lambda pressed=pressed: seat.front.press(pressed, seat.look.asked))
    assert seat.look.next_step == "wait" and not any(one.live for one in seat.look.buttons)
    assert seat.refused(lambda: seat.front.press(press("confirm"), seat.look.asked)) == 1003
    assert seat.refused(lambda: seat.front.press(press("mute"), "")) is None
    assert seat.look.muted
    assert seat.refused(lambda: seat.front.press(hold("confirm"), "")) is None
    assert seat.look.mode == "paused" and seat.look.stage == "menu"


# -- the table as people know it


def test_a_purchase_is_taken_back_and_the_back_button_says_so(sit):
    seat = sit(seed=7)
    seat.start()
    assert not seat.button("back").live
    there = seat.look.market[1].piece
    seat.press("market-2")
    assert there.id in [piece.id for piece in seat.look.hand] and seat.look.market[1].piece is None
    assert seat.button("back").live and seat.button("back").does
    seat.press("back")
    assert seat.look.market[1].piece == there and len(seat.look.hand) == 3


def test_tiles_are_counted_out_by_hand_and_leave_the_hand(sit):
    seat = sit(seed=8)
    seat.start()
    seat.table.pieces.nature.hands[0][:2] = [Tile("tile.frog", 1), Tile("tile.fern", 7)]
    seat.press("back", held=True)
    assert {offer.name: offer.number for offer in seat.look.offers}["frog"] == 1
    for number in (1, 2, 1, 2):
        for _ in range(number):
            seat.press("next")
        seat.press("confirm")
    assert len(seat.look.hand) == 1
    assert [(mark.one.kind, mark.other.kind) for mark in seat.look.marks] == [("tile.frog", "tile.fern")]


def take(seat, word):
    """Take the option of a menu whose words hold this one."""
    found = [one.button for one in seat.look.options if word in one.words.lower()]
    assert found, seat.look.options
    seat.press(found[0])


def test_the_menus_of_levels_and_boxes_are_reached_and_a_box_card_is_shown_to_the_camera(sit):
    seat = sit(seed=9)
    assert seat.look.stage == "start" and seat.look.start.level == 1
    seat.press("confirm")
    take(seat, "level")
    take(seat, "box")
    cards = {piece.kind: piece.id for drawer in seat.look.drawers for piece in drawer.pieces}
    assert seat.look.stage == "menu" and "box.5" in cards
    seat.lay(cards["box.5"])
    seat.press("confirm")
    seat.press("back")
    while seat.look.stage != "start":
        seat.press("back")
    assert seat.look.start.level == 5


def test_hints_are_for_the_person_who_asks_for_them(sit):
    seat = sit(seed=10)
    seat.start(2, 2, "random")
    assert seat.look.hints is None
    seat.do(lambda: seat.front.hint(True))
    assert seat.look.hints and not any(line.startswith("la-") for line in seat.look.hints)
    seat.do(lambda: seat.front.hint(False))
    assert seat.look.hints is None


@pytest.mark.parametrize("language", ["en", "cs", "de", "ja"])
def test_the_page_speaks_the_language_of_the_table(sit, language):
    seat = sit(seed=11)
    seat.start(4, 4, "random", language)
    assert (seat.look.language, seat.bench.voice.language) == (language, language)
    assert "page-virtual-" not in seat.everything()
    seat.do(lambda: seat.front.speak("en"))
    assert seat.look.language == "en" and "page-virtual-" not in seat.everything()


def test_an_unknown_level_or_too_many_players_begin_nothing(sit):
    seat = sit(seed=12)
    assert seat.refused(lambda: seat.front.start(2, 9, "random", "en", seat.look.asked)) == 602
    assert seat.refused(lambda: seat.front.start(5, 1, "random", "en", seat.look.asked)) == 603
    assert seat.look.stage == "start" and seat.table.others is None


# -- kills and restarts


def test_a_game_is_found_again_after_a_restart_at_any_step(sit, tmp_path):
    seat = sit(seed=13)
    seat.start(4, 3, "competent")
    for step in range(12):
        seat.act()
        again = Sitting(tmp_path, seed=100 + step)
        assert again.look.stage == "start" and again.look.start.waits
        again.press("confirm")
        shown = ("seat", "hand", "market", "marks", "stack", "discards", "shelf", "turned", "level")
        assert {name: getattr(again.look, name) for name in shown} == {
            name: getattr(seat.look, name) for name in shown
        } or seat.look.tray.pieces
        assert again.table.others.kept == ("competent", 0) and again.unlike == []
        again.close()


# -- pages of seats and of the host


def test_an_answer_from_a_seats_own_page_moves_the_tiles_of_that_seat(sit):
    seat = sit(seed=14)
    seat.start(1, 2, "none")
    hand = seat.table.pieces.nature.hands[0]
    hand[:] = [Tile("tile.frog", 1), Tile("tile.fern", 7), Tile("tile.foot", 13)]
    assert seat.refused(lambda: seat.table.answer(0, ("tile.frog", "tile.scorpion"))) == 1092
    assert seat.refused(lambda: seat.table.answer(0, ("tile.frog", "tile.frog"))) == 1092
    assert seat.refused(lambda: seat.table.answer(1, ("tile.frog", "tile.fern"))) in (1092, 1003)
    assert len(hand) == 3
    assert seat.do(lambda: seat.table.answer(0, ("tile.frog", "tile.fern"))) is None
    assert [tile.kind for tile in hand] == ["tile.foot"] and seat.unlike == []
    assert seat.table.pieces.notes and seat.table.pieces is not None


def test_nobody_answers_or_presses_for_a_virtual_player(sit):
    seat = sit(seed=19)
    seat.begin(2, 1, "random", "en")
    seat.lay(*[piece.id for piece in seat.look.hand][:2])
    while not seat.table.others_asked():
        pressed = press("confirm") if seat.button("confirm").live else press("market-1")
        seat.do(lambda pressed=pressed: seat.front.press(pressed, seat.look.asked))
    held = seat.table.pieces.nature.hands[1]
    before = list(held)
    kinds = tuple(tile.kind for tile in held[:2])
    assert seat.refused(lambda: seat.table.answer(1, kinds)) == 1003
    assert seat.refused(lambda: seat.table.press(press("market-1"))) == 1003
    assert held == before
    seat.others()
    assert seat.unlike == []


def test_what_the_host_tells_by_hand_moves_the_pieces_too(sit):
    seat = sit(seed=15)
    seat.start(1, 2, "none")
    hand = seat.table.pieces.nature.hands[0]
    hand[:] = [Tile("tile.frog", 1), Tile("tile.fern", 7), Tile("tile.foot", 13)]
    assert seat.do(lambda: seat.table.manage(lambda host: host.by_hand(("tile.fern", "tile.frog")))) is None
    assert [tile.kind for tile in hand] == ["tile.foot"] and seat.unlike == []


def test_a_game_that_the_host_ends_begins_or_goes_on_with_is_laid_out(sit):
    seat = sit(seed=16)
    seat.start(1, 2, "random")
    seat.act()
    before = seat.look
    seat.do(lambda: seat.table.manage(lambda host: host.pause()))
    assert seat.look.stage == "menu"
    seat.do(lambda: seat.table.manage(lambda host: host.go_on()))
    assert seat.look.hand == before.hand
    seat.do(lambda: seat.table.manage(lambda host: host.end()))
    assert seat.look.stage == "start"
    seat.do(lambda: seat.table.manage(lambda host: host.begin(NewGame(GAME, 2, ("red", "blue"), 0, "de"))))
    assert (seat.look.stage, seat.look.level, len(seat.look.hand)) == ("table", 2, 3)
    assert seat.unlike == []


# -- how fast virtual players go


def test_virtual_players_rest_between_two_things_and_hurry_when_they_are_told_to(sit):
    seat, rests = sit(seed=17), []
    seat.front.later = lambda seconds, work: (rests.append(seconds), seat.rests.append(work))
    seat.start(1, 4, "random")
    seat.act()
    while not seat.table.others_asked():
        pressed = press("confirm") if seat.button("confirm").live else press("market-1")
        seat.do(lambda pressed=pressed: seat.front.press(pressed, seat.look.asked))
    assert rests and set(rests) == {CALM} and len(seat.rests) == 1
    seat.do(lambda: seat.front.pace(None, skip=True))
    assert not seat.table.others_asked() and seat.look.next_step != "wait"
    seat.do(lambda: seat.front.pace(True))
    assert seat.look.fast
    seat.others()
    rests.clear()
    seat.act()
    while not rests:
        seat.act()
    seat.others()
    assert FAST in rests


def test_a_card_that_is_full_is_told_and_virtual_players_try_again_later(sit, monkeypatch):
    seat, rests = sit(seed=18), []
    seat.front.later = lambda seconds, work: (rests.append(seconds), seat.rests.append(work))
    seat.begin(2, 1, "random", "en")
    seat.lay(*[piece.id for piece in seat.look.hand][:2])
    while not seat.table.others_asked():
        pressed = press("confirm") if seat.button("confirm").live else press("market-1")
        seat.do(lambda pressed=pressed: seat.front.press(pressed, seat.look.asked))

    def full(self, pending):
        raise JournalFault("journal-readonly", path="here")

    with monkeypatch.context() as patched:
        patched.setattr(Pieces, "intend", full)
        seat.rests.pop(0)()
        while seat.inbox.do_next(0):
            seat._after()
    assert "table-fault" in seat.bench.voice.phrases() and rests[-1] == TROUBLED
    seat.others()
    assert seat.look.next_step != "wait" and seat.unlike == []
