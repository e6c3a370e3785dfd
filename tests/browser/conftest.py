# SPDX-License-Identifier: MIT
"""Pages of the virtual table in a real browser, and a table dealt from a seed."""

from __future__ import annotations

from pathlib import Path

import pytest

from .table import ServedTable

SHOTS = Path(".shots")
USUAL = ("Failed to load resource", "/api/virtual/sounds/")
"""What is no fault: Chromium repeats what a response tells, and a sound is gone once its console has been stopped."""


@pytest.fixture
def opened(chromium):
    """Opens pages; what the browser complains of fails the test, but for what is `usual`, to which a test may add."""
    contexts, complaints = [], []

    def open_page(address, width=1280, height=800, **options):
        context = chromium.new_context(viewport={"width": width, "height": height}, **options)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda fault: complaints.append(str(fault)))
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.on("response", lambda got: complaints.append(f"{got.status} {got.url}") if got.status >= 400 else None)
        page.goto(address)
        return page

    open_page.usual = [*USUAL]
    yield open_page
    for context in contexts:
        context.close()
    assert not [one for one in complaints if not any(usual in one for usual in open_page.usual)]


@pytest.fixture
def table(tmp_path):
    """Opens a table; every one is closed in the end."""
    tables = []

    def open_table(seed, levels=(), port=0):
        tables.append(ServedTable(tmp_path, seed, levels, port))
        return tables[-1]

    yield open_table
    for one in tables:
        one.close()


@pytest.fixture(scope="session")
def shots():
    """The folder for pictures that are looked at by people."""
    SHOTS.mkdir(exist_ok=True)
    return SHOTS
