# SPDX-License-Identifier: MIT
"""Whole games without a camera: the pieces on the table and the engine's counts agree after every turn."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from aludel.games.referee import TABLE, press, registry
from aludel.twin.little_alchemists.nature import Misplay
from aludel.twin.little_alchemists.party import differences
from aludel.twin.little_alchemists.players import CompetentPlayer, RandomPlayer

GAME = registry()["little-alchemists"]
PLAYERS = (CompetentPlayer, RandomPlayer)
SEATINGS = [[PLAYERS[(seat + turn) % 2] for seat in range(seats)] for seats in (2, 3, 4) for turn in (0, 1)]

BEATS = 0.90
"""What the design asks of competent players."""
SURE = 0.05
"""Bound of chance in a sample: three standard deviations of 400 games won at 90 %."""


@pytest.mark.parametrize("skills", SEATINGS, ids=lambda skills: "-".join(skill.__name__[0] for skill in skills))
@pytest.mark.parametrize("seed", range(25))
def test_counts_agree_in_whole_games(party, seed, skills):
    table = party(seed, skills, clumsy=0.1, refusals=0.05)
    table.play()
    assert table.faults == []
    assert table.hands.tally.wrong == []
    assert not GAME.movers(table.hands.table.state)


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 2**32), seats=st.integers(2, 4), clumsy=st.floats(0, 0.9))
def test_any_chance_and_any_clumsiness_ends_in_agreement(party, seed, seats, clumsy):
    table = party(seed, [RandomPlayer] * seats, clumsy=clumsy)
    table.play()
    assert table.faults == []


def test_rare_corners_of_the_rules_are_met(party):
    met = Counter()
    for seed in range(120):
        table = party(seed, [RandomPlayer] * 2)
        table.play()
        met.update(what for what, happened in corners(table).items() if happened)
    assert set(met) == {"boring market", "equal tiles", "kept potion", "no discards"}


def corners(table):
    """Which rare things happened in a finished game, by what was pressed and refused."""
    console = table.hands.table
    return {
        "boring market": any(p.held and p.buttons == {"next"} for p in console.pressed),
        "equal tiles": "take" in console.phases,
        "kept potion": press("back") in console.pressed,
        "no discards": "no-discards" in console.told,
    }


@pytest.mark.parametrize(
    ("what", "spoil"),
    [
        ("coins", lambda nature: nature.coins.__setitem__(0, 40)),
        ("hands", lambda nature: nature.hands[0].append(nature.stack[0])),
        ("stack", lambda nature: nature.stack.insert(0, nature.stack[0])),
        ("market", lambda nature: nature.market.__setitem__(2, None)),
        ("discards", lambda nature: nature.discards.append(nature.stack[0])),
        ("bottles", lambda nature: nature.bottles.add(1)),
        ("customers", lambda nature: nature.large.insert(1, "customer.fire")),
        ("customer", lambda nature: setattr(nature, "customer", "customer.luck")),
    ],
)
def test_a_difference_is_found(party, what, spoil):
    table = party(3, [RandomPlayer] * 3)
    view = GAME.view(table.hands.table.state, TABLE)
    assert differences(table.nature.counts(), view) == {}
    spoil(table.nature)
    assert what in differences(table.nature.counts(), view)


def test_a_lost_tile_is_reported_as_a_fault(party):
    table = party(5, [RandomPlayer] * 2)
    table.nature.stack.pop(0)
    with pytest.raises(Misplay, match="lost count"):
        table.play()
    assert any("stack" in fault for fault in table.faults)


def test_a_shared_win_is_no_win_and_competent_players_still_beat_random_ones(party):
    games = 400
    won = sum(beats(party, seed) for seed in range(games))
    assert won / games >= BEATS - SURE


def beats(party, seed):
    """Whether the competent of two players has more coins; who sits first changes from game to game."""
    skills = [CompetentPlayer, RandomPlayer] if seed % 2 else [RandomPlayer, CompetentPlayer]
    table = party(seed, skills)
    table.play()
    mine, other = table.nature.coins if seed % 2 else reversed(table.nature.coins)
    return mine > other


@pytest.mark.parametrize("seed", range(10))
def test_renamed_ingredients_change_no_press(party, seed):
    skills = [CompetentPlayer, RandomPlayer, CompetentPlayer]
    plain = party(seed, skills, clumsy=0.1)
    kinds = GAME.secret_kinds(plain.hands.table.setup)
    names = dict(zip(kinds, [*kinds[1:], kinds[0]], strict=True))
    other = party(seed, skills, clumsy=0.1, names=names, fate=GAME.relabel(names, plain.hands.table.fate))
    plain.play()
    other.play()
    assert plain.hands.table.pressed == other.hands.table.pressed
    assert [names.get(tile.kind, tile.kind) for tile in lying(plain)] == [tile.kind for tile in lying(other)]
    assert [tile.kind for tile in lying(plain)] != [tile.kind for tile in lying(other)]
    assert plain.nature.counts() == other.nature.counts()


def lying(table):
    """Every tile outside the hands, pile by pile."""
    nature = table.nature
    market = [tile for tile in nature.market if tile]
    return [
        *nature.stack,
        *nature.discards,
        *market,
        *nature.scanned,
        *(tile for hand in nature.hands for tile in hand),
    ]
