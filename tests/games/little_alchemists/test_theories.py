# SPDX-License-Identifier: MIT
"""Sharing theories: what may be said, the verdict, guesses, gems, broken gems, lost tiles, and the end with keys."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from tests.games.little_alchemists.levels import LEVELS, first, owned
from tests.games.little_alchemists.rig import do, event, kinds, outcome, reason

from aludel.games.little_alchemists import GAME, data
from aludel.games.little_alchemists.moves import POTIONS, Guess, Theory, theory
from aludel.games.little_alchemists.state import NONE, Phase, State
from aludel.games.referee import TABLE, Refused, announced

SHARING = tuple(level for level in LEVELS if level >= 2)
GUESSING = tuple(level for level in LEVELS if level >= 3)
SIZE = {level: 2 if level == 2 else 3 for level in SHARING}


def truth(state: State, kind: str) -> tuple[str, ...]:
    """What an ingredient makes, straight from the board's data and the drawn assignment."""
    rules = state.rules
    space = rules.board.spaces[state.secret.assignment[rules.kinds.index(kind)]]
    return tuple(data.board_entry(rules.level)["spaces"][space])


def solved(level: int, number: int, seats: int = 2, **changes: Any) -> State:
    """Red and yellow in turn have shared the first ingredients."""
    return first(level, seats, solved=tuple((n, n % 2) for n in range(number)), **changes)


# -- what may be shared


def test_level_1_knows_no_theories() -> None:
    state = first(1)
    assert reason(state, "red theory frog fire+flying") == "la-no-now"
    assert not [move for move in GAME.moves(state, 0) if isinstance(move, Theory)]


@pytest.mark.parametrize("level", SHARING)
def test_every_ingredient_may_be_said_to_be_on_every_place_of_the_board(level: int) -> None:
    state = first(level)
    places = {frozenset(made) for made in data.board_entry(level)["spaces"].values()}
    wanted = {(kind, place) for kind in state.rules.kinds for place in places}
    listed = [move for move in GAME.moves(state, 0) if isinstance(move, Theory)]
    assert {(move.ingredient, frozenset(move.potions)) for move in listed} == wanted
    assert len(listed) == len(wanted)
    assert all(move.potions == tuple(sorted(move.potions, key=POTIONS.index)) for move in listed)


@pytest.mark.parametrize("level", SHARING)
def test_whatever_can_be_said_is_taken_or_refused_as_the_list_says(level: int) -> None:
    for state in (first(level), solved(level, 3)):
        listed = {GAME.print_move(move) for move in GAME.moves(state, 0)}
        for kind in state.rules.kinds:
            for size in range(1, 5):
                for potions in combinations(state.rules.potions, size):
                    line = GAME.print_move(theory("red", kind, potions))
                    assert (reason(state, line) == "") == (line in listed)


@pytest.mark.parametrize(
    ("level", "why"), [(2, "la-no-theory-two"), (3, "la-no-theory-three"), (7, "la-no-theory-three")]
)
def test_a_theory_names_as_many_potions_as_the_level_asks_for(level: int, why: str) -> None:
    state, size = first(level), SIZE[level]
    for number in {1, 2, 3, 4} - {size}:
        assert reason(state, f"red theory frog {'+'.join(POTIONS[:number])}") == why
    assert reason(state, f"red theory frog {'+'.join(['fire'] * size)}") == why, "the same one twice"
    assert reason(state, f"red theory frog {'+'.join(['fire', *POTIONS[:size]])}") == why
    listed = next(move for move in GAME.moves(state, 0) if isinstance(move, Theory))
    assert len(listed.potions) == size


def test_a_place_that_is_not_on_the_board_is_refused_and_not_judged() -> None:
    """Ruling A.8."""
    state = first(3)
    assert reason(state, "red theory frog fire+flying+luck") == "la-no-theory", "only the mushroom's board has it"
    assert reason(first(5), "red theory frog fire+flying+luck") == ""
    assert reason(first(2), "red theory frog fire+love") == "la-no-theory", "love comes with level 3"
    assert reason(state, "red theory toad fire+flying+love") == "la-no-ingredient"
    assert reason(state, "red theory mushroom fire+flying+love") == "la-no-ingredient"


