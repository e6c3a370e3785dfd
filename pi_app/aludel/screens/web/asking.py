# SPDX-License-Identifier: MIT
"""What a request says of whoever sends it: language, machine, seat, host."""

from __future__ import annotations

import ipaddress
from typing import Annotated, Final

from fastapi import Depends, Request

from aludel.errors import LANGUAGES, AludelError, PageFault
from aludel.screens.web.pages import Pages
from aludel.screens.web.site import Site
from aludel.screens.web.viewer import THEMES, Page, Viewer

COOKIE: Final = "aludel_host"
SEAT_COOKIE: Final = "aludel_seat_"
"""With the colour of the seat behind it: leads a phone that scans its code again back to its page."""
LANGUAGE_HEADER: Final = "x-aludel-language"
"""Which language a page shows; its errors then come in that language."""


def pages_of(request: Request) -> Pages:
    """The pages that answer a request."""
    pages: Pages = request.app.state.pages
    return pages


def site_of(request: Request) -> Site:
    """The templates that answer a request."""
    site: Site = request.app.state.site
    return site


def language_of(request: Request) -> str:
    """The language of the page that asks, else that of the console."""
    asked = request.query_params.get("lang") or request.headers.get(LANGUAGE_HEADER) or ""
    return asked if asked in LANGUAGES else pages_of(request).snapshot.sound.language


def is_here(request: Request) -> bool:
    """Whether a request comes from the console's own machine."""
    return request.client is not None and _is_loopback(request.client.host)


def _is_loopback(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def is_host(request: Request) -> bool:
    """Whether a request comes from a browser that has given the PIN."""
    return pages_of(request).door.admits(request.cookies.get(COOKIE, ""))


def is_at_table(request: Request) -> bool:
    """Whether a request comes from the table's own screen, or from the host."""
    return is_here(request) or is_host(request)


def text_of(request: Request, fault: AludelError) -> str:
    """What a request's answer says of a fault: where a file lies only to whoever may repair it."""
    return fault.text(language_of(request), places=is_at_table(request))


def viewer_of(request: Request, page: Page, colour: str = "", token: str = "") -> Viewer:
    """How whoever sends a request looks at a page."""
    theme = request.query_params.get("theme", "")
    return Viewer(
        page=page,
        language=language_of(request),
        pinned=request.query_params.get("lang", "") in LANGUAGES,
        colour=colour,
        token=token,
        here=is_here(request),
        host=is_host(request),
        theme=theme if theme in THEMES else "",
    )


def host_only(request: Request) -> None:
    """Raise PageFault `page-host-only` for anybody but the host."""
    if not is_host(request):
        raise PageFault("page-host-only")


def table_only(request: Request) -> None:
    """Raise PageFault `page-table-only` for anybody but the table's own screen and the host."""
    if not is_at_table(request):
        raise PageFault("page-table-only")


PagesHere = Annotated[Pages, Depends(pages_of)]
SiteHere = Annotated[Site, Depends(site_of)]
Language = Annotated[str, Depends(language_of)]
