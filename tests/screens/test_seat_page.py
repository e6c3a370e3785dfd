# SPDX-License-Identifier: MIT
"""The page of one seat: forms, tracker, refusals, hints; and that all of it follows from what the seat has seen."""

from __future__ import annotations

import itertools
import re
import threading
from contextlib import contextmanager
from dataclasses import replace

import httpx
import pytest
from tests.games.little_alchemists.levels import judged, owned

from aludel.errors import LANGUAGES
from aludel.games.little_alchemists.game import LittleAlchemists
from aludel.games.little_alchemists.state import changed
from aludel.games.little_alchemists.view import potions_of
from aludel.games.referee import Choice, Outcome, Prompt, Way, hold, press
from aludel.screens.little_alchemists.seat import seat as drawn
from aludel.screens.views import Wording
from aludel.screens.web.render.forms import Asking
from aludel.screens.words import words_of
from aludel.table.host import NewGame
from aludel.table.own import Own
from aludel.table.snapshot import Snapshot

from ..table.parts import CONFIRM, Bench
from ..table.workshop import WORKSHOP
from .offered import Offered
from .served import GAME, serving


class Phone:
    """The page of one seat, as its phone sees it."""

    def __init__(self, served, colour):
        self.served, self.token = served, served.seat(colour)
        self.client = httpx.Client(base_url=served.base_url)

    def html(self, query=""):
        answer = self.client.get(f"/seat/{self.token}{query}")
        assert answer.status_code == 200
        return answer.text

    def page(self, query=""):
        return Offered(self.html(query))

    def now(self, query=""):
        return self.client.get(f"/api/seats/{self.token}{query}").json()

    def post(self, what, query="", **body):
        given = {"asked": self.served.pages.snapshot.asked, **body}
        answer = self.client.post(f"/api/seats/{self.token}/{what}{query}", json=given)
        self.served.do(lambda: None)
        return answer

    def answer(self, *kinds, query=""):
        answer = self.post("answer", query, kinds=list(kinds))
        assert answer.status_code == 200, answer.text
        return answer.json()["refused"]


@contextmanager
def playing(folder, level=1, colours=("red", "yellow"), **options):
    """A game with a phone for each of two seats."""
    with serving(folder, level, **options) as served:
        phones = [Phone(served, colour) for colour in colours]
        yield served, *phones
        for phone in phones:
            phone.client.close()


class Judging(LittleAlchemists):
    """Level 6 with an artifact that the table judges before the first seat."""

    def new(self, setup, fate):
        state, events = super().new(setup, fate)
        state = judged(state, "purple-1")
        return Outcome(changed(state, artifacts=(owned(state, "purple-1"), *state.artifacts[1:])), events)


def asking(language="en", **wording):
    return Asking(words_of(language), "la", Wording(**wording), lambda kind: kind != "word.none")


def test_each_way_is_a_form_whose_kinds_stand_in_the_order_of_the_pieces():
    ways = (
        Way("la-way-brew", (frozenset({"tile.fern", "tile.frog"}),) * 2),
        Way("la-way-theory", (frozenset({"answer.frog"}), frozenset({"answer.luck", "answer.fire"}))),
    )
    brew, theory = asking().forms(Prompt("la-prompt-act", (0,), {"seat": "red"}, ways, secret=True))
    assert [slot.name for slot in brew.slots] == ["kinds-0", "kinds-1"]
    assert [option.kind for option in brew.slots[1].options] == ["tile.frog", "tile.fern"]
    assert [option.kind for option in theory.slots[1].options] == ["answer.fire", "answer.luck"]
    assert brew.secret and theory.secret


def test_declining_stands_in_the_form_of_the_guess():
    guess = Way("la-way-guess", (frozenset({"theory.fern"}),))
    (form,) = asking().forms(Prompt("la-prompt-guess", (1,), {}, (guess,), browse=("theory.fern", "word.none")))
    assert [option.kind for option in form.slots[0].options] == ["theory.fern", "word.none"]
    assert not form.secret
    assert [option.drawn for option in form.slots[0].options] == [True, False]