def test_a_place_of_level_2_holds_two_ingredients_and_one_of_level_3_holds_one() -> None:
    state = solved(2, 1)
    assert reason(state, "red theory fern fire+flying") == ""
    assert reason(solved(2, 2), "red theory foot fire+flying") == "la-no-theory"
    assert reason(solved(2, 2), "red theory foot fire+luck") == ""
    assert reason(solved(3, 1), "red theory fern fire+flying+love") == "la-no-theory"
    assert reason(solved(3, 1), "red theory fern fire+flying+ghostly") == ""


def test_an_ingredient_on_the_board_is_not_shared_again() -> None:
    assert reason(solved(2, 1), "red theory frog fire+luck") == "la-no-theory"
    assert reason(solved(3, 1), "red theory frog fire+luck+love") == "la-no-theory"


def test_only_the_own_page_learns_which_ingredient_was_refused() -> None:
    with pytest.raises(Refused) as refused:
        GAME.apply(solved(3, 1), GAME.parse_move("red theory frog fire+luck+love"))
    assert (refused.value.seat, refused.value.detail) == (0, {"ingredient": "frog"})


def test_a_theory_is_shared_instead_of_a_potion_and_in_ones_own_turn() -> None:
    state = first(3)
    assert reason(state, "yellow theory frog fire+flying+love") == "la-no-turn"
    assert reason(state, "green theory frog fire+flying+love") == "la-no-seat"
    assert reason(do(state, "red brew fern+frog"), "red theory frog fire+flying+love") == "la-no-now"
    assert reason(do(first(2), "red theory frog fire+flying"), "red brew fern+frog") == "la-no-now"


def test_tiles_may_be_bought_before_and_after_a_theory() -> None:
    state = do(first(2), "red buy 1", "red theory frog fire+flying", "red buy 2")
    assert (state.coins[0], state.hands[0]) == (0, 5)


def test_a_theory_ends_the_time_for_a_new_market() -> None:
    for line in ("red theory frog fire+flying", "red theory frog fire+luck"):
        assert not do(first(2), line).boring
    assert not do(first(3), "red theory frog fire+flying+love").boring


# -- the verdict


@pytest.mark.parametrize("level", SHARING)
def test_the_verdict_is_the_truth_of_the_board(level: int) -> None:
    state = first(level)
    for move in GAME.moves(state, 0):
        if isinstance(move, Theory):
            after, events = GAME.apply(state, move)
            right = set(move.potions) == set(truth(state, move.ingredient))
            assert (event(events, events[0].kind).kind in ("theory-right", "theory-shown")) == right
            assert (after.wrong[0] == ()) == right


# -- right at level 2


def test_a_right_theory_of_level_2_goes_on_the_board_at_once() -> None:
    state, events = outcome(first(2), "red theory frog fire+flying")
    assert kinds(events) == ["theory-right", "gem"]
    right = {"seat": "red", "ingredient": "frog", "one": "type-fire", "two": "type-flying", "three": "none"}
    assert events[0].args == right
    assert events[1].args == {"seat": "red", "points": 4}
    assert (state.phase, state.solved, state.seat) == (Phase.END, ((0, 0),), 0)
    assert (state.theory, state.guesses, state.wrong, state.broken) == (NONE, (), ((), ()), (0, 0))


