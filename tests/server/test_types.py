"""What is generated is up to date: TypeScript types, the description for other programs, the protocol page."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import httpx

from criee.server import messages
from criee.server.app import CALLS, description
from criee.server.schema import structs, type_of, typescript
from server.guests import HallProcess

ROOT = Path(__file__).parents[2]


def test_the_browser_s_types_are_those_of_the_server() -> None:
    assert (ROOT / "web" / "src" / "messages.ts").read_text() == typescript(), "python -m criee.server.schema"


def test_types_are_translated() -> None:
    assert type_of({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}) == "(string | null)[]"
    assert type_of({"prefixItems": [{"type": "integer"}, {"type": "integer"}], "type": "array"}) == "[number, number]"
    assert type_of({"type": "object", "additionalProperties": {"type": "boolean"}}) == "Record<string, boolean>"
    text = typescript()
    assert "  secret?: string | null;" in text and "  outcome: Outcome | null;" in text


def test_the_description_names_every_route_and_resolves_every_type(hall: HallProcess) -> None:
    told = hall.http.get("/api/openapi.json").json()
    assert told == description()
    assert {(call.method.lower(), call.path) for call in CALLS} == {
        (method, path) for path, methods in told["paths"].items() for method in methods
    }
    named = {kind.__name__ for kind in structs()}
    assert set(told["components"]["schemas"]) == named
    used = {part.split('"')[0] for part in httpx.Response(200, json=told).text.split("#/components/schemas/")[1:]}
    assert used <= named


def test_the_protocol_page_names_every_frame_and_every_route() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text()
    for union in (messages.FromClient, messages.FromServer):
        for kind in get_args(union):
            tag = kind.__struct_config__.tag
            assert f'"{tag}"' in page or f"`{tag}`" in page, f"{tag} is not on the page"
    for call in CALLS:
        assert call.path in page, f"{call.path} is not on the page"
