# SPDX-License-Identifier: MIT
"""A console that has been cut off in a game: until somebody goes on, its pages say that the game waits."""

from __future__ import annotations

import pytest

from aludel.errors import LANGUAGES
from aludel.screens.words import words_of

from .hosting import Browser, said
from .served import serving


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_and_the_host_are_told_that_the_game_waits(tmp_path, language):
    with serving(tmp_path, level=1) as served:
        token = served.seat("red")
    words = words_of(language)
    with serving(tmp_path) as served:
        host = Browser(served)
        seat, now = (said(host.page(f"{page}?lang={language}")) for page in (f"/seat/{token}", "/host"))
        assert words("page-seat-waits", {}) in seat and words("page-seat-no-game", {}) not in seat
        assert words("page-host-waits", {}) in now and words("page-host-no-game", {}) not in now
        assert host.post("go-on")[0] == 200
        seat, now = (said(host.page(f"{page}?lang={language}")) for page in (f"/seat/{token}", "/host"))
        assert words("page-seat-waits", {}) not in seat
        assert words("page-host-waits", {}) not in now
