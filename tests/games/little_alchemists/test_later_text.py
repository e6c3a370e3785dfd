# SPDX-License-Identifier: MIT
"""Notation, faults of positions, set-up and overlay of what levels 2 to 7 add."""

from __future__ import annotations

import contextlib
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.little_alchemists.levels import COLOURS, LEVELS, fate, first, judged, owned
from tests.games.little_alchemists.rig import do, kinds

from aludel.errors import LANGUAGES, catalogue, sentence
from aludel.games.fate import CodeSource
from aludel.games.little_alchemists import GAME, later_faults, moves
from aludel.games.little_alchemists.effects import EFFECTS
from aludel.games.little_alchemists.state import NONE, Phase, State, changed
from aludel.games.referee import TABLE, BadNotation, BadSetup, Event, Refused, Setup, hold, press
from aludel.games.tray import shown

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


# -- moves as text


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("red theory frog fire+luck", moves.Theory("red", "frog", ("fire", "luck"))),
        ("red theory frog fire+love+wishes", moves.Theory("red", "frog", ("fire", "love", "wishes"))),
        ("blue guess frog", moves.Guess("blue", "frog")),
        ("blue guess none", moves.Guess("blue", None)),
        ("red pet cat", moves.ChoosePet("red", "cat")),
        ("red wish powerless", moves.WishFor("red", "powerless")),
        ("red shop", moves.Shop("red")),
        ("red leave", moves.Leave("red")),
        ("red artifact purple-1", moves.BuyArtifact("red", "purple-1")),
        ("red artifact tea-set", moves.BuyArtifact("red", "tea-set")),
        ("red judged discard", moves.Judged("red", "discard")),
        ("red judge 0", moves.JudgePoints("red", 0)),
        ("red judge 20", moves.JudgePoints("red", 20)),
    ],
)
def test_moves_read_and_write(line: str, move: moves.Move) -> None:
    assert GAME.parse_move(line) == move
    assert GAME.print_move(move) == line


def test_potions_of_a_theory_are_read_in_any_order() -> None:
    move = GAME.parse_move("red theory frog wishes+luck+fire+zebra+apple")
    assert move == moves.theory("red", "frog", ("fire", "luck", "wishes", "apple", "zebra"))
    assert GAME.print_move(move) == "red theory frog fire+luck+wishes+apple+zebra"


def test_a_theory_is_no_secret_of_its_repr() -> None:
    assert repr(GAME.parse_move("red theory frog fire+luck")) == "Theory(seat='red')"


@pytest.mark.parametrize(
    "line",
    [
        "red theory frog",
        "red theory fire+luck",
        "red theory frog fire luck",
        "red theory frog fire+",
        "red theory Frog fire+luck",
        "table theory frog fire+luck",
        "mauve theory frog fire+luck",
        "red guess",
        "red guess Frog",
        "red guess frog fern",
        "red pet",
        "red pet cat-1",
        "red wish",
        "red shop 1",
        "table shop",
        "red leave now",
        "red artifact",
        "red artifact Purple-1",
        "red artifact purple-",
        "red artifact purple_1",
        "red artifact purple-1\n",
        "red judged",
        "red judged dance",
        "red judge",
        "red judge -1",
        "red judge 07",
        "red judge 100",
        "red judge ３",
        "red judge 3\n",
        "table judge 3",
    ],
)
def test_malformed_moves_are_refused(line: str) -> None:
    with pytest.raises(BadNotation):
        GAME.parse_move(line)


# -- positions as text

LINE = GAME.print_state(
    first(
        7,
        solved=((0, 1), (2, 0)),
        wrong=(((1, 0b111), (3, 0b1011)), ()),
        broken=(2, 0),
        pets=(0, NONE),
        artifacts=(0b100001, 0b10),
        again=1,
    ),
    secret=True,
)


def test_a_position_of_level_7_names_all_there_is() -> None:
    for words in (
        "solved=frog:yellow+foot:red",
        "broken=2+0",
        "lost=0",
        "guesses=none",
        "pets=cat+none",
        "fresh=no",
        "artifacts=red:purple-1+red:purple-6+yellow:purple-2",
        "shopped=no bought=no gift=no",
        "again=red",
        "judged=none",
        "rulings=0",
        "wished=none",
        "wrong=red:fern:fire.flying.luck+red:scorpion:fire.flying.love",
        "theory=none",
    ):
        assert f" {words} " in LINE
    public = LINE.partition(" | ")[0]
    assert "wrong=" not in public
    assert "theory=" not in public


