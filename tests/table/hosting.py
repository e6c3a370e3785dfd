# SPDX-License-Identifier: MIT
"""How tests let the host of an evening do something, as a page would."""

from __future__ import annotations

import pytest

from aludel.errors import AludelError
from aludel.table.host import NewGame

from .parts import CONFIRM, play_to_the_end

GAME = "little-alchemists"
TWO = NewGame(GAME, 1, ("red", "yellow"), 0)


def host(bench, name, *given):
    """Let the host do something, as a page would."""
    return bench.console.manage(lambda one: getattr(one, name)(*given))


def fault(bench, name, *given):
    with pytest.raises(AludelError) as raised:
        host(bench, name, *given)
    return raised.value.key


def mode(bench):
    return bench.console.public().mode


def outside(bench):
    record = [bench.journal.load(number) for number in bench.journal.games()]
    return [*bench.voice.told], [*bench.lamps.scenes], bench.console.public(), record


def states(bench):
    return {game.number: game.state for game in host(bench, "games")}


def over(bench):
    host(bench, "begin", TWO)
    play_to_the_end(bench)
    bench.press(CONFIRM)
    for _ in range(6):
        bench.console.answer(0, ("answer.fire",))
    assert mode(bench) == "over"
