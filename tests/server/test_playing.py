"""Two people and a table: a whole match, reconnecting, resending, watching, replaying."""

from __future__ import annotations

import json
from random import Random
from typing import Any
from zlib import crc32

import msgspec

from criee.engine import record
from criee.games import open_game
from criee.server import messages as m
from server.guests import Guest, HallProcess, play_on


def both(hall: HallProcess, **wish: Any) -> tuple[str, list[str], dict[int, Guest]]:
    made = hall.open("me same", **wish)
    secrets = [seat["secret"] for seat in made["seats"]]
    return made["table"], secrets, {i: hall.sit(made["table"], secret) for i, secret in enumerate(secrets)}


def test_two_clients_play_a_match_to_its_end(hall: HallProcess) -> None:
    table, _, guests = both(hall)
    play_on(guests, Random(1))
    told = [guests[seat].last[seat] for seat in (0, 1)]
    assert told[0]["outcome"] == told[1]["outcome"] and told[0]["to_act"] == []
    summary = hall.http.get(f"/api/tables/{table}").json()
    assert summary["status"] == "over" and summary["outcome"] == told[0]["outcome"]
    text = hall.http.get(f"/api/tables/{table}/record").text
    match = record.read(text, open_game)
    assert match.over() and len(match.steps) == summary["seq"]


def test_every_message_is_one_of_the_written_types_and_its_hash_is_right(hall: HallProcess) -> None:
    _, _, guests = both(hall)
    play_on(guests, Random(2), 12)
    for message in guests[0].heard + guests[1].heard:
        msgspec.json.decode(json.dumps(message), type=m.FromServer, strict=True)
        if message["type"] == "steps":
            canonical = json.dumps(message["view"], sort_keys=True, separators=(",", ":"), ensure_ascii=False)
            assert message["hash"] == f"{crc32(canonical.encode()):08x}"


def test_coming_back_tells_exactly_what_was_missed(hall: HallProcess) -> None:
    table, secrets, guests = both(hall)
    play_on(guests, Random(3), 6)
    since = guests[0].last[0]["seq"]
    known = [step for message in guests[0].heard if message["type"] == "steps" for step in message["steps"]]
    guests[0].close()
    back = hall.sit(table, secrets[0])
    everything = back.steps(0)["steps"]
    assert len(everything) == back.last[0]["seq"]
    assert everything[: len(known)] == known
    guests[0] = back
    play_on(guests, Random(4), 4)
    newest = back.last[0]
    again = hall.sit(table, secrets[0], since=since)
    told = again.steps(0)
    assert told["seq"] == newest["seq"] and len(told["steps"]) == newest["seq"] - since
    assert {k: v for k, v in told.items() if k != "steps"} == {k: v for k, v in newest.items() if k != "steps"}


def test_a_move_sent_twice_is_played_once(hall: HallProcess) -> None:
    _, _, guests = both(hall)
    first = guests[0].steps(0)
    frame = {"type": "move", "seat": 0, "count": first["count"], "move": first["moves"][0]["move"]}
    for _ in range(3):
        guests[0].send(**frame)
    played = guests[0].steps(0)
    assert played["count"] == first["count"] + 1 and len(played["steps"]) == 1
    for _ in range(2):
        repeated = guests[0].steps(0)
        assert repeated["steps"] == [] and repeated["seq"] == played["seq"] and repeated["count"] == played["count"]


def test_an_illegal_move_is_refused_with_its_rule(hall: HallProcess) -> None:
    _, _, guests = both(hall)
    told = guests[0].steps(0)
    guests[0].send(type="move", seat=0, count=0, move="take left")
    refused = guests[0].until("refused")
    assert refused["line"]["rule"] == "T5" and refused["line"]["key"] == "refuse-now" and refused["count"] == 0
    guests[0].send(type="move", seat=0, count=0, move="bid 5")
    assert guests[0].until("refused")["line"]["rule"] == "T5"
    guests[0].send(type="move", seat=0, count=0, move="swim home")
    assert guests[0].until("error")["code"] == "bad-move"
    guests[0].send(type="move", seat=1, count=0, move=told["moves"][0]["move"])
    assert guests[0].until("error")["code"] == "not-yours"
    guests[0].send(type="move", seat=0, count=7, move=told["moves"][0]["move"])
    assert guests[0].until("error")["code"] == "ahead"


def test_joining_fills_the_last_seat_and_begins(hall: HallProcess) -> None:
    made = hall.open("me open")
    assert made["seats"][1]["secret"] is None
    ana = hall.sit(made["table"], made["seats"][0]["secret"])
    assert ana.until("table")["status"] == "open"
    assert ana.steps(0)["moves"] == []
    joined = hall.http.post(f"/api/tables/{made['table']}/join", json={"nickname": "Bo\u202e\n b"}).json()
    assert joined["seat"] == 1
    assert ana.steps(0)["moves"] != []
    news = ana.until("table")
    assert news["status"] == "playing" and news["names"] == ["Ana", "Bo b"]
    full = hall.http.post(f"/api/tables/{made['table']}/join", json={})
    assert full.status_code == 409 and full.json()["code"] == "taken"


