# SPDX-License-Identifier: MIT
"""What is asked for in each phase, and what tray and buttons mean."""

from __future__ import annotations

import pytest
from tests.games.little_alchemists.rig import do, start

from aludel.games.little_alchemists import GAME
from aludel.games.little_alchemists.state import Phase, State
from aludel.games.referee import TABLE, Press, Refused, hold, press
from aludel.games.tray import shown

CONFIRM, BACK, NEXT = press("confirm"), press("back"), press("next")
TILES = {f"tile.{kind}" for kind in ("frog", "fern", "foot", "scorpion", "feather", "mandrake")}

AGAIN = "la-choice-customer-again"


def sale() -> State:
    """Red may sell a fire potion."""
    return do(start(customer=0, come=1), "red brew fern+frog")


def arrival(**changes: int) -> State:
    """The table is asked who has come."""
    return start(phase=Phase.CUSTOMER, stack=0, discards=8, **changes)


def exam() -> State:
    """The first exam question."""
    return do(start(phase=Phase.OFFER, come=0b111), "table exam")


def meant(state: State, tray: tuple[str, ...], pressed: Press) -> str:
    """The move meant, or the reason why there is none."""
    try:
        return GAME.print_move(GAME.intent(state, shown(*tray), pressed))
    except Refused as refused:
        return refused.reason


def choices(state: State) -> dict[str, str]:
    """What each button does, by its name; a hold ends with `!`."""
    return {
        "+".join(sorted(choice.press.buttons)) + "!" * choice.press.held: choice.key
        for choice in GAME.prompt(state).choices
    }


def test_brewing_is_asked_in_secret_with_all_ingredients_of_the_level() -> None:
    prompt = GAME.prompt(start())
    assert (prompt.key, prompt.seats, prompt.args) == ("la-prompt-brew", (0,), {"seat": "red"})
    assert (prompt.tray, prompt.pieces, prompt.secret) == (TILES, (2, 2), True)
    assert choices(start()) == {
        "confirm": "la-choice-brew",
        **{f"market-{n}": "la-choice-buy" for n in range(1, 6)},
        "next!": "la-choice-boring",
        "back+confirm!": "la-choice-stack-empty",
    }


def test_without_coins_or_a_stack_nothing_is_offered_but_brewing() -> None:
    state = start(coins=(0, 2), stack=0, discards=8)
    assert choices(state) == {"confirm": "la-choice-brew"}


def test_a_gap_on_the_market_is_not_offered() -> None:
    assert "market-2" not in choices(do(start(), "red buy 2"))


@pytest.mark.parametrize(
    ("tray", "pressed", "move"),
    [
        (("tile.frog", "tile.fern"), CONFIRM, "red brew fern+frog"),
        (("tile.fern", "tile.frog"), CONFIRM, "red brew fern+frog"),
        (("tile.frog", "tile.frog"), CONFIRM, "red brew frog+frog"),
        (("tile.frog", "tile.fern"), press("market-3"), "red buy 3"),
        ((), press("market-3"), "red buy 3"),
        ((), hold("next"), "table boring-market"),
        ((), hold("back", "confirm"), "table stack-empty"),
        ((), CONFIRM, "la-no-tray-empty"),
        (("tile.frog",), CONFIRM, "la-no-tray-one"),
        (("tile.frog", "tile.fern", "tile.foot"), CONFIRM, "la-no-tray-many"),
        (("tile.frog", "answer.fern"), CONFIRM, "la-no-tray-sort"),
        (("answer.frog", "answer.fern"), CONFIRM, "la-no-tray-sort"),
        (("customer.fire",), CONFIRM, "la-no-tray-sort"),
        (("tile.frog", "tile.fern"), BACK, "la-no-button"),
        (("tile.frog", "tile.fern"), NEXT, "la-no-button"),
        (("tile.frog", "tile.fern"), press("confirm", "back"), "la-no-button"),
        (("tile.frog", "tile.mushroom"), CONFIRM, "red brew frog+mushroom"),
    ],
)
def test_what_is_meant_while_brewing(tray: tuple[str, ...], pressed: Press, move: str) -> None:
    assert meant(start(), tray, pressed) == move


def test_an_ingredient_of_another_level_is_refused_when_it_is_mixed() -> None:
    with pytest.raises(Refused, match="la-no-ingredient"):
        GAME.apply(start(), GAME.intent(start(), shown("tile.frog", "tile.mushroom"), CONFIRM))


def test_taking_by_button() -> None:
    state = do(start(), "red buy 2", "red brew frog+frog")
    assert choices(state) == {f"market-{n}": "la-choice-take" for n in (1, 3, 4, 5)}
    assert meant(state, (), press("market-4")) == "red take 4"
    assert meant(state, (), CONFIRM) == "la-no-button"
    assert GAME.prompt(state).tray == frozenset()


