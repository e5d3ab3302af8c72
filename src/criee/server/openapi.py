"""The description of the HTTP interface for other programs, made from the routes and the message types."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from criee import __version__
from criee.server.schema import components


class Call:
    """One route: what it is called with, what it answers, and who answers."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Callable[[Request], Awaitable[Response]],
        answers: type[msgspec.Struct] | str,
        takes: type[msgspec.Struct] | None = None,
        query: tuple[str, ...] = (),
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.answers = answers  # a message type, or the media type of a text
        self.takes = takes
        self.query = query


def reference(kind: type[msgspec.Struct]) -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}


def operation(call: Call) -> dict[str, Any]:
    content = (
        {call.answers: {"schema": {"type": "string"}}} if isinstance(call.answers, str) else reference(call.answers)
    )
    inside = [parameter(name, "path") for name in re.findall(r"{(\w+)}", call.path)]
    told: dict[str, Any] = {
        "operationId": call.handler.__name__,
        "summary": (call.handler.__doc__ or "").strip(),
        "parameters": inside + [parameter(name, "query") for name in call.query],
        "responses": {
            "200": {"description": "done", "content": content},
            "default": {"description": "not done, and why", "content": problem()},
        },
    }
    if call.takes is not None:
        told["requestBody"] = {"required": True, "content": reference(call.takes)}
    return told


def problem() -> dict[str, Any]:
    return {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}


def parameter(name: str, place: str) -> dict[str, Any]:
    return {"name": name, "in": place, "required": place == "path", "schema": {"type": "string"}}


def describe(calls: list[Call]) -> dict[str, Any]:
    paths: dict[str, dict[str, Any]] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = operation(call)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Criée",
            "version": __version__,
            "description": "Tables over HTTP, play over a websocket at /api/tables/{id}/ws; see docs/protocol.md. "
            "The websocket's frames are the schemas FromClient and FromServer.",
        },
        "paths": paths,
        "components": {"schemas": components()},
    }
