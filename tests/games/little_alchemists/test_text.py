# SPDX-License-Identifier: MIT
"""Notation, faults of positions, and phrases."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.battery import Case, play
from tests.games.little_alchemists.levels import first
from tests.games.little_alchemists.rig import COLOURS, do, start

from aludel.games import little_alchemists
from aludel.games.little_alchemists import GAME, phrases
from aludel.games.little_alchemists.state import EQUAL, Phase, State
from aludel.games.referee import TABLE, BadNotation, Refused, Setup, hold, press
from aludel.games.tray import shown

LINE = GAME.print_state(start(), secret=True)


def test_a_public_line_is_not_a_position() -> None:
    with pytest.raises(BadNotation, match="secret"):
        GAME.parse_state(GAME.print_state(start()))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("la1", "la8"),
        ("la1", "xx1"),
        ("la1", "la1.0"),
        ("seats=red+yellow", "seats=red"),
        ("seats=red+yellow", "chairs=red+yellow"),
        ("turn=red", "turn=blue"),
        ("phase=brew", "phase=stew"),
        ("coins=2+2", "coins=2+2+2"),
        ("coins=2+2", "coins=2+x"),
        ("coins=2+2", "coins=2+²"),
        ("stack=8", "stack=99999999999999999999"),
        ("stack=8", "stack=--8"),
        ("stack=8", "stock=8"),
        ("market=11111", "market=1111"),
        ("market=11111", "market=1111x"),
        ("customer=none", "customer=soup"),
        ("come=none", "come=fire+soup"),
        ("boring=yes", "boring=maybe"),
        ("last=none", "last=red"),
        ("last=none", "last=red:none"),
        ("results=0.0.0+0.0.0", "results=0.0.0"),
        ("results=0.0.0+0.0.0", "results=0.0+0.0"),
        ("results=0.0.0+0.0.0", "results=none+none"),
        ("then=brew", "then=exam"),
        ("answers=none", "answers=fire+fire+fire+fire+fire+fire+fire"),
        ("assignment=FYa+FYb", "assignment=FYa+FYa"),
        ("orientation=0", "orientation=2"),
        ("orientation=0", "orientation=-1"),
        ("exam=frog:fern", "exam=frog:frog"),
        ("exam=frog:fern+", "exam="),
        ("tray=none", "tray=toad"),
        ("shown=0+0", "shown=0"),
        ("house={}", "house={"),
        ("house={}", "house=[]"),
        ("house={}", 'house={"speed":1}'),
        ("house={}", "house=" + "[" * 100_000),
        (" house={}", ""),
    ],
)
def test_a_malformed_position_is_refused(old: str, new: str) -> None:
    assert old in LINE
    with pytest.raises(BadNotation):
        GAME.parse_state(LINE.replace(old, new))


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "red",
        "red brew",
        "red brew frog",
        "red brew frog+fern+foot",
        "red brew frog+FERN",
        "red brew frog fern",
        "red  end",
        "red end ",
        "mauve end",
        "red buy 6",
        "red buy ３",
        "red sell yes",
        "table brew frog+fern",
        "table customer",
        "table customer fire luck",
        "red customer fire",
        "red end\n",
        "x" * 10_000,
    ],
)
def test_a_malformed_move_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as bad:
        GAME.parse_move(text)
    assert len(str(bad.value)) < 200


def test_house_rules_travel_with_a_position() -> None:
    house = {"marks": "unknown", "overlay": {"customers": {"fire": 5}}}
    state = start(house=house)
    assert GAME.parse_state(GAME.print_state(state, secret=True)) == state


FAULTY: list[tuple[Callable[[], State], set[str]]] = [
    (lambda: start(stack=9), {"tiles"}),
    (lambda: start(stack=-1, discards=9), {"negative"}),
    (lambda: start(coins=(-1, 5)), {"negative"}),
    (lambda: start(hands=(-1, 7)), {"negative"}),
    (lambda: start(coins=(3, 2)), {"coins"}),
    (lambda: start(turns=1), {"turn"}),
    (lambda: start(turns=-2), {"negative"}),
    (lambda: start(shown=(4, 0, 0, 0, 0, 0), discards=4, stack=4), {"shown-too-often"}),
    (lambda: start(shown=(-1, 0, 0, 0, 0, 0)), {"shown-too-often"}),
    (lambda: start(shown=(1, 0, 0, 0, 0, 0)), {"shown-not-discarded"}),
    (lambda: start(tracker=(1 << 15, 0)), {"tracker"}),
    (lambda: start(customer=0), {"customer-missing", "customer-not-come"}),
    (lambda: start(come=1), {"customer-missing"}),
    (lambda: start(customer=0, come=2), {"customer-not-come"}),
    (lambda: start(customer=EQUAL, come=1), {"customer-unknown"}),
    (lambda: start(customer=0, come=1, sold=0b1, phase=Phase.OFFER), {"customer-after-closing"}),
    (lambda: start(come=1, phase=Phase.OFFER), {"closed-too-early"}),
    (lambda: start(sold=1), {"bottle-without-customer"}),
    (lambda: start(tray=(0, 0), stack=6), {"tray"}),
    (lambda: start(phase=Phase.END), {"tray"}),
    (lambda: start(phase=Phase.TAKE, tray=(0, 0), stack=6), {"nothing-to-take"}),
    (lambda: start(phase=Phase.SELL, tray=(0, 1), stack=6, customer=0, come=1), {"nothing-to-sell"}),
    (lambda: start(phase=Phase.CUSTOMER), {"no-customer-due"}),
    (lambda: start(owed=1), {"drawing-left"}),
    (lambda: start(refill=True), {"drawing-left"}),
    (lambda: start(answers=(0,)), {"answers-too-early"}),
    (lambda: start(phase=Phase.EXAM, come=0b111, answers=(0,) * 6), {"answers-too-many"}),
]


@pytest.mark.parametrize(("make", "keys"), FAULTY, ids=[f"{n}-{'-'.join(sorted(f[1]))}" for n, f in enumerate(FAULTY)])
def test_status_names_every_fault(make: Callable[[], State], keys: set[str]) -> None:
    assert {fault.key for fault in GAME.status(make())} == keys


def test_faults_say_where_and_how_much() -> None:
    def args(state: State) -> list[dict[str, object]]:
        return [dict(fault.args) for fault in GAME.status(state)]

    for name, value in (("discards", -1), ("stray", -1), ("owed", -1), ("turns", -2)):
        assert {"count": name} in args(start(**{name: value}))
    assert args(start(stack=-1, discards=9)) == [{"count": "stack"}]
    assert args(start(coins=(5, -1))) == [{"count": "coins", "seat": "yellow"}]
    assert args(start(hands=(-1, 7))) == [{"count": "hands", "seat": "red"}]
    assert args(start(stack=9)) == [{"given": 20, "wanted": 19}]
    assert args(start(coins=(3, 2))) == [{"given": 97, "wanted": 96}]
    assert args(start(turns=1)) == [{"seat": "red"}]
    assert args(start(phase=Phase.END)) == [{"phase": "end"}]


def test_status_is_silent_on_a_sound_position() -> None:
    assert GAME.status(start()) == ()
    assert GAME.status(do(start(customer=0, come=1), "red brew fern+frog")) == ()


# -- phrases

FILE = Path(little_alchemists.__file__).parent / "phrases" / "en.ftl"


def messages() -> dict[str, ast.Message]:
    """The English messages by key."""
    resource = FluentParser().parse(FILE.read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def test_every_key_has_an_english_phrase_and_every_phrase_a_key() -> None:
    assert {key for key in messages() if key.startswith("la-")} == phrases.phrase_keys()


def test_no_key_is_given_out_that_is_not_listed() -> None:
    given = set()
    for level, seed in product(range(1, 8), range(3)):
        played = play(Case(GAME, Setup(level, COLOURS[: 2 + seed])), seed)
        given |= {f"la-{event.kind}" for event in played.events}
        for state in played.states:
            prompt = GAME.prompt(state)
            given |= {prompt.key, *(choice.key for choice in prompt.choices)}
    assert given <= phrases.phrase_keys()
    never = {key for key in phrases.phrase_keys() if key.startswith(("la-no-", "la-way-", "la-hint-"))}
    assert len(given) > len(phrases.phrase_keys() - never) * 3 // 4


def test_every_reason_in_the_code_is_listed() -> None:
    code = "".join(path.read_text("utf-8") for path in Path(little_alchemists.__file__).parent.glob("*.py"))
    assert {f"la-no-{name}" for name in phrases.REASONS} == set(re.findall(r'"(la-no-[a-z-]+)"', code))


def test_phrases_ask_only_for_what_the_engine_gives() -> None:
    """Every variable of a phrase is an argument of its event or prompt."""
    given: dict[str, set[str]] = {}
    for seed in range(40):
        played = play(Case(GAME, Setup(1, COLOURS[: 2 + seed % 3])), seed)
        for event in played.events:
            given.setdefault(f"la-{event.kind}", set()).update(event.args)
        for state in played.states:
            prompt = GAME.prompt(state)
            given.setdefault(prompt.key, set()).update(prompt.args)
    for key, message in messages().items():
        assert key not in given or _variables(message) <= given[key], key


def _variables(message: ast.Message) -> set[str]:
    found: set[str] = set()

    def visit(node: object) -> None:
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        for value in vars(node).values() if isinstance(node, ast.BaseNode) else ():
            for item in value if isinstance(value, list) else [value]:
                visit(item)

    visit(message)
    return found


def test_an_exam_without_a_question_left_is_no_position() -> None:
    state = start(phase=Phase.OVER, come=0b111, answers=(0,) * 6)
    line = GAME.print_state(state, secret=True)
    assert GAME.parse_state(line) == state
    with pytest.raises(BadNotation, match="question"):
        GAME.parse_state(line.replace("phase=over", "phase=exam"))


@pytest.mark.parametrize("word", ["owed", "lost"])
def test_drawing_ends_in_a_position_that_owes_less_than_nothing(word: str) -> None:
    """A program may set up such a position, and a referee that never answers would be worse than any answer."""
    state = first(2, phase=Phase.END, market=0b1, refill=True, discards=10, come=0b011, customer=0, tray=())
    state = GAME.parse_state(re.sub(rf" {word}=\d+", f" {word}=-1", GAME.print_state(state, secret=True)))
    after = do(state, "table stack-empty")
    assert (getattr(after, word), after.market) == (-1, 0b11111)


NUMBERS = ["stack", "discards", "stray", "owed", "bank", "ended"]


@settings(max_examples=200, deadline=None)
@given(data=st.data())
def test_an_unsound_position_is_played_without_a_crash(data: st.DataObject) -> None:
    """A program may set up any position that the notation can say: the worst that may happen is a refusal."""
    line = LINE
    for name in data.draw(st.lists(st.sampled_from(NUMBERS), unique=True)):
        line = re.sub(rf" {name}=\S+", f" {name}={data.draw(st.integers(-2, 12))}", line)
    words = {
        "phase": [phase.value for phase in Phase],
        "market": ["00000", "10000", "11111"],
        "customer": ["none", "fire", "luck", "equal"],
        "come": ["none", "fire", "fire+luck", "fire+flying+luck"],
        "sold": ["none", "red", "red+yellow"],
        "tray": ["none", "frog", "fern+fern"],
        "then": ["brew", "end", "over"],
        "made": ["none", "equal", "fire"],
        "refill": ["yes", "no"],
    }
    for name, choices in words.items():
        line = line.replace(f" {name}=", f" {name}={data.draw(st.sampled_from(choices))} ", 1)
        line = re.sub(rf"( {name}=\S+) \S+", r"\1", line, count=1)
    try:
        state = GAME.parse_state(line)
    except BadNotation:
        return
    for viewer in (TABLE, 0, 1):
        GAME.scene(GAME.view(state, viewer))
    GAME.prompt(state)
    GAME.status(state)
    for pressed in (press("confirm"), press("back"), press("market-1"), hold("next"), hold("back", "confirm")):
        for tray in ((), ("tile.frog", "tile.fern"), ("customer.fire",), ("answer.luck",)):
            with contextlib.suppress(Refused):
                GAME.apply(state, GAME.intent(state, shown(*tray), pressed))
