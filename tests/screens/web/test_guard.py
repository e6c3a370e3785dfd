# SPDX-License-Identifier: MIT
"""No page but the console's own gets anything done, and every answer is locked down and a plain sentence."""

from __future__ import annotations

import json
import re
import socket

import pytest

from aludel.errors import LANGUAGES, catalogue
from aludel.screens.web import guard
from aludel.screens.web.guard import MOST_BYTES

JSON = {"Content-Type": "application/json"}


def number(answer):
    """The number of the error that an answer tells, which its sentence names too."""
    told = answer.json()
    assert told["text"].startswith(f"E{told['number']}: ")
    return next(key for key, entry in catalogue().items() if entry.number == told["number"])


@pytest.mark.parametrize("address", ["/", "/table", "/host", "/api/table", "/nowhere", "/static/base.css"])
def test_every_answer_is_locked_down(guest, address):
    headers = guest.get(address).headers
    policy = dict(part.split(" ", 1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'self'" and policy["frame-ancestors"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"] and "*" not in headers["content-security-policy"]
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert "server" not in headers
    assert headers["cache-control"] in ("no-store", "no-cache")


def test_a_file_named_with_its_mark_is_kept_by_browsers(guest):
    style = re.search(r'href="(/static/base\.css\?v=[0-9a-f]+)"', guest.get("/table").text)[1]
    answer = guest.get(style)
    assert answer.status_code == 200 and "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/css")


@pytest.mark.parametrize("address", ["/static/../app.py", "/static/%2e%2e/app.py", "/static//etc/passwd", "/static/"])
def test_nothing_but_the_files_of_the_pages_is_served(guest, address):
    assert guest.get(address).status_code == 404


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:{port}", "127.0.0.1", "127.0.0.1:1", "", "127.0.0.2:{port}"]
)
def test_another_name_for_this_server_is_refused(served, guest, host):
    answer = guest.get("/api/table", headers={"Host": host.format(port=served.server.port)})
    assert (answer.status_code, number(answer)) == (421, "page-other-name")


def test_on_the_usual_port_a_browser_names_none(served, browser):
    """As browsers do: with port 80 neither the host nor the origin has one."""
    served.pages.lan.port = 80
    for name in ("127.0.0.1", "localhost"):
        usual = browser(Host=name)
        assert usual.get("/api/table").status_code == 200
        body = {"buttons": ["mute"], "asked": served.snapshot().asked}
        assert usual.post("/api/table/press", json=body, headers={"Origin": f"http://{name}"}).status_code == 200
        assert usual.post("/api/table/press", json=body, headers={"Origin": "http://evil"}).status_code == 403
    assert browser(Host="evil").get("/api/table").status_code == 421


def test_the_console_may_be_called_localhost(served, browser):
    assert browser(f"http://localhost:{served.server.port}").get("/api/table").status_code == 200


