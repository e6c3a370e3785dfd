# SPDX-License-Identifier: MIT
"""What the table page shows: public things only, for everybody in the room."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from aludel.errors import LANGUAGES
from aludel.screens.views import GameScreens, Short, TableLook, screens_of
from aludel.screens.web.render import joining, keys, now
from aludel.screens.web.viewer import Viewer
from aludel.screens.words import Words
from aludel.table.snapshot import Snapshot

if TYPE_CHECKING:
    from aludel.screens.web.pages import Pages

CAPTIONS: Final = 8
"""Lines that stay to be read of what was said."""


def context(pages: Pages, snapshot: Snapshot, viewer: Viewer, words: Words) -> Mapping[str, Any]:
    """The names that the template of the page uses."""
    public = snapshot.public
    screens = screens_of(public.game) if public.view else None
    look = screens.table(public.view, public.scene, words) if screens is not None else TableLook()
    return {
        "mode": public.mode,
        "title": title(snapshot, words),
        "languages": LANGUAGES,
        "spoken": snapshot.sound.language,
        "quiet": snapshot.sound.muted,
        "captions": public.captions[-CAPTIONS:],
        "now": now.now(snapshot, words),
        "keys": keys.keys(public, words, named_by(screens, words)),
        "may_press": viewer.at_table,
        "joining": joining.joining(pages, snapshot, words),
        "fragment": f"{screens.code}/table.html" if screens is not None else "",
        "drawn": look.drawn,
        "place": look.place,
        "tabs": look.tabs,
        "art": f"/art/{public.game}",
    }


def title(snapshot: Snapshot, words: Words) -> str:
    """The name of the game on the table; of the console itself while there is none."""
    key = snapshot.public.game if snapshot.public.view else ""
    return words(f"game-{key}", {}) if key else "Aludel"


def named_by(screens: GameScreens | None, words: Words) -> keys.NamedBy:
    """Tells how a game shows the thing that a choice names."""

    def named(choice: str) -> Short | None:
        return screens.short(choice, words) if screens is not None else None

    return named