@pytest.mark.parametrize(
    ("level", "words"),
    [
        (1, set()),
        (2, {"solved", "broken", "lost", "wrong"}),
        (3, {"guesses", "theory"}),
        (4, {"pets", "fresh"}),
        (5, set()),
        (6, {"artifacts", "shopped", "bought", "gift", "again", "judged", "rulings"}),
        (7, {"wished"}),
    ],
)
def test_a_level_writes_what_it_has(level: int, words: set[str]) -> None:
    def given(number: int) -> set[str]:
        line = GAME.print_state(first(number), secret=True)
        return set(re.findall(r"(\w+)=", line))

    assert given(level) - (given(level - 1) if level > 1 else given(1)) == words


def test_guesses_and_the_theory_under_guess_are_written() -> None:
    state = do(first(3, 4), "red theory frog fire+flying+love", "yellow guess none", "green guess fern")
    line = GAME.print_state(state, secret=True)
    assert " guesses=pass+fern " in line
    assert " theory=frog " in line
    assert "frog" not in line.partition(" | ")[0]
    assert GAME.parse_state(line) == state


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("solved=frog:yellow", "solved=foot:yellow"),
        ("solved=frog:yellow", "solved=toad:yellow"),
        ("solved=frog:yellow", "solved=frog:blue"),
        ("solved=frog:yellow", "solved=frog"),
        ("broken=2+0", "broken=2"),
        ("broken=2+0", "broken=x+0"),
        ("lost=0", "lost=none"),
        ("customer=none", "customer=wishes"),
        ("customer=none", "customer=equal"),
        ("guesses=none", "guesses=toad"),
        ("pets=cat+none", "pets=none"),
        ("pets=cat+none", "pets=dog+none"),
        ("pets=cat+none", "pets=cat+none+none"),
        ("fresh=no", "fresh=0"),
        ("red:purple-6", "red:ring"),
        ("red:purple-6", "blue:purple-6"),
        ("red:purple-6", "purple-6"),
        ("again=red", "again=blue"),
        ("judged=none", "judged=21"),
        ("judged=none", "judged=-1"),
        ("judged=none", "judged=" + "+".join(["1"] * 14)),
        ("rulings=0", "rulings=x"),
        ("wished=none", "wished=soup"),
        ("red:fern:fire", "red:toad:fire"),
        ("red:fern:fire", "blue:fern:fire"),
        ("red:fern:fire", "red:fern:soup"),
        ("red:fern:fire.flying.luck", "red:fern"),
        ("theory=none", "theory=toad"),
        ("phase=brew", "phase=guess"),
        ("phase=brew", "phase=judge"),
        ("la7", "la6"),
    ],
)
def test_malformed_positions_are_refused(old: str, new: str) -> None:
    assert old in LINE
    GAME.parse_state(LINE)
    with pytest.raises(BadNotation):
        GAME.parse_state(LINE.replace(old, new, 1))


@pytest.mark.parametrize(
    ("level", "phase"), [(2, "guess"), (3, "pet"), (6, "wish"), (5, "shop"), (7, "judge"), (7, "exam")]
)
def test_a_phase_in_which_nothing_could_be_done_is_no_position(level: int, phase: str) -> None:
    line = GAME.print_state(first(level), secret=True)
    with pytest.raises(BadNotation, match=r"there (is|are)|no question"):
        GAME.parse_state(line.replace("phase=brew", f"phase={phase}"))


def test_a_game_with_all_theories_shared_does_not_go_on() -> None:
    solved = tuple((n, 0) for n in range(5))
    line = GAME.print_state(first(3, solved=solved, phase=Phase.OVER), secret=True)
    GAME.parse_state(line)
    with pytest.raises(BadNotation, match="last theory"):
        GAME.parse_state(line.replace("phase=over", "phase=brew"))
    with pytest.raises(BadNotation, match="theory board"):
        GAME.parse_state(line.replace("feather:red", "feather:red+mandrake:red"))


def test_secrets_stay_out_of_repr() -> None:
    state = first(3, theory=4, wrong=(((2, 7),), ()), tray=(1, 1), tracker=(99, 98), shown=(5, 5, 5, 5, 5, 5))
    text = repr(state)
    for name in ("secret", "theory", "wrong", "tray", "tracker", "shown"):
        assert f" {name}=" not in text
    assert "coins=(2, 2)" in text
    assert "guesses=()" in text


# -- faults

