"""If somebody leaves, resigns or agrees to a draw: over the wire, after a restart, and against those who cheat."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from criee.engine import record
from criee.games import open_game
from server.guests import FREELY, Guest, HallProcess, catch_up, orderly, play_on


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[HallProcess]:
    """A hall where nobody is waited for: whoever has no line is gone for long."""
    with orderly(HallProcess(tmp_path_factory.mktemp("hasty") / "data", {**FREELY, "away_seconds": 0.0})) as process:
        yield process


def seated(
    hall: HallProcess, kinds: str = "me same", game: str = "tsukiji", **wish: Any
) -> tuple[str, dict[int, Guest], list[str]]:
    """A table with a screen for each of its people."""
    made = hall.open(kinds, game=game, **wish)
    secrets = [seat["secret"] for seat in made["seats"] if seat["secret"]]
    guests = {i: hall.sit(made["table"], secret) for i, secret in enumerate(secrets)}
    for seat, guest in guests.items():
        guest.steps(seat)
    return made["table"], guests, secrets


def summary(hall: HallProcess, table: str) -> dict[str, Any]:
    told: dict[str, Any] = hall.http.get(f"/api/tables/{table}").json()
    return told


def trouble(guest: Guest, **message: Any) -> str:
    """The error that a frame is answered with."""
    guest.send(**message)
    return str(guest.until("error")["code"])


def ended(guest: Guest, seat: int) -> dict[str, Any]:
    while (told := guest.steps(seat))["outcome"] is None:
        pass
    return told


# --- resigning ----------------------------------------------------------------------------------


def test_whoever_resigns_has_lost_and_everybody_is_told_why(hall: HallProcess) -> None:
    table, guests, _ = seated(hall)
    spectator = hall.sit(table)
    play_on(guests, Random(3), 6)
    guests[1].send(type="resign", seat=1)  # be it his turn or not
    for guest, eye in ((guests[0], 0), (guests[1], 1), (spectator, -2)):
        told = ended(guest, eye)
        assert told["outcome"]["winners"] == [0] and told["outcome"]["rule"] == ""
        assert told["outcome"]["why"] == {"key": "log-resign", "args": {"who": "#1"}, "rule": ""}
        (last,) = told["steps"]
        assert (last["seat"], last["move"]) == (1, "resign") and last["lines"] == [told["outcome"]["why"]]
        assert told["moves"] == [] and told["to_act"] == [] and told["prompt"]["key"] == "prompt-over"
    assert summary(hall, table)["outcome"]["winners"] == [0]
    assert guests[0].until("table", status="over")["seq"] == told["seq"]


def test_its_record_is_whole_opens_again_and_its_frames_end_with_it(hall: HallProcess) -> None:
    table, guests, _ = seated(hall)
    play_on(guests, Random(4), 8)
    unfinished = hall.http.get(f"/api/tables/{table}/record").text
    assert "seed:" not in unfinished
    guests[0].send(type="resign", seat=0)
    told = ended(guests[0], 0)
    text = hall.http.get(f"/api/tables/{table}/record").text
    match = record.read(text, open_game)
    assert match.over() and record.write(match) == text and "\np1 resign\nresult: " in text
    opened = hall.http.post("/api/records", json={"text": text}).json()["table"]
    for one in (table, opened):
        frames = hall.http.get(f"/api/tables/{one}/frames").json()["frames"]
        assert len(frames) == len(match.steps) + 2
        assert [step["move"] for step in frames[-1]["steps"]] == ["resign"]
        assert frames[-1]["view"] == frames[-2]["view"]
    assert hall.http.get(f"/api/tables/{opened}/record").text == text
    assert summary(hall, opened)["outcome"] == told["outcome"]
    again = hall.sit(table)
    assert again.until("steps")["steps"][-1]["move"] == "resign"
    bent = text.replace("p1 resign", "p1 resign\np2 bid 1")
    answer = hall.http.post("/api/records", json={"text": bent})
    assert answer.status_code == 422 and answer.json()["line"] == bent.splitlines().index("p1 resign") + 2


def test_against_bots_alone_one_may_resign_whatever_their_number(hall: HallProcess) -> None:
    made = hall.open("me bot:random bot:random", game="fangfrisch")
    guest = hall.sit(made["table"], made["seats"][0]["secret"])
    guest.steps(0)
    guest.send(type="resign", seat=0)
    assert ended(guest, 0)["outcome"]["winners"] == [1, 2]


def test_among_several_people_nobody_ends_the_match_for_the_others(hall: HallProcess) -> None:
    table, guests, _ = seated(hall, "me same bot:random", game="fangfrisch")
    assert trouble(guests[0], type="resign", seat=0) == "resign-people"
    assert summary(hall, table)["status"] == "playing"
    guests[1].send(type="leave", seat=1)
    while guests[0].until("table")["seats"][1]["kind"] != "away":
        pass
    guests[0].send(type="resign", seat=0)  # the other one has left the match to a bot
    assert ended(guests[0], 0)["outcome"]["winners"] == [1, 2]


def test_a_bell_that_was_open_rings_no_more(hall: HallProcess) -> None:
    made = hall.open("me bot:greedy bot:greedy", game="fangfrisch", live=True)
    guest = hall.sit(made["table"], made["seats"][0]["secret"])
    while "window" not in guest.last.get(0, {}):
        told = guest.steps(0)
        if told["moves"] and "window" not in told:
            guest.move(0)
    guest.send(type="resign", seat=0)
    told = ended(guest, 0)
    assert "window" not in told
    assert trouble(guest, type="ring", seat=0, seq=told["seq"], millis=300) == "closed"
    assert summary(hall, made["table"])["seq"] == told["seq"]


# --- a draw -------------------------------------------------------------------------------------


def test_a_draw_is_offered_refused_and_agreed_on(hall: HallProcess) -> None:
    table, guests, _ = seated(hall)
    guests[0].send(type="draw", seat=0, yes=True)
    assert guests[1].until("draw") == {"type": "draw", "seat": 0, "state": "offered"}
    guests[1].send(type="draw", seat=1, yes=False)
    assert guests[0].until("draw", state="refused")["seat"] == 0
    guests[1].send(type="draw", seat=1, yes=True)
    guests[0].until("draw", state="offered", seat=1)
    guests[0].send(type="draw", seat=0, yes=True)
    told = ended(guests[1], 1)
    assert told["outcome"]["winners"] == [0, 1] and told["outcome"]["why"]["key"] == "log-agreed"
    assert [(step["seat"], step["move"]) for step in told["steps"]] == [(-1, "agreed draw")]
    text = hall.http.get(f"/api/tables/{table}/record").text
    assert record.write(record.read(text, open_game)) == text and "\nhouse agreed draw\nresult: " in text


def test_whoever_was_asked_and_plays_on_has_refused(hall: HallProcess) -> None:
    _, guests, _ = seated(hall)
    guests[0].send(type="draw", seat=0, yes=True)
    guests[0].until("draw", state="offered")
    guests[0].move(0, "bid 1")  # his own move leaves the offer standing
    guests[1].until("draw", state="offered")
    guests[1].steps(1)
    guests[1].move(1, "bid 2")
    assert guests[0].until("draw")["state"] == "refused"
    assert trouble(guests[1], type="draw", seat=1, yes=False) == "not-asked"


def test_an_offer_is_told_to_who_comes_later_and_can_be_taken_back(hall: HallProcess) -> None:
    table, guests, secrets = seated(hall)
    guests[0].send(type="draw", seat=0, yes=True)
    guests[0].until("draw", state="offered")
    late = hall.sit(table, secrets[1])
    assert late.until("draw")["state"] == "offered"
    guests[0].send(type="draw", seat=0, yes=False)
    assert late.until("draw")["state"] == "refused"


def test_all_people_have_to_agree_and_bots_do(hall: HallProcess) -> None:
    table, guests, _ = seated(hall, "me same same bot:random", game="fangfrisch")
    guests[0].send(type="draw", seat=0, yes=True)
    guests[2].until("draw", state="offered")
    guests[1].send(type="draw", seat=1, yes=True)
    guests[1].send(type="ping", t=1)
    guests[1].until("pong")
    assert summary(hall, table)["status"] == "playing"
    guests[2].send(type="leave", seat=2)  # who leaves the match to a bot is not asked any more
    assert ended(guests[0], 0)["outcome"]["winners"] == [0, 1, 2, 3]


def test_two_at_one_screen_agree_together(hall: HallProcess) -> None:
    made = hall.open("me same")
    guest = hall.sit(made["table"], *(seat["secret"] for seat in made["seats"]))
    guest.steps(1)
    guest.send(type="draw", seat=1, yes=True)
    assert ended(guest, 0)["outcome"]["winners"] == [0, 1]


# --- somebody is gone ---------------------------------------------------------------------------


def test_whoever_has_just_gone_is_waited_for(hall: HallProcess) -> None:
    table, guests, _ = seated(hall)
    guests[1].close()
    news = guests[0].until("table")
    while news["seats"][1]["online"]:
        news = guests[0].until("table")
    assert news["patience"] == 60_000 and 0 < news["seats"][1]["gone"] < 60_000 and news["seats"][0]["gone"] == 0
    guests[0].send(type="replace", seat=0, absent=1)
    error = guests[0].until("error")
    assert error["code"] == "too-soon" and 0 < error["wait"] <= 60_000
    guests[0].send(type="draw", seat=0, yes=True)
    guests[0].until("draw", state="offered")  # it stands: the other one may come back and answer
    assert summary(hall, table)["status"] == "playing"


def test_a_bot_plays_for_somebody_who_stays_away_until_he_comes_back(hasty: HallProcess) -> None:
    table, guests, secrets = seated(hasty)
    guests[1].close()
    lost(guests[0], 1)
    guests[0].send(type="replace", seat=0, absent=1)
    while guests[0].until("table")["seats"][1]["kind"] != "away":
        pass
    guests[0].move(0, "bid 2")
    while not guests[0].last[0]["moves"]:  # until the bot has answered, and it is one's turn again
        guests[0].hear()
    back = hasty.sit(table, secrets[1])
    back.steps(1)
    back.send(type="back", seat=1)
    while back.until("table")["seats"][1]["kind"] != "person":
        pass


def test_the_others_may_end_it_as_a_draw(hasty: HallProcess) -> None:
    table, guests, _ = seated(hasty, "me same same", game="fangfrisch")
    guests[2].close()
    lost(guests[0], 2)
    guests[0].send(type="draw", seat=0, yes=True)
    guests[1].until("draw", state="offered")  # whoever is here is asked all the same
    assert summary(hasty, table)["status"] == "playing"
    guests[1].send(type="draw", seat=1, yes=True)
    assert ended(guests[0], 0)["outcome"]["winners"] == [0, 1, 2]


def lost(guest: Guest, seat: int) -> None:
    """Until everybody knows that this seat's line is lost."""
    while guest.until("table")["seats"][seat]["online"]:
        pass


