# SPDX-License-Identifier: MIT
"""A host's browser without a screen: asks a served console as the host page does, and reads what it answers."""

from __future__ import annotations

import html
import json
import re
import urllib.error
import urllib.request
from html.parser import HTMLParser


class Found(HTMLParser):
    """Every element of a page: its name and its attributes."""

    def __init__(self, text):
        super().__init__()
        self.elements = []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))

    def all(self, tag, **wanted):
        wanted = {key.replace("_", "-"): value for key, value in wanted.items()}
        return [
            attrs
            for name, attrs in self.elements
            if name == tag and all(key in attrs and value in (..., attrs[key]) for key, value in wanted.items())
        ]

    def ids(self):
        return [attrs["id"] for _, attrs in self.elements if "id" in attrs]


class Browser:
    """Asks a served console as the host's browser does."""

    def __init__(self, served, cookie=True):
        self.served, self.headers = served, {}
        if cookie:
            self.headers["Cookie"] = f"aludel_host={served.host()}"

    def open(self, address, body=None, **headers):
        sent = None if body is None else json.dumps(body).encode()
        kind = {} if body is None else {"Content-Type": "application/json"}
        request = urllib.request.Request(self.served.base_url + address, sent, {**self.headers, **kind, **headers})
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return answer.status, answer.headers, answer.read()
        except urllib.error.HTTPError as refused:
            return refused.code, refused.headers, refused.read()

    def page(self, address="/host"):
        status, _, text = self.open(address)
        assert status == 200
        return text.decode()

    def post(self, deed, **body):
        """The status and what was answered; the pages show by then what has become of it."""
        asked = self.served.snapshot().asked
        status, _, text = self.open(f"/api/host/{deed}", {"asked": asked, **body})
        self.served.do(lambda: None)
        return status, json.loads(text)

    def get(self, deed):
        status, _, text = self.open(f"/api/host/{deed}")
        return status, json.loads(text)


def enter(context, served):
    """Let the pages of a browser in as the host's."""
    context.add_cookies([{"name": "aludel_host", "value": served.host(), "url": served.base_url}])


def addresses(text):
    """The host's deeds that a page offers by a button or form."""
    posts = [attrs["data-post"] for _, attrs in Found(text).elements if "data-post" in attrs]
    return {address.removeprefix("/api/host/") for address in posts}


def said(text):
    return html.unescape(re.sub(r"<[^>]*>", " ", text))


def invitations(text):
    return [one["href"] for one in Found(text).all("a", href=...) if "/join/" in one["href"]]
