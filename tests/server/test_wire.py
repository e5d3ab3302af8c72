"""The wire hears whatever a client may send, however it is cut; and the rehearsal sees a library that differs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from types import FunctionType
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import Protocol

from criee.server.limits import Bucket, Limits
from criee.server.plain import Bare
from criee.server.rehearsal import CLOSE, FIRST, HOOKS, LAST, PING, PONG, TEXT, Visit, fitting_wire, misfit
from criee.server.wire import Wire, frame, frame_size, unframed, whole_frame

MASK = b"\x07\x01\x80\xff"
# Everything else of uvicorn's protocol and of websockets' that `wire` names.
FIELDS = ("conn", "frames", "queue", "writable", "transport", "close_sent", "disconnected", "handshake_initiated")
CALLS = ("send_ping", "send_close", "data_to_send")


def sent(kind: int, payload: bytes) -> bytes:
    """A frame as a client sends it: masked, its length in one, three or nine bytes."""
    size = len(payload)
    if size < 126:
        length = bytes((0x80 + size,))
    elif size < 65_536:
        length = b"\xfe" + size.to_bytes(2, "big")
    else:
        length = b"\xff" + size.to_bytes(8, "big")
    return bytes((kind,)) + length + MASK + bytes(byte ^ MASK[i % 4] for i, byte in enumerate(payload))


def visited(*pieces: bytes) -> tuple[list[bytes], bytes]:
    """What is heard and what is answered when these pieces come one after the other."""

    async def visit() -> tuple[list[bytes], bytes]:
        there = Visit()
        wire = await there.enter()
        wire.small_talk = Bucket(0.0, 1e6)
        for piece in pieces:
            wire.data_received(piece)
        answered = there.line.wrote()
        wire.connection_lost(None)
        await asyncio.sleep(0)
        return there.heard, answered

    return asyncio.run(visit())


# --- frames -------------------------------------------------------------------------------------


@settings(max_examples=60)
@given(st.lists(st.tuples(st.sampled_from([TEXT, PING, PONG, FIRST]), st.integers(0, 300)), max_size=12), st.data())
def test_however_the_frames_are_cut_the_same_is_heard(frames: list[tuple[int, int]], data: st.DataObject) -> None:
    stream, said = b"", []
    for kind, size in frames:
        payload = bytes(i % 97 for i in range(size if kind in (TEXT, FIRST) else size % 126))
        stream += sent(kind, payload)
        if kind == FIRST:  # the rest of it comes in two further fragments, with a ping between
            stream += sent(0x00, b"and") + sent(PING, b"?") + sent(LAST, b"so on")
            payload += b"andso on"
        if kind in (TEXT, FIRST):
            said.append(payload)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)), max_size=12)))
    pieces = [stream[start:end] for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True)]
    assert visited(*filter(None, pieces))[0] == said


def test_a_frame_byte_by_byte_is_heard_when_it_is_whole() -> None:
    word = sent(TEXT, b"x" * 200)
    assert visited(*(word[i : i + 1] for i in range(len(word) - 1)))[0] == []
    assert visited(*(word[i : i + 1] for i in range(len(word))))[0] == [b"x" * 200]


def test_a_frame_inside_a_frame_is_part_of_it() -> None:
    """The second piece looks like a frame that came alone; it is what the first one holds."""
    inner = sent(TEXT, b"word")
    heard = visited(bytes((TEXT, 0x80 + len(inner))) + bytes(4), inner)[0]
    assert heard == [inner]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_the_size_of_a_frame_is_in_its_head(size: int) -> None:
    told, word = frame(b"x" * size), sent(TEXT, b"x" * size)
    assert unframed(told) == b"x" * size
    assert frame_size(told, 0, 10**6) == len(told) and frame_size(b"??" + word, 2, 10**6) == len(word)
    for there in range(14):
        assert frame_size(word[:there], 0, 10**6) > min(there, len(word) - 1)
    assert whole_frame(word, 10**6) == (b"x" * size if size < 65_536 else None)


def test_too_long_a_frame_is_refused_by_its_head() -> None:
    for size in (Limits().frame_bytes + 1, 65_536, 2**62):
        head = b"\x81\xff" + size.to_bytes(8, "big") + MASK
        heard, answered = visited(head + b"and on")
        assert heard == [] and answered[0] == CLOSE and answered[2:4] == b"\x03\xf1", "1009"


def test_what_the_protocol_forbids_is_hung_up_on() -> None:
    unmasked, reserved = b"\x81\x04word", sent(TEXT | 0x40, b"word")
    inside = sent(FIRST, b"wo") + sent(TEXT, b"rd")
    for wrong in (unmasked, reserved, inside, sent(LAST, b"of nothing")):
        heard, answered = visited(wrong, sent(TEXT, b"word"))
        assert heard == [] and answered[0] == CLOSE and answered[2:4] == b"\x03\xea", "1002"


def test_who_is_hung_up_on_is_not_read_any_further() -> None:
    class Patience:
        asked = 0

        def take(self) -> bool:
            self.asked += 1
            return self.asked < 3

    async def visit() -> None:
        there = Visit()
        wire = await there.enter()
        patience: Any = Patience()
        wire.small_talk = patience
        wire.data_received(sent(PING, b"") * 4 + sent(TEXT, b"word"))
        assert there.line.wrote().endswith(b"\x88\x17\x03\xf0too many small frames"), "1008"
        assert there.heard == [] and patience.asked == 3 and not wire.rest

    asyncio.run(visit())


# --- the rehearsal ------------------------------------------------------------------------------


@contextmanager
def renamed(kind: type, old: str) -> Iterator[None]:
    """Another release of a library: one thing has another name, wherever its class uses it."""
    new = f"{old}_anew"
    functions = [value for value in vars(kind).values() if isinstance(value, FunctionType)]
    before = [function.__code__ for function in functions]
    for function in functions:
        names = tuple(new if name == old else name for name in function.__code__.co_names)
        function.__code__ = function.__code__.replace(co_names=names)
    method = vars(kind).get(old)
    if method is not None:
        setattr(kind, new, method)
        delattr(kind, old)
    yield
    if method is not None:
        setattr(kind, old, method)
        delattr(kind, new)
    for function, code in zip(functions, before, strict=True):
        function.__code__ = code


def test_the_libraries_that_are_installed_fit() -> None:
    assert misfit() == ""
    assert fitting_wire() is Wire


@pytest.mark.parametrize("name", [*HOOKS, *FIELDS])
def test_another_name_in_uvicorn_is_noticed(name: str, caplog: pytest.LogCaptureFixture) -> None:
    with renamed(WebSocketsSansIOProtocol, name):
        assert fitting_wire() is Bare
    assert "the hall plays on" in caplog.messages[-1]
    assert fitting_wire() is Wire


@pytest.mark.parametrize("name", CALLS)
def test_another_name_in_websockets_is_noticed(name: str) -> None:
    with renamed(Protocol, name):
        assert misfit() != ""


def test_a_library_that_keeps_its_names_and_not_its_ways_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def swallow(self: Any, event: Any) -> None:
        self.frames = []

    monkeypatch.setattr(WebSocketsSansIOProtocol, "handle_cont", swallow)
    assert misfit() == "Misfit: a message in fragments is not heard"
