# SPDX-License-Identifier: MIT
"""What is printed for each level, beside the rulebook's lists and the game's data."""

import re
from collections import Counter
from pathlib import Path

import pytest
from tests.pieces.printing import LAST, counts, pages

from aludel.games.little_alchemists.data import level_entry, table, tile_set
from aludel.pieces import orders
from aludel.pieces.sheets import SHEETS, components

RULEBOOK = Path(__file__).parents[2].parent / "shared" / "rulebooks" / "little_alchemists.txt"


def matching(found, kinds):
    patterns = [re.compile(kind.replace(".", r"\.").replace("*", ".+")) for kind in kinds]
    return sum(count for kind, count in found.items() if any(p.fullmatch(kind) for p in patterns))


ROWS = components()["rulebook"] + components()["kit"]


def named(row):
    return f"{row['level']}-{row.get('says', ','.join(row['kinds']))}"


@pytest.mark.parametrize("row", ROWS, ids=named)
def test_each_component_is_printed_as_often_as_the_list_says(row):
    assert set(row["sheets"]) <= set(SHEETS)
    found = counts(row["sheets"][0], row["level"], new=True)
    assert matching(found, row["kinds"]) == row["count"] * row.get("in_pieces", 1)


def test_every_sheet_belongs_to_a_component():
    assert {sheet for row in ROWS for sheet in row["sheets"]} == set(SHEETS)


@pytest.mark.parametrize("level", orders.levels())
@pytest.mark.parametrize("sheet", SHEETS)
def test_nothing_is_printed_that_no_component_asks_for(sheet, level):
    rows = [row for row in ROWS if row["level"] == level and sheet in row["sheets"]]
    first = {row["sheets"][0] for row in rows}
    wanted = sum(
        row["count"] * row.get("in_pieces", 1) for row in ROWS if row["level"] == level and first & {row["sheets"][0]}
    )
    assert sum(counts(sheet, level, new=True).values()) == wanted


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_level_has_all_that_the_levels_before_it_have(sheet):
    for level in orders.levels()[1:]:
        both = counts(sheet, level - 1) + counts(sheet, level, new=True)
        assert counts(sheet, level) == both


def test_the_parts_add_up():
    first = components()["level"][0]
    total = {row["says"]: row["count"] for row in components()["rulebook"] if row["level"] == 1}
    assert sum(first["results"].values()) == total["result tokens"]
    assert sum(first["coins"].values()) == total["coins"]
    assert len(components()["seats"]) == total["screens"]
    assert first["ingredients"] == list(tile_set(1))


@pytest.mark.parametrize("level", orders.levels())
def test_the_parts_are_those_of_the_game(level):
    """Ingredients, potions, gems and artifacts of a level: all that has come up to it."""
    order, entry = orders.Order("la", 1, level), level_entry(level)
    assert order.names("ingredients") == list(tile_set(level))
    assert [*order.counts("results")] == entry["potions"]
    assert order.names("potions") == [potion for potion in entry["potions"] if potion != "powerless"]
    assert order.customers() == entry["customers"]
    assert sorted(order.names("gems"), reverse=True) == entry["gems"]
    assert order.names("pets") == ([pet["name"] for pet in table("pets")["pet"]] if entry["pets"] else [])
    known = [artifact["name"] for artifact in table("artifacts")["artifact"] if level in artifact["levels"]]
    assert order.names("artifacts") == known
    assert order.names("theories") == (list(tile_set(level)) if entry["theories"] else [])


def marked(level, new=False):
    return Counter(
        (place.kind.removeprefix("tile."), place.mark, place.leaves)
        for page in pages("tiles", level=level, new=new)
        for place in page.placements
    )


def test_marks_leave_33_26_and_19_tiles():
    marks, doubled = Counter(), Counter()
    for (kind, mark, _), count in marked(1).items():
        marks[mark] += count
        doubled[kind, mark] += count
    assert marks == {"4": 7, "3+": 7, None: 19}
    twice = {(kind, mark) for (kind, mark), count in doubled.items() if mark and count == 2}
    assert twice == {("frog", "4"), ("fern", "3+")}


