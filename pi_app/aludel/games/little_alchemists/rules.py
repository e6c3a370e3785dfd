# SPDX-License-Identifier: MIT
"""Everything about a game that is fixed before chance decides: level, seats, tiles, prices, board, house rules."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from itertools import combinations
from typing import Any, Final, TypeAlias

from aludel.games.little_alchemists import board, data, overlay
from aludel.games.referee import BadSetup, Json, Setup

COLOURS: Final = ("red", "yellow", "green", "blue")
PLAYERS: Final = range(2, len(COLOURS) + 1)
MARK_RULES: Final = ("kit", "unknown")

Pair: TypeAlias = tuple[int, int]
GOLD: Final = "gold"
"""The banner of the artifacts that pay at the end."""
NOWHERE: Final = -1
"""The number of a potion that the level does not have."""


@dataclass(frozen=True, slots=True)
class Artifact:
    """One artifact; `effect` is a key of artifacts.EFFECTS, `potion` a potion number or NOWHERE."""

    name: str
    banner: str
    cost: int
    points: int
    effect: str
    amount: int
    potion: int


@dataclass(frozen=True, slots=True)
class Rules:
    """The fixed facts of one game; ingredients, potions and seats are numbered by their place in these tuples.

    `limits` is how many tiles of each ingredient may be in play, `tiles` how many of all. `customers` are potion
    numbers in button order, `prices` what each pays. `bank` is the value of all coins in the box.
    """

    level: int
    seats: tuple[str, ...]
    house: str
    """House rules and overlay, as canonical JSON."""
    kinds: tuple[str, ...]
    potions: tuple[str, ...]
    limits: tuple[int, ...]
    tiles: int
    customers: tuple[int, ...]
    prices: tuple[int, ...]
    board: board.Board
    bank: int
    coins: int
    hand: int
    places: int
    draw: int
    price: int
    questions: int
    passing: int
    gems: tuple[int, ...]
    """Points from the top of the stack down; as many as there are theories to share."""
    theories: int
    """How many potions a theory names; 0 without theories."""
    guesses: bool
    tiles_lost: int
    broken: int
    """Points that a broken gem costs."""
    broken_gems: int
    """Broken gems in the box."""
    results: tuple[int, ...]
    """By potion the result tokens in the box."""
    result_places: tuple[int, ...]
    """By potion how many pairs can make it at most: the tokens that one tracker can take."""
    scarce: int
    """Potions with fewer result tokens than the trackers have places, a bit set."""
    guess_coins: int
    pets: tuple[str, ...]
    liked: tuple[int, ...]
    """By pet the potions that it likes, a bit set."""
    pet_coins: int
    wishes: int
    """The potion that may become any other, or NOWHERE."""
    powerless: int
    """The potion that is none, or NOWHERE."""
    artifacts: tuple[Artifact, ...]
    golds: int
    """The artifacts with a gold banner, a bit set."""
    cheapest: int
    """The lowest cost of an artifact."""
    open: int
    """Artifacts that lie face up at most."""
    judged_points: int
    """Most points that the table may give for a judged artifact."""
    judged_deeds: int
    """How often a judged artifact may be told in one turn."""
    visits: int
    """How often a seat may go to the artifacts in one turn, as long as it has bought none there."""
    half_coins: bool
    sets: tuple[int, ...] = field(repr=False)
    """By space of the board the potions that it makes, a bit set."""
    sets_named: tuple[tuple[str, ...], ...] = field(repr=False)
    """Every different set of potions on the board, by name: what a theory may say."""
    pairs: tuple[Pair, ...] = field(repr=False)
    """Every pair of different ingredients; a tracker is a bit set over them."""
    kind_index: Mapping[str, int] = field(repr=False, compare=False)
    potion_index: Mapping[str, int] = field(repr=False, compare=False)
    seat_index: Mapping[str, int] = field(repr=False, compare=False)
    pet_index: Mapping[str, int] = field(repr=False, compare=False)
    artifact_index: Mapping[str, int] = field(repr=False, compare=False)
    pair_bit: Mapping[Pair, int] = field(repr=False, compare=False)

    def __hash__(self) -> int:
        """Equal rules have an equal level, seats and house rules; these are few and quick to hash."""
        return hash((self.level, self.seats, self.house))

    @property
    def full_market(self) -> int:
        """The bit set of a market board without a gap."""
        return (1 << self.places) - 1

    @property
    def wanted(self) -> tuple[str, ...]:
        """The potions that customers want, in button order."""
        return tuple(self.potions[customer] for customer in self.customers)


def rules_of(setup: Setup) -> Rules:
    """The rules of a set-up, or BadSetup."""
    check_level(setup)
    check_seats(setup)
    return _rules(setup.level, tuple(setup.seats), canonical(setup.house))


def canonical(house: Mapping[str, Json]) -> str:
    """House rules as one line of JSON that is the same for equal rules."""
    try:
        return json.dumps(dict(house), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    except (TypeError, ValueError, RecursionError) as error:
        raise BadSetup("house-not-plain") from error


def check_level(setup: Setup) -> None:
    """Refuse a level that is not there."""
    levels = data.playable_levels()
    if setup.level not in levels:
        raise BadSetup("unknown-level", game="Little Alchemists", level=setup.level, levels=", ".join(map(str, levels)))


def check_seats(setup: Setup) -> None:
    """Refuse seats that are too few, too many, of one colour, out of order, or a starting seat that is not there."""
    order = [COLOURS.index(colour) for colour in setup.seats if colour in COLOURS]
    if len(setup.seats) not in PLAYERS or len(set(order)) != len(setup.seats):
        raise BadSetup("wrong-seats", given=len(setup.seats), fewest=PLAYERS[0], most=PLAYERS[-1])
    if order != sorted(order):
        raise BadSetup("seats-out-of-order", colours=", ".join(COLOURS))
    if setup.first is not None and setup.first not in range(len(setup.seats)):
        raise BadSetup("wrong-first-seat", first=setup.first)


@lru_cache(maxsize=64)
def _rules(level: int, seats: tuple[str, ...], house: str) -> Rules:
    options, entry = _options(house), data.level_entry(level)
    own, potions = overlay.checked(level, options.get("overlay", {})), tuple(entry["potions"])
    tiles = own.tiles(data.tile_set(level))
    _check_enough(level, tiles, len(seats))
    return Rules(
        level=level,
        seats=seats,
        house=house,
        potions=potions,
        potion_index=_numbered(potions),
        seat_index=_numbered(seats),
        half_coins=entry["half_coins"],
        **_dealing(),
        **_tiles(tiles, options, len(seats)),
        **_board(board.build(own.board(data.board_entry(level)), potions), potions, len(seats)),
        **_customers(entry, own.prices(data.prices()), potions),
        **_exam(level),
        **_theories(entry),
        **_pets(entry, potions),
        **_artifacts(own.artifacts(data.artifact_entries(level) if entry["artifacts"] else []), potions),
    )


def _options(house: str) -> dict[str, Any]:
    options: dict[str, Any] = json.loads(house)
    for name in options:
        if name not in ("marks", "overlay"):
            raise BadSetup("unknown-house-rule", name=name)
    return options


def _numbered(names: tuple[str, ...]) -> dict[str, int]:
    return {name: i for i, name in enumerate(names)}


Part: TypeAlias = dict[str, Any]
"""Some fields of Rules by name."""


def _dealing() -> Part:
    levels = data.table("levels")
    start, coins = levels["start"], levels["coins"]
    return {
        "bank": coins["ones"] + 5 * coins["fives"],
        "coins": start["coins"],
        "hand": start["hand"],
        "places": start["market"],
        "draw": start["draw"],
        "price": start["price"],
    }


def _check_enough(level: int, tiles: Mapping[str, Mapping[str, int]], seats: int) -> None:
    """Refuse tiles that cannot be dealt with a stack left over, naming every number of players that is refused."""
    start = data.table("levels")["start"]
    short = [players for players in PLAYERS if _dealt(tiles, players) < start["market"] + start["hand"] * players + 1]
    if seats in short:
        players = ", ".join(map(str, short))
        raise BadSetup("overlay-few-tiles", level=level, players=players, market=start["market"], hand=start["hand"])


def _dealt(tiles: Mapping[str, Mapping[str, int]], seats: int) -> int:
    return sum(in_play(marks, seats) for marks in tiles.values())


def _tiles(tiles: Mapping[str, Mapping[str, int]], options: Mapping[str, Any], seats: int) -> Part:
    kinds = tuple(tiles)
    limits = tuple(in_play(marks, seats) for marks in tiles.values())
    pairs = tuple(combinations(range(len(kinds)), 2))
    return {
        "kinds": kinds,
        "kind_index": _numbered(kinds),
        "limits": known_limits(options, kinds, limits),
        "tiles": sum(limits),
        "pairs": pairs,
        "pair_bit": {pair: 1 << i for i, pair in enumerate(pairs)},
    }


def _board(spaces: board.Board, potions: tuple[str, ...], seats: int) -> Part:
    sets = tuple(sum(1 << potion for potion in made) for made in spaces.potions)
    results = tuple(data.table("levels")["results"][potion] for potion in potions)
    places = tuple(board.most_pairs(spaces, potion) for potion in range(len(potions)))
    return {
        "board": spaces,
        "sets": sets,
        "sets_named": tuple(named(potions, made) for made in dict.fromkeys(sets)),
        "results": results,
        "result_places": places,
        "scarce": sum(1 << i for i, tokens in enumerate(results) if tokens < places[i] * seats),
    }


def _customers(entry: Mapping[str, Any], prices: Mapping[str, int], potions: tuple[str, ...]) -> Part:
    return {
        "customers": tuple(potions.index(potion) for potion in entry["customers"]),
        "prices": tuple(prices.get(potion, 0) for potion in potions),
        "wishes": _potion(potions, "wishes"),
        "powerless": _potion(potions, "powerless"),
    }


def _exam(level: int) -> Part:
    exam = data.table("levels")["exam"]
    asked = exam["level"] == level
    return {"questions": exam["questions"] if asked else 0, "passing": exam["pass"] if asked else 0}


def _theories(entry: Mapping[str, Any]) -> Part:
    theory = data.table("levels")["theory"]
    return {
        "gems": tuple(entry["gems"]),
        "theories": entry["theories"],
        "guesses": entry["guesses"],
        "tiles_lost": theory["tiles_lost"],
        "broken": theory["broken"],
        "broken_gems": theory["broken_gems"],
        "guess_coins": theory["guess_coins"],
    }


def _pets(entry: Mapping[str, Any], potions: tuple[str, ...]) -> Part:
    pets = data.table("pets")["pet"] if entry["pets"] else []
    names = tuple(pet["name"] for pet in pets)
    return {
        "pets": names,
        "pet_index": _numbered(names),
        "liked": tuple(sum(1 << potions.index(potion) for potion in pet["likes"]) for pet in pets),
        "pet_coins": data.table("levels")["pet"]["coins"],
    }


def _artifacts(entries: list[Mapping[str, Any]], potions: tuple[str, ...]) -> Part:
    shop = data.table("levels")["artifacts"]
    artifacts = tuple(_artifact(entry, potions) for entry in entries)
    return {
        "artifacts": artifacts,
        "artifact_index": _numbered(tuple(artifact.name for artifact in artifacts)),
        "golds": sum(1 << i for i, artifact in enumerate(artifacts) if artifact.banner == GOLD),
        "cheapest": min((artifact.cost for artifact in artifacts), default=0),
        "open": shop["open"],
        "judged_points": shop["judged_points"],
        "judged_deeds": shop["judged_deeds"],
        "visits": shop["visits"],
    }


def named(potions: tuple[str, ...], made: int) -> tuple[str, ...]:
    """The names in a bit set of potions, in the level's order."""
    return tuple(name for i, name in enumerate(potions) if made >> i & 1)


