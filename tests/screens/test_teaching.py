# SPDX-License-Identifier: MIT
"""Teaching while playing: what comes up in real games, what a family has been taught, and the words for it."""

from __future__ import annotations

import json
import re
import threading
from dataclasses import replace

import pytest

from aludel.errors import LANGUAGES, ConfigFault, JournalFault
from aludel.games.referee import TABLE, Prompt, registry
from aludel.screens.little_alchemists.screens import LittleAlchemists
from aludel.screens.teaching import Step, due, fits, moment, steps_in, steps_of
from aludel.screens.web import taught
from aludel.screens.web.lessons import Lessons
from aludel.screens.web.site import OWN
from aludel.screens.web.taught import TaughtBook
from aludel.screens.web.viewer import Viewer
from aludel.screens.words import words_of
from aludel.table.public import Public
from aludel.table.snapshot import GameOn, Snapshot

from .played import GAME, evening

LEVELS = registry()[GAME].info.levels
STEPS = steps_in(LittleAlchemists.lessons)
PARTS = sorted({step.part for step in STEPS})
ENDS = re.compile(r"[.!?。！？](?=\s|$|[^\s])")
TABLE_PAGE = Viewer("table", "en", here=True)


@pytest.fixture
def lessons(tmp_path):
    made = Lessons(TaughtBook(tmp_path / "lessons.json"))
    yield made
    made.close()


def restarted(lessons):
    """The lessons after the console was started anew."""
    lessons.close()
    return Lessons(TaughtBook(lessons._book.path))


def name_on(lessons, snapshot, viewer=TABLE_PAGE):
    """The step that a page shows, by its name."""
    lessons.follow(snapshot)
    drawn = lessons.drawn(snapshot, viewer, words_of("en"))
    return None if drawn is None else drawn["name"]


def shown_in(lessons, snapshots):
    """The steps in the order in which they come up on a table page that nobody touches."""
    seen = []
    for snapshot in snapshots:
        name = name_on(lessons, snapshot)
        if name is not None and (not seen or seen[-1] != name):
            seen.append(name)
    return seen


def of_game(level, number):
    """The looks of the first or second game of an evening."""
    numbers = sorted({look.game.number for look in evening(level) if look.game is not None})
    return [look for look in evening(level) if look.game is not None and look.game.number == numbers[number - 1]]


# -- whole games


@pytest.mark.parametrize("level", LEVELS)
def test_every_step_comes_up_once_in_a_real_game_and_none_in_the_next(lessons, level):
    steps = {step.name for step in steps_of(GAME, level)}
    first = shown_in(lessons, of_game(level, 1))
    assert sorted(first) == sorted(steps) and first
    assert shown_in(lessons, of_game(level, 2)) == []


@pytest.mark.parametrize(
    ("level", "order"),
    [
        (1, ("tiles", "end", "customer", "wants", "sell", "bottle", "exam", "question")),
        (1, ("tiles", "potion", "wants", "closing", "exam")),
        (2, ("board", "theory", "keys")),
        (2, ("gem", "keys")),
        (3, ("kinds", "three")),
        (4, ("pets", "likes")),
        (5, ("mushroom", "crossing")),
        (6, ("artifacts", "shop", "show-artifact", "owned")),
        (7, ("flower", "tea")),
    ],
)
def test_steps_come_in_a_sensible_order(lessons, level, order):
    seen = shown_in(lessons, of_game(level, 1))
    assert [name for name in seen if name in order] == list(order)


@pytest.mark.parametrize("level", LEVELS)
def test_a_step_only_comes_up_where_its_time_is(lessons, level):
    steps = {step.name: step for step in steps_of(GAME, level)}
    for snapshot in of_game(level, 1):
        name = name_on(lessons, snapshot)
        assert name is None or fits(steps[name], snapshot)


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_that_ends_has_taught_its_level_whatever_came_up(lessons, level):
    looks = of_game(level, 1)
    name_on(lessons, looks[-1])
    assert looks[-1].game.over and lessons.taught(looks[-1].game)
    assert shown_in(lessons, of_game(level, 2)) == []


