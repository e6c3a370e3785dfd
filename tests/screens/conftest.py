# SPDX-License-Identifier: MIT
"""Consoles with their pages, and the host page in a real browser."""

from __future__ import annotations

import pytest

from .hosting import enter
from .served import serving


@pytest.fixture
def served(tmp_path):
    """A console without a game, with its pages."""
    with serving(tmp_path / "console") as served:
        yield served


@pytest.fixture
def playing(tmp_path):
    """A console with a game of level 4 and three seats, with its pages."""
    with serving(tmp_path, 4, 3) as served:
        yield served


@pytest.fixture
def page(chromium, served):
    """The host page, let in; whatever the browser complains of fails the test."""
    context = chromium.new_context(viewport={"width": 390, "height": 844})
    page, complaints = context.new_page(), []
    page.on("pageerror", lambda fault: complaints.append(str(fault)))
    page.on("console", lambda said: complaints.append(said.text) if "Content Security" in said.text else None)
    enter(context, served)
    page.goto(f"{served.base_url}/host")
    yield page
    context.close()
    assert not complaints
