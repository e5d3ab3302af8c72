"""A click on what is not legal is answered by the rules, where the one who clicked can read it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page

from browser.play import await_turn, sit_down
from browser.window import Visit

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def in_sight(page: Page, thing: Locator) -> bool:
    box = thing.bounding_box()
    height = page.viewport_size["height"] if page.viewport_size else 0
    return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= height


@pytest.mark.parametrize("visit", [{}, PHONE], indirect=True, ids=["desktop", "phone"])
@pytest.mark.parametrize(
    ("game", "thing", "rule"),
    [("tsukiji", ".slot button", "T5"), ("bigfish", ".game [data-place='c4']", "B3")],
)
def test_the_reason_is_the_rules_own_and_in_sight(visit: Visit, game: str, thing: str, rule: str) -> None:
    page = visit.page
    sit_down(page, game)
    assert await_turn(page)
    page.locator(thing).first.click()
    note = page.locator(".note")
    note.wait_for()
    assert f"Rule {rule}" in note.inner_text()
    page.mouse.wheel(0, 4000)
    page.wait_for_function("() => scrollY + innerHeight >= document.documentElement.scrollHeight - 2")
    assert in_sight(page, note)


def test_a_forecast_asked_for_while_the_line_was_down_comes_when_it_is_back(visit: Visit) -> None:
    page = visit.page
    sit_down(page, "tsukiji")
    assert await_turn(page)
    bid = page.locator(".moves [data-move='bid 2']")
    page.context.set_offline(True)
    page.locator(".banners p").wait_for()
    bid.hover()
    assert page.get_by_text("Against 1:").count() == 0
    page.mouse.move(0, 0)
    page.context.set_offline(False)
    page.locator(".banners p").wait_for(state="detached")
    bid.hover()
    page.get_by_text("Against 1:").first.wait_for()
    visit.complaints.clear()  # the browser notes every try to reach a server that is away