@pytest.mark.parametrize("level", LEVELS)
def test_a_lesson_is_the_same_without_anything_private(tmp_path, level):
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    whole, public = (Lessons(TaughtBook(tmp_path / name / "lessons.json")) for name in "ab")
    words = words_of("en")
    assert any(look.own for look in of_game(level, 1))
    for look in of_game(level, 1):
        bare = replace(look, own=())
        whole.follow(look)
        public.follow(bare)
        assert whole.drawn(look, TABLE_PAGE, words) == public.drawn(bare, TABLE_PAGE, words)


def test_a_game_that_is_given_up_is_gone_on_with_in_the_next_one(lessons):
    looks = of_game(1, 1)
    half = shown_in(lessons, looks[:40])
    rest = shown_in(lessons, [replace(look, game=replace(look.game, number=99)) for look in looks])
    assert half and not set(half[:-1]) & set(rest)
    assert {*half, *rest} == {step.name for step in steps_of(GAME, 1)}


# -- what is dismissed, and what is kept


def at_start(level=1, family=1, number=1):
    """The first question of a game of a family."""
    look = next(look for look in evening(level) if look.public.mode == "game")
    return replace(look, game=replace(look.game, family=family, number=number))


def test_next_leads_on_and_a_second_press_leaves_the_following_step_alone(lessons):
    look = at_start()
    assert name_on(lessons, look) == "tiles"
    lessons.next(look, "tiles")
    following = name_on(lessons, look)
    assert following not in (None, "tiles")
    lessons.next(look, "tiles")
    assert name_on(lessons, look) == following


def test_next_without_a_name_dismisses_what_is_shown(lessons):
    look = at_start()
    lessons.next(look)
    assert name_on(lessons, look) != "tiles"


def test_skip_ends_the_lesson_of_this_level_only(lessons):
    lessons.skip(at_start(1))
    assert name_on(lessons, at_start(1)) is None
    assert name_on(lessons, at_start(2)) == "board"


def test_what_was_taught_outlasts_a_restart(lessons):
    look = at_start()
    lessons.next(look, "tiles")
    shown = name_on(lessons, look)
    lessons = restarted(lessons)
    assert name_on(lessons, look) == shown
    lessons.skip(look)
    assert name_on(restarted(lessons), look) is None


def test_a_new_family_starts_afresh(lessons):
    lessons.skip(at_start(family=1))
    assert name_on(lessons, at_start(family=2)) == "tiles"
    assert name_on(lessons, at_start(family=1)) is None


def test_a_family_keeps_what_it_was_taught_when_it_wins_its_number(lessons):
    look = at_start(family=None, number=5)
    name_on(lessons, look)
    lessons.skip(look)
    name_on(lessons, at_start(family=3, number=5))
    assert name_on(lessons, at_start(family=3, number=6)) is None
    assert name_on(lessons, at_start(family=4, number=7)) == "tiles"


def test_a_family_that_begins_after_one_without_a_number_inherits_nothing(lessons):
    name_on(lessons, at_start(family=None, number=5))
    lessons.skip(at_start(family=None, number=5))
    assert name_on(lessons, at_start(family=1, number=6)) == "tiles"


def test_when_all_steps_are_gone_through_the_level_is_kept_as_one_entry(lessons):
    look = at_start(6)
    for step in steps_of(GAME, 6):
        lessons._done(look.game, step)
    lessons.close()
    assert lessons._book.now == (f"{GAME}:1:6",)
    assert json.loads(lessons._book.path.read_text()) == [f"{GAME}:1:6"]


def test_the_file_never_grows_beyond_what_can_be_read_back(lessons):
    for family in range(300):
        lessons.skip(at_start(family=family))
    assert name_on(restarted(lessons), at_start(family=299)) is None
    assert name_on(restarted(lessons), at_start(family=0)) == "tiles"


