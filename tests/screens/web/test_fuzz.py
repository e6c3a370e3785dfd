# SPDX-License-Identifier: MIT
"""Requests made from the interface's own description, sound and broken: no server error, and only described answers."""

from __future__ import annotations

import random
from contextlib import closing

import httpx
import pytest
from hypothesis import HealthCheck, given, settings

from aludel.screens.web.asking import COOKIE

from ...twin_play.served import ServedSitting
from ..served import serving

EXAMPLES = 20
FEW = settings(
    max_examples=EXAMPLES, derandomize=True, database=None, suppress_health_check=list(HealthCheck), deadline=None
)

pytestmark = [pytest.mark.browser, pytest.mark.slow]


@pytest.fixture(scope="module")
def served(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("fuzz"), 2, players=3) as console:
        yield console


@pytest.fixture(scope="module")
def table(tmp_path_factory):
    """A virtual table in a game."""
    with closing(ServedSitting(tmp_path_factory.mktemp("table"))) as one:
        one.sit_down()
        yield one


def operations(served):
    """Every operation but the event streams, which never end; those have tests of their own."""
    import schemathesis

    schema = schemathesis.openapi.from_url(f"{served.base_url}/api/openapi.json")
    found = [result.ok() for result in schema.get_all_operations()]
    return [operation for operation in found if not operation.path.endswith("/stream")]


def checks():
    import schemathesis.specs.openapi.checks as described
    from schemathesis.checks import not_a_server_error

    return [
        not_a_server_error,
        described.status_code_conformance,
        described.content_type_conformance,
        described.response_schema_conformance,
    ]


@pytest.mark.parametrize("kind", ["POSITIVE", "NEGATIVE"])
@pytest.mark.parametrize("who", ["host", "guest"])
def test_no_request_brings_a_server_error_or_an_answer_that_is_not_described(served, kind, who):
    statuses = asked(served, operations(served), kind, who)
    assert {200 if kind == "POSITIVE" else 422, 409 if kind == "POSITIVE" else 404} <= statuses, statuses
    assert served.snapshot().public.mode in ("menu", "game", "paused", "by-hand", "over")


@pytest.mark.parametrize("kind", ["POSITIVE", "NEGATIVE"])
def test_no_request_to_a_virtual_table_does_either_and_it_is_played_on(table, kind, monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    virtual = [operation for operation in operations(table) if operation.path.startswith("/api/virtual/")]
    assert len(virtual) == 11
    statuses = asked(table, virtual, kind, "guest")
    assert {200, 409} <= statuses if kind == "POSITIVE" else {422} <= statuses, statuses
    assert not (tmp_path / "aludel" / "fault.txt").exists()
    table.sit_down(players=2)
    look, coins = table.front.drawn(), table.snapshot().public.view["coins"][0]
    answer = httpx.post(
        f"{table.base_url}/api/virtual/press", json={"buttons": ["market-1"], "held": False, "asked": look.asked}
    )
    assert answer.status_code == 200 and table.snapshot().public.view["coins"][0] == coins - 1


def asked(served, operations, kind, who):
    """Ask for everything; the statuses of the answers."""
    from schemathesis import GenerationMode

    chance, statuses = random.Random(7), set()
    for operation in operations:
        if kind == "NEGATIVE" and not says_something(operation):
            continue  # nothing of it can be wrong

        @FEW
        @given(case=operation.as_strategy(generation_mode=GenerationMode[kind]))
        def holds(case):
            made_plausible(served, case, chance)
            cookies = {COOKIE: session(served)} if who == "host" else {}
            answer = case.call(base_url=served.base_url, cookies=cookies)
            case.validate_response(answer, checks=checks())
            statuses.add(answer.status_code)

        holds()
    return statuses


def says_something(operation):
    return any((list(operation.body), list(operation.path_parameters), list(operation.query)))


def made_plausible(served, case, chance):
    """Half of the time what is secret or passing is right, so that requests come further than to the first check."""
    if "token" in (case.path_parameters or {}) and chance.random() < 0.5:
        case.path_parameters["token"] = token(served)
    if isinstance(case.body, dict) and "asked" in case.body and chance.random() < 0.5:
        case.body["asked"] = served.snapshot().asked
    if isinstance(case.body, dict) and "pieces" in case.body and chance.random() < 0.5:
        case.body["pieces"] = [piece.id for piece in served.front.drawn().hand[:2]]
    if isinstance(case.body, dict) and "pin" in case.body and chance.random() < 0.5:
        case.body["pin"] = served.pages.door.pin


def token(served):
    """The page of a seat, taken anew where it has been freed."""
    seating = served.pages.seating
    seating.free("red")
    return seating.claim(seating.invitation("red"))


def session(served):
    """A session of the host, opened anew where it has been ended."""
    served.pages.door.be_patient()
    return served.host()
