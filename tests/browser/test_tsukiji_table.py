"""The table of Tsukiji Market is one screen at every decision, explains itself, and cards are carried by hand."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.play import await_change, await_turn, drag, log, moves_of, offered, play, sit_at
from browser.quay import Hall
from browser.screen import FRAMES, outside, outside_at
from browser.window import Visit

pytestmark = pytest.mark.screens  # minutes: `make screens`
SIZES = [(1280, 720), (1366, 650), (1920, 1080), (768, 1024)]
PHONES = [(390, 844), (360, 740)]
DECISIONS = 25
RIVALS = {"salmon": ["O4W", "O2W", "O2B", "O3W"], "mackerel": ["B4W", "B2W/Y2K"], "bream": ["Y2W"]}
MINE = {"tuna": ["R4W", "R3W"], "bream": ["Y2K", "Y3K"]}
TAKE = {
    "phase": "take",
    "balance": ["R2W/O2K", "B3W"],
    "top": "Y4W",
    "bids": [3, 1],
    "picker": 0,
    "piles": [MINE, RIVALS],
}
STEAL = {
    "phase": "steal",
    "balance": ["", "B3W"],
    "top": "Y4W",
    "bids": [3, 1],
    "picker": 0,
    "piles": [{"tuna": ["R4W", "R3W", "R2W/O2K"]}, RIVALS],
}
DISCARD = {**STEAL, "phase": "discard", "top": "R5", "piles": [{"mackerel": ["B5", "B2B", "R3/B1B"]}, RIVALS]}
CHOOSE = {
    "phase": "choose",
    "held": "Y2W/R2K",
    "balance": ["", "B3W"],
    "top": "Y4W",
    "bids": [3, 1],
    "picker": 0,
    "piles": [{"salmon": ["O4W", "O2W", "O3W"]}, {"mackerel": ["B4W"]}],
}
FULL = {
    "phase": "bid",
    "balance": ["R2W/O2K", "B3W"],
    "top": "Y4W",
    "barrel": -4,
    "piles": [
        {"tuna": ["R5", "R4W", "R3W", "R2W", "R2K"], "mackerel": ["B4W", "B2W/Y2K"]},
        {"salmon": ["O5", "O4W", "O3W", "O2W", "O2B"], "bream": ["Y3K", "Y2W"]},
    ],
}
POSITIONS = {"take": TAKE, "steal": STEAL, "discard": DISCARD, "choose": CHOOSE, "full": FULL}

KNIVES = {
    **FULL,
    "phase": "take",
    "bids": [3, 1],
    "picker": 0,
    "barrel": 0,
    "balance": ["Y2K", "B3W"],
    "piles": [{"tuna": ["R2K"], "salmon": ["O3K"], "bream": ["Y1K"]}, {"bream": ["Y3K"], "mackerel": ["B1K", "B2K"]}],
}
NEAR = {**FULL, "barrel": -2, "balance": ["R2W", "B2B"], "piles": [{"tuna": ["R4W"]}, {"salmon": ["O4W"]}]}
ENDS = {**NEAR, "balance": ["R5", "B3W"]}

OWN = ".stall.mine, .stall.mine .pile, .stall.mine .pile :not(svg *), .slate"


def at_table(visit: Visit, hall: Hall, position: dict[str, Any] | None = None, seed: int = 7) -> str:
    """Opens a table from a position and sits down at it; its id."""
    table = sit_at(visit.page, hall, "tsukiji", position=position, seed=seed)
    await_turn(visit.page)
    visit.page.wait_for_selector(".game .glow")
    return table


def size(width: int, height: int, **more: object) -> dict[str, object]:
    return {"viewport": {"width": width, "height": height}, **more}


def fits(page: Page, said: object) -> None:
    """Nothing that can be clicked and nothing of one's own is out of sight, whatever the window."""
    for size in SIZES:
        assert outside_at(page, size, OWN) == [], f"{said} at {size}"


def test_one_screen_at_every_decision(visit: Visit, hall: Hall) -> None:
    page = visit.page
    at_table(visit, hall)
    kinds = set()
    for turn in range(DECISIONS):
        if not await_turn(page):
            break
        page.wait_for_selector(".game .glow")
        moves = offered(page)
        kinds.add(moves[0].split()[0])
        fits(page, moves)
        before = log(page)
        page.locator(".game .glow:visible").nth(turn % len(moves)).click()
        await_change(page, before)
    assert {"bid", "take"} <= kinds


