# SPDX-License-Identifier: MIT
"""Playing by `aludel play` and `aludel resume`: typed buttons, photos for a camera, and the virtual table."""

from __future__ import annotations

import random
import re
from contextlib import closing

import cv2
import pytest

from aludel.games.fate import CodeSource
from aludel.games.referee import Setup, registry
from aludel.journal import Journal, show_code
from aludel.pieces.numbers import numbers
from aludel.twin.camera import preview
from aludel.twin.rendered import RenderedTray

KEY = "little-alchemists"
GAME = registry()[KEY]
CODE = "ABCDEFGHJK"
START = ["", "", ""]
"""English, two players, anybody begins."""
END_GAME = ["hold confirm", "back", "hold confirm", *["next"] * 5, "", "next", ""]
"""Look into the pause menu, come back, and end the game from it: yes."""


def brewed(one, other):
    """Select two tiles by hand: both numbers, and both once more."""
    count = [line for name in (one, other) for line in (*["next"] * numbers("la")[f"tile.{name}"], "")]
    return ["hold back", *count, *count]


@pytest.fixture
def console(shell):
    """A console of typed buttons whose camera shows empty photos: `console(*lines, code=...)`."""
    photos = shell.place / "photos"
    photos.mkdir()
    cv2.imwrite(str(photos / "1.png"), preview(tray(shell).camera.capture(1.0)))
    config = shell.config(f'[camera]\ndriver = "photos"\npath = "{photos}"\n[lamps]\ndriver = "none"\n')

    def play(*lines, code=None):
        words = ["play"] if code is None else ["resume", code]
        words += ["--config", config, "--journal", shell.place / "games"]
        ended = shell(*words, typed="".join(f"{line}\n" for line in lines))
        assert ended.code == 0 and not ended.err
        return [line.removeprefix("  » ") for line in ended.out.splitlines()]

    return play


def tray(shell, seed=1):
    return RenderedTray(KEY, 1, seed, lambda: 0.0, cache=shell.place / "twin")


@pytest.fixture
def records(shell):
    """The games in the journal, oldest first."""

    def read():
        with closing(Journal.read(shell.place / "games")) as journal:
            return [journal.load(number) for number in journal.games()]

    return read


def alchemy(code, record):
    return dict(GAME.draw(record.setup, CodeSource(code)))


# -- going on


def test_a_game_goes_on_by_its_code_at_the_same_prompt(console, records):
    shown = console(*START, *brewed("frog", "fern"))
    (record,) = records()
    again = console(code=show_code(record.code).lower().replace("-", " "))
    assert again[0].startswith("Welcome")
    assert shown[-2:] == again[1:]
    assert records() == [record]


def test_a_purchase_is_still_there_after_going_on(console, records):
    console(*START, "market-2")
    (record,) = records()
    again = console(code=show_code(record.code))
    assert len(record.moves) == 1 and records() == [record]
    assert "two ingredients" in again[-1]


@pytest.mark.parametrize("by_code", [True, False])
def test_a_game_goes_on_in_the_language_and_at_the_volume_of_its_people(console, records, by_code):
    console(*START, "hold confirm", "next", "", "market-3", "hold mute")
    (record,) = records()
    again = console("hold mute", code=show_code(record.code) if by_code else None)
    assert again[0].startswith("Willkommen") and "100" in again[-1]


def test_another_evening_begins_with_the_language_of_the_last_one_at_the_configured_volume(console):
    console("market-2", "", "", "hold mute", *END_GAME)
    again = console("hold mute")
    assert again[0].startswith("Vítejte") and "90" in again[-1]


def test_an_unknown_code_begins_a_new_game_with_its_alchemy(console, records):
    console(*START, code=show_code(CODE))
    (record,) = records()
    assert record.code == CODE and dict(record.fate) == alchemy(CODE, record)