def test_a_full_card_teaches_on(lessons, monkeypatch):
    looks = of_game(1, 1)

    def full(path, content):
        raise JournalFault("journal-full", path="lessons.json")

    monkeypatch.setattr(taught, "replace_whole", full)
    assert shown_in(lessons, looks[:30])[0] == "tiles"
    lessons.skip(at_start())
    assert name_on(lessons, at_start()) is None
    lessons.close()


def test_drawing_a_page_notes_and_writes_nothing(lessons):
    for look in of_game(1, 1):
        lessons.drawn(look, TABLE_PAGE, words_of("en"))
    lessons.close()
    assert lessons._book.now == () and not lessons._book.path.exists()


def test_nobody_waits_for_the_disk(lessons, monkeypatch):
    begun, released = threading.Event(), threading.Event()
    real = taught.replace_whole

    def slowly(path, content):
        begun.set()
        assert released.wait(60)
        real(path, content)

    monkeypatch.setattr(taught, "replace_whole", slowly)
    lessons.next(at_start(), "tiles")
    assert begun.wait(60)
    lessons.skip(at_start(2))
    assert name_on(lessons, at_start(2)) is None and not lessons._book.path.exists()
    released.set()
    assert name_on(restarted(lessons), at_start(2)) is None


@pytest.mark.parametrize("damage", [b"", b"{", b"7", b"null", b"{}", b"[" * 100_000, b'[7, "x", null]', b"\xff"])
def test_a_damaged_file_teaches_afresh(lessons, damage):
    lessons._book.path.write_bytes(damage)
    assert name_on(restarted(lessons), at_start()) == "tiles"


# -- who is taught


def test_a_seat_page_teaches_who_is_asked_and_the_table_page_everybody(lessons):
    look = at_start()
    asked, *others = (look.game.seats[seat] for seat in (*look.public.prompt.seats, *range(4)))
    others = [colour for colour in others if colour != asked]
    assert name_on(lessons, look, Viewer("seat", "en", colour=asked, token="x")) == "tiles"
    assert [name_on(lessons, look, Viewer("seat", "en", colour=one, token="x")) for one in others] == [None] * 3


def test_what_the_whole_table_is_asked_is_taught_to_every_seat(lessons):
    look = next(look for look in of_game(1, 1) if look.public.mode == "game" and look.public.prompt.seats == (TABLE,))
    assert all(name_on(lessons, look, Viewer("seat", "en", colour=one, token="x")) for one in look.game.seats)


def test_nobody_is_taught_while_a_virtual_player_is_asked(lessons):
    look = at_start()
    asked = look.game.seats[look.public.prompt.seats[0]]
    lessons.people = lambda: (asked,)
    assert name_on(lessons, look) == "tiles"
    lessons.people = lambda: tuple(colour for colour in look.game.seats if colour != asked)
    assert name_on(lessons, look) is None


@pytest.mark.parametrize("page", ["host", "login", "join", "error"])
def test_other_pages_teach_nothing(lessons, page):
    assert name_on(lessons, at_start(), Viewer(page, "en", here=True, host=True)) is None


def test_a_page_that_may_press_nothing_has_no_buttons(lessons):
    far, host = Viewer("table", "en"), Viewer("table", "en", host=True)
    words = words_of("en")
    assert lessons.drawn(at_start(), far, words)["address"] == ""
    assert lessons.drawn(at_start(), host, words)["address"] == "/api/table/lesson"


@pytest.mark.parametrize("mode", ["menu", "paused", "by-hand", "over"])
def test_nothing_is_taught_beside_the_game(lessons, mode):
    look = at_start()
    aside = replace(look, public=replace(look.public, mode=mode))
    assert name_on(lessons, look) == "tiles"
    assert name_on(lessons, aside) is None and moment(aside) is None
    assert name_on(lessons, look) == "tiles"


