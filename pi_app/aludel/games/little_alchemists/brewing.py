# SPDX-License-Identifier: MIT
"""Mixing two tiles, and what a potion brings: a pet, a coin for one's pet, a wish, a sale."""

from __future__ import annotations

from typing import Any

from aludel.games.little_alchemists import artifacts
from aludel.games.little_alchemists.checks import paid, turn_of, with_item
from aludel.games.little_alchemists.effects import Change
from aludel.games.little_alchemists.moves import Brew, ChoosePet, Sell, WishFor
from aludel.games.little_alchemists.state import EQUAL, NONE, Phase, State, changed
from aludel.games.referee import Event, Outcome, Refused, Seat


def room(state: State, kind: int) -> int:
    """How many more tiles of a kind can turn up before the discards are shuffled again."""
    return state.rules.limits[kind] - state.shown[kind]


def brew(state: State, move: Brew) -> Outcome:
    """Mix two tiles: a potion is told to all, its ingredients only to the seat's own page."""
    seat = turn_of(state, move.seat, Phase.BREW)
    a, b = _kinds(state, seat, move)
    if state.hands[seat] < 2:
        raise Refused("la-no-hand", seat)
    for kind, needed in ((a, 2 if a == b else 1), (b, 1)):
        if room(state, kind) < needed:
            raise Refused("la-no-count", seat, ingredient=state.rules.kinds[kind], count=state.rules.limits[kind])
    shown = with_item(state.shown, a, state.shown[a] + 1)
    shown = with_item(shown, b, shown[b] + 1)
    hands = with_item(state.hands, seat, state.hands[seat] - 2)
    mixed = {"shown": shown, "hands": hands, "tray": (a, b), "boring": False}
    return _equal(state, seat, mixed) if a == b else _potion(state, seat, a, b, mixed)


def _kinds(state: State, seat: Seat, move: Brew) -> tuple[int, int]:
    index = state.rules.kind_index
    if move.a not in index or move.b not in index:
        raise Refused("la-no-ingredient", seat)
    a, b = index[move.a], index[move.b]
    return (a, b) if a <= b else (b, a)


def _equal(state: State, seat: Seat, mixed: dict[str, Any]) -> Outcome:
    phase = Phase.TAKE if state.market else Phase.END
    kind = "equal" if state.market else "equal-nothing"
    state = changed(state, phase=phase, made=EQUAL, last=(seat, EQUAL), **mixed)
    return Outcome(state, (Event(kind, {"seat": state.rules.seats[seat]}),))


def _potion(state: State, seat: Seat, a: int, b: int, mixed: dict[str, Any]) -> Outcome:
    rules = state.rules
    made = state.secret.cross[a][b]
    tracker = with_item(state.tracker, seat, state.tracker[seat] | rules.pair_bit[a, b])
    told_so_far = with_item(state.results[seat], made, state.results[seat][made] + 1)
    results = with_item(state.results, seat, told_so_far)
    fields = {**mixed, "made": made, "last": (seat, made), "tracker": tracker, "results": results}
    name = rules.potions[made]
    mark = {"ingredient": rules.kinds[a], "other": rules.kinds[b], "potion": name}
    told = [_made(rules.seats[seat], name, made == rules.powerless), Event("mark", mark, to=seat, spoken=False)]
    if rules.pets:
        return _settle(changed(state, **fields), seat, told)
    phase = Phase.SELL if wanted(state, seat, made) else Phase.END
    return Outcome(changed(state, phase=phase, **fields), tuple(told))


def _made(colour: str, potion: str, powerless: bool) -> Event:
    return Event("powerless", {"seat": colour}) if powerless else Event("potion", {"seat": colour, "potion": potion})


def wanted(state: State, seat: Seat, potion: int) -> bool:
    """Whether the customer buys this potion from this seat."""
    if potion != state.customer:
        return False
    if not state.sold >> seat & 1:
        return True
    return not state.again >> seat & 1 and artifacts.power(state, seat, Change.SECOND_SALES) > 0


def _settle(state: State, seat: Seat, told: list[Event]) -> Outcome:
    """A first potion brings a pet: the one that likes it, or the last one left, by itself; else any free one."""
    if state.pets[seat] != NONE:
        return _beyond(state, seat, told)
    free = state.free_pets
    likes = [pet for pet in free if state.rules.liked[pet] >> state.made & 1]
    if likes or len(free) == 1:
        return _adopt(state, seat, (likes or free)[0], told)
    return Outcome(changed(state, phase=Phase.PET), tuple(told))


