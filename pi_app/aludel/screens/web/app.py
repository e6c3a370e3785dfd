# SPDX-License-Identifier: MIT
"""Puts the web application together: pages, interface, event streams, and the guard before them all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI

from aludel import __version__
from aludel.screens.web.answers import PROBLEMS, PROBLEMS_ELSEWHERE
from aludel.screens.web.faults import tell_faults
from aludel.screens.web.guard import Guard
from aludel.screens.web.pages import Pages
from aludel.screens.web.routes import host, seats, streams, table
from aludel.screens.web.routes import pages as page_routes
from aludel.screens.web.site import Context, Site
from aludel.screens.web.viewer import Page


@dataclass(frozen=True, slots=True)
class More:
    """Pages beside those of every console.

    `routers` come first and may so take an address; `folders` hold their `templates/` and `static/`, `kinds` says what
    stands in their pages (see Site). Routers find in `request.app.state` what is in `state`, beside `pages` and `site`.
    `people` tells the colours that people play where the computer plays others (see Pages).
    """

    routers: Sequence[APIRouter] = ()
    folders: Sequence[Path] = ()
    kinds: Mapping[Page, Context] = field(default_factory=dict)
    state: Mapping[str, object] = field(default_factory=dict)
    people: Callable[[], Iterable[str] | None] = lambda: None


ALONE: Final = More()


def create_app(pages: Pages, more: More = ALONE) -> FastAPI:
    """The application of one console's pages."""
    app = FastAPI(title="Aludel", version=__version__, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    site = Site(pages, more.folders)
    site.kinds.update(more.kinds)
    pages.people = more.people
    for name, value in {**more.state, "pages": pages, "site": site}.items():
        setattr(app.state, name, value)
    for router in (*more.routers, page_routes.router):
        app.include_router(router)
    app.include_router(streams.router, responses=PROBLEMS_ELSEWHERE)
    for router in (table.router, seats.router, host.door, host.router):
        app.include_router(router, responses=PROBLEMS)
    tell_faults(app)
    app.add_middleware(Guard, pages=pages)
    return app
