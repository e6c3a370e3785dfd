# SPDX-License-Identifier: MIT
"""A console on a bench, before a game and in one."""

from __future__ import annotations

import pytest

from .parts import Bench


@pytest.fixture
def bench(tmp_path):
    made = Bench(tmp_path)
    yield made
    made.close()


@pytest.fixture
def game(bench):
    bench.start()
    return bench
