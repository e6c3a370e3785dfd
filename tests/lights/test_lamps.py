# SPDX-License-Identifier: MIT
"""Lamp drivers: what each shows of a scene."""

from __future__ import annotations

import io
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from aludel.errors import LANGUAGES, AludelError, LampFault
from aludel.games.scene import COLOURS, PATTERNS, Lamp, Scene
from aludel.lights import Options, board, open_lamps
from aludel.lights.drivers import LAMPS
from aludel.lights.gpio import GpioLamps, levels, moving
from aludel.lights.pins import load_board
from aludel.lights.simulated import RecordedLamps
from aludel.lights.terminal import SYMBOLS, TerminalLamps, render


class Hand:
    """A clock that a test turns."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hand() -> Hand:
    return Hand()


@pytest.fixture
def lamps(hand: Hand) -> Iterator[GpioLamps]:
    opened = GpioLamps(Options(pin_factory="mock", clock=hand), run=False)
    yield opened
    opened.close()


def pin(lamps: GpioLamps, number: int) -> float:
    """What the simulated pin gives, 0 to 1."""
    return float(lamps.factory.pin(f"GPIO{number}").state)


def shown(lamps: GpioLamps, scene: Scene) -> dict[str, float]:
    """Every lit pin of the direct wiring by its use, after a scene."""
    lamps.show(scene)
    lamps.step()
    wires = [wire for wire in board().profile("direct").wires if wire.user.startswith("lamp ")]
    return {wire.user: pin(lamps, wire.pin.number) for wire in wires if pin(lamps, wire.pin.number)}


def test_a_dark_scene_lights_no_pin(lamps: GpioLamps) -> None:
    assert shown(lamps, {}) == {}


def test_each_lamp_lights_its_own_pin_and_no_other(lamps: GpioLamps) -> None:
    for name in board().profile("direct").lamps:
        assert shown(lamps, {name: Lamp("white", "steady")}) == {f"lamp {name}": 1.0}


def test_a_scene_replaces_the_one_before(lamps: GpioLamps) -> None:
    shown(lamps, {"market-1": Lamp("white", "steady"), "camera": Lamp("green", "steady")})
    assert shown(lamps, {"market-2": Lamp("white", "steady")}) == {"lamp market-2": 1.0}


def test_blinking_follows_the_clock(lamps: GpioLamps, hand: Hand) -> None:
    seen = []
    lamps.show({"market-1": Lamp("yellow", "blink")})
    for hand.now in (10.0, 10.25, 10.5, 10.75, 11.0):
        lamps.step()
        seen.append(pin(lamps, 17))
    assert seen == [1.0, 1.0, 0.0, 0.0, 1.0]


def test_breathing_passes_through_half_brightness(lamps: GpioLamps, hand: Hand) -> None:
    lamps.show({"market-1": Lamp("yellow", "breathe")})
    hand.now = 0.75
    lamps.step()
    assert pin(lamps, 17) == pytest.approx(0.55, abs=0.01)


def test_a_lamp_without_pwm_is_on_or_off(lamps: GpioLamps, hand: Hand) -> None:
    lamps.show({"holder": Lamp("white", "breathe")})
    seen = set()
    for tick in range(30):
        hand.now = tick / 10
        lamps.step()
        seen.add(pin(lamps, 26))
    assert seen == {0.0, 1.0}


def test_each_pin_flickers_at_the_frequency_of_its_wiring(
    hand: Hand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not at gpiozero's own 100 Hz, which the kit's board happens to name too."""
    text = (Path(__file__).parents[2] / "hardware" / "board.toml").read_text("utf-8")
    (tmp_path / "board.toml").write_text(text.replace("pwm_hz = 100", "pwm_hz = 250"), "utf-8")
    other = load_board(tmp_path / "board.toml")
    monkeypatch.setattr("aludel.lights.gpio.board", lambda: other)
    lamps = GpioLamps(Options(pin_factory="mock", clock=hand), run=False)
    wires = [wire for wire in other.profile("direct").wires if wire.user.startswith("lamp ")]
    told = {wire.user: lamps.factory.pin(f"GPIO{wire.pin.number}").frequency for wire in wires}
    lamps.close()
    assert told == {wire.user: wire.pwm_hz for wire in wires}
    assert set(told.values()) == {250, None}


