# SPDX-License-Identifier: MIT
"""The numbers for selecting by hand: unique among what is asked for together, and the same at every level."""

from __future__ import annotations

from aludel.games.referee import Setup, registry
from aludel.pieces.numbers import numbers
from aludel.pieces.tags import kinds

INGREDIENTS = ("frog", "fern", "foot", "scorpion", "feather", "mandrake", "mushroom", "flower")
POTIONS = ("fire", "flying", "luck", "love", "ghostly", "wishes")


def numbered(sort, names):
    return [numbers("la")[f"{sort}.{name}"] for name in names]


def test_ingredients_and_their_answers_share_a_number_and_potions_count_for_themselves():
    assert numbered("tile", INGREDIENTS) == numbered("answer", INGREDIENTS) == list(range(1, 9))
    assert numbered("answer", POTIONS) == list(range(1, 7))


def test_every_tile_and_answer_of_the_kit_has_a_number():
    secret = {kind for kind in kinds("la") if kind.partition(".")[0] in ("tile", "answer")}
    assert set(numbers("la")) == secret
    assert numbers("no-such-game") == {}


def test_what_is_asked_for_secretly_can_be_counted_out():
    """In the first prompt of every level and number of seats; the console's own tests follow whole games."""
    game, asked = registry()["little-alchemists"], 0
    for level in game.info.levels:
        state, _ = game.new(setup := Setup(level, ("red", "blue")), game.draw(setup, First()))
        for way in game.prompt(state).ways:
            for slot in way.slots:
                assert len({numbers("la")[kind] for kind in slot}) == len(slot)
                asked += 1
    assert asked >= 2 * len(game.info.levels)


class First:
    """Chance that always takes the first."""

    def permutation(self, label, n):
        return tuple(range(n))

    def below(self, label, n):
        return 0