def test_what_is_only_offered_by_name_is_a_form_of_its_own():
    numbers = tuple(f"number.{n}" for n in range(21))
    (form,) = asking().forms(Prompt("la-prompt-judge", (0,), browse=numbers))
    assert [option.words for option in form.slots[0].options] == [str(n) for n in range(21)]
    secret = Way("la-way-brew", (frozenset({"tile.frog"}),) * 2)
    brew, named = asking().forms(Prompt("la-prompt-act", (0,), {}, (secret,), secret=True, browse=("word.shop",)))
    assert brew.secret and not named.secret
    assert [option.kind for option in named.slots[0].options] == ["word.shop"]


def test_buttons_of_one_meaning_stand_together_and_what_must_be_sure_apart():
    choices = (
        Choice(CONFIRM, "la-choice-end"),
        *(Choice(press(f"market-{place}"), "la-choice-buy") for place in (2, 5)),
        Choice(hold("back", "confirm"), "la-choice-stack-empty", sure=True),
        Choice(press("market-1"), "la-choice-wish-fire"),
    )
    end, buy, empty = asking(spare=("la-choice-wish-",)).groups(Prompt("la-prompt-end", (0,), choices=choices))
    assert [button.legend for button in buy.buttons] == ["2", "5"]
    assert len({button.name for button in buy.buttons}) == 2
    assert empty.sure and not end.sure and not buy.sure
    assert '"held": true' in empty.buttons[0].body


def test_the_big_button_looks_into_the_tray_so_a_form_stands_for_it():
    way = Way("la-way-pet", (frozenset({"pet.cat"}),))
    assert not asking().groups(Prompt("la-prompt-pet", (0,), {}, (way,), (Choice(CONFIRM, "la-choice-pet"),)))


def brewed(phone):
    """The potions in the triangle of a seat's page."""
    triangle = phone.html().partition('aria-labelledby="tracker-title"')[2].partition("</table>")[0]
    assert "ingredient." in triangle
    return re.findall(r"/(potion\.\w+)\.svg", triangle)


def test_a_brew_by_page_is_filled_in_on_that_page_alone(tmp_path):
    with playing(tmp_path) as (_served, red, yellow):
        assert red.page().forms and not yellow.page().forms
        before = yellow.html()
        assert red.answer("tile.frog", "tile.fern") is None
        (mark,) = red.now()["view"]["tracker"]
        assert {mark["one"], mark["other"]} == {"frog", "fern"}
        assert brewed(red) == [f"potion.{mark['potion']}"]
        assert not yellow.now()["view"]["tracker"] and brewed(yellow) == []
        assert yellow.html() != before


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_is_short_and_what_is_said_aloud_stands_under_the_table(tmp_path, language):
    """A phone has neither a tray nor a big button: what speaks of them is for the table."""
    words = words_of(language)
    with playing(tmp_path) as (served, red, yellow):
        prompt = served.pages.snapshot.public.prompt
        spoken, short = words(prompt.key, prompt.args), words(f"page-{prompt.key}", prompt.args)
        for phone in (red, yellow):
            said = phone.page(f"?lang={language}").words
            aloud = said.index(words("page-seat-at-table", {}))
            assert said.index(short) < aloud
            assert said[aloud + 1] == spoken and said.count(spoken) >= 1


@pytest.mark.parametrize("level", [1, 5, 7])
def test_the_triangle_is_a_table_with_a_cell_for_each_pair_and_none_for_equals(tmp_path, level):
    with playing(tmp_path, level) as (_served, red, _):
        view = red.now()["view"]
        tracker = drawn(view, words_of("en"))["tracker"]
        kinds = view["kinds"]
        assert [len(row.cells) for row in tracker.rows] == list(range(1, len(kinds)))
        assert [row.head.art for row in tracker.rows] == [f"ingredient.{kind}" for kind in kinds[1:]]
        html = red.html()
        assert html.count('scope="row"') == html.count('scope="col"') == len(kinds) - 1
        assert html.count('class="open"') == len(kinds) * (len(kinds) - 1) // 2