@pytest.mark.parametrize(
    ("level", "gems"),
    [
        (2, [4, 4, 4, 3, 3]),
        (3, [4, 4, 4, 3, 3]),
        (4, [4, 4, 4, 3, 3]),
        (5, [5, 4, 4, 4, 3, 3]),
        (6, [5, 4, 4, 4, 3, 3]),
        (7, [5, 5, 4, 4, 4, 3, 3]),
    ],
)
def test_gems_are_taken_from_the_top_of_the_stack(level: int, gems: list[int]) -> None:
    """The rulebook: a 5-point gem comes on top at level 5 and another at level 7."""
    for number, points in enumerate(gems):
        state = solved(level, number)
        kind = state.rules.kinds[number]
        line = f"red theory {kind} {'+'.join(sorted(truth(state, kind), key=POTIONS.index))}"
        events = outcome(state, line).events
        if level > 2:
            events = outcome(do(state, line), "yellow guess none").events
        assert event(events, "gem").args == {"seat": "red", "points": points}


# -- guessing


@pytest.mark.parametrize("level", GUESSING)
def test_a_right_theory_is_shown_and_the_others_guess_in_turn_order(level: int) -> None:
    line = f"green theory frog {'+'.join(sorted(truth(first(level), 'frog'), key=POTIONS.index))}"
    state, events = outcome(first(level, 4, seat=2, turns=2), line)
    assert kinds(events) == ["theory-shown"]
    assert "frog" not in str(events)
    assert (state.phase, state.seat, state.theory) == (Phase.GUESS, 2, 0)
    for seat, colour in ((3, "blue"), (0, "red"), (1, "yellow")):
        assert GAME.movers(state) == (seat,)
        assert state.guesser == seat
        assert GAME.prompt(state).seats == (seat,)
        for other in {"red", "yellow", "green", "blue"} - {colour}:
            assert reason(state, f"{other} guess fern") == "la-no-turn"
        state = do(state, f"{colour} guess fern")
    assert (state.phase, state.seat, state.solved) == (Phase.END, 2, ((0, 2),))
    assert (state.theory, state.guesses) == (NONE, ())


def test_what_is_shown_names_the_potions() -> None:
    events = outcome(first(3), "red theory frog fire+flying+love").events
    assert events[0].args == {"seat": "red", "one": "type-fire", "two": "type-flying", "three": "type-love"}
    assert events[0].spoken


def test_who_guesses_right_gets_a_coin() -> None:
    state = do(first(3, 4), "red theory frog fire+flying+love", "yellow guess frog", "green guess fern")
    state, events = outcome(state, "blue guess frog")
    assert kinds(events) == ["guessed", "reveal", "guess-right", "guess-right", "gem"]
    assert events[1].args == {"seat": "red", "ingredient": "frog"}
    assert events[2].args == {"seat": "yellow", "gain": 1, "coins": 3}
    assert events[3].args == {"seat": "blue", "gain": 1, "coins": 3}
    assert (state.coins, state.bank) == ((2, 3, 2, 3), first(3, 4).bank - 2)


def test_when_nobody_has_guessed_it_that_is_told() -> None:
    state = do(first(3, 3), "red theory frog fire+flying+love", "yellow guess fern")
    state, events = outcome(state, "green guess none")
    assert kinds(events) == ["guess-declined", "reveal", "guess-none", "gem"]
    assert state.coins == (2, 2, 2)


def test_a_guess_is_told_aloud_however_it_is_made_so_that_the_next_can_no_longer_change_it() -> None:
    """The rulebook lets the others guess aloud: a token in the tray says no more than a name."""
    state = do(first(3, 3), "red theory frog fire+flying+love")
    for line, told in (("yellow guess fern", "guessed"), ("yellow guess none", "guess-declined")):
        events = outcome(state, line).events
        assert kinds(events) == [told]
        assert events[0].spoken
        assert announced(events)
        assert events[0].to == TABLE
    assert outcome(state, "yellow guess fern").events[0].args == {"seat": "yellow", "ingredient": "fern"}
    assert outcome(state, "yellow guess none").events[0].args == {"seat": "yellow"}


def test_only_ingredients_that_are_not_on_the_board_may_be_guessed() -> None:
    """Ruling A.8."""
    state = do(solved(3, 2), "red theory foot fire+luck+love")
    assert reason(state, "yellow guess frog") == "la-no-guess"
    assert reason(state, "yellow guess toad") == "la-no-ingredient"
    listed = GAME.moves(state, 1)
    assert set(listed) == {Guess("yellow", name) for name in (*state.rules.kinds[2:], None)}
    assert GAME.moves(state, 0) == GAME.moves(state, TABLE) == ()


