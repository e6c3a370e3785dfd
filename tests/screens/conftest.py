# SPDX-License-Identifier: MIT
"""One real browser for all tests of a module, and the host page in it."""

from __future__ import annotations

import pytest

from .hosting import enter
from .served import serving
from .shots import CHROMIUM


@pytest.fixture(scope="module")
def playwright():
    """Playwright itself, for a browser of another kind."""
    api = pytest.importorskip("playwright.sync_api", reason="the heavy stages of ./setup.sh test bring Playwright")
    with api.sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="module")
def chromium(playwright):
    """A Chromium that shows nothing."""
    browser = playwright.chromium.launch(**CHROMIUM)
    yield browser
    browser.close()


@pytest.fixture
def served(tmp_path):
    """A console without a game, with its pages."""
    with serving(tmp_path / "console") as served:
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