def test_the_customer_lamp_tells_each_potion_by_colour_and_rhythm(lamps: GpioLamps, hand: Hand) -> None:
    (rgb,) = board().profile("direct").rgb
    told = set()
    for potion in rgb.shows:
        lamps.show({potion: Lamp("white", "steady")})
        curve = []
        for tick in range(60):
            hand.now = tick / 10
            lamps.step()
            curve.append(tuple(pin(lamps, one.number) for one in (rgb.red, rgb.green, rgb.blue)))
        rhythm = tuple(max(moment) > 0.5 for moment in curve)
        colour = max(curve)
        told |= {("rhythm", rhythm), ("colour", colour)}
    assert len(told) == 2 * len(rgb.shows)


def test_an_unlit_customer_leaves_the_shared_lamp_dark(lamps: GpioLamps) -> None:
    assert shown(lamps, {"customer-fire": Lamp("red", "off")}) == {}


def test_lamps_that_the_wiring_lacks_are_left_out(lamps: GpioLamps) -> None:
    assert shown(lamps, {"artifact-1": Lamp("white", "steady"), "seat-5": Lamp("purple", "steady")}) == {}


def test_nothing_is_set_while_nothing_changes(lamps: GpioLamps, hand: Hand) -> None:
    shown(lamps, {"market-1": Lamp("white", "steady")})
    before = len(lamps.factory.pin("GPIO17").states)
    for hand.now in (1.0, 2.0, 3.0):
        lamps.step()
    assert len(lamps.factory.pin("GPIO17").states) == before


def test_only_patterns_that_move_need_the_clock() -> None:
    direct = board().profile("direct")
    assert not moving(direct, {"market-1": Lamp("white", "steady"), "customer-fire": Lamp("red", "steady")})
    assert moving(direct, {"market-1": Lamp("white", "chase")})
    assert moving(direct, {"customer-luck": Lamp("green", "steady")})
    assert not moving(direct, {"artifact-1": Lamp("white", "blink")})


def test_closing_puts_every_lamp_out_and_gives_the_pins_back(hand: Hand) -> None:
    lamps = GpioLamps(Options(pin_factory="mock", clock=hand), run=False)
    shown(lamps, {name: Lamp("white", "steady") for name in board().lamps})
    used = list(lamps.factory.pins.values())
    assert any(one.state for one in used)
    lamps.close()
    lamps.close()
    assert {one.function for one in used} == {"input"}
    assert all(not one.state for one in used if one.info.pull != "up")


def test_the_thread_shows_scenes_by_itself_and_ends(hand: Hand) -> None:
    lamps = GpioLamps(Options(pin_factory="mock", clock=hand))
    lamps.show({"market-1": Lamp("white", "steady")})
    eventually(lambda: pin(lamps, 17) == 1.0)
    lamps.close()
    assert "lamps" not in {thread.name for thread in threading.enumerate()}


def test_lost_pins_are_told_once_and_play_goes_on(hand: Hand) -> None:
    told: list[AludelError] = []
    lamps = GpioLamps(Options(pin_factory="mock", clock=hand, on_fault=told.append))
    eventually(lambda: pin(lamps, 17) == 0.0)
    lamps.factory.close()
    lamps.show({"market-1": Lamp("white", "steady")})
    eventually(lambda: bool(told))
    lamps.show({"market-2": Lamp("white", "blink")})
    eventually(lambda: "lamps" not in {thread.name for thread in threading.enumerate()})
    lamps.close()
    assert [fault.key for fault in told] == ["lamps-lost"]


def eventually(holds: Callable[[], bool]) -> None:
    """Wait for another thread; ten seconds are for a machine that is busy, not what it takes."""
    pause = threading.Event()
    for _ in range(1000):
        if holds():
            return
        pause.wait(0.01)
    raise AssertionError("it did not happen")


# --- Every driver -----------------------------------------------------------------------------------------------------


def options(**more: Any) -> Options:
    return Options(pin_factory="mock", out=io.StringIO(), **more)


@pytest.mark.parametrize("name", sorted(LAMPS))
def test_every_driver_shows_every_lamp_in_every_way(name: str) -> None:
    lamps = open_lamps(name, options())
    for colour in COLOURS:
        for pattern in PATTERNS:
            lamps.show({lamp: Lamp(colour, pattern) for lamp in board().lamps})
    lamps.close()
    lamps.close()


@pytest.mark.parametrize("name", sorted(LAMPS))
@pytest.mark.parametrize(
    "scene",
    [{"markt-1": Lamp("red", "steady")}, {"market-1": Lamp("teal", "steady")}, {"market-1": Lamp("red", "zap")}],
)
def test_every_driver_refuses_what_does_not_exist(name: str, scene: Scene) -> None:
    lamps = open_lamps(name, options())
    with pytest.raises(ValueError, match="lamp"):
        lamps.show(scene)
    lamps.close()


def test_an_unknown_driver_names_those_there_are() -> None:
    with pytest.raises(LampFault, match="gpio, terminal, record, none"):
        open_lamps("disco")


