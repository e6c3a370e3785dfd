# SPDX-License-Identifier: MIT
"""What the console asks for, and what an answer by tray and buttons means."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aludel.games.little_alchemists import deeds, options
from aludel.games.little_alchemists.moves import (
    Buy,
    Customer,
    EndTurn,
    ExamAnswer,
    Move,
    Sell,
    SkipExam,
    StartExam,
    Take,
    brew,
)
from aludel.games.little_alchemists.state import Phase, State
from aludel.games.referee import TABLE, Args, Choice, Press, Prompt, Refused, Way, hold, press

CONFIRM: Final = press("confirm")
BACK: Final = press("back")
BORING: Final = hold("next")
STACK_EMPTY: Final = hold("back", "confirm")
MARKET: Final = tuple(press(f"market-{place}") for place in range(1, 6))

TILE: Final = "tile."
ANSWER: Final = "answer."
CUSTOMER: Final = "customer."


def prompt(state: State) -> Prompt:
    """What is asked for now."""
    return _PROMPTS[state.phase](state)


def _colour(state: State) -> str:
    return state.rules.seats[state.seat]


def _tiles(state: State) -> frozenset[str]:
    return frozenset(TILE + kind for kind in state.rules.kinds)


def _brew(state: State) -> Prompt:
    return Prompt(
        key="la-prompt-brew",
        seats=(state.seat,),
        args={"seat": _colour(state)},
        ways=(Way("la-way-brew", (_tiles(state), _tiles(state))),),
        choices=(Choice(CONFIRM, "la-choice-brew"), *_buying(state), *_corrections(state)),
        secret=True,
    )


def _take(state: State) -> Prompt:
    choices = tuple(Choice(MARKET[place], "la-choice-take") for place in _places(state))
    return Prompt("la-prompt-take", (state.seat,), {"seat": _colour(state)}, choices=choices)


def _sell(state: State) -> Prompt:
    rules = state.rules
    args: Args = {
        "seat": _colour(state),
        "potion": rules.potions[state.customer],
        "price": rules.prices[state.customer],
    }
    choices = (Choice(CONFIRM, "la-choice-sell"), Choice(BACK, "la-choice-keep"))
    return Prompt("la-prompt-sell", (state.seat,), args, choices=choices)


def _end(state: State) -> Prompt:
    choices = (Choice(CONFIRM, "la-choice-end"), *_buying(state), *_corrections(state))
    return Prompt("la-prompt-end", (state.seat,), {"seat": _colour(state)}, choices=choices)


def _customer(state: State) -> Prompt:
    """A customer is shown to the camera, or named by the button with its potion's number."""
    potions = [state.rules.potions[c] for c in state.coming]
    by_button = [
        Choice(MARKET[n], f"la-choice-customer-{state.rules.potions[c]}")
        for n, c in enumerate(state.rules.customers)
        if c in state.coming
    ]
    return Prompt(
        key="la-prompt-customer",
        seats=(TABLE,),
        ways=(Way("la-way-customer", (frozenset(CUSTOMER + potion for potion in potions),)),),
        choices=(Choice(CONFIRM, "la-choice-show-customer"), *by_button),
    )


def _offer(_: State) -> Prompt:
    choices = (Choice(CONFIRM, "la-choice-exam"), Choice(BACK, "la-choice-no-exam"))
    return Prompt("la-prompt-offer", (TABLE,), choices=choices)


def _exam(state: State) -> Prompt:
    asked = len(state.answers)
    one, other = (state.rules.kinds[kind] for kind in state.secret.exam[asked])
    args: Args = {"number": asked + 1, "questions": state.rules.questions, "ingredient": one, "other": other}
    return Prompt(
        key="la-prompt-exam",
        seats=(TABLE,),
        args=args,
        ways=(Way("la-way-answer", (frozenset(ANSWER + potion for potion in state.rules.potions),)),),
        choices=(Choice(CONFIRM, "la-choice-answer"), *_answers(state)),
    )


def _answers(state: State) -> list[Choice]:
    """The exam is no secret, so it may be answered by the button with the potion's number as well."""
    return [
        Choice(button, f"la-choice-answer-{potion}")
        for button, potion in zip(MARKET, state.rules.potions, strict=False)
    ]


def _over(_: State) -> Prompt:
    return Prompt("la-prompt-over", (TABLE,))


_PROMPTS: Final[dict[Phase, Callable[[State], Prompt]]] = {
    Phase.BREW: _brew,
    Phase.TAKE: _take,
    Phase.SELL: _sell,
    Phase.END: _end,
    Phase.CUSTOMER: _customer,
    Phase.OFFER: _offer,
    Phase.EXAM: _exam,
    Phase.OVER: _over,
}