def test_same_screen_play_sends_each_seat_its_own_steps(hall: HallProcess) -> None:
    made = hall.open("me same")
    guest = hall.sit(made["table"], *(seat["secret"] for seat in made["seats"]))
    play_on({0: guest, 1: guest}, Random(5))
    assert guest.last[0]["outcome"] is not None


def test_a_spectator_sees_no_secret_and_has_no_say(hall: HallProcess) -> None:
    table, _, guests = both(hall)
    watcher = hall.sit(table)
    seen = watcher.steps(-2)
    assert seen["moves"] == [] and seen["count"] == 0
    guests[0].steps(0)
    guests[0].move(0)
    told = watcher.steps(-2)
    assert [step["move"] for step in told["steps"]] == ["bid ?"]
    watcher.send(type="move", seat=0, count=1, move="bid 1")
    assert watcher.until("error")["code"] == "not-yours"


def test_a_wrong_secret_opens_nothing(hall: HallProcess) -> None:
    made = hall.open("me same")
    other = hall.open("me same")
    for secret in (other["seats"][0]["secret"], made["seats"][0]["secret"][:-1], "0-", "99-x", "é", "0"):
        guest = hall.sit(made["table"], secret)
        assert guest.until("error")["code"] == "wrong-secret"
        guest.send(type="move", seat=0, count=0, move="bid 1")
        assert guest.until("error")["code"] == "sit-first"
        guest.close()


def test_bots_answer_and_a_match_against_them_ends(hall: HallProcess) -> None:
    made = hall.open("me bot:random")
    guest = hall.sit(made["table"], made["seats"][0]["secret"])
    luck = Random(6)
    told = guest.steps(0)
    while told["outcome"] is None:
        if told["moves"]:
            told = guest.move(0, luck.choice(told["moves"])["move"])
        else:
            told = guest.steps(0)
    assert made["seats"][1]["secret"] is None


def test_a_leaver_is_replaced_by_a_bot_and_comes_back(hall: HallProcess) -> None:
    _, _, guests = both(hall)
    guests[0].steps(0)
    guests[1].steps(1)
    guests[1].send(type="leave", seat=1)
    news = guests[0].until("table")
    while news["seats"][1]["kind"] != "away":
        news = guests[0].until("table")
    guests[0].steps(0)  # the bot has bid
    guests[1].send(type="move", seat=1, count=guests[1].steps(1)["count"], move="bid 1")
    assert guests[1].until("error")["code"] == "away"
    guests[1].send(type="back", seat=1)
    while guests[1].until("table")["seats"][1]["kind"] != "person":
        pass


def test_rematch_seats_the_same_people_once_moved_by_one(hall: HallProcess) -> None:
    table, secrets, guests = both(hall)
    early = hall.http.post(f"/api/tables/{table}/rematch", json={"secret": secrets[0]})
    assert early.status_code == 409
    play_on(guests, Random(7))
    made = [hall.http.post(f"/api/tables/{table}/rematch", json={"secret": secret}).json() for secret in secrets]
    assert made[0]["table"] == made[1]["table"] != table
    assert [seat["secret"] is None for seat in made[0]["seats"]] == [True, False]
    assert [seat["secret"] is None for seat in made[1]["seats"]] == [False, True]
    wrong = hall.http.post(f"/api/tables/{table}/rematch", json={"secret": made[0]["seats"][1]["secret"]})
    assert wrong.status_code == 403
    assert hall.http.get(f"/api/tables/{table}").json()["rematch"] == made[0]["table"]


def test_a_record_can_be_opened_watched_and_stepped_through(hall: HallProcess) -> None:
    table, _, guests = both(hall)
    unfinished = hall.http.get(f"/api/tables/{table}/frames")
    assert unfinished.status_code == 403
    play_on(guests, Random(8))
    text = hall.http.get(f"/api/tables/{table}/record").text
    opened = hall.http.post("/api/records", json={"text": text})
    assert opened.status_code == 201
    frames = hall.http.get(f"/api/tables/{opened.json()['table']}/frames").json()["frames"]
    seq = hall.http.get(f"/api/tables/{table}").json()["seq"]
    assert len(frames) == seq + 1 and frames[0]["steps"] == []
    assert hall.http.get(f"/api/tables/{opened.json()['table']}/record").text == text
    lines = text.splitlines()
    broken = "\n".join([*lines[:9], "p1 bid 99", *lines[9:]])
    answer = hall.http.post("/api/records", json={"text": broken})
    assert answer.status_code == 422 and answer.json()["line"] == 10


def test_a_chosen_seed_or_position_needs_a_table_of_ones_own(hall: HallProcess) -> None:
    wish = {"game": "tsukiji", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": 5}
    answer = hall.http.post("/api/tables", json=wish)
    assert answer.status_code == 422 and answer.json()["code"] == "unfair"
    first, second = (hall.open("me same", seed=5)["table"] for _ in range(2))
    views = [hall.sit(table).steps(-2)["view"] for table in (first, second)]
    assert views[0] == views[1]