@pytest.mark.parametrize("kind", POSITIONS)
def test_one_screen_where_cards_are_many(visit: Visit, hall: Hall, kind: str) -> None:
    """Also while something is weighed; and what is then shown moves nothing."""
    page = visit.page
    at_table(visit, hall, POSITIONS[kind])
    fits(page, kind)
    boxes = "all => all.map(one => JSON.stringify(one.getBoundingClientRect()))"
    places = page.locator(".board > *").evaluate_all(boxes)
    things = page.locator(".game .glow:visible")
    for n in range(things.count()):
        things.nth(n).hover()
        page.wait_for_function("document.querySelector('.game .pointed')")
        assert outside(page, OWN) == []
        assert page.locator(".board > *").evaluate_all(boxes) == places


@pytest.mark.parametrize("visit", [size(*one, has_touch=True, is_mobile=True) for one in PHONES], indirect=True)
def test_on_a_phone_hands_and_own_piles_are_on_the_first_screen(visit: Visit, hall: Hall) -> None:
    page = visit.page
    for position in (FULL, TAKE, STEAL):
        at_table(visit, hall, position)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert page.evaluate("document.querySelector('.board').getBoundingClientRect().height <= 1600")
        small = page.locator(".game .glow:visible").evaluate_all(
            "all => all.map(one => one.getBoundingClientRect()).filter(at => at.width < 40 || at.height < 40).length"
        )
        assert small == 0
    at_table(visit, hall)
    for thing in (".hand", ".stall.mine .pile"):
        lowest = page.locator(thing).evaluate_all(
            "all => Math.max(...all.map(one => one.getBoundingClientRect().bottom))"
        )
        assert lowest <= page.evaluate("innerHeight")


def test_cards_are_carried(visit: Visit, hall: Hall) -> None:
    """To the pile of either half, anywhere on one's stall, to the discards; dropped elsewhere they go back."""
    page = visit.page
    table = at_table(visit, hall, TAKE)
    before = log(page)
    drag(page, ".tray .glow", ".stall:not(.mine)")
    page.wait_for_function("!document.querySelector('.load[style*=translate]')")
    assert log(page) == before and offered(page)[0] == "take left tuna"
    drag(page, ".tray .glow", ".stall.mine [data-goal=salmon]")
    await_change(page, before)
    assert moves_of(hall.record(table), 0)[0] == "take left salmon"
    table = at_table(visit, hall, STEAL)
    before = log(page)
    drag(page, ".stall:not(.mine) .glow >> nth=0", ".stall.mine .plate")
    await_change(page, before)
    assert moves_of(hall.record(table), 0)[0] == "steal O4W"
    table = at_table(visit, hall, DISCARD)
    before = log(page)
    drag(page, ".stall:not(.mine) .glow >> nth=0", "[data-goal=discard]")
    await_change(page, before)
    assert moves_of(hall.record(table), 0)[0] == "discard O4W"


def test_one_knife_before_the_end_is_marked_on_both_sides(visit: Visit, hall: Hall) -> None:
    """And once there are enough, the slate tells of nothing else, and no hand can be shown any more."""
    page = visit.page
    at_table(visit, hall, FULL)
    expect(page.locator(".knives.alarm")).to_have_count(0)
    for knives in page.locator(".knives").all():
        expect(knives).to_contain_text("4 win at once")
    at_table(visit, hall, KNIVES)
    for side in (".mine", ":not(.mine)"):
        expect(page.locator(f".stall{side} .knives.alarm")).to_contain_text("One to go!")
    page.locator(".tray .glow").first.click()
    page.wait_for_selector("dialog[open] tfoot")
    expect(page.locator("dialog[open]")).to_contain_text("4 knives: win whatever the points")
    expect(page.locator("dialog[open]")).to_contain_text("In a rematch everybody moves on by one seat")
    page.keyboard.press("Escape")
    expect(page.locator(".meetings")).to_have_text("Ana has 4 knives: that wins at once, whatever the points.")
    expect(page.locator(".hand:disabled")).to_have_count(4)
    expect(page.locator(".knives.alarm")).to_have_count(0)


