# SPDX-License-Identifier: MIT
"""What a person reads in a terminal: what each button does now, with the words of what is asked for."""

from __future__ import annotations

from aludel.games.referee import Choice, Prompt, hold, press
from aludel.screens.terminal import buttons
from aludel.table.public import Public
from aludel.utterance import Utterance
from aludel.voice.phrasebook import Phrasebook

CONFIRM, NEXT, BACK = press("confirm"), press("next"), press("back")


def words(key, args):
    return Phrasebook("en").caption(Utterance(key, args))


def read(prompt, held=False):
    return [" ".join(line.split()) for line in buttons(Public("menu", prompt=prompt), words, held)]


def test_a_choice_is_told_with_the_words_of_what_is_asked_for():
    prompt = Prompt("x", (), {"family": 3}, choices=(Choice(CONFIRM, "table-menu-family-go-on"),))
    assert read(prompt) == ["Enter Family 3 plays on."]


def test_what_may_be_browsed_is_told_beside_the_choices():
    prompt = Prompt("x", (), choices=(Choice(CONFIRM, "table-box-look"),), browse=("box.3",))
    assert read(prompt) == ["Enter I have put the card into the tray.", "next Choose by name."]
    assert read(prompt, held=True) == []


def test_next_keeps_the_meaning_that_the_game_gives_it():
    prompt = Prompt("x", (), choices=(Choice(NEXT, "table-next-option"),), browse=("box.3",))
    assert read(prompt) == ["next Next one"]


def test_held_buttons_are_listed_apart():
    prompt = Prompt("x", (), choices=(Choice(hold("next"), "table-next-option"), Choice(BACK, "table-step-back")))
    assert read(prompt) == ["back One step back"]
    assert read(prompt, held=True) == ["hold next Next one"]


def test_nothing_is_asked_for():
    assert read(None) == []