def _adopt(state: State, seat: Seat, pet: int, told: list[Event]) -> Outcome:
    names = {"seat": state.rules.seats[seat], "pet": state.rules.pets[pet]}
    state = changed(state, pets=with_item(state.pets, seat, pet), fresh=True)
    return _beyond(state, seat, [*told, Event("pet", names)])


def _beyond(state: State, seat: Seat, told: list[Event]) -> Outcome:
    """After the pet: the wish that a potion of wishes grants, or what the potion brings."""
    if state.made == state.rules.wishes:
        return Outcome(changed(state, phase=Phase.WISH), tuple(told))
    return _brings(state, seat, state.made, told)


def _brings(state: State, seat: Seat, potion: int, told: list[Event]) -> Outcome:
    """What a potion brings, brewed or wished for: coins for the pet or for tea, and a sale to be asked about."""
    names, income = {"seat": state.rules.seats[seat]}, 0
    told = list(told)
    if (coins := _pet_coins(state, seat, potion)) > 0:
        income += coins
        pet = state.rules.pets[state.pets[seat]]
        told.append(Event("pet-coin", {**names, "pet": pet, "gain": coins, "coins": state.coins[seat] + income}))
    if (coins := _tea_coins(state, seat, potion)) > 0:
        income += coins
        artifact = artifacts.cause(state, seat, Change.POWERLESS_COINS)
        told.append(
            Event("tea-coins", {**names, "artifact": artifact, "gain": coins, "coins": state.coins[seat] + income})
        )
    phase = Phase.SELL if wanted(state, seat, potion) else Phase.END
    return Outcome(changed(state, phase=phase, **paid(state, seat, income)), tuple(told))


def _pet_coins(state: State, seat: Seat, potion: int) -> int:
    """Coins from the pet; the potion with which it came brings none."""
    pet = state.pets[seat]
    if state.fresh or pet == NONE or not state.rules.liked[pet] >> potion & 1:
        return 0
    return state.rules.pet_coins + artifacts.power(state, seat, Change.PET_COINS)


def _tea_coins(state: State, seat: Seat, potion: int) -> int:
    return artifacts.power(state, seat, Change.POWERLESS_COINS) if potion == state.rules.powerless else 0


def choose_pet(state: State, move: ChoosePet) -> Outcome:
    """Take a free pet after the first potion."""
    seat = turn_of(state, move.seat, Phase.PET)
    pet = state.rules.pet_index.get(move.pet, NONE)
    if pet not in state.free_pets:
        raise Refused("la-no-pet", seat)
    return _adopt(state, seat, pet, [])


def wish_for(state: State, move: WishFor) -> Outcome:
    """Let the potion of wishes become any other potion, a powerless one too."""
    seat = turn_of(state, move.seat, Phase.WISH)
    potion = state.rules.potion_index.get(move.potion, NONE)
    if potion in (NONE, state.rules.wishes):
        raise Refused("la-no-wish", seat)
    powerless = potion == state.rules.powerless
    names = {"seat": move.seat} if powerless else {"seat": move.seat, "potion": move.potion}
    told = Event("wished-powerless" if powerless else "wished", names)
    return _brings(changed(state, wished=potion), seat, potion, [told])


def offered(state: State) -> int:
    """The potion that may be sold now: what was wished for, or what was brewed."""
    return state.made if state.wished == NONE else state.wished


def price(state: State) -> int:
    """What the customer pays the seat on turn for a potion."""
    return state.rules.prices[state.customer] + artifacts.power(state, state.seat, Change.SALE_COINS)


def sell(state: State, move: Sell) -> Outcome:
    """Sell the potion to the customer and set the bottle there, or keep it."""
    seat = turn_of(state, move.seat, Phase.SELL)
    if not move.sells:
        return Outcome(changed(state, phase=Phase.END), (Event("kept", {"seat": move.seat}, spoken=False),))
    coins = price(state)
    state = changed(
        state,
        phase=Phase.END,
        sold=state.sold | 1 << seat,
        again=state.again | state.sold & 1 << seat,
        **paid(state, seat, coins),
    )
    told = Event("sold", {"seat": move.seat, "price": coins, "coins": state.coins[seat]})
    return Outcome(state, (told,))
