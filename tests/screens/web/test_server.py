# SPDX-License-Identifier: MIT
"""The server: this machine alone until it is opened, addresses that come and go, and a restart that phones survive."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
import threading
from pathlib import Path

import httpx
import pytest

from aludel.errors import AludelError, PageFault
from aludel.screens.web import lan, server, streams
from aludel.screens.web.crowd import MOST_EACH, Crowd

from ..served import serving
from .conftest import LAN
from .streaming import streaming


def refuses(address):
    """Whether nothing listens there."""
    host, _, port = address.removeprefix("http://").partition(":")
    try:
        socket.create_connection((host, int(port)), 20).close()
    except ConnectionRefusedError:
        return True
    return False


def at(served, address=LAN):
    return f"http://{address}:{served.server.port}"


def test_before_it_is_opened_only_this_machine_is_served(served):
    assert refuses(at(served)) and not refuses(served.base_url)
    assert served.pages.lan.addresses == ()


def test_the_host_opens_and_closes_it_on_the_page(served, host):
    answer = host.post("/api/host/lan", json={"open": True})
    assert answer.json() == {"open": True, "addresses": [at(served)]}
    assert httpx.get(f"{at(served)}/api/table").status_code == 200
    assert host.post("/api/host/lan", json={"open": False}).json() == {"open": False, "addresses": []}
    assert refuses(at(served))
    assert host.get("/api/table").status_code == 200


def test_those_at_the_table_open_it_from_the_consoles_thread(served):
    assert served.do(lambda: served.server.switch_lan(True)) == (at(served),)
    assert httpx.get(f"{at(served)}/api/table").status_code == 200


def test_without_a_network_there_is_nothing_to_open(served, host, own):
    own.clear()
    answer = host.post("/api/host/lan", json={"open": True})
    assert answer.status_code == 409 and answer.json()["number"] == 1067
    assert not served.pages.lan.is_open


def test_closing_ends_the_streams_of_the_network_and_no_others(served, host):
    host.post("/api/host/lan", json={"open": True})
    with (
        streaming(f"{at(served)}/api/table/stream") as far,
        streaming(f"{served.base_url}/api/table/stream") as near,
    ):
        far.look()
        near.look()
        host.post("/api/host/lan", json={"open": False})
        far.end()
        assert not far.of("gone") and not near.ended


def test_an_address_that_comes_later_is_served_too_and_one_that_goes_is_left(served, host, own, monkeypatch):
    monkeypatch.setattr(server, "FOLLOW", 0.05)
    host.post("/api/host/lan", json={"open": True})
    with streaming(f"{served.base_url}/api/table/stream") as stream:
        stream.look()
        version = served.pages.hub.version
        own[:] = ["127.0.0.3"]
        host.post("/api/host/lan", json={"open": True})
        stream.wait(lambda _: served.pages.hub.version > version)
    assert served.pages.lan.listening == ("127.0.0.3",)
    assert refuses(at(served)) and httpx.get(f"{at(served, '127.0.0.3')}/api/table").status_code == 200


def test_other_machines_may_not_press_the_consoles_buttons(served, guest, monkeypatch):
    from aludel.screens.web import asking

    monkeypatch.setattr(asking, "_is_loopback", lambda address: False)
    asked = served.snapshot().asked
    for address, body in (("press", {"buttons": ["mute"], "asked": asked}), ("language", {"language": "de"})):
        answer = guest.post(f"/api/table/{address}", json=body)
        assert answer.status_code == 403 and answer.json()["number"] == 1063
    assert served.snapshot().sound.language == "en"


@pytest.mark.parametrize(
    ("address", "here"),
    [("127.0.0.1", True), ("127.8.8.8", True), ("::1", True), ("192.0.2.1", False), ("testclient", False), ("", False)],
)
def test_this_machine_is_known_by_its_address(address, here):
    from aludel.screens.web.asking import _is_loopback

    assert _is_loopback(address) is here


def test_nobody_can_pretend_to_come_from_elsewhere(served, guest):
    """A proxy's headers are not believed: whoever is here stays here, and the other way round."""
    asked = served.snapshot().asked
    headers = {"X-Forwarded-For": "192.0.2.1", "Forwarded": "for=192.0.2.1"}
    assert (
        guest.post("/api/table/press", json={"buttons": ["mute"], "asked": asked}, headers=headers).status_code == 200
    )
    config = server.configured(served.app)
    assert config.proxy_headers is False and config.access_log is False