@pytest.mark.parametrize("visit", [size(390, 844, has_touch=True, is_mobile=True)], indirect=True)
def test_a_tap_on_a_pile_or_the_knives_tells_what_they_are_for(visit: Visit, hall: Hall) -> None:
    page = visit.page
    at_table(visit, hall, FULL)
    for thing, words in {
        ".stall.mine .bonus >> nth=1": "draw the top card",
        ".stall.mine .leaves >> nth=0": "counts twice",
        ".stall.mine .worth >> nth=0": "doubled by wasabi",
        ".stall.mine .knives": "Knives: 1 of 4",
        ".stall:not(.mine) .fish >> nth=0": "steal a card from Ana",
    }.items():
        page.locator(thing).tap()
        expect(page.locator(".note")).to_contain_text(words)


def test_a_match_after_a_lesson_is_offered_also_to_whoever_left_it(visit: Visit, hall: Hall) -> None:
    page = visit.page
    at_table(visit, hall, KNIVES)
    page.evaluate("""() => localStorage.setItem('criee.tables', JSON.stringify(
      JSON.parse(localStorage.getItem('criee.tables')).map((table) => ({ ...table, learning: true }))))""")
    page.reload()
    page.locator(".tray .glow").first.click()
    sheet = page.locator("dialog[open]:has(tfoot)")
    expect(sheet.get_by_role("button", name="Play now")).to_be_visible()
    expect(sheet.get_by_role("button", name="Rematch")).to_have_count(0)


def test_things_say_what_they_are(visit: Visit, hall: Hall) -> None:
    page = visit.page
    at_table(visit, hall, STEAL)
    for thing, words in {
        ".stall.mine .bonus >> nth=0": "steal a card from Noa",
        ".stall.mine .leaves >> nth=0": "counts twice",
        ".stall.mine .knives": "wins at once",
        ".balance .end >> nth=1": "steals a card",
        ".balance .scale": "a notch",
        ".stall:not(.mine) .glow >> nth=1": "counts twice",
        ".deck": "top card",
    }.items():
        page.locator(thing).hover(force=True)
        page.wait_for_function(
            "words => document.querySelector('.tip:not([hidden])')?.textContent.includes(words)", arg=words
        )


@pytest.mark.parametrize("visit", [size(390, 844, has_touch=True, is_mobile=True)], indirect=True)
def test_what_a_finger_picked_goes_back(visit: Visit, hall: Hall) -> None:
    page = visit.page
    at_table(visit, hall)
    page.locator(".hand.glow").nth(1).tap()
    page.wait_for_selector(".slate .again")
    page.keyboard.press("Escape")
    page.wait_for_selector(".slate .again", state="detached")
    page.locator(".hand.glow").nth(1).tap()
    page.wait_for_selector(".slate .again")
    page.locator(".stall.mine .plate .name").tap()
    page.wait_for_selector(".slate .again", state="detached")
    assert page.locator(".hand.glow").count() == 4


@pytest.mark.parametrize("visit", [size(390, 844, has_touch=True, is_mobile=True)], indirect=True)
@pytest.mark.parametrize(("thing", "words"), [(".hand.glow", "bid"), ("button.barrel", "Barrel")])
def test_a_finger_that_stays_is_told_what_it_touches(visit: Visit, hall: Hall, thing: str, words: str) -> None:
    page = visit.page
    at_table(visit, hall)
    box = page.locator(thing).first.bounding_box()
    assert box
    there = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = page.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [there]})
    page.wait_for_selector(f".tip:not([hidden]):has-text('{words}')")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.evaluate(FRAMES)
    assert page.locator(".note").count() == 0  # to lift it is no click
    assert page.locator(".slate .again").count() == 0


