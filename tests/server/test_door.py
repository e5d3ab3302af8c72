"""One person with a laptop: slow, huge, broken and countless connections. Others are served all the while."""

from __future__ import annotations

import resource
import socket
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from criee.engine.phase import NOBODY
from criee.server.door import Porter, visitor
from criee.server.limits import Limits
from server.guests import FREELY, HallProcess, orderly

ATTACKER = "127.0.0.2"
HEAD = "GET /api/games HTTP/1.1\r\nHost: localhost\r\n"
HANDSHAKE = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """A hall that does not wait long."""
    folder = tmp_path_factory.mktemp("door") / "data"
    with orderly(HallProcess(folder, {**FREELY, "header_seconds": 0.3})) as hall:
        yield hall


def knock(hall: HallProcess, source: str = ATTACKER) -> socket.socket:
    return socket.create_connection(("127.0.0.1", hall.port), 20, (source, 0))


def rest(line: socket.socket) -> bytes:
    """Everything until the server closes; fails if it does not."""
    heard = b""
    try:
        while piece := line.recv(65536):
            heard += piece
    except ConnectionResetError:
        pass
    return heard


def send_all(line: socket.socket, data: bytes) -> None:
    """As much as the server takes."""
    with suppress(ConnectionResetError, BrokenPipeError):
        line.sendall(data)


@pytest.mark.parametrize("said", ["", "GET", HEAD, HEAD + "x: y"])
def test_who_does_not_say_what_he_wants_is_sent_away(impatient: HallProcess, said: str) -> None:
    with closing(knock(impatient)) as line:
        line.sendall(said.encode())
        assert rest(line).startswith(b"HTTP/1.1 408 " if said else b"")


def test_a_second_request_has_to_come_in_time_as_well(impatient: HallProcess) -> None:
    with closing(knock(impatient)) as line:
        line.sendall(f"{HEAD}\r\n{HEAD}".encode())
        heard = rest(line)
        assert heard.startswith(b"HTTP/1.1 200 ") and b"HTTP/1.1 408 " in heard