def test_a_port_in_use_is_told(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        with pytest.raises(PageFault) as fault, serving(tmp_path, port=taken.getsockname()[1]):
            raise AssertionError("it was served")
    assert fault.value.key == "page-port-taken"


def test_an_address_of_another_machine_cannot_be_listened_on():
    with pytest.raises(PageFault) as fault:
        server.bound("192.0.2.1", 0)
    assert fault.value.key == "page-port-unusable"


def test_after_a_restart_port_seats_host_and_network_are_what_they_were(tmp_path, own):
    with serving(tmp_path, 1, own=lambda: tuple(own)) as first:
        red, port, pin = first.seat("red"), first.server.port, first.pages.door.pin
        session, yellow = first.host(), first.invitation("yellow")
        first.server.switch_lan(True)
        first.brew("frog", "fern")
        before = first.pages.snapshot
        with streaming(f"{first.base_url}/api/seats/{red}/stream") as stream:
            stream.look()
            first.server.close()
            stream.end()
            assert not stream.of("gone"), "a page whose console is away tries again"
    with serving(tmp_path, port=port, own=lambda: tuple(own)) as again:
        assert again.base_url == first.base_url and again.invitation("yellow") == yellow
        assert again.pages.door.pin == pin and again.pages.door.admits(session)
        assert httpx.get(f"{at(again)}/api/table").status_code == 200
        with streaming(f"{again.base_url}/api/seats/{red}/stream") as stream:
            stream.look()
        assert again.snapshot().asked != before.asked, "a page of before is out of date"


def test_it_ends_quickly_with_streams_open(tmp_path):
    with serving(tmp_path, 1) as served, streaming(f"{served.base_url}/api/table/stream") as stream:
        stream.look()
        served.server.close()
        stream.end()
        served.server.close()


def test_what_a_server_comes_to_too_late_is_set_back_as_nobody_hears_of_it(served, monkeypatch):
    monkeypatch.setattr(server, "DEADLINE", 0.01)
    monkeypatch.setattr(streams, "BEAT", 0.05)
    lan, late, followed = served.pages.lan, threading.Event(), []
    real = lan.follow

    async def slowly():
        await asyncio.to_thread(late.wait, 20)
        await real()
        followed.append(lan.listening)

    monkeypatch.setattr(lan, "follow", slowly)
    with pytest.raises(PageFault) as fault:
        served.do(lambda: served.server.switch_lan(True))
    assert fault.value.key == "page-console-busy"
    late.set()
    with streaming(f"{served.base_url}/api/table/stream") as stream:
        stream.wait(lambda _: len(followed) == 2)
    assert followed == [(LAN,), ()] and not lan.is_open and refuses(at(served))


def test_a_mistake_in_following_the_networks_does_not_end_the_pages(served, host, own, monkeypatch, tmp_path):
    monkeypatch.setattr(server, "FOLLOW", 0.02)
    monkeypatch.setattr(streams, "BEAT", 0.05)
    host.post("/api/host/lan", json={"open": True})
    failed = []

    def stumble():
        failed.append(True)
        raise ZeroDivisionError

    with monkeypatch.context() as broken, streaming(f"{served.base_url}/api/table/stream") as stream:
        broken.setattr(served.pages.lan, "_own", stumble)
        host.post("/api/host/lan", json={"open": True})
        stream.wait(lambda _: len(failed) > 3)
    kept = (tmp_path / "state" / "aludel" / "fault.txt").read_text("utf-8")
    assert "stumble" in kept
    assert host.post("/api/host/lan", json={"open": True}).json()["addresses"] == [at(served)]


def test_a_server_that_has_ended_by_itself_is_told_by_its_number(served, monkeypatch):
    ended = threading.Event()

    async def stumble():
        ended.set()
        raise KeyboardInterrupt

    monkeypatch.setattr(threading, "excepthook", lambda _: None)
    monkeypatch.setattr(server, "FOLLOW", 0.02)
    monkeypatch.setattr(served.server, "_follow_on", stumble)
    with streaming(f"{served.base_url}/api/table/stream") as stream:
        stream.end()
    served.server._thread.join(20)
    with pytest.raises(AludelError) as fault:
        served.do(lambda: served.server.switch_lan(True))
    assert fault.value.key == "unforeseen" and ended.is_set()


def test_a_server_that_is_closed_opens_nothing(served):
    served.server.close()
    with pytest.raises(PageFault) as fault:
        served.server.switch_lan(True)
    assert fault.value.key == "page-console-busy" and not served.pages.lan.is_open


def test_a_kernel_that_tells_no_addresses_ends_nothing(served, host, monkeypatch):
    def fails():
        raise OSError

    host.post("/api/host/lan", json={"open": True})
    monkeypatch.setattr(served.pages.lan, "_own", fails)
    answer = host.post("/api/host/lan", json={"open": True})
    assert (answer.status_code, answer.json()["number"]) == (409, 1067)
    assert host.get("/api/table").status_code == 200


def test_own_addresses_are_those_that_the_kernel_tells():
    told = lan.own_addresses()
    assert not [one for one in told if one.startswith("127.")]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        for address in told:
            asked.bind((address, 0))
            break


def test_a_crowd_has_its_bounds():
    crowd = Crowd(most=50, most_each=3)
    for _ in range(3):
        assert crowd.admits("192.0.2.1")
        crowd.open["192.0.2.1"] += 1
    assert not crowd.admits("192.0.2.1") and crowd.admits("192.0.2.2") and crowd.admits("127.0.0.1")
    crowd.open["127.0.0.1"] += 47
    assert not crowd.admits("127.0.0.1") and not crowd.admits("192.0.2.2")


def test_too_many_connections_of_one_machine_are_closed_and_the_others_go_on(served, host, monkeypatch):
    monkeypatch.setattr(Crowd, "admits", lambda crowd, address: crowd.open[address] < MOST_EACH)
    port = served.server.port
    opened = [socket.create_connection(("127.0.0.1", port), 20) for _ in range(MOST_EACH + 5)]
    assert b"" in [one.recv(1) for one in opened[-3:]]
    for one in opened:
        one.close()
    assert served.base_url


def test_a_connection_that_says_nothing_is_closed(served, monkeypatch):
    from aludel.screens.web import crowd

    monkeypatch.setattr(crowd, "PATIENCE", 0.1)
    with socket.create_connection(("127.0.0.1", served.server.port), 20) as silent:
        assert silent.recv(1) == b""


def test_what_is_no_http_ends_nothing(served, guest):
    with socket.create_connection(("127.0.0.1", served.server.port), 20) as odd:
        odd.sendall(os.urandom(5000) + b"\r\n\r\n")
        odd.recv(65536)
    assert guest.get("/api/table").status_code == 200


def test_without_pages_no_web_server_is_read():
    """Who plays without pages does not wait for them, nor pay for them in memory."""
    code = """import sys, aludel.commands.play, aludel.table.console
print([name for name in sys.modules if name in ("fastapi", "uvicorn", "jinja2")])"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=Path.home())
    assert told.stdout.strip() == "[]"
