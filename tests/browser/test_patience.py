"""The hall is busy, full, or cannot write: said in words, moving nothing, and what was asked for is not lost."""

from __future__ import annotations

import json
from collections.abc import Callable
from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute

from browser.play import ENDED, await_turn, moves_of, sit_down
from browser.quay import PATIENCE, Hall
from browser.test_access import faults
from browser.window import Visit, new_window

STORE = "text=The disk is full or cannot be written"
SLOW = "text=Too much was asked of the hall at once"
KEPT = "text=Your move is kept and will be sent."
SENT = ".moves .sent"  # the move that is under way
SLOW_DOWN = {"type": "error", "code": "slow-down", "message": "too many frames"}
Frame = dict[str, Any]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


class Doorman:
    """Stands between page and server: sees every frame of the page, may keep it back, and may speak for the server."""

    def __init__(self, page: Page, passes: Callable[[Frame], bool] = lambda frame: True) -> None:
        self.heard: list[Frame] = []
        self.passes = passes
        self.line: WebSocketRoute | None = None
        page.route_web_socket("**/ws", self.stand_between)

    def stand_between(self, line: WebSocketRoute) -> None:
        self.line = line
        server = line.connect_to_server()

        def hear(data: str | bytes) -> None:
            frame: Frame = json.loads(data)
            self.heard.append(frame)
            if self.passes(frame):
                server.send(data)

        line.on_message(hear)

    def say(self, frame: Frame) -> None:
        assert self.line is not None
        self.line.send(json.dumps(frame))

    def of(self, kind: str) -> list[Frame]:
        return [frame for frame in self.heard if frame["type"] == kind]


def forgive(visit: Visit) -> None:
    """The browser notes every answer of 400 and above as an error, which here they are meant to be."""
    visit.complaints[:] = [said for said in visit.complaints if not said.startswith("Failed to load resource")]


def answer(page: Page, path: str, status: int, body: str, times: int) -> None:
    """The first requests for a path get this answer, the later ones go through."""
    left = [times]

    def instead(route: Route) -> None:
        left[0] -= 1
        if left[0] < 0:
            route.continue_()
        else:
            route.fulfill(status=status, body=body, content_type="application/json")

    page.route(path, instead)


def places(page: Page) -> list[str]:
    """Where the table stands on the screen."""
    look = "name => JSON.stringify(document.querySelector(name).getBoundingClientRect())"
    parts = (".game", ".prompt", ".seats", ".moves")
    for name in parts:  # the drawing comes a moment later than the frame around it
        page.wait_for_selector(name)
    return [page.evaluate(look, name) for name in parts]


def bid_three(page: Page) -> str:
    """Opens a table and makes the first move; the table's id."""
    table = sit_down(page, "tsukiji")
    await_turn(page)
    page.locator(".moves [data-move='bid 3']").click()
    return table