def test_a_body_that_never_comes_is_not_waited_for(tmp_path: Path) -> None:
    hall = HallProcess(tmp_path / "data", {**FREELY, "request_seconds": 0.3})
    with closing(knock(hall)) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{")
        rest(line)
    hall.stop()
    assert hall.errors() == ""


def test_no_address_takes_all_places(tmp_path: Path) -> None:
    hall = HallProcess(tmp_path / "data", {**FREELY, "connections_per_address": 5})
    with closing(knock(hall)) as first:
        others = [knock(hall) for _ in range(4)]
        with closing(knock(hall)) as sixth:
            assert rest(sixth).startswith(b"HTTP/1.1 503 ")
        assert hall.http.get("/api/games").status_code == 200, "from another address"
        first.sendall(f"{HEAD}\r\n".encode())
        assert first.recv(65536).startswith(b"HTTP/1.1 200 "), "who is inside is served"
        for other in others:
            other.close()
    while not is_let_in(hall):
        pass  # places come free as soon as the server hears of it
    hall.stop()
    assert hall.errors() == ""


def is_let_in(hall: HallProcess) -> bool:
    with httpx.Client(transport=httpx.HTTPTransport(local_address=ATTACKER), base_url=hall.url) as client:
        try:
            return client.get("/api/games").status_code == 200
        except httpx.TransportError:  # hung up on before it had spoken
            return False


def test_with_few_open_files_one_address_still_leaves_room(tmp_path: Path) -> None:
    hall = HallProcess(tmp_path / "data", FREELY, open_files=400)
    lines = [knock(hall) for _ in range(400)]
    assert hall.http.get("/api/games").status_code == 200
    made = hall.open("me same")
    guest = hall.sit(made["table"], made["seats"][0]["secret"])
    guest.steps(0)
    assert guest.move(0)["count"] == 1
    for line in lines:
        line.close()
    hall.stop()
    assert hall.errors() == ""


@pytest.mark.parametrize(
    ("lines", "status"),
    [
        (f"{HANDSHAKE}{KEY}x: {'y' * 9000}\r\n", b"431"),
        (f"{HANDSHAKE}{KEY}" + "x: y\r\n" * 200, b"400"),
        (f"{HANDSHAKE}{KEY}Content-Length: 5\r\n", b"400"),
        (f"{HANDSHAKE}{KEY}Transfer-Encoding: chunked\r\n", b"400"),
        (HANDSHAKE, b"400"),
        (f"{KEY}Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 9\r\n", b"400"),
        (f"{HANDSHAKE}Sec-WebSocket-Key: short\r\n", b"400"),
        (f"{HANDSHAKE}{KEY}", b"404"),  # all is well but the table
    ],
)
def test_a_handshake_that_fails_does_not_stay(hall: HallProcess, lines: str, status: bytes) -> None:
    with closing(knock(hall)) as line:
        line.sendall(f"GET /api/tables/nowhere/ws HTTP/1.1\r\nHost: localhost\r\n{lines}\r\n".encode())
        assert rest(line)[9:12] == status


def test_another_protocol_is_not_spoken(impatient: HallProcess) -> None:
    with closing(knock(impatient)) as line:
        line.sendall(f"{HEAD}Upgrade: h2c\r\nConnection: Upgrade\r\n\r\nwhatever".encode())
        assert rest(line).startswith(b"HTTP/1.1 ")


@pytest.mark.parametrize("header", ["x: " + "y" * 1_000_000, "x: y\r\n" * 100_000, "\0" * 50_000])
def test_a_head_has_an_end(hall: HallProcess, header: str) -> None:
    with closing(knock(hall)) as line:
        send_all(line, (HEAD + header).encode())
        assert rest(line)[9:12] in (b"431", b"400", b"")
        assert hall.http.get("/api/games").status_code == 200


@pytest.mark.parametrize(
    "wrapping",
    [
        b"0\r\n" + b"a" * 300_000,
        b"0\r\n" + b"a:\r\n" * 100_000,
        b"1;" + b"a=b;" * 100_000,
        b"1\r\nx\r\n" * 9999,
    ],
    ids=["trailer's name", "trailers", "chunk's extension", "crumbs"],
)
def test_what_is_wrapped_around_a_body_has_one(hall: HallProcess, wrapping: bytes) -> None:
    with closing(knock(hall)) as line:
        head = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
        send_all(line, head + wrapping)
        assert rest(line)[9:12] in (b"431", b"400", b"")
        assert hall.http.get("/api/games").status_code == 200


def test_a_body_in_chunks_is_a_body(hall: HallProcess) -> None:
    parts = iter([b'{"text": "', *[b"x" * 1000] * 50, b'"}'])
    answer = hall.http.post("/api/records", content=parts)
    assert answer.status_code == 422 and answer.json()["code"] == "damaged"


def test_a_wrong_name_does_not_go_round_the_limits(tmp_path: Path) -> None:
    hall = HallProcess(tmp_path / "data", {**FREELY, "requests_at_once": 5, "requests_per_second": 0})
    answers = [hall.http.get("/", headers={"host": "evil.example"}).status_code for _ in range(5)]
    assert answers[:3] == [421] * 3
    assert hall.http.get("/", headers={"host": "evil.example"}).status_code == 429
    hall.stop()
    assert hall.errors() == ""


def test_a_long_address_has_one_too(hall: HallProcess) -> None:
    with closing(knock(hall)) as line:
        send_all(line, b"GET /" + b"x" * 200_000)
        assert rest(line)[9:12] in (b"431", b"")


def test_requests_ahead_of_their_answers_are_few(hall: HallProcess) -> None:
    with closing(knock(hall)) as line:
        send_all(line, f"{HEAD}\r\n".encode() * 1000)
        assert rest(line).count(b"HTTP/1.1 200 ") < 20


# --- on a websocket -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "flood",
    [
        b"\x01\x80\0\0\0\0" + b"\x00\x80\0\0\0\0" * 100_000,  # empty fragments
        b"\x89\x80\0\0\0\0" * 100_000,  # pings
        b"\x8a\x80\0\0\0\0" * 100_000,  # pongs that nobody asked for
    ],
)
def test_frames_that_say_nothing_end_a_connection(hall: HallProcess, flood: bytes) -> None:
    made = hall.open("me same")
    guest = hall.sit(made["table"])
    guest.until("steps")
    send_all(guest.socket.socket, flood)
    with pytest.raises(ConnectionClosed, match="1008|no close frame"):
        while True:
            guest.hear()
    other = hall.sit(made["table"], made["seats"][0]["secret"])
    other.steps(0)
    assert other.move(0)["count"] == 1


