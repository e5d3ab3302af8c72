"""Nothing tricks a player: clicks, refusals, what cannot be undone, and what is no choice."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.play import SAFE, await_change, await_turn, log, moves_of, offered, play, sit_at
from browser.quay import Hall
from browser.screen import FRAMES
from browser.test_access import GAMES
from browser.test_bigfish_table import POND, position
from browser.test_wasabi_table import FULL_HAND
from browser.window import Visit

LIKES = '{"moves": true}'  # the rest is as everybody has it who has set nothing
NOTICE = 450  # milliseconds: a little more than an offer must be there before a pointer may choose from it
LIT = ".game :is(.glow, .ready, .button:not([disabled]))"
# What of that a note lies on.
COVERED = """(lit) => {
  const note = document.querySelector('.note').getBoundingClientRect();
  return [...document.querySelectorAll(lit)].filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    return left < note.right && right > note.left && top < note.bottom && bottom > note.top;
  }).map((one) => one.outerHTML.slice(0, 90));
}"""
GONE = """() => new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() =>
  tell(document.querySelector('.note') === null))))"""
# Where everything on the table is, to a tenth of a pixel.
PLACES = """() => [...document.querySelectorAll('.game, .game *, .prompt')].map((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [x, y, width, height].map((n) => Math.round(10 * n)).join(' ');
}).join('\\n')"""


def opened(visit: Visit, hall: Hall, game: str, **wish: Any) -> str:
    """A table with one person, who has set nothing but the list of moves, and bots who have just learned; its id."""
    visit.page.evaluate(f"localStorage.setItem('criee.likes', '{LIKES}')")
    return sit_at(visit.page, hall, game, **wish)


def middle_of(page: Page, number: int) -> tuple[float, float]:
    """A point of one of the things that can be clicked, which is not covered there."""
    spot = page.evaluate(
        """([lit, number]) => {
          const all = [...document.querySelectorAll(lit)].filter((one) => {
            const { x, y, width, height } = one.getBoundingClientRect();
            const hit = document.elementFromPoint(x + width / 2, y + height / 2);
            return width > 0 && hit && (one === hit || one.contains(hit) || hit.contains(one));
          });
          const one = all[number % all.length];
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x + width / 2, y + height / 2];
        }""",
        [LIT, number],
    )
    return spot[0], spot[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_double_click_plays_one_move(visit: Visit, hall: Hall, game: str) -> None:
    """Wherever it lands. What is made by itself afterwards, because it is no choice, is not counted."""
    page = visit.page
    table = opened(visit, hall, game)
    for turn in range(8):
        if not await_turn(page):
            break
        before = moves_of(hall.record(table), 0)
        page.mouse.move(1, 1)
        page.wait_for_timeout(NOTICE)
        page.mouse.dblclick(*middle_of(page, 5 * turn + 2))
        page.wait_for_timeout(NOTICE)
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        made = moves_of(hall.record(table), 0)[len(before) :]
        chosen = [move for move in made if move not in ("done", "end", "leave")]
        assert len(chosen) <= 1, f"a double click played {made}"
        page.keyboard.press("Escape")
        if not made and page.locator(".moves [data-move]").count():  # it only picked something
            page.locator(".moves [data-move]").first.evaluate("button => button.click()")
            page.evaluate(FRAMES)
            if page.locator("dialog[open]").count():  # it is meant
                page.locator("dialog[open] footer .button:not(.main)").click()


# What cannot be done at first, and what explains itself when it is touched.
TOUCHED = {
    "tsukiji": [".slot button", ".balance .barrel"],
    "bigfish": [".game [data-place='c4']"],
    "fangfrisch": [".stall .face", "button.bin"],
    "wasabi": [".kitchen .action", ".recipes .pile:not(.glow)"],
    "tokyo": [".slots .slot", ".stall .way:not(.glow)"],
}


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_or_a_note_moves_nothing_and_goes_with_escape(visit: Visit, hall: Hall, game: str) -> None:
    page = visit.page
    opened(visit, hall, game)
    assert await_turn(page)
    if page.locator(".veil").count():
        page.locator(".veil").click()
    for thing in TOUCHED[game]:
        page.mouse.move(1, 1)
        page.wait_for_timeout(NOTICE)
        there = page.evaluate(PLACES)
        box = page.locator(thing).first.bounding_box()
        assert box is not None
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.locator(".note").wait_for()
        note = page.locator(".note").bounding_box()
        assert note is not None and abs(note["y"] - box["y"]) < 260  # beside what was touched
        assert page.evaluate(COVERED, LIT) == []
        page.mouse.move(1, 1)
        page.wait_for_timeout(NOTICE)
        assert page.evaluate(PLACES) == there
        page.keyboard.press("Escape")
        page.locator(".note").wait_for(state="detached")
        assert page.evaluate(PLACES) == there


# How a move is reached that throws something away, in the games that have one.
WASTED = {
    "tokyo": (None, [], "end"),
    "wasabi": (FULL_HAND, ["pick tuna", "place tuna d1"], "done"),
}


def test_a_refusal_goes_once_something_else_is_chosen(visit: Visit, hall: Hall) -> None:
    page = visit.page
    opened(visit, hall, "bigfish", position=position(POND))
    assert await_turn(page)
    page.locator(".game .cell[data-place=c4]").click()
    page.locator(".note").wait_for()
    page.locator(".game .cell.ready").first.click()
    assert page.evaluate(GONE)  # at once: by itself it goes seconds later


@pytest.mark.parametrize("game", WASTED)
def test_a_warning_moves_nothing(visit: Visit, hall: Hall, game: str) -> None:
    page = visit.page
    start, way, move = WASTED[game]
    opened(visit, hall, game, **({"players": 3, "position": start} if start else {}))
    assert await_turn(page)
    for step in way:
        play(page, step)
    page.mouse.move(1, 1)
    page.wait_for_timeout(NOTICE)
    there = page.evaluate(PLACES)
    page.locator(f".moves [data-move='{move}']").evaluate("button => button.click()")
    page.locator("dialog[open]").wait_for()
    assert page.evaluate(PLACES) == there
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
    page.mouse.move(1, 1)
    assert page.evaluate(PLACES) == there


def test_the_list_of_moves_is_a_drawer_that_is_remembered(visit: Visit, hall: Hall) -> None:
    page = visit.page
    table = opened(visit, hall, "tsukiji")
    assert await_turn(page)
    handle = page.locator(".moves .handle")
    assert handle.get_attribute("aria-expanded") == "true"  # as the tests like it
    page.keyboard.press("m")
    assert handle.get_attribute("aria-expanded") == "false"
    page.reload()
    assert await_turn(page)
    assert handle.get_attribute("aria-expanded") == "false"
    assert page.locator(".moves").get_by_role("button", name="Bid 2").count() == 1  # still there for who does not look
    before = log(page)
    page.keyboard.press("2")
    await_change(page, before)
    assert moves_of(hall.record(table), 0)[0].startswith("bid")  # sealed: not which, while the other has not chosen


def test_what_throws_something_away_is_asked_for_twice(visit: Visit, hall: Hall) -> None:
    page = visit.page
    table = opened(visit, hall, "tokyo")
    assert await_turn(page)
    page.locator(".moves [data-move='end']").click()
    dialog = page.locator("dialog[open]")
    dialog.wait_for()
    assert "2 actions" in dialog.inner_text() and "K8" in dialog.inner_text()
    expect(page.locator(SAFE)).to_have_text("Think again")
    page.get_by_role("button", name="Think again").click()
    dialog.wait_for(state="detached")
    assert moves_of(hall.record(table), 0) == []
    page.locator(".moves [data-move='end']").click()
    page.get_by_role("button", name="Do it all the same").click()
    page.locator(".log-entries", has_text="Round 2").wait_for()
    assert moves_of(hall.record(table), 0)[0] == "end"


def test_an_action_that_was_begun_is_put_back_with_escape(visit: Visit, hall: Hall) -> None:
    page = visit.page
    opened(visit, hall, "tokyo")
    assert await_turn(page)
    before = offered(page)
    page.locator(".moves [data-move='navigate']").click()
    page.locator(".moves [data-move^='sail']").first.wait_for()
    page.keyboard.press("Escape")
    page.locator(".moves [data-move='navigate']").wait_for()
    assert offered(page) == before


def test_what_is_no_choice_is_made_and_can_be_taken_back(visit: Visit, hall: Hall) -> None:
    """A tile laid, no card, nothing to claim: the turn goes on by itself; Undo means the tile."""
    page = visit.page
    table = opened(visit, hall, "wasabi")
    for _ in range(60):
        assert await_turn(page)
        moves = offered(page)
        if any(move.startswith("pick") for move in moves):
            break
        before = log(page)
        page.locator(".moves [data-move]").first.evaluate("button => button.click()")
        await_change(page, before)
    page.locator(".moves [data-move^='pick']").first.evaluate("button => button.click()")
    page.locator(".moves [data-move^='place']").first.evaluate("button => button.click()")
    page.locator(".moves [data-move^='stock']").first.wait_for()
    assert moves_of(hall.record(table), 0)[-1] == "done"
    page.keyboard.press("u")
    page.locator(".moves [data-move^='place']").first.wait_for()


def test_a_live_table_leaves_the_list_only_if_that_is_meant_and_can_come_back(visit: Visit, hall: Hall) -> None:
    page = visit.page
    table = opened(visit, hall, "tsukiji")
    assert await_turn(page)
    page.goto(visit.base)
    entry = page.locator(f"a[href='/table/{table}']")
    entry.wait_for()
    page.get_by_role("button", name="Take off the list: Tsukiji Market").click()
    page.get_by_role("button", name="Keep it").click()
    entry.wait_for()
    page.get_by_role("button", name="Take off the list: Tsukiji Market").click()
    page.get_by_role("button", name="Take off the list", exact=True).click()
    entry.wait_for(state="detached")
    page.get_by_role("button", name="Undo").click()
    entry.click()
    assert await_turn(page)  # with its key: the seat is still ours
