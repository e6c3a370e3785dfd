# SPDX-License-Identifier: MIT
"""Customers that the table names: who has come, and taking back one that was named by a slip."""

from __future__ import annotations

from typing import Final

from aludel.games.little_alchemists import brewing, drawing
from aludel.games.little_alchemists.checks import table
from aludel.games.little_alchemists.moves import Customer, CustomerAgain
from aludel.games.little_alchemists.state import NONE, Phase, State, changed
from aludel.games.referee import Event, Outcome, Refused

RETHINKING: Final = (Phase.BREW, Phase.SELL, Phase.END)
"""When a slip can be put right: nothing else is asked within the turn."""


def customer(state: State, move: Customer) -> Outcome:
    """Let in the customer that the table sees."""
    table(state, Phase.CUSTOMER)
    number = state.rules.potion_index.get(move.potion, NONE)
    if number not in state.coming:
        raise Refused("la-no-customer")
    return _instead(state, number) if state.mistaken else drawing.welcome(state, number)


def _instead(state: State, number: int) -> Outcome:
    """The right customer in place of the wrong one: the drawing is long done, and the turn goes on where it was.

    A potion made this turn that nobody had asked for may be just what this customer wants.
    """
    rules, then = state.rules, state.then
    state = changed(state, customer=number, come=state.come | 1 << number, then=Phase.BREW)
    if then is not Phase.BREW:
        wanted = brewing.wanted(state, state.seat, brewing.offered(state))
        then = Phase.SELL if wanted else Phase.END
    told = Event("customer-named", {"potion": rules.potions[number], "price": rules.prices[number]})
    return Outcome(changed(state, phase=then), (told,))


def why_not_again(state: State) -> str | None:
    """Why the present customer cannot have been a slip, or None when it can: each may be one once a large tile."""
    if state.customer == NONE or state.come.bit_count() == len(state.rules.customers):
        return "la-no-again-other"
    if state.sold:
        return "la-no-again-sold"
    return "la-no-again-twice" if state.mistaken >> state.customer & 1 else None


def may_rethink(state: State) -> bool:
    """Whether the table may take the present customer back now."""
    return state.phase in RETHINKING and why_not_again(state) is None


def customer_again(state: State, _: CustomerAgain) -> Outcome:
    """Take back the customer that was named by a slip; who has really come is asked for anew."""
    table(state, *RETHINKING)
    if (reason := why_not_again(state)) is not None:
        raise Refused(reason)
    gone = 1 << state.customer
    told = Event("customer-corrected", {"potion": state.rules.potions[state.customer]})
    back = {"customer": NONE, "come": state.come & ~gone, "mistaken": state.mistaken | gone}
    return Outcome(changed(state, phase=Phase.CUSTOMER, then=state.phase, **back), (told,))