def test_whenever_frames_are_not_heard_it_is_said_and_for_how_long(tmp_path: Path) -> None:
    """A page that was not told would wait for the answer to its move for many seconds."""
    hall = HallProcess(tmp_path / "data", {**FREELY, "frames_per_second": 4, "frames_at_once": 8})
    guest = hall.sit(hall.open()["table"])
    guest.steps(NOBODY)
    for _ in range(3):
        for _ in range(20):
            guest.send(type="ping", t=1)
        said = guest.until("error")
        assert said["code"] == "slow-down" and 0 < said["wait"] <= 260
        time.sleep(said["wait"] / 1000)
        guest.send(type="ping", t=2)
        assert guest.until("pong", t=2)
    hall.stop()
    assert hall.errors() == ""


def test_in_debt_nothing_more_is_read(tmp_path: Path) -> None:
    """A body that nobody wants stays where it comes from: reading 64 MB of it costs time and memory, too."""
    hall = HallProcess(tmp_path / "data", {**FREELY, "work_at_once": 0.01, "work_per_second": 0.0})
    sent = 0
    with knock(hall) as line:
        line.settimeout(1.0)
        line.sendall(f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: {1 << 26}\r\n\r\n".encode())
        with pytest.raises(TimeoutError):
            while sent < 1 << 26:
                sent += line.send(bytes(1 << 16))
        assert hall.http.get("/api/games").status_code == 200
    hall.stop()
    assert hall.errors() == ""


def test_who_costs_too_much_has_to_wait_and_others_have_not(tmp_path: Path) -> None:
    limits = {**FREELY, "work_at_once": 0.3, "work_per_second": 0.0, "work_per_turn": 0.01}
    hall = HallProcess(tmp_path / "data", limits)
    made = hall.open("me same")
    guest = hall.sit(made["table"], made["seats"][0]["secret"])
    guest.steps(0)
    for _ in range(300_000):  # far more than 0.3 s are worth on any machine
        guest.send(type="sit", since=0)
        while guest.hear()["type"] == "table":
            pass
        if guest.heard[-1]["type"] == "error":
            break
        guest.heard.clear()
    assert guest.heard[-1]["code"] == "slow-down"
    assert hall.http.get("/api/games").status_code == 429
    with httpx.Client(transport=httpx.HTTPTransport(local_address=ATTACKER), base_url=hall.url) as other:
        assert other.get(f"/api/tables/{made['table']}").status_code == 200
    hall.stop()
    assert hall.errors() == ""


# --- counting -------------------------------------------------------------------------------------


def test_a_visitor_is_an_address_or_a_network_of_ipv6() -> None:
    assert visitor("192.168.1.20") == "192.168.1.20"
    assert visitor("::ffff:192.168.1.20") == "192.168.1.20"
    assert visitor("2001:db8:1:2:3:4:5:6") == visitor("2001:db8:1:2::9") != visitor("2001:db8:1:3::9")
    assert visitor("unix") == "unix"


def test_a_porter_counts_a_proxy_only_among_all() -> None:
    porter = Porter(Limits(connections=10, connections_per_address=3), ("10.0.0.0/8",))
    assert [porter.enter("192.0.2.1") for _ in range(4)] == ["", "", "", "too many connections from this address"]
    assert [porter.enter("10.1.2.3") for _ in range(7)] == [""] * 7
    assert porter.enter("192.0.2.2") == "the hall is full; try again later"
    porter.leave("192.0.2.1")
    assert porter.enter("192.0.2.2") == ""
    for _ in range(7):
        porter.leave("10.1.2.3")
    assert porter.inside == 3 and set(porter.by_address) == {"192.0.2.1", "192.0.2.2"}


def test_a_porter_does_not_even_speak_to_who_comes_again_and_again() -> None:
    porter = Porter(Limits(requests_at_once=3, requests_per_second=0), ("10.0.0.1",))
    assert [porter.pesters("192.0.2.1") for _ in range(5)] == [False, False, False, True, True]
    assert not porter.pesters("192.0.2.2") and not any(porter.pesters("10.0.0.1") for _ in range(9))


def test_half_of_the_open_files_is_the_most_for_one_address() -> None:
    porter = Porter(Limits(connections=100, connections_per_address=200))
    assert porter.most_each == 50
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert Porter(Limits(connections=10**9)).most < max(soft, min(hard, 65_536) if hard >= 0 else 65_536)
