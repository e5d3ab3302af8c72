"""The plain table: any game, known or not, as panels and words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from browser.play import ENDED, sit_down
from browser.test_every_game import PLAY_ON
from browser.window import Visit

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def choose_plain(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Plain table").check()
    page.keyboard.press("Escape")


@pytest.mark.parametrize("visit", [{}, PHONE], indirect=True, ids=["desktop", "phone"])
def test_a_match_on_the_plain_table(visit: Visit) -> None:
    page = visit.page
    choose_plain(page)
    sit_down(page, "tsukiji")
    page.wait_for_selector(".plain dl")
    assert page.locator(".game").inner_text().count("Barrel") == 1  # a field of the view, named from its key
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    page.evaluate(PLAY_ON)
    page.wait_for_selector(ENDED, timeout=60_000)
