# SPDX-License-Identifier: MIT
"""Sharing a theory, and guessing what a right one was about."""

from __future__ import annotations

from aludel.games.little_alchemists import artifacts, drawing, scoring
from aludel.games.little_alchemists.checks import paid, seat_of, turn_of, with_item
from aludel.games.little_alchemists.effects import Change
from aludel.games.little_alchemists.moves import Guess, Theory
from aludel.games.little_alchemists.phrases import WRONG_NUMBER, types
from aludel.games.little_alchemists.rules import named
from aludel.games.little_alchemists.state import NONE, Phase, State, changed
from aludel.games.referee import Args, Event, Outcome, Refused, Seat


def makes(state: State, ingredient: int) -> int:
    """The potions that an ingredient can make in truth, a bit set. Secret until it is on the board."""
    return state.rules.sets[state.secret.assignment[ingredient]]


def taken(state: State) -> tuple[int, ...]:
    """The potions of each ingredient on the theory board, bit sets."""
    return tuple(makes(state, ingredient) for ingredient, _ in state.solved)


def is_free(state: State, potions: int) -> bool:
    """Whether the theory board has a place for these potions that is not full."""
    return state.rules.sets.count(potions) > taken(state).count(potions)


def theory(state: State, move: Theory) -> Outcome:
    """Share a theory: right, the board shows it, at once or after the guesses; wrong, only that is told."""
    seat = turn_of(state, move.seat, Phase.BREW)
    ingredient, potions = _named(state, seat, move)
    if makes(state, ingredient) != potions:
        return _wrong(state, seat, ingredient, potions)
    if not state.rules.guesses:
        args = {"seat": move.seat, "ingredient": move.ingredient, **_types(state, potions)}
        return _solve(changed(state, boring=False), ingredient, [Event("theory-right", args)])
    told = Event("theory-shown", {"seat": move.seat, **_types(state, potions)})
    return Outcome(changed(state, phase=Phase.GUESS, theory=ingredient, boring=False), (told,))


def _named(state: State, seat: Seat, move: Theory) -> tuple[int, int]:
    """Ingredient and potions of a theory that may be shared, else Refused."""
    rules = state.rules
    if not rules.theories:
        raise Refused("la-no-now", seat)
    ingredient = rules.kind_index.get(move.ingredient, NONE)
    if ingredient == NONE:
        raise Refused("la-no-ingredient", seat)
    if len(set(move.potions)) != rules.theories or len(move.potions) != rules.theories:
        raise Refused(WRONG_NUMBER[rules.theories], seat)
    index = rules.potion_index
    potions = sum(1 << index[name] for name in move.potions if name in index)
    if ingredient not in state.unsolved or not is_free(state, potions):
        raise Refused("la-no-theory", seat, ingredient=move.ingredient)
    return ingredient, potions


def _types(state: State, potions: int) -> Args:
    return types(named(state.rules.potions, potions))


def _wrong(state: State, seat: Seat, ingredient: int, potions: int) -> Outcome:
    """A broken gem, and tiles are lost from the stack; what was wrong only the seat's own page keeps."""
    rules = state.rules
    charmed = artifacts.power(state, seat, Change.UNBROKEN) > 0
    known, error = state.wrong[seat], (ingredient, potions)
    broken = state.broken[seat] + (0 if charmed else 1)
    desk = drawing.desk(
        changed(
            state,
            wrong=with_item(state.wrong, seat, known if error in known else (*known, error)),
            broken=with_item(state.broken, seat, broken),
            boring=False,
        )
    )
    desk.lost, desk.then = rules.tiles_lost, Phase.END
    note = {"ingredient": rules.kinds[ingredient], **_types(state, potions)}
    desk.events += [_told_wrong(state, seat, charmed), Event("wrong-note", note, to=seat, spoken=False)]
    return drawing.draw(desk)


def _told_wrong(state: State, seat: Seat, charmed: bool) -> Event:
    """That a theory was wrong, and how many tiles the stack has to lose now: a customer may come before the rest."""
    told: Args = {"seat": state.rules.seats[seat], "count": min(state.rules.tiles_lost, state.stack)}
    if not charmed:
        return Event("theory-wrong", told)
    return Event("theory-wrong-charmed", {**told, "artifact": artifacts.cause(state, seat, Change.UNBROKEN)})


def guess(state: State, move: Guess) -> Outcome:
    """Guess in turn order, told aloud however it was made; the last guess reveals the ingredient."""
    seat = seat_of(state, move.seat, Phase.GUESS)
    if seat != state.guesser:
        raise Refused("la-no-turn", seat)
    state = changed(state, guesses=(*state.guesses, _guessed(state, seat, move.ingredient)))
    told = [
        Event("guess-declined", {"seat": move.seat})
        if move.ingredient is None
        else Event("guessed", {"seat": move.seat, "ingredient": move.ingredient})
    ]
    return _reveal(state, told) if len(state.guesses) == state.seats - 1 else Outcome(state, tuple(told))


def _guessed(state: State, seat: Seat, name: str | None) -> int:
    if name is None:
        return NONE
    ingredient = state.rules.kind_index.get(name, NONE)
    if ingredient == NONE:
        raise Refused("la-no-ingredient", seat)
    if ingredient not in state.unsolved:
        raise Refused("la-no-guess", seat)
    return ingredient


def _reveal(state: State, told: list[Event]) -> Outcome:
    """Name the ingredient, pay who has guessed it, and put it on the board."""
    rules, ingredient = state.rules, state.theory
    told = [*told, Event("reveal", {"seat": rules.seats[state.seat], "ingredient": rules.kinds[ingredient]})]
    right = [(state.seat + 1 + n) % state.seats for n, name in enumerate(state.guesses) if name == ingredient]
    for seat in right:
        state = changed(state, **paid(state, seat, rules.guess_coins))
        paid_out: Args = {"seat": rules.seats[seat], "gain": rules.guess_coins, "coins": state.coins[seat]}
        told.append(Event("guess-right", paid_out))
    if not right:
        told.append(Event("guess-none"))
    return _solve(changed(state, theory=NONE, guesses=()), ingredient, told)


def _solve(state: State, ingredient: int, told: list[Event]) -> Outcome:
    """Put an ingredient on the board and give its sharer the top gem; the last gem ends the game."""
    gem = scoring.gems_left(state)[0]
    state = changed(state, phase=Phase.END, solved=(*state.solved, (ingredient, state.seat)))
    told = [*told, Event("gem", {"seat": state.rules.seats[state.seat], "points": gem})]
    if scoring.gems_left(state):
        return Outcome(state, tuple(told))
    return scoring.close(state, [*told, Event("solved"), Event("keys", {"count": scoring.keys(state)})])
