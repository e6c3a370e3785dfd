# SPDX-License-Identifier: MIT
"""The table page as it is rendered: every moment in every language, and buttons only for whoever may press them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from aludel.errors import LANGUAGES
from aludel.screens.web.pages import Pages
from aludel.screens.web.site import Site
from aludel.screens.web.viewer import Viewer
from aludel.table.inbox import Inbox

from .gallery import moments, snapshot

HERE, THERE = Viewer("table", "en", here=True), Viewer("table", "en")
PRESS = 'data-post="/api/table/press"'


@pytest.fixture
def pages(tmp_path: Path) -> Pages:
    return Pages(Inbox(), None, tmp_path / "pages.json", own=lambda: ("192.0.2.7",))


@pytest.fixture
def site(pages):
    return Site(pages)


def rendered(site: Site, public, viewer: Viewer = HERE) -> str:
    site.pages.publish(snapshot(public, site.pages.snapshot.number + 1, viewer.language))
    return site._page(viewer)


def words_in(html: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", html).split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("level", range(1, 8))
def test_every_moment_is_drawn_and_says_no_bare_key(site, level, language):
    for moment, public in moments(level, language=language).items():
        said = words_in(rendered(site, public, Viewer("table", language, here=True)))
        assert not re.findall(r"\b(?:page|la|table|seat|potion|ingredient|artifact|pet)-[a-z]+-?[a-z0-9-]*", said), (
            moment
        )


def test_buttons_are_only_for_whoever_may_press_them(site):
    public = moments(1)["game", "la-prompt-brew"]
    assert PRESS in rendered(site, public)
    assert PRESS in rendered(site, public, Viewer("table", "en", host=True))
    assert PRESS not in rendered(site, public, THERE)


def test_a_market_tile_can_be_had_by_touching_its_place_just_while_it_may_be_had(site):
    found = set()
    for level in range(1, 8):
        for (mode, _), public in moments(level).items():
            if mode == "game" and not public.view["closed"]:
                html = rendered(site, public)
                assert [f'id="place-{place}"' in html for place in range(1, 6)] == public.view["buy"]
                found.update(public.view["buy"])
    assert found == {True, False}


def test_every_choice_of_the_prompt_can_be_pressed(site):
    for level in range(1, 8):
        for (mode, key), public in moments(level).items():
            html = rendered(site, public).replace("&#34;", '"')
            for choice in public.prompt.choices:
                buttons = ", ".join(f'"{name}"' for name in sorted(choice.press.buttons))
                held = "true" if choice.press.held else "false"
                assert f'{{"buttons": [{buttons}], "held": {held}}}' in html, (mode, key, choice)


def test_codes_to_scan_are_shown_only_while_phones_are_let_in(site, pages):
    public = moments(4)["game", "la-prompt-act"]
    assert "<svg xmlns" not in rendered(site, public, THERE)
    pages.lan.port, pages.lan.listening = 8080, ("192.0.2.7",)
    html = rendered(site, public, THERE)
    assert html.count('class="qr"') == 4
    assert "http://192.0.2.7:8080" in html
    pages.seating.claim(pages.seating.invitation("red"))
    assert rendered(site, public, THERE).count('class="qr"') == 3


def test_no_invitation_stands_in_a_page_as_text(site, pages):
    pages.lan.port, pages.lan.listening = 8080, ("192.0.2.7",)
    html = rendered(site, moments(4)["game", "la-prompt-act"], THERE)
    assert not [colour for colour in pages.seating.colours if pages.seating.invitation(colour) in html]


def test_headings_have_one_first_and_landmarks_have_names(site):
    html = rendered(site, moments(7)["game", "la-prompt-act"])
    assert html.count("<h1") == 1
    for section in re.findall(r"<section[^>]*>", html):
        assert "aria-label" in section
