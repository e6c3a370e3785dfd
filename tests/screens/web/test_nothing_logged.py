# SPDX-License-Identifier: MIT
"""Tokens and the PIN open doors: whatever people do on the pages, no log at any level holds one."""

from __future__ import annotations

import logging

from .streaming import streaming

BROWSERS = ("httpx", "httpcore")
"""Loggers of the test's own browser, which names the addresses that it opens."""


def evening(served, phone, host):
    """Joins, plays, errs and hands over; gives back everything secret that was in it."""
    invitation = served.pages.seating.invitation("red")
    address = phone.post(f"/api/join/{invitation}", json={}).json()["address"]
    token = address.rpartition("/")[2]
    asked = {"asked": served.snapshot().asked}
    with streaming(f"{served.base_url}/api/seats/{token}/stream") as stream:
        stream.look()
        phone.get(address)
        phone.get(f"/api/seats/{token}?lang=de")
        phone.post(f"/api/seats/{token}/answer", json={"kinds": ["tile.frog", "tile.fern"], **asked})
        phone.post(f"/api/seats/{token}/answer", json={"kinds": ["tile.frog", "tile.fern"], **asked})
        phone.post(f"/api/seats/{token}/answer", content=b"{", headers={"Content-Type": "application/json"})
        phone.post(f"/api/seats/{token}/answer", json={"kinds": [token], "asked": token})
        phone.put(f"/api/seats/{token}/answer", json={})
        phone.get(f"/nowhere/{token}?{token}")
        host.post("/api/host/free-seat", json={"seat": "red"})
        stream.end()
    pins = [served.pages.door.pin, "987654"]
    phone.post("/api/host/login", json={"pin": "987654"})
    session = host.cookies["aludel_host"]
    pins.append(host.post("/api/host/hand-over", json={}).json()["pin"])
    return [invitation, token, session, *pins]


def stumbling(served, phone, monkeypatch):
    """A mistake of ours while a token is on the way."""
    token = served.seat("yellow")

    def stumble(*_):
        raise ValueError(f"{token}")

    monkeypatch.setitem(served.app.state.site.kinds, "seat", stumble)
    assert phone.get(f"/seat/{token}").status_code == 500
    return token


def test_no_log_holds_a_token_or_a_pin(served, guest, host, caplog, capfd, monkeypatch, tmp_path):
    caplog.set_level(logging.DEBUG)
    for name in (*logging.root.manager.loggerDict, "uvicorn", "uvicorn.error", "uvicorn.access", "asyncio", "fastapi"):
        logging.getLogger(name).setLevel(logging.DEBUG)
    secrets = [*evening(served, guest, host), stumbling(served, guest, monkeypatch)]
    told = [record for record in caplog.records if not record.name.startswith(BROWSERS)]
    written = "\n".join([*(f"{one.getMessage()} {one.args} {one.exc_text}" for one in told), *capfd.readouterr()])
    written += (tmp_path / "state" / "aludel" / "fault.txt").read_text("utf-8")
    assert len(secrets) == 7 and all(len(secret) >= 6 for secret in secrets)
    assert [secret for secret in secrets if secret in written] == []
    assert any(one.name.startswith(BROWSERS) for one in caplog.records), "logs are caught"
