# SPDX-License-Identifier: MIT
"""Pictures of the table page in a real browser: `python -m tests.screens.shots [FOLDER] [WORD...]`.

Every kind of moment of every level is served by the web application itself and photographed on the screens that people
have. Words pick the pictures whose name holds one of them. The folder is `.shots/` unless given.
"""

from __future__ import annotations

import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import uvicorn

from aludel.screens.web.app import create_app
from aludel.screens.web.pages import Pages
from aludel.table.inbox import Inbox
from aludel.table.snapshot import Snapshot

from ..chromium import CHROMIUM
from .gallery import moments, snapshot

if TYPE_CHECKING:
    from playwright.sync_api import Page

SCREENS = {"touch": (800, 480), "projector": (1920, 1080), "phone": (390, 844)}
FOLDER = Path(".shots")


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: a moment of a game on a screen, in a light and a language, with one view of a small screen open."""

    level: int
    mode: str
    prompt: str
    screen: str = "touch"
    theme: str = "light"
    language: str = "en"
    view: str = ""
    players: int = 4
    lan: bool = False

    @property
    def name(self) -> str:
        parts = (f"level-{self.level}", self.mode, self.prompt, self.view, self.screen, self.theme, self.language)
        return "-".join(part for part in parts if part)

    def snapshot(self, number: int) -> Snapshot:
        public = moments(self.level, self.players, self.language)[self.mode, self.prompt]
        return snapshot(public, number, self.language)


SHOTS = (
    Shot(1, "menu", "table-choose-language"),
    Shot(3, "menu", "table-choose-level", theme="dark"),
    Shot(1, "menu", "table-choose-players", "phone"),
    Shot(1, "menu", "table-choose-first", "projector", "dark"),
    Shot(1, "game", "la-prompt-brew"),
    Shot(1, "game", "la-prompt-brew", "projector"),
    Shot(1, "game", "la-prompt-brew", "phone"),
    Shot(1, "game", "la-prompt-customer", language="de"),
    Shot(1, "game", "la-prompt-sell", theme="dark", language="ja"),
    Shot(1, "game", "la-prompt-exam"),
    Shot(1, "game", "la-prompt-exam", "projector", "dark", "ja"),
    Shot(1, "game", "la-prompt-offer"),
    Shot(1, "over", "table-over", theme="dark"),
    Shot(2, "game", "la-prompt-act", language="cs"),
    Shot(2, "game", "la-prompt-act", "projector", language="de"),
    Shot(3, "game", "la-prompt-guess", theme="dark"),
    Shot(3, "game", "la-prompt-guess", "projector", "dark"),
    Shot(3, "game", "la-prompt-take", language="ja"),
    Shot(4, "game", "la-prompt-pet"),
    Shot(4, "game", "la-prompt-act", view="board"),
    Shot(4, "game", "la-prompt-act", view="said", theme="dark"),
    Shot(4, "game", "la-prompt-act", view="join", lan=True),
    Shot(4, "game", "la-prompt-act", "phone", "dark", lan=True),
    Shot(5, "game", "la-prompt-end", players=4, theme="dark"),
    Shot(6, "game", "la-prompt-end-shop"),
    Shot(6, "game", "la-prompt-shop", "projector"),
    Shot(7, "game", "la-prompt-act", "projector", lan=True),
    Shot(7, "game", "la-prompt-act", "projector", "dark", "ja"),
    Shot(7, "game", "la-prompt-act", view="board", theme="dark", language="ja"),
    Shot(7, "game", "la-prompt-wish", language="ja"),
    Shot(7, "game", "la-prompt-sell", language="de"),
    Shot(7, "over", "table-over"),
    Shot(7, "over", "table-over", "projector", "dark"),
    Shot(7, "paused", "table-paused"),
    Shot(7, "by-hand", "table-by-hand-start"),
    Shot(7, "by-hand", "table-by-hand-way", theme="dark"),
    Shot(7, "by-hand", "la-prompt-guess"),
)


@contextmanager
def served() -> Iterator[tuple[Pages, str]]:
    """The application on a port of this machine, and its address."""
    with tempfile.TemporaryDirectory() as folder:
        pages = Pages(Inbox(), None, Path(folder) / "pages.json")
        server = uvicorn.Server(
            uvicorn.Config(create_app(pages), port=0, log_level="error", access_log=False, lifespan="off")
        )
        thread = threading.Thread(target=server.run)
        thread.start()
        try:
            while not (server.started and server.servers):
                thread.join(0.01)
            pages.lan.port = server.servers[0].sockets[0].getsockname()[1]
            yield pages, f"http://127.0.0.1:{pages.lan.port}"
        finally:
            server.should_exit = server.force_exit = True
            thread.join()


def take(page: Page, pages: Pages, address: str, shot: Shot, number: int, folder: Path) -> None:
    """Show a moment and photograph it."""
    pages.lan.listening = ("192.0.2.7",) if shot.lan else ()
    pages.publish(shot.snapshot(number))
    width, height = SCREENS[shot.screen]
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{address}/table?lang={shot.language}&theme={shot.theme}")
    if shot.view:
        page.click(f"#tab-{shot.view}")
    page.wait_for_function("[...document.images].every((one) => one.complete)")
    page.screenshot(path=folder / f"{shot.name}.png", full_page=shot.screen == "phone")


def main(arguments: list[str]) -> None:
    """Take the pictures."""
    from playwright.sync_api import sync_playwright  # only here: tests without a browser read CHROMIUM, too

    folder = Path(arguments[0]) if arguments else FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [shot for shot in SHOTS if not arguments[1:] or any(word in shot.name for word in arguments[1:])]
    with served() as (pages, address), sync_playwright() as playwright:
        browser = playwright.chromium.launch(**CHROMIUM)
        page = browser.new_page(reduced_motion="reduce")
        page.on("console", lambda said: print(said.type, said.text, said.location["url"]))
        for number, shot in enumerate(wanted, start=1):
            take(page, pages, address, shot, number, folder)
        browser.close()
    print(f"{len(wanted)} pictures in {folder}")


if __name__ == "__main__":
    main(sys.argv[1:])
