"""Every game of the hall can be played to its end in the browser, on a table of its own or on the plain one."""

from __future__ import annotations

import json
from urllib.request import urlopen

import pytest

from browser.play import ENDED, choose, moves_of, sit_down
from browser.quay import ROOT, Hall
from browser.window import Visit

GAMES = sorted(path.parent.name for path in (ROOT / "src/criee/games").glob("*/__init__.py"))
# Somebody who plays on and on: any legal move from the list, the bell now and then, until the score sheet is there.
PLAY_ON = """() => {
  let turn = 0;
  const hand = setInterval(() => {
    if (document.querySelector('dialog[open] tfoot')) return clearInterval(hand);
    const moves = document.querySelectorAll(".moves [data-move]:not([aria-disabled='true'])");
    const bell = document.querySelector('.bells .bell');
    turn++;
    if (bell) { if (turn % 5 === 0) bell.click(); }
    else if (moves.length) moves[(turn * 7) % moves.length].click();
  }, 25);
}"""

# Somebody who never looks at the list: only what glows on the drawing is clicked, whatever it is.
CLICK_ON = """() => {
  let luck = 1;
  const hand = setInterval(() => {
    if (document.querySelector('dialog[open] tfoot')) return clearInterval(hand);
    if (!document.querySelector(".moves [data-move]:not([aria-disabled='true'])")) return;
    const lit = [...document.querySelectorAll('.game :is(.glow, .ready, .button:not([disabled]))')];
    const buttons = lit.map((one) => one.closest('button')).filter((one) => one?.offsetParent);
    luck = (luck * 48271) % 2147483647;
    buttons[luck % buttons.length]?.click();
  }, 25);
}"""


@pytest.mark.slow
@pytest.mark.parametrize("hand", [PLAY_ON, CLICK_ON], ids=["list", "drawing"])
@pytest.mark.parametrize("game", GAMES)
def test_to_the_end(visit: Visit, hall: Hall, game: str, hand: str) -> None:
    """By the list of moves, and by the drawing alone: no phase leads into a corner where only the list would help."""
    page = visit.page
    table = sit_down(page, game)
    page.evaluate(hand)
    page.wait_for_selector(ENDED, timeout=240_000)
    record = hall.record(table)
    assert "result:" in record
    assert moves_of(record, 0)
    with urlopen(f"{hall.url}/api/tables/{table}", timeout=10) as answer:
        outcome = json.load(answer)["outcome"]
    totals = page.locator(ENDED).locator("td").all_inner_texts()
    assert sorted(totals) == sorted(f"{score:,}".replace("-", "−") for score in outcome["scores"])


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_never_scrolls_sideways(visit: Visit, game: str) -> None:
    page = visit.page
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="FR, français").click()  # the longer words
    sit_down(page, game, "Jouer")
    for _ in range(6):
        page.wait_for_selector(f".moves [data-move]:not([aria-disabled='true']), {ENDED}")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        if not choose(page, -1):  # at Little Big Fish an unlucky seat is soon eaten
            break
