"""Names of any length, in any script, are shown as words and move nothing: not the table, not the words beside them."""

from __future__ import annotations

import pytest

from browser.play import FEWEST, post, sit_down
from browser.quay import Hall
from browser.test_access import GAMES
from browser.window import Visit

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
HEBREW = "אבגדהוזחטיכלמנסעפצקרשת 7"
NAMES = ["W" * 24, HEBREW, "𒐫" * 12, "<b>A</b><img src=x>", "مريم بنت عبد الله (3)", "Z\u0335\u0334\u0336a"]


def seated(hall: Hall, game: str, names: list[str]) -> tuple[str, str]:
    """A table where these people sit; its id, and the first one's secret."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in names[1:])]
    made = post(hall, "/api/tables", {"game": game, "seats": seats, "nickname": names[0]})
    for name in names[1:]:
        post(hall, f"/api/tables/{made['table']}/join", {"nickname": name})
    return made["table"], made["seats"][0]["secret"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("visit", [PHONE], indirect=True, ids=["phone"])
def test_long_names_widen_no_table(visit: Visit, hall: Hall, game: str) -> None:
    page = visit.page
    names = NAMES[: FEWEST.get(game, 2)]
    table, secret = seated(hall, game, names)
    page.goto(f"{visit.base}/table/{table}#seats={game}%2C0%3A{secret}")
    page.wait_for_selector(".game")
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390
    assert page.locator(".seats strong").all_inner_texts() == names
    assert all(page.locator(".seats strong").nth(i).bounding_box() for i in range(len(names)))  # nobody has vanished


@pytest.mark.parametrize("visit", [PHONE], indirect=True, ids=["phone"])
def test_long_names_widen_no_waiting_room(visit: Visit, hall: Hall) -> None:
    page = visit.page
    seats = [{"kind": "me"}, *5 * [{"kind": "open"}]]
    made = post(hall, "/api/tables", {"game": "tokyo", "seats": seats, "nickname": NAMES[0]})
    for name in NAMES[1:5]:
        post(hall, f"/api/tables/{made['table']}/join", {"nickname": name})
    page.goto(f"{visit.base}/table/{made['table']}")
    page.wait_for_selector("text=A seat is free")
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390
    page.get_by_role("button", name="Only watch").click()
    page.wait_for_selector("text=Waiting for one more player")
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390
    assert page.locator("li b, li img").count() == 0  # no name is HTML


def test_a_name_from_right_to_left_turns_nothing_round(visit: Visit, hall: Hall) -> None:
    """Its number stands at its own end, and what follows in the sentence stays where it is."""
    page = visit.page
    table, secret = seated(hall, "tsukiji", [HEBREW, "Bo"])
    page.goto(f"{visit.base}/table/{table}#seats=tsukiji%2C0%3A{secret}")
    page.wait_for_selector(".seats strong[dir=auto]")
    page.locator(".moves [data-move]").first.click()
    page.wait_for_selector(f".log-entries li:has-text('\u2068{HEBREW}\u2069')")


def test_a_name_of_letters_only_is_left_alone(visit: Visit) -> None:
    page = visit.page
    sit_down(page, "tsukiji")
    page.wait_for_selector(".log-entries li")
    assert "\u2068" not in page.locator("body").inner_text()