def test_selling_defaults_to_yes() -> None:
    prompt = GAME.prompt(sale())
    assert (prompt.key, dict(prompt.args)) == ("la-prompt-sell", {"seat": "red", "potion": "fire", "price": 3})
    assert choices(sale()) == {"confirm": "la-choice-sell", "back": "la-choice-keep", "confirm+next!": AGAIN}
    assert meant(sale(), ("tile.frog", "tile.fern"), CONFIRM) == "red sell"
    assert meant(sale(), (), BACK) == "red keep"
    assert meant(sale(), (), press("market-1")) == "la-no-button"


def test_the_end_of_a_turn_ignores_the_tray() -> None:
    state = do(start(), "red brew fern+frog")
    assert GAME.prompt(state).tray == frozenset()
    assert meant(state, ("tile.frog", "tile.fern"), CONFIRM) == "red end"
    assert meant(state, (), press("market-5")) == "red buy 5"
    assert meant(state, (), BACK) == "la-no-button"
    assert choices(state)["confirm"] == "la-choice-end"
    assert "next!" not in choices(state)


def test_a_customer_is_shown_or_named_by_button() -> None:
    prompt = GAME.prompt(arrival())
    assert (prompt.key, prompt.seats, prompt.pieces) == ("la-prompt-customer", (TABLE,), (1, 1))
    assert prompt.tray == {"customer.fire", "customer.flying", "customer.luck"}
    assert choices(arrival()) == {
        "confirm": "la-choice-show-customer",
        "market-1": "la-choice-customer-fire",
        "market-2": "la-choice-customer-flying",
        "market-3": "la-choice-customer-luck",
    }
    assert meant(arrival(), ("customer.luck",), CONFIRM) == "table customer luck"
    assert meant(arrival(), (), press("market-2")) == "table customer flying"


def test_the_buttons_of_the_customers_keep_their_numbers() -> None:
    """Fire has been: flying is still the second button, not the first."""
    state = arrival(customer=0, come=1)
    assert choices(state) == {
        "confirm": "la-choice-show-customer",
        "market-2": "la-choice-customer-flying",
        "market-3": "la-choice-customer-luck",
    }
    assert GAME.prompt(state).tray == {"customer.flying", "customer.luck"}


@pytest.mark.parametrize(
    ("tray", "pressed", "why"),
    [
        ((), CONFIRM, "la-no-tray-empty"),
        (("customer.fire", "customer.luck"), CONFIRM, "la-no-tray-many"),
        (("tile.frog",), CONFIRM, "la-no-tray-sort"),
        (("closed",), CONFIRM, "la-no-tray-sort"),
        ((), press("market-4"), "la-no-button"),
        ((), BACK, "la-no-button"),
    ],
)
def test_what_names_no_customer(tray: tuple[str, ...], pressed: Press, why: str) -> None:
    assert meant(arrival(), tray, pressed) == why


def test_the_exam_is_offered_and_asked_together() -> None:
    offer = start(phase=Phase.OFFER, come=0b111)
    assert GAME.prompt(offer).seats == (TABLE,)
    assert choices(offer) == {"confirm": "la-choice-exam", "back": "la-choice-no-exam"}
    assert meant(offer, (), CONFIRM) == "table exam"
    assert meant(offer, (), BACK) == "table no-exam"
    assert meant(offer, (), NEXT) == "la-no-button"
    prompt = GAME.prompt(exam())
    assert (prompt.key, prompt.seats, prompt.secret) == ("la-prompt-exam", (TABLE,), False)
    assert dict(prompt.args) == {"number": 1, "questions": 6, "ingredient": "frog", "other": "fern"}
    assert prompt.tray == {"answer.fire", "answer.flying", "answer.luck"}


@pytest.mark.parametrize(
    ("tray", "pressed", "move"),
    [
        (("answer.luck",), CONFIRM, "table answer luck"),
        ((), press("market-1"), "table answer fire"),
        ((), CONFIRM, "la-no-tray-empty"),
        (("answer.luck", "answer.fire"), CONFIRM, "la-no-tray-many"),
        (("tile.frog",), CONFIRM, "la-no-tray-sort"),
        ((), press("market-5"), "la-no-button"),
        (("answer.luck",), BACK, "la-no-button"),
    ],
)
def test_what_answers_an_exam_question(tray: tuple[str, ...], pressed: Press, move: str) -> None:
    assert meant(exam(), tray, pressed) == move


def test_when_the_game_is_over_nothing_is_meant() -> None:
    state = do(start(phase=Phase.OFFER, come=0b111), "table no-exam")
    assert GAME.prompt(state).choices == ()
    assert meant(state, (), CONFIRM) == "la-no-over"
