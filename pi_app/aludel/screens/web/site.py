# SPDX-License-Identifier: MIT
"""Templates to pages: whole for a first answer, and the inside of `<main>` for an event stream.

A page is rendered at most once for each way to look at it and each change, by one worker, so that two hundred streams
cost what one does and the event loop never waits for a template.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeAlias

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup, escape

from aludel.games.referee import Arg
from aludel.screens.views import screens
from aludel.screens.web.pages import Pages
from aludel.screens.web.render import host, seat, table
from aludel.screens.web.static_files import StaticFiles
from aludel.screens.web.viewer import Page, Viewer
from aludel.screens.words import Words
from aludel.table.snapshot import Snapshot

OWN: Final = Path(__file__).parent
NAME: Final = "Aludel"
"""What every page is called, behind its own title."""
MOST_LOOKS: Final = 64
"""Renderings that are kept: far more ways to look than one console has pages open."""

Context: TypeAlias = Callable[[Pages, Snapshot, Viewer, Words], Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Look:
    """A rendered inside of `<main>`, and the event that carries it."""

    shown: tuple[str, ...] = field(repr=False)
    """What a page that has it shows: what is asked, the language, the HTML, and the words around it."""
    event: bytes = field(repr=False)


def around(words: Words) -> dict[str, str]:
    """The words of every page that stand outside `<main>`, by the ids of their elements."""
    return {"skip": words("page-skip", {}), "connection": words("page-lost", {})}


def told_here(snapshot: Snapshot, viewer: Viewer, words: Words) -> str:
    """Where the pages are and the host's PIN, on a screen of this machine while they are shown; empty on any other."""
    if snapshot.opened is None or not viewer.here:
        return ""
    return words(snapshot.opened.told.key, snapshot.opened.told.args)


class Site:
    """Everything that turns a snapshot into pages.

    `folders` are those of extra pages: their `templates/` and `static/`. `kinds` may be added to: a page's template
    and what stands in it. In a template the block `main` must import and set by itself what it needs: event streams
    render that block alone.
    """

    def __init__(self, pages: Pages, folders: Iterable[Path] = ()) -> None:
        self.pages = pages
        places = (*folders, OWN)
        games = tuple(screens().values())
        looks = (game.static for game in games if game.static is not None)
        self.static = StaticFiles((*(place / "static" for place in places), *looks))
        self._codes = tuple(game.code for game in games)
        self.environment = Environment(
            loader=FileSystemLoader([*(place / "templates" for place in places), *(game.templates for game in games)]),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
        )
        self.environment.globals.update(static=self.static.address, program=NAME)
        self.kinds: dict[Page, Context] = {"table": table.context, "seat": seat.context, "host": host.context}
        self._worker = ThreadPoolExecutor(1, thread_name_prefix="pages-render")
        self._looks: dict[Viewer, tuple[int, Future[Look]]] = {}

    async def page(self, viewer: Viewer) -> str:
        """A whole page."""
        return await asyncio.wrap_future(self._worker.submit(self._page, viewer))

    async def plain(self, name: str, viewer: Viewer, **names: Any) -> str:
        """A page of its own template that no stream keeps up to date."""
        return await asyncio.wrap_future(self._worker.submit(self._plain, name, viewer, names))

    async def look(self, viewer: Viewer) -> Look:
        """The inside of `<main>` as it is now."""
        return await asyncio.shield(asyncio.wrap_future(self._shared(viewer)))

    def sorry(self, viewer: Viewer, text: str) -> Look:
        """What stands in `<main>` while the page itself cannot be drawn: why."""
        return self._made(self.pages.snapshot, viewer, f'<p class="banner" role="alert">{escape(text)}</p>')

    def _shared(self, viewer: Viewer) -> Future[Look]:
        """The rendering that everybody who looks this way waits for."""
        version = self.pages.hub.version
        kept = self._looks.get(viewer)
        if kept is not None and kept[0] == version:
            return kept[1]
        if len(self._looks) >= MOST_LOOKS:
            self._looks.clear()
        made = self._worker.submit(self._look, viewer)
        self._looks[viewer] = version, made
        return made

    def _page(self, viewer: Viewer) -> str:
        snapshot = self.pages.snapshot
        return self.environment.get_template(f"{viewer.page}.html").render(self._names(snapshot, viewer))

    def _plain(self, name: str, viewer: Viewer, names: Mapping[str, Any]) -> str:
        given = {**self._frame(self.pages.snapshot, viewer), "stream": "", "page": name, **names}
        return self.environment.get_template(f"{name}.html").render(given)

    def _look(self, viewer: Viewer) -> Look:
        snapshot = self.pages.snapshot
        template = self.environment.get_template(f"{viewer.page}.html")
        names = template.new_context(self._names(snapshot, viewer))
        html, title = ("".join(template.blocks[block](names)).strip() for block in ("main", "title"))
        return self._made(snapshot, viewer, html, title=f"{Markup(title).unescape()} · {NAME}")

    def _made(self, snapshot: Snapshot, viewer: Viewer, html: str, **others: str) -> Look:
        """A look, and the event that carries it. `others` are more texts outside `<main>`, by the ids of elements."""
        shown = {"asked": snapshot.asked_by(viewer.colour), "language": viewer.language, "html": html}
        outside = {**around(self.pages.words(viewer.language)), **others}
        data = {"version": self.static.version, **shown, "around": outside}
        event = f"event: look\ndata: {json.dumps(data)}\n\n".encode()
        return Look((*shown.values(), *outside.values()), event)

    def _names(self, snapshot: Snapshot, viewer: Viewer) -> dict[str, Any]:
        words = self.pages.words(viewer.language)
        return {**self._frame(snapshot, viewer), **self.kinds[viewer.page](self.pages, snapshot, viewer, words)}

    def _frame(self, snapshot: Snapshot, viewer: Viewer) -> dict[str, Any]:
        """What every template may use."""
        words = self.pages.words(viewer.language)

        def t(key: str, **args: Arg) -> str:
            return words(key, args)

        return {
            "t": t,
            "language": viewer.language,
            "theme": viewer.theme,
            "page": viewer.page,
            "viewer": viewer,
            "snapshot": snapshot,
            "asked": snapshot.asked_by(viewer.colour),
            "stream": viewer.stream,
            "version": self.static.version,
            "around": around(words),
            "sheets": self._sheets(viewer.page),
            "opened": told_here(snapshot, viewer, words),
            "lesson": self.pages.lessons.drawn(snapshot, viewer, words),
        }

    def _sheets(self, page: Page) -> tuple[str, ...]:
        """The style sheets that games bring for a page, and for the lessons on it."""
        names = (f"{code}/{name}.css" for code in self._codes for name in ("lesson", page))
        return tuple(self.static.address(name) for name in names if name in self.static.files)