def until(page: Page, happened: Callable[[], bool]) -> None:
    """Waits for something outside the page."""
    for _ in range(PATIENCE // 50):
        if happened():
            return
        page.wait_for_timeout(50)
    raise TimeoutError


# --- the disk -------------------------------------------------------------------------------------


@pytest.mark.parametrize("visit", [{}, PHONE], indirect=True, ids=["desktop", "phone"])
def test_a_full_disk_is_said_calmly_and_moves_nothing(visit: Visit) -> None:
    page = visit.page
    doorman = Doorman(page)
    sit_down(page, "tsukiji")
    await_turn(page)
    page.wait_for_selector(".log-entries li:has-text('Noa')")  # the bot has bid: nothing more happens now
    before = places(page)
    doorman.say({"type": "store", "ok": False})
    page.wait_for_selector(f"[role=status] >> {STORE}")  # polite: it interrupts nobody
    assert places(page) == before
    assert faults(page) == []
    doorman.say({"type": "store", "ok": True})
    page.wait_for_selector(STORE, state="detached")
    assert places(page) == before


def test_a_full_disk_is_said_in_french(visit: Visit) -> None:
    page = visit.page
    doorman = Doorman(page)
    page.get_by_role("button", name="FR, français").click()
    sit_down(page, "tsukiji", "Jouer")
    await_turn(page)
    doorman.say({"type": "store", "ok": False})
    page.wait_for_selector("text=la partie attend et reprendra d’elle-même")


def test_a_move_that_cannot_be_written_is_kept_and_sent_when_it_can(visit: Visit, hall: Hall) -> None:
    page = visit.page
    doorman = Doorman(page, lambda frame: frame["type"] != "move")
    table = bid_three(page)
    refused = {"type": "refused", "seat": 0, "count": 0, "line": {"key": "refuse-store", "args": {}, "rule": ""}}
    doorman.say(refused)
    page.wait_for_selector(KEPT)
    assert page.locator(STORE).count() == 1
    doorman.passes = lambda frame: True
    doorman.say({"type": "store", "ok": True})
    page.wait_for_selector(SENT, state="detached")
    page.wait_for_selector(STORE, state="detached")
    assert len(moves_of(hall.record(table), 0)) == 1


def test_a_disk_that_is_full_and_then_is_not(own_hall: Hall, chromium: Browser) -> None:
    """A real one: the server may write no more. The table waits, says so, and takes up the very move that was made."""
    page = new_window(chromium, locale="en-GB", reduced_motion="reduce").new_page()
    page.set_default_timeout(3 * PATIENCE)  # the server tries again after pauses that grow
    page.goto(own_hall.url)
    table = sit_down(page, "tsukiji")
    await_turn(page)
    page.wait_for_selector(".log-entries li:has-text('Noa')")
    assert own_hall.process is not None
    before = prlimit(own_hall.process.pid, RLIMIT_FSIZE, (1, RLIM_INFINITY))
    page.locator(".moves [data-move='bid 3']").click()
    page.wait_for_selector(STORE)
    page.wait_for_selector(KEPT)
    assert moves_of(own_hall.record(table), 0) == []
    prlimit(own_hall.process.pid, RLIMIT_FSIZE, before)
    page.wait_for_selector(STORE, state="detached")
    page.wait_for_selector(SENT, state="detached")
    assert len(moves_of(own_hall.record(table), 0)) == 1
    page.context.close()


# --- too much at once -----------------------------------------------------------------------------


def test_a_move_that_came_too_early_is_sent_again(visit: Visit, hall: Hall) -> None:
    """Twice the server asks for patience; the third time the move is taken, and played once."""
    page = visit.page
    doorman = Doorman(page, lambda frame: frame["type"] != "move" or len(doorman.of("move")) > 2)
    table = bid_three(page)
    until(page, lambda: len(doorman.of("move")) == 1)
    doorman.say(SLOW_DOWN)
    page.wait_for_selector(SLOW)
    page.wait_for_selector(KEPT)
    until(page, lambda: len(doorman.of("move")) == 2)
    doorman.say(SLOW_DOWN)
    page.wait_for_selector(SLOW, state="detached")
    assert len(moves_of(hall.record(table), 0)) == 1
    assert doorman.of("move") == 3 * [{"type": "move", "seat": 0, "count": 0, "move": "bid 3"}]


def test_a_move_nobody_answers_is_sent_again(visit: Visit, hall: Hall) -> None:
    page = visit.page
    doorman = Doorman(page, lambda frame: frame["type"] != "move" or len(doorman.of("move")) > 1)
    table = bid_three(page)
    page.wait_for_selector(SENT)
    page.wait_for_selector(SENT, state="detached")
    assert len(moves_of(hall.record(table), 0)) == 1


def test_a_move_forgotten_with_the_server_s_memory_is_sent_again(visit: Visit, hall: Hall) -> None:
    """A write failed, the table went back to what is on disk and asks everybody to look again: the move is not lost."""
    page = visit.page
    doorman = Doorman(page, lambda frame: frame["type"] != "move" or len(doorman.of("move")) > 1)
    table = bid_three(page)
    page.wait_for_selector(SENT)
    doorman.say({"type": "resync"})
    page.wait_for_selector(SENT, state="detached")
    assert len(moves_of(hall.record(table), 0)) == 1


def test_a_page_waits_as_long_as_the_hall_says(visit: Visit, hall: Hall) -> None:
    """By itself it would ask again after four seconds, then eight: longer than a debt of a tenth of a second lasts."""
    page = visit.page

    def passes(frame: Frame) -> bool:
        if frame["type"] != "move" or len(doorman.of("move")) > 12:
            return True
        doorman.say({**SLOW_DOWN, "wait": 20})
        return False

    doorman = Doorman(page, passes)
    table = bid_three(page)
    page.wait_for_selector(SENT, state="detached")
    assert len(moves_of(hall.record(table), 0)) == 1


@pytest.mark.parametrize(
    ("code", "words"),
    [("slow-down", "Too much was asked of the hall at once"), ("full", "Too many people watch this table")],
)
def test_a_table_that_has_no_time_opens_later(visit: Visit, code: str, words: str) -> None:
    page = visit.page
    doorman = Doorman(page, lambda frame: frame["type"] != "sit" or len(doorman.of("sit")) > 1)
    sit_down(page, "tsukiji")
    until(page, lambda: bool(doorman.heard))
    doorman.say({"type": "error", "code": code, "message": ""})
    page.wait_for_selector(f"text={words}")
    await_turn(page)
    page.wait_for_selector(f"text={words}", state="detached")


# --- over HTTP ------------------------------------------------------------------------------------

REFUSALS = [
    (429, '{"code": "slow-down", "message": "x"}', "Too much was asked for from your network at once"),
    (503, '{"code": "full", "message": "x"}', "The hall is full"),
    (503, '{"code": "not-written", "message": "x"}', "The hall cannot write it down at the moment"),
    (503, "<html>no JSON", "The hall stumbled (503)"),
    (502, "null", "The hall stumbled (502)"),
    (431, "", "Your browser sends too much"),
    (408, "", "The line was too slow"),
]


def test_a_refused_table_is_explained_at_its_sign(visit: Visit) -> None:
    page = visit.page
    sign = page.locator("article[aria-labelledby='sign-tsukiji']")
    for status, body, words in REFUSALS:
        page.unroute_all()
        answer(page, "**/api/tables", status, body, 1)
        sign.get_by_role("button", name="Play now").click()
        page.wait_for_selector(f"[role=alert]:has-text('{words}')")
    sit_down(page, "tsukiji")
    forgive(visit)


def test_a_hall_that_is_busy_says_so_and_opens_on_asking_again(visit: Visit) -> None:
    page = visit.page
    for status, body, words in REFUSALS:
        page.unroute_all()
        answer(page, "**/api/games", status, body, 1)
        page.reload()
        page.wait_for_selector(f"[role=alert]:has-text('{words}')")
        page.get_by_role("button", name="Try again").click()
        page.wait_for_selector("article")
    forgive(visit)


def test_a_table_behind_a_busy_hall_opens_by_itself(visit: Visit) -> None:
    page = visit.page
    table = sit_down(page, "tsukiji")
    await_turn(page)
    page.locator("a.brand").click()
    for part, status, body, words in (
        (f"**/api/tables/{table}", 429, "", "Too much was asked for"),
        (f"**/api/tables/{table}", 503, "", "The hall stumbled"),
        ("**/api/games/tsukiji?*", 429, "", "Too much was asked for"),
    ):
        page.unroute_all()
        answer(page, part, status, body, 1)
        page.locator(f".board a[href='/table/{table}']").click()
        page.wait_for_selector(f"text={words}")
        await_turn(page)
        page.locator("a.brand").click()
    forgive(visit)


def test_words_that_did_not_come_are_asked_for_again(visit: Visit) -> None:
    page = visit.page
    answer(page, "**/api/texts/en", 503, "", 1)
    answer(page, "**/api/games/tsukiji/texts/en", 429, "", 1)
    page.reload()
    page.wait_for_selector("h2:text-is('Tsukiji Market')")
    forgive(visit)


def test_a_seat_that_cannot_be_taken_now_can_be_later(visit: Visit, hall: Hall) -> None:
    page = visit.page
    table = sit_down(page, "tsukiji", "Invite")
    page.wait_for_selector("text=Waiting for one more player")
    guest = page.context.browser.new_context(locale="en-GB").new_page()  # type: ignore[union-attr]
    answer(guest, "**/join", 429, "", 1)
    guest.goto(f"{visit.base}/table/{table}")
    guest.get_by_role("button", name="Sit down").click()
    guest.wait_for_selector("[role=alert]:has-text('Too much was asked for')")
    guest.get_by_role("button", name="Sit down").click()
    await_turn(guest)
    guest.context.close()


def test_what_a_finished_table_cannot_give_now_is_said(visit: Visit) -> None:
    """Replay, record, rules, rematch: each says why it did not come, and comes later."""
    page = visit.page
    answer(page, "**/frames", 429, "", 1)
    answer(page, "**/record", 429, "", 1)
    answer(page, "**/rules/en", 503, "", 1)
    sit_down(page, "tsukiji", "Watch")
    page.wait_for_selector(ENDED, timeout=60_000)
    page.get_by_role("button", name="Save the record").click()
    page.wait_for_selector("dialog [role=alert]:has-text('Too much was asked for')")
    with page.expect_download():
        page.get_by_role("button", name="Save the record").click()
    page.keyboard.press("Escape")
    page.locator(".replay").get_by_role("button", name="Try again").click()
    page.wait_for_function("() => Number(document.querySelector('.replay input').max) > 20")
    page.keyboard.press("?")
    page.locator("dialog").get_by_role("button", name="Try again").click()
    page.wait_for_selector("dialog[open] [data-rule]")
    forgive(visit)
