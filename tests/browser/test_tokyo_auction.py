"""Tokyo's sealed auction: what the token sells for is said, and every bid is seen before the quay comes back."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.play import ENDED, await_turn, moves_of, sit_at
from browser.quay import Hall
from browser.test_leaving import ask
from browser.window import Visit, new_window

MARKETS = ["mackerel", "squid", "crab", "eel", "ships", "bank", "aquarium", "government"]
PLAYERS = [{"cash": 3000, "docks": 2}, {"cash": 0}, {"cash": 0}]
# A spider crab is up, all are asked; Elio sells. Who has no cash can only bid 0.
OPEN: dict[str, Any] = {
    "phase": "bid",
    "after": "navigate",
    "token": "crab-5",
    "turn": 1,
    "markets": MARKETS,
    "players": PLAYERS,
}
MOVING = pytest.mark.parametrize("visit", [{"reduced_motion": "no-preference"}], indirect=True, ids=["lively"])


# The reveal stands still as soon as it has begun; then it is wound to any part of its way, or let go.
HOLD = """() => document.querySelector('.game [data-reveals]') !== null && (window.turning =
  document.querySelector('.tokyo').getAnimations({ subtree: true })).every((one) => one.pause() === undefined)"""
WIND = """part => {
  const end = document.querySelector('.hall .lot').getAnimations()[0].effect.getComputedTiming().endTime;
  turning.forEach((one) => { one.currentTime = part * end; });
}"""
GO_ON = "() => document.querySelector('.hall .lot').getAnimations()[0].finish()"
# The bids that lie open, each with its name, and what is said of them.
OPENED = """() => [...document.querySelectorAll('.hall li, .hall .result')]
  .filter((one) => getComputedStyle(one.querySelector('.uncovered') ?? one).opacity === '1')
  .map((one) => one.innerText.replaceAll(/\\s+/g, ' '))"""


def bid(page: Page, hundreds: int) -> None:
    """As a hand does it: a step up for each hundred."""
    page.wait_for_selector(".hall .bidding")
    for _ in range(hundreds):
        page.locator(".bidding .step").nth(2).click()
    page.locator(".bidding .button.main").click()


def assert_turned_over(page: Page, *told: str) -> None:
    """One bid after the other, then the words; only then the quay."""
    page.wait_for_function(HOLD)
    page.evaluate(WIND, 0)
    assert page.evaluate(OPENED) == []
    expect(page.locator(".prompt p")).to_be_hidden()
    page.evaluate(WIND, 0.3)
    assert 0 < len(page.evaluate(OPENED)) < len(told)
    page.evaluate(WIND, 0.99)
    assert page.evaluate(OPENED) == list(told)
    assert page.locator(".stalls:visible").count() == 0
    page.evaluate(GO_ON)
    expect(page.locator(".game [data-reveals]")).to_have_count(0)


WON = ("Ana 400 ¥", "Elio 0 ¥", "Akemi 0 ¥", "Ana takes the token for 400 ¥.")


def test_it_is_said_what_the_token_sells_for(visit: Visit, hall: Hall) -> None:
    """K33, K42, K45: at its own market, and wherever else it is bought now."""
    sit_at(visit.page, hall, "tokyo", 3, OPEN)
    expect(visit.page.locator(".hall .pays")).to_have_text(
        re.compile(r"Sells for\s*Aquarium\s*1,300.¥\s*Spider crab\s*900.¥\s*Government\s*300.¥", re.IGNORECASE)
    )


@MOVING
def test_every_bid_is_seen_before_the_quay_comes_back(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 3, OPEN)
    bid(page, 4)
    assert_turned_over(page, *WON)
    page.wait_for_selector(".stalls")
    expect(page.locator(".company .token")).to_have_count(1)
    expect(page.locator(".prompt p")).to_be_visible()


@MOVING
def test_who_only_looks_on_sees_every_bid_too(visit: Visit, hall: Hall, chromium: Browser) -> None:
    table = sit_at(visit.page, hall, "tokyo", 3, OPEN)
    window = new_window(chromium, locale="en-GB", reduced_motion="no-preference")
    watcher = Visit(window.new_page(), hall.url)
    watcher.page.goto(f"{hall.url}/table/{table}")
    watcher.page.wait_for_selector(".hall li")
    bid(visit.page, 4)
    assert_turned_over(watcher.page, *WON)
    watcher.page.wait_for_selector(".stalls")
    window.close()
    assert not watcher.complaints


@MOVING
def test_a_key_ends_the_reveal_and_plays_nothing(visit: Visit, hall: Hall) -> None:
    page = visit.page
    table = sit_at(page, hall, "tokyo", 3, {**OPEN, "turn": 0})
    bid(page, 4)
    page.wait_for_function(HOLD)
    page.keyboard.press("1")
    page.wait_for_selector(".stalls")
    assert len(moves_of(hall.record(table), 0)) == 1  # the bid


@MOVING
def test_a_tie_is_seen_and_then_whom_the_seller_gives_the_token(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 3, {**OPEN, "turn": 0})
    bid(page, 0)
    assert_turned_over(page, "Ana 0 ¥", "Elio 0 ¥", "Akemi 0 ¥", "A tie: Ana decides.")
    page.locator(".hall [data-plays='award p2']").click()
    page.wait_for_function(HOLD)
    page.evaluate(WIND, 0.99)
    assert page.evaluate(OPENED)[-1] == "Elio is given the token for 0 ¥."
    page.mouse.click(5, 5)  # a hand need not wait
    page.wait_for_selector(".stalls")


def test_without_motion_the_result_is_shown_and_nothing_waits(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 3, {**OPEN, "turn": 0})
    bid(page, 4)
    page.wait_for_selector(".hall .result")
    assert page.evaluate(OPENED) == list(WON)
    assert page.locator(".game [data-reveals]").count() == 0
    assert await_turn(page)  # all that can be done can be done at once
    page.mouse.click(5, 5)
    page.wait_for_selector(".stalls")


@MOVING
def test_a_replay_turns_the_bids_over(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 3, {**OPEN, "turn": 0})
    bid(page, 4)
    page.wait_for_selector(".stalls")
    ask(page, "Resign").get_by_role("button", name="Resign").click()
    page.wait_for_selector(ENDED)
    page.keyboard.press("Escape")
    page.locator(".replay input").fill("0")
    page.wait_for_selector(".past .hall li")
    for _ in range(4):  # three bids, then all are shown
        page.get_by_role("button", name="One step on").click()
    assert_turned_over(page, *WON)
