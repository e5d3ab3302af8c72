"""The frame `why`: the rules answer without playing, and only from what has been written."""

from __future__ import annotations

from random import Random

from server.guests import HallProcess, play_on


def test_why_gives_the_reason_against_a_move_and_plays_nothing(hall: HallProcess) -> None:
    made = hall.open("me same")
    guest = hall.sit(made["table"], made["seats"][0]["secret"])
    told = guest.steps(0)
    for move, key, rule in (
        ("take left", "refuse-now", "T5"),
        ("bid 5", "refuse-bid", "T5"),
        ("reveal", "refuse-house", "T5"),
    ):
        guest.send(type="why", seat=0, move=move)
        because = guest.until("because")
        assert (because["move"], because["seat"], because["seq"]) == (move, 0, told["seq"])
        assert (because["line"]["key"], because["line"]["rule"]) == (key, rule)
        assert because["foresee"] == {}
    assert hall.http.get(f"/api/tables/{made['table']}").json()["seq"] == told["seq"]
    guest.move(0, "bid 2")
    guest.send(type="why", seat=0, move="bid 3")
    line = guest.until("because")["line"]
    assert line["rule"] == "T5" and line["key"] != "refuse-turn"  # a sealed bid stays as it is


def test_why_of_a_legal_move_tells_what_it_is_sure_to_do(hall: HallProcess) -> None:
    made = hall.open("me same")
    guest = hall.sit(made["table"], made["seats"][0]["secret"])
    moves = guest.steps(0)["moves"]
    assert len(moves) == 4
    for choice in moves:
        guest.send(type="why", seat=0, move=choice["move"])
        because = guest.until("because")
        assert because["line"] is None and because["foresee"] != {}


def test_why_is_answered_like_any_frame(hall: HallProcess) -> None:
    made = hall.open("me same")
    guest = hall.sit(made["table"], made["seats"][0]["secret"])
    guest.steps(0)
    guest.send(type="why", seat=0, move="swim home")
    assert guest.until("error")["code"] == "bad-move"
    guest.send(type="why", seat=1, move="bid 1")
    assert guest.until("error")["code"] == "not-yours"
    guest.send(type="why", seat=0, move="x" * 121)
    assert guest.until("error")["code"] == "bad-frame"
    spectator = hall.sit(made["table"])
    spectator.steps(-2)
    spectator.send(type="why", seat=0, move="bid 1")
    assert spectator.until("error")["code"] == "not-yours"


def test_after_the_end_and_before_the_beginning_why_says_so(hall: HallProcess) -> None:
    made = hall.open("me open")
    guest = hall.sit(made["table"], made["seats"][0]["secret"])
    guest.steps(0)
    guest.send(type="why", seat=0, move="bid 1")
    assert guest.until("because")["line"]["key"] == "refuse-turn"
    made = hall.open("me same")
    both = hall.sit(made["table"], *(seat["secret"] for seat in made["seats"]))
    play_on({0: both, 1: both}, Random(3))
    both.send(type="why", seat=0, move="bid 1")
    assert both.until("because")["line"]["key"] == "refuse-over"


def test_a_hall_that_starts_again_deals_what_it_would_have_dealt(hall: HallProcess) -> None:
    """The house draws by the seed and the number of the step: a restart and a move taken back change no card."""
    records = []
    for interrupted in (False, True):
        made = hall.open("me same", seed=77)
        secrets = [seat["secret"] for seat in made["seats"]]
        both = hall.sit(made["table"], *secrets)
        luck = Random(9)
        play_on({0: both, 1: both}, luck, 5)
        if interrupted:
            both.close()
            hall.kill()
            hall.start()
            both = hall.sit(made["table"], *secrets)
        play_on({0: both, 1: both}, luck)
        records.append(hall.http.get(f"/api/tables/{made['table']}/record").text)
    assert records[0] == records[1]
