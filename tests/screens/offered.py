# SPDX-License-Identifier: MIT
"""What a seat's page offers, read from its HTML: forms with their fields, and buttons with what they send."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from html.parser import HTMLParser


@dataclass
class Form:
    """A form: where it is sent, and the values of each field, by name in their order."""

    post: str
    fields: dict[str, list[str]] = field(default_factory=dict)


class Offered(HTMLParser):
    """Everything that a page lets one do, the kinds of its pictures, and its words."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.buttons: list[tuple[str, dict]] = []
        self.pictures: list[str] = []
        self.words: list[str] = []
        self.asked = ""
        self.feed(html)

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        if tag == "main":
            self.asked = given["data-asked"]
        elif tag == "form":
            self.forms.append(Form(given["data-post"]))
        elif tag == "input" and given.get("type") == "radio":
            self.forms[-1].fields.setdefault(given["name"], []).append(given["value"])
        elif tag == "button" and "data-post" in given:
            self.buttons.append((given["data-post"], json.loads(given["data-body"])))
        elif tag == "img":
            self.pictures.append(given["src"])

    def handle_data(self, data):
        if data.strip():
            self.words.append(data.strip())

    @property
    def presses(self) -> list[tuple[str, dict]]:
        """The buttons that press something on the console."""
        return [(post, body) for post, body in self.buttons if post.endswith("/press")]
