# SPDX-License-Identifier: MIT
"""Mutation testing of the rules: `python -m tests.mutation.run` changes games/ in thousands of places and counts the
changes that the tests of the rules notice.

mutmut (the extra `mutation`) makes the changes; judging them takes an hour on one core. The work lies in a folder of
its own, `--into`, and goes on from there when it is called again: what was judged stands as long as its function is
the same. What a test comes by is noted anew where its file has changed, or with `--fresh` for all. `--again` judges
survivors once more, a larger `--budget` does so with more tests. `--report` writes the page for docs/reports from it.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Final

from tests.mutation import making
from tests.mutation.findings import findings, page
from tests.mutation.switch import RECORD

from aludel.origin import heading, origin

INTO: Final = Path(os.environ.get("TMPDIR", "/tmp")) / "aludel-mutation"
ORIGIN: Final = "origin.json"


def main() -> int:
    """The command."""
    given = _arguments().parse_args()
    if given.report is not None:
        found = findings(given.into)
        made_with = json.loads((given.into / ORIGIN).read_text("utf-8"))
        head = heading(made_with, mutmut=version("mutmut"), mutants=found.made, judged=found.total)
        given.report.write_text(page(found, head), "utf-8")
        return 0
    given.into.mkdir(parents=True, exist_ok=True)
    (given.into / ORIGIN).write_text(json.dumps(origin(0)), "utf-8")
    making.make(given.into / "tree")
    if given.fresh:
        (given.into / "tests.json").unlink(missing_ok=True)
    if code := _step(given.into, "record", RECORD):
        return code
    numbers = ("--budget", str(given.budget), "--children", str(given.children))
    more = (*(["--again"] if given.again else ()), *(["--only", *given.only] if given.only else ()))
    return _step(given.into, "judge", "", *numbers, *more)


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=INTO, help="folder for the changed copy (default: %(default)s)")
    parser.add_argument("--fresh", action="store_true", help="note anew what every test comes by")
    parser.add_argument("--again", action="store_true", help="judge survivors once more")
    parser.add_argument("--only", nargs="*", default=[], help="names of mutants, with * (default: all)")
    parser.add_argument(
        "--budget", type=float, default=2.0, help="seconds of tests for a mutant (default: %(default)s)"
    )
    parser.add_argument("--children", type=int, default=1, help="processes at once (default: %(default)s)")
    parser.add_argument("--report", type=Path, help="write the page from what lies in the folder, and run nothing")
    return parser


def _step(into: Path, step: str, recording: str, *more: str) -> int:
    """Run a step of the judge in the copy, whose package and tests come before the installed ones; its exit code."""
    tree = (into / "tree").resolve()
    paths = {"PYTHONPATH": os.pathsep.join([str(tree / "pi_app"), str(tree)]), "PYTHONDONTWRITEBYTECODE": "1"}
    environment = {**os.environ, **paths, **({recording: "1"} if recording else {})}
    command = [sys.executable, "-m", "tests.mutation.judge", step, *more]
    return subprocess.run(command, cwd=tree, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
