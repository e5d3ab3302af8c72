"""Ten thousand frames that should not be: each is answered clearly or dropped, nothing changes, nothing is logged."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from criee.server.messages import REACTIONS
from server.guests import Guest, HallProcess

FRAMES = 10_000
ALLOWED = {"error", "refused", "pong", "steps", "table", "undo"}


def nonsense(luck: Random, told: dict[str, Any]) -> str | bytes:
    """One frame: malformed, forged, out of turn, repeated or absurd. None of them is a legal new move."""
    value: Any = luck.choice(["x", "", -1, 10**30, 1.5, None, [], {}, [[]], True, "\u0000", "9" * 200, float("1e308")])
    seat = luck.choice([0, 1, 2, 15, 16, -1, value])
    kinds = "sit move ring react undo grant leave back draw replace fill ping pong x"
    kind = luck.choice([*kinds.split(), value])
    choice = luck.randrange(12)
    if choice == 0:
        return luck.randbytes(luck.randrange(200))
    if choice == 1:
        return luck.choice(
            ["{", "[]", "null", "\x00", '{"type"', "[" * 5000, '{"type":' * 900, "NaN", '"move"', "1e999"]
        )
    if choice == 2:
        return json.dumps({"type": kind, "seat": seat, "count": value, "move": value, "secret": value, "since": value})
    if choice == 3:  # a forged secret
        return json.dumps({"type": "sit", "secret": f"{luck.randrange(3)}-{luck.randbytes(15).hex()}", "since": 0})
    if choice == 4:  # somebody else's seat
        return json.dumps({"type": "move", "seat": 1, "count": 0, "move": "bid 1"})
    if choice == 5:  # not legal now, or no move at all
        move = luck.choice(
            ["take left", "bid 0", "bid 99", "bid ٣", "steal R5", "reveal", "deal", "undo 0", "bid 1\n", ""]
        )
        return json.dumps({"type": "move", "seat": 0, "count": told["count"], "move": move})
    if choice == 6:  # too early or too late
        count = luck.choice([told["count"] + 1, 10**15, 2**63, 0 if told["count"] else 5])
        return json.dumps({"type": "move", "seat": 0, "count": count, "move": "bid 1"})
    if choice == 7:
        return json.dumps({"type": "ring", "seat": 0, "seq": luck.choice([0, told["seq"], 10**9]), "millis": value})
    if choice == 8:
        return json.dumps({"type": "react", "seat": 0, "kind": luck.choice(["<script>", "x" * 16, *REACTIONS])[:20]})
    if choice == 9:
        return json.dumps({"type": "grant", "seat": 0, "yes": luck.choice([True, False, value])})
    if choice == 10:
        return json.dumps({"type": "back", "seat": 0, "extra": "x" * luck.randrange(10_000)})
    return json.dumps(
        {"type": "move", "seat": seat, "count": luck.choice([0, value]), "move": "é" * luck.randrange(300)}
    )


def test_ten_thousand_hostile_frames(hall: HallProcess) -> None:
    made = hall.open("me open")
    joined = hall.http.post(f"/api/tables/{made['table']}/join", json={}).json()
    rival = hall.sit(made["table"], joined["secret"])
    rival.steps(1)
    guest = hall.sit(made["table"], made["seats"][0]["secret"])
    guest.steps(0)
    guest.move(0, "bid 3")  # now there is a secret, and seat 0 is not to act
    before = hall.http.get(f"/api/tables/{made['table']}").json()
    truth = guest.last[0]
    luck = Random(11)
    answers: dict[str, int] = {}
    sent = 0
    while sent < FRAMES:
        for _ in range(100):
            guest.socket.send(nonsense(luck, truth))
            sent += 1
        guest.send(type="ping", t=sent)
        for message in heard_until_pong(guest, sent):
            answers[message["type"]] = answers.get(message["type"], 0) + 1
            assert message["type"] in ALLOWED | {"reaction"}, message
            assert "Traceback" not in json.dumps(message) and "/src/" not in json.dumps(message)
    after = hall.http.get(f"/api/tables/{made['table']}").json()
    assert {**after, "seats": None} == {**before, "seats": None}
    again = hall.sit(made["table"], made["seats"][0]["secret"]).steps(0)
    assert (again["view"], again["seq"], again["count"]) == (truth["view"], truth["seq"], truth["count"])
    assert answers["error"] > FRAMES / 2
    assert rival.move(1, "bid 1")["seq"] > truth["seq"], "the table goes on"
    assert hall.errors() == ""


def heard_until_pong(guest: Guest, t: int) -> list[dict[str, Any]]:
    heard: list[dict[str, Any]] = []
    while True:
        message = guest.hear()
        if message == {"type": "pong", "t": t}:
            return heard
        heard.append(message)


def test_frames_that_break_the_websocket_itself(hall: HallProcess) -> None:
    made = hall.open("me same")
    guest = hall.sit(made["table"], made["seats"][0]["secret"])
    guest.steps(0)
    for raw in (
        b"\x81\xff" + b"\xff" * 12,  # eight bytes of length, far too large
        b"\x81\x05hello",  # not masked
        b"\xf1\x80\x00\x00\x00\x00",  # reserved bits
        b"\x8b\x80\x00\x00\x00\x00",  # an unknown opcode
        b"\x80\x80\x00\x00\x00\x00",  # a continuation of nothing
        b"\x81\xfe\xff\xff\x00\x00\x00\x00" + b"x" * 65535,  # longer than allowed
    ):
        broken = hall.sit(made["table"], made["seats"][0]["secret"])
        broken.steps(0)
        broken.socket.socket.sendall(raw)
        while True:  # the connection is closed, and nothing else
            try:
                broken.hear(10)
            except Exception as error:
                assert "Closed" in type(error).__name__
                break
    split = hall.sit(made["table"], made["seats"][0]["secret"])
    split.steps(0)
    frame = b"\x81\x97\x00\x00\x00\x00" + b'{"type":"ping","t":7.5}'
    for byte in frame + frame:  # byte by byte, each in a packet of its own
        split.socket.socket.sendall(bytes([byte]))
    assert [split.until("pong")["t"] for _ in range(2)] == [7.5, 7.5]
    fragments = b"\x01\x8a\x00\x00\x00\x00" + b'{"type":"p' + b"\x80\x8d\x00\x00\x00\x00" + b'ing","t":1.5}'
    split.socket.socket.sendall(fragments)
    split.socket.socket.sendall(frame)
    assert [split.until("pong")["t"] for _ in range(2)] == [1.5, 7.5]
    assert guest.move(0)["count"] == 1
    assert hall.errors() == ""


def test_a_frame_of_invalid_utf_8_is_answered(hall: HallProcess) -> None:
    made = hall.open("me same")
    guest = hall.sit(made["table"], made["seats"][0]["secret"])
    guest.steps(0)
    text = b'{"type":"react","seat":0,"kind":"\xff\xfe"}'
    guest.socket.socket.sendall(b"\x81" + bytes([0x80 | len(text)]) + b"\0\0\0\0" + text)
    assert guest.until("error")["code"] == "bad-frame"
    assert hall.errors() == ""
