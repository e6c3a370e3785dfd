# SPDX-License-Identifier: MIT
"""The interface of seats: to take one, and what its page may see and do."""

from __future__ import annotations

from typing import Final

from fastapi import APIRouter, Response

from aludel.errors import PageFault
from aludel.games.referee import Press, Seat
from aludel.screens.web import answers, bodies
from aludel.screens.web.asking import SEAT_COOKIE, Language, PagesHere
from aludel.screens.web.bodies import Token
from aludel.screens.web.routes.table import taught
from aludel.table.operated import Operated, still_asked
from aludel.table.public import ASKING
from aludel.table.snapshot import Snapshot
from aludel.utterance import Utterance

router = APIRouter(prefix="/api", tags=["seats"])

A_YEAR: Final = 365 * 24 * 3600


@router.post("/join/{invitation}")
async def join(pages: PagesHere, invitation: Token, body: bodies.Body, response: Response) -> answers.Address:
    """Take a seat; a cookie leads the same phone back when it scans the code again.

    The table hears of it before the page is handed out: nobody takes another one's seat in silence.
    """
    colour = pages.seating.offered(invitation)
    pages.free_for_people(colour)
    await pages.ask(lambda operated: operated.manage(lambda host: host.tell_taken(colour)))
    token = await pages.work(lambda: pages.seating.claim(invitation))
    name = f"{SEAT_COOKIE}{colour}"
    response.set_cookie(name, token, max_age=A_YEAR, path="/join", httponly=True, samesite="strict")
    return answers.Address(address=f"/seat/{token}")


@router.get("/seats/{token}")
async def seat(pages: PagesHere, token: Token, language: Language) -> answers.SeatNow:
    """What the seat may see now."""
    colour = pages.seat(token)
    snapshot, words, hints_on = pages.snapshot, pages.words(language), pages.seating.hints(colour)
    return await pages.work(lambda: answers.seat_now(snapshot, colour, hints_on, words))


@router.post("/seats/{token}/answer")
async def answer(pages: PagesHere, token: Token, body: bodies.Chosen, language: Language) -> answers.Answered:
    """Answer what is asked of this seat, as if the pieces lay in the tray and had been confirmed."""
    colour = pages.seat(token)
    refused = await pages.ask(lambda operated: answered(operated, colour, body))
    return answers.Answered(refused=answers.said(refused, pages.words(language)))


@router.post("/seats/{token}/press")
async def press(pages: PagesHere, token: Token, body: bodies.Pressed) -> answers.Done:
    """Press buttons that are an answer to what is asked of this seat."""
    colour = pages.seat(token)
    await pages.ask(lambda operated: pressed(operated, colour, body))
    return answers.Done()


@router.post("/seats/{token}/hints")
async def hints(pages: PagesHere, token: Token, body: bodies.Switched) -> answers.Done:
    """Show hints on this seat's page, or no longer."""
    colour = pages.seat(token)
    await pages.work(lambda: pages.seating.want_hints(colour, body.on))
    return answers.Done()


@router.post("/seats/{token}/lesson")
async def lesson(pages: PagesHere, token: Token, body: bodies.Taught) -> answers.Done:
    """Dismiss a step of the lesson, or the whole of it: for a seat that plays."""
    seat_of(pages.snapshot, pages.seat(token))
    taught(pages, body)
    return answers.Done()


def answered(operated: Operated, colour: str, body: bodies.Chosen) -> Utterance | None:
    """Answer for a seat, unless its page is out of date. For the console's thread."""
    snapshot = still_asked(operated, body.asked, colour)
    return operated.answer(seat_of(snapshot, colour), tuple(body.kinds))


def pressed(operated: Operated, colour: str, body: bodies.Pressed) -> None:
    """Press buttons for a seat, where they are a choice of it. For the console's thread."""
    snapshot = still_asked(operated, body.asked, colour)
    own = snapshot.own_by(colour)
    if own is None or snapshot.public.prompt is None or snapshot.public.mode not in ASKING:
        raise PageFault("page-not-now")
    if own.prompt is None:
        raise PageFault("page-not-your-turn")
    press = Press(frozenset(body.buttons), body.held)
    if press not in {choice.press for choice in own.prompt.choices}:
        raise PageFault("page-not-now")
    operated.press(press)


def seat_of(snapshot: Snapshot, colour: str) -> Seat:
    """The seat of a colour. Raises PageFault `page-not-now` where it does not play."""
    if snapshot.game is None or colour not in snapshot.game.seats:
        raise PageFault("page-not-now")
    return snapshot.game.seats.index(colour)
