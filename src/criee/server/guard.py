"""The guard at the door: whose requests come in, how many, how large, and with which headers answers go out."""

from __future__ import annotations

import ipaddress
from collections import Counter
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from criee.server.door import visitor
from criee.server.limits import Buckets, Limits
from criee.server.plain import Plain
from criee.server.problem import Wrong, wrong_answer
from criee.server.purse import PURSE, Paid, Purses, purse_of
from criee.server.wire import EXTENSION, Wire

CSP: Final = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data: blob:",
        "style-src-attr 'unsafe-inline'",  # pieces are placed by style attributes; style sheets stay ours
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Wraps the whole app. Another site's page cannot use a visitor's browser to play here."""

    def __init__(self, app: ASGIApp, limits: Limits, hosts: tuple[str, ...]) -> None:
        self.app = app
        self.hosts = hosts
        self.limits = limits
        self.requests = Buckets(limits.requests_per_second, limits.requests_at_once)
        self.purses = Purses(limits)
        self.connections: Counter[str] = Counter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        purse = scope[PURSE] = self.purses.of(address_of(scope))
        work = self.http if scope["type"] == "http" else self.websocket
        await Paid(work(scope, receive, send), purse)

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-store")
                if message["status"] == 429:  # what else this connection would say is not listened to
                    headers["connection"] = "close"
            try:
                await send(message)
            except RuntimeError as error:
                if "closed" not in str(error):
                    raise  # else the line is closed, and uvicorn has not heard of it yet

        wrong = self.refusal(scope, scope["method"] not in SAFE)
        try:
            await purse_of(scope).afford()
        except Wrong as too_dear:
            wrong = too_dear
        if wrong is not None:
            await wrong_answer(wrong)(scope, receive, send_with_headers)
            return
        await self.app(scope, receive, send_with_headers)

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = address_of(scope)
        line: Wire | Plain = scope["extensions"].setdefault(EXTENSION, Plain(send))
        wrong = self.refusal(scope, True)
        if wrong is None and self.connections[address] >= self.limits.connections_per_address:
            wrong = Wrong(429, "slow-down", "too many connections from this address")
        if wrong is not None:
            await deny(wrong_answer(wrong), scope, receive, send)
            return
        self.connections[address] += 1
        try:
            await self.app(scope, receive, send)
        finally:
            line.disconnected = True  # what still stands in line at its purse is not heard
            scope["extensions"].pop(EXTENSION, None)
            self.connections[address] -= 1
            if not self.connections[address]:
                del self.connections[address]

    def refusal(self, scope: Scope, changes_something: bool) -> Wrong | None:
        if not self.requests.take(address_of(scope)):
            return Wrong(429, "slow-down", "too many requests from this address; wait a little")
        headers = Headers(scope=scope)
        host = headers.get("host", "").lower()
        if not self.knows(host):
            return Wrong(421, "wrong-host", "this server is not known by that name")
        origin = headers.get("origin")
        if changes_something and origin is not None and authority(origin.lower()) != host:
            return Wrong(403, "wrong-origin", "another site may not do this")
        return None

    def knows(self, host: str) -> bool:
        """A name that somebody else could point at us is refused (DNS rebinding); an address cannot be."""
        name = host_name(host)
        if name == "localhost" or name in self.hosts:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def host_name(host: str) -> str:
    """The name in a `Host` header, without its port; "" if that is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:  # a bracket without its partner
        return ""


def authority(origin: str) -> str:
    """Host and port of an `Origin` header; "" if that is none."""
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""


def address_of(scope: Scope) -> str:
    """Who asks, for everything that is counted."""
    client = scope.get("client")
    return visitor(str(client[0])) if client else "?"


async def deny(response: Response, scope: Scope, receive: Receive, send: Send) -> None:
    """Answers a websocket handshake with an HTTP error."""
    await receive()
    await send(
        {"type": "websocket.http.response.start", "status": response.status_code, "headers": response.raw_headers}
    )
    await send({"type": "websocket.http.response.body", "body": bytes(response.body)})
    scope["extensions"][EXTENSION].handshake_complete = True  # uvicorn would log that nobody answered


async def body_of(request: Request, most: int) -> bytes:
    """The body, read only as far as allowed."""
    parts: list[bytes] = []
    size = 0
    try:
        async for part in request.stream():
            size += len(part)
            if size > most:
                raise Wrong(413, "too-large", f"at most {most} bytes")
            parts.append(part)
    except ClientDisconnect:
        raise Wrong(400, "gone", "the connection ended before the body did") from None
    return b"".join(parts)


def client_of(connection: HTTPConnection) -> str:
    return address_of(connection.scope)
