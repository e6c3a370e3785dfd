# SPDX-License-Identifier: MIT
"""A seat's hints as lines of the terminal: what is certain for the same reasons stands together, and the next
experiment is one that the tiles within reach allow."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import combinations, product
from typing import TypeAlias

from aludel.games.referee import View
from aludel.screens.terminal import paragraph, row
from aludel.screens.words import Words
from aludel.twin.little_alchemists.look import Look, Pair, Theory, ingredient
from aludel.twin.little_alchemists.lore import lore
from aludel.twin.little_alchemists.odds import Odds
from aludel.twin.little_alchemists.shown import name
from aludel.utterance import Utterance

BECAUSE = "la-hint-because"
CERTAIN = ("la-hint-certain", "la-hint-pair")
TRY = "la-hint-try"
MOST = 4
"""Reasons that are shown of what is certain; all of them stand in the notes."""
MOST_GROUPS = 3
"""Groups of certain things that are shown with their reasons."""

Reasons: TypeAlias = tuple[str, ...]


def lines(hints: Sequence[Utterance], own: View, look: Look | None, words: Words) -> Iterator[str]:
    """The hints of a seat whose own view is `own`; `look` is what it sees of the pieces, None where they are lost."""
    tried = [hint for hint in hints if hint.key == TRY]
    for hint in hints:
        if not hint.key.startswith((BECAUSE, *CERTAIN, TRY)):
            yield paragraph(words(hint.key, hint.args))
    grouped = _by_reasons(hints, words)
    for reasons in [reasons for reasons in grouped if reasons][:MOST_GROUPS]:
        if certain := grouped.pop(reasons):
            yield row(words("terminal-row-certain", {}), certain)
        more = [words("terminal-hint-more", {"count": len(reasons) - MOST})] if len(reasons) > MOST else []
        yield row(words("terminal-row-because", {}), [*reasons[:MOST], *more])
    if rest := [fact for group in grouped.values() for fact in group]:
        yield row(words("terminal-row-certain", {}), rest)
    for hint in tried:
        nearer = _within_reach(own, look) if look is not None else None
        yield paragraph(words(*(nearer or (hint.key, hint.args))))


def _by_reasons(hints: Iterable[Utterance], words: Words) -> dict[Reasons, list[str]]:
    """What is certain, by its reasons, both in the shape that they have in the notes."""
    told: list[tuple[list[str], list[str]]] = [([], [])]
    for hint in hints:
        if hint.key in CERTAIN:
            told.append(([_fact(hint, words)], []))
        elif hint.key.startswith(BECAUSE):
            told[-1][1].append(_fact(hint, words))
    grouped: dict[Reasons, list[str]] = {}
    for certain, reasons in told:
        grouped.setdefault(tuple(sorted(reasons)), []).extend(certain)
    return grouped


def _fact(hint: Utterance, words: Words) -> str:
    """What two ingredients make, what one may make, or where something stands that tells of one."""
    one = name(words, f"tile.{hint.args['ingredient']}")
    if "other" in hint.args:
        other, potion = name(words, f"tile.{hint.args['other']}"), words(f"potion-{hint.args['potion']}", {})
        return f"{one}+{other}={potion}"
    if hint.key in CERTAIN:
        keys = [str(hint.args[place]) for place in ("one", "two", "three") if hint.args[place] != "none"]
        return f"{one}: {' '.join(words(key, {}) for key in keys)}"
    return f"{words('terminal-row-' + hint.key.rpartition('-')[2], {})}: {one}"


def _within_reach(own: View, look: Look) -> tuple[str, dict[str, str]] | None:
    """The experiment that teaches most of those that the hand allows, else with a tile of the market."""
    hand = [ingredient(tile) for tile in look.hand]
    market = [ingredient(tile) for tile in look.market if tile] if look.buys() else []
    odds = _odds(own, look)
    for key, pairs in (
        ("terminal-hint-mix", {frozenset(two) for two in combinations(hand, 2)}),
        ("terminal-hint-buy", {frozenset(two) for two in product(hand, market)}),
    ):
        best = _best(pairs, odds)
        if best is not None:
            one, other = best
            return key, {"ingredient": one, "other": other}
    return None


def _best(pairs: Collection[Pair], odds: Odds) -> Sequence[str] | None:
    """The ingredients of the pair that teaches most, if any teaches something."""
    kinds = odds.lore.ingredients
    numbered = [tuple(map(kinds.index, two)) for two in pairs if len(two) > 1]
    best = next(iter(odds.deduction.best_experiments((one, other) for one, other in numbered)), None)
    return [kinds[number] for number in best.pair] if best is not None and best.bits else None


def _odds(own: View, look: Look) -> Odds:
    """What follows from what the seat knows by itself."""
    tracker = {frozenset((mark["one"], mark["other"])): mark["potion"] for mark in own["tracker"]}
    wrong = [Theory(one["ingredient"], tuple(one["potions"])) for one in own["wrong"]]
    solved = {one["ingredient"]: one["potions"] for one in own["theories"]}
    return Odds.of(lore(own["level"], look.house), tracker, solved, wrong)
