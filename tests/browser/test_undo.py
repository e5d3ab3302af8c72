"""Somebody asks for a move back: the page answers for everybody who sits at this screen."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocket

from browser.play import post
from browser.quay import Hall
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
