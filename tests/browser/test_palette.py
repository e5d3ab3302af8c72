"""Colours that every eye tells apart: chosen once, kept, and worn by the frame and by every table."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.play import await_turn, sit_at
from browser.quay import Hall
from browser.test_access import GAMES
from browser.window import Visit

# Every fill that is drawn on the table, and the colours of the seats.
COLOURS = """() => {
  const seats = [...document.querySelectorAll('.seats svg path')].map((one) => getComputedStyle(one).fill);
  const drawn = [...document.querySelectorAll('.game svg path')].map((one) => getComputedStyle(one).fill);
  return [seats.join(), [...new Set(drawn)].sort().join()];
}"""


# Both are there, and other than before: a colour takes a moment to change, a table a moment to be drawn.
DRAWN = f"() => ({COLOURS})().every(Boolean)"
OTHERS = f"(before) => ({COLOURS})().every((now, i) => now && now !== before[i])"


@pytest.mark.parametrize("game", GAMES)
def test_the_palette_is_kept_and_worn(visit: Visit, hall: Hall, game: str) -> None:
    page = visit.page
    sit_at(page, hall, game)
    assert await_turn(page)
    page.wait_for_function(DRAWN)
    before = page.evaluate(COLOURS)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Colours").select_option("clear")
    expect(page.locator("html")).to_have_attribute("data-palette", "clear")
    page.keyboard.press("Escape")
    page.wait_for_function(OTHERS, arg=before)
    page.reload()
    assert await_turn(page)
    expect(page.locator("html")).to_have_attribute("data-palette", "clear")
    page.wait_for_function(OTHERS, arg=before)