@pytest.mark.parametrize("visit", [size(1280, 720, locale="fr-FR")], indirect=True, ids=["fr"])
def test_the_tip_of_the_barrel_hides_no_number_that_is_bid_for(visit: Visit, hall: Hall) -> None:
    page = visit.page
    at_table(visit, hall, {**FULL, "barrel": 0})
    expect(page.locator(".meetings .tie")).to_be_visible()  # what a tie brings is told here
    page.locator("button.barrel").hover()
    tip = page.locator(".tip:not([hidden])")
    expect(tip).to_be_visible()
    told, value = tip.bounding_box(), page.locator(".tray .value").first.bounding_box()
    assert told and value
    assert told["y"] >= value["y"] + value["height"] or told["x"] + told["width"] <= value["x"]


def reach(page: Page, hand: int) -> str:
    """What the slate says of the end of the balance while a hand is weighed; all of it is seen."""
    page.locator(".hand.glow").nth(hand).hover()
    page.wait_for_selector(f".hand.pointed >> nth=0 >> [data-n='{hand + 1}']", state="attached")
    page.wait_for_selector(".slate .reach")
    assert page.locator(".meetings").evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    return page.locator(".slate .reach").inner_text()


@pytest.mark.parametrize("visit", [size(1280, 720), size(1280, 720, locale="fr-FR")], indirect=True, ids=["en", "fr"])
def test_a_bid_says_that_the_barrel_reaches_an_end(visit: Visit, hall: Hall) -> None:
    page = visit.page
    at_table(visit, hall, ENDS)
    sure = reach(page, 0)
    assert sure.startswith("3, 4") and ("you steal a card" in sure or "vous volez une carte" in sure)
    at_table(visit, hall, NEAR)
    assert len(reach(page, 0)) > len(sure)  # a barrel on one of the cards may take it away again
    at_table(visit, hall, {**ENDS, "barrel": 3})
    assert "Noa" in reach(page, 3)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        reach(page, 3)


@pytest.mark.parametrize("visit", [size(390, 844, has_touch=True, is_mobile=True)], indirect=True)
def test_on_a_phone_the_forecast_has_its_heading_and_nobody_is_told_to_click(visit: Visit, hall: Hall) -> None:
    page = visit.page
    at_table(visit, hall, ENDS)
    page.locator(".hand.glow").first.tap()
    page.wait_for_selector(".slate .reach")
    assert page.locator(".slate .heading").is_visible() and "Noa" in page.locator(".slate .heading").inner_text()
    assert page.locator(".meetings").evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    at_table(visit, hall, TAKE)
    assert "Choose a card" in page.locator(".slate.meetings").inner_text()


def test_the_barrel_covers_no_number_of_the_scale(visit: Visit, hall: Hall) -> None:
    page = visit.page
    at_table(visit, hall, NEAR)
    for width, height in [*SIZES, *PHONES]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(FRAMES)
        edge = page.locator("button.barrel").evaluate("one => one.getBoundingClientRect().left")
        numbers = page.locator(".notch small").evaluate_all(
            "all => all.filter(one => one.textContent).map(one => one.getBoundingClientRect().right)"
        )
        assert max(numbers) <= edge + 1, (width, height)


def test_where_the_rival_took_a_card_no_mark_lies_under_the_next(visit: Visit, hall: Hall) -> None:
    """A mark on an empty place says who took from there; under a new card it would look like a claim."""
    page = visit.page
    at_table(visit, hall)
    for _ in range(5):
        play(page, offered(page)[0])  # the lowest bid
        page.wait_for_selector(".game .glow")
        assert page.locator(".slot:has(.lying):has(.taken)").count() == 0
    assert page.locator(".stall:not(.mine) .pile li").count() > 0  # the rival has taken cards


@pytest.mark.parametrize("visit", [{"reduced_motion": "no-preference"}], indirect=True, ids=["lively"])
def test_the_slate_tells_no_bids_before_the_hands_are_open(visit: Visit, hall: Hall) -> None:
    page = visit.page
    page.add_init_script(
        """window.said = []; new MutationObserver(() => {
          const slate = document.querySelector('.slate.meetings');
          const down = document.querySelectorAll('.showdown .call .said').length;
          if (slate && down) window.said.push([down, slate.textContent]);
        }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });"""
    )
    at_table(visit, hall)
    page.locator(".moves [data-move='bid 2']").click()
    page.wait_for_function("() => window.said.some(([down]) => down === 3)")
    for down, text in page.evaluate("window.said"):
        assert ("Ana 2" in text) == (down == 3), (down, text)
