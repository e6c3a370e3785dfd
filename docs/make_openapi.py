# SPDX-License-Identifier: MIT
"""Writes docs/openapi.json, the interface of the pages for programs: `python docs/make_openapi.py`.

It is what a virtual table serves as /api/openapi.json; every other console serves the same without /api/virtual. Tests
hold the file to that.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any, Final
from unittest.mock import Mock

from aludel.screens.web.app import create_app
from aludel.screens.web.pages import Pages
from aludel.table.inbox import Inbox
from aludel.twin.virtual.web import more

FILE: Final = Path(__file__).parent / "openapi.json"
LICENCE: Final = {"x-licence": "SPDX-License-Identifier: CC-BY-4.0"}


def document() -> dict[str, Any]:
    """The interface, described by the program itself."""
    with tempfile.TemporaryDirectory() as folder:
        return create_app(Pages(Inbox(), Mock(), Path(folder) / "pages.json"), more(Mock())).openapi()


def text() -> str:
    """The document as it is written: without the program's version, which changes nothing of the interface."""
    described = document()
    described["info"].pop("version")
    described["info"] = {**described["info"], "version": "1"}
    return json.dumps({**LICENCE, **described}, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
    print(f"wrote {FILE}")
