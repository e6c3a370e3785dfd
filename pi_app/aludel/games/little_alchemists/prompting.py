# SPDX-License-Identifier: MIT
"""What the console asks for: what may lie in the tray now, and what each button does."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from aludel.games.little_alchemists import arriving, artifacts, brewing, deeds, shop
from aludel.games.little_alchemists.moves import DEEDS
from aludel.games.little_alchemists.phrases import types
from aludel.games.little_alchemists.rules import NOWHERE
from aludel.games.little_alchemists.state import Phase, State
from aludel.games.little_alchemists.view import may_shop, potions_of
from aludel.games.referee import TABLE, Args, Choice, Prompt, Seat, Way, hold, press

CONFIRM: Final = press("confirm")
BACK: Final = press("back")
NEXT: Final = press("next")
BORING: Final = hold("next")
STACK_EMPTY: Final = hold("back", "confirm")
CUSTOMER_AGAIN: Final = hold("next", "confirm")
MARKET: Final = tuple(press(f"market-{place}") for place in range(1, 6))

TILE: Final = "tile."
ANSWER: Final = "answer."
CUSTOMER: Final = "customer."
THEORY: Final = "theory."
PET: Final = "pet."
ARTIFACT: Final = "artifact."
NUMBER: Final = "number."
NOBODY: Final = "word.none"
"""What a guesser who declines browses to."""
SHOP: Final = "word.shop"
JUDGED: Final = "word.judged-"
"""Followed by a deed: what the owner of an artifact that the table judges browses to, to tell the ledger of it."""


def prompt(state: State) -> Prompt:
    """What is asked for now."""
    return _PROMPTS[state.phase](state)


def asked(state: State) -> Seat:
    """The seat that is asked now; while the table is asked, the one whose turn it is."""
    if state.phase is Phase.GUESS:
        return state.guesser
    return shop.asked(state)[0] if state.phase is Phase.JUDGE else state.seat


def _seat(state: State) -> Args:
    return {"seat": state.rules.seats[asked(state)]}


def _kinds(sort: str, names: Iterable[str]) -> frozenset[str]:
    return frozenset(sort + name for name in names)


def _one(way: str, sort: str, names: Iterable[str]) -> tuple[Way, ...]:
    """One way to fill the tray: one piece of a sort."""
    return (Way(way, (_kinds(sort, names),)),)


def _act(state: State) -> Prompt:
    """Mixing, and from level 2 on sharing a theory: what lies in the tray says which."""
    shares = bool(state.rules.theories)
    ways = (_brewing(state), _sharing(state)) if shares else (_brewing(state),)
    return Prompt(
        key="la-prompt-act" if shares else "la-prompt-brew",
        seats=(state.seat,),
        args=_seat(state),
        ways=ways,
        choices=(Choice(CONFIRM, "la-choice-brew-or-share" if shares else "la-choice-brew"), *_beside(state)),
        secret=True,
        browse=_judging(state),
    )


def _brewing(state: State) -> Way:
    tiles = _kinds(TILE, state.rules.kinds)
    return Way("la-way-brew", (tiles, tiles))


def _sharing(state: State) -> Way:
    """An ingredient that is not on the board, then the potions; powerless is none and has no answer piece."""
    rules = state.rules
    potions = _kinds(ANSWER, (name for n, name in enumerate(rules.potions) if n != rules.powerless))
    return Way("la-way-theory", (_kinds(ANSWER, _unsolved(state)), *[potions] * rules.theories))


def _unsolved(state: State) -> list[str]:
    return [state.rules.kinds[kind] for kind in state.unsolved]


def _beside(state: State) -> list[Choice]:
    """What may be done beside the turn's own action, and what the table may tell the console."""
    choices = _buying(state)
    if state.phase is Phase.BREW and deeds.why_not_boring(state) is None:
        choices.append(Choice(BORING, "la-choice-boring"))
    if state.stack:
        choices.append(Choice(STACK_EMPTY, "la-choice-stack-empty", sure=True))
    return [*choices, *_rethinking(state)]


def _rethinking(state: State) -> list[Choice]:
    """What puts right that the table has named a customer by a slip."""
    return [Choice(CUSTOMER_AGAIN, "la-choice-customer-again", sure=True)] if arriving.may_rethink(state) else []


def _judging(state: State) -> tuple[str, ...]:
    return tuple(JUDGED + deed for deed in DEEDS if shop.why_not_judged(state, state.seat, deed) is None)


def _buying(state: State) -> list[Choice]:
    price = deeds.price(state)
    if state.coins[state.seat] < price:
        return []
    return [Choice(MARKET[place], "la-choice-buy" if price else "la-choice-buy-free") for place in _places(state)]


def _places(state: State) -> list[int]:
    return [place for place in range(state.rules.places) if state.market >> place & 1]


def _guess(state: State) -> Prompt:
    """The guesser names an ingredient aloud by its token, by name, or declines."""
    unsolved = _unsolved(state)
    return Prompt(
        key="la-prompt-guess",
        seats=(state.guesser,),
        args={**_seat(state), **types(potions_of(state, state.theory))},
        ways=_one("la-way-guess", THEORY, unsolved),
        choices=(Choice(CONFIRM, "la-choice-guess"),),
        browse=(*(THEORY + name for name in unsolved), NOBODY),
    )