# --- open seats ---------------------------------------------------------------------------------


def test_bots_fill_the_open_seats_and_the_match_begins(hall: HallProcess) -> None:
    made = hall.open("me open open", game="fangfrisch")
    table, secret = made["table"], made["seats"][0]["secret"]
    first = hall.http.get("/api/games/fangfrisch").json()["opponents"][0]
    guest = hall.sit(table, secret)
    guest.until("table", status="open")
    assert trouble(guest, type="fill", seat=0, bot="nobody") == "no-bot"
    assert trouble(guest, type="fill", seat=0, bot="strongest@9") == "no-bot"
    assert trouble(guest, type="resign", seat=0) == "not-playing"
    assert trouble(hall.sit(table), type="fill", seat=0) == "not-yours"
    guest.send(type="fill", seat=0, bot=first["name"])
    news = guest.until("table", status="playing")
    assert [card["kind"] for card in news["seats"]] == ["person", "bot", "bot"]
    assert {card["bot"] for card in news["seats"][1:]} == {first["name"]}
    assert news["names"][1] == first["shown"] and len(set(news["names"])) == 3
    assert trouble(guest, type="fill", seat=0) == "no-open-seat"
    assert hall.http.post(f"/api/tables/{table}/join", json={}).status_code == 409
    while not guest.last[0]["moves"]:
        guest.hear()
    assert guest.move(0)["count"] == 1


