# SPDX-License-Identifier: MIT
"""Phones in real browsers at a real console: the command as a process, killed and cut off in the middle of a game."""

from __future__ import annotations

import re
from urllib.parse import urlparse

import pytest

from .phones import HostPage, Phone, Shared, TablePage
from .player import PATIENCE, expect
from .playing import Played
from .wifi import Wifi

pytestmark = [pytest.mark.browser, pytest.mark.slow]

LEVEL = 4
PHONE = {"width": 390, "height": 844}
SCREENS = {"touch": {"width": 800, "height": 480}, "projector": {"width": 1920, "height": 1080}}
DESK = {"width": 1280, "height": 900}
SEATS = ("red", "yellow")
LOST = "The connection to the console is lost. Trying again."
STEPS = 40
"""Answers within which it is somebody's turn again."""
LOOKS = """() => new Promise((looks) => {
  const source = new EventSource("/api/virtual/stream");
  source.addEventListener("scene", (event) => JSON.parse(event.data).lamps.camera?.colour === "red" && looks());
  document.getElementById("v-confirm").click();
})"""
"""Presses the big button; done once the lamp says that the camera looks."""


class Evening:
    """People round one console: a host, a table page, a virtual table, and a phone for each of two seats."""

    def __init__(self, played, open_page, shots):
        self.played, self.open_page, self.shots = played, open_page, shots
        self.host = HostPage(open_page(DESK))
        self.host.enter(played.address, played.pin)
        self.host.page.locator("#lan").click()
        self.table = TablePage(open_page(SCREENS["projector"]))
        self.table.page.goto(f"{played.address}/table")
        self.links: dict[str, str] = {}
        self.phones: dict[str, Phone] = {}

    def begin(self, level=LEVEL, **options):
        """Begin a game and take both seats by their codes; `options` are those of the phones' browsers."""
        self.host.begin(level, SEATS[0])
        self.links = dict(zip(SEATS, self.table.codes(len(SEATS)), strict=True))
        for seat in SEATS:
            self.phones[seat] = self.join(self.links[seat], **options)
        self.virtual = Shared(self.open_page(DESK))
        self.virtual.page.goto(self.played.address)
        return self

    def join(self, link, **options):
        phone = Phone(self.open_page(PHONE, **options))
        phone.join(link)
        return phone

    @property
    def red(self):
        return self.phones["red"]

    @property
    def yellow(self):
        return self.phones["yellow"]

    @property
    def looks(self):
        return [self.host, self.table, *self.phones.values()]

    def agree(self):
        """Wait until every page shows what it is asked now; what the table is."""
        asked = ""
        while asked != (asked := self.played.asked()):
            for one in (self.host, self.table):
                expect(one.main).to_have_attribute("data-asked", asked)
            for one in self.phones.values():
                expect(one.main).to_have_attribute("data-asked", self.played.asked(one.name))
            expect(self.virtual.root).to_have_attribute("data-asked", asked)
        return asked

    def until_turn(self, seat):
        """Go on, on phones alone, until it is the turn of a seat."""
        for _ in range(STEPS):
            self.agree()
            acting = next((one for one in SEATS if self.phones[one].may_act), None)
            if acting == seat:
                return self.phones[seat]
            if acting is not None:
                self.phones[acting].send(*self.virtual.unlike(self.agree()))
            else:
                asked = next(one for one in self.phones.values() if one.page.locator(".question.mine").count())
                asked.go_on()
        raise AssertionError(f"it never was the turn of {seat}")

    def state(self):
        """What the pages tell of the game: nothing of it may be lost."""
        self.agree()
        return {
            "asks": self.table.page.locator("#now-title").inner_text(),
            "coins": [self.table.coins(seat) for seat in SEATS],
            **{
                seat: (
                    phone.page.locator(".tracker tbody").inner_text(),
                    phone.page.locator(".have").inner_text(),
                    phone.question.inner_text(),
                    phone.page.locator(".told li").all_inner_texts(),
                )
                for seat, phone in self.phones.items()
            },
        }

    def survive(self, kill):
        """Kill the console by `kill`, start it again, go on by the host's page; no page is loaded anew."""
        pages = [one.page for one in (*self.looks, self.virtual)]
        asked = self.agree()
        for page in pages:
            page.evaluate("window.neverLoadedAnew = true")
        kill()
        self.played.restart()
        for one in self.looks:
            expect(one.main).not_to_have_attribute("data-asked", re.compile(re.escape(asked.rpartition(".")[0])))
            expect(one.lost).to_be_hidden()
        expect(self.virtual.page.locator("#v-go-on")).to_be_visible()
        for one in (self.red, self.yellow, self.table):
            expect(one.main).to_contain_text("A game is still going on")
        self.red.picture(self.shots / "phone-after-a-kill.png")
        self.host.picture(self.shots / "host-after-a-kill.png")
        self.host.page.locator("#deed-go-on").click()
        expect(self.host.page.locator("#now .host-state")).to_contain_text("plays now")
        self.agree()
        assert all(page.evaluate("window.neverLoadedAnew") for page in pages)


