# SPDX-License-Identifier: MIT
"""Conditions are data: they keep to their schema, and every draw keeps to its range."""

from __future__ import annotations

import json
import tomllib
from dataclasses import asdict
from importlib.resources import files

import jsonschema
import numpy as np
import pytest

from aludel.errors import UsageFault
from aludel.twin.conditions import NAMES, condition, conditions, drawn

PACKAGE = files("aludel.twin")
RANGED = [name for name, row in conditions().items() if "mix" not in row]


def test_the_file_keeps_to_its_schema() -> None:
    data = tomllib.loads(PACKAGE.joinpath("conditions.toml").read_text("utf-8"))
    jsonschema.validate(data, json.loads(PACKAGE.joinpath("conditions.schema.json").read_text("utf-8")))


@pytest.mark.parametrize("name", RANGED)
def test_every_value_is_given_and_every_draw_is_in_its_range(name: str) -> None:
    row = condition(name)
    for seed in range(30):
        for value, got in asdict(drawn(name, np.random.default_rng(seed))).items():
            assert row[value][0] <= got <= row[value][1]


def test_the_working_range_is_the_one_of_the_design() -> None:
    row = condition("working")
    limits = {"blur": 1.0, "noise": 30.0, "tilt": 10.0, "glare": 0.15}
    assert {name: row[name][1] for name in limits} == limits
    assert row["light"][0] == 0.12
    assert not any(row[name][1] for name in ("motion", "shadow", "finger", "bands", "litter", "tile_glare"))


def test_clean_is_mild() -> None:
    row = condition("clean")
    assert row["blur"][1] <= 0.6
    assert row["tilt"][1] <= 2
    assert row["noise"][1] <= 5


def test_a_mix_draws_from_its_parts_and_often_from_several() -> None:
    row = condition("any")
    parts = [condition(name) for name in row["mix"]]

    def within(value: float, ends: list[float]) -> bool:
        return ends[0] <= value <= ends[1]

    airs = [asdict(drawn("any", np.random.default_rng(seed))) for seed in range(300)]
    for air in airs:
        assert all(any(within(air[n], part[n]) for part in parts) for n in NAMES)
    spoilt = [sum(not within(air[n], parts[0][n]) for n in NAMES) for air in airs]
    assert 0.5 < np.mean([count > 0 for count in spoilt]) < 0.95
    assert np.mean([count > 1 for count in spoilt]) > 0.25


def test_an_unknown_condition_is_refused() -> None:
    with pytest.raises(UsageFault, match="E253"):
        condition("fog")
