# SPDX-License-Identifier: MIT
"""The interface of the table page."""

from __future__ import annotations

from fastapi import APIRouter, Depends

from aludel.games.referee import Press
from aludel.screens.web import answers, bodies
from aludel.screens.web.asking import Language, PagesHere, table_only
from aludel.screens.web.pages import Pages
from aludel.table.operated import Operated, still_asked

router = APIRouter(prefix="/api/table", tags=["table"])

TABLE_ONLY = [Depends(table_only)]


@router.get("")
async def table(pages: PagesHere, language: Language) -> answers.TableNow:
    """What anybody may see of the console now."""
    return answers.table_now(pages.snapshot, pages.words(language))


@router.post("/press", dependencies=TABLE_ONLY)
async def press(pages: PagesHere, body: bodies.Pressed) -> answers.Done:
    """Press buttons of the console. On its own machine, and for the host."""
    await pages.ask(lambda operated: pressed(operated, body))
    return answers.Done()


@router.post("/language", dependencies=TABLE_ONLY)
async def language(pages: PagesHere, body: bodies.Spoken) -> answers.Done:
    """Speak another language. On the console's own machine, and for the host."""
    await pages.ask(lambda operated: operated.manage(lambda host: host.speak(body.language)))
    return answers.Done()


@router.post("/lesson", dependencies=TABLE_ONLY)
async def lesson(pages: PagesHere, body: bodies.Taught) -> answers.Done:
    """Dismiss a step of the lesson, or the whole of it. On the console's own machine, and for the host."""
    taught(pages, body)
    return answers.Done()


def taught(pages: Pages, body: bodies.Taught) -> None:
    """Do with the lesson what a page wants, and draw every page anew."""
    if body.do == "skip":
        pages.lessons.skip(pages.snapshot)
    else:
        pages.lessons.next(pages.snapshot, body.step)
    pages.hub.wake()
    pages.inbox.put(lambda: None)  # after any work the console draws the virtual table, too


def pressed(operated: Operated, body: bodies.Pressed) -> None:
    """Press buttons, unless the page is out of date. For the console's thread."""
    still_asked(operated, body.asked)
    operated.press(Press(frozenset(body.buttons), body.held))
