"""Every moment of a finished match, as an answer.

A long match has megabytes of them: made while they are sent, and never faster than they are paid for.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from criee.server.purse import Purse, purse_of

PIECE: Final = 16 * 1024  # bytes that are made at once


class Moments(Response):
    """Not Starlette's streaming answer: that one works in a task of its own, for which nobody would pay."""

    media_type = "application/json"

    def __init__(self, told: Iterator[bytes], request: Request) -> None:
        super().__init__()
        del self.headers["content-length"]
        self.told = told
        self.request = request

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
        async for piece in self.pieces(purse_of(scope)):
            await send({"type": "http.response.body", "body": piece, "more_body": True})
        await send({"type": "http.response.body", "body": b"]}", "more_body": False})

    async def pieces(self, purse: Purse) -> AsyncIterator[bytes]:
        piece = b'{"frames":[' + next(self.told)
        for moment in self.told:
            piece += b"," + moment
            if len(piece) > PIECE:
                yield piece
                piece = b""
                await purse.earn()
                if await self.request.is_disconnected():
                    return
        yield piece
