# SPDX-License-Identifier: MIT
"""What the table tells: when it may, and in which words it is refused or told."""

from __future__ import annotations

import pytest
from tests.games.little_alchemists.levels import first, judged, owned
from tests.games.little_alchemists.rig import do, event, outcome, reason, start

from aludel.games.little_alchemists import GAME, brewing
from aludel.games.little_alchemists.moves import BoringMarket, Brew, CustomerAgain, Judged, StackEmpty
from aludel.games.little_alchemists.state import Phase, changed
from aludel.games.referee import TABLE

ARRIVAL = start(phase=Phase.CUSTOMER, stack=0, discards=8, customer=0, come=1, hands=(3, 3))
TELLING = (BoringMarket, StackEmpty, CustomerAgain)


@pytest.mark.parametrize("name", ["fire", "soup", "wishes"])
def test_only_a_customer_still_to_come_can_come(name: str) -> None:
    assert reason(ARRIVAL, f"table customer {name}") == "la-no-customer"


def test_a_customer_who_was_named_by_a_slip_gives_way_to_the_right_one() -> None:
    state = do(start(customer=0, come=1), "table customer-again")
    assert (state.phase, state.then, state.customer, state.come, state.mistaken) == (
        Phase.CUSTOMER,
        Phase.BREW,
        -1,
        0,
        1,
    )
    state, events = outcome(state, "table customer flying")
    assert (state.phase, state.then, state.customer, state.come) == (Phase.BREW, Phase.BREW, 1, 0b10)
    assert event(events, "customer-named").args == {"potion": "flying", "price": state.rules.prices[1]}


def test_after_mixing_the_right_customer_may_buy_at_once() -> None:
    mixed = do(start(customer=1, come=0b10, hands=(3, 3)), "red brew frog+fern")
    assert mixed.phase is Phase.END
    again = do(mixed, "table customer-again")
    assert again.then is Phase.END
    wanted = do(again, "table customer fire")
    assert (wanted.phase, wanted.then, brewing.offered(wanted)) == (Phase.SELL, Phase.BREW, 0)
    other = do(again, "table customer luck")
    assert (other.phase, other.then) == (Phase.END, Phase.BREW)


def told(state: object) -> set[type]:
    """What the table may tell now, of the corrections."""
    return {type(move) for move in GAME.moves(state, TABLE) if isinstance(move, TELLING)}  # type: ignore[arg-type]


def test_what_the_table_may_tell_in_a_turn() -> None:
    assert told(start()) == {BoringMarket, StackEmpty}
    assert told(start(stack=0, discards=8)) == set()
    assert told(start(boring=False)) == {StackEmpty}
    assert told(start(phase=Phase.END)) == {StackEmpty}
    assert told(start(phase=Phase.TAKE)) == set()
    assert told(start(phase=Phase.OVER)) == set()
    assert told(start(customer=0, come=1)) == {BoringMarket, StackEmpty, CustomerAgain}
    assert told(start(phase=Phase.CUSTOMER)) == set()


def test_the_exam_is_announced_with_its_questions_and_what_passes() -> None:
    state, events = outcome(start(phase=Phase.OFFER, come=0b111), "table exam")
    assert event(events, "exam").args == {"questions": state.rules.questions, "pass": state.rules.passing}


def test_every_answer_is_told_with_the_right_potion() -> None:
    state = do(start(phase=Phase.OFFER, come=0b111), "table exam")
    a, b = state.secret.exam[0]
    truth = state.secret.cross[a][b]
    names = state.rules.potions
    _, right = outcome(state, f"table answer {names[truth]}")
    _, wrong = outcome(state, f"table answer {names[truth - 1]}")
    assert [(told.kind, told.args) for told in right] == [("exam-right", {"potion": names[truth]})]
    assert [(told.kind, told.args) for told in wrong] == [("exam-wrong", {"potion": names[truth]})]


def test_an_exam_that_nobody_wants_is_skipped() -> None:
    state, events = outcome(start(phase=Phase.OFFER, come=0b111), "table no-exam")
    assert (state.phase, [told.kind for told in events]) == (Phase.OVER, ["exam-skipped"])


def test_two_tiles_are_enough_to_mix_and_one_is_not() -> None:
    assert [move for move in GAME.moves(start(hands=(2, 3)), 0) if isinstance(move, Brew)]
    assert not [move for move in GAME.moves(start(hands=(1, 3)), 0) if isinstance(move, Brew)]


def test_a_second_sale_is_noted_for_who_made_it() -> None:
    """Yellow sells a second time to the same customer, which only its own artifact allows; red sold before."""
    state = judged(first(6, seat=1, turns=1, customer=0, come=1, sold=0b11, artifacts=(0, 0)))
    state = changed(state, artifacts=(0, owned(state, "purple-5")), pets=(1, 0), tracker=(1, 1))
    state = do(changed(state, phase=Phase.SELL, made=0), "yellow sell")
    assert (state.sold, state.again) == (0b11, 0b10)


def test_only_the_owner_of_a_judged_artifact_tells_of_it() -> None:
    state = judged(first(6), "purple-1")
    state = changed(state, artifacts=(owned(state, "purple-1"), 0))
    assert {move.seat for move in GAME.moves(state, 0) if isinstance(move, Judged)} == {"red"}
    asked = changed(state, artifacts=(0, owned(state, "purple-1")), phase=Phase.JUDGE)
    assert GAME.moves(asked, 0) == ()
    assert {move.seat for move in GAME.moves(asked, 1)} == {"yellow"}


def test_a_passed_exam_opens_a_box_and_a_failed_one_does_not() -> None:
    potions = ("fire", "flying", "luck")
    offer = do(start(phase=Phase.OFFER, come=0b111), "table exam")
    right, wrong = offer, offer
    for a, b in offer.secret.exam:
        made = offer.secret.cross[a][b]
        right = do(right, f"table answer {potions[made]}")
        wrong = do(wrong, f"table answer {potions[(made + 1) % 3]}")
    assert GAME.earned(right) == {"exam": 1}
    assert GAME.earned(wrong) == {}
    assert GAME.earned(offer) == {}


@pytest.mark.parametrize("short", [0, 1])
def test_the_exam_is_passed_from_just_enough_right_answers_on(short: int) -> None:
    state = do(start(phase=Phase.OFFER, come=0b111), "table exam")
    wanted = state.rules.passing - short
    for n, (a, b) in enumerate(state.secret.exam):
        made = state.secret.cross[a][b] if n < wanted else (state.secret.cross[a][b] + 1) % 3
        state = do(state, f"table answer {state.rules.potions[made]}")
    assert GAME.view(state, TABLE)["exam"]["passed"] is (not short)
    assert GAME.earned(state) == ({} if short else {"exam": 1})


def test_ingredients_that_the_level_does_not_have_are_refused_to_their_seat() -> None:
    assert reason(start(), "red brew frog+mushroom") == "la-no-ingredient"
    assert reason(first(5), "red brew frog+mushroom") == ""
    assert reason(first(5), "red brew flower+mushroom") == "la-no-ingredient"
