"""Two people share a screen: whoever draws the curtain sees what happened, and only they are called "You"."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.play import MOMENT, post
from browser.quay import Hall
from browser.window import Visit

MOVING = pytest.mark.parametrize("visit", [{"reduced_motion": "no-preference"}], indirect=True)
# What is seen only for a moment is noted by the page itself: no test has to be there in time.
WATCH = """selector => { window.noted = []; new MutationObserver(() => {
  for (const one of document.querySelectorAll(selector)) window.noted.push(one.innerText);
}).observe(document.body, {childList: true, subtree: true, characterData: true}); }"""

SUMS = """() => { window.sums = []; new MutationObserver(() => {
  const sum = document.querySelector('.game [data-reveals]') && document.querySelector('.seats .points');
  if (sum) window.sums.push(getComputedStyle(sum).visibility);
}).observe(document.body, {childList: true, subtree: true, attributes: true}); }"""


def share(visit: Visit, hall: Hall, game: str) -> Page:
    page = visit.page
    seats = [{"kind": "me"}, {"kind": "same"}]
    made = post(hall, "/api/tables", {"game": game, "seats": seats, "nickname": "Ana", "seed": 7})
    keys = "%2C".join(f"{seat}%3A{one['secret']}" for seat, one in enumerate(made["seats"]))
    page.goto(f"{visit.base}/table/{made['table']}#seats={game}%2C{keys}")
    return page


def draw_curtain(page: Page, who: str) -> None:
    page.get_by_role("button", name=f"I am {who}").press("Enter")  # a hand at rest is held back for a moment
    page.locator(".moves [data-move]").first.wait_for()


@MOVING
def test_the_bids_are_revealed_to_whoever_bid_first(visit: Visit, hall: Hall) -> None:
    page = share(visit, hall, "tsukiji")
    draw_curtain(page, "Ana")
    page.locator(".moves [data-move='bid 4']").click()
    draw_curtain(page, "Player 2")
    page.locator(".moves [data-move='bid 1']").click()
    page.locator(".curtain").wait_for()
    page.evaluate(WATCH, ".showdown")
    draw_curtain(page, "Ana")
    page.wait_for_function("() => window.noted.some((words) => /Ana\\s*4/.test(words) && /Player 2\\s*1/.test(words))")
    page.locator(".showdown").wait_for(state="detached")  # then the table goes on by itself


def test_a_secret_bid_is_asked_for_behind_the_curtain_whoever_chose_before(visit: Visit, hall: Hall) -> None:
    """Player 2 bids higher and takes a card before both: then the other looks away, also if the same one bids first."""
    page = share(visit, hall, "tsukiji")
    expect(page.locator(".curtain p")).to_have_text("Pass the screen to")
    draw_curtain(page, "Ana")
    page.locator(".moves [data-move='bid 1']").click()
    expect(page.locator(".curtain p")).to_have_text("Pass the screen to")
    draw_curtain(page, "Player 2")
    page.locator(".moves [data-move='bid 4']").click()
    page.locator(".moves [data-move^='take']").first.wait_for()  # openly: this one holds the screen already
    assert page.locator(".curtain").count() == 0
    while not page.locator(".curtain").count():
        page.locator(".moves [data-move]:not([data-move^='bid']):not([aria-disabled='true'])").first.press("Enter")
        page.locator(".curtain, .moves [data-move]:not([aria-disabled='true'])").first.wait_for()
    expect(page.locator(".curtain h2")).to_have_text("Player 2")
    expect(page.locator(".curtain p")).to_contain_text("everyone looks away")  # the screen is in the right hands
    expect(page.locator(".seats .points")).to_have_count(0)
    draw_curtain(page, "Player 2")
    page.locator(".moves [data-move^='bid']").first.wait_for()


def test_nobody_takes_back_what_somebody_else_has_chosen_in_secret(visit: Visit, hall: Hall) -> None:
    page = share(visit, hall, "tsukiji")
    draw_curtain(page, "Ana")
    page.locator(".moves [data-move='bid 4']").click()
    draw_curtain(page, "Player 2")
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)  # who has not bid has nothing to take back
    page.keyboard.press("u")
    page.locator(".note").wait_for()  # the reason
    page.locator(".moves [data-move='bid 1']").click()
    page.locator(".moves [data-move^='take'], .curtain").first.wait_for()  # both have bid: Ana's still counts


@MOVING
def test_no_sum_tells_what_is_still_being_revealed(visit: Visit, hall: Hall) -> None:
    page = share(visit, hall, "tsukiji")
    draw_curtain(page, "Ana")
    page.locator(".moves [data-move='bid 1']").click()
    draw_curtain(page, "Player 2")
    page.evaluate(SUMS)
    page.locator(".moves [data-move='bid 4']").click()
    expect(page.locator(".seats .points").first).to_be_visible()  # once the hands have gone down
    assert set(page.evaluate("window.sums")) == {"hidden"}


def take_turn(page: Page) -> list[str]:
    """Plays until the screen goes to the other; what was played."""
    page.locator(".curtain button").press("Enter")
    made: list[str] = []
    while True:
        page.locator(".curtain, .moves [data-move]:not([aria-disabled='true'])").first.wait_for()
        if page.locator(".curtain").count():
            return made
        before = page.evaluate(MOMENT)
        moves = page.locator(".moves [data-move]")
        move = moves.nth(moves.count() // 2)
        made.append(move.get_attribute("data-move") or "")
        move.evaluate("move => move.click()")
        page.wait_for_function(f"before => ({MOMENT})() !== before", arg=before)


@MOVING
def test_all_that_the_other_did_is_played_out(visit: Visit, hall: Hall) -> None:
    """Little Big Fish: a turn is several moves, each on its own; the last alone would tell half of it."""
    page = share(visit, hall, "bigfish")
    page.locator(".curtain").wait_for()
    swims = 0
    while swims < 2:
        swims = sum("-" in move for move in take_turn(page))
    page.locator(".curtain button").press("Enter")
    expect(page.locator(".wake .way")).to_have_count(swims)


def test_only_the_one_who_looks_is_you(visit: Visit, hall: Hall) -> None:
    page = share(visit, hall, "tsukiji")
    page.locator(".curtain").wait_for()
    expect(page.locator(".seats small", has_text="You")).to_have_count(0)
    draw_curtain(page, "Ana")
    page.locator(".moves [data-move='bid 4']").click()
    draw_curtain(page, "Player 2")
    expect(page.locator(".seat").first).to_contain_text("At this screen")
    expect(page.locator(".seats small", has_text="You")).to_have_count(0)  # it is that one's turn: that is said instead
