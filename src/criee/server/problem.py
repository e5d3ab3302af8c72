"""What goes wrong over HTTP, said without a trace."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from criee.server import messages as m


class Wrong(Exception):
    """An answer of 400 or above: its status, a code for programs, a sentence for people."""

    def __init__(self, status: int, code: str, message: str, line: int | None = None) -> None:
        super().__init__(code)
        self.status = status
        self.problem = m.Problem(code, message, line)


def answer(data: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def wrong_answer(error: Wrong) -> Response:
    return answer(error.problem, error.status)
