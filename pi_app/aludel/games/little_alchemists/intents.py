# SPDX-License-Identifier: MIT
"""What an answer by tray and buttons means; whether it is legal is for `deeds.apply` to say.

Each way to fill the tray wrongly has a reason of its own, so that whoever stands before it knows what to change.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from aludel.games.little_alchemists import options
from aludel.games.little_alchemists.moves import (
    Buy,
    BuyArtifact,
    ChoosePet,
    Customer,
    EndTurn,
    ExamAnswer,
    Guess,
    Judged,
    JudgePoints,
    Leave,
    Move,
    Sell,
    Shop,
    SkipExam,
    StartExam,
    Take,
    Theory,
    WishFor,
    brew,
    theory,
)
from aludel.games.little_alchemists.phrases import WRONG_NUMBER
from aludel.games.little_alchemists.prompting import (
    ANSWER,
    ARTIFACT,
    BACK,
    BORING,
    CONFIRM,
    CUSTOMER,
    CUSTOMER_AGAIN,
    JUDGED,
    MARKET,
    NEXT,
    NOBODY,
    NUMBER,
    PET,
    SHOP,
    STACK_EMPTY,
    THEORY,
    TILE,
    asked,
)
from aludel.games.little_alchemists.state import Phase, State
from aludel.games.referee import Press, Refused

Tray: TypeAlias = tuple[str, ...]


def intent(state: State, tray: Tray, pressed: Press) -> Move:
    """The move meant by these kinds in the tray and this press, or Refused."""
    if pressed in _CORRECTIONS:
        return _CORRECTIONS[pressed]
    return _INTENTS[state.phase](state, tray, pressed)


_CORRECTIONS: Final[dict[Press, Move]] = {
    BORING: options.BORING,
    STACK_EMPTY: options.STACK_EMPTY,
    CUSTOMER_AGAIN: options.CUSTOMER_AGAIN,
}
"""What the table tells by holding buttons, in whatever phase."""


def _colour(state: State) -> str:
    return state.rules.seats[asked(state)]


def _refused(state: State, reason: str) -> Refused:
    return Refused(reason, asked(state))


def _no_button(state: State) -> Refused:
    return _refused(state, "la-no-button")


def _place(pressed: Press) -> int | None:
    """The market place of a button (1-5)."""
    return MARKET.index(pressed) + 1 if pressed in MARKET else None


def _beside(state: State, tray: Tray, pressed: Press) -> Move | None:
    """What may be done beside the turn's own action: buy a tile, tell the ledger what a judged artifact did."""
    if (place := _place(pressed)) is not None:
        return Buy(_colour(state), place)
    if pressed == CONFIRM and len(tray) == 1 and tray[0].startswith(JUDGED):
        return Judged(_colour(state), tray[0].removeprefix(JUDGED))
    return None


def _mean_act(state: State, tray: Tray, pressed: Press) -> Move:
    if (move := _beside(state, tray, pressed)) is not None:
        return move
    if pressed != CONFIRM:
        raise _no_button(state)
    if state.rules.theories and any(kind.startswith(ANSWER) for kind in tray):
        return _theory(state, tray)
    one, other = _pieces(state, tray, TILE, 2)
    return brew(_colour(state), one, other)


def _theory(state: State, tray: Tray) -> Theory:
    """One ingredient answer and as many potion answers as an ingredient has potions."""
    if any(kind.startswith(TILE) for kind in tray):
        raise _refused(state, "la-no-tray-mixed")
    names = _of_sort(state, tray, ANSWER)
    potions = [name for name in names if name in state.rules.potion_index]
    ingredients = [name for name in names if name not in state.rules.potion_index]
    if (reason := _why_no_theory(ingredients, potions, state.rules.theories)) is not None:
        raise _refused(state, reason)
    return theory(_colour(state), ingredients[0], potions)


def _why_no_theory(ingredients: list[str], potions: list[str], wanted: int) -> str | None:
    if len(ingredients) != 1:
        return "la-no-tray-two-ingredients" if ingredients else "la-no-tray-no-ingredient"
    if len(set(potions)) != len(potions):
        return "la-no-tray-double"
    if len(potions) > wanted:
        return "la-no-tray-many"
    return WRONG_NUMBER[wanted] if len(potions) < wanted else None


def _of_sort(state: State, tray: Tray, sort: str) -> list[str]:
    if not tray:
        raise _refused(state, "la-no-tray-empty")
    if not all(kind.startswith(sort) for kind in tray):
        raise _refused(state, "la-no-tray-sort")
    return [kind.removeprefix(sort) for kind in tray]


