# SPDX-License-Identifier: MIT
"""What nobody may hear, nobody may read either: how often a button is pressed while a secret is counted out, and that a
seat's answer was refused, change no byte that others are sent, and send them nothing."""

from __future__ import annotations

from contextlib import ExitStack, contextmanager

import httpx
import pytest

from aludel.games.referee import hold

from ..table.parts import CONFIRM, NEXT
from .served import serving
from .web.streaming import streaming

BY_HAND = hold("back")
PAGES = ("/table", "/table?lang=ja", "/host", "/api/table", "/api/table?lang=cs", "/api/host/games", "/seat/none")
STREAMS = ("/api/table/stream", "/api/table/stream?lang=de")


class Onlooker:
    """Somebody with a phone of the seat yellow, who asks for everything and has every stream open."""

    def __init__(self, served, streams):
        self.served, self.streams = served, streams
        self.red, self.token = served.seat("red"), served.seat("yellow")
        self.client = httpx.Client(base_url=served.base_url, timeout=20)
        self._skip_lesson()
        mine = [f"{place}{self.token}" for place in ("/seat/", "/api/seats/")]
        code = f"/join/{served.pages.seating.invitation('blue')}"
        self.pages = (*PAGES, *mine, code)
        addresses = (*STREAMS, f"/api/seats/{self.token}/stream")
        self.open = [streams.enter_context(streaming(served.base_url + address)) for address in addresses]
        for stream in self.open:
            stream.look()

    def _skip_lesson(self):
        """A lesson's next step is drawn by itself, when it likes."""
        skipped = self.client.post(f"/api/seats/{self.red}/lesson", json={"do": "skip"})
        assert skipped.status_code == 200

    def sees(self):
        """Every answer there is, with its head but the time of day."""
        answers = [self.client.get(address) for address in self.pages]
        return [(one.status_code, self._head(one), one.content) for one in answers]

    @staticmethod
    def _head(answer):
        return {name: text for name, text in answer.headers.items() if name != "date"}

    def sent(self, asked):
        """How many looks every stream has brought that show this question."""
        return [sum(look["asked"] == asked for look in stream.of("look")) for stream in self.open]

    def after(self, change):
        """Wait until every stream shows a change for everybody; the question that is asked by then.

        What is drawn for a question is drawn once more where something public changes beside it, so only looks that
        show the question before are counted: there all secret things have happened.
        """
        before = self.served.snapshot().asked
        change()
        asked = self.served.snapshot().asked
        assert asked != before
        for stream in self.open:
            stream.look(lambda look: look["asked"] == asked)
        return asked


@contextmanager
def watched(folder, level=1):
    with serving(folder, level) as served, ExitStack() as streams:
        onlooker = Onlooker(served, streams)
        yield served, onlooker
        onlooker.client.close()


@pytest.mark.parametrize("counted", [1, 5])
def test_how_often_a_button_is_pressed_in_a_silent_count_is_sent_to_nobody(tmp_path, counted):
    with watched(tmp_path) as (served, onlooker):
        asked = onlooker.after(lambda: served.press(BY_HAND))
        sent = onlooker.sent(asked)
        seen = onlooker.sees()
        for _ in range(counted):
            served.press(NEXT)
            assert onlooker.sees() == seen
        onlooker.after(lambda: served.press(hold("back")))
        assert onlooker.sent(asked) == sent


def test_two_counts_of_different_pieces_read_the_same_from_beginning_to_end(tmp_path):
    seen = [counted_out(tmp_path / str(times), times) for times in (2, 7)]
    assert seen[0] == seen[1]


def counted_out(folder, times):
    """What an onlooker sees before and after each piece that is counted out."""
    with watched(folder) as (served, onlooker):
        served.press(BY_HAND)
        seen = [onlooker.client.get("/api/table").json()]
        for count in (times, times + 1, times):
            served.press(*[NEXT] * count, CONFIRM)
            seen.append(onlooker.client.get("/api/table").json())
        return [{**one, "asked": one["asked"].rpartition(".")[2]} for one in seen]


def same_potion_twice(served):
    """A theory that says the same of every potion, which is refused with what only its seat may read."""
    slots = served.snapshot().public.prompt.ways[-1].slots
    return ["answer.frog", *["answer.fire"] * (len(slots) - 1)]


def test_that_an_answer_on_a_page_was_refused_is_sent_to_nobody(tmp_path):
    with watched(tmp_path, level=4) as (served, onlooker):
        refused, seen, sent = (
            same_potion_twice(served),
            onlooker.sees(),
            onlooker.sent(asked := served.snapshot().asked),
        )
        for kinds, status in ((refused, 200), (["tile.frog"], 409), (["customer.fire", "tile.frog"], 409)):
            body = {"kinds": kinds, "asked": served.snapshot().asked}
            answer = onlooker.client.post(f"/api/seats/{onlooker.red}/answer", json=body)
            assert answer.status_code == status and (status == 409 or answer.json()["refused"])
            assert onlooker.sees() == seen
        onlooker.after(lambda: served.brew("frog", "fern"))
        assert onlooker.sent(asked) == sent


def test_that_a_seat_switches_its_hints_is_sent_to_nobody(tmp_path):
    with watched(tmp_path) as (served, onlooker):
        seen, sent = onlooker.sees(), onlooker.sent(asked := served.snapshot().asked)
        for on in (True, False, True):
            assert onlooker.client.post(f"/api/seats/{onlooker.red}/hints", json={"on": on}).status_code == 200
            assert onlooker.sees() == seen
        onlooker.after(lambda: served.brew("frog", "fern"))
        assert onlooker.sent(asked) == sent
