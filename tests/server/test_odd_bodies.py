"""Positions and records that are odd in depth, length or letters: refused with a reason, over HTTP too."""

from __future__ import annotations

import json

import pytest

from criee.engine.match import Match
from criee.engine.record import write
from criee.games import open_game
from server.guests import HallProcess

WISH = {"game": "fangfrisch", "seats": [{"kind": "me"}, {"kind": "same"}, {"kind": "same"}]}
RECORD = write(Match(open_game("tsukiji"), 2, 3))


def with_position(position: str) -> dict[str, str]:
    return {"text": RECORD.replace("seed: 3\n", f"seed: 3\nposition: {position}\n")}


def test_a_list_in_a_list_in_a_list_is_refused_however_deep_it_goes(hall: HallProcess) -> None:
    for depth in (10, *range(900, 1004, 2)):
        nested = "[" * depth + "]" * depth
        body = json.dumps({**WISH, "position": "here"}).replace('"here"', f'{{"money": {nested}}}')
        assert hall.http.post("/api/tables", content=body).status_code in (400, 422)
        assert hall.http.post("/api/records", json=with_position(f'{{"phase": {nested}}}')).status_code == 422


def test_a_pile_of_a_hundred_thousand_cards_is_refused_unread(hall: HallProcess) -> None:
    stalls = [{"crate1": ["eel1"] * 100_000}, {}, {}]
    wish = {**WISH, "position": {"phase": "sell", "money": [30, 30, 30], "stalls": stalls}}
    answer = hall.http.post("/api/tables", json=wish)
    assert answer.status_code in (413, 422)
    if answer.status_code == 422:
        assert "at most 1000" in answer.json()["message"]


@pytest.mark.parametrize("position", ['{"\\ud800": 1}', '{"phase": "\\ud800"}'])
def test_half_a_character_is_refused(position: str, hall: HallProcess) -> None:
    answer = hall.http.post("/api/records", json=with_position(position))
    assert answer.status_code == 422 and "half a character" in answer.json()["message"]


def test_a_long_text_is_not_sent_back_whole(hall: HallProcess) -> None:
    long = "x" * 100_000
    for position in ({long: 1}, {"money": long}, {"money": [1, 1, 1], "phase": "sell", "lot": [long]}):
        answer = hall.http.post("/api/tables", json={**WISH, "position": position})
        assert answer.status_code in (413, 422) and len(answer.text) < 1000
    answer = hall.http.post("/api/records", json={"text": RECORD + f"p1 {long}\n"})
    assert answer.status_code == 422 and len(answer.text) < 1000