def test_why_not_is_told_with_its_details_on_that_page_alone(tmp_path):
    with playing(tmp_path) as (served, red, yellow):
        limit = red.now()["view"]["level"]
        assert limit == 1
        for _ in range(30):
            served.brew("frog", "frog")
            view = served.pages.snapshot.public.view
            served.press(press("market-1") if view["phase"] == "take" and view["market"][0] else CONFIRM)
            if served.snapshot().own[view["turn"]].refused is not None:
                break
        asked = served.pages.snapshot.public.prompt.seats[0]
        phone, other = (red, yellow) if asked == 0 else (yellow, red)
        told = phone.answer("tile.frog", "tile.frog")
        assert told is not None and "frog" in told
        assert told in phone.html().replace("&#39;", "'")
        assert told not in other.html().replace("&#39;", "'")
        assert phone.answer("tile.frog", "tile.frog", query="?lang=de") != told


def test_a_wrong_theory_stands_on_its_page_alone(tmp_path):
    with playing(tmp_path, 4) as (served, red, yellow):
        state = served.console.mode.session.state
        right = {f"answer.{p}" for p in potions_of(state, state.rules.kind_index["frog"])}
        wrong = next(
            combination
            for combination in itertools.combinations([f"answer.{p}" for p in state.rules.potions], 3)
            if set(combination) != right and red.answer("answer.frog", *combination) is None
        )
        assert red.now()["view"]["wrong"] == [
            {"ingredient": "frog", "potions": [kind.removeprefix("answer.") for kind in wrong]}
        ]
        assert "My wrong theories" in red.page().words
        assert not yellow.now()["view"]["wrong"] and "My wrong theories" not in yellow.page().words


def test_hints_are_off_until_they_are_switched_on_and_then_give_their_reasons(tmp_path):
    with playing(tmp_path, 4) as (_served, red, yellow):
        assert not red.now()["hints"] and "hint-list" not in red.html()
        assert red.post("hints", on=True).status_code == 200
        assert red.now()["hints"] and "hint-list" in red.html()
        assert not yellow.now()["hints"]
        assert red.post("hints", on=False).status_code == 200
        assert "hint-list" not in red.html()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_speaks_the_language_that_it_was_asked_for(tmp_path, language):
    with playing(tmp_path, 7) as (_served, red, _):
        page, html = red.page(f"?lang={language}"), red.html(f"?lang={language}")
        assert f'<html lang="{language}"' in html
        assert words_of(language)("page-la-seat-tracker", {}) in page.words
        assert not [word for word in page.words if word.startswith(("page-", "la-", "piece-"))]


def test_points_of_a_judged_artifact_and_the_way_to_the_artifacts_are_answered_by_name(tmp_path):
    with playing(tmp_path, 6, games={GAME: Judging()}) as (served, red, _):
        form = red.page().forms[-1]
        assert "word.judged-coin" in form.fields["kinds-0"]
        coins = red.now()["view"]["coins"][0]
        assert red.answer("word.judged-coin") is None
        assert red.now()["view"]["coins"][0] == coins + 1
        assert red.answer("tile.frog", "tile.fern") is None
        while served.pages.snapshot.public.prompt.key != "la-prompt-end-shop":
            served.press(CONFIRM)
        assert "word.shop" in red.page().forms[0].fields["kinds-0"]
        assert red.answer("word.shop") is None
        assert served.pages.snapshot.public.prompt.key == "la-prompt-shop"


def test_what_must_be_sure_is_asked_once_more_of_the_same_seat(tmp_path):
    with playing(tmp_path) as (served, red, yellow):
        stack = red.now()["view"]["stack"]
        assert red.post("press", buttons=["back", "confirm"], held=True).status_code == 200
        assert served.pages.snapshot.public.mode == "paused" and red.now()["view"]["stack"] == stack
        assert not yellow.page().presses
        assert yellow.post("press", buttons=["next"]).status_code == 409
        assert [body["buttons"] for _, body in red.page().presses] == [["confirm"], ["next"], ["back"]]
        assert red.post("press", buttons=["next"]).status_code == 200
        assert red.post("press", buttons=["confirm"]).status_code == 200
        assert red.now()["view"]["stack"] != stack


