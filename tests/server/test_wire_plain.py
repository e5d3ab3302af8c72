"""The plain way: with another uvicorn than was tried, the hall says so and plays on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from criee.server.plain import Bare, Plain
from criee.server.rehearsal import Visit
from criee.server.wire import MOST_WAITING, frame
from server.guests import FREELY, HallProcess, play_on

# Python imports this before anything else: fragments are put together by a method of another name.
OTHER_UVICORN = """
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol as Theirs
for method in (Theirs.handle_cont, Theirs.handle_text, Theirs.handle_bytes):
    names = [name.replace("send_receive_event_to_app", "pass_on") for name in method.__code__.co_names]
    method.__code__ = method.__code__.replace(co_names=tuple(names))
Theirs.pass_on = Theirs.send_receive_event_to_app
del Theirs.send_receive_event_to_app
"""


@pytest.fixture(scope="module")
def plain_hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    folder = tmp_path_factory.mktemp("plain")
    (folder / "sitecustomize.py").write_text(OTHER_UVICORN)
    process = HallProcess(folder / "data", {**FREELY, "frame_bytes": 2000}, shelf=folder)
    yield process
    process.stop()
    assert "Traceback" not in process.errors()


def test_it_is_said_once_and_a_whole_match_is_played(plain_hall: HallProcess) -> None:
    said = plain_hall.errors()
    assert "WARNING criee.rehearsal: uvicorn" in said and "there is no send_receive_event_to_app" in said
    made = plain_hall.open("me same")
    guests = {i: plain_hall.sit(made["table"], seat["secret"]) for i, seat in enumerate(made["seats"])}
    watching = plain_hall.sit(made["table"])
    play_on(guests, Random(5))
    assert watching.until("steps", outcome=guests[0].last[0]["outcome"])
    assert plain_hall.http.get(f"/api/tables/{made['table']}").json()["status"] == "over"


def test_what_is_odd_is_still_answered(plain_hall: HallProcess) -> None:
    made = plain_hall.open("me same")
    guest = plain_hall.sit(made["table"], made["seats"][0]["secret"])
    guest.socket.send(["not ", "JSON"])
    assert guest.until("error")["code"] == "bad-frame"
    guest.socket.send("x" * 2001)
    with pytest.raises(ConnectionClosed):
        guest.until("never")
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{plain_hall.port}/api/tables/none/ws", compression=None).__enter__()
    assert refused.value.response.status_code == 404


class Reader:
    """Somebody at the other end, who reads when he likes."""

    def __init__(self) -> None:
        self.reads = asyncio.Event()
        self.got: list[Any] = []

    async def send(self, message: Any) -> None:
        await self.reads.wait()
        self.got.append(message.get("text", message.get("code")))


async def posted(line: Plain) -> None:
    assert line.posting is not None
    await line.posting


def test_who_does_not_read_misses_something_and_is_told_when_he_does() -> None:
    async def play() -> None:
        reader = Reader()
        line = Plain(reader.send)
        drained: list[int] = []
        line.drained = lambda: drained.append(len(reader.got))
        word = frame(b"x" * (MOST_WAITING // 2))
        assert [line.tell(word) for _ in range(4)] == [True, True, False, False]
        await asyncio.sleep(0)
        assert drained == []
        reader.reads.set()
        await posted(line)
        assert drained == [2] and line.tell(frame("à".encode()))
        await posted(line)
        assert reader.got[-1] == "à" and drained == [2]

    asyncio.run(play())


def test_hanging_up_comes_after_what_was_told_and_nothing_comes_after_it() -> None:
    async def play() -> None:
        reader = Reader()
        reader.reads.set()
        line = Plain(reader.send)
        line.tell(frame(b"last words"))
        line.hang_up(1008, "enough")
        line.hang_up(1011, "again")
        assert line.tell(frame(b"too late")) and line.disconnected
        await posted(line)
        assert reader.got == ["last words", 1008]

    asyncio.run(play())


def test_a_line_that_breaks_is_noticed() -> None:
    async def broken(message: Any) -> None:
        raise OSError

    async def play() -> None:
        line = Plain(broken)
        line.tell(frame(b"word"))
        await posted(line)
        assert line.disconnected

    asyncio.run(play())


def test_the_place_at_the_door_is_given_back() -> None:
    async def play() -> None:
        visit = Visit(Bare)
        with pytest.raises(Exception, match="not found in the scope"):
            await visit.enter()
        assert isinstance(visit.line.protocol, Bare) and visit.config.porter.inside == 1
        visit.line.protocol.connection_lost(None)
        assert visit.config.porter.inside == 0

    asyncio.run(play())
