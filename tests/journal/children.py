# SPDX-License-Identifier: MIT
"""Run a function in a child process that may be limited, stripped of its rights or killed."""

from __future__ import annotations

import json
import os
import traceback


def in_child(function):
    """What `function` returns (plain data) in a forked child; AssertionError with the traceback if it raises."""
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            answer = {"value": function()}
        except BaseException:
            answer = {"failure": traceback.format_exc()}
        os.write(writer, json.dumps(answer).encode())
        os._exit(0)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        answer = json.loads(pipe.read())
    os.waitpid(child, 0)
    assert "failure" not in answer, answer["failure"]
    return answer["value"]
