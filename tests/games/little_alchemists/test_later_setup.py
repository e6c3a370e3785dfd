# SPDX-License-Identifier: MIT
"""Set-up, naming, and an owner's artifacts at levels 2 to 7."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.little_alchemists.levels import COLOURS, LEVELS, fate, first, owned
from tests.games.little_alchemists.rig import do, kinds

from aludel.errors import LANGUAGES, catalogue, sentence
from aludel.games.fate import CodeSource
from aludel.games.little_alchemists import GAME
from aludel.games.little_alchemists.effects import EFFECTS
from aludel.games.little_alchemists.state import State, changed
from aludel.games.referee import BadSetup, Event, Setup

# -- set-up


def opening(level: int, seats: int = 2) -> tuple[Event, ...]:
    """What is told at the start."""
    return GAME.new(Setup(level, COLOURS[:seats]), fate(level, seats)).events


@pytest.mark.parametrize(
    ("level", "more"),
    [
        (1, ["set-tiles", "deal"]),
        (2, ["set-tiles", "set-customers", "deal", "set-theories"]),
        (3, ["set-tiles", "set-customers", "deal", "set-theories"]),
        (4, ["set-tiles", "set-customers", "deal", "set-theories", "set-pets"]),
        (5, ["set-mushrooms", "set-tiles", "set-customers", "deal", "set-theories", "set-pets"]),
        (6, ["set-mushrooms", "set-tiles", "set-customers", "deal", "set-theories", "set-pets", "set-artifacts"]),
        (7, ["set-flowers", "set-tiles", "set-customers", "deal", "set-theories", "set-pets", "set-artifacts"]),
    ],
)
def test_each_level_is_laid_out_step_by_step(level: int, more: list[str]) -> None:
    assert kinds(opening(level)) == ["welcome", *more, "turn"]


def test_the_steps_name_the_numbers() -> None:
    told = {event.kind: event.args for event in opening(7, 4)}
    assert told == {
        "welcome": {"level": 7, "players": 4},
        "set-tiles": {"players": 4},
        "set-flowers": {},
        "deal": {"tiles": 5, "hand": 3, "coins": 2},
        "set-theories": {"tokens": 8, "gems": 7},
        "set-customers": {"count": 5},
        "set-pets": {},
        "set-artifacts": {},
        "turn": {"seat": "red"},
    }
    assert {event.kind: event.args for event in opening(2)}["set-customers"] == {"count": 3}


@pytest.mark.parametrize("level", range(2, 8))
def test_a_fate_of_a_later_level_has_no_exam_and_every_ingredient(level: int) -> None:
    drawn = GAME.draw(Setup(level, COLOURS), CodeSource("A"))
    rules = first(level).rules
    assert drawn["exam"] == []
    assert set(drawn["assignment"]) == set(rules.kinds)
    assert sorted(drawn["assignment"].values()) == sorted(rules.board.spaces)
    assert drawn["orientation"] in range(2 if level <= 4 else 1)


@pytest.mark.parametrize("level", LEVELS)
def test_secret_kinds_of_every_level_are_of_one_count(level: int) -> None:
    rules = first(level, 4).rules
    limits = {
        rules.limits[rules.kind_index[kind.removeprefix("tile.")]] for kind in GAME.secret_kinds(Setup(level, COLOURS))
    }
    assert len(limits) == 1


def test_moves_are_relabelled_where_they_name_an_ingredient() -> None:
    names = {"tile.frog": "tile.fern", "tile.fern": "tile.frog"}
    for line, other in [
        ("red theory frog fire+luck", "red theory fern fire+luck"),
        ("red guess fern", "red guess frog"),
        ("red guess none", "red guess none"),
        ("red guess foot", "red guess foot"),
        ("red brew fern+foot", "red brew foot+frog"),
        ("red pet fire", "red pet fire"),
        ("red wish love", "red wish love"),
    ]:
        assert GAME.print_move(GAME.relabel_move(names, GAME.parse_move(line))) == other


@pytest.mark.parametrize(
    ("state", "line", "named"),
    [
        (first(2), "red theory frog fire+flying", {"tile.frog"}),
        (first(2), "red theory frog fire+luck", set()),
        (first(3), "red theory frog fire+flying+love", set()),
        (do(first(3, 3), "red theory frog fire+flying+love"), "yellow guess fern", {"tile.fern"}),
        (do(first(3, 3), "red theory frog fire+flying+love"), "yellow guess none", set()),
        (do(first(3), "red theory frog fire+flying+love"), "yellow guess fern", {"tile.fern", "tile.frog"}),
        (do(first(3), "red theory frog fire+flying+love"), "yellow guess none", {"tile.frog"}),
        (first(3), "red brew fern+frog", set()),
    ],
)
def test_what_a_move_makes_public(state: State, line: str, named: set[str]) -> None:
    move = GAME.parse_move(line)
    assert GAME.revealed(state, move, GAME.apply(state, move).state) == named


# -- overlay


def refused(level: int = 6, **own: Any) -> BadSetup | None:
    """Why artifacts of an owner are refused, or None."""
    try:
        GAME.check(Setup(level, COLOURS[:2], house={"overlay": {"artifacts": own}}))
    except BadSetup as bad:
        for language in LANGUAGES:
            said = " ".join(sentence(catalogue()[bad.key].number, dict(bad.args_), language))
            assert "{" not in said, (language, said)
        return bad
    return None


@pytest.mark.parametrize(
    ("own", "key"),
    [
        ({}, ""),
        ({"purple-1": {}}, ""),
        ({"purple-1": {"cost": 1, "points": 0}}, ""),
        ({"purple-1": {"cost": 9, "points": 9}}, ""),
        ({"purple-1": {"cost": 0}}, "overlay-artifact-number"),
        ({"purple-1": {"cost": 10}}, "overlay-artifact-number"),
        ({"purple-1": {"cost": True}}, "overlay-artifact-number"),
        ({"purple-1": {"cost": "4"}}, "overlay-artifact-number"),
        ({"purple-1": {"points": -1}}, "overlay-artifact-number"),
        ({"purple-1": {"points": 10}}, "overlay-artifact-number"),
        ({"purple-3": {"amount": 10}}, "overlay-artifact-number"),
        ({"purple-3": {"amount": 9}}, ""),
        ({"purple-3": {"amount": 0}}, "overlay-artifact-needs"),
        ({"purple-1": {"effect": "judged_by_players"}}, ""),
        ({"purple-1": {"effect": "pet-coins"}}, "overlay-artifact-needs"),
        ({"purple-1": {"effect": "pet-coins", "amount": 1}}, ""),
        ({"purple-1": {"effect": "per-token", "amount": 1}}, "overlay-artifact-needs"),
        ({"purple-1": {"effect": "per-token", "amount": 1, "potion": "love"}}, ""),
        ({"gold-1": {"potion": "love"}}, ""),
        ({"gold-1": {"potion": "wishes"}}, "overlay-artifact-potion"),
        ({"gold-1": {"potion": ["fire"]}}, "overlay-artifact-potion"),
        ({"gold-1": {"effect": "magic"}}, "overlay-effect"),
        ({"gold-1": {"effect": "judged"}}, "overlay-effect"),
        ({"gold-1": {"effect": ["judged_by_players"]}}, "overlay-effect"),
        ({"gold-1": {"banner": "purple"}}, "overlay-artifact-word"),
        ({"gold-1": {"name": "ring"}}, "overlay-artifact-word"),
        ({"ring": {}}, "overlay-artifact"),
        ({"gold-1": 3}, "overlay-shape"),
        ({"gold-1": ["cost"]}, "overlay-shape"),
    ],
)
def test_an_owners_artifacts_are_checked(own: dict[str, Any], key: str) -> None:
    for level in (1, 6, 7):
        bad = refused(level, **own)
        assert (bad.key if bad else "") == key


def test_a_refusal_says_what_is_possible() -> None:
    def args(**own: Any) -> dict[str, Any]:
        bad = refused(6, **own)
        assert bad is not None
        return dict(bad.args_)

    assert args(ring={}) == {"artifact": "ring"}
    assert args(**{"gold-1": {"cost": 10}}) == {"artifact": "gold-1", "word": "cost", "fewest": 1, "most": 9}
    assert args(**{"gold-1": {"points": 10}}) == {"artifact": "gold-1", "word": "points", "fewest": 0, "most": 9}
    words = "cost, points, amount, effect, potion"
    assert args(**{"gold-1": {"banner": "gold"}}) == {"artifact": "gold-1", "word": "banner", "words": words}
    assert args(**{"gold-1": {"effect": "x"}}) == {"artifact": "gold-1", "effects": ", ".join(EFFECTS)}
    potions = "fire, flying, luck, love, ghostly"
    assert args(**{"gold-1": {"potion": "x"}}) == {"artifact": "gold-1", "potions": potions}
    needs = {"artifact": "gold-6", "effect": "per-token", "word": "potion"}
    assert args(**{"gold-6": {"effect": "per-token"}}) == needs


def test_artifacts_must_be_a_table() -> None:
    with pytest.raises(BadSetup, match="overlay-shape"):
        GAME.check(Setup(6, COLOURS[:2], house={"overlay": {"artifacts": []}}))


def test_an_owners_artifacts_travel_with_a_position() -> None:
    house = {"overlay": {"artifacts": {"gold-1": {"effect": "judged_by_players"}}}}
    state = GAME.new(Setup(7, COLOURS[:2], house=house), fate(7)).state
    state = changed(state, artifacts=(owned(state, "gold-1", "purple-2"), 0), rulings=2)
    assert GAME.parse_state(GAME.print_state(state, secret=True)) == state


def test_rules_are_equal_and_hash_alike_by_what_was_set_up() -> None:
    house = {"overlay": {"artifacts": {"gold-1": {"cost": 5}}}}
    one, other = (GAME.new(Setup(6, COLOURS[:2], house=own), fate(6)).state.rules for own in (house, {}))
    again = GAME.new(Setup(6, COLOURS[:2], house=house), fate(6)).state.rules
    assert (one == again, hash(one) == hash(again)) == (True, True)
    assert one != other
    assert len({one, other, again}) == 2