def _places(state: State) -> list[int]:
    return [place for place in range(state.rules.places) if state.market >> place & 1]


def _buying(state: State) -> list[Choice]:
    if state.coins[state.seat] < state.rules.price:
        return []
    return [Choice(MARKET[place], "la-choice-buy") for place in _places(state)]


def _corrections(state: State) -> list[Choice]:
    """What the table may tell the console beside the turn itself."""
    choices = []
    if state.phase is Phase.BREW and deeds.why_not_boring(state) is None:
        choices.append(Choice(BORING, "la-choice-boring"))
    if state.stack:
        choices.append(Choice(STACK_EMPTY, "la-choice-stack-empty", sure=True))
    return choices


def intent(state: State, tray: tuple[str, ...], pressed: Press) -> Move:
    """The move meant; whether it is legal now is for `apply` to say."""
    if pressed == BORING:
        return options.BORING
    if pressed == STACK_EMPTY:
        return options.STACK_EMPTY
    return _INTENTS[state.phase](state, tray, pressed)


def _no_button(state: State) -> Refused:
    return Refused("la-no-button", state.seat)


def _place(pressed: Press) -> int | None:
    """The market place of a button (1-5)."""
    return MARKET.index(pressed) + 1 if pressed in MARKET else None


def _mean_brew(state: State, tray: tuple[str, ...], pressed: Press) -> Move:
    if (place := _place(pressed)) is not None:
        return Buy(_colour(state), place)
    if pressed != CONFIRM:
        raise _no_button(state)
    one, other = _pieces(state, tray, TILE, 2)
    return brew(_colour(state), one, other)


def _pieces(state: State, tray: tuple[str, ...], sort: str, wanted: int) -> list[str]:
    """The names of exactly `wanted` pieces of one sort in the tray; each way to miss that has its own reason."""
    if not tray:
        raise Refused("la-no-tray-empty", state.seat)
    if not all(kind.startswith(sort) for kind in tray):
        raise Refused("la-no-tray-sort", state.seat)
    if len(tray) < wanted:
        raise Refused("la-no-tray-one", state.seat)
    if len(tray) > wanted:
        raise Refused("la-no-tray-many", state.seat)
    return [kind.removeprefix(sort) for kind in tray]


def _mean_take(state: State, _: tuple[str, ...], pressed: Press) -> Move:
    if (place := _place(pressed)) is None:
        raise _no_button(state)
    return Take(_colour(state), place)


def _mean_sell(state: State, _: tuple[str, ...], pressed: Press) -> Move:
    if pressed not in (CONFIRM, BACK):
        raise _no_button(state)
    return Sell(_colour(state), pressed == CONFIRM)


def _mean_end(state: State, _: tuple[str, ...], pressed: Press) -> Move:
    if (place := _place(pressed)) is not None:
        return Buy(_colour(state), place)
    if pressed != CONFIRM:
        raise _no_button(state)
    return EndTurn(_colour(state))


def _mean_customer(state: State, tray: tuple[str, ...], pressed: Press) -> Move:
    names = [state.rules.potions[c] for c in state.rules.customers]
    return Customer(_one_of(state, tray, pressed, CUSTOMER, names))


def _mean_answer(state: State, tray: tuple[str, ...], pressed: Press) -> Move:
    return ExamAnswer(_one_of(state, tray, pressed, ANSWER, list(state.rules.potions)))


def _one_of(state: State, tray: tuple[str, ...], pressed: Press, sort: str, names: list[str]) -> str:
    """The one piece in the tray, or the name whose numbered market button was pressed."""
    place = _place(pressed)
    if place is not None and place <= len(names):
        return names[place - 1]
    if pressed != CONFIRM:
        raise _no_button(state)
    return _pieces(state, tray, sort, 1)[0]


def _mean_offer(state: State, _: tuple[str, ...], pressed: Press) -> Move:
    if pressed not in (CONFIRM, BACK):
        raise _no_button(state)
    return StartExam() if pressed == CONFIRM else SkipExam()


def _mean_over(state: State, _: tuple[str, ...], __: Press) -> Move:
    raise Refused("la-no-over")


_INTENTS: Final[dict[Phase, Callable[[State, tuple[str, ...], Press], Move]]] = {
    Phase.BREW: _mean_brew,
    Phase.TAKE: _mean_take,
    Phase.SELL: _mean_sell,
    Phase.END: _mean_end,
    Phase.CUSTOMER: _mean_customer,
    Phase.OFFER: _mean_offer,
    Phase.EXAM: _mean_answer,
    Phase.OVER: _mean_over,
}
