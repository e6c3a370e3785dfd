# SPDX-License-Identifier: MIT
"""Ask a referee in a test: what it answers is held to its form, and an error to its promises."""

from __future__ import annotations

import json

from aludel.protocol.answers import unlike
from aludel.protocol.commands import ERRORS


def ask(referee, command, **arguments):
    return json.loads(referee.answer(json.dumps({"command": command, **arguments}).encode()))


def ok(referee, command, **arguments):
    answer = ask(referee, command, **arguments)
    assert set(answer) == {"ok"}, answer
    assert unlike(command, answer["ok"]) is None
    return answer["ok"]


def error(referee, command, **arguments):
    before = referee.fingerprint()
    answer = ask(referee, command, **arguments)
    assert set(answer) == {"error"}, answer
    assert referee.fingerprint() == before
    assert answer["error"]["code"] in ERRORS and answer["error"]["message"]
    return answer["error"]
