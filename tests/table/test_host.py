# SPDX-License-Identifier: MIT
"""What the host may do from a page: begin, pause, end, resume, sound, light, families, the view into the holder."""

from __future__ import annotations

from dataclasses import asdict

import pytest

from aludel.errors import JournalFault
from aludel.games.referee import hold
from aludel.journal.code import parse_code
from aludel.table.host import NewGame, Recorded

from .hosting import GAME, TWO, fault, host, mode, outside, over, states
from .parts import CODE, NEXT

# -- games


@pytest.mark.parametrize("level", range(1, 8))
@pytest.mark.parametrize("seats", [("red", "yellow"), ("yellow", "green", "blue"), ("red", "blue")])
def test_a_game_begins_as_it_was_chosen(bench, level, seats):
    host(bench, "begin", NewGame(GAME, level, seats, 1))
    game = bench.console.snapshot().game
    assert game is not None and (game.level, game.seats) == (level, seats)
    assert mode(bench) == "game" and bench.view()["turn"] == 1
    assert bench.voice.phrases()[-1] == bench.console.public().prompt.key


def test_a_new_game_speaks_the_language_that_was_chosen(bench):
    host(bench, "begin", NewGame(GAME, 1, ("red", "yellow"), language="cs"))
    assert bench.voice.language == "cs" and bench.choices.read().language == "cs"


def test_a_new_game_by_code_goes_on_with_its_alchemy(bench):
    host(bench, "begin", TWO)
    first = bench.journal.load(bench.journal.open_game())
    shown = host(bench, "code")
    assert parse_code(shown) == CODE
    bench.codes[:] = ["BBBBBBBBBB"]
    host(bench, "begin", NewGame(GAME, 1, ("red", "yellow"), 0, code=shown.lower(), replace=True))
    again = bench.journal.load(bench.journal.open_game())
    assert again.number != first.number and again.fate == first.fate


WRONG = {
    "game": (NewGame("chess", 1, ("red", "yellow")), "unknown-game"),
    "level": (NewGame(GAME, 9, ("red", "yellow")), "unknown-level"),
    "one": (NewGame(GAME, 1, ("red",)), "wrong-seats"),
    "twice": (NewGame(GAME, 1, ("red", "red")), "wrong-seats"),
    "colour": (NewGame(GAME, 1, ("red", "pink")), "wrong-seats"),
    "order": (NewGame(GAME, 1, ("yellow", "red")), "seats-out-of-order"),
    "language": (NewGame(GAME, 1, ("red", "yellow"), language="fr"), "page-language"),
    "code": (NewGame(GAME, 1, ("red", "yellow"), code="ABCD-EFG-HJKA"), "code-check"),
}


@pytest.mark.parametrize("what", WRONG)
@pytest.mark.parametrize("replace", [False, True])
def test_what_cannot_be_played_changes_nothing(bench, what, replace):
    """A game that is on is not lost to one that cannot begin."""
    wish, key = WRONG[what]
    wish = NewGame(**{**asdict(wish), "replace": replace})
    host(bench, "begin", TWO)
    before = outside(bench)
    assert fault(bench, "begin", wish) == key
    assert outside(bench) == before


def test_a_game_that_is_on_is_given_up_only_on_request(bench):
    host(bench, "begin", TWO)
    bench.brew("frog", "fern")
    before = outside(bench)
    assert fault(bench, "begin", TWO) == "page-game-on"
    assert outside(bench) == before
    host(bench, "begin", NewGame(GAME, 2, ("red", "yellow"), replace=True))
    assert states(bench) == {2: "open", 1: "abandoned"}


def test_a_card_that_fills_up_between_two_games_leaves_the_first_menu(bench, monkeypatch):
    def full(*_):
        raise JournalFault("journal-full")

    host(bench, "begin", TWO)
    monkeypatch.setattr(bench.journal, "begin", full)
    assert fault(bench, "begin", NewGame(GAME, 1, ("red", "yellow"), replace=True)) == "journal-full"
    assert mode(bench) == "menu" and bench.console.snapshot().game is None
    monkeypatch.undo()
    bench.start()
    assert states(bench) == {2: "open", 1: "abandoned"}


def test_a_game_that_waits_to_be_resumed_is_on_as_well(bench):
    host(bench, "begin", TWO)
    again = bench.again()
    assert again.console.public().prompt.key == "table-resume-game" and again.console.snapshot().game is None
    assert fault(again, "begin", TWO) == "page-game-on"
    assert fault(again, "holder") == "page-view-in-game"
    host(again, "begin", NewGame(GAME, 1, ("red", "yellow"), replace=True))
    assert states(again) == {2: "open", 1: "abandoned"}
    again.close()


@pytest.mark.parametrize("pressed", [(), (hold("back"), NEXT), (hold("back", "confirm"),), (hold("confirm"), NEXT)])
def test_pause_and_going_on_lead_to_the_same_place(bench, pressed):
    host(bench, "begin", TWO)
    view = bench.view()
    bench.press(*pressed)
    host(bench, "pause")
    assert mode(bench) == "paused" and bench.offered() == "table-menu-resume"
    host(bench, "go_on")
    assert mode(bench) == "game" and bench.view() == view
    said = len(bench.voice.told)
    host(bench, "go_on")
    assert len(bench.voice.told) == said


