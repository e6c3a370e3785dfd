# SPDX-License-Identifier: MIT
"""What keeps every page up to date, in a real browser: languages, lost connections, many tabs, and updates."""

from __future__ import annotations

import pytest

from aludel.errors import LANGUAGES

pytestmark = pytest.mark.browser
api = pytest.importorskip("playwright.sync_api", reason="the heavy stages of ./setup.sh test bring Playwright")
expect = api.expect

HIDDEN = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
"""Makes a page believe that its tab is, or is no longer, behind another one."""


@pytest.fixture
def context(chromium):
    context = chromium.new_context()
    context.set_default_timeout(15_000)
    yield context
    context.close()


def opened(context, served, path="/table"):
    page = context.new_page()
    with page.expect_event("request", lambda asked: "/stream" in asked.url):
        page.goto(served.base_url + path)
    return page


@pytest.mark.parametrize("path", ["/table", "/host", "seat"])
def test_title_skip_link_and_what_is_said_of_the_connection_change_with_the_language(context, served, page, path):
    del page
    path = f"/seat/{served.seat('red')}" if path == "seat" else path
    if path == "/host":
        context.add_cookies([{"name": "aludel_host", "value": served.host(), "url": served.base_url}])
    page = opened(context, served, path)
    for language in (*LANGUAGES[1:], "en"):
        served.do(lambda language=language: served.console.manage(lambda host: host.speak(language)))
        words = served.pages.words(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator("#connection")).to_have_text(words("page-lost", {}))
        expect(page.locator(".skip")).to_have_text(words("page-skip", {}))
        changed = page.title()
        page.reload()
        assert page.title() == changed


def test_a_button_with_the_focus_says_what_it_does_now(page, served):
    page.locator("#mute").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#mute")).to_have_text(served.pages.words("en")("page-host-unmute", {}))
    expect(page.locator("#mute")).to_be_focused()


def test_a_lost_connection_is_told_at_once_and_so_is_its_return(context, served):
    page = opened(context, served)
    expect(page.locator("#connection")).to_be_hidden()
    page.evaluate("performance.now = () => 0")  # however long nothing is heard, it is not that which tells it
    context.set_offline(True)
    served.pages.closing = True
    served.pages.hub.wake()
    expect(page.locator("#connection")).to_be_visible()
    served.pages.closing = False
    context.set_offline(False)
    expect(page.locator("#connection")).to_be_hidden()


def test_that_something_could_not_be_sent_is_told_and_goes_by_itself_though_the_stream_never_broke(context, served):
    """In whatever language the page speaks by then."""
    page = opened(context, served)
    page.route("**/api/table/press", lambda route: route.abort())
    page.locator("[data-post='/api/table/press']").first.click()
    expect(page.locator("#notice")).to_have_text(served.pages.words("en")("page-lost", {}))
    served.do(lambda: served.console.manage(lambda host: host.speak("de")))
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("#notice")).to_be_hidden(timeout=20_000)


def test_a_seats_page_that_is_freed_shows_nothing_of_the_seat_any_more(context, served):
    served.begin(4)
    served.brew("frog", "fern")
    red = served.seat("red")
    page = opened(context, served, f"/seat/{red}")
    expect(page.locator("#cover-on")).to_be_visible()
    page.evaluate("import('/static/talk.js').then(({ tell }) => tell('Only red may read why.'))")
    expect(page.locator("#notice")).to_be_visible()
    served.pages.seating.free("red")
    expect(page.locator("#connection")).to_contain_text("E1060")
    expect(page.locator("#page")).to_be_empty()
    expect(page.locator("#notice")).to_be_empty()


def test_a_hosts_page_that_is_let_in_no_longer_shows_no_links_to_seats_any_more(page, served):
    served.pages.lan.listening = ("192.0.2.7",)
    served.begin(1)
    served.pages.door.hand_over()
    expect(page.locator("#connection")).to_contain_text("E1062")
    expect(page.locator("#page")).to_be_empty()
    assert "/join/" not in page.content()


@pytest.mark.parametrize("late", [False, True], ids=["answer first", "end of the stream first"])
def test_whoever_hands_over_reads_the_new_pin_whatever_comes_first(page, served, late):
    """The page is emptied when its stream ends: the PIN must be told all the same."""

    def slow(route):
        answer = route.fetch()
        if late:
            expect(page.locator("#connection")).to_contain_text("E1062")
        route.fulfill(response=answer)

    page.route("**/api/host/hand-over", slow)
    page.locator("[data-hand-over]").click()
    page.locator("[data-sure-box] button[value='yes']").click()
    expect(page.locator(".host-pin")).to_be_visible()
    expect(page.locator(".host-pin")).to_contain_text(served.pages.door.pin)


def test_more_tabs_than_a_browser_has_connections_for_can_be_open(context, served):
    tabs = []
    for _ in range(8):
        tabs.append(opened(context, served))
        tabs[-1].evaluate(HIDDEN, True)
    last = opened(context, served)
    served.begin(1)
    expect(last.locator("#page")).to_contain_text("Red")
    expect(tabs[0].locator("#page")).not_to_contain_text("Put two")
    tabs[0].evaluate(HIDDEN, False)
    asked = served.snapshot().asked
    expect(tabs[0].locator("#page")).to_have_attribute("data-asked", asked)


def test_a_page_that_is_there_to_be_heard_stays_with_the_console(context, served):
    page = opened(context, served)
    page.locator("#page").evaluate("(main) => { main.dataset.heard = ''; }")
    page.evaluate(HIDDEN, True)
    served.begin(1)
    expect(page.locator("#page")).to_have_attribute("data-asked", served.snapshot().asked)


def test_after_an_update_a_page_is_loaded_again_with_its_new_scripts(context, served):
    page = opened(context, served)
    page.evaluate("window.old = true")
    served.press()
    served.app.state.site.static.version = "another"
    served.begin(1)
    page.wait_for_function("() => !window.old")
    expect(page.locator("#page")).to_have_attribute("data-version", "another")
    page.evaluate("window.new = true")
    served.begin(2)
    expect(page.locator("#page")).to_have_attribute("data-asked", served.snapshot().asked)
    assert page.evaluate("window.new")
