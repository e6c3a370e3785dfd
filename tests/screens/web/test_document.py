# SPDX-License-Identifier: MIT
"""The interface's own description: it is up to date, complete, and bounds everything that may be sent."""

from __future__ import annotations

import importlib.util
import json
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from ...twin_play.served import ServedSitting

DOCS = Path(__file__).parents[3] / "docs"
METHODS = {"get", "post"}


@pytest.fixture(scope="module")
def maker():
    spec = importlib.util.spec_from_file_location("make_openapi", DOCS / "make_openapi.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def document(maker):
    return maker.document()


def test_the_document_says_what_the_console_serves(maker, served, guest):
    assert maker.text() == (DOCS / "openapi.json").read_text("utf-8"), "run: python docs/make_openapi.py"
    described, whole = guest.get("/api/openapi.json").json()["paths"], json.loads(maker.text())["paths"]
    virtual = {path for path in whole if path.startswith("/api/virtual/")}
    assert len(virtual) == 12
    assert described == {path: methods for path, methods in whole.items() if path not in virtual}


def test_a_virtual_table_serves_all_of_the_document(maker, tmp_path):
    with closing(ServedSitting(tmp_path)) as table:
        described = httpx.get(f"{table.base_url}/api/openapi.json").json()["paths"]
    assert described == json.loads(maker.text())["paths"]


def test_every_operation_says_what_it_does_and_how_it_refuses(document):
    for path, methods in document["paths"].items():
        assert set(methods) <= METHODS, path
        for operation in methods.values():
            assert operation["description"].endswith("."), path
            assert {"4XX", "5XX"} <= set(operation["responses"]), path
            assert "422" not in operation["responses"], path
            assert problem(operation["responses"]["4XX"]) == problem(operation["responses"]["5XX"]), path
            assert operation["tags"] in (["table"], ["seats"], ["host"], ["virtual"]), path


def test_every_text_list_and_number_that_may_be_sent_has_its_bounds(document):
    schemas = document["components"]["schemas"]
    bodies = {
        operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2]
        for methods in document["paths"].values()
        for operation in methods.values()
        if "requestBody" in operation
    }
    assert len(bodies) > 8
    for name in bodies:
        assert schemas[name]["additionalProperties"] is False, name
        for field, schema in schemas[name]["properties"].items():
            assert all(map(bounded, schema.get("anyOf", [schema]))), (name, field)


def problem(response):
    """What a refusal is said to look like."""
    assert list(response["content"]) == ["application/json"]
    assert response["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Problem"}
    return response["content"]


def bounded(schema):
    match schema:
        case {"enum": _} | {"const": _} | {"type": "boolean" | "null"}:
            return True
        case {"type": "string"}:
            return schema["maxLength"] <= 64
        case {"type": "integer"}:
            return "minimum" in schema and "maximum" in schema
        case {"type": "array"}:
            return schema["maxItems"] <= 8 and bounded(schema["items"])
    return False


def test_no_page_of_the_framework_is_served(guest):
    for address in ("/docs", "/redoc", "/openapi.json", "/docs/oauth2-redirect"):
        assert guest.get(address).status_code == 404