@pytest.mark.parametrize("level", [5, 6, 7])
def test_without_star_and_moon_the_tiles_are_those_of_the_level(level):
    gone = {5: {"star"}, 6: {"star"}, 7: {"star", "moon"}}[level]
    left = Counter()
    for (kind, mark, leaves), count in marked(level).items():
        if leaves not in gone:
            left[kind, mark] += count
    names = {"four": "4", "three": "3+", "plain": None}
    assert left == Counter(
        {(kind, names[name]): count for kind, row in tile_set(level).items() for name, count in row.items() if count}
    )
    assert left.total() == 34


def test_star_and_moon_are_where_the_rulings_have_them():
    signs = sorted((leaves, kind, mark or "") for (kind, mark, leaves) in marked(1).elements() if leaves)
    assert signs == [
        ("moon", "feather", "3+"),
        ("moon", "fern", ""),
        ("moon", "mandrake", ""),
        ("moon", "scorpion", "4"),
        ("star", "fern", "3+"),
        ("star", "foot", ""),
        ("star", "frog", "4"),
    ]


@pytest.mark.parametrize("level", orders.levels())
def test_each_seat_gets_one_whole_answer_set(level):
    order = orders.Order("la", 1, level)
    wanted = Counter(f"answer.{name}" for what in ("ingredients", "potions") for name in order.names(what))
    for seat in components()["seats"]:
        places = [place for page in pages("answers", level=level) for place in page.placements if place.seat == seat]
        assert Counter(place.kind for place in places) == wanted


def rulebook_components(level):
    """The lines that the rulebook gives to what comes new with a level, without their dashes."""
    lines = RULEBOOK.read_text("utf-8").splitlines()
    at = lines.index(f"Level {level}" if level > 1 else "Components", 1)
    heading = next(k for k in range(at, len(lines)) if "Components" in lines[k])
    dashed = [line.startswith("- ") for line in lines]
    if level == 4:  # one sentence instead of a list
        return lines[heading + 1 : heading + 2]
    start = dashed.index(True, heading)
    return [line.removeprefix("- ") for line in lines[start : dashed.index(False, start)]]


needs_rulebook = pytest.mark.skipif(not RULEBOOK.exists(), reason="the rulebook's text is not part of the project")


@needs_rulebook
@pytest.mark.parametrize("row", components()["rulebook"], ids=named)
def test_counts_are_those_of_the_rulebook(row):
    line = rulebook_components(row["level"])[row["line"] - 1]
    assert row["says"].split()[-1].rstrip("s") in line
    assert str(row["count"]) in re.findall(r"\d+", line)


@needs_rulebook
@pytest.mark.parametrize("level", orders.levels())
def test_no_component_of_the_rulebook_is_forgotten(level):
    lines = {row["line"] for row in components()["rulebook"] if row["level"] == level}
    assert lines == set(range(1, len(rulebook_components(level)) + 1))


@needs_rulebook
def test_tiles_are_split_as_in_the_rulebook():
    line = rulebook_components(1)[2]
    assert [counts("tiles", 1)[f"tile.{kind}"] for kind in tile_set(1)] == [6, 6, 6, 5, 5, 5]
    assert re.findall(r"(\d+)pcs", line) == ["6", "5"]


@needs_rulebook
@pytest.mark.parametrize(("level", "number"), [(1, 4), (3, 1), (7, 5)])
def test_tokens_are_split_as_in_the_rulebook(level, number):
    line = rulebook_components(level)[number - 1]
    for potion, count in orders.Order("la", level, level).counts("results").items():
        assert re.search(rf"\b{count} (potions of )?{potion}", line), (potion, line)


@needs_rulebook
def test_gems_are_those_that_the_rulebook_stacks():
    assert "5, 5, 4, 4, 4, 3, 3" in RULEBOOK.read_text("utf-8")
    assert sorted(orders.Order("la", 1, LAST).names("gems"), reverse=True) == [5, 5, 4, 4, 4, 3, 3]
