# SPDX-License-Identifier: MIT
"""setup.sh: its words and exit codes. That it really sets a machine up is shown whenever it runs these tests."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

from .source import TOP

SCRIPTS = ["setup.sh", ".ci/run", "requirements/lock.sh"]


def run(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [TOP / "setup.sh", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        env={**os.environ, **variables},
        check=False,
    )


@pytest.fixture
def pi(tmp_path: Path) -> str:
    """A file that says what a Pi's device tree says."""
    model = tmp_path / "model"
    model.write_bytes(b"Raspberry Pi 5 Model B Rev 1.0\x00")
    return str(model)


def test_help_names_every_command() -> None:
    done = run("--help")
    assert done.returncode == 0 and done.stderr == ""
    for word in ("play", "test [quick]", "install", "--dry-run", "--uninstall", "ALUDEL_FULL"):
        assert word in done.stdout


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--wet-run",), "--wet-run"),
        (("dance",), "dance"),
        ((), "which command? ./setup.sh --help"),
        (("test", "slow"), "quick or nothing"),
        (("test", "quick", "quick"), "quick or nothing"),
        (("install",), "not in this release"),
        (("--uninstall",), "not in this release"),
    ],
)
def test_wrong_use_is_told_and_does_nothing(arguments: tuple[str, ...], word: str) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert word in done.stderr and done.stdout == ""


def test_a_dry_run_says_what_play_would_do() -> None:
    done = run("--dry-run", "play", "--journal", "there")
    assert done.returncode == 0
    assert done.stderr.splitlines()[-1] == "setup: would run: aludel play --journal there"


def test_a_dry_run_says_what_the_tests_would_do() -> None:
    done = run("--dry-run", "test", "quick")
    told = done.stderr
    assert done.returncode == 0
    stages = [
        told.index(word)
        for word in ("ruff check", "ruff format --check", "mypy", "pytest -n 2 -m not slow and not heavy")
    ]
    assert stages == sorted(stages)
    assert "left out: speech recognition" in told


def test_a_dry_run_changes_nothing(tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    clone.mkdir()
    for name in ("setup.sh", "pyproject.toml"):
        shutil.copy(TOP / name, clone / name)
    shutil.copytree(TOP / "requirements", clone / "requirements")
    before = sorted(clone.rglob("*"))
    done = subprocess.run(
        [clone / "setup.sh", "--dry-run", "test", "quick"],
        stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "would run: rm -rf .venv" in done.stderr and "--require-hashes" in done.stderr
    assert sorted(clone.rglob("*")) == before


def test_on_a_pi_the_camera_and_numpy_come_from_apt_and_never_from_pip(pi: str) -> None:
    told = run("--dry-run", "play", ALUDEL_MODEL=pi).stderr
    assert "--system-site-packages" in told or "make .venv" not in told
    for line in told.splitlines():
        if "-m pip install" in line:
            assert "--no-deps" in line and "cv" not in line
    assert "python3-picamera2" in told


@pytest.fixture
def ordinary(tmp_path: Path) -> str:
    """A PATH on which nobody is root, sudo asks for a password and no package is installed."""
    for name, does in (("id", "echo 1000"), ("sudo", "exit 1"), ("dpkg-query", "exit 1"), ("apt-get", "exit 1")):
        program = tmp_path / name
        program.write_text(f"#!/bin/sh\n{does}\n", "utf-8")
        program.chmod(0o755)
    return f"{tmp_path}:{os.environ['PATH']}"


def test_who_may_not_install_is_told_once_what_to_type(pi: str, ordinary: str) -> None:
    done = run("play", ALUDEL_MODEL=pi, PATH=ordinary)
    assert done.returncode == 1 and done.stdout == ""
    (line,) = done.stderr.splitlines()
    assert "sudo apt-get update && sudo apt-get install -y" in line and "python3-picamera2" in line
    assert line.endswith("then run ./setup.sh play again")


def test_a_dry_run_says_everything_as_a_condition(pi: str, ordinary: str) -> None:
    done = run("--dry-run", "play", ALUDEL_MODEL=pi, PATH=ordinary)
    lines = [line for line in done.stderr.splitlines() if line.startswith("setup: ")]
    assert done.returncode == 0 and "would ask you to run: sudo apt-get update" in lines[0]
    assert all(line.startswith("setup: would ") for line in lines)


def test_on_a_pi_the_heavy_stages_are_left_out(pi: str) -> None:
    done = run("--dry-run", "test", ALUDEL_MODEL=pi, ALUDEL_FULL="")
    assert "left out: speech recognition" in done.stderr and done.returncode == 0


def test_full_makes_a_stage_that_is_left_out_a_failure(pi: str) -> None:
    done = run("--dry-run", "test", ALUDEL_MODEL=pi, ALUDEL_FULL="1")
    assert "asks for every stage" in done.stderr and done.returncode == 1


@pytest.mark.parametrize("script", SCRIPTS)
def test_the_scripts_are_sound(script: str) -> None:
    assert os.access(TOP / script, os.X_OK)
    bash = subprocess.run(["bash", "-n", TOP / script], capture_output=True, text=True, check=False)
    assert bash.returncode == 0, bash.stderr
    if shutil.which("shellcheck"):
        lint = subprocess.run(["shellcheck", TOP / script], capture_output=True, text=True, check=False)
        assert lint.returncode == 0, lint.stdout


# --- The lock files -----------------------------------------------------------------------------------------------


def pins(name: str) -> dict[str, set[str]]:
    """Package to its pinned versions (one for each range of Pythons)."""
    found: dict[str, set[str]] = {}
    for line in (TOP / "requirements" / name).read_text("utf-8").splitlines():
        if match := re.match(r"([a-z0-9-]+)==([^ ;]+)", line):
            found.setdefault(match[1], set()).add(match[2])
    return found


def test_what_plays_is_what_was_tested() -> None:
    assert pins("run.lock").items() <= pins("ci.lock").items()


def test_numpy_and_opencv_are_in_files_of_their_own() -> None:
    assert set(pins("cv.lock")) == {"numpy", "opencv-python"}
    assert set(pins("cv-headless.lock")) == {"numpy", "opencv-python-headless"}
    for name in ("run.lock", "ci.lock", "asr.lock"):
        assert not {package for package in pins(name) if "numpy" in package or "opencv" in package}


def test_every_pin_has_its_hashes_and_no_source() -> None:
    for path in sorted((TOP / "requirements").glob("*.lock")):
        text = path.read_text("utf-8")
        for block in re.split(r"\n(?=[a-z0-9])", text)[1:]:
            assert "--hash=sha256:" in block, block.splitlines()[0]
        assert "://" not in text and "index-url" not in text


def test_the_lock_files_hold_every_requirement() -> None:
    project = tomllib.loads((TOP / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    wanted = [
        ("run.lock", [*project["dependencies"], *extras["print"]]),
        ("ci.lock", [*project["dependencies"], *extras["print"], *extras["test"]]),
        ("asr.lock", extras["asr"]),
        ("cv.lock", extras["cv"]),
        ("cv-headless.lock", extras["cv-headless"]),
    ]
    for name, requirements in wanted:
        names = {re.sub(r"[._]", "-", re.split(r"[^\w.-]", one)[0]) for one in requirements} - {"numpy"}
        assert names <= set(pins(name)), f"requirements/lock.sh must be run again for {name}"