@pytest.mark.parametrize(
    ("headers", "key", "status"),
    [
        ({"Origin": "http://evil.example"}, "page-foreign", 403),
        ({"Origin": "null"}, "page-foreign", 403),
        ({"Origin": "https://127.0.0.1"}, "page-foreign", 403),
        ({"Sec-Fetch-Site": "cross-site"}, "page-foreign", 403),
        ({"Sec-Fetch-Site": "same-site"}, "page-foreign", 403),
        ({"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}, "page-foreign", 403),
        ({"Content-Type": "text/plain"}, "page-not-json", 415),
        ({"Content-Type": "application/x-www-form-urlencoded"}, "page-not-json", 415),
        ({"Content-Type": ""}, "page-not-json", 415),
    ],
)
def test_what_another_page_could_send_is_refused(served, guest, headers, key, status):
    body = json.dumps({"buttons": ["confirm"], "held": False, "asked": served.snapshot().asked})
    before = served.snapshot().asked
    answer = guest.post("/api/table/press", content=body, headers={**JSON, **headers})
    assert (answer.status_code, number(answer)) == (status, key)
    assert served.snapshot().asked == before


def test_our_own_page_may_send(served, guest):
    ours = {**JSON, "Origin": served.base_url, "Sec-Fetch-Site": "same-origin"}
    body = json.dumps({"buttons": ["mute"], "asked": served.snapshot().asked})
    assert guest.post("/api/table/press", content=body, headers=ours).status_code == 200
    assert served.snapshot().sound.muted


def test_a_link_from_elsewhere_may_open_a_page_but_read_nothing(guest):
    elsewhere = {"Sec-Fetch-Site": "cross-site"}
    assert guest.get("/table", headers={**elsewhere, "Sec-Fetch-Mode": "navigate"}).status_code == 200
    assert guest.get("/api/table", headers={**elsewhere, "Sec-Fetch-Mode": "cors"}).status_code == 403
    assert guest.get("/table", headers=elsewhere).status_code == 403


def test_no_answer_lets_another_origin_read_it(guest):
    answer = guest.get("/api/table", headers={"Origin": "http://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]


@pytest.mark.parametrize("size", [MOST_BYTES + 1, 1_000_000])
def test_an_oversized_body_is_refused(guest, size):
    answer = guest.post("/api/host/login", content=b" " * size, headers=JSON)
    assert (answer.status_code, number(answer)) == (413, "page-too-long")


def test_an_oversized_body_in_pieces_is_refused(guest):
    pieces = (b" " * 1000 for _ in range(20))
    answer = guest.post("/api/host/login", content=pieces, headers=JSON)
    assert (answer.status_code, number(answer)) == (413, "page-too-long")


def test_a_body_that_does_not_come_is_not_waited_for(served, monkeypatch):
    monkeypatch.setattr(guard, "PATIENCE", 0.2)
    with socket.create_connection(("127.0.0.1", served.server.port), 20) as sent:
        head = f"POST /api/host/login HTTP/1.1\r\nHost: 127.0.0.1:{served.server.port}\r\n"
        sent.sendall(f"{head}Content-Type: application/json\r\nContent-Length: 20\r\n\r\n{{".encode())
        answer = b""
        while b"E1052" not in answer:
            answer += (more := sent.recv(65536))
            assert more, answer
    assert answer.startswith(b"HTTP/1.1 408 ")


@pytest.mark.parametrize(
    "body",
    [
        b"", b"{", b"[]", b"null", b'"x"', b"\xff\xfe", b"{}", b'{"pin": 1}', b'{"pin": null}',
        b'{"pin": "1", "more": 1}', b'{"pin": "' + b"1" * 65 + b'"}', b'{"pin": "1", "asked": "' + b"a" * 65 + b'"}',
        b"[" * 8000, b"9" * 8000,
        b'{"pin": NaN}', b'{"pin": "\\ud800"}',
    ],
)  # fmt: skip
def test_a_malformed_body_is_refused_with_a_sentence(guest, body):
    answer = guest.post("/api/host/login", content=body, headers=JSON)
    assert (answer.status_code, number(answer)) == (422, "page-malformed")


def test_a_refusal_never_repeats_what_was_sent(guest):
    for body in ({"pin": {"secret-1": 1}}, {"pin": "secret-1" * 9}, {"secret-1": "secret-1"}):
        answer = guest.post("/api/host/login", json=body)
        assert answer.status_code == 422
        assert "secret-1" not in answer.text.replace("body.secret-1", "")


@pytest.mark.parametrize(
    ("method", "address", "status"),
    [
        ("PUT", "/api/table/press", 405),
        ("DELETE", "/api/host/new", 405),
        ("POST", "/table", 405),
        ("GET", "/api/host/new", 405),
        ("GET", "/api/nowhere", 404),
    ],
)
def test_a_wrong_method_or_address_is_told(guest, method, address, status):
    answer = guest.request(method, address, content=b"{}" if method != "GET" else b"", headers=JSON)
    assert answer.status_code == status
    assert re.search(r"E105[67]\b", answer.text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_are_in_the_language_of_the_page(guest, language):
    by_header = guest.get("/api/nowhere", headers={"X-Aludel-Language": language}).json()["text"]
    by_address = guest.get(f"/api/nowhere?lang={language}").json()["text"]
    page = guest.get(f"/nowhere?lang={language}")
    told, _, sentence = by_header.partition(": ")
    assert by_header == by_address and told in page.text and sentence in page.text
    assert f'<html lang="{language}"' in page.text
    assert by_header.startswith("E1056: ")
    if language != "en":
        assert by_header != guest.get("/api/nowhere").json()["text"]


def test_a_page_that_is_not_there_is_told_on_a_page(guest):
    answer = guest.get("/nowhere")
    assert answer.status_code == 404 and answer.headers["content-type"].startswith("text/html")
    assert "There is no such page." in answer.text and "E1056" in answer.text


def test_a_mistake_of_ours_is_a_sentence_and_is_kept_for_us(served, guest, tmp_path, monkeypatch, caplog):
    secret = "".join(["fr", "og"])

    def stumble(*_):
        raise ZeroDivisionError(secret)

    monkeypatch.setattr(served.console, "press", stumble)
    asked = served.snapshot().asked
    answer = guest.post("/api/table/press", json={"buttons": ["confirm"], "asked": asked})
    assert (answer.status_code, number(answer)) == (500, "unforeseen")
    kept = (tmp_path / "state" / "aludel" / "fault.txt").read_text("utf-8")
    assert "stumble" in kept and kept.endswith("ZeroDivisionError\n")
    for text in (answer.text, kept, caplog.text):
        assert secret not in text
    assert "Traceback" not in answer.text and "Traceback" not in caplog.text
    assert guest.get("/api/table").status_code == 200


def test_a_mistake_in_a_page_is_told_on_a_page(served, guest, monkeypatch):
    def stumble(*_):
        raise ZeroDivisionError

    monkeypatch.setitem(site_of(served).kinds, "table", stumble)
    answer = guest.get("/table")
    assert answer.status_code == 500 and "E900" in answer.text and "Traceback" not in answer.text
    assert guest.get("/host").status_code == 200


def test_where_not_even_the_page_for_errors_can_be_drawn_there_is_still_a_sentence(served, guest, monkeypatch):
    def stumble(*_):
        raise ZeroDivisionError

    monkeypatch.setattr(site_of(served), "_frame", stumble)
    answer = guest.get("/table")
    assert answer.status_code == 500 and answer.text.startswith("E900: ")
    assert answer.headers["content-type"].startswith("text/plain")


def site_of(served):
    return served.app.state.site