def test_an_ended_game_is_played_anew_with_its_alchemy(console, records):
    console(*START, *END_GAME, code=show_code(CODE))
    console(*START, code=show_code(CODE))
    first, second = records()
    assert first.ended and not second.ended
    assert first.code == second.code == CODE and dict(second.fate) == alchemy(CODE, second)


def test_the_game_after_one_by_code_has_an_alchemy_of_its_own(console, records):
    console(*START, *END_GAME, *START, *END_GAME, *START, code=show_code(CODE))
    codes = [record.code for record in records()]
    assert codes[0] == CODE and len(set(codes)) == 3
    for record in records():
        assert dict(record.fate) == alchemy(record.code, record)


def test_the_game_after_one_that_went_on_has_an_alchemy_of_its_own(console, records):
    console(*START, code=show_code(CODE))
    console(*END_GAME, *START, code=show_code(CODE))
    first, second = records()
    assert first.ended and first.code == CODE and second.code != CODE


def test_another_open_game_is_not_lost_to_a_code(console, records):
    console(*START)
    (first,) = records()
    shown = console("", code=show_code(CODE))
    assert "Play on." in shown and records() == [first]


@pytest.mark.parametrize(("move", "number"), [("red brew nonsense+nothing", 513), ("", 512)])
def test_a_game_that_cannot_go_on_here_is_said_so_and_kept_as_it_is(console, records, shell, move, number):
    """Its rules have changed since, or are not installed: it may go on where they are."""
    setup = Setup(1, ("red", "yellow"), 0)
    with closing(Journal.open(shell.place / "games")) as journal:
        game = journal.begin(KEY if move else "lost-game", setup, GAME.draw(setup, CodeSource(CODE)), CODE)
        journal.append(game, move or "anything")
    before = records()
    for shown in (console("", *START), console(*START, code=show_code(CODE))):
        assert sum(f"E{number}: " in line for line in shown) == 1
        assert "two ingredients" in shown[-1]
        assert records()[0] == before[0] and not before[0].ended


def test_a_wrong_button_is_said_and_the_game_goes_on(console, records):
    shown = console(*START, "lever", "market-1")
    assert sum("E413" in line for line in shown) == 1
    assert len(records()[0].moves) == 1


# -- photos for a camera


def test_photos_of_two_trays_brew_potions(shell, records):
    """Each photo is what the camera of the kit would see; the next one comes when a look is over."""
    photos, put = shell.place / "photos", tray(shell, 3)
    photos.mkdir()
    pairs = [("frog", "fern"), ("scorpion", "feather")]
    for number, pair in enumerate(pairs):
        put.lay([f"tile.{name}" for name in pair])
        cv2.imwrite(str(photos / f"{number}.png"), preview(put.camera.capture(1.0)))
    config = shell.config(f'[camera]\ndriver = "photos"\npath = "{photos}"\n[lamps]\ndriver = "none"\n')
    lines = [*START, *["", "back", "", ""] * 6]
    ended = shell("play", "--config", config, "--journal", shell.place / "games", typed="\n".join(lines) + "\n")
    assert ended.code == 0 and not ended.err
    brews = [move for move in records()[0].moves if "brew" in move]
    wanted = [tuple(sorted(pair)) for pair in pairs]
    read = [tuple(sorted(re.findall("|".join(sum(pairs, ())), move))) for move in brews]
    assert len(read) >= 2 and set(read) == set(wanted)
    assert "potion" in ended.out


# -- the virtual table


