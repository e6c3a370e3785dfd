# SPDX-License-Identifier: MIT
"""The program is killed at any moment of a virtual table's game: the pieces lie as they would have lain."""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
from copy import deepcopy
from pathlib import Path

import pytest

from aludel.errors import UsageFault
from aludel.games.referee import press
from aludel.twin.companions import Others
from aludel.twin.little_alchemists.pending import Intent
from aludel.twin.little_alchemists.players import SKILLS

from .test_virtual_levels import EVERYBODY, Seat
from .test_virtual_table import Typist, count

GONE_ON_WITH = 40
"""Of so many kills, the game after one is played to its end."""


def lying(table):
    """Where every piece lies, in which order, what was noted, and what chance will bring next."""
    pieces = table.pieces
    if pieces is None:
        return None
    nature = deepcopy(pieces.nature)
    chance, nature.rng = nature.rng.getstate(), None
    return repr(nature), chance, list(pieces.notes), list(pieces.wrong)


def seen(bench):
    return json.dumps(bench.view(), sort_keys=True)


class Killed:
    """Kills a table after each of its writes, and in the middle of those of its pieces: what it left is a folder."""

    def __init__(self, seat, folder, monkeypatch):
        self.seat, self.folder, self.busy, self.found, self.presses, self.ends = seat, folder, False, [], 0, 0
        self.truth = [(seen(seat.bench), lying(seat.table))]
        for part, names in ((seat.bench.journal, ("append", "undo")), (seat.table, ("press",))):
            for name in names:
                monkeypatch.setattr(part, name, self._after(getattr(part, name), name == "press"))
        replaced = Path.replace

        def replace(path, target):
            self.kill()
            moved = replaced(path, target)
            self.kill()
            return moved

        monkeypatch.setattr(Path, "replace", replace)

    def _after(self, deed, whole):
        def run(*args):
            done = deed(*args)
            if whole:
                self.truth.append((seen(self.seat.bench), lying(self.seat.table)))
            self.kill()
            return done

        return run

    def kill(self):
        if self.busy or self.seat.bench.console.public().mode not in ("game", "by-hand"):
            return
        self.busy = True
        left = self.folder / "killed"
        shutil.copytree(self.seat.bench.folder, left)
        again = Seat(left, self.seat.level)
        again.choose("table-menu-go-on")
        if again.bench.console.public().mode == "game":  # otherwise it has just ended, and no piece is wanted
            self.found.append((len(self.truth) - 1, seen(again.bench), lying(again.table)))
        again.bench.close()
        if len(self.found) % GONE_ON_WITH == 0:
            self._to_the_end(left)
        shutil.rmtree(left)
        self.busy = False

    def _to_the_end(self, left):
        self.ends += 1
        again = Seat(left, self.seat.level, EVERYBODY, "random", self.ends)
        again.choose("table-menu-go-on")
        public = again.bench.console.public()
        assert public.mode == "over" or public.prompt.key == "la-prompt-offer"
        assert (again.unlike, again.table.pieces is None) == ([], False)
        again.bench.close()

    def check(self):
        """Every kill left the pieces as they lay before the press in which it fell, or after it, as it told."""
        behind = ahead = 0
        for presses, view, pieces in self.found:
            around = self.truth[presses : presses + 2]
            assert (view, pieces) in around, f"after {presses} presses"
            behind += (view, pieces) == around[0]
            ahead += (view, pieces) == around[-1] != around[0]
        return behind, ahead


@pytest.mark.parametrize(("level", "refusals"), [(1, 0.4), (4, 0.3), (7, 0.3)])
def test_a_kill_at_any_write_of_a_whole_game_loses_no_piece(tmp_path, monkeypatch, level, refusals):
    """By virtual players at every seat, who also tell by hand what the tray does not read."""
    seat = Seat(tmp_path / "whole", level, refusals=refusals)
    if level == 1:
        seat.type("", "", "")
    else:
        seat.start()
    killed = Killed(seat, tmp_path, monkeypatch)
    seat.table.others = Others(SKILLS["random"], random.Random(level), EVERYBODY)
    seat.table.others.sit_down(seat.table.pieces)
    seat.table.let_others_play()
    behind, ahead = killed.check()
    assert behind and ahead and killed.ends
    assert (seat.unlike, seat.table.pieces is None) == ([], False)
    seat.bench.close()


