"""The door: origin, host, sizes, rates, headers, and what errors and logs do not say."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from criee.engine import record
from criee.engine.match import Match
from criee.games import open_game
from criee.server import app, bot_process, door, keys
from criee.server import messages as m
from criee.server.limits import Bucket, Buckets
from server.guests import FREELY, Guest, HallProcess

WISH = {"game": "tsukiji", "seats": [{"kind": "me"}, {"kind": "same"}]}


def test_headers_on_every_answer(hall: HallProcess) -> None:
    for path in ("/", "/api/games", "/api/tables/nope", "/nowhere/at/all"):
        headers = hall.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


def test_another_site_may_read_nothing_that_changes_anything(hall: HallProcess) -> None:
    for origin in ("http://evil.example", f"http://127.0.0.1:{hall.port + 1}", "null", f"http://localhost:{hall.port}"):
        refused = hall.http.post("/api/tables", json=WISH, headers={"origin": origin})
        assert refused.status_code == 403 and refused.json()["code"] == "wrong-origin"
    own = hall.http.post("/api/tables", json=WISH, headers={"origin": hall.url})
    assert own.status_code == 201
    address = f"ws://127.0.0.1:{hall.port}/api/tables/{own.json()['table']}/ws"
    with pytest.raises(InvalidStatus) as refusal:
        connect(address, origin=Origin("http://evil.example")).__enter__()
    assert refusal.value.response.status_code == 403
    with connect(address, origin=Origin(hall.url)) as socket:
        socket.send('{"type":"sit","since":0}')
        assert json.loads(socket.recv())["type"] == "table"


def test_a_name_that_somebody_else_points_at_us_is_refused(hall: HallProcess) -> None:
    assert hall.http.get("/api/games", headers={"host": "rebound.example"}).status_code == 421
    for name in ("localhost", "127.0.0.1", "192.168.1.20", "[::1]"):
        assert hall.http.get("/api/games", headers={"host": f"{name}:{hall.port}"}).status_code == 200


def test_bodies_are_bounded_and_checked(hall: HallProcess) -> None:
    assert hall.http.post("/api/tables", content=b"x" * 100_000).status_code == 413
    assert hall.http.post("/api/records", content=b"x" * 1_000_000).status_code == 413
    for content, status in (
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b"[" * 60_000, 422),
        (json.dumps(WISH)[:-1].encode() + b', "position": {"x": ' + b"[" * 60_000, 400),
        (b"{}", 422),
        (json.dumps({**WISH, "extra": 1}).encode(), 422),
        (json.dumps({**WISH, "game": "chess"}).encode(), 422),
        (json.dumps({**WISH, "options": {"kind_fish": 7}}).encode(), 422),
        (json.dumps({**WISH, "seats": [{"kind": "me"}] * 3}).encode(), 422),
        (json.dumps({**WISH, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "nobody"}]}).encode(), 422),
        (json.dumps({**WISH, "position": {"phase": "bid", "barrel": 99}}).encode(), 422),
        (json.dumps({**WISH, "position": {"phase": [], "x": {"y": None}}}).encode(), 422),
        (json.dumps({**WISH, "nickname": "x" * 25}).encode(), 422),
    ):
        answer = hall.http.post("/api/tables", content=content)
        assert answer.status_code == status, (content[:80], answer.text)
        assert set(answer.json()) <= {"code", "message", "line"}
        assert "Traceback" not in answer.text and str(Path.home()) not in answer.text and ".py" not in answer.text


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/..%2f..%2fetc%2fpasswd",
        "/api/games/..%2ftsukiji",
        "/api/games/tsukiji/texts/xx",
        "/api/games/nope/rules/en",
        "/assets/..%2f..%2fapp.py",
        "/..%2fapp.py",
        "/app.py",
        "/api/tables/x'%20OR%201=1",
        "/table/../../app.py",
    ],
)
def test_no_path_leads_out(hall: HallProcess, path: str) -> None:
    answer = hall.http.get(path)
    assert answer.status_code in (404, 503) and "import" not in answer.text


def test_secrets_are_signed_per_table_and_seat() -> None:
    key = keys.new_key()
    secret = keys.secret_of(key, "a", 1)
    assert keys.seat_of(key, "a", secret, 2) == 1
    assert keys.seat_of(key, "b", secret, 2) is None
    assert keys.seat_of(key, "a", "0" + secret[1:], 2) is None
    assert keys.seat_of(keys.new_key(), "a", secret, 2) is None
    assert keys.seat_of(key, "a", secret, 1) is None
    assert len(secret) == 29 and len({keys.new_table_id() for _ in range(100)}) == 100


def test_no_secret_reaches_the_disk_or_the_log(hall: HallProcess) -> None:
    made = hall.open("me same")
    secret = made["seats"][0]["secret"]
    guest = hall.sit(made["table"], secret)
    guest.steps(0)
    guest.move(0)
    hall.http.get(f"/api/tables/{made['table']}/frames?seat=0&secret={secret}")
    assert hall.errors() == ""
    for file in hall.data.iterdir():
        assert secret.encode() not in file.read_bytes()
    assert (hall.data / "criee.db").stat().st_mode & 0o077 == 0


def test_buckets_fill_again() -> None:
    bucket = Bucket(0.0, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    bucket.filled -= 10
    bucket.per_second = 0.1
    assert bucket.take() and not bucket.take()
    many = Buckets(0.0, 1)
    assert many.take("a") and not many.take("a") and many.take("b")


def test_floods_are_slowed_down_and_then_cut_off(tmp_path: Path) -> None:
    limits = {**FREELY, "frames_per_second": 1, "frames_at_once": 20, "tables_at_once": 2, "tables_per_second": 0}
    hall = HallProcess(tmp_path / "data", {**limits, "connections_per_address": 3, "spectators_per_table": 2})
    made = hall.open()
    hall.open()
    third = hall.http.post("/api/tables", json=WISH)
    assert third.status_code == 429 and third.json()["code"] == "slow-down"
    guests = [hall.sit(made["table"]) for _ in range(3)]
    assert [guest.until("table")["status"] for guest in guests[:2]] == ["playing", "playing"]
    assert guests[2].until("error")["code"] == "full"
    with socket.create_connection(("127.0.0.1", hall.port), 20) as fourth:
        assert fourth.recv(65536).startswith(b"HTTP/1.1 503 ")
    flood(guests[0])
    hall.stop()
    assert hall.errors() == ""


def flood(guest: Guest) -> None:
    """Talks a little too fast and is told so; goes on all the same and is cut off."""
    guest.until("steps")
    for _ in range(25):
        guest.send(type="ping", t=1)
    assert guest.until("error")["code"] == "slow-down"
    with pytest.raises(ConnectionClosed) as closed:
        for _ in range(400):
            guest.send(type="ping", t=1)
        while True:
            guest.hear(10)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1008


def test_a_busy_port_and_a_busy_folder_are_said_in_a_sentence(hall: HallProcess, tmp_path: Path) -> None:
    for arguments in (["--port", str(hall.port), "--data", str(tmp_path)], ["--port", "0", "--data", str(hall.data)]):
        command = [sys.executable, "-m", "criee.server.run", *arguments]
        done = subprocess.run(command, capture_output=True, text=True, env={**os.environ}, timeout=60, check=False)
        assert done.returncode != 0
        assert done.stderr.startswith("criee: ") and len(done.stderr.splitlines()) == 1, done.stderr


def test_the_local_network_is_invited_with_a_qr_code(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "criee.server.run", "--host", "0.0.0.0", "--data", str(tmp_path / "data")]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    lines = [server.stdout.readline() for _ in range(8)]
    server.terminate()
    server.wait(20)
    assert lines[1].startswith("On the local network: http://")
    assert any("█" in line or "▀" in line or "▄" in line for line in lines[2:])


@pytest.mark.parametrize("name", ["[", "[::1", "]", "[]:80", "[x]", "a[b", "\xc3\xa9"])
def test_a_name_with_a_lonely_bracket_is_just_another_wrong_name(hall: HallProcess, name: str) -> None:
    refused = hall.http.get("/api/games", headers=[(b"host", name.encode("latin-1"))])
    assert refused.status_code == 421 and refused.json()["code"] == "wrong-host"
    refused = hall.http.post("/api/tables", json=WISH, headers=[(b"origin", f"http://{name}".encode("latin-1"))])
    assert refused.status_code == 403 and refused.json()["code"] == "wrong-origin"
    assert "default-src 'self'" in refused.headers["content-security-policy"]


@pytest.mark.parametrize("path", ["/assets/" + "x" * 4000 + ".js", "/" + "x" * 300 + ".css", "/" + "\u00b2" * 200])
def test_a_file_name_longer_than_any_is_not_found(hall: HallProcess, path: str) -> None:
    answer = hall.http.get(path)
    assert answer.status_code == 404 and answer.json()["code"] == "no-page"


def test_who_leaves_in_the_middle_of_a_body_leaves_no_trace(hall: HallProcess) -> None:
    with socket.create_connection(("127.0.0.1", hall.port), 20) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{")
    assert hall.http.get("/api/games").status_code == 200
    assert hall.errors() == ""


def test_moments_of_a_long_match_come_in_pieces(hall: HallProcess) -> None:
    """Made while they are sent: nobody waits for the last before the first has gone."""
    match = played("tokyo", 4)
    made = hall.http.post("/api/records", json={"text": record.write(match)}).json()
    with hall.http.stream("GET", f"/api/tables/{made['table']}/frames") as answer:
        assert answer.status_code == 200 and "content-length" not in answer.headers
        told = msgspec.json.decode(answer.read(), type=m.Scenes)
    assert len(told.frames) == len(match.steps) + 1


def played(name: str, seats: int) -> Match:
    """A whole match at random."""
    luck = Random(4)
    match = Match(open_game(name), seats, 4)
    match.settle()
    while not match.over():
        seat = luck.choice(match.to_act())
        match.play(seat, luck.choice(match.moves(seat)))
    return match


def test_what_is_asked_for_often_is_kept_and_bounded() -> None:
    first = app.qr_code("http://192.0.2.1:8765/table/x")
    assert app.qr_code("http://192.0.2.1:8765/table/x") is first
    for kept in (app.qr_code, bot_process.bot_for, door.visitor):
        assert kept.cache_info().maxsize is not None
