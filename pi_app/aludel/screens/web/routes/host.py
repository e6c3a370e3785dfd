# SPDX-License-Identifier: MIT
"""The interface of the host page. All but the door itself is for browsers that have given the PIN."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, TypeVar

from fastapi import APIRouter, Depends, Query, Request, Response

from aludel.errors import PageFault
from aludel.screens.web import answers, bodies
from aludel.screens.web.asking import COOKIE, Language, PagesHere, host_only
from aludel.screens.web.bundle import bundle
from aludel.screens.web.door import A_DAY
from aludel.screens.web.holder import jpeg
from aludel.screens.web.pages import Pages
from aludel.screens.web.render.host import may_set_code
from aludel.screens.web.routes.table import pressed
from aludel.table.host import Host, NewGame
from aludel.table.operated import Operated, still_asked
from aludel.utterance import Utterance

door = APIRouter(prefix="/api/host", tags=["host"])
router = APIRouter(prefix="/api/host", tags=["host"], dependencies=[Depends(host_only)])

T = TypeVar("T")

HOST_PAGE: Final = "/host"
PICTURE: Final[answers.Responses] = {200: {"content": {"image/jpeg": {}}}, **answers.PROBLEMS_ELSEWHERE}
ZIP: Final[answers.Responses] = {200: {"content": {"application/zip": {}}}, **answers.PROBLEMS_ELSEWHERE}


# -- the door


@door.post("/login")
async def login(pages: PagesHere, body: bodies.Pin, response: Response) -> answers.Address:
    """Give the PIN. Too many wrong ones cost time: 429 with the seconds."""
    token = await pages.work(lambda: pages.door.enter(body.pin))
    response.set_cookie(COOKIE, token, max_age=A_DAY, path="/", httponly=True, samesite="strict")
    return answers.Address(address=HOST_PAGE)


@door.post("/logout")
async def logout(pages: PagesHere, body: bodies.Body, request: Request, response: Response) -> answers.Address:
    """Be the host no longer, in this browser."""
    await pages.work(lambda: pages.door.leave(request.cookies.get(COOKIE, "")))
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="strict")
    return answers.Address(address=HOST_PAGE)


@router.post("/hand-over")
async def hand_over(pages: PagesHere, body: bodies.Body) -> answers.PinNow:
    """Draw a new PIN for the next host; every browser of the present one is let in no longer."""
    return answers.PinNow(pin=await pages.work(pages.door.hand_over))


# -- games


@router.post("/new")
async def new(pages: PagesHere, body: bodies.Wanted) -> answers.Done:
    """Begin a game. One that is on is given up only with `replace`."""
    wanted = new_game(body)
    return await manage(pages, lambda host: host.begin(wanted), body.asked)


@router.post("/pause")
async def pause(pages: PagesHere, body: bodies.Body) -> answers.Done:
    """Open the pause menu."""
    return await manage(pages, lambda host: host.pause())


@router.post("/go-on")
async def go_on(pages: PagesHere, body: bodies.Body) -> answers.Done:
    """Go on with the game that is paused or that waits."""
    return await manage(pages, lambda host: host.go_on())


@router.post("/end")
async def end(pages: PagesHere, body: bodies.Body) -> answers.Done:
    """Give up the game, unless the page is out of date."""
    return await manage(pages, lambda host: host.end(), body.asked)


@router.post("/resume")
async def resume(pages: PagesHere, body: bodies.Numbered) -> answers.Done:
    """Go on with a game of the journal."""
    return await manage(pages, lambda host: host.resume(body.number))


@router.post("/by-hand")
async def by_hand(pages: PagesHere, body: bodies.Chosen, language: Language) -> answers.Answered:
    """Answer what is asked, for whoever is asked."""

    def answer(operated: Operated) -> Utterance | None:
        still_asked(operated, body.asked)
        return operated.manage(lambda host: host.by_hand(tuple(body.kinds)))

    return answers.Answered(refused=answers.said(await pages.ask(answer), pages.words(language)))


@router.post("/press")
async def press(pages: PagesHere, body: bodies.Pressed) -> answers.Done:
    """Press buttons of the console."""
    await pages.ask(lambda operated: pressed(operated, body))
    return answers.Done()


@router.get("/games")
async def games(pages: PagesHere) -> answers.GamesKept:
    """The latest games of the journal."""
    return answers.games_kept(await look_up(pages, lambda host: host.games()))


@router.get("/code")
async def code(pages: PagesHere) -> answers.CodeNow:
    """The code of the game that is on."""
    return answers.CodeNow(code=await look_up(pages, lambda host: host.code()))


# -- sound and light


@router.post("/language")
async def language(pages: PagesHere, body: bodies.Spoken) -> answers.Done:
    """Speak another language."""
    return await manage(pages, lambda host: host.speak(body.language))


@router.post("/volume")
async def volume(pages: PagesHere, body: bodies.Loud) -> answers.Done:
    """Be as loud as this."""
    return await manage(pages, lambda host: host.sound_at(body.percent))


@router.post("/mute")
async def mute(pages: PagesHere, body: bodies.Switched) -> answers.Done:
    """Be silent, or no longer."""
    return await manage(pages, lambda host: host.mute(body.on))


@router.post("/lights")
async def lights(pages: PagesHere, body: bodies.Switched) -> answers.Done:
    """Light the lamps, or none."""
    return await manage(pages, lambda host: host.lights(body.on))


# -- seats and network


@router.post("/free-seat")
async def free_seat(pages: PagesHere, body: bodies.Freed) -> answers.Done:
    """Take a seat from the phone that holds it, and invite anew, unless the page is out of date."""
    still_shown(pages, body)
    await pages.work(lambda: pages.seating.free(body.seat))
    return answers.Done()


@router.post("/lan")
async def lan(pages: PagesHere, body: bodies.Opened) -> answers.LanNow:
    """Open the pages to the local network, or close them, unless the page is out of date."""
    still_shown(pages, body)
    addresses = await pages.lan.switch(body.open)
    return answers.LanNow(open=pages.lan.is_open, addresses=list(addresses))


# -- families


@router.get("/campaign")
async def campaign(pages: PagesHere, game: Annotated[bodies.Name, Query()]) -> answers.FamiliesNow:
    """Every family that plays a game here."""
    return answers.families_now(await look_up(pages, lambda host: host.campaign(game)))


@router.post("/family")
async def family(pages: PagesHere, body: bodies.Family) -> answers.FamilyChosen:
    """Let a family play from now on, or a new one, unless the page is out of date."""

    def choose(host: Host) -> int:
        if body.number is None:
            return host.new_family(body.game)
        host.choose_family(body.game, body.number)
        return body.number

    return answers.FamilyChosen(number=await look_up(pages, choose, body.asked))


# -- camera and help


@router.get("/holder.jpg", response_class=Response, responses=PICTURE)
async def holder(pages: PagesHere) -> Response:
    """One picture of the holder, to adjust the camera by; never while a game is on."""
    frame = await look_up(pages, lambda host: host.holder())
    return Response(await pages.work(lambda: jpeg(frame)), media_type="image/jpeg")


@router.get("/report.zip", response_class=Response, responses=ZIP)
async def report(pages: PagesHere, language: Language) -> Response:
    """What a person may send when asking for help: without images, names and secrets."""
    reporting, words = pages.reporting, pages.words(language)
    if reporting is None:
        raise PageFault("page-no-report")
    findings = await look_up(pages, lambda host: host.findings())
    packed = await pages.work(lambda: bundle(findings, reporting.config, reporting.log, words))
    name = {"Content-Disposition": 'attachment; filename="aludel-report.zip"'}
    return Response(packed, media_type="application/zip", headers=name)


# -- shared


async def manage(pages: Pages, act: Callable[[Host], object], asked: str | None = None) -> answers.Done:
    """Let the host do something; with `asked` only while that is what is asked."""
    await look_up(pages, act, asked)
    return answers.Done()


async def look_up(pages: Pages, act: Callable[[Host], T], asked: str | None = None) -> T:
    """What the host's action gives back; with `asked` it is done only while that is what is asked."""

    def work(operated: Operated) -> T:
        if asked is not None:
            still_asked(operated, asked)
        return operated.manage(act)

    return await pages.ask(work)


def still_shown(pages: Pages, body: bodies.Body) -> None:
    """Raise PageFault `page-stale` where a page, by the time it sends this, should show another question.

    For what the console has no part in, and what must therefore be possible while it is busy.
    """
    if body.asked is not None and body.asked != pages.snapshot.asked:
        raise PageFault("page-stale")


def new_game(body: bodies.Wanted) -> NewGame:
    """The game that a page wants. Raises PageFault `page-malformed` where that is none."""
    if body.first is not None and body.first not in body.seats:
        raise PageFault("page-malformed", place="first")
    if body.code and not may_set_code():
        raise PageFault("page-malformed", place="code")
    first = None if body.first is None else body.seats.index(body.first)
    return NewGame(body.game, body.level, tuple(body.seats), first, body.language, body.code or None, body.replace)
