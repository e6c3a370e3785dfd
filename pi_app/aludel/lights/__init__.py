# SPDX-License-Identifier: MIT
"""Lamps and buttons: a light scene goes out, presses come in. Drivers are in drivers.py, the pin map in pins.py."""

from aludel.lights.buttons import Buttons, parse_press
from aludel.lights.drivers import open_buttons, open_lamps
from aludel.lights.options import Options
from aludel.lights.pins import Board, Profile, board, load_board

__all__ = ["Board", "Buttons", "Options", "Profile", "board", "load_board", "open_buttons", "open_lamps", "parse_press"]