class Person:
    """Plays at the virtual table by what is on the screen, and by nothing else."""

    def __init__(self, terminal, *words):
        self.at, self.rng = terminal(*words), random.Random(5)
        self.seen = self.at.read("Enter")

    def type(self, line):
        """Type, and see the whole next picture: its end is marked by what an unknown word is answered."""
        self.at.process.stdin.write(f"{line}\n".encode())
        self.seen = self.at.type("unheard-of", "E110")

    def row(self, name):
        """The things in a row of the latest picture, by number."""
        rows = re.findall(rf"^  {name} +(.*)$", self.seen, re.MULTILINE)
        return re.findall(r"\d (\S.*?)(?=   |$)", rows[-1]) if rows else []

    def turn(self):
        """Answer the latest picture."""
        if "Yes, take the exam" in self.seen:
            return self.type("")
        if "Take this tile for free" in self.seen:
            places = re.findall(r"^  ([\d ]+?)  +Take this tile", self.seen, re.MULTILINE)[-1].split()
            return self.type(places[0])
        if "The customer wants a" in self.seen or "They make a" in self.seen:
            return self.by_button()
        if "Mix the two ingredients" in self.seen:
            hand = self.row("hand")
            other = next((at for at, name in enumerate(hand, 1) if name != hand[0]), 2)
            self.type(f"put 1 {other}")
        return self.type("")

    def by_button(self):
        """Customers and exam questions may be answered by the potion's number."""
        keys = re.findall(r"^  (\d)  +(?:The customer wants|They make)", self.seen, re.MULTILINE)
        return self.type(self.rng.choice(keys))


@pytest.mark.slow
def test_a_whole_game_with_its_exam_is_typed_at_the_virtual_table(shell, terminal, records):
    """Real renderer, real recogniser, real journal: only the ears are missing."""
    config = shell.config('[camera]\ndriver = "twin"\n')
    person = Person(terminal, "play", "--terminal", "--config", config, "--journal", shell.place / "games")
    for line in START:
        person.type(line)
    for _ in range(200):
        if "The market is closed" in person.at.screen and "Play again" in person.seen:
            break
        person.turn()
    ended = person.at.end()
    assert ended.code == 0 and not ended.err
    (record,) = records()
    assert record.ended and record.result is not None and len(record.result.points) == 2
    assert sum("answer" in move or "exam" in move for move in record.moves) >= 6
    assert "Question 6 of 6" in ended.out
    assert "E900" not in ended.out and "Traceback" not in ended.out


def test_one_person_plays_alone_against_virtual_players(shell, terminal, records):
    config = shell.config('[camera]\ndriver = "twin"\n')
    person = Person(
        terminal, "play", "--terminal", "--alone", "random", "--config", config, "--journal", shell.place / "games"
    )
    for line in START:
        person.type(line)
    for _ in range(5):
        person.turn()
    assert person.at.end().code == 0
    (record,) = records()
    assert who_acted(record.moves) == {"red", "yellow"}
    words = ("resume", show_code(record.code), "--terminal", "--alone", "random")
    again = Person(terminal, *words, "--config", config, "--journal", shell.place / "games")
    for _ in range(8):
        again.turn()
    assert again.at.end().code == 0
    (longer,) = records()
    assert longer.moves[: len(record.moves)] == record.moves
    assert who_acted(longer.moves[len(record.moves) :]) == {"red", "yellow"}


def who_acted(moves):
    return {move.split()[0] for move in moves if move.split()[1] in ("brew", "buy", "end")}


@pytest.mark.parametrize("words", [("play",), ("resume", show_code(CODE))])
def test_virtual_players_are_refused_at_a_table_of_wood(shell, words):
    config = shell.config('[camera]\ndriver = "photos"\npath = "."\n[lamps]\ndriver = "none"\n')
    ended = shell(*words, "--alone", "--config", config, "--journal", shell.place / "games", typed="")
    assert ended.code == 2 and "E709" in ended.err


def test_what_cannot_be_typed_is_a_sentence_and_the_game_goes_on(shell, records):
    config = shell.config('[camera]\ndriver = "twin"\n')
    typed = b"\n\n\nput \xff\nput \xe0\xaf\xb0\npress 9\n9\ndance\nput unicorn\n1\n"
    ended = shell.run("play", "--terminal", "--config", config, "--journal", shell.place / "games", typed=typed)
    assert ended.code == 0 and not ended.err
    assert [ended.out.count(f"E{number}: ") for number in (114, 413, 110)] == [3, 1, 2]
    assert len(records()[0].moves) == 1
