"""A table is one screen: what can be chosen is inside the window, at every decision and every size."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from browser.play import await_turn, offered, sit_down
from browser.test_access import GAMES
from browser.window import Visit

SIZES = [(1280, 720), (1366, 650), (1920, 1080), (768, 1024)]
DECISIONS = 8
# What lies outside the window, or is cut off by the table's own box: by name.
OUTSIDE = """() => {
  const table = document.querySelector('.game');
  const foot = Math.min(innerHeight, table.getBoundingClientRect().bottom);
  const found = [];
  const [high, room] = [table.scrollHeight, table.clientHeight];
  if (high > room + 1) found.push(`the table is ${high} high in ${room}`);
  if (table.scrollWidth > table.clientWidth + 1) found.push(`it is ${table.scrollWidth} wide in ${table.clientWidth}`);
  for (const one of document.querySelectorAll('.game :is(.glow, .ready, .button:not([disabled]))')) {
    const { left, top, right, bottom, width } = one.getBoundingClientRect();
    if (width === 0 || (left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= foot + 1)) continue;
    const name = one.ariaLabel ?? one.textContent.trim().slice(0, 30);
    found.push(`${one.className} ${name} at ${[left, top, right, bottom].map(Math.round)}`);
  }
  return found;
}"""
MOMENT = """() => document.querySelector('.log-entries')?.innerText
  + [...document.querySelectorAll('.moves [data-move]')].map((one) => one.dataset.move).join()"""


def outside(page: Page) -> dict[tuple[int, int], list[str]]:
    """By the size of the window; a table may take some frames to settle after a change of it."""
    found: dict[tuple[int, int], list[str]] = {}
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        try:
            page.wait_for_function(f"([w, h]) => innerWidth === w && ({OUTSIDE})().length === 0", arg=[width, height])
        except PlaywrightTimeout:
            found[width, height] = page.evaluate(OUTSIDE)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_everything_needed_is_inside_the_window(visit: Visit, game: str) -> None:
    """Through the first decisions of a match, each at four sizes of the window; `make screens` looks at the rest."""
    page = visit.page
    sit_down(page, game)
    for turn in range(DECISIONS):
        if not await_turn(page):
            break
        assert outside(page) == {}, offered(page)
        before = page.evaluate(MOMENT)
        moves = page.locator(".moves [data-move]")
        moves.nth((3 * turn + 1) % moves.count()).evaluate("button => button.click()")
        page.wait_for_function(f"before => ({MOMENT})() !== before", arg=before)