def _pet(state: State) -> Prompt:
    free = [state.rules.pets[pet] for pet in state.free_pets]
    return Prompt(
        key="la-prompt-pet",
        seats=(state.seat,),
        args=_seat(state),
        ways=_one("la-way-pet", PET, free),
        choices=(Choice(CONFIRM, "la-choice-pet"),),
        browse=tuple(PET + name for name in free),
    )


def _wish(state: State) -> Prompt:
    """A wish is told to all, so it may be made by button, by name, or with the answer's piece."""
    rules, wanted = state.rules, state.rules.wanted
    without = [rules.potions[rules.powerless]] if rules.powerless != NOWHERE else []
    by_button = [Choice(button, f"la-choice-wish-{name}") for button, name in zip(MARKET, wanted, strict=False)]
    return Prompt(
        key="la-prompt-wish",
        seats=(state.seat,),
        args=_seat(state),
        ways=_one("la-way-wish", ANSWER, wanted),
        choices=(Choice(CONFIRM, "la-choice-wish"), *by_button),
        browse=tuple(ANSWER + name for name in (*wanted, *without)),
    )


def _take(state: State) -> Prompt:
    choices = tuple(Choice(MARKET[place], "la-choice-take") for place in _places(state))
    return Prompt("la-prompt-take", (state.seat,), _seat(state), choices=choices)


def _sell(state: State) -> Prompt:
    args: Args = {**_seat(state), "potion": state.rules.potions[state.customer], "price": brewing.price(state)}
    choices = (Choice(CONFIRM, "la-choice-sell"), Choice(BACK, "la-choice-keep"), *_rethinking(state))
    return Prompt("la-prompt-sell", (state.seat,), args, choices=choices)


def _end(state: State) -> Prompt:
    """`next` leads to the artifacts; where more is to be gone through by name, they are the first of it."""
    choices, browse = (Choice(CONFIRM, "la-choice-end"), *_beside(state)), _judging(state)
    key = "la-prompt-end"
    if may_shop(state):
        key = "la-prompt-end-shop"
        choices, browse = (choices, (SHOP, *browse)) if browse else ((*choices, Choice(NEXT, "la-choice-artifact")), ())
    return Prompt(key, (state.seat,), _seat(state), choices=choices, browse=browse)


def _shop(state: State) -> Prompt:
    """The console does not know which artifacts lie face up: any that nobody has may be shown."""
    owned = artifacts.sold(state)
    names = [artifact.name for i, artifact in enumerate(state.rules.artifacts) if not owned >> i & 1]
    return Prompt(
        key="la-prompt-shop",
        seats=(state.seat,),
        args=_seat(state),
        ways=_one("la-way-artifact", ARTIFACT, names),
        choices=(Choice(CONFIRM, "la-choice-show-artifact"), Choice(BACK, "la-choice-leave")),
        browse=tuple(ARTIFACT + name for name in names),
    )


def _judge(state: State) -> Prompt:
    seat, artifact = shop.asked(state)
    args: Args = {"seat": state.rules.seats[seat], "artifact": state.rules.artifacts[artifact].name}
    numbers = tuple(f"{NUMBER}{points}" for points in range(state.rules.judged_points + 1))
    return Prompt("la-prompt-judge", (seat,), args, browse=numbers)


def _customer(state: State) -> Prompt:
    """A customer is shown to the camera, or named by the button with its potion's number."""
    wanted, coming = state.rules.wanted, [state.rules.potions[c] for c in state.coming]
    by_button = [
        Choice(MARKET[n], f"la-choice-customer-{potion}") for n, potion in enumerate(wanted) if potion in coming
    ]
    return Prompt(
        key="la-prompt-customer" if len(wanted) <= _FEW else "la-prompt-customer-five",
        seats=(TABLE,),
        ways=_one("la-way-customer", CUSTOMER, coming),
        choices=(Choice(CONFIRM, "la-choice-show-customer"), *by_button),
    )


_FEW: Final = 3
"""Up to so many customers are named by the short prompt."""


def _offer(_: State) -> Prompt:
    choices = (Choice(CONFIRM, "la-choice-exam"), Choice(BACK, "la-choice-no-exam"))
    return Prompt("la-prompt-offer", (TABLE,), choices=choices)


def _exam(state: State) -> Prompt:
    """The exam is no secret, so it may be answered by the button with the potion's number as well."""
    rules, number = state.rules, len(state.answers)
    one, other = (rules.kinds[kind] for kind in state.secret.exam[number])
    by_button = [
        Choice(button, f"la-choice-answer-{name}") for button, name in zip(MARKET, rules.potions, strict=False)
    ]
    return Prompt(
        key="la-prompt-exam",
        seats=(TABLE,),
        args={"number": number + 1, "questions": rules.questions, "ingredient": one, "other": other},
        ways=_one("la-way-answer", ANSWER, rules.potions),
        choices=(Choice(CONFIRM, "la-choice-answer"), *by_button),
    )


def _over(_: State) -> Prompt:
    return Prompt("la-prompt-over", (TABLE,))


_PROMPTS: Final[dict[Phase, Callable[[State], Prompt]]] = {
    Phase.BREW: _act,
    Phase.TAKE: _take,
    Phase.GUESS: _guess,
    Phase.PET: _pet,
    Phase.WISH: _wish,
    Phase.SELL: _sell,
    Phase.END: _end,
    Phase.SHOP: _shop,
    Phase.CUSTOMER: _customer,
    Phase.JUDGE: _judge,
    Phase.OFFER: _offer,
    Phase.EXAM: _exam,
    Phase.OVER: _over,
}
