"""Lines break, processes die, frames get lost or altered: nothing is lost, nothing is doubled, nobody reloads."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, Playwright, WebSocketRoute

from browser.play import ENDED, await_change, await_turn, log, moves_of, sit_down
from browser.quay import PATIENCE, Browser, Hall, Wire
from browser.window import Visit, new_window

MEMORY_REACHES_DISK = 6.0  # seconds: Chromium writes what a page remembers with a delay
MOST_TURNS = 200


def play_one(page: Page, choice: int) -> str:
    """One move from the list; its notation."""
    buttons = page.locator(".moves [data-move]:not([aria-disabled='true'])")
    button = buttons.nth(choice % buttons.count())
    move = button.get_attribute("data-move")
    before = log(page)
    button.evaluate("button => button.click()")
    await_change(page, before)
    assert move is not None
    return move


def is_over(page: Page) -> bool:
    return page.locator(ENDED).count() > 0


def has_turn(page: Page) -> bool:
    return page.locator(".moves [data-move]:not([aria-disabled='true'])").count() > 0


class Player:
    """One of two people, with everything they have played."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.made: list[str] = []

    def move_if_asked(self) -> bool:
        if is_over(self.page) or not has_turn(self.page):
            return False
        self.made.append(play_one(self.page, len(self.made)))
        return True


def test_two_browsers_play_a_match_through_every_kind_of_trouble(
    own_hall: Hall, chromium: Chromium, stage: Playwright, tmp_path: Path
) -> None:
    """Ana's line is torn; Bo's browser is killed; the server is killed. The record has each move once, in order."""
    hall = own_hall
    wire = Wire(hall.port)
    ana = Player(new_window(chromium, locale="en-GB", reduced_motion="reduce").new_page())
    ana.page.set_default_timeout(PATIENCE)
    ana.page.goto(wire.url)
    table = sit_down(ana.page, "tsukiji", "Invite")
    ana.page.wait_for_selector("text=Waiting for one more player")

    process = Browser(tmp_path / "bo")
    driver = stage.chromium.connect_over_cdp(process.start())
    bo = Player(driver.contexts[0].new_page())
    bo.page.set_default_timeout(PATIENCE)
    bo.page.goto(f"{hall.url}/table/{table}")
    bo.page.get_by_role("button", name="Sit down").click()
    await_turn(bo.page)
    joined_at = time.monotonic()

    for turn in range(MOST_TURNS):
        if is_over(ana.page) and is_over(bo.page):
            break
        if turn == 4:
            wire.tear()
            ana.page.wait_for_selector("text=The line is lost")
            bo.move_if_asked()
            wire.mend()
            ana.page.wait_for_selector("text=The line is lost", state="detached")
        if turn == 8:
            time.sleep(max(0.0, MEMORY_REACHES_DISK - (time.monotonic() - joined_at)))
            process.kill()
            ana.move_if_asked()
            driver = stage.chromium.connect_over_cdp(process.start())
            bo.page = driver.contexts[0].new_page()
            bo.page.set_default_timeout(PATIENCE)
            bo.page.goto(hall.url)
            bo.page.locator(".board a").first.click()  # from the list of unfinished tables
            bo.page.wait_for_selector(".log-entries li")
        if turn == 12:
            hall.kill()
            ana.page.wait_for_selector("text=The line is lost")
            hall.open()
            ana.page.wait_for_selector("text=The line is lost", state="detached")
        if not ana.move_if_asked() and not bo.move_if_asked():
            ana.page.wait_for_timeout(50)
    record = hall.record(table)
    process.kill()
    assert ana.made == moves_of(record, 0)
    assert bo.made == moves_of(record, 1)
    assert "result:" in record


def test_a_move_made_while_the_line_is_dead_is_sent_when_it_lives(visit: Visit, hall: Hall, chromium: Chromium) -> None:
    """Neither side was told of the cut: the browser notices by itself, returns, and sends the move again."""
    wire = Wire(hall.port)
    page = new_window(chromium, locale="en-GB").new_page()
    page.set_default_timeout(2 * PATIENCE)
    page.goto(wire.url)
    table = sit_down(page, "tsukiji")
    await_turn(page)
    wire.cut()
    page.locator(".moves [data-move='bid 3']").click()
    page.wait_for_selector("text=Your move is kept and will be sent.")
    wire.mend()
    page.wait_for_function("() => document.querySelector('.log-entries').innerText.includes('bid')")
    page.wait_for_selector("text=The line is lost", state="detached")
    page.wait_for_timeout(300)
    assert moves_of(hall.record(table), 0)[:1] == ["bid ?"]  # an unfinished match: sealed for everybody else
    assert len(moves_of(hall.record(table), 0)) == 1
    page.context.close()


def test_a_view_that_differs_is_noticed_and_healed(visit: Visit) -> None:
    """A `steps` frame is altered on the way; the browser sits again by itself and shows the true view."""
    page = visit.page
    asked: list[dict[str, Any]] = []
    altered: list[str] = []

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def from_page(frame: str | bytes) -> None:
            asked.append(json.loads(frame))
            server.send(frame)

        def from_server(frame: str | bytes) -> None:
            told = json.loads(frame)
            if told["type"] == "steps" and not altered:
                altered.append(told["hash"])
                told["view"]["barrel"] = 3
                frame = json.dumps(told)
            socket.send(frame)

        socket.on_message(from_page)
        server.on_message(from_server)

    page.route_web_socket("**/ws", between)
    sit_down(page, "tsukiji")
    await_turn(page)
    assert altered
    assert [frame["since"] for frame in asked if frame["type"] == "sit"] == [0, 0]


def test_a_repeated_frame_plays_once(visit: Visit, hall: Hall) -> None:
    """Every move goes over the wire twice; the record has it once."""
    page = visit.page

    def between(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def from_page(frame: str | bytes) -> None:
            for _ in range(2 if json.loads(frame)["type"] == "move" else 1):
                server.send(frame)

        socket.on_message(from_page)

    page.route_web_socket("**/ws", between)
    table = sit_down(page, "tsukiji")
    made = []
    for choice in range(6):
        if await_turn(page):
            made.append(play_one(page, choice))
    record = moves_of(hall.record(table), 0)
    shown = [real for real, known in zip(made, record, strict=True) if known in (real, "bid ?")]
    assert shown == made