SOLVED = tuple((n, 0) for n in range(5))
GUESSING = do(first(3, 3), "red theory frog fire+flying+love")
WISHING = do(first(7, pets=(0, 1), tracker=(1, 1)), "red brew feather+flower")
CHOOSING = do(first(4, pets=(NONE, 1), tracker=(0, 1)), "red brew fern+frog")
SHOPPING = do(first(6, coins=(9, 2), bank=85), "red brew frog+frog", "red take 1", "red shop")

FAULTY: list[tuple[State, dict[str, Any], set[str]]] = [
    (first(3), {"solved": ((6, 0),)}, {"theory-board"}),
    (first(3), {"solved": ((-1, 0),)}, {"theory-board"}),
    (first(3), {"solved": ((0, 2),)}, {"theory-board"}),
    (first(3), {"solved": ((0, 0), (0, 1))}, {"theory-board"}),
    (first(3), {"solved": (*SOLVED, (5, 0)), "phase": Phase.OVER}, {"theory-board", "closed-too-early"}),
    (first(1), {"solved": ((0, 0),)}, {"theory-board"}),
    (first(3), {"solved": SOLVED}, {"solved-not-closed"}),
    (first(3), {"solved": SOLVED, "phase": Phase.OVER}, set()),
    (first(3), {"solved": SOLVED[:4], "phase": Phase.OVER}, {"closed-too-early"}),
    (GUESSING, {}, set()),
    (GUESSING, {"theory": NONE}, {"nothing-to-guess"}),
    (GUESSING, {"solved": ((0, 0),)}, {"nothing-to-guess"}),
    (GUESSING, {"solved": ((1, 0),), "guesses": (1,)}, {"nothing-to-guess"}),
    (GUESSING, {"solved": ((1, 0),), "guesses": (2,)}, set()),
    (GUESSING, {"guesses": (NONE,)}, set()),
    (GUESSING, {"guesses": (1, 1)}, {"nothing-to-guess"}),
    (GUESSING, {"tray": (0, 0), "stack": GUESSING.stack - 2}, {"tray"}),
    (first(2), {"phase": Phase.GUESS, "theory": 0}, {"nothing-to-guess"}),
    (first(3), {"theory": 0}, {"theory-left"}),
    (first(3), {"guesses": (0,)}, {"theory-left"}),
    (first(3), {"wrong": (((6, 0b10011),), ()), "broken": (1, 0)}, {"wrong-theory"}),
    (first(3), {"wrong": (((0, 0b10011),), ()), "broken": (1, 0)}, set()),
    (first(3), {"wrong": (((0, 0b00011),), ()), "broken": (1, 0)}, {"wrong-theory"}),
    (first(3), {"wrong": (((0, 0b00111),), ()), "broken": (1, 0)}, {"wrong-theory"}),
    (first(3), {"wrong": (((0, 0b01011),), ()), "broken": (1, 0)}, {"wrong-theory"}),
    (first(3), {"wrong": (((0, 0b10011),), ())}, {"broken"}),
    (first(6), {"wrong": (((0, 0b10011),), ()), "artifacts": (0b100000, 0)}, set()),
    (first(6), {"wrong": (((0, 0b10011),), ()), "artifacts": (0, 0b100000)}, {"broken"}),
    (first(3), {"broken": (1, 0)}, {"broken"}),
    (first(3), {"broken": (0, -1)}, {"broken"}),
    (first(3), {"lost": 1}, {"tiles-lost"}),
    (first(3), {"lost": -1}, {"tiles-lost"}),
    (first(3, stack=0, discards=8), {"lost": 2, "phase": Phase.CUSTOMER, "then": Phase.END}, set()),
    (first(3, stack=0, discards=8), {"lost": 3, "phase": Phase.CUSTOMER, "then": Phase.END}, {"tiles-lost"}),
    (first(3, stack=0, discards=8), {"lost": 1, "phase": Phase.CUSTOMER, "then": Phase.OVER}, {"tiles-lost"}),
    (first(3), {"pets": (0, NONE)}, {"pets"}),
    (first(4), {"pets": (4, NONE), "tracker": (1, 0)}, {"pets"}),
    (first(4), {"pets": (-3, NONE), "tracker": (1, 0)}, {"pets"}),
    (first(4), {"pets": (0, 0), "tracker": (1, 1)}, {"pets"}),
    (first(4), {"pets": (0, NONE)}, {"first-pet"}),
    (first(4), {"tracker": (1, 0)}, {"first-pet"}),
    (first(4), {"pets": (0, 3), "tracker": (1, 1)}, set()),
    (CHOOSING, {}, set()),
    (CHOOSING, {"pets": (0, 1)}, {"first-pet"}),
    (CHOOSING, {"made": 1}, {"no-pet-due"}),
    (CHOOSING, {"made": NONE}, {"no-pet-due"}),
    (first(4), {"fresh": True}, {"fresh"}),
    (WISHING, {}, set()),
    (WISHING, {"made": 0}, {"wish"}),
    (WISHING, {"wished": 0}, {"wish"}),
    (WISHING, {"phase": Phase.END}, {"wish"}),
    (WISHING, {"phase": Phase.END, "wished": 0}, set()),
    (WISHING, {"phase": Phase.END, "wished": 5}, {"wish"}),
    (WISHING, {"phase": Phase.END, "wished": 7}, {"wish"}),
    (WISHING, {"phase": Phase.END, "wished": 0, "made": 1}, {"wish"}),
    (first(4, pets=(0, NONE), tracker=(1, 0), tray=(0, 1), stack=6), {"phase": Phase.WISH, "made": 0}, {"wish"}),
    (first(6), {"artifacts": (1, 1)}, {"artifact-owners"}),
    (first(6), {"artifacts": (1 << 12, 0)}, {"artifact-owners"}),
    (first(5), {"artifacts": (1, 0)}, {"artifact-owners"}),
    (first(6), {"artifacts": (0b1000000, 0)}, {"gold-too-early"}),
    (first(6), {"artifacts": (0b1000001, 0)}, set()),
    (first(6), {"artifacts": (0b1000000, 0b10000000)}, {"gold-too-early"}),
    (first(6), {"bought": True, "shopped": True}, {"bought"}),
    (first(6), {"bought": True, "artifacts": (1, 0)}, {"bought"}),
    (first(6), {"bought": True, "shopped": True, "artifacts": (1, 0)}, set()),
    (first(5), {"shopped": True}, {"bought"}),
    (SHOPPING, {}, set()),
    (SHOPPING, {"shopped": False}, {"shop"}),
    (SHOPPING, {"bought": True, "artifacts": (1, 0)}, {"shop"}),
    (first(6), {"customer": 0, "come": 1, "sold": 1, "again": 1, "artifacts": (0b10000, 0)}, set()),
    (first(6), {"customer": 0, "come": 1, "sold": 0, "again": 1, "artifacts": (0b10000, 0)}, {"sold-twice"}),
    (first(6), {"customer": 0, "come": 1, "sold": 1, "again": 1}, {"sold-twice"}),
    (first(6), {"judged": (3,)}, {"judged"}),
    (judged(first(6), "purple-1"), {"artifacts": (1, 0), "phase": Phase.JUDGE, "come": 0b11111}, set()),
    (judged(first(6), "purple-1"), {"artifacts": (1, 0), "phase": Phase.OVER, "come": 0b11111}, {"judged"}),
    (
        judged(first(6), "purple-1"),
        {"artifacts": (1, 0), "phase": Phase.OVER, "come": 0b11111, "judged": (20,)},
        set(),
    ),
    (
        judged(first(6), "purple-1"),
        {"artifacts": (1, 0), "phase": Phase.OVER, "come": 0b11111, "judged": (21,)},
        {"judged"},
    ),
    (
        judged(first(6), "purple-1"),
        {"artifacts": (1, 0), "phase": Phase.JUDGE, "come": 0b11111, "judged": (3,)},
        {"judged"},
    ),
    (judged(first(6), "purple-1"), {"artifacts": (1, 0), "rulings": 6}, set()),
    (judged(first(6), "purple-1"), {"artifacts": (1, 0), "rulings": 7}, {"rulings"}),
    (judged(first(6), "purple-1"), {"artifacts": (1, 0), "rulings": -1}, {"rulings"}),
    (judged(first(6), "purple-1"), {"artifacts": (0, 1), "rulings": 1}, {"rulings"}),
    (first(6, stack=0, discards=9), {"phase": Phase.CUSTOMER, "then": Phase.OVER, "gift": True}, {"turn-left"}),
    (first(6, stack=0, discards=9), {"phase": Phase.CUSTOMER, "then": Phase.OVER, "shopped": True}, {"turn-left"}),
    (first(6, stack=0, discards=9), {"phase": Phase.CUSTOMER, "then": Phase.END, "shopped": True}, set()),
    (first(6, stack=0, discards=9), {"phase": Phase.CUSTOMER, "then": Phase.OVER}, set()),
    (first(2), {"phase": Phase.END}, set()),
    (first(2), {"phase": Phase.END, "made": 0}, {"tray"}),
    (first(2), {"phase": Phase.TAKE}, {"tray", "nothing-to-take"}),
    (first(2), {"bank": -4, "coins": (50, 50)}, set()),
]


