"""The pond of Little Big Fish: one screen at every decision, nothing covered, told as it happened."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.play import await_change, await_turn, log, moves_of, offered, sit_at
from browser.quay import Hall
from browser.screen import outside
from browser.window import Visit

pytestmark = pytest.mark.screens  # minutes: `make screens`
SCREENS = [(1280, 720), (1366, 650), (1920, 1080), (768, 1024)]
WINDOWS = [{"viewport": {"width": width, "height": height}} for width, height in SCREENS]
EVERY_SCREEN = pytest.mark.parametrize("visit", WINDOWS, indirect=True, ids=[f"{w}x{h}" for w, h in SCREENS])
DECISIONS = 25
OWN = "[data-place='p1'], .names b, .surprises, .talk"
OVERFLOW = """() => [...document.querySelectorAll('.game .talk')].flatMap((one) =>
  one.scrollHeight > one.clientHeight + 1 || one.scrollWidth > one.clientWidth + 1
    ? [`${one.className}: ${one.scrollHeight} in ${one.clientHeight}, ${one.innerText}`] : [])"""
SMALLEST_TEXT = """() => Math.min(...[...document.querySelectorAll('.game *')]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim()))
  .filter((one) => one.checkVisibility())
  .map((one) => parseFloat(getComputedStyle(one).fontSize)))"""

TILES = [{"tile": "yellow"}, {"tile": "green", "turn": 1}, {"tile": "blue"}, {"tile": "red", "turn": 3}]


def position(board: str, **more: object) -> dict[str, Any]:
    """Birth cells are a5, e5, a2 and e3; surprises b6, f5, c2 and d2; wrecks b5, b4, e6, e4, b3, b1, f2 and e1."""
    told: dict[str, Any] = {"phase": "step", "tiles": TILES, "board": board.split(), "turn": 0, "left": 2}
    return told | {"eaten": [{"small": 2}, {"small": 1}]} | more


POND = "S....S ...... ..M... ....s. ...... s.m..s"
KINDS = {
    "birth": position(POND, phase="birth", at="e3"),
    "whirlpool": position("S....S ....s. ..M... s....S ...s.. ..m..s", phase="whirlpool", held="whirlpool", at="d2"),
    "fisher": position("S....S ...... ..M... S..... ...... s.m..s", phase="fisher", held="fisher", at="c2", turn=1),
    "choice": position(POND, phase="choice", at="e3"),
}


def sit(visit: Visit, hall: Hall, start: dict[str, Any] | None = None, seed: int = 7, **options: bool) -> str:
    table = sit_at(visit.page, hall, "bigfish", position=start, bot="random", seed=seed, options=options)
    visit.page.wait_for_selector(".game .cell")
    return table


def assert_one_screen(page: Page) -> None:
    assert outside(page, OWN) == []
    assert page.evaluate(OVERFLOW) == []


@EVERY_SCREEN
def test_a_match_is_one_screen(visit: Visit, hall: Hall) -> None:
    page = visit.page
    seed, made = 7, 0
    sit(visit, hall, seed=seed)
    while made < DECISIONS:
        if not await_turn(page):
            seed += 1
            sit(visit, hall, seed=seed)
            continue
        assert_one_screen(page)
        assert page.evaluate(SMALLEST_TEXT) >= 12
        before = log(page)
        page.locator(".moves [data-move]").nth(made * 5 % len(offered(page))).dispatch_event("click")
        await_change(page, before)
        made += 1


@EVERY_SCREEN
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_decision_is_one_screen_in_the_longer_language(visit: Visit, hall: Hall, kind: str) -> None:
    page = visit.page
    page.get_by_role("button", name="FR, français").click()
    sit(visit, hall, KINDS[kind], stops=kind == "choice")
    assert await_turn(page)
    assert_one_screen(page)
    for lit in page.locator(".game :is(.glow, .button)").all():
        lit.hover()
        assert_one_screen(page)
    assert "@" not in page.locator(".talk").first.inner_text()


def test_the_arrows_of_a_whirlpool_cover_no_cell(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit(visit, hall, KINDS["whirlpool"])
    arrows = page.locator(".whirls button")
    expect(arrows).to_have_count(8)
    covered = page.evaluate("""() => {
      const field = document.querySelector('.cells').getBoundingClientRect();
      return [...document.querySelectorAll('.whirls button')].map((one) => one.getBoundingClientRect())
        .filter((box) => box.bottom > field.top + 1 && box.top < field.bottom - 1).length;
    }""")
    assert covered == 0


def test_a_turn_that_is_weighed_is_seen_and_put_back(visit: Visit, hall: Hall) -> None:
    page = visit.page
    table = sit(visit, hall, KINDS["whirlpool"])
    assert await_turn(page)
    tile, before = page.locator(".tile.green"), hall.record(table)
    was = tile.get_attribute("style")
    page.get_by_role("button", name="Turn the green tile to the right").first.hover()
    expect(tile).not_to_have_attribute("style", was or "")
    page.mouse.move(2, 2)
    expect(tile).to_have_attribute("style", was or "")
    assert hall.record(table) == before


def test_two_fish_left_are_marked_on_both_sides(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit(visit, hall, position("S....S ...... ...... ...... ...... s....b"))
    for side in ("p1", "p2"):
        expect(page.locator(f"[data-place='{side}'] .alarm")).to_contain_text("2 left: one fewer loses")
    sit(visit, hall, position("S..... ...... ..sS.. ...... ...... .....s"))
    page.locator("[data-place=c4]").click()
    page.locator("[data-place=d4]").click()
    expect(page.locator("[data-place='p2'] .alarm")).to_contain_text("1 left: that loses")
    expect(page.locator("[data-place='p1'] .alarm")).to_have_count(0)  # two are no danger any more
    sit(visit, hall)
    assert await_turn(page)  # nobody has more than three fish before the match has begun
    assert page.locator(".alarm").count() == 0


def test_a_cell_says_its_terrain_and_its_fish(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit(visit, hall, position(POND, left=1))
    assert await_turn(page)
    names = {
        cell: page.locator(f".cell[data-place='{cell}']").get_attribute("aria-label") for cell in ("b4", "c5", "e3")
    }
    assert names["b4"] == "b4, wreck"
    assert names["c5"] == "c5, blue plankton"
    assert (names["e3"] or "").startswith("e3, birth cell, ") and "small fish" in (names["e3"] or "")
    page.locator(".cell[data-place='e3']").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".cell[data-place='e2']")).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(page.locator(".cell[data-place='d3']")).to_have_attribute(
        "aria-label", "Move the small fish from e3 to d3 (open sea)"
    )
    page.keyboard.press("Escape")
    expect(page.locator(".cell.glow")).to_have_count(0)


def test_a_fish_is_dragged_and_put_back(visit: Visit, hall: Hall) -> None:
    page = visit.page
    table = sit(visit, hall, position(POND))
    assert await_turn(page)
    record = hall.record(table)
    cell = "[data-place='{}']".format
    page.locator(cell("e3")).drag_to(page.locator(cell("a6")))
    expect(page.locator(".cell.picked")).to_have_count(0)
    assert hall.record(table) == record
    before = log(page)
    page.locator(cell("e3")).drag_to(page.locator(cell("f3")))
    await_change(page, before)
    assert moves_of(hall.record(table), 0) == ["e3-f3"]


@pytest.mark.parametrize("visit", [{"reduced_motion": "no-preference"}], indirect=True)
def test_a_surprise_is_turned_over_before_it_takes_effect(visit: Visit, hall: Hall) -> None:
    page = visit.page
    start = position("S....S ...... ..M... ...... ...s.. s.m..s", left=1)
    start["board"][4] = "......"
    start["board"][5] = "s.ms.s"
    sit(visit, hall, start)
    assert await_turn(page)
    page.locator(".cell[data-place='d1']").click()
    page.locator(".cell[data-place='d2']").click()
    page.wait_for_selector(".reveal .coin")
    assert (
        page.locator(".game :is(.glow, .ready)").count() == 0
    )  # nothing can be chosen on a board that is still to change
    page.wait_for_selector(".reveal", state="detached")


def test_the_rivals_last_turn_is_traced(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit(visit, hall, position(POND, left=1))
    assert await_turn(page)
    assert page.locator(".wake .way").count() == 0
    page.locator(".cell[data-place='f1']").click()
    page.locator(".cell.glow").first.click()
    page.wait_for_selector(".wake .way", state="attached")


PHONES = [
    {"viewport": {"width": w, "height": h}, "has_touch": True, "locale": "fr-FR"} for w, h in ((390, 844), (360, 740))
]


@pytest.mark.parametrize("visit", PHONES, indirect=True, ids=["390", "360"])
@pytest.mark.parametrize("kind", KINDS)
def test_on_a_phone(visit: Visit, hall: Hall, kind: str) -> None:
    page = visit.page
    sit(visit, hall, KINDS[kind], stops=kind == "choice")
    assert await_turn(page)
    width = page.viewport_size["width"] if page.viewport_size else 0
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator(".game").bounding_box()["height"] <= 1600  # type: ignore[index]
    for lit in page.locator(".game :is(.glow, .ready, .button, .more)").all():
        box = lit.bounding_box()
        assert box is not None and box["width"] >= 40 and box["height"] >= 40
    more = page.locator("[data-place='p2'] .more")
    more.tap()
    expect(page.locator("[data-place='p2'] .eaten")).to_be_visible()
