"""Somebody asks for a move back: the page answers for everybody who sits at this screen."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket, expect

from browser.play import post
from browser.quay import Hall
from browser.test_access import faults
from browser.test_leaving import at_one_table, banner
from browser.window import Visit
from server.guests import Guest


@pytest.mark.parametrize(("button", "state"), [("Allow", "granted"), ("Refuse", "refused")])
def test_two_seats_at_one_screen_answer_together(visit: Visit, hall: Hall, button: str, state: str) -> None:
    page = visit.page
    troubles: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: troubles.append(json.loads(frame)) if '"error"' in frame else None)

    page.on("websocket", listen)
    seats = [{"kind": kind} for kind in ("me", "same", "same")]
    made = post(hall, "/api/tables", {"game": "fangfrisch", "seats": seats, "nickname": "Ana"})
    table, (first, second, third) = made["table"], [one["secret"] for one in made["seats"]]
    page.goto(f"{visit.base}/table/{table}#seats=fangfrisch%2C0%3A{first}%2C1%3A{second}")
    page.wait_for_selector(".seats strong")
    asker = Guest(hall.port, table, [third])
    asker.steps(2)
    asker.move(2, "wait")  # sealed: the other two have still to decide
    asker.send(type="undo", seat=2)
    assert asker.until("undo")["state"] == "asked"
    page.locator(".banners").get_by_role("button", name=button, exact=True).click()
    assert asker.until("undo")["state"] == state
    asker.close()
    page.wait_for_selector(".banners p", state="detached")
    assert troubles == []


def test_undo_is_offered_while_it_can_be_granted_and_says_why_it_is_not(hall: Hall, chromium: Browser) -> None:
    with at_one_table(hall, chromium) as (ana, bo):
        undo = ana.page.get_by_role("button", name="Undo")
        expect(undo).to_have_count(0)  # nothing has been played
        ana.page.locator(".moves [data-move='bid 2']").click()
        expect(undo).to_have_attribute("aria-disabled", "false")
        undo.click()
        banner(bo.page).get_by_role("button", name="Refuse").click()
        expect(ana.page.get_by_role("alert")).to_contain_text("Bo would rather not")
        place = undo.bounding_box()
        bo.page.locator(".moves [data-move='bid 4']").click()
        expect(undo).to_have_attribute("aria-disabled", "true")
        assert undo.bounding_box() == place
        undo.press("Enter")
        expect(ana.page.get_by_role("alert")).to_contain_text("Bo has moved since")
        other = bo.page.get_by_role("button", name="Undo")
        expect(other).to_have_attribute("aria-disabled", "true")  # the last to bid sees both hands go down
        other.press("Enter")
        expect(bo.page.get_by_role("alert")).to_contain_text("Something hidden has come to light")
        assert faults(ana.page) == []


def test_who_shares_a_screen_takes_back_what_was_moved_last(visit: Visit, hall: Hall) -> None:
    page = visit.page
    page.evaluate("localStorage.setItem('criee.likes', JSON.stringify({moves: true, curtain: false}))")
    seats = [{"kind": kind} for kind in ("me", "same")]
    made = post(hall, "/api/tables", {"game": "tsukiji", "seats": seats, "nickname": "Ana"})
    keys = "%2C".join(f"{seat}%3A{one['secret']}" for seat, one in enumerate(made["seats"]))
    page.goto(f"{visit.base}/table/{made['table']}#seats=tsukiji%2C{keys}")
    page.locator(".moves [data-move='bid 2']").click()
    expect(page.locator(".seat.looking")).to_contain_text("Player 2")
    page.get_by_role("button", name="Undo").click()  # of the one who has just bid
    expect(page.locator(".log-entries")).to_contain_text("Ana takes the last move back")
