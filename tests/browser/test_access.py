"""Everybody can play: axe-core finds nothing serious on any page, in either theme, on desktop and phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from browser.play import ENDED, await_turn, choose, sit_down
from browser.quay import ROOT
from browser.screen import SETTLED
from browser.window import Visit

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = sorted(path.parent.name for path in (ROOT / "src/criee/games").glob("*/__init__.py"))
NIGHT = {"color_scheme": "dark"}
DAY = {"color_scheme": "light"}
PHONE = {"color_scheme": "light", "viewport": {"width": 390, "height": 844}, "has_touch": True}
EVERYWHERE = pytest.mark.parametrize("visit", [NIGHT, DAY, PHONE], indirect=True, ids=["night", "day", "phone"])


def faults(page: Page) -> list[str]:
    """What axe-core calls serious or critical, with the first place of each."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text())
    page.wait_for_function(SETTLED)
    result: dict[str, Any] = page.evaluate("() => axe.run(document, {resultTypes: ['violations']})")
    bad = [one for one in result["violations"] if one["impact"] in ("serious", "critical")]
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]} {one['nodes'][0].get('failureSummary', '')[:240]}" for one in bad
    ]


@EVERYWHERE
def test_the_hall(visit: Visit) -> None:
    page = visit.page
    assert faults(page) == []
    page.locator("article .more").first.click()
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Settings").click()
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Open a record").click()
    assert faults(page) == []


@EVERYWHERE
def test_a_lesson_and_the_book_of_rules(visit: Visit) -> None:
    page = visit.page
    sit_down(page, "tsukiji", "Learn")
    go_on = page.locator("[data-go-on]")
    go_on.wait_for()
    assert faults(page) == []
    while page.wait_for_selector("[data-go-on], .spotlight.asks") and go_on.count():
        go_on.click()
    assert faults(page) == []
    page.get_by_role("button", name="End the lesson").click()
    assert await_turn(page)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] [data-rule]")
    assert faults(page) == []


@pytest.mark.parametrize("game", GAMES)
@EVERYWHERE
def test_every_table_in_mid_game(visit: Visit, game: str) -> None:
    page = visit.page
    sit_down(page, game)
    for turn in range(6):
        if not choose(page, turn):
            break
    page.wait_for_selector(f".moves [data-move], {ENDED}")
    assert faults(page) == []
    page.evaluate("document.documentElement.dataset.palette = 'clear'")
    assert faults(page) == []


@EVERYWHERE
def test_waiting_and_curtain(visit: Visit) -> None:
    page = visit.page
    sit_down(page, "tsukiji", "Invite")
    page.wait_for_selector("text=Waiting for one more player")
    assert faults(page) == []
    page.goto(visit.base)
    page.wait_for_selector("article")
    sit_down(page, "tsukiji", "Same screen")
    page.wait_for_selector(".curtain")
    assert faults(page) == []


@EVERYWHERE
def test_the_end(visit: Visit) -> None:
    page = visit.page
    sit_down(page, "tsukiji", "Watch")
    page.wait_for_selector(ENDED, timeout=60_000)
    assert faults(page) == []
    page.keyboard.press("Escape")
    page.wait_for_selector(".replay")
    assert faults(page) == []
