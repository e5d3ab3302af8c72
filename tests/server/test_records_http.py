"""Records over HTTP: damaged ones are refused with the line, whatever is in them."""

from __future__ import annotations

import pytest

from criee.bots import seat_bot
from criee.bots.arena import duel
from criee.engine.match import Match
from criee.engine.record import write
from criee.games import open_game
from server.guests import HallProcess


@pytest.fixture(scope="module")
def record() -> str:
    game = open_game("tsukiji")
    bot = seat_bot("random", game)
    return write(duel(game, [bot, bot], 11))


def line_of(text: str, key: str) -> int:
    return next(number for number, row in enumerate(text.splitlines(), 1) if row.startswith(key))


def test_a_whole_record_opens(hall: HallProcess, record: str) -> None:
    answer = hall.http.post("/api/records", json={"text": record})
    assert answer.status_code == 201 and answer.json()["table"]


@pytest.mark.parametrize("position", ["5", "[]", "null", "{", "{}", '{"phase": 5}', "[" * 5000])
def test_a_position_that_is_none_is_refused_with_its_line(hall: HallProcess, record: str, position: str) -> None:
    bent = record.replace("\n\n", f"\nposition: {position}\n\n", 1)
    answer = hall.http.post("/api/records", json={"text": bent})
    assert answer.status_code == 422, answer.text
    assert answer.json()["code"] == "damaged" and "position cannot be read" in answer.json()["message"]
    assert answer.json()["line"] == line_of(bent, "position:")


@pytest.mark.parametrize(
    ("key", "value"), [("seed", "²"), ("seed", "9" * 5000), ("rules", "¹"), ("options", "kind_fish=²")]
)
def test_odd_digits_are_refused_with_their_line(hall: HallProcess, record: str, key: str, value: str) -> None:
    number = line_of(record, f"{key}:")
    rows = record.splitlines()
    rows[number - 1] = f"{key}: {value}"
    answer = hall.http.post("/api/records", json={"text": "\n".join(rows)})
    assert answer.status_code == 422, answer.text
    assert answer.json()["code"] == "damaged" and answer.json()["line"] == number


@pytest.mark.parametrize("who", ["p²", "p" + "9" * 5000, "p3"])
def test_odd_seats_are_refused_with_their_line(hall: HallProcess, record: str, who: str) -> None:
    number = record.splitlines().index("") + 2
    rows = record.splitlines()
    rows[number - 1] = f"{who} bid 3"
    answer = hall.http.post("/api/records", json={"text": "\n".join(rows)})
    assert answer.status_code == 422 and answer.json()["line"] == number


def test_a_position_for_four_under_three_names_is_refused(hall: HallProcess) -> None:
    match = Match(open_game("wasabi"), 4, 3)
    match.settle()
    text = write(Match(match.game, 4, 3, ["A", "B", "C", "D"], start=match.state))
    answer = hall.http.post("/api/records", json={"text": text.replace("A | B | C | D", "A | B | C")})
    assert answer.status_code == 422 and "is for 4 players, not for 3" in answer.json()["message"]
