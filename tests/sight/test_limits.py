# SPDX-License-Identifier: MIT
"""The limits are data with a schema, and each of them has its reason written above it."""

from __future__ import annotations

import json
import tomllib
from importlib.resources import files

import jsonschema

from aludel.sight.limits import limits

HERE = files("aludel.sight")


def test_the_file_keeps_to_its_schema() -> None:
    data = tomllib.loads(HERE.joinpath("limits.toml").read_text("utf-8"))
    jsonschema.validate(data, json.loads(HERE.joinpath("limits.schema.json").read_text("utf-8")))


def test_every_section_gives_reasons() -> None:
    sections = HERE.joinpath("limits.toml").read_text("utf-8").split("\n[")[1:]
    assert sections
    assert all("\n#" in section for section in sections)


def test_a_lone_tag_asks_more_of_the_art() -> None:
    art = limits().art
    assert art.agree_least_one_tag > art.agree_least
    assert art.seen_least_one_tag > art.seen_least