@pytest.fixture
def open_page(chromium):
    """Opens pages, each in a browser of its own; whatever a script of ours complains of fails the test."""
    contexts, complaints = [], []

    def opened(viewport, **options):
        context = chromium.new_context(viewport=viewport, **options)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda fault: complaints.append(str(fault)))
        page.on("console", lambda said: complaints.append(said.text) if "Content Security" in said.text else None)
        return page

    expect.set_options(timeout=PATIENCE)
    yield opened
    for context in contexts:
        context.close()
    assert not complaints


@pytest.fixture
def wifi():
    network = Wifi()
    yield network
    network.close()


@pytest.fixture
def evening(tmp_path, open_page, shots):
    played = Played(tmp_path)
    try:
        yield Evening(played, open_page, shots)
    finally:
        played.close()


def test_two_phones_join_by_the_drawn_codes_and_play(evening, open_page, shots):
    assert len(set(evening.table.codes(4))) == 4
    evening.begin()
    assert {urlparse(one).hostname for one in evening.links.values()} != {"127.0.0.1"}
    red, yellow, virtual, table = evening.red, evening.yellow, evening.virtual, evening.table

    # an invitation is good once
    late = open_page(PHONE)
    assert late.goto(evening.links["red"]).status == 409
    expect(late.locator("main")).to_contain_text("Somebody holds the seat Red already.")
    late.context.close()

    # a potion on a phone is that phone's alone, and so is one on the virtual table
    red.send(*virtual.unlike(evening.agree()))
    expect(red.made).to_have_count(1)
    told = red.page.locator(".told").inner_text()
    assert evening.agree() and yellow.made.count() == 0
    assert told not in yellow.main.inner_text() and told not in table.main.inner_text()
    red.picture(shots / "phone-brewed.png")
    evening.until_turn("yellow")
    tiles = virtual.unlike(evening.agree())
    for tile in tiles:
        virtual.drag(virtual.page.locator(f"#v-hand [data-piece^='{tile.replace('.', '-')}-']").first)
    virtual.press("confirm")
    expect(yellow.made).to_have_count(1)
    evening.agree()
    assert red.made.count() == 1

    # a theory from one phone, a guess from the other
    makes = evening.host.makes(LEVEL)
    sharing, makes_of = evening.until_turn("red"), makes["frog"]
    sharing.choose("answer.frog", *(f"answer.{one}" for one in makes_of))
    sharing.picture(shots / "phone-theory.png")
    sharing.send("answer.frog", *(f"answer.{one}" for one in makes_of))
    evening.agree()
    expect(yellow.page.locator("#asks-title")).to_have_text("The console asks you:")
    assert red.page.locator("form.answer").count() == 0
    for name, size in SCREENS.items():
        table.page.set_viewport_size(size)
        table.page.locator("#tab-overview").click()
        table.picture(shots / f"table-guess-{name}.png")
    yellow.picture(shots / "phone-guess.png")
    yellow.send("theory.frog")
    for one in (red, yellow):
        expect(one.page.locator("[aria-labelledby=solved-title] .theories li")).to_have_count(1)
    expect(table.page.locator(".theory.solved")).to_have_count(1)
    assert evening.agree() and red.fact("Gems") != "none"
    evening.host.picture(shots / "host-game.png")

    # the host frees a seat: the old phone says so, and another one has all that the seat knows
    before = red.page.locator(".tracker tbody").inner_text()
    evening.host.sure("Free the seat: Red")
    expect(red.lost).to_contain_text("the host has freed the seat")
    assert red.main.get_attribute("inert") is not None
    fresh = table.codes(1)[0]
    assert fresh != evening.links["red"]
    assert open_page(PHONE).goto(evening.links["red"]).status == 404
    evening.phones["red"] = evening.join(fresh)
    assert evening.red.page.locator(".tracker tbody").inner_text() == before
    evening.until_turn("yellow")