def test_without_a_name_the_bot_the_table_was_opened_with_sits_down(hall: HallProcess) -> None:
    made = hall.open("me open:random")
    guest = hall.sit(made["table"], made["seats"][0]["secret"])
    guest.send(type="fill", seat=0)
    assert guest.until("table", status="playing")["seats"][1]["bot"] == "random"


def test_a_bot_takes_no_name_that_somebody_has(hall: HallProcess) -> None:
    made = hall.open("me open:random", nickname="Random 2")
    guest = hall.sit(made["table"], made["seats"][0]["secret"])
    guest.send(type="fill", seat=0)
    assert guest.until("table", status="playing")["names"] == ["Random 2", "Random 3"]


# --- a restart ----------------------------------------------------------------------------------


def test_all_that_outlives_a_power_cut(tmp_path: Path) -> None:
    hall = HallProcess(tmp_path / "data", FREELY)
    resigned, guests, secrets = seated(hall)
    play_on(guests, Random(5), 7)
    guests[1].send(type="resign", seat=1)
    told = ended(guests[0], 0)
    drawn, guests, _ = seated(hall)
    guests[0].send(type="draw", seat=0, yes=True)
    guests[1].until("draw", state="offered")
    guests[1].send(type="draw", seat=1, yes=True)
    ended(guests[1], 1)
    offered, guests, keys = seated(hall)
    guests[0].send(type="draw", seat=0, yes=True)
    guests[1].until("draw", state="offered")
    filled = hall.open("me open:random")
    guest = hall.sit(filled["table"], filled["seats"][0]["secret"])
    guest.send(type="fill", seat=0)
    names = guest.until("table", status="playing")["names"]
    guest.until("steps", to_act=[0])  # the bot has made its bid: nobody thinks any more
    before = {table: hall.http.get(f"/api/tables/{table}/record").text for table in (resigned, drawn, filled["table"])}
    hall.kill()
    hall.start()
    assert before == {table: hall.http.get(f"/api/tables/{table}/record").text for table in before}
    again = hall.sit(resigned, secrets[0]).steps(0)
    assert (again["outcome"], again["view"], again["seq"]) == (told["outcome"], told["view"], told["seq"])
    assert again["steps"][-1]["move"] == "resign" and again["moves"] == []
    assert trouble(hall.sit(resigned, secrets[1]), type="resign", seat=1) == "not-playing"
    assert summary(hall, drawn)["outcome"]["winners"] == [0, 1]
    card = summary(hall, filled["table"])["seats"][1]
    assert (card["kind"], card["bot"], card["name"]) == ("bot", "random", names[1])
    guests = {i: hall.sit(offered, key) for i, key in enumerate(keys)}
    for seat, one in guests.items():
        one.steps(seat)
    assert trouble(guests[1], type="draw", seat=1, yes=False) == "not-asked"  # an offer is words, not a step
    play_on(guests, Random(2))
    catch_up(guests)
    hall.stop()
    assert hall.errors() == ""