def test_going_on_takes_up_a_game_that_waits(bench):
    host(bench, "begin", TWO)
    view = bench.view()
    again = bench.again()
    host(again, "go_on")
    assert mode(again) == "game" and again.view() == view
    again.close()


@pytest.mark.parametrize("name", ["pause", "go_on", "end", "code"])
def test_without_a_game_there_is_nothing_to_stop(bench, name):
    before = outside(bench)
    assert fault(bench, name) == "page-no-game"
    assert outside(bench) == before


@pytest.mark.parametrize("pressed", [(), (hold("confirm"),), (hold("back"),), (hold("back", "confirm"),)])
def test_the_end_gives_the_game_up(bench, pressed):
    host(bench, "begin", TWO)
    bench.press(*pressed)
    host(bench, "end")
    assert mode(bench) == "menu" and bench.console.snapshot().game is None
    assert states(bench) == {1: "abandoned"} and bench.journal.open_game() is None


def test_the_end_forgets_a_game_that_waits(bench):
    host(bench, "begin", TWO)
    again = bench.again()
    host(again, "end")
    assert states(again) == {1: "abandoned"} and again.console.public().prompt.key == "table-choose-language"
    again.close()


def test_a_game_that_is_over_keeps_its_result(bench):
    over(bench)
    assert states(bench) == {1: "ended"}
    for name in ("pause", "code"):
        assert fault(bench, name) == "page-no-game"
    assert fault(bench, "resume", 1) == "page-game-ended"
    host(bench, "end")
    assert mode(bench) == "menu" and states(bench) == {1: "ended"} and bench.console.snapshot().game is None


def test_games_of_the_journal_are_listed_without_their_secrets(bench):
    host(bench, "begin", TWO)
    bench.brew("frog", "fern")
    host(bench, "begin", NewGame(GAME, 3, ("green", "blue"), replace=True))
    assert host(bench, "games") == (
        Recorded(2, GAME, 3, ("green", "blue"), 0, "open"),
        Recorded(1, GAME, 1, ("red", "yellow"), 1, "abandoned"),
    )
    assert CODE not in repr(host(bench, "games")) and "frog" not in repr(host(bench, "games"))


def test_a_game_whose_start_is_damaged_is_left_out_of_the_list(bench):
    host(bench, "begin", TWO)
    host(bench, "begin", NewGame(GAME, 1, ("red", "blue"), replace=True))
    with bench.journal.unchecked() as db:
        db.execute("UPDATE game SET setup = '{}' WHERE number = 1")
    assert [game.number for game in host(bench, "games")] == [2]


def test_another_game_is_taken_up_and_the_one_before_stays(bench):
    host(bench, "begin", TWO)
    bench.brew("frog", "fern")
    view = bench.view()
    again = bench.again()
    again.pick("table-menu-new-game")
    again.pick("table-menu-no")
    number = again.console.snapshot().game.number
    assert fault(again, "resume", 7) == "journal-no-game"
    host(again, "resume", number)
    assert again.view() == view and mode(again) == "game"
    again.close()


def test_of_two_open_games_either_is_taken_up(bench):
    host(bench, "begin", TWO)
    bench.brew("frog", "fern")
    view = bench.view()
    # another console began a game beside it: both are open
    record = bench.journal.load(1)
    bench.journal.begin(record.game, record.setup, record.fate, record.code)
    host(bench, "resume", 2)
    assert bench.view() != view and bench.console.snapshot().game.number == 2
    assert states(bench) == {2: "open", 1: "open"}
    host(bench, "resume", 1)
    assert bench.view() == view and bench.console.snapshot().game.number == 1


def test_by_hand_answers_for_whoever_is_asked(bench):
    host(bench, "begin", NewGame(GAME, 1, ("red", "yellow"), 1))
    assert fault(bench, "by_hand", ("tile.frog",)) == "page-not-fitting"
    assert host(bench, "by_hand", ("tile.frog", "tile.fern")) is None
    assert bench.console.snapshot().own[1].told
    assert fault(bench, "by_hand", ("tile.frog", "tile.fern")) == "page-not-now"


def test_the_host_sees_why_and_not_what_only_the_seat_may_know(bench):
    host(bench, "begin", TWO)
    for _ in range(2):
        bench.turn("frog", "frog")
        bench.turn("fern", "fern")
    told = [*bench.voice.told]
    why = host(bench, "by_hand", ("tile.frog", "tile.frog"))
    assert why is not None and (why.key, dict(why.args)) == ("la-no-count", {})
    assert bench.voice.told == told
    assert bench.console.snapshot().own[0].refused.args["ingredient"] == "frog"


def test_what_is_found_for_a_report_names_games_as_the_journal_does(bench):
    over(bench)
    host(bench, "begin", TWO)
    host(bench, "begin", NewGame(GAME, 2, ("red", "yellow"), replace=True))
    found = host(bench, "findings")
    assert found.games == {"all": 3, **dict.fromkeys(states(bench).values(), 1)}
    assert set(found.games) == {"all", "open", "abandoned", "ended"}
    assert {number: lines[-1].split()[1] for number, lines in found.records.items()} == states(bench)
    assert not any(bench.journal.load(1).code in line for line in found.records[1])
