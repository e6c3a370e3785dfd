# SPDX-License-Identifier: MIT
"""Secrets of the virtual table: an evening of one person with virtual players is played twice over HTTP, the second
time with two ingredients exchanged in the alchemy and in the hands of the others. Whatever the person's page is
answered, shown, told or played must be the same bytes."""

from __future__ import annotations

import itertools
import logging
from contextlib import suppress

import httpx
import numpy as np
import pytest

from aludel.errors import LANGUAGES
from aludel.frame import Frame
from aludel.screens.web.viewer import Viewer
from aludel.twin.little_alchemists.box import Tile
from aludel.twin.virtual.front import Front
from aludel.twin.virtual.showing import Showing
from aludel.utterance import Utterance

from ..screens.served import GAME
from ..table.test_secrecy import Logs
from ..table.test_secrecy_levels import Relabelled, pairs
from .served import ServedSitting

DEEDS = 16
FEW = 8
HIGH = 20
"""Tiles of the stack at least: the game does not come to the exam, which names ingredients aloud."""
SHAPE = (1296, 2304, 3)


class Evening:
    """One evening of a person who never meets the two `unnamed` ingredients; the others hold nothing else.

    `seen` is all that the person's page gets, `sent` what it sends, `hidden` the kinds in others' hands and trays.
    """

    def __init__(self, folder, level, unnamed, names, deeds=DEEDS, sent=None):
        self.unnamed, self.seen, self.hidden, self.sent = unnamed, [], [], []
        self.look, self.copies = b"", itertools.count(1000)
        self.logs, logger = Logs(), logging.getLogger("aludel")
        before = logger.level
        logger.setLevel(logging.DEBUG)
        logger.addHandler(self.logs)
        tiles = {f"tile.{old}": f"tile.{new}" for old, new in names.items()}
        token = iter(f"token-{number:016d}" for number in range(10_000))
        self.served = ServedSitting(folder, token=lambda: next(token), games={GAME: Relabelled(level, tiles)})
        try:
            with httpx.Client(base_url=self.served.base_url) as self.client:
                self.served.do(self._listen)
                self._play(level, deeds, sent)
        finally:
            self.served.close()
            logger.removeHandler(self.logs)
            logger.setLevel(before)

    def _listen(self):
        """Keep every event and every look, also those between two deeds of a virtual player."""
        served, voice = self.served, self.served.bench.voice
        tray, look = served.bench.tray, served.bench.tray.look
        send, publish, after, say = served.feed.send, served.front.publish, served.publish, voice.say

        def sent(name, data):
            if name != "look":  # what it brings is kept below
                self.seen.append((name, dict(data)))
            send(name, data)

        def published(snapshot):
            publish(snapshot)
            self.hidden.append(tuple(kind for kind, _ in served.table.laid) if served.table.acting else ())
            look = served.app.state.site._look(Viewer("virtual", snapshot.sound.language, here=True)).event
            if look != self.look:
                self.seen.append(look)
            self.look = look

        def said(utterance: Utterance):
            say(utterance)
            served.feed.captioned(len(voice.told), voice.captions[-1])
            served.feed.told(len(voice.told), utterance.key, voice.captions[-1].encode())

        def worked(snapshot):
            self._deal()
            after(snapshot)

        def looked(game, allowed):
            """Frames are different for whatever lies in the tray."""
            shade, reading = sum(map(ord, "".join(tray.kinds))) % 251, look(game, allowed)
            served.front.seen(reading, Frame(np.full(SHAPE, shade, np.uint8), "bgr", 0, 0.0))
            return reading

        served.feed.send, served.front.publish, voice.say, served.publish = sent, published, said, worked
        tray.look, voice.sound = looked, lambda name: served.feed.rang(name.encode())

    def _deal(self):
        """Keep the two ingredients away from the person, and give the others nothing else."""
        pieces = self.served.table.pieces
        if pieces is None:
            return
        nature, common = pieces.nature, self._common()
        for pile in (nature.stack, nature.market, nature.hands[0], nature.discards):
            pile[:] = [
                Tile(common[tile.copy % 2], 100 + tile.copy) if self._is_unnamed(tile) else tile for tile in pile
            ]
        nature.stack[:0] = [Tile(common[at % 2], next(self.copies)) for at in range(HIGH - len(nature.stack))]
        for hand in nature.hands[1:]:
            hand[:] = [tile if self._is_unnamed(tile) else self._unnamed(tile.copy) for tile in hand]
        self.hidden.append(tuple(tile.kind for hand in nature.hands[1:] for tile in hand))

    def _unnamed(self, copy):
        return Tile(f"tile.{self.unnamed[copy % 2]}", copy)

    def _common(self):
        """Two kinds that anybody may see."""
        kinds = self.served.table.public().view["kinds"]
        return [f"tile.{kind}" for kind in kinds if kind not in self.unnamed][:2]

    def _is_unnamed(self, tile):
        return tile is not None and tile.kind.partition(".")[2] in self.unnamed

    # -- what the person does

    def _play(self, level, deeds, sent):
        start = {"players": 3, "level": level, "skill": "random", "language": "en", "replace": True}
        self._post("start", {**start, "asked": self.served.snapshot().asked})
        for number in range(deeds):
            path, body = self._deed() if sent is None else sent[number]
            self.sent.append((path, body))
            self._post(path, body)
            if number % 5 == 0:
                self._post("language", {"language": LANGUAGES[number // 5 % len(LANGUAGES)]})
                self._post("hint", {"on": number % 2 == 0})
            self._look()

    def _deed(self):
        """What the page invites to."""
        look = self.served.front.drawn()
        if look.next_step == "fill" and (ids := self._fitting(look)):
            return "lay", {"pieces": ids, "asked": look.asked}
        live = [place.button.name for place in look.market if place.button.live]
        confirms = next(one for one in look.buttons if one.name == "confirm").live
        button = "confirm" if confirms and look.next_step != "fill" else (live or ["back"])[0]
        return "press", {"buttons": [button], "held": False, "asked": look.asked}

    def _fitting(self, look):
        """The customer who was turned, two unlike tiles of the hand, or any two."""
        ids = [piece.id for piece in look.hand if piece.fits]
        if look.turned is not None or len(ids) < 2:
            return [look.turned.id] if look.turned is not None else []
        unlike = (one for one in ids[1:] if one.rsplit("-", 1)[0] != ids[0].rsplit("-", 1)[0])
        return [ids[0], next(unlike, ids[1])]

    def _post(self, path, body):
        answer = self.client.post(f"/api/virtual/{path}", json=body, timeout=60)
        self.served.others()
        self._keep(answer)

    def _look(self):
        """Everything that the person's machine may fetch, and what is answered to what cannot be."""
        asked = self.served.snapshot().asked
        for address in ("/", "/table?lang=cs", "/api/table", "/api/virtual/frame/9999.jpg"):
            self._keep(self.client.get(address))
        for number in range(self.served.front.frames.number, 0, -1):
            self._keep(self.client.get(f"/api/virtual/frame/{number}.jpg"))
        for number in range(max(1, self.served.feed._count - 6), self.served.feed._count + 1):
            self._keep(self.client.get(f"/api/virtual/sounds/{number}.wav"))
        self._first_of_the_stream()
        for wrong in (
            {"pieces": [f"tile-{self.unnamed[0]}-501"], "asked": asked},
            {"pieces": [f"tile-{self.unnamed[1]}-502"], "asked": asked},
            {"pieces": [], "asked": "long ago"},
            {"pieces": 3},
        ):
            self._keep(self.client.post("/api/virtual/lay", json=wrong))
        self._keep(self.client.post("/api/virtual/press", json={"buttons": ["market-1"], "asked": "long ago"}))

    def _first_of_the_stream(self):
        with self.client.stream("GET", "/api/virtual/stream") as answer:
            lines = answer.iter_lines()
            with suppress(StopIteration):
                while not (line := next(lines)).startswith("data: ") or "html" not in line:
                    pass
                self.seen.append(line)

    def _keep(self, answer):
        heads = {name: text for name, text in answer.headers.items() if name != "date"}
        self.seen.append((str(answer.request.url.path), answer.status_code, heads, answer.content))


def twice(folder, level, deeds=DEEDS):
    """An evening, and its twin with two ingredients exchanged."""
    unnamed = pairs(level)[0]
    once = Evening(folder / "one", level, unnamed, {}, deeds)
    names = dict(zip(unnamed, unnamed[::-1], strict=True))
    again = Evening(folder / "two", level, unnamed[::-1], names, deeds, once.sent)
    return once, again


def differences(once, again):
    """What differs of what the person's page got."""
    pairs_ = zip([*once.seen, *once.logs.lines], [*again.seen, *again.logs.lines], strict=False)
    return [both for both in pairs_ if both[0] != both[1]]


@pytest.fixture(scope="module")
def evenings(tmp_path_factory):
    return twice(tmp_path_factory.mktemp("evenings"), 1)


def test_exchanging_what_only_others_hold_changes_no_byte_of_the_persons_page(evenings):
    once, again = evenings
    assert differences(once, again)[:3] == [] and len(once.seen) == len(again.seen)


def test_the_evenings_are_told_apart_by_what_is_hidden_and_hold_all_that_could_leak(evenings):
    once, again = evenings
    assert once.hidden != again.hidden and any(len(kinds) == 2 for kinds in once.hidden)
    names = [one[0] for one in once.seen if isinstance(one, tuple)]
    assert {"say", "sound", "effect", "frame"} <= {*names}
    assert b"puts two tiles into the tray" in b"".join(one for one in once.seen if isinstance(one, bytes))
    statuses = {one[1] for one in once.seen if isinstance(one, tuple) and len(one) == 4}
    assert {200, 404, 409, 422} <= statuses
    assert once.logs.lines


def told_with_kinds(patched):
    laid = Front.laid

    def tells(self, seat, kinds):
        laid(self, seat, kinds)
        self.notice("table-fault", {"number": 1, "text": " ".join(kinds)})

    patched.setattr(Front, "laid", tells)


def framed_for_all(patched):
    patched.setattr(Front, "seen", lambda self, reading, frame: self._picture(reading, frame))


def opened(patched):
    patched.setattr(Showing, "seat", property(lambda self: self.person.asked))


@pytest.mark.parametrize("leak", [told_with_kinds, framed_for_all, opened])
def test_a_leak_would_be_noticed(leak, tmp_path, monkeypatch):
    leak(monkeypatch)
    assert differences(*twice(tmp_path, 1, FEW))
