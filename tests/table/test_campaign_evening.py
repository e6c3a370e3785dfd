# SPDX-License-Identifier: MIT
"""A family plays Little Alchemists from level 1 to 7 at the console: what each ending opens, and nothing before."""

from __future__ import annotations

from itertools import combinations

from aludel.games.referee import Refused
from aludel.games.tray import shown
from aludel.utterance import Utterance

from .parts import CONFIRM, NEXT, pass_the_exam, play_to_the_end

KEY = "little-alchemists"
WON = {2: 4, 3: 6, 4: 6, 5: 6, 6: 6, 7: 6}
"""Keys when nobody has emptied the stack of tiles yet: every customer, and the closed tile."""

BROUGHT = {
    2: [("table-box-open", {"level": 3})],
    3: [("table-box-open", {"level": 4})],
    4: [("table-box-open", {"level": 5}), ("table-box-open", {"level": 6})],
    5: [("table-box-open", {"level": 7})],
    6: [("table-trophy", {"trophy": "bronze"})],
    7: [("table-trophy", {"trophy": "silver"})],
}
"""4 keys open box 3 (3) and put one on box 4 (4), and so on through boxes of 4, 5 and 6 locks and lines of 6."""


def right_theory(session):
    """The pieces of a theory that is right."""
    prompt = session.prompt()
    ingredients, *potions = prompt.ways[1].slots
    for ingredient in sorted(ingredients):
        for chosen in combinations(sorted(potions[0]), len(potions)):
            pieces = (ingredient, *chosen)
            try:
                move = session.game.intent(session.state, shown(*pieces), CONFIRM)
                events = session.game.apply(session.state, move).events
            except Refused:
                continue
            if {event.kind for event in events} & {"theory-right", "theory-shown"}:
                return pieces
    raise AssertionError("no theory is right")


def solve_everything(bench):
    """Share right theories, seat after seat; nobody guesses."""
    for _ in range(80):
        public = bench.console.public()
        if public.mode == "over":
            return
        if public.prompt.key == "la-prompt-act":
            bench.tray.lay(right_theory(bench.console.mode.session))
            bench.press(CONFIRM)
            bench.tray.clear()
        elif public.prompt.key == "la-prompt-guess":
            bench.press(NEXT)
            bench.pick("piece-word-none")
        else:
            bench.press(CONFIRM)
    raise AssertionError("the game does not end")


def told(bench, since=0):
    said = [said for said in bench.voice.told[since:] if isinstance(said, Utterance)]
    return [(said.key, dict(said.args)) for said in said if said.key.startswith(("table-box", "table-trophy"))]


def choose(bench, level):
    """From the menu after a game into a game of this level."""
    bench.pick("table-menu-new-game")
    bench.pick("language-en")
    bench.pick(f"level-{level}")
    bench.press(CONFIRM, CONFIRM)
    assert bench.view()["level"] == level


def test_seven_evenings_open_seven_levels_and_two_trophies(bench):
    bench.start()
    play_to_the_end(bench)
    pass_the_exam(bench)
    for level, brought in BROUGHT.items():
        choose(bench, level)
        since = len(bench.voice.told)
        solve_everything(bench)
        assert told(bench, since) == brought
    progress = bench.campaign.progress(1)
    assert progress.boxes == {f"box.{level}" for level in range(2, 8)}
    assert progress.trophies == {"bronze", "silver"}
    assert (progress.keys, progress.games) == (sum(WON.values()) - 34, 7)


def test_an_easier_level_may_be_played_and_its_keys_count(bench):
    bench.start()
    play_to_the_end(bench)
    pass_the_exam(bench)
    bench.pick("table-menu-new-level")
    solve_everything(bench)
    again = bench.again()
    again.pick("language-en")
    assert again.offered() == "level-3"
    again.pick("level-2")
    again.press(CONFIRM, CONFIRM)
    assert again.view()["level"] == 2
    solve_everything(again)
    assert ("table-box-open", {"level": 4}) in told(again)
    assert again.campaign.progress(1).keys == 2 * WON[2] - 3 - 4
    assert again.campaign.progress(1).games == 3
    again.close()


def test_of_two_levels_opened_at_once_the_easier_is_offered(bench):
    bench.start()
    play_to_the_end(bench)
    pass_the_exam(bench)
    for level in (2, 3, 4):
        choose(bench, level)
        solve_everything(bench)
    bench.pick("table-menu-new-level")
    assert bench.view()["level"] == 5
