# SPDX-License-Identifier: MIT
"""Set-ups, house rules, an owner's overlay, and fate."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from itertools import combinations
from typing import Any

import pytest
from tests.games.little_alchemists.rig import COLOURS, fate, reason, start

from aludel.errors import LANGUAGES, catalogue, sentence
from aludel.games.fate import CodeSource
from aludel.games.little_alchemists import GAME, data
from aludel.games.little_alchemists.rules import rules_of
from aludel.games.referee import BadSetup, Setup, registry

BOARD: dict[str, Any] = deepcopy(data.board_entry(1))


def refused(**house: Any) -> str:
    """The catalogue key that a set-up with these house rules is refused with; empty when it is not."""
    try:
        GAME.check(Setup(1, COLOURS[:2], house=house))
    except BadSetup as bad:
        _told(bad)
        return bad.key
    return ""


def _told(bad: BadSetup) -> None:
    """Every refusal is a sentence of the catalogue in every language, with every value filled in."""
    for language in LANGUAGES:
        said = " ".join(sentence(catalogue()[bad.key].number, dict(bad.args_), language))
        assert "{" not in said, (language, said)
        assert len(said) > 10


def with_board(**changes: Any) -> str:
    """What a board of level 1 with these parts changed is refused with."""
    return refused(overlay={"boards": [{**deepcopy(BOARD), **changes}]})


def test_a_game_needs_a_level_that_is_played() -> None:
    with pytest.raises(BadSetup) as bad:
        GAME.check(Setup(8, COLOURS))
    assert bad.value.key == "unknown-level"
    _told(bad.value)


@pytest.mark.parametrize(
    ("seats", "key"),
    [
        (("red",), "wrong-seats"),
        ((*COLOURS, "purple"), "wrong-seats"),
        (("red", "red"), "wrong-seats"),
        (("red", "mauve"), "wrong-seats"),
        (("yellow", "red"), "seats-out-of-order"),
    ],
)
def test_seats_are_two_to_four_different_colours_clockwise(seats: tuple[str, ...], key: str) -> None:
    with pytest.raises(BadSetup) as bad:
        GAME.check(Setup(1, seats))
    assert bad.value.key == key
    _told(bad.value)


def test_seats_need_not_be_neighbours() -> None:
    GAME.check(Setup(1, ("red", "green")))
    state = GAME.new(Setup(1, ("yellow", "blue")), fate(first=1)).state
    assert GAME.view(state, -1)["seats"] == ["yellow", "blue"]


@pytest.mark.parametrize("first", [-2, 2, 9])
def test_the_starting_seat_must_play(first: int) -> None:
    with pytest.raises(BadSetup) as bad:
        GAME.check(Setup(1, COLOURS[:2], first=first))
    assert bad.value.key == "wrong-first-seat"
    _told(bad.value)


def test_the_table_chooses_who_starts_or_luck_does() -> None:
    chosen = GAME.draw(Setup(1, COLOURS, first=2), CodeSource("A"))
    assert chosen["first"] == 2
    drawn = {GAME.draw(Setup(1, COLOURS), CodeSource(str(n)))["first"] for n in range(60)}
    assert drawn == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("house", "key"),
    [
        ({"marks": "kit"}, ""),
        ({"marks": "unknown"}, ""),
        ({"marks": "none"}, "bad-house-rule"),
        ({"marks": ["kit"]}, "bad-house-rule"),
        ({"speed": 3}, "unknown-house-rule"),
        ({"overlay": {}}, ""),
        ({"overlay": []}, "overlay-shape"),
        ({"overlay": {"pets": {}}}, "overlay-part"),
        ({"overlay": {"customers": {"fire": 4}}}, ""),
        ({"overlay": {"customers": ["fire"]}}, "overlay-shape"),
        ({"overlay": {"customers": {"soup": 4}}}, "overlay-potion"),
        ({"overlay": {"customers": {"fire": 0}}}, "overlay-price"),
        ({"overlay": {"customers": {"fire": True}}}, "overlay-price"),
        ({"overlay": {"customers": {"fire": "four"}}}, "overlay-price"),
        ({"overlay": {"marks": [{"levels": [1], "frog": {"plain": 4, "three": 1, "four": 1}}]}}, ""),
        ({"overlay": {"marks": [{"levels": [1], "frog": {"plain": 4, "three": 1, "four": 2}}]}}, "overlay-marks"),
        ({"overlay": {"marks": [{"levels": [1], "frog": {"plain": 3, "three": 1, "four": 1}}]}}, "overlay-marks-sum"),
        ({"overlay": {"marks": [{"levels": [1], "frog": {"plain": 7, "three": -1, "four": 0}}]}}, "overlay-marks"),
        ({"overlay": {"marks": [{"levels": [1], "frog": {"plain": 6}}]}}, "overlay-marks"),
        ({"overlay": {"marks": [{"levels": [1], "toad": {"plain": 4, "three": 1, "four": 1}}]}}, "overlay-ingredient"),
        (
            {"overlay": {"marks": [{"levels": [1], "source": "our box", "frog": {"plain": 4, "three": 1, "four": 1}}]}},
            "",
        ),
        ({"overlay": {"marks": [{"levels": [5], "mushroom": {"plain": 3, "three": 0, "four": 1}}]}}, ""),
        (
            {"overlay": {"marks": [{"levels": [1], "mushroom": {"plain": 2, "three": 1, "four": 1}}]}},
            "overlay-ingredient",
        ),
        ({"overlay": {"marks": [{"frog": {"plain": 4, "three": 1, "four": 1}}]}}, "overlay-shape"),
        ({"overlay": {"marks": [{"levels": 1}]}}, "overlay-shape"),
        ({"overlay": {"marks": [3]}}, "overlay-shape"),
        ({"overlay": {"marks": {"frog": {"plain": 4, "three": 1, "four": 1}}}}, "overlay-shape"),
        ({"overlay": {"marks": 3}}, "overlay-shape"),
        ({"overlay": {"boards": {}}}, "overlay-shape"),
        ({"overlay": {"boards": [{}]}}, "overlay-shape"),
        ({"overlay": {"boards": [{"levels": [1], "spaces": {"a": "fire"}, "cross": {}}]}}, "overlay-shape"),
        ({"overlay": {"boards": [{"levels": [1], "spaces": {}, "cross": {"a|b": 1}}]}}, "overlay-shape"),
        ({"overlay": {"customers": {"fire": {1, 2}}}}, "house-not-plain"),
    ],
)
def test_house_rules_and_overlays_are_checked(house: dict[str, Any], key: str) -> None:
    assert refused(**house) == key


def test_a_refused_price_says_what_is_possible() -> None:
    with pytest.raises(BadSetup) as bad:
        GAME.check(Setup(1, COLOURS, house={"overlay": {"customers": {"luck": 10}}}))
    assert bad.value.args_ == {"potion": "luck", "fewest": 1, "most": 9}


def test_an_owners_board_is_checked() -> None:
    cross, spaces = BOARD["cross"], BOARD["spaces"]
    assert with_board() == ""
    assert with_board(levels=[3]) == "", "a board of another level is left for its own game"
    assert with_board(spaces={**spaces, "more": ["fire", "luck"]}) == "board-size"
    renamed = {name.replace("FYa", "F Y"): made for name, made in spaces.items()}
    assert with_board(spaces=renamed) == "board-space-name"
    assert with_board(spaces={**spaces, "FYa": ["fire", "soup"]}) == "board-potion"
    assert with_board(cross={**cross, "FYa|FYa": "fire"}) == "board-cross-name"
    assert with_board(cross={**cross, "FYa|nowhere": "fire"}) == "board-cross-name"
    assert with_board(cross={**cross, "FYb|FYa": "flying"}) == "board-asymmetric"
    assert with_board(cross={**cross, "FYb|FYa": "fire"}) == "", "said twice alike"
    assert with_board(cross={**cross, "FYa|FYb": "luck"}) == "board-cross-potion"
    assert with_board(cross={pair: made for pair, made in cross.items() if pair != "FYa|FYb"}) == "board-cross-missing"
    assert with_board(turned={"FYa|FYb": "luck"}) == "board-cross-potion"
    assert with_board(turned={}) == "", "no crossing need differ"


def test_an_owners_board_may_be_all_an_owner_says() -> None:
    """A board whose like spaces make the other potion in both orientations is played as it is."""
    own = {**deepcopy(BOARD), "cross": {**BOARD["cross"], "FYa|FYb": "flying"}}
    state = start(house={"overlay": {"boards": [own]}})
    _, events = GAME.apply(state, GAME.parse_move("red brew fern+frog"))
    assert events[0].args["potion"] == "flying"


def test_an_owners_prices_are_paid() -> None:
    state = start(house={"overlay": {"customers": {"fire": 5}}})
    assert state.rules.prices == (5, 3, 3)


def test_an_owners_marks_change_how_many_tiles_are_in_play() -> None:
    house = {"overlay": {"marks": [{"levels": [1], "frog": {"plain": 6, "three": 0, "four": 0}}]}}
    assert start(house=house).rules.limits[0] == 6
    assert start(house=house).rules.tiles == 22


def test_one_overlay_holds_the_marks_of_every_level() -> None:
    """Of each kind the box holds other numbers at other levels; a kind that is not named stays as packaged."""
    own = [
        {"levels": [1, 2, 3, 4], "frog": {"plain": 6, "three": 0, "four": 0}},
        {
            "levels": [5, 6],
            "frog": {"plain": 5, "three": 0, "four": 0},
            "mushroom": {"plain": 4, "three": 0, "four": 0},
        },
    ]
    limits = {}
    for level in GAME.info.levels:
        setup = Setup(level, COLOURS[:2], house={"overlay": {"marks": own}})
        rules, packaged = rules_of(setup), rules_of(Setup(level, COLOURS[:2]))
        limits[level] = {name: rules.limits[i] for i, name in enumerate(rules.kinds)}
        same = set(rules.kinds) - {"frog", "mushroom"}
        assert all(limits[level][name] == packaged.limits[packaged.kind_index[name]] for name in same)
    assert [limits[level]["frog"] for level in range(1, 7)] == [6, 6, 6, 6, 5, 5]
    assert [limits[level]["mushroom"] for level in (5, 6)] == [4, 4]
    assert limits[7]["mushroom"] == data.tile_set(7)["mushroom"]["plain"]


def test_without_known_marks_only_a_tile_too_many_for_the_box_is_refused() -> None:
    """Ruling A.2."""
    shown = (3, 0, 0, 0, 0, 0)
    assert reason(start(shown=shown, discards=3, stack=5), "red brew fern+frog") == "la-no-count"
    unknown = start(house={"marks": "unknown"}, shown=shown, discards=3, stack=5)
    assert reason(unknown, "red brew fern+frog") == ""
    assert reason(start(house={"marks": "unknown"}, shown=(6, 0, 0, 0, 0, 0)), "red brew fern+frog") == "la-no-count"
    assert unknown.rules.tiles == start().rules.tiles


def test_without_known_marks_the_tiles_that_leave_are_not_known_either() -> None:
    """A box may put its stars and moons on other tiles than these: then as many as at level 1 may still be there."""
    whole = {kind: sum(marks.values()) for kind, marks in data.tile_set(1).items()} | {"mushroom": 4, "flower": 4}
    for level in GAME.info.levels:
        for seats in (2, 4):
            unknown = rules_of(Setup(level, COLOURS[:seats], house={"marks": "unknown"}))
            assert dict(zip(unknown.kinds, unknown.limits, strict=True)) == {
                kind: whole[kind] for kind in unknown.kinds
            }
            assert unknown.tiles == rules_of(Setup(level, COLOURS[:seats])).tiles


def test_a_box_whose_stars_lie_on_other_tiles_can_be_written_down() -> None:
    """At level 5 a feather leaves in place of the frog that leaves here: the level as a whole keeps its number."""
    own = {"frog": {"plain": 3, "three": 1, "four": 2}, "feather": {"plain": 3, "three": 1, "four": 0}}
    setup = Setup(5, COLOURS, house={"overlay": {"marks": [{"levels": [5], **own}]}})
    rules, packaged = rules_of(setup), rules_of(Setup(5, COLOURS))
    changed = [new - old for new, old in zip(rules.limits, packaged.limits, strict=True)]
    assert dict(zip(rules.kinds, changed, strict=True)) == dict.fromkeys(rules.kinds, 0) | {"frog": 1, "feather": -1}
    assert rules.tiles == packaged.tiles


def test_refused_marks_say_what_is_possible() -> None:
    seven = {"plain": 7, "three": 0, "four": 0}
    for frog, args in (
        (seven, {"ingredient": "frog", "level": 5, "most": 6}),
        ({**seven, "plain": 6}, {"level": 5, "given": 35, "wanted": 34}),
    ):
        with pytest.raises(BadSetup) as bad:
            GAME.check(Setup(5, COLOURS, house={"overlay": {"marks": [{"levels": [5], "frog": frog}]}}))
        assert bad.value.args_ == args


def _marked(level: int, plain: int, three: int) -> dict[str, Any]:
    """An overlay in which so many tiles are unmarked, so many marked "3+", and the rest "4"."""
    own: dict[str, dict[str, int]] = {}
    for name, packaged in data.tile_set(level).items():
        whole = sum(packaged.values())
        free = min(whole, plain)
        more = min(whole - free, three)
        own[name], plain, three = (
            {"plain": free, "three": more, "four": whole - free - more},
            plain - free,
            three - more,
        )
    return {"overlay": {"marks": [{"levels": [level], **own}]}}


@pytest.mark.parametrize("level", GAME.info.levels)
@pytest.mark.parametrize(
    ("plain", "three", "short"),
    [(0, 0, (2, 3)), (11, 4, (2,)), (11, 3, (2, 3)), (12, 2, (3,)), (12, 3, ()), (14, 0, (3,)), (15, 0, ())],
)
def test_marks_that_leave_no_stack_are_refused_for_those_who_would_have_none(
    level: int, plain: int, three: int, short: tuple[int, ...]
) -> None:
    """Five tiles on the market, three in each hand, and one to draw."""
    told = {"level": level, "players": ", ".join(map(str, short)), "market": 5, "hand": 3}
    for players in (2, 3, 4):
        setup = Setup(level, COLOURS[:players], house=_marked(level, plain, three))
        if players in short:
            with pytest.raises(BadSetup) as bad:
                GAME.check(setup)
            assert (bad.value.key, bad.value.args_) == ("overlay-few-tiles", told)
        else:
            assert GAME.new(setup, GAME.draw(setup, CodeSource("A"))).state.stack > 0


@pytest.mark.parametrize(
    "change",
    [
        {"assignment": None},
        {"assignment": {"frog": "FYa"}},
        {"assignment": dict.fromkeys(fate()["assignment"], "FYa")},
        {"orientation": 2},
        {"orientation": True},
        {"orientation": "0"},
        {"first": 2},
        {"first": None},
        {"exam": []},
        {"exam": [["frog", "frog"]] * 6},
        {"exam": [["frog", "toad"]] * 6},
        {"exam": [["frog"]] * 6},
        {"exam": ["frog"] * 6},
    ],
    ids=str,
)
def test_a_fate_that_does_not_fit_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadSetup) as bad:
        GAME.new(Setup(1, COLOURS[:2]), {**fate(), **change})
    assert bad.value.key == "bad-fate"
    _told(bad.value)


def test_every_assignment_and_orientation_is_drawn() -> None:
    """Ruling A.1: 720 assignments, so 90 different tables, each with either orientation."""
    setup = Setup(1, COLOURS)
    fates = [GAME.draw(setup, CodeSource(str(n))) for n in range(1500)]
    tables = {GAME.new(setup, one).state.secret.cross for one in fates}
    assert len(tables) == 180
    assert Counter(one["orientation"] for one in fates).keys() == {0, 1}


def test_the_exam_asks_six_pairs_with_every_ingredient_in_two() -> None:
    """Ruling A.10."""
    for n in range(50):
        pairs = GAME.draw(Setup(1, COLOURS), CodeSource(str(n)))["exam"]
        assert len({frozenset(pair) for pair in pairs}) == 6
        assert set(Counter(kind for pair in pairs for kind in pair).values()) == {2}


def test_secret_kinds_are_those_that_no_count_tells_apart() -> None:
    for seats, size in ((2, 5), (3, 4), (4, 3)):
        rules = start(seats).rules
        limits = dict(zip(rules.kinds, rules.limits, strict=True))
        kinds = GAME.secret_kinds(Setup(1, COLOURS[:seats]))
        assert len(kinds) == size
        assert len({limits[kind.removeprefix("tile.")] for kind in kinds}) == 1


def test_relabelling_keeps_what_every_pair_makes_under_its_new_name() -> None:
    names = {"tile.frog": "tile.fern", "tile.fern": "tile.foot", "tile.foot": "tile.frog"}
    setup, old = Setup(1, COLOURS), fate(orientation=1)
    state, other = (GAME.new(setup, one).state for one in (old, GAME.relabel(names, old)))
    for a, b in combinations(state.rules.kinds, 2):
        move = GAME.parse_move(f"red brew {a}+{b}")
        renamed = GAME.relabel_move(names, move)
        assert GAME.apply(state, move).events[0] == GAME.apply(other, renamed).events[0]


def test_the_game_registers_itself() -> None:
    assert registry()[GAME.info.key] is GAME
