# SPDX-License-Identifier: MIT
"""A served console with a clock of its own, and browsers for it."""

from __future__ import annotations

import httpx
import pytest

from ..served import serving

LAN = "127.0.0.2"
"""Stands for an address of this machine in a network: Linux answers on all of 127/8."""


class Clock:
    """Seconds that pass only when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def own():
    """The addresses of this machine; a test may change them."""
    return [LAN]


@pytest.fixture
def served(tmp_path, clock, own, monkeypatch):
    """A console in a game of level 1 of red and yellow."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    with serving(tmp_path, 1, clock=clock, own=lambda: tuple(own)) as console:
        yield console


@pytest.fixture
def browser(served):
    """Opens browsers; each has cookies of its own."""
    opened = []

    def open_(address=None, **headers):
        opened.append(httpx.Client(base_url=address or served.base_url, headers=headers, timeout=20))
        return opened[-1]

    yield open_
    for one in opened:
        one.close()


@pytest.fixture
def guest(browser):
    """A browser of somebody who has no seat and is not the host."""
    return browser()


@pytest.fixture
def host(served, browser):
    """A browser of the host."""
    one = browser()
    assert one.post("/api/host/login", json={"pin": served.pages.door.pin}).status_code == 200
    return one