@pytest.fixture
def typist(tmp_path):
    made = Typist(tmp_path)
    made.type("", "", "")
    yield made
    made.bench.close()


def goes_on(typist, folder):
    """Whether the pieces are there after another start, as the console says."""
    again = Typist(folder, seed=9)
    again.type("")
    found = again.table.pieces is not None and again.table.pieces.agree(again.bench.view())
    hands = found and again.table.pieces.nature.hands
    if again.bench.view()["phase"] == "brew":
        again.turn()
        assert again.table.pieces is not None
    again.bench.close()
    return hands


def test_what_is_counted_out_by_hand_is_followed_after_a_kill(typist, tmp_path, monkeypatch):
    seat = typist.bench.view()["turn"]
    numbers = [tile.kind for tile in typist.table.pieces.nature.hands[seat]]
    told = [KINDS.index(kind) + 1 for kind in numbers[:2]]
    typist.type("hold back", *count(*told, *told)[:-1])
    monkeypatch.setattr(typist.table, "_follow", lambda *_: None)
    typist.type("")
    assert typist.bench.view()["phase"] != "brew"
    hands = goes_on(typist, tmp_path)
    assert [tile.kind for tile in hands[seat]] == numbers[2:]


KINDS = [f"tile.{name}" for name in ("frog", "fern", "foot", "scorpion", "feather", "mandrake")]


def test_a_killed_program_leaves_the_pieces_of_a_move_that_the_console_has_kept(tmp_path):
    """SIGKILL between the journal's commit and the record of the pieces."""
    child = os.fork()
    if child == 0:
        try:
            typist = Typist(tmp_path)
            typist.type("", "", "", "put 1 2")
            append = typist.bench.journal.append
            typist.bench.journal.append = lambda *move: (append(*move), os.kill(os.getpid(), signal.SIGKILL))
            typist.type("")
        finally:
            os._exit(1)
    _, ended = os.waitpid(child, 0)
    assert os.WTERMSIG(ended) == signal.SIGKILL
    again = Typist(tmp_path)
    again.type("")
    assert again.bench.view()["last"] is not None
    assert [len(hand) for hand in again.table.pieces.nature.hands] == again.bench.view()["hands"]
    assert "lost" not in again.out.getvalue()
    again.bench.close()


def test_what_was_pressed_in_vain_is_not_followed(typist, tmp_path):
    typist.type("put 1 2")
    intent = Intent(press("confirm"), typist.bench.view(), False, typist.table.laid, None)
    before = [list(hand) for hand in typist.table.pieces.nature.hands]
    typist.table.pieces.intend(intent.kept())
    again = Typist(tmp_path)
    again.type("")
    assert again.table.pieces.nature.hands == before
    again.bench.close()


PENDING = [
    "7",
    '{"pressed": 7}',
    '{"pressed": [["confirm"], false], "before": [], "named": 1, "tray": [], "counted": 7}',
]


@pytest.mark.parametrize("pending", PENDING)
def test_an_intent_that_makes_no_sense_is_left(typist, tmp_path, pending):
    typist.turn()
    file = tmp_path / "virtual.json"
    record = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps({**record, "pending": json.loads(pending)}), "utf-8")
    assert goes_on(typist, tmp_path)


def test_a_press_in_a_menu_leaves_nothing_pending(typist, tmp_path):
    typist.type("next")
    file = tmp_path / "virtual.json"
    assert json.loads(file.read_text("utf-8"))["pending"]["pressed"] == [["next"], False]
    assert file.stat().st_mode & 0o777 == 0o600
    typist.type("hold confirm", "next")
    assert json.loads(file.read_text("utf-8"))["pending"] is None


@pytest.mark.parametrize("digits", ["9" * 5000, "0" * 5000 + "1", "\u0669" * 5000], ids=range(3))
def test_a_number_without_end_is_no_piece(typist, digits):
    with pytest.raises(UsageFault) as fault:
        typist.type(f"put {digits}")
    assert str(fault.value).startswith("E11") and len(str(fault.value)) < 1000 and "???" not in str(fault.value)
