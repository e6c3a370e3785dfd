# SPDX-License-Identifier: MIT
"""pyttsx3 over libespeak-ng: `python -m aludel.voice.engines.pyttsx`.

One utterance a run and a new engine object for each file: pyttsx3 keeps only the last text it was given
(nateshmbhat/pyttsx3#440) and writes a later one over the last file. The engine object is held until the next one,
because its proxy refers to it weakly (#324). It only ever writes files: playing would take the sound device (#441).
`runAndWait` returns before espeak-ng's thread has written the file, so the end of the utterance is waited for here;
one that never comes is the caller's deadline to notice.
"""

from __future__ import annotations

import threading
from typing import Any

from aludel.voice.engines import EngineMissing, Job, serve

_held: list[Any] = []


def render(job: Job) -> None:
    """Write one phrase."""
    engine = _new_engine()
    _held[:] = [engine]
    faults: list[BaseException] = []
    written = threading.Event()
    engine.connect("error", lambda name, exception: faults.append(exception))
    engine.setProperty("voice", job.voice)
    engine.setProperty("rate", job.rate)
    engine.save_to_file(job.text, job.path)
    engine.connect("finished-utterance", lambda name, completed: written.set())
    engine.runAndWait()
    if faults:
        raise faults[0]
    written.wait()
    if engine.getProperty("voice") != job.voice.lower():
        raise ValueError(f"no voice called {job.voice}")


def _new_engine() -> Any:
    try:
        from pyttsx3.engine import Engine

        return Engine("espeak")
    except (ImportError, OSError, RuntimeError) as fault:
        raise EngineMissing(str(fault)) from fault


if __name__ == "__main__":
    serve(render)
