# SPDX-License-Identifier: MIT
"""The pin map: what it must hold, and what is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from aludel.errors import AludelError, ConfigFault, LampFault
from aludel.games.scene import COLOURS
from aludel.house import shared_file
from aludel.lights.look import PATTERNS
from aludel.lights.pins import BOARD, board, load_board
from aludel.lights.wiring import wiring_page

TOP = Path(__file__).parents[2]


def changed(tmp_path: Path, old: str, new: str) -> Path:
    """A copy of the pin map with one piece of text replaced."""
    text = shared_file(BOARD).read_text("utf-8")
    assert old in text
    path = tmp_path / "board.toml"
    path.write_text(text.replace(old, new, 1), "utf-8")
    return path


def refusal(path: Path) -> AludelError:
    with pytest.raises(AludelError) as caught:
        load_board(path)
    return caught.value


def test_the_board_profile_shows_every_lamp_and_has_every_button() -> None:
    profile = board().profile("board")
    assert profile.shown() == set(board().lamps)
    assert set(profile.buttons) == set(board().buttons)


def test_the_direct_profile_takes_25_pins_and_those_the_design_names() -> None:
    profile = board().profile("direct")
    wired = [wire for wire in profile.wires if "not wired" not in wire.note]
    assert len(wired) == 25
    assert {name for name in profile.shown() if name.startswith("customer-")} == {
        "customer-fire",
        "customer-flying",
        "customer-luck",
        "customer-love",
        "customer-ghostly",
    }
    assert sum(name.startswith("market-") for name in profile.lamps) == 5
    assert sum(name.startswith("seat-") for name in profile.lamps) == 4
    assert set(profile.buttons) == set(board().buttons) - {"mute"}


def test_sound_has_the_pins_of_i2s_in_both_profiles() -> None:
    for profile in board().profiles.values():
        taken = {wire.pin.number: wire.user for wire in profile.wires if wire.pin.header == "pi"}
        assert [taken[pin] for pin in (18, 19, 21)] == ["amplifier-bclk", "amplifier-lrclk", "amplifier-data"]
        assert taken[20] == "i2s-input"


def test_buttons_sit_where_the_pi_pulls_up_and_lamps_where_it_pulls_down_at_the_start() -> None:
    profile = board().profile("direct")
    assert {wire.pin.number for wire in profile.buttons.values()} == {2, 3, 4, 5, 6, 7, 8, 15}
    assert all(wire.pin.number > 8 for wire in profile.lamps.values())


def test_each_potion_has_a_colour_and_a_rhythm_that_no_other_has() -> None:
    (customer,) = board().profile("direct").rgb
    colours, rhythms = zip(*customer.shows.values(), strict=True)
    assert len(set(colours)) == len(set(rhythms)) == len(customer.shows)
    assert set(colours) <= set(COLOURS) and set(rhythms) <= set(PATTERNS)


def test_a_pin_that_is_used_twice_is_refused_with_both_users(tmp_path: Path) -> None:
    fault = refusal(changed(tmp_path, 'market-2 = { pin = "GPIO27"', 'market-2 = { pin = "GPIO17"'))
    assert isinstance(fault, LampFault) and fault.key == "pin-twice"
    assert {"lamp market-1", "lamp market-2"} == {fault.values["first"], fault.values["second"]}
    assert "GPIO17" in fault.text() and "direct" in fault.text()


def test_an_alias_or_a_position_does_not_hide_that_a_pin_is_used_twice(tmp_path: Path) -> None:
    by_alias = refusal(changed(tmp_path, 'market-2 = { pin = "GPIO27"', 'market-2 = { pin = "i2s-bclk"'))
    by_place = refusal(changed(tmp_path, 'market-2 = { pin = "GPIO27"', 'market-2 = { pin = "pi:12"'))
    for fault in (by_alias, by_place):
        assert fault.values["first"] == "lamp market-2" and fault.values["second"] == "amplifier-bclk"


@pytest.mark.parametrize(
    ("written", "key"),
    [("GPIO28", "pin-unknown"), ("pi:41", "pin-unknown"), ("17", "pin-unknown"), ("pi:6", "pin-power"),
     ("5V", "pin-power"), ("3V3", "pin-power"), ("ID_SD", "pin-power"), ("RUN", "pin-power")],
)  # fmt: skip
def test_a_pin_that_does_not_exist_or_cannot_be_switched_is_refused(tmp_path: Path, written: str, key: str) -> None:
    fault = refusal(changed(tmp_path, 'market-2 = { pin = "GPIO27"', f'market-2 = {{ pin = "{written}"'))
    assert fault.key == key
    assert written in fault.text() and "lamp market-2" in fault.text()


def test_a_lamp_that_the_board_does_not_have_is_refused(tmp_path: Path) -> None:
    fault = refusal(changed(tmp_path, 'seat-4 = { pin = "GPIO11"', 'seat-6 = { pin = "GPIO11"'))
    assert fault.key == "lamp-unknown" and "seat-6" in fault.text()


def test_a_file_of_the_wrong_form_is_told_by_its_key(tmp_path: Path) -> None:
    fault = refusal(changed(tmp_path, "pwm_hz = 25000", "pwm_hz = 3"))
    assert isinstance(fault, ConfigFault)
    assert "profiles.board.lamps.holder.pwm_hz" in fault.text() and "50-100000" in fault.text()


def test_an_unknown_profile_names_those_there_are() -> None:
    with pytest.raises(LampFault, match="board, direct"):
        board().profile("bored")


def test_the_wiring_page_is_made_from_the_pin_map() -> None:
    assert (TOP / "docs" / "wiring.md").read_text("utf-8") == wiring_page(board()), "run the command the page names"


def test_the_wiring_page_begins_with_what_can_be_built_today() -> None:
    page, direct = wiring_page(board()), board().profile("direct")
    titles = ["## Before you switch on", f"## {direct.title}", f"## {board().profile('board').title}"]
    assert [line for line in page.splitlines() if line.startswith("## ")] == titles
    assert "**Not in this release**" in page[page.index(titles[2]) :]


def test_the_wiring_page_names_what_must_be_switched_off_for_lamps_and_buttons() -> None:
    page = wiring_page(board())
    for wire in board().profile("direct").wires:
        if wire.pin.number in {2, 3, 7, 8, 9, 10, 11, 14, 15}:
            before = page[: page.index("## Direct")]
            assert f"{wire.pin} {wire.user}" in before
    assert "dtoverlay=max98357a,no-sdmode" in page
