# SPDX-License-Identifier: MIT
"""`aludel rehearse`: virtual players play whole games at a real console."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from aludel.commands.numbers import count, share
from aludel.errors import LANGUAGES
from aludel.frame import Camera, Clock
from aludel.origin import origin
from aludel.reading import Eye
from aludel.twin.rehearse import rehearse
from aludel.twin.report import Plan

USUAL = Plan()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The arguments of this command."""
    parser.add_argument("game", nargs="?", default=USUAL.game, metavar="GAME")
    parser.add_argument("--level", type=int, default=USUAL.level)
    parser.add_argument("--players", type=int, default=USUAL.players)
    parser.add_argument("--games", type=count, default=USUAL.games, help="how many games, one after another")
    parser.add_argument("--seed", type=int, default=USUAL.seed, help="the same seed gives the same games")
    parser.add_argument("--language", choices=LANGUAGES, default=USUAL.language)
    parser.add_argument("--through-camera", action="store_true", help="render every tray and read it back")
    parser.add_argument("--condition", default=USUAL.condition, help="what the camera looks through, e.g. working")
    parser.add_argument("--clumsy", type=share, default=USUAL.clumsy, help="share of fumbles, 0 to 1")
    parser.add_argument("--unplugged", type=share, default=USUAL.unplugged, help="share of power cuts, 0 to 1")
    parser.add_argument("--voice-out", type=Path, metavar="DIR", help="say every announcement into WAV files here")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines of text")


def run(arguments: argparse.Namespace) -> int:
    """Play, and tell what was found; 1 when something was wrong, chosen by hand or not finished."""
    plan = Plan(
        game=arguments.game,
        level=arguments.level,
        players=arguments.players,
        games=arguments.games,
        seed=arguments.seed,
        language=arguments.language,
        clumsy=arguments.clumsy,
        unplugged=arguments.unplugged,
        condition=arguments.condition,
    )
    report = rehearse(plan, eye=_eye if arguments.through_camera else None, voice_out=arguments.voice_out)
    told = {"machine": origin(plan.seed), **report.json()}
    print(json.dumps(told, indent=1, ensure_ascii=False) if arguments.json else _lines(told))
    return 0 if report.sound else 1


def _eye(camera: Camera, clock: Clock) -> Eye:
    """The real recogniser: the one part of a rehearsal that the twin may not know."""
    import cv2

    from aludel.sight.reader import TrayReader

    cv2.setNumThreads(1)
    return TrayReader(camera, clock=clock)


def _lines(told: dict[str, Any]) -> str:
    return "\n".join(f"{name}: {_plain(value)}" for name, value in told.items())


def _plain(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {part}" for name, part in value.items()) or "none"
    if isinstance(value, list):
        return "; ".join(map(str, value)) or "none"
    return str(value)
