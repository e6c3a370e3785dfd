# SPDX-License-Identifier: MIT
"""What the buttons do now is the same on every page, and is what the console then does."""

from __future__ import annotations

import pytest

from aludel.games.referee import hold, press
from aludel.screens import presses
from aludel.screens.web.render.keys import keys
from aludel.screens.words import words_of
from aludel.table.console import OPEN_PAGES
from aludel.table.public import Public

from .gallery import moments

EN = words_of("en")
SMALL = ("confirm", "next", "back")


@pytest.mark.parametrize("level", range(1, 8))
def test_a_button_says_what_the_prompt_says_of_it_and_in_a_game_what_it_always_does(level):
    for public in moments(level).values():
        prompt = public.prompt
        named = {choice.press: EN(choice.key, prompt.args) for choice in prompt.choices}
        usual = {press("back"): "Take back", press("next"): EN("table-browse", {}) if prompt.browse else "Say it again"}
        for button in SMALL:
            otherwise = usual.get(press(button), "") if public.mode == "game" else ""
            assert presses.does(public, press(button), EN) == named.get(press(button), otherwise)


@pytest.mark.parametrize("level", range(1, 8))
def test_what_is_held_is_told_once_and_always_the_pause_while_a_game_is_on(level):
    for public in moments(level).values():
        held = presses.held(public)
        assert len({choice.press for choice in held}) == len(held)
        named = [one for one in public.prompt.choices if one.press.held or len(one.press.buttons) > 1]
        assert set(named) <= set(held) and OPEN_PAGES in {choice.press for choice in held}
        assert (hold("confirm") in {one.press for one in held}) == (public.mode == "game")


def test_the_table_page_shows_just_these():
    for public in moments(7).values():
        shown = keys(public, EN, lambda choice: None)
        assert [key.does for key in shown.main if key.name in ("back", "next")] == [
            presses.does(public, press(name), EN) for name in ("back", "next")
        ]
        assert [key.does for key in shown.held] == [EN(one.key, public.prompt.args) for one in presses.held(public)]


def test_outside_of_a_game_nothing_is_usual():
    assert presses.does(Public("menu"), press("back"), EN) == ""
    assert presses.held(Public("menu")) == (presses.PHONES,)
    assert presses.does(Public("game"), press("confirm"), EN) == ""
