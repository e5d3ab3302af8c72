"""One meets somebody: a face is picked in the hall, sits at the table, and makes room for the next when beaten."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from browser.play import ENDED, await_turn, sit_down
from browser.test_access import faults
from browser.test_patience import forgive
from browser.window import Visit
from criee.bots.ladder import ladder

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
PORTRAIT = "svg[viewBox='0 0 100 100']"
RUNGS = ladder("tsukiji")
NAMES = [rung.shown for rung in RUNGS]


class Umpire:
    """Stands between server and page, and may call a match over: what the server then still says is not passed on."""

    def __init__(self, page: Page) -> None:
        self.steps: dict[str, Any] = {}
        self.called = False
        page.route_web_socket("**/ws", self.stand_between)

    def stand_between(self, line: WebSocketRoute) -> None:
        self.line = line
        self.called = False
        server = line.connect_to_server()

        def pass_on(data: str | bytes) -> None:
            frame = json.loads(data)
            if frame["type"] == "steps":
                self.steps = frame
            if not self.called:
                line.send(data)

        server.on_message(pass_on)

    def call(self, winner: int) -> None:
        self.called = True
        why = {"key": "prompt-over", "args": {}, "rule": "T29"}
        outcome = {"winners": [winner], "scores": [9, 9], "rule": "T29", "why": why}
        self.line.send(json.dumps({**self.steps, "outcome": outcome, "moves": [], "to_act": []}))


def sign(page: Page, game: str = "tsukiji") -> Locator:
    return page.locator(f"article[aria-labelledby='sign-{game}']")


def choose(page: Page, game: str = "tsukiji") -> Locator:
    """The sheet where one picks a face; it is opened by a click on whom one would meet."""
    sign(page, game).locator(".meet").click()
    return page.locator("dialog[open]")


def sat_down_with(visit: Visit, table: str) -> list[str]:
    seats = visit.page.request.get(f"{visit.base}/api/tables/{table}").json()["seats"]
    return [seat["bot"] for seat in seats if seat["kind"] == "bot"]


@pytest.mark.parametrize("visit", [{}, PHONE], indirect=True, ids=["desktop", "phone"])
def test_a_face_is_picked_by_mouse_and_sits_at_the_table(visit: Visit) -> None:
    page = visit.page
    expect(sign(page).locator(".meet")).to_contain_text(f"You meet {NAMES[0]}")
    sheet = choose(page)
    assert sheet.get_by_role("radio").count() == 5  # those for measuring wait in a fold
    assert sheet.locator(f"label {PORTRAIT}").count() == 5
    for rung in RUNGS:
        expect(sheet.locator("label", has_text=rung.shown).first).to_contain_text(rung.character["en"])
    sheet.locator("label", has_text=NAMES[2]).click()
    expect(sheet.get_by_role("status")).to_contain_text(f"Chosen by you: {NAMES[2]} stays")
    assert faults(page) == []
    sheet.get_by_role("button", name="Close").click()
    expect(sign(page).locator(".meet")).to_contain_text(f"You meet {NAMES[2]}")
    table = sit_down(page, "tsukiji")
    await_turn(page)
    assert sat_down_with(visit, table) == [RUNGS[2].name]
    expect(page.locator(".seats strong").nth(1)).to_have_text(NAMES[2])
    assert page.locator(f".seats .face {PORTRAIT}").count() == 1
    assert page.locator(".seats .face").get_attribute("title") == RUNGS[2].character["en"]


def test_a_face_is_picked_by_keyboard(visit: Visit) -> None:
    page = visit.page
    sign(page).locator(".meet").focus()
    page.keyboard.press("Enter")
    sheet = page.locator("dialog[open]")
    first = sheet.get_by_role("radio", name=NAMES[0])
    expect(first).to_be_checked()
    for _ in range(5):
        if first.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    for shown in (*NAMES[1:], NAMES[0], NAMES[1]):  # beyond the last stands the first
        page.keyboard.press("ArrowRight")
        one = sheet.get_by_role("radio", name=shown)
        expect(one).to_be_checked()
        expect(one).to_be_focused()
    assert one.evaluate("one => getComputedStyle(one.closest('label')).outlineStyle") == "solid"
    described = one.evaluate("one => document.getElementById(one.getAttribute('aria-describedby')).textContent")
    assert described == RUNGS[1].character["en"]
    page.keyboard.press("Escape")
    expect(sign(page).locator(".meet")).to_contain_text(f"You meet {NAMES[1]}")
    expect(sign(page).locator(".meet")).to_be_focused()


def test_a_choice_by_hand_can_be_given_back(visit: Visit) -> None:
    page = visit.page
    sheet = choose(page)
    sheet.locator("summary", has_text="For measuring").click()
    sheet.get_by_label("Trader").check()
    expect(sheet.get_by_role("status")).to_contain_text("Trader stays")
    sheet.get_by_role("button", name="Let my opponents grow with me").click()
    expect(sheet.get_by_role("radio", name=NAMES[0])).to_be_checked()
    expect(sheet.get_by_role("status")).to_contain_text("Your opponents grow with you")


def test_whoever_is_beaten_makes_room_for_the_next(visit: Visit) -> None:
    page = visit.page
    umpire = Umpire(page)
    sit_down(page, "tsukiji")
    await_turn(page)
    umpire.call(0)
    page.wait_for_selector(ENDED)
    news = f"You beat {NAMES[0]}: next time {NAMES[1]} sits down."
    expect(page.locator("dialog[open]")).to_contain_text(news)
    assert page.locator(f"dialog[open] h3 .face {PORTRAIT}").count() == 1
    page.goto(visit.base)
    expect(sign(page).locator(".meet")).to_contain_text(f"You meet {NAMES[1]}")
    expect(sign(page).locator(".meet")).to_contain_text(news)
    expect(sign(page, "wasabi").locator(".meet")).not_to_contain_text("You beat")
    table = sit_down(page, "tsukiji")
    assert sat_down_with(visit, table) == [RUNGS[1].name]
    page.goto(visit.base)
    expect(sign(page).locator(".meet")).not_to_contain_text("You beat")  # once said, it is no news
    forgive(visit)  # the server knows that the match goes on, and shows no replay of it


def test_two_matches_lost_bring_somebody_gentler(visit: Visit) -> None:
    page = visit.page
    climb = {"climbs": {"tsukiji": {"rung": 2, "lost": 1, "news": ""}}}
    page.evaluate("likes => localStorage.setItem('criee.likes', likes)", json.dumps(climb))
    page.reload()
    umpire = Umpire(page)
    table = sit_down(page, "tsukiji")
    await_turn(page)
    assert sat_down_with(visit, table) == [RUNGS[2].name]
    umpire.call(1)
    said = f"{NAMES[2]} won twice: next time {NAMES[1]} sits down."
    expect(page.locator("dialog[open]")).to_contain_text(said)
    page.reload()  # the same end, seen again, is no second one
    await_turn(page)
    assert json.loads(page.evaluate("localStorage.getItem('criee.likes')"))["climbs"]["tsukiji"]["rung"] == 1
    forgive(visit)


def test_a_lesson_is_with_the_gentlest(visit: Visit) -> None:
    page = visit.page
    choose(page).locator("label", has_text=NAMES[4]).click()
    page.keyboard.press("Escape")
    table = sit_down(page, "tsukiji", "Learn")
    assert sat_down_with(visit, table) == [RUNGS[0].name]


def test_characters_speak_the_language_of_the_page(visit: Visit) -> None:
    page = visit.page
    page.get_by_role("button", name="FR, français").click()
    expect(sign(page).locator(".meet")).to_contain_text(f"Face à {NAMES[0]}")
    expect(choose(page).locator("label", has_text=NAMES[0])).to_contain_text(RUNGS[0].character["fr"])
