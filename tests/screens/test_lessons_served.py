# SPDX-License-Identifier: MIT
"""Lessons over HTTP: on the table page and the pages of seats, dismissed, skipped, kept, and for each family anew."""

from __future__ import annotations

import re

import httpx
import pytest

from .served import GAME, serving

CARD = re.compile(r'id="lesson"[^>]*data-step="([a-z-]+)"')


@pytest.fixture
def served(tmp_path):
    with serving(tmp_path, 1) as console:
        yield console


def step_on(served, path):
    """The step that a page shows, or nothing."""
    found = CARD.search(httpx.get(served.base_url + path).text)
    return found[1] if found else None


def tell(served, path, **body):
    """What the console answers to a page; all pages have been drawn anew on return."""
    answer = httpx.post(served.base_url + path, json=body)
    served.do(lambda: None)
    return answer


def begin_as(served, act):
    """Let the host choose a family, and begin a game."""
    served.do(lambda: served.console.manage(act))
    served.begin()


def test_the_page_of_whoever_is_asked_shows_the_step_and_the_table_page_too(served):
    red, yellow = served.seat("red"), served.seat("yellow")
    assert [step_on(served, path) for path in ("/table", f"/seat/{red}", f"/seat/{yellow}")] == ["tiles", "tiles", None]


def test_a_step_is_gone_when_what_it_asks_for_was_done(served):
    assert step_on(served, "/table") == "tiles"
    served.brew("frog", "fern")
    assert step_on(served, "/table") == "potion"


def test_the_table_dismisses_the_step_that_it_shows_and_no_other(served):
    step_on(served, "/table")
    assert tell(served, "/api/table/lesson", do="next", step="tiles").status_code == 200
    following = step_on(served, "/table")
    assert following not in (None, "tiles")
    assert tell(served, "/api/table/lesson", do="next", step="tiles").status_code == 200
    assert step_on(served, "/table") == following


@pytest.mark.parametrize("do", [{"do": "skip"}, {"do": "next", "step": "tiles"}])
def test_a_seat_that_does_not_play_leaves_the_lesson_alone(served, do):
    blue = served.seat("blue")
    assert tell(served, f"/api/seats/{blue}/lesson", **do).status_code == 409
    assert step_on(served, "/table") == "tiles"


def test_a_seat_may_skip_the_lesson_for_all(served):
    red = served.seat("red")
    assert tell(served, f"/api/seats/{red}/lesson", do="skip").status_code == 200
    assert step_on(served, "/table") is None and step_on(served, f"/seat/{red}") is None


def test_nobody_else_may(served):
    assert tell(served, "/api/seats/nobody/lesson", do="skip").status_code in (401, 403, 404, 409)
    assert tell(served, "/api/table/lesson", do="teach").status_code == 422
    assert tell(served, "/api/table/lesson", do="next", step="../x").status_code == 422
    assert step_on(served, "/table") == "tiles"


def test_what_was_taught_is_kept_over_a_restart(tmp_path):
    with serving(tmp_path, 1) as first:
        tell(first, "/api/table/lesson", do="next", step="tiles")
        following = step_on(first, "/table")
    with serving(tmp_path, 1) as second:
        assert step_on(second, "/table") == following != "tiles"


def test_a_new_family_starts_afresh_and_an_old_one_does_not(served):
    begin_as(served, lambda host: host.new_family(GAME))
    tell(served, "/api/table/lesson", do="skip")
    first = served.snapshot().game.family
    begin_as(served, lambda host: host.new_family(GAME))
    assert served.snapshot().game.family != first and step_on(served, "/table") == "tiles"
    begin_as(served, lambda host: host.choose_family(GAME, first))
    assert served.snapshot().game.family == first and step_on(served, "/table") is None


def test_without_a_game_there_is_no_lesson(tmp_path):
    with serving(tmp_path) as served:
        assert step_on(served, "/table") is None
        assert tell(served, "/api/table/lesson", do="skip").status_code == 200


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Got it"), ("cs", "Rozumím"), ("de", "Verstanden"), ("ja", "わかった")]
)
def test_the_lesson_speaks_the_language_of_its_page(served, language, said):
    assert said in httpx.get(f"{served.base_url}/table?lang={language}").text
