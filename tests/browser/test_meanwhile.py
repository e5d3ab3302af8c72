"""Several bots in a row: what they did can be stepped back through, and the match waits."""

from __future__ import annotations

from browser.play import await_turn, offered, sit_at
from browser.quay import Hall
from browser.window import Visit

DIGEST = ".meanwhile"


def test_what_others_did_is_looked_at_again(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "wasabi", 4)
    while await_turn(page) and not page.locator(DIGEST).count():
        before = page.locator(".log-entries").inner_text()
        page.locator(".moves [data-move]").first.press("Enter")
        page.wait_for_function("then => document.querySelector('.log-entries').innerText !== then", arg=before)
    moves, place = offered(page), page.locator(".game").bounding_box()
    back, on = page.get_by_role("button", name="One step back"), page.get_by_role("button", name="One step on")
    assert on.is_disabled()
    back.click()
    page.get_by_text("As it was a moment ago.").wait_for()
    assert offered(page) == []  # nothing can be done in the past
    assert page.locator(".game").bounding_box() == place
    assert page.locator(f"{DIGEST} p").inner_text() != ""
    on.click()
    page.locator(f"{DIGEST} p").wait_for(state="detached")
    assert offered(page) == moves
    back.click()
    page.keyboard.press("Escape")  # also brings one back
    page.locator(f"{DIGEST} p").wait_for(state="detached")
    assert offered(page) == moves
