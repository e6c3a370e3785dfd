# SPDX-License-Identifier: MIT
"""Things that whole games show rarely: what is certain, why, and what is said when the stack has run out."""

from __future__ import annotations

from itertools import combinations

import pytest
from tests.games.little_alchemists.enumerating import drawings, packaged, truths, worlds_in_order
from tests.games.little_alchemists.levels import first
from tests.games.little_alchemists.rig import do, event, kinds, outcome, start
from tests.games.little_alchemists.shelf import END

from aludel.games.little_alchemists import GAME, board, scoring
from aludel.games.little_alchemists.deduction import Deduction, Knowledge
from aludel.games.little_alchemists.explaining import explain
from aludel.games.little_alchemists.state import NONE, Phase
from aludel.games.little_alchemists.worlds import Made, Placed, Worlds
from aludel.games.referee import TABLE

FIRE, FLYING, LUCK = range(3)


@pytest.mark.parametrize("level", [1, 3])
def test_a_fact_follows_where_it_holds_in_every_world_left(level: int) -> None:
    one = packaged(level)
    world = worlds_in_order(one)[0]
    made, placed = truths(world, [(0, 1), (1, 2)], [0])
    found = Deduction.of(one, Knowledge(made, placed))
    assert all(found.follows(fact) for fact in (*made, *placed))
    others = {potion for potion in range(3) if potion != made[0].potion}
    assert not any(found.follows(Made(0, 1, potion)) for potion in others)
    open_pairs = [pair for pair in combinations(range(len(world.potions)), 2) if pair not in found.certain_pairs()]
    assert open_pairs
    assert not any(found.follows(Made(*pair, world.makes(*pair))) for pair in open_pairs)


def test_what_was_seen_itself_is_the_only_reason() -> None:
    """The strongest fact is kept even where all the others together would prove the same."""
    one = packaged(3)
    pairs = list(combinations(range(6), 2))
    made, _ = truths(worlds_in_order(one)[0], pairs, [])
    worlds = Worlds.of(one)
    for fact in made:
        assert explain(worlds, Knowledge(made), fact) == (fact,)


def test_the_board_is_no_reason_for_a_pair_that_it_shows() -> None:
    """Frog makes fire or flying, foot fire or luck: their pair is fire, and the board says so itself."""
    state = first(2, solved=((0, 0), (2, 0)))
    hints = GAME.hints(state, 0)
    pair = [hint.args for hint in hints if hint.kind == "hint-pair"]
    assert {"frog", "foot"} in [{args["ingredient"], args["other"]} for args in pair]
    assert not [hint for hint in hints if hint.kind.startswith("hint-because")]
    assert {(hint.to, hint.spoken) for hint in hints} == {(0, False)}
    assert {hint.to for hint in GAME.hints(state, 1)} == {1}


def test_orientations_that_a_swap_turns_into_each_other_are_one() -> None:
    """Four spaces alike: turned, the other two make fire; exchanging the two pairs of spaces gives the first table."""
    spaces = {name: ["fire", "flying"] for name in "ABCD"}
    cross = {"|".join(pair): "fire" for pair in combinations(spaces, 2)}
    entry = {
        "spaces": spaces,
        "cross": {**cross, "C|D": "flying"},
        "turned": {"A|B": "flying", "C|D": "fire"},
    }
    one = board.build(entry, ("fire", "flying"))
    worlds = Worlds.of(one)
    assert worlds.weight(worlds.every) == drawings(one).total() == 48
    assert worlds.every.bit_count() == len(drawings(one)) == 6
    assert Deduction.of(one, Knowledge()).chances((0, 1)) == pytest.approx({FIRE: 5 / 6, FLYING: 1 / 6})


def test_after_a_new_stack_it_is_told_how_much_is_still_to_come() -> None:
    state = start(phase=Phase.CUSTOMER, stack=0, discards=8, customer=0, come=1, market=0b00111, refill=True, owed=1)
    _, events = outcome(state, "table customer flying")
    assert event(events, "draw-on").args == {"count": 1}
    assert event(events, "refill-on").args == {"count": 2}