def _potion(potions: tuple[str, ...], name: str | None) -> int:
    return potions.index(name) if name in potions else NOWHERE


def _artifact(entry: Mapping[str, Any], potions: tuple[str, ...]) -> Artifact:
    """The artifact of a checked entry of artifacts.toml, an overlay's changes included."""
    return Artifact(
        name=entry["name"],
        banner=entry["banner"],
        cost=entry["cost"],
        points=entry["points"],
        effect=entry["effect"],
        amount=entry["amount"],
        potion=_potion(potions, entry.get("potion")),
    )


def in_play(marks: Mapping[str, int], seats: int) -> int:
    """How many tiles of an ingredient are in play with so many seats."""
    return marks["plain"] + (marks["three"] if seats >= 3 else 0) + (marks["four"] if seats >= 4 else 0)


def known_limits(options: Mapping[str, Any], kinds: tuple[str, ...], limits: tuple[int, ...]) -> tuple[int, ...]:
    """What refuses a tile too many: the marks where they are known, else all tiles that the box holds.

    Who does not know the marks knows neither which tiles leave at later levels.
    """
    marks = options.get("marks", "kit")
    if marks not in MARK_RULES:
        raise BadSetup("bad-house-rule", name="marks", values=", ".join(MARK_RULES))
    return limits if marks == "kit" else tuple(map(data.most_tiles, kinds))
