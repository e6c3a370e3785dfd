# SPDX-License-Identifier: MIT
"""Puts the web application together: pages, interface, event streams, and the guard before them all."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from fastapi import APIRouter, FastAPI

from aludel import __version__
from aludel.screens.web.answers import PROBLEMS, PROBLEMS_ELSEWHERE
from aludel.screens.web.faults import tell_faults
from aludel.screens.web.guard import Guard
from aludel.screens.web.pages import Pages
from aludel.screens.web.routes import host, seats, streams, table
from aludel.screens.web.routes import pages as page_routes
from aludel.screens.web.site import Site


def create_app(pages: Pages, extra: Iterable[APIRouter] = (), folders: Iterable[Path] = ()) -> FastAPI:
    """The application of one console's pages.

    `extra` are further routers, which come first and may so take an address; `folders` hold their `templates/` and
    `static/`. They find `Pages` as `request.app.state.pages`, and the templates as `request.app.state.site`, whose
    `kinds` a router's page must be put into before it is asked for.
    """
    app = FastAPI(title="Aludel", version=__version__, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.state.pages, app.state.site = pages, Site(pages, folders)
    for router in (*extra, page_routes.router):
        app.include_router(router)
    app.include_router(streams.router, responses=PROBLEMS_ELSEWHERE)
    for router in (table.router, seats.router, host.door, host.router):
        app.include_router(router, responses=PROBLEMS)
    tell_faults(app)
    app.add_middleware(Guard, pages=pages)
    return app
