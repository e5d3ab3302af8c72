"""The table of Tokyo is one screen: at every decision all that can be chosen, and one's own things, are in view."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from browser.play import ENDED, offered, sit_at
from browser.quay import Hall
from browser.screen import outside
from browser.window import Visit

pytestmark = pytest.mark.screens  # minutes: `make screens`
WINDOWS = {"wide": (1280, 720), "low": (1366, 650), "large": (1920, 1080), "tablet": (768, 1024)}
SIZES = pytest.mark.parametrize(
    "visit", [{"viewport": {"width": w, "height": h}} for w, h in WINDOWS.values()], indirect=True, ids=WINDOWS
)
DECISIONS = 25
OWN = ".company, .port, .docks, .slot, .verbs .place"
QUIET = ("give", "end", "dock")  # what leads nowhere new

# What glows and is covered by something else could not be clicked.
COVERED = """() => [...document.querySelectorAll('.game :is(.glow, .button:not([disabled]))')].filter((one) => {
  const at = one.getBoundingClientRect();
  const top = document.elementFromPoint(at.left + at.width / 2, at.top + at.height / 2);
  return one.checkVisibility() && !one.contains(top) && !top?.contains(one);
}).map((one) => one.outerHTML.slice(0, 120))"""


def sit(page: Page, hall: Hall, wish: dict[str, Any], seats: int) -> None:
    """Takes the first seat of a table against bots."""
    sit_at(page, hall, "tokyo", seats, **wish)
    page.wait_for_selector(".game .tokyo")


def await_turn(page: Page) -> bool:
    """Waits until there is something to choose, also while the list of moves is folded; False at the end."""
    choice = f".moves [data-move]:not([aria-disabled='true']), {ENDED}"
    page.wait_for_selector(choice, state="attached", timeout=60_000)
    return page.locator(ENDED).count() == 0


def play(page: Page, move: str) -> None:
    """Plays a move from the list, and waits until it has been taken."""
    before = offered(page)
    page.evaluate(
        "move => [...document.querySelectorAll('.moves [data-move]')].find(one => one.dataset.move === move).click()",
        move,
    )
    page.wait_for_function(
        "before => [...document.querySelectorAll('.moves [data-move]')].map(one => one.dataset.move).join() !== before",
        arg=",".join(before),
    )


def assert_in_view(page: Page, what: str) -> None:
    assert outside(page, OWN) == [], what
    assert page.evaluate(COVERED) == [], what


@SIZES
def test_every_decision_is_in_view(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit(page, hall, {"seed": 7}, 3)
    for turn in range(DECISIONS):
        if not await_turn(page):
            break
        moves = offered(page)
        assert_in_view(page, f"decision {turn}: {moves[:6]}")
        fresh = [move for move in moves if not move.startswith(QUIET)] or moves
        play(page, fresh[(turn * 5) % len(fresh)])


SHIPS = [
    {"number": 1, "owner": 0, "place": "sea", "permit": "eel", "cargo": {"eel": 1}},
    {"number": 2, "owner": 1, "place": "sea"},
    {"number": 3, "owner": 2, "place": "left"},
    {"number": 4, "owner": 3, "place": "sea"},
    {"number": 5, "owner": 4, "place": "left"},
    {"number": 6, "owner": 5, "place": "left"},
    {"number": 12, "owner": 0, "place": "sea", "permit": "tuna", "cargo": {"tuna": 3}},
    {"number": 8, "owner": 0, "place": "middle"},
]
OTHERS = [{"cash": 2000, "permits": {"mackerel": 1}, "fresh": [{"item": "mackerel", "price": 200, "count": 2}]}] * 5
POSITION: dict[str, Any] = {
    "phase": "turn",
    "markets": ["mackerel", "squid", "tuna", "salmon", "octopus", "eel", "ships", "trading", "bank", "barter"]
    + ["auction"],
    "ships": SHIPS,
    "players": [
        {
            "cash": 3400,
            "docks": 2,
            "tokens": {"eel": 2, "octopus": 1, "tuna-15": 1, "salmon": 2},
            "permits": {"mackerel": 1, "eel": 1, "tuna": 1},
            "fresh": [{"item": "eel", "price": 300, "count": 2}, {"item": "octopus", "price": 500, "count": 1}],
        },
        *OTHERS,
    ],
}
WAYS = {
    "turn": [],
    "navigation": ["navigate"],
    "new price": ["navigate", "sail 8", "done"],
    "landing": ["navigate", "moor 1 left"],
    "sealed bid": ["navigate", "moor 12 left"],
    "ports": ["buy"],
    "ships": ["enter ships action"],
    "eels": ["enter eel action"],
    "bank": ["enter bank action"],
    "case": ["enter trading action", "case 2"],
    "lot": ["enter auction action", "lay eel"],
    "barter": ["enter barter action", "lay eel"],
    "gift": ["give"],
}


@SIZES
def test_every_kind_of_decision_is_in_view_with_six(visit: Visit, hall: Hall) -> None:
    page = visit.page
    for name, moves in WAYS.items():
        sit(page, hall, {"position": POSITION}, 6)
        await_turn(page)
        for move in moves:
            play(page, move)
            await_turn(page)
        assert_in_view(page, name)


# How far, in pixels, the one barrel with a named price lies from the middle of that price.
BESIDE = """price => {
  const middle = (one) => (one.getBoundingClientRect().left + one.getBoundingClientRect().right) / 2;
  const head = document.querySelector(`.port .dear .price[data-drop=column${price}]`);
  return Math.abs(middle(head) - middle(document.querySelector('.port .cell.fresh.named .goods')));
}"""


def test_a_price_is_chosen_on_the_ice_and_a_pick_is_put_back(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit(page, hall, {"position": POSITION}, 6)
    for move in WAYS["new price"]:
        await_turn(page)
        play(page, move)
    barrel = page.locator(".port .goods.glow").first
    barrel.click()
    assert page.locator(".port .price.glow").count() > 10
    page.keyboard.press("Escape")
    assert page.locator(".port .price.glow").count() == 0
    barrel.click()
    page.locator(".port .price.glow", has_text="1,300").click()
    page.wait_for_selector(".port .cell.fresh.named .goods")
    assert page.evaluate(BESIDE, "1300") < 2


@pytest.mark.parametrize("price", [1000, 1500, 2000])
def test_a_barrel_lies_under_its_own_price(visit: Visit, hall: Hall, price: int) -> None:
    """K15: the last column has one price, which its owner has named: the barrel lies below that one."""
    page = visit.page
    fresh = [{"item": "eel", "price": price, "count": 2}]
    sit(page, hall, {"position": {**POSITION, "players": [{**POSITION["players"][0], "fresh": fresh}, *OTHERS]}}, 6)
    page.wait_for_selector(".port .cell.fresh.named .goods")
    assert page.evaluate(BESIDE, str(price)) < 2


def test_a_ship_is_pulled_out_to_sea(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit(page, hall, {"position": POSITION}, 6)
    await_turn(page)
    play(page, "navigate")
    page.locator(".berth .hull").first.drag_to(page.locator(".open"), target_position={"x": 300, "y": 60})
    page.wait_for_selector(".berth .hull", state="detached")
    assert page.locator(".near .hull").count() == 3
