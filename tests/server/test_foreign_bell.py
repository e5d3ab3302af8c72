"""A game of somebody else's that has a bell: the server referees it without knowing one of its words."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from browser.annex import lay_card
from server.guests import FREELY, Guest, HallProcess, orderly


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[HallProcess]:
    """A server where the game is installed, as pip would do it."""
    shelf = tmp_path / "shelf"
    shutil.copytree(Path(__file__).parent / "gong", shelf / "gong")
    lay_card(shelf, "gong")
    with orderly(HallProcess(tmp_path / "data", FREELY, shelf=shelf)) as process:
        yield process


def sit_down(hall: HallProcess, kinds: str) -> tuple[str, Guest, int]:
    """A live table, all seats of persons at one screen; and the step at which its gong is open."""
    made = hall.open(kinds, "gong", live=True)
    guest = hall.sit(made["table"], *[one["secret"] for one in made["seats"]])
    return made["table"], guest, int(guest.steps(0)["seq"])


def test_a_foreign_bell_is_told_in_its_own_words(hall: HallProcess) -> None:
    _, guest, _ = sit_down(hall, "me same")
    window = guest.last[0]["window"]
    assert (window["seats"], window["ring"], window["wait"]) == ([0, 1], "strike", "hold")


def test_the_first_of_several_is_awarded_by_a_foreign_word(hall: HallProcess) -> None:
    table, guest, seq = sit_down(hall, "me same same")
    guest.send(type="ring", seat=0, seq=seq, millis=200.0)
    guest.send(type="move", seat=1, count=0, move="hold")
    guest.send(type="ring", seat=2, seq=seq, millis=300.0)
    news = guest.until("bell")
    assert (news["winner"], [ring["seat"] for ring in news["rings"]]) == (2, [2, 0])
    assert lots(hall, table)[0][-1] == "house hammer p3"


def test_a_foreign_move_strikes_the_bell(hall: HallProcess) -> None:
    table, guest, _ = sit_down(hall, "me same")
    guest.send(type="move", seat=1, count=0, move="strike")
    news = guest.until("bell")
    assert (news["winner"], [ring["seat"] for ring in news["rings"]]) == (1, [1])
    assert lots(hall, table)[0][-1] == "house hammer p2"


def test_bots_strike_and_hold_a_foreign_bell(hall: HallProcess) -> None:
    """What the bots chose is what the bell heard: the record, open when all is over, says what they chose."""
    table, guest, _ = sit_down(hall, "me bot:random bot:random")
    rung = []
    for lot in range(3):
        while guest.last[0]["count"] < lot:
            guest.hear()
        guest.send(type="move", seat=0, count=lot, move="hold")
        rung.append({f"p{ring['seat'] + 1} strike" for ring in guest.until("bell")["rings"]})
    struck = [{step for step in steps if step.endswith("strike")} for steps in lots(hall, table)]
    assert struck == rung
    assert all(len(steps) == 4 and "p1 hold" in steps for steps in lots(hall, table))


def lots(hall: HallProcess, table: str) -> list[list[str]]:
    """The steps of the record, a lot each: the last is what the house said."""
    found: list[list[str]] = [[]]
    for line in hall.http.get(f"/api/tables/{table}/record").text.splitlines():
        if line.startswith(("p1 ", "p2 ", "p3 ", "house ")):
            found[-1].append(line)
        if line.startswith("house "):
            found.append([])
    return found[:-1]
