"""A table is one screen: what can be chosen is inside the window, at every decision and every size."""

from __future__ import annotations

import pytest

from browser.play import MOMENT, await_turn, offered, sit_down
from browser.screen import outside_at
from browser.test_access import GAMES
from browser.window import Visit

SIZES = [(1280, 720), (1366, 650), (1920, 1080), (768, 1024)]
DECISIONS = 8


@pytest.mark.parametrize("game", GAMES)
def test_everything_needed_is_inside_the_window(visit: Visit, game: str) -> None:
    """Through the first decisions of a match, each at four sizes of the window; `make screens` looks at the rest."""
    page = visit.page
    sit_down(page, game)
    for turn in range(DECISIONS):
        if not await_turn(page):
            break
        for size in SIZES:
            assert outside_at(page, size) == [], f"{offered(page)} at {size}"
        before = page.evaluate(MOMENT)
        moves = page.locator(".moves [data-move]")
        moves.nth((3 * turn + 1) % moves.count()).evaluate("button => button.click()")
        page.wait_for_function(f"before => ({MOMENT})() !== before", arg=before)