def test_two_may_guess_the_same_and_nobody_guesses_outside_the_phase() -> None:
    state = do(first(3, 3), "red theory frog fire+flying+love", "yellow guess fern")
    assert reason(state, "green guess fern") == ""
    assert reason(state, "red buy 1") == "la-no-now"
    assert reason(state, "red end") == "la-no-now"
    assert reason(first(3), "yellow guess frog") == "la-no-now"


def test_level_2_does_not_guess() -> None:
    assert do(first(2, 4), "red theory frog fire+flying").phase is Phase.END


# -- wrong


def test_a_wrong_theory_brings_a_broken_gem_and_tells_nothing_aloud() -> None:
    state, events = outcome(first(3), "red theory frog fire+flying+ghostly")
    assert kinds(events) == ["theory-wrong", "wrong-note"]
    assert (events[0].args, events[0].to, events[0].spoken) == ({"seat": "red", "count": 2}, TABLE, True)
    note = {"ingredient": "frog", "one": "type-fire", "two": "type-flying", "three": "type-ghostly"}
    assert (events[1].args, events[1].to, events[1].spoken) == (note, 0, False)
    assert (state.broken, state.phase, state.seat) == ((1, 0), Phase.END, 0)
    assert state.wrong == (((0, 0b10011),), ())


def test_a_wrong_theory_moves_two_tiles_from_the_stack_to_the_discards() -> None:
    state = do(first(3), "red theory frog fire+flying+ghostly")
    assert (state.stack, state.discards, state.hands, state.market) == (6, 2, (3, 3), 0b11111)
    assert state.shown == (0,) * 6, "nobody has seen them"


def test_a_wrong_theory_told_again_is_kept_once_and_paid_for_twice() -> None:
    again = ["red theory frog fire+flying+ghostly", "red end", "yellow theory fern fire+flying+love", "yellow end"]
    state = do(first(3), *again, "red theory frog fire+flying+ghostly")
    assert state.broken == (2, 1)
    assert state.wrong == (((0, 0b10011),), ((1, 0b01011),))


def test_each_lost_tile_counts_as_a_draw_and_may_bring_a_customer() -> None:
    """Ruling A.4."""
    state, events = outcome(first(3, stack=1, discards=7), "red theory frog fire+flying+ghostly")
    assert kinds(events) == ["theory-wrong", "wrong-note", "stack-empty"]
    assert events[0].args == {"seat": "red", "count": 1}, "the other one is told with the customer"
    assert (state.phase, state.lost, state.then) == (Phase.CUSTOMER, 1, Phase.END)
    assert (state.stack, state.discards) == (0, 8)
    state, events = outcome(state, "table customer love")
    assert kinds(events) == ["customer", "lose-on"]
    assert events[1].args == {"count": 1}
    assert (state.phase, state.seat, state.lost, state.stack, state.discards) == (Phase.END, 0, 0, 7, 1)


def test_the_second_lost_tile_may_be_the_last_one() -> None:
    state = do(first(3, stack=2, discards=6), "red theory frog fire+flying+ghostly")
    assert (state.phase, state.lost) == (Phase.CUSTOMER, 0)
    state, events = outcome(state, "table customer love")
    assert kinds(events) == ["customer"]
    assert (state.phase, state.stack, state.discards) == (Phase.END, 8, 0)


def test_with_nothing_left_to_shuffle_no_more_tiles_are_lost() -> None:
    state, events = outcome(first(3, stack=0, discards=0), "red theory frog fire+flying+ghostly")
    assert events[0].args == {"seat": "red", "count": 0}
    assert (state.phase, state.lost) == (Phase.CUSTOMER, 2)
    state, events = outcome(state, "table customer love")
    assert kinds(events) == ["customer", "no-discards"]
    assert (state.phase, state.lost, state.stack) == (Phase.END, 0, 0)