def test_an_unknown_pin_factory_names_those_there_are() -> None:
    with pytest.raises(LampFault, match="lgpio, mock"):
        open_lamps("gpio", Options(pin_factory="rpigpio"))


def test_the_light_board_is_not_driven_from_pins() -> None:
    with pytest.raises(LampFault) as caught:
        open_lamps("gpio", Options(profile="board", pin_factory="mock"))
    assert caught.value.key == "profile-not-here"


def test_the_record_keeps_scenes_with_their_times(hand: Hand) -> None:
    lamps = RecordedLamps(Options(clock=hand))
    lamps.show({"camera": Lamp("green", "steady")})
    hand.now = 2.5
    lamps.close()
    assert lamps.scenes == [(0.0, {"camera": Lamp("green", "steady")}), (2.5, {})]


# --- Text -------------------------------------------------------------------------------------------------------------


class Screen(io.StringIO):
    """A terminal in colour."""

    def isatty(self) -> bool:
        return True


def test_text_tells_each_pattern_by_a_symbol_and_a_word() -> None:
    told = {
        render({"camera": Lamp("white", pattern)}).split("camera")[-1].strip()
        for pattern in PATTERNS
        if pattern != "off"
    }
    assert told == {"● on", "◉ blinks", "◐ breathes", "▶ runs"}
    assert len({symbol for both in SYMBOLS.values() for symbol in both}) == 2 * len(SYMBOLS)


def test_text_tells_a_colour_by_its_word() -> None:
    assert render({"seat-1": Lamp("purple", "steady")}).endswith("1 ● on (purple)")


def test_colour_on_a_terminal_only_adds_to_the_words() -> None:
    scene = {"market-2": Lamp("yellow", "breathe"), "bottle-red": Lamp("red", "steady")}
    out = Screen()
    TerminalLamps(Options(out=out)).show(scene)
    assert "\x1b[38;2;255;170;0m" in out.getvalue()
    plain = out.getvalue().replace("\x1b[0m", "").replace("\x1b[38;2;255;170;0m", "").replace("\x1b[38;2;255;0;0m", "")
    assert plain == render(scene) + "\n"


def test_a_terminal_that_knows_ascii_only_gets_ascii() -> None:
    raw = io.BytesIO()
    out = io.TextIOWrapper(raw, "ascii")
    TerminalLamps(Options(out=out)).show({"market-1": Lamp("white", "blink")})
    out.flush()
    assert b"1 ! blinks" in raw.getvalue()


def test_the_same_scene_is_written_once_and_darkness_is_told() -> None:
    out = io.StringIO()
    lamps = TerminalLamps(Options(out=out))
    for _ in range(3):
        lamps.show({"camera": Lamp("white", "steady")})
    lamps.close()
    assert out.getvalue().count("camera") == 1 and out.getvalue().endswith("(lamps out)\n")


def test_levels_are_pure() -> None:
    direct = board().profile("direct")
    scene = {"market-1": Lamp("white", "chase")}
    assert levels(direct, scene, 7.3) == levels(direct, scene, 7.3)


def test_text_speaks_the_language_of_whoever_looks() -> None:
    german = {"market": "Markt", "customer": "Kundschaft", "fire": "Feuer", "steady": "an", "off": "aus", "red": "rot"}
    told = render({"customer-fire": Lamp("red", "steady")}, say=german.__getitem__)
    assert told.splitlines()[1].split() == ["Kundschaft", "Feuer", "●", "an", "(rot)"]


def test_every_language_has_the_words_for_every_lamp() -> None:
    top = Path(__file__).parents[2] / "pi_app" / "aludel" / "voice" / "phrases"
    names = {part for lamp in board().lamps for part in lamp.split("-") if not part.isdigit()}
    for language in LANGUAGES:
        said = (top / f"{language}.ftl").read_text("utf-8")
        missing = [name for name in sorted(names | {*COLOURS, *PATTERNS}) if f"terminal-lamp-{name} = " not in said]
        assert not missing, (language, missing)


def test_the_shared_lamp_tells_who_may_come_from_who_is_wanted_and_from_a_sale() -> None:
    direct = board().profile("direct")
    scenes = [
        {"customer-fire": Lamp("red", "breathe"), "customer-luck": Lamp("green", "breathe")},
        {"customer-fire": Lamp("red", "steady")},
        {"customer-fire": Lamp("red", "blink")},
        {},
    ]
    curves = {tuple(str(levels(direct, scene, tick * 0.05)) for tick in range(80)) for scene in scenes}
    assert len(curves) == len(scenes)
