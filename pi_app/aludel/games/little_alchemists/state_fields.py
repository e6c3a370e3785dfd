# SPDX-License-Identifier: MIT
"""The fields of a position's text: how each is written and read (the text as a whole: state_text.py)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final, TypeAlias

from aludel.games.little_alchemists.rules import Pair, Rules, named
from aludel.games.little_alchemists.state import EQUAL, NONE, Phase, State
from aludel.games.referee import BadNotation

Writer: TypeAlias = Callable[[State], str]
Reader: TypeAlias = Callable[[Rules, str], Any]

NOTHING: Final = "none"
DECLINED: Final = "pass"
"""A seat that has guessed nothing."""
LARGEST: Final = 10_000
"""No count of pieces, coins or turns comes near it."""
LARGEST_SET: Final = 1 << 32


def _join(words: list[str]) -> str:
    return "+".join(words) or NOTHING


def split(text: str) -> list[str]:
    """The words of a list."""
    return [] if text == NOTHING else text.split("+")


def number(text: str, most: int = LARGEST) -> int:
    """A decimal number below `most`; a minus sign is read, for positions that `status` is to judge."""
    digits = text.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 10 and int(digits) < most):
        raise BadNotation(f"not a number: {text[:20]!r}")
    return int(text)


def _numbers(text: str, size: int, most: int = LARGEST) -> tuple[int, ...]:
    values = tuple(number(word, most) for word in split(text))
    if len(values) != size:
        raise BadNotation(f"not {size} numbers: {text[:80]!r}")
    return values


def _index(names: tuple[str, ...], text: str) -> int:
    if text not in names:
        raise BadNotation(f"not one of {', '.join(names)}: {text[:20]!r}")
    return names.index(text)


def _set_words(names: tuple[str, ...], mask: int) -> str:
    return _join([name for i, name in enumerate(names) if mask >> i & 1])


def _set(names: tuple[str, ...], text: str) -> int:
    mask = 0
    for word in split(text):
        mask |= 1 << _index(names, word)
    return mask


def _flag(text: str) -> bool:
    if text not in ("yes", "no"):
        raise BadNotation(f"not yes or no: {text[:20]!r}")
    return text == "yes"


def _flag_word(value: bool) -> str:
    return "yes" if value else "no"


def _phase(text: str) -> Phase:
    try:
        return Phase(text)
    except ValueError:
        raise BadNotation(f"not a phase: {text[:20]!r}") from None


def _goes_on(text: str) -> Phase:
    phase = _phase(text)
    if phase not in (Phase.BREW, Phase.SELL, Phase.END, Phase.OVER):
        raise BadNotation(f"no drawing leads there: {text!r}")
    return phase


def _made_word(rules: Rules, made: int) -> str:
    return {NONE: NOTHING, EQUAL: "equal"}.get(made) or rules.potions[made]


def _made(rules: Rules, text: str) -> int:
    return {NOTHING: NONE, "equal": EQUAL}[text] if text in (NOTHING, "equal") else _index(rules.potions, text)


def _customer(rules: Rules, text: str) -> int:
    customer = _made(rules, text)
    if customer not in (NONE, *rules.customers):
        raise BadNotation(f"not a customer: {text[:20]!r}")
    return customer


def _last_word(state: State) -> str:
    seat, made = state.last
    return NOTHING if seat == NONE else f"{state.rules.seats[seat]}:{_made_word(state.rules, made)}"


def _last(rules: Rules, text: str) -> tuple[int, int]:
    if text == NOTHING:
        return NONE, NONE
    seat, _, made = text.partition(":")
    if made == NOTHING:
        raise BadNotation(f"not a result: {text[:40]!r}")
    return _index(rules.seats, seat), _made(rules, made)


def _market_word(state: State) -> str:
    return "".join("1" if state.market >> place & 1 else "0" for place in range(state.rules.places))


def _market(rules: Rules, text: str) -> int:
    if len(text) != rules.places or set(text) - set("01"):
        raise BadNotation(f"not a market: {text[:20]!r}")
    return sum(1 << place for place, there in enumerate(text) if there == "1")


def _pair(rules: Rules, text: str) -> Pair:
    one, _, other = text.partition(":")
    a, b = sorted((_index(rules.kinds, one), _index(rules.kinds, other)))
    if a == b:
        raise BadNotation(f"not two ingredients: {text[:40]!r}")
    return a, b


def _exam(rules: Rules, text: str) -> tuple[Pair, ...]:
    pairs = tuple(_pair(rules, word) for word in split(text))
    if len(pairs) != rules.questions:
        raise BadNotation(f"not {rules.questions} questions: {text[:80]!r}")
    return pairs


def _assignment(rules: Rules, text: str) -> tuple[int, ...]:
    spaces = tuple(_index(rules.board.spaces, word) for word in split(text))
    if len(spaces) != len(rules.kinds) or len(set(spaces)) != len(spaces):
        raise BadNotation(f"not an assignment: {text[:80]!r}")
    return spaces


def _tray(rules: Rules, text: str) -> tuple[int, ...]:
    return tuple(_index(rules.kinds, word) for word in split(text))


def _answers(rules: Rules, text: str) -> tuple[int, ...]:
    answers = tuple(_index(rules.potions, word) for word in split(text))
    if len(answers) > rules.questions:
        raise BadNotation(f"too many answers: {text[:80]!r}")
    return answers


def _count(name: str) -> tuple[Writer, Reader]:
    return lambda s: str(getattr(s, name)), lambda r, text: number(text)


def _yes_no(name: str) -> tuple[Writer, Reader]:
    return lambda s: _flag_word(getattr(s, name)), lambda r, text: _flag(text)


def _seat_set(name: str) -> tuple[Writer, Reader]:
    return lambda s: _set_words(s.rules.seats, getattr(s, name)), lambda r, text: _set(r.seats, text)


def _potion(name: str) -> tuple[Writer, Reader]:
    return lambda s: _made_word(s.rules, getattr(s, name)), _made


def _by_seat(name: str, most: int = LARGEST) -> tuple[Writer, Reader]:
    return (
        lambda s: _join([str(value) for value in getattr(s, name)]),
        lambda r, text: _numbers(text, len(r.seats), most),
    )


def _solved_word(state: State) -> str:
    rules = state.rules
    return _join([f"{rules.kinds[kind]}:{rules.seats[seat]}" for kind, seat in state.solved])


def _solved(rules: Rules, text: str) -> tuple[tuple[int, int], ...]:
    pairs = [word.partition(":") for word in split(text)]
    solved = tuple((_index(rules.kinds, kind), _index(rules.seats, seat)) for kind, _, seat in pairs)
    if len({kind for kind, _ in solved}) != len(solved) or len(solved) > len(rules.gems):
        raise BadNotation(f"not a theory board: {text[:80]!r}")
    return solved


def _guesses_word(state: State) -> str:
    return _join([DECLINED if kind == NONE else state.rules.kinds[kind] for kind in state.guesses])


def _guesses(rules: Rules, text: str) -> tuple[int, ...]:
    return tuple(NONE if word == DECLINED else _index(rules.kinds, word) for word in split(text))


def _pets(rules: Rules, text: str) -> tuple[int, ...]:
    pets = tuple(NONE if word == NOTHING else _index(rules.pets, word) for word in text.split("+"))
    if len(pets) != len(rules.seats):
        raise BadNotation(f"not {len(rules.seats)} pets: {text[:80]!r}")
    return pets


def _pets_word(state: State) -> str:
    return "+".join(NOTHING if pet == NONE else state.rules.pets[pet] for pet in state.pets)


def _artifacts_word(state: State) -> str:
    rules = state.rules
    owned = enumerate(state.artifacts)
    return _join(
        [
            f"{rules.seats[seat]}:{one.name}"
            for seat, own in owned
            for i, one in enumerate(rules.artifacts)
            if own >> i & 1
        ]
    )


def _artifacts(rules: Rules, text: str) -> tuple[int, ...]:
    owned = [0] * len(rules.seats)
    names = tuple(artifact.name for artifact in rules.artifacts)
    for word in split(text):
        seat, _, name = word.partition(":")
        owned[_index(rules.seats, seat)] |= 1 << _index(names, name)
    return tuple(owned)


def _judged(rules: Rules, text: str) -> tuple[int, ...]:
    points = tuple(number(word, rules.judged_points + 1) for word in split(text))
    if len(points) > len(rules.artifacts) or min(points, default=0) < 0:
        raise BadNotation(f"not points for artifacts: {text[:80]!r}")
    return points


def _theory_word(state: State) -> str:
    return NOTHING if state.theory == NONE else state.rules.kinds[state.theory]


def _theory(rules: Rules, text: str) -> int:
    return NONE if text == NOTHING else _index(rules.kinds, text)


def _wrong_word(state: State) -> str:
    rules = state.rules
    return _join(
        [
            f"{seat}:{rules.kinds[kind]}:{'.'.join(named(rules.potions, potions))}"
            for seat, theories in zip(rules.seats, state.wrong, strict=True)
            for kind, potions in theories
        ]
    )


def _wrong(rules: Rules, text: str) -> tuple[tuple[tuple[int, int], ...], ...]:
    theories: list[list[tuple[int, int]]] = [[] for _ in rules.seats]
    for word in split(text):
        seat, _, rest = word.partition(":")
        kind, _, potions = rest.partition(":")
        theory = _index(rules.kinds, kind), sum(1 << _index(rules.potions, name) for name in set(potions.split(".")))
        theories[_index(rules.seats, seat)].append(theory)
    return tuple(map(tuple, theories))


def _results_word(state: State) -> str:
    return "+".join(".".join(map(str, told)) for told in state.results)


def _results(rules: Rules, text: str) -> tuple[tuple[int, ...], ...]:
    told = tuple(tuple(map(number, word.split("."))) for word in text.split("+"))
    if len(told) != len(rules.seats) or any(len(one) != len(rules.potions) for one in told):
        raise BadNotation(f"not the results of {len(rules.seats)} seats: {text[:80]!r}")
    return told


Field: TypeAlias = tuple[str, tuple[Writer, Reader]]
"""Field of the state; how it is written and how it is read."""

_PUBLIC: Final[dict[int, dict[str, Field]]] = {
    1: {
        "turn": ("seat", (lambda s: s.rules.seats[s.seat], lambda r, text: _index(r.seats, text))),
        "phase": ("phase", (lambda s: s.phase.value, lambda r, text: _phase(text))),
        "first": ("first", (lambda s: s.rules.seats[s.first], lambda r, text: _index(r.seats, text))),
        "ended": ("turns", _count("turns")),
        "coins": ("coins", _by_seat("coins")),
        "bank": ("bank", _count("bank")),
        "hands": ("hands", _by_seat("hands")),
        "market": ("market", (_market_word, _market)),
        "stack": ("stack", _count("stack")),
        "discards": ("discards", _count("discards")),
        "stray": ("stray", _count("stray")),
        "customer": ("customer", (lambda s: _made_word(s.rules, s.customer), _customer)),
        "come": ("come", (lambda s: _set_words(s.rules.potions, s.come), lambda r, text: _set(r.potions, text))),
        "mistaken": (
            "mistaken",
            (lambda s: _set_words(s.rules.potions, s.mistaken), lambda r, text: _set(r.potions, text)),
        ),
        "sold": ("sold", _seat_set("sold")),
        "boring": ("boring", _yes_no("boring")),
        "owed": ("owed", _count("owed")),
        "refill": ("refill", _yes_no("refill")),
        "then": ("then", (lambda s: s.then.value, lambda r, text: _goes_on(text))),
        "made": ("made", _potion("made")),
        "last": ("last", (_last_word, _last)),
        "results": ("results", (_results_word, _results)),
        "answers": ("answers", (lambda s: _join([s.rules.potions[a] for a in s.answers]), _answers)),
    },
    2: {
        "solved": ("solved", (_solved_word, _solved)),
        "broken": ("broken", _by_seat("broken")),
        "lost": ("lost", _count("lost")),
    },
    3: {"guesses": ("guesses", (_guesses_word, _guesses))},
    4: {"pets": ("pets", (_pets_word, _pets)), "fresh": ("fresh", _yes_no("fresh"))},
    6: {
        "artifacts": ("artifacts", (_artifacts_word, _artifacts)),
        "visits": ("visits", _count("visits")),
        "bought": ("bought", _yes_no("bought")),
        "gift": ("gift", _yes_no("gift")),
        "again": ("again", _seat_set("again")),
        "judged": ("judged", (lambda s: _join([str(n) for n in s.judged]), _judged)),
        "rulings": ("rulings", _count("rulings")),
    },
    7: {"wished": ("wished", _potion("wished"))},
}
"""Level from which on they are written: word in the text and field."""

_SECRET: Final[dict[int, dict[str, Field]]] = {
    1: {
        "assignment": (
            "assignment",
            (lambda s: _join([s.rules.board.spaces[n] for n in s.secret.assignment]), _assignment),
        ),
        "orientation": (
            "orientation",
            (lambda s: str(s.secret.orientation), lambda r, text: number(text, len(r.board.crosses))),
        ),
        "exam": (
            "exam",
            (lambda s: _join([f"{s.rules.kinds[a]}:{s.rules.kinds[b]}" for a, b in s.secret.exam]), _exam),
        ),
        "tray": ("tray", (lambda s: _join([s.rules.kinds[n] for n in s.tray]), _tray)),
        "shown": ("shown", (lambda s: _join([str(n) for n in s.shown]), lambda r, text: _numbers(text, len(r.kinds)))),
        "tracker": ("tracker", _by_seat("tracker", LARGEST_SET)),
    },
    2: {"wrong": ("wrong", (_wrong_word, _wrong))},
    3: {"theory": ("theory", (_theory_word, _theory))},
}


@cache
def public(level: int) -> dict[str, Field]:
    """The public fields of a level by their word."""
    return {word: one for since, fields in _PUBLIC.items() if since <= level for word, one in fields.items()}


@cache
def hidden(level: int) -> dict[str, Field]:
    """The secret fields of a level by their word."""
    return {word: one for since, fields in _SECRET.items() if since <= level for word, one in fields.items()}
