# SPDX-License-Identifier: MIT
"""What a person reads in a terminal: what each button does now, with the words of what is asked for."""

from __future__ import annotations

import pytest

from aludel.games.referee import Choice, Prompt, hold, press
from aludel.games.scene import Lamp
from aludel.screens.terminal import buttons, columns, lines, paragraph, row, sentence
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


@pytest.fixture(params=[40, 80])
def wide(monkeypatch, request):
    """A terminal of so many columns."""
    monkeypatch.setenv("COLUMNS", str(request.param))
    return request.param


SCENE = {f"market-{n}": Lamp("yellow", "breathe") for n in range(1, 6)}
LONG = "Put two ingredients into the tray, then press the big button; you may buy tiles of the market before you do so."
JAPANESE = "材料を二つトレイに入れ、（大きいボタン）を押します。その前に、市場のタイルを買ってもかまいません。" * 2


def test_no_line_is_wider_than_the_terminal(wide):
    shown = [*lines(Public("game", scene=SCENE), words), sentence("name", LONG), paragraph(LONG), paragraph(JAPANESE)]
    shown += [sentence("手札", JAPANESE), row("メモ", ["マンドレイク+サソリ=空とぶポーション", "シダ"] * 2)]
    for line in "\n".join(shown).splitlines():
        assert columns(line) <= wide


def test_words_and_cells_stay_whole_and_none_is_lost(wide):
    assert " ".join(paragraph(LONG).split()) == LONG
    assert "".join(paragraph(JAPANESE).split()) == JAPANESE
    told = row("tiles", [f"{n} chicken foot" for n in range(1, 9)])
    assert all(line.strip().endswith("chicken foot") for line in told.splitlines())


def test_no_line_begins_with_what_closes_or_ends_with_what_opens(wide):
    for line in paragraph(JAPANESE).splitlines():
        assert line.strip()[0] not in "、。）" and line[-1] != "（"


def test_names_of_rows_take_the_same_columns_in_every_script(wide):
    starts = {columns(row(name, ["x"]).partition("x")[0]) for name in ("hand", "手札", "Plättchen", "トレイの光")}
    assert len(starts) == 1