def test_a_game_without_a_template_of_its_own_is_answered_by_forms_all_the_same(tmp_path):
    with playing(tmp_path, None, ("red", "green"), games={"workshop": WORKSHOP}) as (served, red, green):
        new = NewGame("workshop", 1, ("red", "green"), 0, None, None, replace=True)
        served.do(lambda: served.console.manage(lambda host: host.begin(new)))
        mix, _swear = red.page().forms
        assert mix.fields == {"kinds-0": ["tile.amber", "tile.beryl", "tile.coral"]} | {
            "kinds-1": ["tile.amber", "tile.beryl", "tile.coral"]
        }
        assert red.answer("answer.amber", "answer.flat") is None
        assert not red.page().forms
        assert green.page().forms[0].fields["kinds-0"][-1] == "word.none"
        assert green.answer("word.none") is None


@pytest.mark.parametrize("situation", ["no-game", "not-seated", "paused", "by-hand"])
def test_a_seat_that_is_asked_nothing_is_offered_nothing(tmp_path, situation):
    with playing(tmp_path, None if situation == "no-game" else 1, ("red", "blue")) as (served, red, blue):
        if situation == "paused":
            served.press(hold("confirm"))
        if situation == "by-hand":
            served.press(hold("back"))
        page = (blue if situation == "not-seated" else red).page()
        assert not page.forms and not page.presses
        if situation in ("no-game", "not-seated"):
            assert words_of("en")(f"page-seat-{situation}", {"seat": "blue"}) in page.words


def fates(state):
    """Positions that differ in the secret alone."""
    for order in itertools.permutations(range(len(state.rules.kinds))):
        assignment = tuple(state.secret.assignment[at] for at in order)
        cross = tuple(tuple(state.secret.cross[a][b] for b in order) for a in order)
        if assignment != state.secret.assignment:
            yield changed(state, secret=replace(state.secret, assignment=assignment, cross=cross))


def other_fates(state, seat):
    """Those that differ in nothing that a seat has seen itself."""
    return (fate for fate in fates(state) if seen(fate, seat) == seen(state, seat))


def seen(state, seat):
    return LittleAlchemists().view(state, seat)


@pytest.mark.parametrize("level", [1, 4])
def test_fates_that_agree_on_what_a_seat_has_seen_give_the_same_page_with_hints(tmp_path, level):
    with playing(tmp_path, level) as (served, red, _yellow):
        red.post("hints", on=True)
        served.brew("frog", "fern")
        snapshot, state = served.snapshot(), served.console.mode.session.state
        with held(served):
            others = itertools.islice(other_fates(state, 0), 12)
            looks = [look(served, red, snapshot, fate) for fate in (state, *others)]
            assert len(looks) > 5 and len(set(looks)) == 1
            unlike = next(fate for fate in fates(state) if seen(fate, 0) != seen(state, 0))
            assert look(served, red, snapshot, unlike) != looks[0]


@contextmanager
def held(served):
    """Nothing is published by the console meanwhile."""
    begun, released = threading.Event(), threading.Event()
    done = served.inbox.post(lambda: (begun.set(), released.wait(60)))
    assert begun.wait(60)
    try:
        yield
    finally:
        released.set()
        done.result(60)


def look(served, phone, snapshot: Snapshot, state):
    """What the phone sees when the position is another one."""
    own = tuple(Own(one.seat, LittleAlchemists(), state, one.told, one.refused) for one in snapshot.own)
    served.pages.publish(replace(snapshot, own=own))
    return phone.html() + phone.client.get(f"/api/seats/{phone.token}").text


@pytest.mark.parametrize("seat", [0, 1])
def test_coins_and_tiles_are_those_of_the_own_seat(tmp_path, seat):
    bench, words = Bench(tmp_path), words_of("en")
    bench.start()
    view = {**bench.console.own(seat).view, "coins": [3, 8], "hands": [5, 2]}
    told = {fact.name: fact.value for fact in drawn(view, words)["facts"]}
    assert told[words("page-thing-coins", {})] == str([3, 8][seat])
    assert told[words("page-la-seat-hand", {})] == str([5, 2][seat])
    bench.close()