def test_lost_tiles_may_close_the_market() -> None:
    state, events = outcome(
        first(3, stack=1, discards=7, customer=0, come=0b11111), "red theory frog fire+flying+ghostly"
    )
    assert kinds(events) == ["theory-wrong", "wrong-note", "stack-empty", "closed", "points", "points", "winner"]
    assert (state.phase, state.lost, state.customer) == (Phase.OVER, 0, NONE)
    result = GAME.result(state)
    assert result is not None
    assert (result.points, result.winners, result.ending) == ((1.0, 2.0), (1,), "closed")
    assert GAME.earned(state) == {}


# -- the end of the turn


def test_after_a_theory_nothing_is_drawn_but_the_market_is_refilled() -> None:
    state = do(first(2), "red theory frog fire+flying", "red buy 3")
    state, events = outcome(state, "red end")
    assert kinds(events) == ["end-theory", "turn"]
    assert events[0].args == {"seat": "red", "gaps": 1}
    assert (state.hands, state.market, state.stack, state.discards) == ((4, 3), 0b11111, 7, 0)
    assert (state.seat, state.turns, state.phase, state.boring) == (1, 1, Phase.BREW, True)


# -- the end of the game


@pytest.mark.parametrize("level", SHARING)
def test_the_game_ends_when_one_ingredient_is_left(level: int) -> None:
    most = len(first(level).rules.gems)
    state = solved(level, most - 1, customer=0, come=0b11, sold=0b1)
    kind = state.rules.kinds[most - 1]
    line = f"red theory {kind} {'+'.join(sorted(truth(state, kind), key=POTIONS.index))}"
    if level > 2:
        state = do(state, line)
        line = f"yellow guess {kind}"
    state, events = outcome(state, line)
    left = len(state.rules.customers) - 2 + 1
    assert event(events, "keys").args == {"count": left}
    told = kinds(events)
    assert told[told.index("gem") :][:3] == ["gem", "solved", "keys"]
    assert "closed" not in told
    assert (state.phase, state.ending, state.customer, state.sold) == (Phase.OVER, "solved", NONE, 0)
    assert GAME.movers(state) == ()
    assert GAME.earned(state) == {"keys": left}
    result = GAME.result(state)
    assert result is not None
    assert result.ending == "solved"
    if level > 2:
        assert state.coins[1] == 3, "the coin for the last guess counts"


@pytest.mark.parametrize(("come", "keys"), [(0, 4), (0b1, 3), (0b11, 2), (0b111, 1)])
def test_keys_are_the_large_tiles_still_in_the_stack(come: int, keys: int) -> None:
    """Ruling A.9: the customers that have not come, and the closed market."""
    state = solved(2, 4, come=come, customer=come.bit_length() - 1)
    assert GAME.earned(do(state, "red theory feather flying+luck")) == {"keys": keys}


def test_the_game_goes_on_while_two_ingredients_are_left() -> None:
    state, events = outcome(solved(2, 3), "red theory scorpion fire+luck")
    assert (state.phase, state.ending) == (Phase.END, "closed")
    assert kinds(events) == ["theory-right", "gem"]
    assert GAME.result(state) is None
    assert GAME.earned(state) == {}


def test_a_theory_charm_keeps_the_broken_gem_off_and_still_loses_tiles() -> None:
    state = first(6)
    state, events = outcome(first(6, artifacts=(owned(state, "purple-6"), 0)), "red theory frog fire+flying+ghostly")
    assert kinds(events) == ["theory-wrong-charmed", "wrong-note"]
    assert events[0].args == {"seat": "red", "count": 2, "artifact": "purple-6"}
    assert (state.broken, state.wrong[0], state.discards) == ((0, 0), ((0, 0b10011),), 2)


def test_the_charm_of_another_helps_nobody() -> None:
    state = first(6)
    state = do(first(6, artifacts=(0, owned(state, "purple-6"))), "red theory frog fire+flying+ghostly")
    assert state.broken == (1, 0)
