# SPDX-License-Identifier: MIT
"""The tag table."""

import json
import tomllib
from importlib.resources import files
from itertools import combinations

import jsonschema
import numpy as np
import pytest
from tests.pieces.detecting import detector

from aludel.pieces import raster, tags
from aludel.pieces.shapes import fill

HERE = files("aludel.pieces")
FAMILY_SIZE = 250


def data(name):
    return tomllib.loads(HERE.joinpath(f"{name}.toml").read_text("utf-8"))


@pytest.mark.parametrize("name", ["tags", "glyphs", "components"])
def test_data_obeys_its_schema(name):
    table = data(name)
    jsonschema.validate(table, json.loads(HERE.joinpath(table["schema"]).read_text("utf-8")))


@pytest.mark.parametrize(
    "wrong", [{"la": {"tile.frog": 250}}, {"la": {"tile frog": 1}}, {"little": {}}, {"la": {"closed": "1"}}]
)
def test_the_schema_refuses_wrong_tables(wrong):
    table = data("tags") | {"games": wrong}
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(table, json.loads(HERE.joinpath("tags.schema.json").read_text("utf-8")))


@pytest.mark.parametrize("game", tags.table())
def test_ids_are_unique_within_a_game_and_lead_back(game):
    for kind in tags.kinds(game):
        assert tags.kind_of(game, tags.tag_id(game, kind)) == kind
    assert len(set(tags.table()[game].values())) == len(tags.kinds(game))


def test_what_is_not_in_the_table():
    assert tags.kinds("xx") == frozenset()
    assert tags.kind_of("la", 249) is None
    with pytest.raises(KeyError):
        tags.tag_id("la", "tile.dragon")


def apart(a, b):
    """The least number of differing bits over the four turns."""
    inner = slice(1, -1)
    first = tags.cells(a)[inner, inner]
    return min(int((first != np.rot90(tags.cells(b)[inner, inner], turn)).sum()) for turn in range(4))


def test_ids_of_a_game_lie_far_apart():
    ids = sorted(tags.table()["la"].values())
    assert min(apart(a, b) for a, b in combinations(ids, 2)) >= 13
    first = [tags.tag_id("la", f"tile.{kind}") for kind in ("frog", "fern", "foot", "scorpion", "feather", "mandrake")]
    assert min(apart(a, b) for a, b in combinations(first, 2)) >= 18


def test_no_tag_looks_like_itself_turned():
    for tag in tags.table()["la"].values():
        cells = tags.cells(tag)
        assert min(int((cells != np.rot90(cells, turn)).sum()) for turn in (1, 2, 3)) >= 12


def test_outlines_fill_exactly_the_black_cells():
    for tag in range(FAMILY_SIZE):
        drawn = raster.rasterise(fill((0, 0, 0), *tags.outline(tag)), 8, 8, 8, (0, 0))
        assert np.array_equal(drawn[4::8, 4::8, 0] < 128, tags.cells(tag)), tag


def test_every_tag_of_the_family_is_decoded():
    found_by = detector()
    for tag in range(FAMILY_SIZE):
        drawn = raster.rasterise(fill((0, 0, 0), *tags.outline(tag)), 12, 12, 7, (2, 2))
        _, ids, _ = found_by.detectMarkers(drawn)
        assert ids is not None and ids.ravel().tolist() == [tag]