def test_a_game_that_brings_no_lesson_has_none(lessons):
    look = at_start()
    other = replace(look, game=replace(look.game, key="another-game"))
    assert name_on(lessons, other) is None
    lessons.skip(other)
    lessons.next(other)
    assert lessons._book.now == () and steps_of("another-game", 1) == ()


# -- conditions


def looking(prompt="p", seats=(1,), **view):
    return Snapshot(1, "", Public("game", "g", Prompt(prompt, seats), view), game=GameOn(1, "g", 1, ("red", "yellow")))


@pytest.mark.parametrize(
    ("when", "unless", "view", "fit"),
    [
        ({"a": True}, {}, {"a": [0, None, 3]}, True),
        ({"a": True}, {}, {"a": [0, False, None]}, False),
        ({"a": True}, {}, {}, False),
        ({"a": False}, {}, {"a": []}, True),
        ({"a.b": ["x", "y"]}, {}, {"a": {"b": "y"}}, True),
        ({"a.b": ["x"]}, {}, {"a": None}, False),
        ({"a": 2}, {}, {"a": [1, 2]}, True),
        ({"a": 2}, {}, {"a": [1]}, False),
        ({"a": 2}, {}, {"a": 3}, True),
        ({"a": 2}, {}, {}, False),
        ({"a.asked": True}, {}, {"a": [None, "cat"]}, True),
        ({"a.asked": True}, {}, {"a": ["cat", None]}, False),
        ({"a.asked": True}, {}, {"a": ["cat"]}, False),
        ({"a": True}, {"b": True}, {"a": 1, "b": 1}, False),
    ],
)
def test_a_condition_is_met_by_what_everybody_sees(when, unless, view, fit):
    step = Step(1, "s", "page-lesson-s", "market", frozenset({"p"}), when, unless)
    assert fits(step, looking(**view)) is fit
    assert not fits(step, looking("another", **view))


def test_only_one_step_is_due_and_it_is_the_first_that_was_not_shown():
    steps = [Step(1, name, "page-lesson-s", "market", frozenset({"p"})) for name in "abc"]
    assert due(steps, (), looking()) == steps[0]
    assert due(steps, ("a", "b"), looking()) == steps[2]
    assert due(steps, ("a", "b", "c"), looking()) is None


# -- the file and its words


def test_names_are_told_apart_and_every_level_teaches_something():
    assert len({(step.level, step.name) for step in STEPS}) == len(STEPS)
    assert {step.level for step in STEPS} == set(LEVELS)


def test_a_file_with_a_fault_is_told_by_its_place(tmp_path):
    file = tmp_path / "lessons.toml"
    file.write_text('[[step]]\nlevel = 1\nname = "a"\nkey = "page-lesson-a"\npart = "Moon!"\nprompts = ["p"]\n')
    with pytest.raises(ConfigFault, match=r"step\.0\.part"):
        steps_in(file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_two_short_sentences_at_most(language):
    words = words_of(language)
    for step in STEPS:
        said = words(step.key, {})
        assert said != step.key, step.key
        assert 1 <= len(ENDS.findall(said)) <= 2, said
        assert len(said) <= (90 if language == "ja" else 160), said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_part_of_a_page_has_a_name(language):
    named = {part: words_of(language)(f"page-lesson-part-{part}", {}) for part in PARTS}
    assert all(said != f"page-lesson-part-{part}" for part, said in named.items())
    assert len(set(named.values())) == len(PARTS)


def test_languages_differ():
    for step in STEPS:
        assert len({words_of(language)(step.key, {}) for language in LANGUAGES}) == len(LANGUAGES)


def test_every_part_is_marked_by_the_style_sheet():
    assert LittleAlchemists.static is not None
    sheets = (OWN / "static" / "lesson.css", LittleAlchemists.static / "la" / "lesson.css")
    rules = "".join(sheet.read_text("utf-8") for sheet in sheets)
    assert all(f'main:has(.lesson[data-lesson="{part}"])' in rules for part in PARTS)
