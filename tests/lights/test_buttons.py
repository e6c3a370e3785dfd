# SPDX-License-Identifier: MIT
"""Buttons: from pins to presses, holds and chords."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aludel.errors import LampFault
from aludel.games.referee import Press, hold, press
from aludel.lights import Options, board, open_buttons, parse_press
from aludel.lights.buttons import FedButtons, GpioButtons
from aludel.lights.presses import Presses

STEP = 0.01

Span = tuple[str, float, float]
"""A button, and the seconds at which it goes down and comes up."""


def told(*spans: Span, until: float = 8.0) -> list[Press]:
    """What is told of these spans, sampled a hundred times a second."""
    machine = Presses()
    told: list[Press] = []
    for tick in range(int(until / STEP)):
        now = tick * STEP
        told += machine.sample(frozenset(name for name, down, up in spans if down <= now < up), now)
    assert machine.idle
    return told


def test_a_press_is_told_when_the_button_comes_up() -> None:
    machine = Presses()
    for tick in range(20):
        assert machine.sample(frozenset({"confirm"}), tick * STEP) == []
    for tick in range(20, 25):
        told = machine.sample(frozenset(), tick * STEP)
        if told:
            break
    assert told == [press("confirm")]


def test_a_hold_is_not_also_a_press() -> None:
    assert told(("confirm", 0.0, 2.0)) == [hold("confirm")]


def test_a_hold_is_told_while_the_button_is_still_down() -> None:
    machine = Presses()
    told = [machine.sample(frozenset({"back"}), tick * STEP) for tick in range(160)]
    assert [hold("back")] in told


@pytest.mark.parametrize(("seconds", "expected"), [(1.4, press("next")), (1.6, hold("next"))])
def test_a_hold_takes_a_second_and_a_half(seconds: float, expected: Press) -> None:
    assert told(("next", 0.5, 0.5 + seconds)) == [expected]


def test_bounce_is_one_press() -> None:
    bounces = [("confirm", at, at + 0.01) for at in (0.00, 0.02)]
    assert told(*bounces, ("confirm", 0.04, 0.3), ("confirm", 0.31, 0.32)) == [press("confirm")]


def test_a_spike_is_no_press() -> None:
    assert told(("confirm", 1.0, 1.01)) == []


@pytest.mark.parametrize("pair", [("back", "confirm"), ("back", "next"), ("next", "confirm")])
@pytest.mark.parametrize("late", [0.0, 0.4, 1.2])
def test_a_chord_is_one_hold_of_both_whichever_comes_first(pair: tuple[str, str], late: float) -> None:
    for first, second in (pair, pair[::-1]):
        assert told((first, 0.0, 5.0), (second, late, 5.1)) == [hold(*pair)]


@pytest.mark.parametrize(
    ("pair", "seconds"), [(("back", "confirm"), 1.5), (("next", "confirm"), 1.5), (("back", "next"), 3.0)]
)
@pytest.mark.parametrize("late", [0.0, 0.4])
def test_what_opens_the_pages_is_held_longer_than_other_chords(
    pair: tuple[str, str], seconds: float, late: float
) -> None:
    """The time counts from the second button on; let go before, it is a press of both."""
    for first, second in (pair, pair[::-1]):
        for off, expected in ((-0.1, press(*pair)), (0.1, hold(*pair))):
            up = 0.5 + late + seconds + off
            assert told((first, 0.5, up), (second, 0.5 + late, up)) == [expected]


def test_a_chord_stays_one_whoever_presses_beside_it() -> None:
    spans = [("back", 0.0, 3.0), ("confirm", 0.1, 3.0), ("market-2", 0.8, 1.0)]
    assert told(*spans) == [press("market-2"), hold("back", "confirm")]


def test_a_chord_let_go_early_is_one_press_of_both() -> None:
    assert told(("back", 0.0, 1.0), ("confirm", 0.1, 1.05)) == [press("back", "confirm")]


def test_one_press_rolling_into_the_next_is_two() -> None:
    assert told(("back", 0.0, 0.30), ("confirm", 0.22, 0.5)) == [press("back"), press("confirm")]


def test_buttons_without_a_chord_are_told_one_by_one() -> None:
    assert told(("market-1", 0.0, 0.5), ("market-4", 0.1, 0.4)) == [press("market-1"), press("market-4")]


def test_of_two_buzzers_the_first_finger_wins_however_long_it_stays() -> None:
    assert told(("market-2", 0.0, 5.0), ("market-1", 0.1, 0.2)) == [press("market-2"), press("market-1")]


def test_a_button_that_has_been_told_joins_no_chord() -> None:
    assert told(("back", 0.0, 5.0), ("confirm", 2.0, 2.5)) == [hold("back"), press("confirm")]
    assert told(("back", 0.0, 5.0), ("confirm", 2.0, 4.5)) == [hold("back"), hold("confirm")]


def test_the_second_press_after_a_hold_counts() -> None:
    assert told(("back", 0.0, 2.0), ("back", 2.2, 2.4)) == [hold("back"), press("back")]


spans = st.lists(
    st.tuples(st.sampled_from(board().buttons), st.floats(0.0, 4.0), st.floats(0.05, 3.0)).map(
        lambda s: (s[0], s[1], s[1] + s[2])
    ),
    max_size=6,
)


@given(spans)
def test_whatever_is_pressed_no_button_is_told_more_often_than_it_went_down(given_spans: list[Span]) -> None:
    presses = told(*given_spans)
    for name in board().buttons:
        times = sum(name in one.buttons for one in presses)
        assert times <= sum(span[0] == name for span in given_spans)


@given(st.sampled_from(board().buttons), st.floats(0.05, 7.0))
def test_one_button_is_always_told_once(name: str, seconds: float) -> None:
    assert [one.buttons for one in told((name, 0.1, 0.1 + seconds))] == [{name}]


# --- Pins -------------------------------------------------------------------------------------------------------------


class Hand:
    """A clock that a test turns."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def buttons(hand: Hand) -> Iterator[GpioButtons]:
    opened = GpioButtons(Options(pin_factory="mock", clock=hand), run=False)
    yield opened
    opened.close()