def _pieces(state: State, tray: Tray, sort: str, wanted: int) -> list[str]:
    """The names of exactly `wanted` pieces of one sort in the tray; each way to miss that has its own reason."""
    names = _of_sort(state, tray, sort)
    if len(names) < wanted:
        raise _refused(state, "la-no-tray-one")
    if len(names) > wanted:
        raise _refused(state, "la-no-tray-many")
    return names


def _shown(state: State, tray: Tray, pressed: Press, sort: str) -> str:
    """The name of the one piece in the tray, confirmed."""
    if pressed != CONFIRM:
        raise _no_button(state)
    return _pieces(state, tray, sort, 1)[0]


def _one_of(state: State, tray: Tray, pressed: Press, sort: str, names: tuple[str, ...]) -> str:
    """The one piece in the tray, or the name whose numbered market button was pressed."""
    place = _place(pressed)
    if place is not None and place <= len(names):
        return names[place - 1]
    return _shown(state, tray, pressed, sort)


def _mean_guess(state: State, tray: Tray, pressed: Press) -> Move:
    if pressed == CONFIRM and tray == (NOBODY,):
        return Guess(_colour(state), None)
    return Guess(_colour(state), _shown(state, tray, pressed, THEORY))


def _mean_pet(state: State, tray: Tray, pressed: Press) -> Move:
    return ChoosePet(_colour(state), _shown(state, tray, pressed, PET))


def _mean_wish(state: State, tray: Tray, pressed: Press) -> Move:
    return WishFor(_colour(state), _one_of(state, tray, pressed, ANSWER, state.rules.wanted))


def _mean_take(state: State, _: Tray, pressed: Press) -> Move:
    if (place := _place(pressed)) is None:
        raise _no_button(state)
    return Take(_colour(state), place)


def _yes(state: State, pressed: Press) -> bool:
    """Confirm is yes, back is no."""
    if pressed not in (CONFIRM, BACK):
        raise _no_button(state)
    return pressed == CONFIRM


def _mean_sell(state: State, _: Tray, pressed: Press) -> Move:
    return Sell(_colour(state), _yes(state, pressed))


def _mean_end(state: State, tray: Tray, pressed: Press) -> Move:
    if (move := _beside(state, tray, pressed)) is not None:
        return move
    if (pressed == NEXT and state.rules.artifacts) or (pressed == CONFIRM and tray == (SHOP,)):
        return Shop(_colour(state))
    if pressed != CONFIRM:
        raise _no_button(state)
    return EndTurn(_colour(state))


def _mean_shop(state: State, tray: Tray, pressed: Press) -> Move:
    if pressed == BACK:
        return Leave(_colour(state))
    return BuyArtifact(_colour(state), _shown(state, tray, pressed, ARTIFACT))


def _mean_judge(state: State, tray: Tray, pressed: Press) -> Move:
    if pressed != CONFIRM:
        raise _no_button(state)
    points = [kind.removeprefix(NUMBER) for kind in tray if kind.startswith(NUMBER)]
    if len(points) != 1 or not points[0].isdecimal():
        raise _refused(state, "la-no-judge")
    return JudgePoints(_colour(state), int(points[0]))


def _mean_customer(state: State, tray: Tray, pressed: Press) -> Move:
    return Customer(_one_of(state, tray, pressed, CUSTOMER, state.rules.wanted))


def _mean_answer(state: State, tray: Tray, pressed: Press) -> Move:
    return ExamAnswer(_one_of(state, tray, pressed, ANSWER, state.rules.potions))


def _mean_offer(state: State, _: Tray, pressed: Press) -> Move:
    return StartExam() if _yes(state, pressed) else SkipExam()


def _mean_over(_: State, __: Tray, ___: Press) -> Move:
    raise Refused("la-no-over")


_INTENTS: Final[dict[Phase, Callable[[State, Tray, Press], Move]]] = {
    Phase.BREW: _mean_act,
    Phase.TAKE: _mean_take,
    Phase.GUESS: _mean_guess,
    Phase.PET: _mean_pet,
    Phase.WISH: _mean_wish,
    Phase.SELL: _mean_sell,
    Phase.END: _mean_end,
    Phase.SHOP: _mean_shop,
    Phase.CUSTOMER: _mean_customer,
    Phase.JUDGE: _mean_judge,
    Phase.OFFER: _mean_offer,
    Phase.EXAM: _mean_answer,
    Phase.OVER: _mean_over,
}
