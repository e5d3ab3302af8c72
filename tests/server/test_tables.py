"""What tables do beside playing: undo, clocks, reactions, slow readers, live bells, tables that leave memory."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from criee.server.telling import places, standing
from server.guests import FREELY, Guest, HallProcess, catch_up, play_on


def two(hall: HallProcess, **wish: Any) -> tuple[str, dict[int, Guest], list[str]]:
    made = hall.open("me same", **wish)
    secrets = [seat["secret"] for seat in made["seats"]]
    guests = {i: hall.sit(made["table"], secret) for i, secret in enumerate(secrets)}
    for seat, guest in guests.items():
        guest.steps(seat)
    return made["table"], guests, secrets


def test_a_sealed_bid_can_be_taken_back_if_the_other_agrees(hall: HallProcess) -> None:
    table, guests, secrets = two(hall)
    before = guests[0].last[0]
    assert "back" not in before
    assert guests[0].move(0, "bid 2")["back"] and "back" not in guests[1].steps(1)
    guests[0].send(type="undo", seat=0)
    assert guests[1].until("undo")["state"] == "asked"
    guests[0].until("undo", state="asked")
    guests[0].send(type="undo", seat=0)  # once more: the other may have missed it
    assert guests[1].until("undo") == {"type": "undo", "seat": 0, "state": "asked", "line": None}
    guests[1].send(type="undo", seat=1)
    assert guests[1].until("undo", state="refused")["line"]["key"] == "undo-pending"
    guests[1].send(type="grant", seat=1, yes=False)
    refused = guests[0].until("undo", state="refused")
    assert refused["seat"] == 0 and refused["line"] == {"key": "undo-declined", "args": {"who": "#1"}, "rule": ""}
    guests[0].send(type="undo", seat=0)
    guests[1].until("undo", state="asked")
    guests[1].send(type="grant", seat=1, yes=True)
    told = guests[0].steps(0)
    assert guests[0].until("undo")["state"] == "granted"
    assert told["view"] == before["view"] and told["moves"] == before["moves"]
    assert [step["move"] for step in told["steps"]] == [f"undo {before['seq']}"]
    assert told["count"] == 2, "a count is never used twice, so that a late copy of the old frame plays nothing"
    guests[0].move(0, "bid 4")
    catch_up(guests)
    again = hall.sit(table, secrets[0])
    assert [step["move"] for step in again.steps(0)["steps"]][before["seq"] :] == [
        "bid 2",
        f"undo {before['seq']}",
        "bid 4",
    ]
    assert "bid 2" not in hall.http.get(f"/api/tables/{table}/record").text


def test_whoever_comes_back_is_told_that_a_move_is_asked_for(hall: HallProcess) -> None:
    table, guests, secrets = two(hall)
    guests[0].move(0, "bid 2")
    guests[0].send(type="undo", seat=0)
    guests[1].until("undo", state="asked")
    guests[1].close()
    again = {seat: hall.sit(table, secret) for seat, secret in enumerate(secrets)}
    assert again[0].until("undo")["state"] == again[1].until("undo")["state"] == "asked"
    again[1].send(type="grant", seat=1, yes=True)
    assert again[0].until("undo", state="granted")["seat"] == 0


def test_a_bot_that_keeps_a_seat_lets_a_move_be_taken_back(hall: HallProcess) -> None:
    _, guests, _ = two(hall, game="bigfish")
    mover = next(seat for seat, guest in guests.items() if guest.last[seat]["moves"])
    asker, other = guests[mover], guests[1 - mover]
    asker.move(mover, asker.last[mover]["moves"][0]["move"])
    asker.send(type="undo", seat=mover)
    other.until("undo", state="asked")
    other.send(type="leave", seat=1 - mover)
    assert asker.until("undo", state="granted")["seat"] == mover


def test_what_has_been_revealed_is_not_taken_back(hall: HallProcess) -> None:
    _, guests, _ = two(hall)
    guests[0].move(0, "bid 2")
    guests[1].steps(1)
    guests[1].move(1, "bid 4")  # revealed
    for seat, reason in ((0, "undo-others"), (1, "undo-revealed")):
        guests[seat].send(type="undo", seat=seat)
        told = guests[seat].until("undo")
        assert told["state"] == "refused" and told["line"]["key"] == reason


def test_whoever_plays_on_has_answered_who_asks(hall: HallProcess) -> None:
    _, guests, _ = two(hall)
    guests[0].move(0, "bid 2")
    guests[0].send(type="undo", seat=0)
    guests[1].until("undo", state="asked")
    guests[1].move(1, "bid 4")
    line = guests[0].until("undo", state="refused")["line"]
    assert line["key"] == "undo-others" and line["args"] == {"who": "#1"}


def test_whoever_asks_and_plays_on_is_not_spoken_of_as_another(hall: HallProcess) -> None:
    _, guests, _ = two(hall, game="bigfish")
    mover = next(seat for seat, guest in guests.items() if guest.last[seat]["moves"])
    asker = guests[mover]
    asker.move(mover, asker.last[mover]["moves"][0]["move"])
    asker.send(type="undo", seat=mover)
    guests[1 - mover].until("undo", state="asked")
    now = asker.last[mover]  # still the same one's turn
    asker.send(type="move", seat=mover, count=now["count"], move=now["moves"][0]["move"])
    assert asker.until("undo", state="refused")["line"]["key"] == "undo-own"


def test_who_has_all_seats_needs_nobody_to_agree(hall: HallProcess) -> None:
    made = hall.open("me same")
    guest = hall.sit(made["table"], *(seat["secret"] for seat in made["seats"]))
    guest.steps(1)
    guest.move(0, "bid 3")
    guest.send(type="undo", seat=0)
    assert guest.until("undo", state="granted")["seat"] == 0
    play_on({0: guest, 1: guest}, Random(1))


def test_against_a_bot_nobody_needs_to_agree(hall: HallProcess) -> None:
    """What the bot has answered is taken back with the move."""
    made = hall.open("me bot:random", game="bigfish")
    guest = hall.sit(made["table"], made["seats"][0]["secret"])
    before = on_turn(guest)
    guest.move(0)
    answered = on_turn(guest)
    assert answered["view"] != before["view"]
    guest.send(type="undo", seat=0)
    told = guest.steps(0)
    assert guest.until("undo")["state"] == "granted"
    assert (told["view"], told["moves"]) == (before["view"], before["moves"])


def on_turn(guest: Guest) -> dict[str, Any]:
    """What the only person at a table is told when it is his turn."""
    while not guest.last.get(0, {}).get("moves"):
        guest.hear()
    return guest.last[0]


def test_a_journal_with_things_taken_back() -> None:
    journal = [(0, "a"), (0, "b"), (0, "undo 1"), (0, "c"), (1, "d"), (1, "undo 4"), (1, "e"), (0, "undo 0"), (0, "f")]
    assert places(journal[:7]) == [1, 4, 7]
    assert standing(journal[:7]) == [(0, "a"), (0, "c"), (1, "e")]
    assert standing(journal) == [(0, "f")]


def test_reactions_reach_everybody(hall: HallProcess) -> None:
    table, guests, _ = two(hall)
    spectator = hall.sit(table)
    guests[0].send(type="react", seat=0, kind="clap")
    assert spectator.until("reaction") == {"type": "reaction", "seat": 0, "kind": "clap"}
    guests[0].send(type="react", seat=0, kind="<b>")
    assert guests[0].until("error")["code"] == "unknown-reaction"


def test_a_clock_charges_who_is_to_act(hall: HallProcess) -> None:
    _, guests, _ = two(hall, clock_minutes=1)
    clock = guests[0].last[0]["clock"]
    assert clock["running"] == [0, 1] and max(clock["left"]) <= 60_000
    told = guests[0].move(0)
    assert told["clock"]["left"][0] < 60_000 and told["clock"]["running"] == [1]


def test_a_slow_reader_is_skipped_and_holds_nobody_up(hall: HallProcess) -> None:
    table, guests, _ = two(hall)
    slow = hall.sit(table)
    slow.until("steps")
    for _ in range(300):  # far more than the buffers between us hold; the slow one reads nothing
        for _ in range(40):
            slow.socket.socket.sendall(masked({"type": "sit", "since": 0}))
        guests[0].send(type="ping", t=1)
        guests[0].until("pong")  # the others are answered at once
    guests[0].move(0)
    kinds = set()
    for _ in range(200_000):
        message = slow.hear()
        kinds.add(message["type"])
        if message["type"] == "resync":
            break
    assert "resync" in kinds
    slow.send(type="sit", since=0)
    assert slow.until("steps", seq=guests[0].last[0]["seq"])["view"]["has_bid"] == [True, False]


def masked(message: dict[str, object]) -> bytes:
    data = json.dumps(message).encode()
    assert len(data) < 126
    return b"\x81" + bytes([0x80 | len(data)]) + b"\0\0\0\0" + data


def test_a_table_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    hall = HallProcess(tmp_path / "data", {**FREELY, "tables_in_memory": 3, "idle_seconds": 0})
    tables = [hall.open()["table"] for _ in range(8)]
    for table in tables:
        assert hall.http.get(f"/api/tables/{table}").json()["status"] == "playing"
    hall.stop()
    assert hall.errors() == ""


LIVE = ["fangfrisch"]


@pytest.mark.parametrize("game", LIVE)
def test_F13_live_the_fastest_ring_has_the_lot(hall: HallProcess, game: str) -> None:
    """Four people at a live table, two ring: one is awarded, by the times that everybody is told."""
    made = hall.open("me same same same", game=game, live=True)
    guests = {key["seat"]: hall.sit(made["table"], key["secret"]) for key in made["seats"]}
    told = until_window(guests)
    may = told["window"]["seats"]
    for seat in may[2:]:
        guests[seat].send(type="ring", seat=seat, seq=told["seq"] - 1, millis=1)
        assert guests[seat].until("error")["code"] == "closed"
    for seat in may[:2]:
        guests[seat].send(type="ring", seat=seat, seq=told["seq"], millis=200 + 10 * seat)
    decided = guests[0].until("bell")
    times = [ring["millis"] for ring in decided["rings"]]
    fastest = [ring["seat"] for ring in decided["rings"] if ring["millis"] == times[0]]
    assert times == sorted(times) and len(times) == 2
    assert decided["winner"] in fastest  # equal times are drawn by lot
    moves = [step["move"] for step in guests[0].last[0]["steps"]]
    assert f"award p{decided['winner'] + 1}" in moves


def until_window(guests: dict[int, Guest]) -> dict[str, Any]:
    """Plays on until the bell is open, and what seat 0 was told then."""
    for seat, guest in guests.items():
        guest.steps(seat)
    while "window" not in guests[0].last[0]:
        catch_up(guests)
        acting = [seat for seat in guests if guests[seat].last[seat]["moves"]]
        guests[acting[0]].move(acting[0])
        catch_up(guests)
    return guests[0].last[0]


@pytest.mark.parametrize("game", LIVE)
def test_F15_live_while_nobody_rings_cards_keep_coming(hall: HallProcess, game: str) -> None:
    made = hall.open("me same same same", game=game, live=True)
    guests = {key["seat"]: hall.sit(made["table"], key["secret"]) for key in made["seats"]}
    told = until_window(guests)
    for seat in told["window"]["seats"]:
        guests[seat].send(type="move", seat=seat, count=guests[seat].last[seat]["count"], move="wait")
    decided = guests[0].until("bell")
    assert decided["winner"] == -1 and decided["rings"] == [] and decided["margin"] is None
    assert guests[0].last[0]["seq"] > told["seq"]