def turn(buttons: GpioButtons, hand: Hand, seconds: float) -> None:
    """Let time pass, sampled."""
    for _ in range(round(seconds / STEP)):
        hand.now += STEP
        buttons.step()


def drain(buttons: GpioButtons) -> Iterable[Press]:
    while (one := buttons.wait(0)) is not None:
        yield one


def test_every_button_of_the_direct_wiring_is_told_by_its_name(buttons: GpioButtons, hand: Hand) -> None:
    for name, wire in board().profile("direct").buttons.items():
        pin = buttons.factory.pin(wire.pin.name)
        pin.drive_low()
        turn(buttons, hand, 0.2)
        pin.drive_high()
        turn(buttons, hand, 0.1)
        assert list(drain(buttons)) == [press(name)]


def test_a_chord_on_pins(buttons: GpioButtons, hand: Hand) -> None:
    pins = [buttons.factory.pin(f"GPIO{number}") for number in (2, 3)]
    for pin in pins:
        pin.drive_low()
        turn(buttons, hand, 0.1)
    turn(buttons, hand, 2.0)
    for pin in pins:
        pin.drive_high()
    turn(buttons, hand, 0.2)
    assert list(drain(buttons)) == [hold("back", "confirm")]


def test_the_thread_hears_a_press_by_itself() -> None:
    buttons = open_buttons("gpio", Options(pin_factory="mock"))
    assert isinstance(buttons, GpioButtons)
    pin = buttons.factory.pin("GPIO3")
    pin.drive_low()
    assert buttons.wait(5.0) == hold("confirm")
    pin.drive_high()
    buttons.close()
    buttons.close()


# --- Text -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [("confirm", press("confirm")), ("hold back", hold("back")), ("hold back+confirm", hold("back", "confirm")),
     ("  market-3 ", press("market-3")), ("hold back + next", hold("back", "next")),
     ("4", press("market-4")), ("hold 1", hold("market-1"))],
)  # fmt: skip
def test_a_typed_press(text: str, expected: Press) -> None:
    assert parse_press(text) == expected


@pytest.mark.parametrize("text", ["", "hold", "confrm", "market-6", "6", "0", "²", "back+", "hold hold back", "\x00"])
def test_a_typed_press_of_no_button_is_refused_with_what_to_type(text: str) -> None:
    with pytest.raises(LampFault, match="type next, back, mute, or a number from 1 to 5"):
        parse_press(text)


@pytest.mark.parametrize("name", ["typed"])
def test_fed_presses_come_out_in_order(name: str) -> None:
    buttons = open_buttons(name)
    assert isinstance(buttons, FedButtons)
    buttons.feed("confirm")
    buttons.feed("hold next")
    assert [buttons.wait(0), buttons.wait(0), buttons.wait(0)] == [press("confirm"), hold("next"), None]
    buttons.close()


def test_an_unknown_driver_names_those_there_are() -> None:
    with pytest.raises(LampFault, match="gpio, typed"):
        open_buttons("psychic")