def test_a_win_of_level_1_is_shared_with_its_points() -> None:
    state = do(start(coins=(3, 3), stack=1, discards=9, customer=0, come=0b111), *END)
    _, events = outcome(state, "red end")
    assert kinds(events)[-5:] == ["score", "score", "shared", "shares", "shares"]
    assert event(events, "shared").args == {"count": 2, "points": 3}


def test_a_win_of_the_later_levels_is_shared_without_them() -> None:
    state = do(first(2, coins=(3, 3), stack=1, discards=9, customer=0, come=0b111), *END)
    _, events = outcome(state, "red end")
    assert kinds(events)[-5:] == ["points", "points", "shared-points", "shares", "shares"]
    assert event(events, "shared-points").args == {"count": 2}


def test_two_ingredients_placed_leave_a_pair_no_choice() -> None:
    """The explanation of a pair by the board needs both of its ingredients, and nothing else."""
    one = packaged(2)
    world = next(each for each in worlds_in_order(one) if len(each.potions[0] & each.potions[1]) == 1)
    _, placed = truths(world, [], [0, 1, 2])
    fact = Made(0, 1, world.makes(0, 1))
    assert explain(Worlds.of(one), Knowledge((), placed), fact) == placed[:2]
    assert all(isinstance(part, Placed) for part in placed)


def test_an_own_wrong_theory_is_a_reason_for_what_is_left() -> None:
    """Four of six are on the board, so that two places are left; foot does not belong on the one that red tried."""
    solved = tuple((kind, 1) for kind in (0, 1, 3, 4))
    rules = first(3).rules
    true, tried = (rules.sets[first(3).secret.assignment[kind]] for kind in (2, 5))
    assert true != tried
    hints = GAME.hints(first(3, solved=solved, wrong=(((2, tried),), ())), 0)
    assert {"ingredient": "foot"} in [hint.args for hint in hints if hint.kind == "hint-because-wrong"]
    assert "hint-because-wrong" not in kinds(GAME.hints(first(3, solved=solved), 0))
    assert {"foot", "mandrake"} <= {str(hint.args["ingredient"]) for hint in hints if hint.kind == "hint-certain"}


def test_the_public_view_names_its_game_and_level() -> None:
    view = GAME.view(first(5), TABLE)
    assert (view["game"], view["level"]) == ("little-alchemists", 5)


def test_what_belongs_to_a_customer_ends_with_the_game() -> None:
    state = first(6, customer=2, come=0b11111, sold=0b11, again=0b01, boring=True)
    closed = scoring.close(state, []).state
    assert (closed.customer, closed.sold, closed.again, closed.boring) == (NONE, 0, 0, False)
    assert closed.phase is Phase.OVER
    assert scoring.close(start(sold=0b11), []).state.phase is Phase.OFFER, "level 1 has an exam"


@pytest.mark.parametrize(
    ("seat", "sold", "wanted"), [(0, 0b00, True), (0, 0b01, False), (1, 0b01, True), (1, 0b10, False)]
)
def test_a_customer_buys_once_of_each_seat(seat: int, sold: int, wanted: bool) -> None:
    state = start(seat=seat, sold=sold, customer=FIRE, come=1, hands=(3, 3))
    name = state.rules.seats[seat]
    after = do(state, f"{name} brew frog+fern")
    assert (after.phase is Phase.SELL) is wanted


def test_gems_go_to_who_solves_in_the_order_of_the_stack() -> None:
    state = first(5, 3, solved=((0, 2), (1, 0), (2, 2)))
    gems = state.rules.gems
    assert [scoring.gems_of(state, seat) for seat in range(3)] == [[gems[1]], [], [gems[0], gems[2]]]
    assert scoring.gems_left(state) == gems[3:]
    assert scoring.gems_left(first(5)) == gems


def test_while_a_customer_is_named_no_seat_is_lit() -> None:
    lit, asking = (set(GAME.scene(GAME.view(first(4, phase=phase), TABLE))) for phase in (Phase.BREW, Phase.CUSTOMER))
    assert "seat-1" in lit
    assert not [name for name in asking if name.startswith("seat-")]