@pytest.mark.parametrize(("state", "changes", "keys"), FAULTY, ids=[f"{n}-{list(f[1])}" for n, f in enumerate(FAULTY)])
def test_status_names_every_fault(state: State, changes: dict[str, Any], keys: set[str]) -> None:
    assert {fault.key for fault in GAME.status(changed(state, **changes))} == keys


def test_every_fault_is_shown_by_a_position() -> None:
    shown_here = {key for _, _, keys in FAULTY for key in keys} | {"nothing-to-sell"}
    assert {fault.key for fault in later_faults.faults(first(1))} == set()
    assert set(later_faults.TABLE) <= shown_here


def test_a_sale_is_due_for_what_was_wished_for() -> None:
    state = do(changed(WISHING, customer=2, come=0b100), "red wish luck")
    assert (state.phase, GAME.status(state)) == (Phase.SELL, ())
    for changes in ({"wished": 0}, {"sold": 1}, {"customer": 1, "come": 0b10}):
        assert {fault.key for fault in GAME.status(changed(state, **changes))} == {"nothing-to-sell"}


# -- unsound positions


@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_an_unsound_position_is_played_without_a_crash(data: st.DataObject) -> None:
    """A program may set up any position that the notation can say: the worst that may happen is a refusal."""
    line = GAME.print_state(first(7), secret=True)
    words = {
        "phase": [phase.value for phase in Phase],
        "market": ["00000", "11111"],
        "stack": ["0", "1", "9"],
        "customer": ["none", "fire", "wishes", "equal"],
        "come": ["none", "fire", "fire+flying+luck+love+ghostly"],
        "tray": ["none", "frog", "fern+flower"],
        "then": ["brew", "end", "over"],
        "made": ["none", "equal", "fire", "wishes", "powerless"],
        "solved": ["none", "frog:red", "frog:red+fern:red+foot:red+scorpion:red+feather:red+mandrake:red"],
        "pets": ["none+none", "cat+cat", "cat+fire"],
        "theory": ["none", "frog", "flower"],
        "guesses": ["none", "pass", "fern"],
        "lost": ["0", "2"],
        "fresh": ["yes", "no"],
        "artifacts": ["none", "red:gold-1", "red:purple-1+yellow:purple-1"],
        "bought": ["yes", "no"],
        "shopped": ["yes", "no"],
        "wished": ["none", "fire", "wishes"],
        "judged": ["none", "3"],
    }
    for name, choices in words.items():
        line = re.sub(rf" {name}=\S+", f" {name}={data.draw(st.sampled_from(choices))}", line)
    try:
        state = GAME.parse_state(line)
    except BadNotation:
        return
    for viewer in (TABLE, 0, 1):
        GAME.scene(GAME.view(state, viewer))
    GAME.prompt(state)
    GAME.status(state)
    GAME.result(state)
    GAME.earned(state)
    for seat in GAME.movers(state):
        for move in GAME.moves(state, seat)[::5]:
            with contextlib.suppress(Refused):
                GAME.apply(state, move)
    for pressed in (press("confirm"), press("back"), press("next"), press("market-1"), hold("next")):
        for tray in ((), ("tile.frog", "tile.fern"), ("answer.frog", "answer.fire", "answer.luck", "answer.love")):
            with contextlib.suppress(Refused):
                GAME.apply(state, GAME.intent(state, shown(*tray), pressed))


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
        ({"purple-1": {"effect": "judged"}}, ""),
        ({"purple-1": {"effect": "pet-coins"}}, "overlay-artifact-needs"),
        ({"purple-1": {"effect": "pet-coins", "amount": 1}}, ""),
        ({"purple-1": {"effect": "per-token", "amount": 1}}, "overlay-artifact-needs"),
        ({"purple-1": {"effect": "per-token", "amount": 1, "potion": "love"}}, ""),
        ({"gold-1": {"potion": "love"}}, ""),
        ({"gold-1": {"potion": "wishes"}}, "overlay-artifact-potion"),
        ({"gold-1": {"potion": ["fire"]}}, "overlay-artifact-potion"),
        ({"gold-1": {"effect": "magic"}}, "overlay-effect"),
        ({"gold-1": {"effect": ["judged"]}}, "overlay-effect"),
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
    house = {"overlay": {"artifacts": {"gold-1": {"effect": "judged"}}}}
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
