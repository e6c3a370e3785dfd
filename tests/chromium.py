# SPDX-License-Identifier: MIT
"""One real browser for all tests of a module."""

from __future__ import annotations

import pytest

CHROMIUM = {"executable_path": "/usr/bin/chromium", "args": ["--no-sandbox"]}


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
