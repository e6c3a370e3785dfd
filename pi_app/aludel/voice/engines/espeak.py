# SPDX-License-Identifier: MIT
"""The espeak-ng program, one run a phrase: `python -m aludel.voice.engines.espeak`."""

from __future__ import annotations

import shutil
import subprocess

from aludel.voice.engines import EngineMissing, Job, serve


def render(job: Job) -> None:
    """Write one phrase. The text goes in by standard input, so that no text can be taken for an option."""
    program = shutil.which("espeak-ng")
    if program is None:
        raise EngineMissing("espeak-ng is not on PATH")
    command = [program, "-v", job.voice, "-s", str(job.rate), "-b", "1", "-w", job.path, "--stdin"]
    subprocess.run(command, input=job.text.encode(), check=True, capture_output=True)


if __name__ == "__main__":
    serve(render)
