# SPDX-License-Identifier: MIT
"""Everything that can be wrong with a position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from aludel.games.little_alchemists import artifacts, later_faults
from aludel.games.little_alchemists.state import CLOSED, EQUAL, NONE, TURN, Phase, State
from aludel.games.referee import Fault


def count(state: State) -> Mapping[str, int]:
    """The pieces of the level by class, coins by value.

    Only what is handed out piece by piece is counted: tiles and coins where they lie, theory tokens, pets and artifacts
    where somebody has them and where nobody has. So a piece lost or given twice changes a number. Customers, bottles
    and gems are each one mark in the position, of which none can get lost.
    """
    rules, owned = state.rules, artifacts.sold(state)
    lying = state.stack + state.discards + len(state.tray) + state.stray + state.market.bit_count()
    counts = {
        "tile": lying + sum(state.hands),
        "coin": state.bank + sum(state.coins),
        "theory": len(state.solved) + len(state.unsolved) if rules.theories else 0,
        "pet": sum(pet != NONE for pet in state.pets) + len(state.free_pets),
        "artifact": sum(own.bit_count() for own in state.artifacts) + len(rules.artifacts) - owned.bit_count(),
    }
    return {name: number for name, number in counts.items() if number}


def status(state: State) -> tuple[Fault, ...]:
    """Every fault of a position."""
    return (
        *_count_faults(state),
        *_results_faults(state),
        *_secret_faults(state),
        *_customer_faults(state),
        *_slip_faults(state),
        *_phase_faults(state),
        *later_faults.faults(state),
    )


def _count_faults(state: State) -> Iterator[Fault]:
    rules, pieces = state.rules, count(state)
    counts = {
        "stack": state.stack,
        "discards": state.discards,
        "stray": state.stray,
        "owed": state.owed,
        "turns": state.turns,
    }
    for name, value in counts.items():
        if value < 0:
            yield Fault("negative", {"count": name})
    for name, values in (("coins", state.coins), ("hands", state.hands)):
        for seat, value in zip(rules.seats, values, strict=True):
            if value < 0:
                yield Fault("negative", {"count": name, "seat": seat})
    if pieces.get("tile", 0) != rules.tiles:
        yield Fault("tiles", {"given": pieces.get("tile", 0), "wanted": rules.tiles})
    if pieces.get("coin", 0) != rules.bank:
        yield Fault("coins", {"given": pieces.get("coin", 0), "wanted": rules.bank})
    if state.turns >= 0 and (state.first + state.turns) % state.seats != state.seat:
        yield Fault("turn", {"seat": rules.seats[state.seat]})


def _results_faults(state: State) -> Iterator[Fault]:
    if any(count < 0 for told in state.results for count in told):
        yield Fault("negative", {"count": "results"})


def _secret_faults(state: State) -> Iterator[Fault]:
    rules = state.rules
    if any(not 0 <= shown <= limit for shown, limit in zip(state.shown, rules.limits, strict=True)):
        yield Fault("shown-too-often")
    if sum(state.shown) > state.discards + len(state.tray) + state.stray:
        yield Fault("shown-not-discarded")
    if any(not 0 <= tracked < 1 << len(rules.pairs) for tracked in state.tracker):
        yield Fault("tracker")


def _customer_faults(state: State) -> Iterator[Fault]:
    rules = state.rules
    known = sum(1 << c for c in rules.customers)
    if state.come & ~known:
        yield Fault("customer-unknown")
    if state.phase not in CLOSED:
        if (state.customer == NONE) != (state.come == 0) and not _rethinking(state):
            yield Fault("customer-missing")
        if state.customer >= 0 and not state.come >> state.customer & 1:
            yield Fault("customer-not-come")
    elif state.customer != NONE:
        yield Fault("customer-after-closing")
    elif state.coming and state.ending == "closed":
        yield Fault("closed-too-early")
    if state.customer == EQUAL:
        yield Fault("customer-unknown")
    if state.customer == NONE and state.sold:
        yield Fault("bottle-without-customer")


def _rethinking(state: State) -> bool:
    """Whether a customer was taken back, and the right one is to be told."""
    return state.phase is Phase.CUSTOMER and state.mistaken != 0


def _slip_faults(state: State) -> Iterator[Fault]:
    """Whoever was taken back is still to come or is the present customer, and then the drawing was done before."""
    here = 1 << state.customer if state.customer >= 0 else 0
    known = sum(1 << c for c in state.rules.customers)
    if state.mistaken & ~known or state.mistaken & state.come & ~here:
        yield Fault("customer-taken-back")
    if _rethinking(state):
        if state.owed or state.refill or state.lost or state.sold or here or state.then is Phase.OVER:
            yield Fault("customer-taken-back")
    elif state.phase is Phase.CUSTOMER and state.then is Phase.SELL:
        yield Fault("customer-taken-back")


def _phase_faults(state: State) -> Iterator[Fault]:
    rules = state.rules
    if state.phase in TURN and len(state.tray) not in _in_tray(state):
        yield Fault("tray", {"phase": state.phase.value})
    if state.phase is Phase.TAKE and (state.made != EQUAL or not state.market):
        yield Fault("nothing-to-take")
    if state.phase is Phase.CUSTOMER and ((state.stack and not state.mistaken) or len(state.coming) < 2):
        yield Fault("no-customer-due")
    if state.phase is not Phase.CUSTOMER and (state.owed or state.refill):
        yield Fault("drawing-left")
    if state.phase in (Phase.OFFER, Phase.EXAM) and not rules.questions:
        yield Fault("no-exam")
    if state.answers and state.phase not in (Phase.EXAM, Phase.OVER):
        yield Fault("answers-too-early")
    if state.phase is Phase.EXAM and len(state.answers) >= rules.questions:
        yield Fault("answers-too-many")


def _in_tray(state: State) -> tuple[int, ...]:
    """How many tiles may lie in the tray; none after a theory, too."""
    if state.phase in (Phase.BREW, Phase.GUESS):
        return (0,)
    theory = state.phase in (Phase.END, Phase.SHOP) and state.rules.theories and state.made == NONE
    return (0,) if theory else (2,)
