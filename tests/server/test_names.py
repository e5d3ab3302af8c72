"""Names at a table: nobody is invisible, nobody passes for somebody else, and a name once given stays."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from unicodedata import category

import pytest
from hypothesis import given
from hypothesis import strategies as st

from criee.server.names import LONGEST, clean_name, distinct, looks
from server.guests import FREELY, HallProcess, orderly, play_on

UNSEEN = {
    "Hangul filler": "\u3164",
    "Hangul fillers of a syllable": "\u115f\u1160",
    "half-width filler": "\uffa0",
    "Braille without a dot": "\u2800\u2800",
    "zero width": "\u200b\u200c\u200d\u2060\ufeff",
    "variation selectors": "\ufe0f\U000e0100",
    "marks on nothing": "\u0301\u0302",
    "a mark on a filler": "\u3164\u0301",
    "tags": "\U000e0041\U000e0042",
    "soft hyphen": "\u00ad",
    "directions": "\u202e\u2066\u200f",
    "spaces": "\u00a0\u2003\u3000",
    "Khmer vowels that are not written": "\u17b4\u17b5",
    "musical nothing": "\U0001d159",
    "joiner": "\u034f",
    "dots": ". . .",
}
ALIKE = [
    ("Ana", "Ana"),
    ("Ana", "ANA"),
    ("Ana", "\u0410n\u0430"),  # Cyrillic
    ("Ana", "\u0391na"),  # Greek
    ("Ana", "A\u200bna"),
    ("Ana", "\uff21\uff4e\uff41"),  # full width
    ("Ana", "\U0001d400\U0001d427\U0001d41a"),  # mathematical bold
    ("Ana", "\u1d00\u0274\u1d00"),  # small capitals
    ("Ana", "An\u1ea1"),
    ("Ana", "Ana."),
    ("Bill", "BiII"),
    ("Bill", "Bi1l"),
    ("Otto", "0tt0"),
    ("Bernard", "Bemard"),
    ("\u0412\u0430\u0441\u044f", "\u0432\u0430\u0441\u044f"),
    ("nick", "\u039dick"),
    ("Have", "\u0397a\u03bde"),
    ("Greedy 2", "Gr\u0435edy\u00a02"),
]
DIFFERENT = [("Ana", "Anna"), ("Mei", "Mai"), ("か", "が"), ("राम", "रमा"), ("🐟", "🐠"), ("Ana 2", "Ana 3")]


@pytest.fixture
def own_hall(tmp_path: Path) -> Iterator[HallProcess]:
    """A server for one test, to be killed and started again."""
    with orderly(HallProcess(tmp_path / "data", FREELY)) as process:
        yield process


def names(hall: HallProcess, table: str) -> list[str]:
    return [seat["name"] for seat in hall.http.get(f"/api/tables/{table}").json()["seats"]]


def join(hall: HallProcess, table: str, nickname: str) -> str:
    """Takes the next open seat; the name that was given."""
    answer = hall.http.post(f"/api/tables/{table}/join", json={"nickname": nickname})
    assert answer.status_code == 200, answer.text
    seat: int = answer.json()["seat"]
    return names(hall, table)[seat]


# --- what may stand in a name ---------------------------------------------------------------------


@pytest.mark.parametrize("nickname", UNSEEN.values(), ids=UNSEEN)
def test_a_name_that_nobody_sees_is_none(hall: HallProcess, nickname: str) -> None:
    made = hall.open("me open", nickname=nickname)
    assert names(hall, made["table"])[0] == "Player 1"
    assert join(hall, made["table"], nickname) == "Player 2"


def test_what_is_unseen_goes_and_the_rest_stays() -> None:
    assert clean_name("  A\u200bna\n\u3164\u2028 Bo\u202e ", "") == "Ana Bo"
    assert clean_name("e\u0301 x²", "") == "é x²"  # composed, but nothing that looks different
    assert clean_name("علی\u200cرضا", "") == "علیرضا"
    assert clean_name("Zoé 👩\u200d🍳", "") == "Zoé 👩🍳"


def test_marks_do_not_pile_up() -> None:
    assert clean_name("Z" + "\u0335\u0334\u0336" * 7 + "o", "") == "Z\u0335\u0334\u0336o"
    assert clean_name("ก" + "\u0e47" * 20, "") == "ก\u0e47\u0e47\u0e47"
    assert clean_name("བསྒྲུབས", "") == "བསྒྲུབས"


@given(st.text(max_size=60))
def test_every_name_is_short_visible_and_in_one_line(text: str) -> None:
    name = clean_name(text, "Player 1")
    assert 0 < len(name) <= LONGEST
    assert name == name.strip() and name.isprintable()
    assert any(category(c)[0] in "LNS" for c in name)
    assert clean_name(name, "?") == name


# --- told apart -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_look_alike_get_a_number(one: str, other: str) -> None:
    shown = clean_name(one, ""), clean_name(other, "")
    for first, second in (shown, shown[::-1]):
        told = distinct(second, [first])
        assert told != second and told.rpartition(" ")[2] in ("2", "3")


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_names_that_differ_stay_as_they_are(one: str, other: str) -> None:
    assert distinct(other, [one]) == other


def test_the_first_number_that_is_free() -> None:
    assert distinct("Ana", ["Ana", "Bo", "Ana 2"]) == "Ana 3"
    assert distinct("Ana 2", ["Ana 2", "Ana 4"]) == "Ana 3"
    assert distinct("Agent 007", ["Agent 007"]) == "Agent 007 2"
    assert distinct("M" * 24, ["M" * 24]) == "M" * 22 + " 2"


@given(st.text(max_size=24), st.lists(st.text(max_size=24), max_size=6))
def test_whoever_comes_is_nobody_else(text: str, others: list[str]) -> None:
    taken: list[str] = []
    for other in others:
        taken.append(distinct(clean_name(other, "Player 1"), taken))
    told = distinct(clean_name(text, "Player 1"), taken)
    assert all(looks(told).isdisjoint(looks(other)) for other in taken)
    assert len(told) <= LONGEST and clean_name(told, "?") == told


# --- at real tables -------------------------------------------------------------------------------


def test_nobody_passes_for_a_bot(hall: HallProcess) -> None:
    made = hall.open("me bot bot", game="fangfrisch", nickname="Greedy 2")
    assert names(hall, made["table"]) == ["Greedy 4", "Greedy 2", "Greedy 3"]


def test_players_at_the_same_screen_are_told_apart(hall: HallProcess) -> None:
    made = hall.open("me same same", game="fangfrisch", nickname="Player 2")
    assert names(hall, made["table"]) == ["Player 2", "Player 3", "Player 4"]


def test_names_given_survive_a_kill(own_hall: HallProcess) -> None:
    hall = own_hall
    table = hall.open("me bot open open open", game="tokyo")["table"]
    given_names = [join(hall, table, nickname) for nickname in ("Ana", "\u0410n\u0430", "greedy 2")]
    assert given_names == ["Ana 2", "\u0410n\u0430 3", "greedy 3"]
    before = names(hall, table)
    assert before == ["Ana", "Greedy 2", *given_names]
    hall.kill()
    hall.start()
    assert names(hall, table) == before
    guest = hall.sit(table)
    assert guest.until("table")["names"] == before


def test_a_rematch_keeps_every_name(hall: HallProcess) -> None:
    made = hall.open("me same same", game="fangfrisch", nickname="Player 2")
    secrets = [seat["secret"] for seat in made["seats"]]
    play_on({seat: hall.sit(made["table"], secret) for seat, secret in enumerate(secrets)}, Random(3))
    before = names(hall, made["table"])
    again = hall.http.post(f"/api/tables/{made['table']}/rematch", json={"secret": secrets[0]}).json()["table"]
    assert names(hall, again) == [before[-1], *before[:-1]]


def renamed(hall: HallProcess, table: str, people: list[str]) -> None:
    """As a table of an older version lies in the store."""
    with sqlite3.connect(hall.data / "criee.db") as store:
        (data,) = store.execute("SELECT data FROM matches WHERE id = ?", (table,)).fetchone()
        setup: dict[str, Any] = json.loads(data)
        for person, name in zip(setup["people"], people, strict=True):
            person["name"] = name
        store.execute("UPDATE matches SET data = ? WHERE id = ?", (json.dumps(setup), table))
    store.close()


def test_old_tables_keep_the_names_they_have_and_their_rematch_tells_them_apart(own_hall: HallProcess) -> None:
    hall = own_hall
    made = hall.open("me same")
    secrets = [seat["secret"] for seat in made["seats"]]
    guests = {seat: hall.sit(made["table"], secret) for seat, secret in enumerate(secrets)}
    play_on(guests, Random(5))
    hall.kill()
    renamed(hall, made["table"], ["Ana", "Ana"])
    hall.start()
    assert names(hall, made["table"]) == ["Ana", "Ana"]
    assert "seats: Ana | Ana\n" in hall.http.get(f"/api/tables/{made['table']}/record").text
    again = hall.http.post(f"/api/tables/{made['table']}/rematch", json={"secret": secrets[0]}).json()["table"]
    assert names(hall, again) == ["Ana", "Ana 2"]


def test_the_names_of_a_record_are_told_apart(hall: HallProcess) -> None:
    made = hall.open("me same")
    guests = {seat["seat"]: hall.sit(made["table"], seat["secret"]) for seat in made["seats"]}
    play_on(guests, Random(7))
    text = hall.http.get(f"/api/tables/{made['table']}/record").text
    assert "seats: Ana | Player 2\n" in text
    opened = hall.http.post("/api/records", json={"text": text.replace("Ana | Player 2", "Ana | ANA")}).json()
    assert names(hall, opened["table"]) == ["Ana", "ANA 2"]