# --- those who cheat ----------------------------------------------------------------------------


def test_nobody_ends_anything_that_is_not_his(hall: HallProcess) -> None:
    table, guests, _ = seated(hall, "me same", game="tsukiji")
    spectator = hall.sit(table)
    spectator.until("steps")
    before = summary(hall, table)
    for kind, more in (("resign", {}), ("draw", {"yes": True}), ("replace", {"absent": 1}), ("fill", {})):
        for seat in (0, 1, 9):
            assert trouble(spectator, type=kind, seat=seat, **more) == "not-yours"
        assert trouble(guests[0], type=kind, seat=1, **more) == "not-yours"
    for absent in (0, 1, 2, 15):  # here, here, nowhere
        assert trouble(guests[0], type="replace", seat=0, absent=absent) == "no-swap"
    assert trouble(guests[0], type="replace", seat=0, absent=99) == "bad-frame"
    assert trouble(guests[0], type="replace", seat=0) == "bad-frame"
    assert trouble(guests[0], type="draw", seat=0, yes=False) == "not-asked"
    assert trouble(guests[0], type="draw", seat=0, yes="x") == "bad-frame"
    assert trouble(guests[0], type="fill", seat=0) == "no-open-seat"
    for text in ("resign", "agreed draw"):
        assert trouble(guests[0], type="move", seat=0, count=0, move=text) == "bad-move"
        assert trouble(guests[0], type="why", seat=0, move=text) == "bad-move"
    assert {**summary(hall, table), "seats": None} == {**before, "seats": None}
    guests[1].send(type="leave", seat=1)  # from here on a bot may move
    while guests[1].until("table")["seats"][1]["kind"] != "away":
        pass
    for kind, more in (("resign", {}), ("draw", {"yes": True}), ("replace", {"absent": 0})):
        assert trouble(guests[1], type=kind, seat=1, **more) == "away"
    guests[1].send(type="back", seat=1)
    while guests[1].until("table")["seats"][1]["kind"] != "person":
        pass
    after = summary(hall, table)
    assert (after["status"], after["outcome"]) == ("playing", None)


def test_what_is_over_is_over(hall: HallProcess) -> None:
    table, guests, _ = seated(hall)
    for _ in range(5):
        guests[0].send(type="resign", seat=0)
    told = ended(guests[0], 0)
    assert [guests[0].until("error")["code"] for _ in range(4)] == ["not-playing"] * 4
    assert trouble(guests[1], type="resign", seat=1) == "not-playing"  # two lines have no order between them
    for seat, kind, more in ((0, "draw", {"yes": True}), (1, "replace", {"absent": 0})):
        assert trouble(guests[seat], type=kind, seat=seat, **more) == "not-playing"
    guests[1].send(type="undo", seat=1)
    assert guests[1].until("undo")["state"] == "refused"
    guests[1].send(type="move", seat=1, count=guests[1].last[1]["count"], move="bid 1")
    assert guests[1].until("refused")["line"]["key"] == "refuse-over"
    guests[1].send(type="why", seat=1, move="bid 1")
    assert guests[1].until("because")["line"]["key"] == "refuse-over"
    assert summary(hall, table)["seq"] == told["seq"]
    assert hall.http.get(f"/api/tables/{table}/record").text.count("resign") == 1
