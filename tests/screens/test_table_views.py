# SPDX-License-Identifier: MIT
"""What the table page of Little Alchemists draws, from the views of whole games."""

from __future__ import annotations

import pytest

from aludel.games.referee import registry
from aludel.games.scene import Lamp
from aludel.screens.little_alchemists.art import painters
from aludel.screens.little_alchemists.ending import points_text
from aludel.screens.views import screens, screens_of
from aludel.screens.words import words_of
from aludel.table.public import Public

from .gallery import GAME, moments

LEVELS = tuple(range(1, 8))
EN = words_of("en")


def drawn(public: Public):
    return screens_of(GAME).table(public.view, public.scene, EN).drawn


def playing(level: int):
    return [public for public in moments(level).values() if public.view]


def test_every_game_with_screens_is_a_game():
    assert set(screens()) <= set(registry())
    assert screens_of(GAME) is screens()[GAME]


def test_a_game_without_screens_has_none():
    assert screens_of("") is None
    assert screens_of("no-such-game") is None


@pytest.mark.parametrize("level", LEVELS)
def test_players_show_what_the_view_counts(level):
    for public in playing(level):
        view, players = public.view, drawn(public)["players"]
        assert [one.seat for one in players] == view["seats"]
        assert [one.coins for one in players] == view["coins"]
        assert [list(one.gems) for one in players] == view["gems"]
        assert [one.broken for one in players] == view["broken"]
        assert [one.pet.name if one.pet else None for one in players] == view["pets"]
        assert [[thing.name for thing in one.artifacts] for one in players] == view["artifacts"]


@pytest.mark.parametrize("level", LEVELS)
def test_places_tell_by_their_state_what_the_lamp_tells_by_its_pattern(level):
    meant = {"off": {"off"}, "there": {"steady"}, "buy": {"breathe"}, "free": {"blink"}}
    game = registry()[GAME]
    for public in playing(level):
        if public.view["closed"]:
            continue
        scene = game.scene(public.view)
        for place in drawn(public)["places"]:
            lamp = scene.get(f"market-{place.number}", Lamp("white", "off"))
            assert lamp.pattern in meant[place.state], (public.prompt.key, place)


@pytest.mark.parametrize("level", LEVELS)
def test_the_board_crosses_what_a_solved_ingredient_does_not_make(level):
    public = moments(level)["over", "table-over"]
    solved = {theory["ingredient"]: theory["potions"] for theory in public.view["theories"]}
    table = drawn(public)
    for column in table["columns"]:
        made = [row.name for row, makes in zip(table["rows"], column.makes, strict=True) if makes]
        assert sorted(made) == sorted(solved.get(column.ingredient.name, []))
        assert column.solved == (column.ingredient.name in solved)
        assert column.solved or set(column.makes) == {None}


@pytest.mark.parametrize("level", LEVELS)
def test_the_parts_of_the_ledger_make_its_sum(level):
    public = moments(level)["over", "table-over"]
    result, view = drawn(public)["result"], public.view
    assert [line.points for line in result.lines] == [points_text(points) for points in view["result"]["points"]]
    for line in result.lines:
        parts = (line.for_coins, line.gems, line.broken, line.artifacts)
        assert sum(map(number, parts)) == number(line.points)
    assert [line.seat.name for line in result.lines if line.won] == [
        view["seats"][s] for s in view["result"]["winners"]
    ]


def number(text: str) -> float:
    whole = text.replace("−", "").replace("½", "") or "0"
    return (int(whole) + ("½" in text) / 2) * (-1 if text.startswith("−") else 1)


@pytest.mark.parametrize("level", LEVELS[2:])
def test_guesses_stand_in_their_order_until_somebody_is_asked(level):
    public = moments(level)["game", "la-prompt-guess"]
    guesses, view = drawn(public)["guesses"], public.view
    assert len(guesses) == len(view["seats"]) - 1
    assert [one.seat.name for one in guesses if one.state == "now"] == [view["seats"][view["guessing"]]]
    told = [one for one in guesses if one.state in ("told", "declined")]
    assert [one.ingredient.name if one.ingredient else None for one in told] == [
        guess["ingredient"] for guess in view["guesses"]
    ]


def test_one_seat_at_most_has_its_turn_and_the_winners_have_won():
    for level in LEVELS:
        for public in playing(level):
            roles = [one.role for one in drawn(public)["players"]]
            assert roles.count("turn") <= 1
            assert roles.count("asked") <= 1
            if public.view["result"]:
                winners = public.view["result"]["winners"]
                assert [seat for seat, role in enumerate(roles) if role == "won"] == winners


def test_parts_come_with_their_levels():
    shown = {level: drawn(moments(level)["over", "table-over"])["shows"] for level in LEVELS}
    assert [level for level in LEVELS if shown[level]["theories"]] == [2, 3, 4, 5, 6, 7]
    assert [level for level in LEVELS if shown[level]["pets"]] == [4, 5, 6, 7]
    assert [level for level in LEVELS if shown[level]["artifacts"]] == [6, 7]


@pytest.mark.parametrize("kind", sorted(painters()))
def test_every_picture_is_a_small_drawing_on_clear_ground(kind):
    svg = screens_of(GAME).art(kind)
    assert svg.startswith("<svg xmlns=")
    assert "<rect" not in svg
    assert "viewBox" in svg
    assert 200 < len(svg) < 100_000
    assert screens_of(GAME).art(kind) is svg


def test_what_there_is_no_picture_of_has_none():
    assert screens_of(GAME).art("tile.unicorn") is None
    assert screens_of(GAME).art("../secret") is None


def test_every_piece_that_a_person_can_lay_has_a_picture():
    kinds = {
        kind for level in LEVELS for one in playing(level) for way in one.prompt.ways for s in way.slots for kind in s
    }
    assert kinds
    assert [kind for kind in sorted(kinds) if screens_of(GAME).art(kind) is None] == []
