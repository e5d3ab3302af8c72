"""The description of the HTTP interface for other programs, made from the routes and the message types."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from criee import __version__
from criee.games import packages
from criee.server import messages as m
from criee.server.schema import components
from criee.words import LANGUAGES

JSON: Final = "application/json"
MADE: Final = (m.TableWish, m.RecordWish)  # wishes for something new: the answer is 201, not 200
PARAMETERS: Final[dict[str, dict[str, Any]]] = {
    "id": {"type": "string", "pattern": "^[A-Za-z0-9_-]{1,24}$"},
    "lang": {"type": "string", "enum": list(LANGUAGES)},
    "name": {"type": "string", "enum": list(packages())},
    "options": {"type": "object", "additionalProperties": {"type": "string"}},  # as many as there are, each by its key
    "seat": {"type": "string", "pattern": "^[0-9]{0,2}$"},  # empty: as a spectator sees it
    "text": {"type": "string", "minLength": 1, "maxLength": 400},
}


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
    return {JSON: {"schema": {"$ref": f"#/components/schemas/{kind.__name__}"}}}


def operation(call: Call) -> dict[str, Any]:
    inside = [parameter(name, "path") for name in re.findall(r"{(\w+)}", call.path)]
    told: dict[str, Any] = {
        "operationId": call.handler.__name__,
        "summary": (call.handler.__doc__ or "").strip(),
        "parameters": inside + [parameter(name, "query") for name in call.query],
        "responses": {
            "201" if call.takes in MADE else "200": {"description": "done", "content": content(call.answers)},
            "default": {"description": "not done, and why", "content": problem()},
        },
    }
    if call.takes is not None:
        told["requestBody"] = {"required": True, "content": reference(call.takes)}
    return told


def content(answers: type[msgspec.Struct] | str) -> dict[str, Any]:
    if not isinstance(answers, str):
        return reference(answers)
    return {answers: {"schema": {"type": "object" if answers == JSON else "string"}}}


def problem() -> dict[str, Any]:
    return {JSON: {"schema": {"$ref": "#/components/schemas/Problem"}}}


def parameter(name: str, place: str) -> dict[str, Any]:
    schema = PARAMETERS.get(name, {"type": "string"})
    return {"name": name, "in": place, "required": place == "path", "schema": schema}


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
