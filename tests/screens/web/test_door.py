# SPDX-License-Identifier: MIT
"""The host's door: a PIN, patience that doubles, sessions."""

from __future__ import annotations

import pytest

from aludel.errors import PageFault
from aludel.screens.web.door import A_DAY, DIGITS, FREE_TRIES, LONGEST_WAIT, MOST_SESSIONS, Door, new_pin
from aludel.screens.web.kept import KeptBook


@pytest.fixture
def door(tmp_path, clock):
    return Door(KeptBook(tmp_path / "pages.json"), clock)


def refused(door, pin):
    with pytest.raises(PageFault) as fault:
        door.enter(pin)
    return fault.value


def wrong(door):
    return f"{(int(door.pin) + 1) % 10**DIGITS:0{DIGITS}}"


def test_a_pin_is_some_digits_by_chance():
    pins = {new_pin() for _ in range(50)}
    assert len(pins) > 45 and all(len(pin) == DIGITS and pin.isdigit() for pin in pins)


def test_the_pin_opens_and_nothing_else_does(door):
    assert door.admits(door.enter(door.pin))
    assert not door.admits("") and not door.admits(door.pin)
    assert refused(door, wrong(door)).key == "page-pin-wrong"


@pytest.mark.parametrize("pin", ["", " ", "1", "１２３４５６", "\ud800", "0" * 64])
def test_what_is_no_pin_is_wrong(door, pin):
    assert refused(door, pin).key == "page-pin-wrong"


@pytest.mark.parametrize(
    "change", [lambda pin: pin[:1], lambda pin: pin[:-1], lambda pin: f"{pin}0", lambda pin: f" {pin}"]
)
def test_neither_a_part_of_the_pin_nor_more_than_it_opens(door, change):
    assert refused(door, change(door.pin)).key == "page-pin-wrong"


def test_a_session_ends_after_a_day_and_other_logins_make_it_no_longer(door, clock):
    first = door.enter(door.pin)
    clock.now += A_DAY - 1
    second = door.enter(door.pin)
    assert door.admits(first)
    clock.now += 1
    assert not door.admits(first) and door.admits(second)
    clock.now += A_DAY
    assert not door.admits(second) and door.admits(door.enter(door.pin))


def test_after_a_restart_a_session_ends_within_a_day_too(door, tmp_path, clock):
    session = door.enter(door.pin)
    again = Door(KeptBook(tmp_path / "pages.json"), clock)
    clock.now += A_DAY
    assert not again.admits(session)


def test_the_wait_doubles_with_each_wrong_pin(door, clock):
    waits = []
    for _ in range(FREE_TRIES - 1):
        assert refused(door, wrong(door)).key == "page-pin-wrong"
    for _ in range(12):
        waits.append(refused(door, wrong(door)).values["seconds"])
        clock.now += waits[-1]
    assert waits[:7] == [2, 4, 8, 16, 32, 64, 128] and waits[-3:] == [LONGEST_WAIT] * 3


def test_while_one_must_wait_no_pin_is_looked_at(door, clock):
    for _ in range(FREE_TRIES):
        refused(door, wrong(door))
    before = door.wait
    for _ in range(5):
        assert refused(door, door.pin).key == "page-pin-wait"
    assert door.wait == before, "trying while one must wait costs nothing more"
    clock.now += before - 0.5
    assert refused(door, door.pin).values["seconds"] == 1


def test_after_the_wait_the_right_pin_opens_and_all_is_forgotten(door, clock):
    for _ in range(FREE_TRIES):
        refused(door, wrong(door))
    clock.now += door.wait
    assert door.admits(door.enter(door.pin))
    assert refused(door, wrong(door)).key == "page-pin-wrong"


def test_whoever_stands_at_the_table_ends_the_wait(door):
    for _ in range(FREE_TRIES):
        refused(door, wrong(door))
    door.be_patient()
    assert door.wait == 0 and door.admits(door.enter(door.pin))


def test_handing_over_ends_every_session_and_draws_another_pin(tmp_path, clock):
    pins = iter(["111111", "222222"])
    door = Door(KeptBook(tmp_path / "pages.json"), clock, pin=lambda: next(pins))
    sessions = [door.enter("111111") for _ in range(3)]
    assert door.hand_over() == door.pin == "222222"
    assert not any(map(door.admits, sessions))
    assert refused(door, "111111").key == "page-pin-wrong"
    assert door.admits(door.enter("222222"))


def test_leaving_ends_one_session(door):
    mine, other = door.enter(door.pin), door.enter(door.pin)
    door.leave(mine)
    assert not door.admits(mine) and door.admits(other)


def test_only_so_many_browsers_are_the_hosts(door):
    sessions = [door.enter(door.pin) for _ in range(MOST_SESSIONS + 1)]
    assert [door.admits(one) for one in sessions] == [False] + [True] * MOST_SESSIONS


def test_pin_and_sessions_outlast_a_restart(door, tmp_path, clock):
    session = door.enter(door.pin)
    again = Door(KeptBook(tmp_path / "pages.json"), clock)
    assert again.pin == door.pin and again.admits(session)
    assert session not in (tmp_path / "pages.json").read_text("utf-8")
