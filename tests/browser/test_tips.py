"""Whatever says what it is and does says it to who has only keys, too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.play import await_turn, play, sit_at
from browser.quay import Hall
from browser.test_access import GAMES
from browser.test_dragging import PORT
from browser.test_fangfrisch_table import MOMENTS, STALLS
from browser.test_tsukiji_table import FULL
from browser.test_wasabi_table import FULL_HAND
from browser.window import Visit

POSITIONS = {
    "tsukiji": FULL,
    "tokyo": PORT,
    "wasabi": FULL_HAND,
    "fangfrisch": {"money": [27, 22, 14], "stalls": STALLS[:3], **MOMENTS["stow"]},
}
PLAYERS = {"tokyo": 3, "wasabi": 3}
FRENCH = """() => {
  const likes = JSON.parse(localStorage.getItem('criee.likes') ?? '{}');
  localStorage.setItem('criee.likes', JSON.stringify({ ...likes, language: 'fr' }));
}"""
# Presses the arrows wherever they lead, from what has the focus; then what has a tip and was never come to, by no key.
UNREACHED = """async () => {
  const table = document.querySelector('.game');
  const frame = () => new Promise(requestAnimationFrame);
  const visited = new Set();
  const ways = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];
  const open = [document.activeElement, ...[...table.querySelectorAll('*')].filter((one) => one.tabIndex >= 0)];
  while (open.length) {
    const from = open.pop();
    if (visited.has(from) || !from.isConnected) continue;
    visited.add(from);
    for (const key of ways) {
      from.focus();
      from.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      if (table.contains(document.activeElement)) open.push(document.activeElement);
    }
  }
  await frame();
  const told = [...table.querySelectorAll('[aria-description]')].filter((one) => one.checkVisibility());
  return [told.length, told.filter((one) => !visited.has(one)).map((one) => one.outerHTML.slice(0, 120))];
}"""
# Each in turn has the focus: it says its sentence, also when drawn anew, and holds its tongue at Escape.
UNTOLD = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const all = () => [...document.querySelectorAll('.game [aria-description]')];
  const things = () => all().filter((one) => one.checkVisibility());
  const said = () => document.querySelector('.tip:not([hidden])')?.textContent ?? '';
  const wrong = [];
  for (let i = 0; i < things().length; i++) {
    const one = things()[i];
    one.focus();
    await frame();
    const words = one.getAttribute('aria-description');
    if (words && said() !== words) wrong.push(`${one.outerHTML.slice(0, 100)} said "${said()}"`);
    one.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    if (said()) wrong.push(`${one.outerHTML.slice(0, 100)} goes on saying "${said()}"`);
  }
  return wrong;
}"""

# Something lies over the whole window; it is lifted, and what was under it hears of the pointer, sooner or later.
LID = """() => {
  const style = 'position: fixed; inset: 0; z-index: 9999';
  document.body.append(Object.assign(document.createElement('div'), { id: 'lid', style }));
}"""
LIFT = """() => {
  const hear = (event) => { if (event.target.closest?.('[aria-description]')) window.heard = true; };
  document.addEventListener('pointerover', hear);
  document.querySelector('#lid').remove();
}"""
TIME_TO_SPEAK = 500  # milliseconds, as a tip waits before it opens, and more


def into_the_table(page: Page) -> None:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.game') !== null"):
            return
    raise AssertionError("the Tab key does not lead into the table")


@pytest.mark.parametrize("game", GAMES)
def test_every_tip_is_told_to_keys(visit: Visit, hall: Hall, game: str) -> None:
    page = visit.page
    sit_at(page, hall, game, PLAYERS.get(game, 0), POSITIONS.get(game))
    assert await_turn(page)
    into_the_table(page)
    count, unreached = page.evaluate(UNREACHED)
    assert count > 5 and unreached == []
    assert page.evaluate(UNTOLD) == []


def test_the_arrows_walk_over_the_table(visit: Visit, hall: Hall) -> None:
    """With real keys: from the stall of one fish to the next, although the Tab key passes over both."""
    page = visit.page
    sit_at(page, hall, "tokyo", 3, position=PORT)
    assert await_turn(page)
    play(page, "navigate")
    page.locator(".stall .front").first.focus()
    seen = set()
    for _ in range(40):
        page.keyboard.press("ArrowRight")
        seen.add(page.evaluate("document.activeElement.closest('.stall')?.dataset.place ?? ''"))
    assert set(PORT["markets"]) <= seen
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.closest('.game') !== null")


def test_a_score_says_what_it_is_made_of(visit: Visit, hall: Hall) -> None:
    """Nobody has a resource yet: all share what most bring and fewest cost, and 2000 ¥ are 2200 points."""
    page = visit.page
    sit_at(page, hall, "tokyo", 3)
    assert await_turn(page)
    points = page.locator(".seats .points").first
    assert points.inner_text() == "2,200pts"  # hundreds might be taken for money
    points.hover()
    page.wait_for_selector(".tip:has-text('As if the match ended now')")
    page.wait_for_selector(".tip:has-text('Cash 2,000 · Most resources 400 · Fewest resources −200')")


def test_what_comes_under_a_resting_pointer_was_not_asked(visit: Visit, hall: Hall) -> None:
    """A table opens where somebody has just clicked something else."""
    page = visit.page
    sit_at(page, hall, "tsukiji", 2, FULL)
    await_turn(page)
    thing = page.locator(".game [aria-description]").first
    box = thing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate(LID)
    page.mouse.move(x, y)
    page.evaluate(LIFT)
    page.wait_for_function("() => window.heard")
    page.wait_for_timeout(TIME_TO_SPEAK)
    assert page.locator(".tip:not([hidden])").count() == 0
    page.mouse.move(x + 2, y)
    page.locator(".tip:not([hidden])").wait_for()


@pytest.mark.parametrize("visit", [{"has_touch": True}], indirect=True)
def test_a_touch_elsewhere_ends_a_tip(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tsukiji", 2, FULL)
    await_turn(page)
    page.locator(".game .slot button").first.hover()
    page.locator(".tip:not([hidden])").wait_for()
    page.locator(".prompt p").first.tap()
    expect(page.locator(".tip:not([hidden])")).to_have_count(0)


def test_a_pointer_that_rests_is_told_what_has_changed(visit: Visit, hall: Hall) -> None:
    """Words that change under it take no answer away: here those of another language, chosen in another window."""
    page = visit.page
    sit_at(page, hall, "tokyo", 2)
    await_turn(page)
    page.locator(".stall[data-place=mackerel] .front").hover()
    expect(page.locator(".tip")).to_contain_text("mackerel")
    other = page.context.new_page()
    other.goto(f"{visit.base}/api/games")
    other.evaluate(FRENCH)
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator(".tip")).to_contain_text("maquereau")
    expect(page.locator(".tip")).to_be_visible()