def test_a_console_that_is_killed_goes_on_on_every_open_page(evening):
    evening.begin()
    makes = evening.host.makes(LEVEL)

    # after a move
    evening.red.send(*evening.virtual.unlike(evening.agree()))
    before = evening.state()
    evening.survive(lambda: None)
    assert evening.state() == before
    for phone in evening.phones.values():
        assert phone.captions[-1] == evening.table.page.locator("[data-said] > li").last.inner_text()

    # between the press and the look
    evening.until_turn("yellow")
    tiles = evening.virtual.unlike(evening.agree())
    before = evening.state()
    for tile in tiles:
        evening.virtual.drag(evening.virtual.page.locator(f"#v-hand [data-piece^='{tile.replace('.', '-')}-']").first)
    evening.survive(lambda: evening.virtual.page.evaluate(LOOKS))
    if evening.yellow.may_act:
        assert evening.state() == before
        evening.yellow.send(*tiles)
    expect(evening.yellow.made).to_have_count(1)
    assert evening.red.made.count() == 1

    # while a theory waits for its guesses
    kind = next(iter(makes))
    evening.until_turn("red").send(f"answer.{kind}", *(f"answer.{one}" for one in makes[kind]))
    before = evening.state()
    evening.survive(lambda: None)
    assert evening.state() == before
    other = next(one for one in makes if one != kind)
    evening.yellow.send(f"theory.{other}")
    expect(evening.red.page.locator("[aria-labelledby=solved-title] .theories li")).to_have_count(1)
    evening.until_turn("yellow")
    evening.until_turn("red")
    evening.host.page.reload()
    expect(evening.host.page.locator("#now .host-state")).to_contain_text("Red plays now")


def test_phones_that_lose_their_network_say_so_and_catch_up(evening, wifi):
    evening.begin(level=1, proxy=wifi.proxy)
    red, yellow = evening.red, evening.yellow
    tiles = evening.virtual.unlike(evening.agree())
    asked = [one.asked for one in (red, yellow, evening.table)]

    # what is sent into the silence is not done, and the page says so
    wifi.cut()
    red.choose(*tiles).locator("button[type=submit]").click()
    for phone in (red, yellow):
        expect(phone.lost).to_have_text(LOST)
        expect(phone.lost).to_be_visible()
    expect(red.notice).to_have_text(LOST)
    red.picture(evening.shots / "phone-offline.png")

    # meanwhile the game goes on at the table
    evening.virtual.two_tiles()
    evening.virtual.press("confirm")
    made = evening.virtual.notes()
    expect(evening.table.main).not_to_have_attribute("data-asked", asked[2])
    assert [red.asked, yellow.asked] == asked[:2]

    # when the network is back, so are the phones
    wifi.restore()
    for phone in (red, yellow):
        expect(phone.lost).to_be_hidden()
        expect(phone.notice).to_be_hidden()
    evening.agree()
    assert red.made.count() == made
    evening.until_turn("yellow")


def test_a_page_that_shows_an_old_question_says_so_and_does_nothing(evening, wifi):
    evening.begin(level=1, proxy=wifi.proxy)
    red = evening.red
    tiles = evening.virtual.unlike(evening.agree())

    # a second tab of the same seat hears nothing of what the first one answers
    tab = Phone(red.page.context.new_page())
    tab.page.goto(red.page.url)
    expect(tab.main).to_have_attribute("data-asked", red.asked)
    tab.page.route("**/stream*", lambda route: route.abort())
    wifi.cut()
    wifi.restore()
    expect(tab.lost).to_be_visible()
    old = tab.asked
    red.send(*tiles)
    before = evening.state()
    tab.choose(*tiles).locator("button[type=submit]").click()
    expect(tab.notice).to_contain_text("E1001")
    tab.picture(evening.shots / "phone-stale.png")
    assert tab.asked == old and evening.state() == before

    # and is itself again as soon as it hears of the console
    tab.page.unroute_all()
    expect(tab.main).not_to_have_attribute("data-asked", old)
    expect(tab.made).to_have_count(1)
    tab.go_on()
    expect(tab.notice).to_be_hidden()
    evening.agree()
