"""Fangfrisch: one bell, under the thumb, with an honest figure; old news goes, and what ends a match asks."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from browser.play import CAREFUL, ENDED, await_turn, play, ready, sit_at
from browser.quay import Hall
from browser.screen import FRAMES
from browser.test_phone import on_a_phone
from browser.window import Visit

FULL = {"crate1": ["eel3", "eel1"], "crate2": ["plaice2"], "tub": ["crab2"]}
LOT = ["eel1", "eel3", "shark2", "lobster2", "tuna1"]
RING: dict[str, Any] = {"phase": "ring", "seller": 1, "lot": LOT, "stalls": [FULL, {}, {}], "money": [15, 22, 11]}
# The second card: the bell has not waited any longer.
SECOND: dict[str, Any] = {"phase": "ring", "seller": 1, "lot": ["eel1", "crab1"], "money": [30, 30, 30]}
# Nobody can pay for a lot, and two turns have been skipped.
LAST: dict[str, Any] = {
    "phase": "sell",
    "seller": 0,
    "idle": 2,
    "money": [2, 2, 1],
    "stalls": [{"crate1": ["octopus1", "plaice3"]}, {"tub": ["eel1"]}, {"tub": ["tuna1"]}],
}
# Whatever is asked of the bell begins in the lower half of the window and ends inside it.
HIGH = """() => ['.desk .bell', '.desk .wait'].filter((one) => {
  const { top, bottom } = document.querySelector(one).getBoundingClientRect();
  return top < innerHeight / 2 || bottom > innerHeight;
})"""
# Whether a lifted card reaches over the question above it.
OVER_WORDS = """() => {
  const question = document.querySelector('.counter .leaf p').getBoundingClientRect();
  return document.querySelector('.counter .held.up').getBoundingClientRect().top < question.bottom;
}"""
IN_SIGHT = """(one) => document.querySelector(one).getBoundingClientRect().bottom
  <= document.querySelector('[data-foot]').getBoundingClientRect().top"""
# How far the panels of the others reach beneath the rim of the lot.
COVERED = """() => {
  const lot = document.querySelector('.lot');
  const rim = lot.getBoundingClientRect().top - 0.42 * parseFloat(getComputedStyle(lot).fontSize);
  return [...document.querySelectorAll('.rival')].map((one) => one.getBoundingClientRect().bottom - rim);
}"""


def test_what_would_close_the_market_is_asked_for_twice(visit: Visit, hall: Hall) -> None:
    page = visit.page
    page.evaluate(CAREFUL)
    sit_at(page, hall, "fangfrisch", 3, LAST)
    await_turn(page)
    expect(page.locator(".prompt")).to_contain_text("if you sell nothing, the market closes")
    expect(page.locator(".counter .lost")).to_contain_text("2\N{NO-BREAK SPACE}€ at half price")
    keep = page.locator(".stall .keep")
    expect(keep).not_to_contain_class("main")
    keep.click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("the market closes at once")
    expect(dialog).to_contain_text("F14")
    dialog.locator(".button.main").click()  # back
    expect(dialog).to_have_count(0)
    expect(keep).to_be_enabled()
    keep.click()
    dialog.locator(".button:not(.main)").click()
    page.wait_for_selector(ENDED)


def test_a_sale_that_closes_nothing_is_not_doubted(visit: Visit, hall: Hall) -> None:
    page = visit.page
    page.evaluate(CAREFUL)
    sit_at(page, hall, "fangfrisch", 3, {**LAST, "idle": 0})
    await_turn(page)
    expect(page.locator(".stall .keep")).to_contain_class("main")
    expect(page.locator(".counter .lost")).to_have_count(0)


@pytest.mark.parametrize("visit", [{}, {"locale": "fr-FR"}], indirect=True, ids=["english", "french"])
def test_what_a_lot_brings_counts_the_bin_and_the_price(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "fangfrisch", 3, RING)
    await_turn(page)
    worth = page.locator(".desk .worth")
    expect(worth.locator("b")).to_have_text("10 €")  # no plus: a gain it is only less the price
    expect(worth.locator(".waste")).to_contain_text("15 − 5")
    expect(worth).not_to_contain_class("good")  # 15 less 5 less 10
    french = page.evaluate("document.documentElement.lang") == "fr"
    expect(worth).to_contain_text("vaut pour vous" if french else "worth to you")
    worth.hover()
    expect(page.get_by_text("vous ne gagnez rien" if french else "you gain nothing")).to_be_visible()


@on_a_phone
def test_on_a_phone_the_bell_is_under_the_thumb_and_stall_and_prices_are_in_view(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "fangfrisch", 3, RING)
    page.wait_for_selector(".desk .bell.glow")
    assert page.evaluate(HIGH) == []
    for own in (".lot", ".stall .slots", ".prices"):
        expect(page.locator(own)).to_be_in_viewport(ratio=1)
    place = page.locator(".desk .bell").bounding_box()
    page.locator(".desk .bell").tap()  # nobody else can pay as soon: it may be ours or not, the bell stays where it is
    page.wait_for_selector(".desk .bell:not(.glow)")
    page.evaluate(FRAMES)
    assert page.locator(".desk .bell").bounding_box() == place


@on_a_phone
def test_on_a_phone_a_live_bell_is_one_bell_and_help_pushes_no_crate_away(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "fangfrisch", 3, SECOND, live=True)
    page.wait_for_selector(".counter .beside")
    page.wait_for_selector(".desk .bell.glow")
    expect(page.locator("main > .row").get_by_role("button")).to_have_count(0)
    assert page.evaluate(HIGH) == []
    page.evaluate(FRAMES)
    for own in (".stall .slots", ".prices", ".counter .beside"):
        assert page.evaluate(IN_SIGHT, own), own
    page.locator(".counter .beside").tap()
    expect(page.locator(".prices")).to_be_in_viewport(ratio=1)


def test_on_a_tablet_the_bell_is_in_the_lower_half(visit: Visit, hall: Hall) -> None:
    page = visit.page
    page.set_viewport_size({"width": 768, "height": 1024})
    sit_at(page, hall, "fangfrisch", 3, live=True)
    ready(page)
    page.wait_for_selector(".desk .bell.glow")
    assert page.evaluate(HIGH) == []


def test_the_bell_of_the_frame_is_not_offered_beside_the_one_on_the_desk(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "fangfrisch", 3, live=True)
    ready(page)
    page.wait_for_selector(".desk .bell.glow")
    expect(page.locator("main > .row").get_by_role("button")).to_have_count(0)
    expect(page.locator(".desk").get_by_role("button", name="Ring: one card")).to_be_visible()


@on_a_phone
def test_on_a_phone_a_bell_that_closes_keeps_the_focus_and_moves_no_page(visit: Visit, hall: Hall) -> None:
    """The focus would go to the list of moves, far below, and the page with it."""
    page = visit.page
    sit_at(page, hall, "fangfrisch", 3, RING)
    await_turn(page)
    page.locator(".desk .bell").evaluate("bell => bell.focus({ preventScroll: true })")
    play(page, "wait")
    page.evaluate(FRAMES)
    expect(page.locator(".desk .bell")).to_be_focused()
    assert page.evaluate("scrollY") == 0


@on_a_phone
def test_on_a_phone_a_lifted_card_covers_no_word(visit: Visit, hall: Hall) -> None:
    page = visit.page
    stow = {**RING, "phase": "stow", "buyer": 0, "hand": ["eel1", "shark2"], "lot": []}
    sit_at(page, hall, "fangfrisch", 3, stow)
    await_turn(page)
    page.locator(".counter .held").first.tap()
    page.wait_for_selector(".counter .held.up")
    assert not page.evaluate(OVER_WORDS)


def test_a_card_that_was_stolen_is_told_where_it_lay(visit: Visit, hall: Hall) -> None:
    page = visit.page
    lot = ["thief", "crab3", "crab3", "crab3", "crab1"]  # worth its ringing, and nobody else can be robbed
    start = {**RING, "lot": lot, "stalls": [{"crate1": ["plaice2"]}, {}, {}]}
    sit_at(page, hall, "fangfrisch", 3, start, bot="greedy")
    await_turn(page)
    play(page, "wait")
    expect(page.locator(".stall [data-drop=crate1] .losses")).to_have_text("stolen: 2 plaice")


def test_a_live_bell_on_the_desk_is_struck_once_and_never_while_it_is_locked(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sent: list[dict[str, Any]] = []
    page.on("websocket", lambda wire: hear(wire, sent))
    sit_at(page, hall, "fangfrisch", 3, live=True)
    ready(page)
    page.evaluate("""() => {
      window.strikes = [];
      addEventListener('pointerdown', ({ target }) => {
        if (!target.closest('.desk .bell.glow')) return;
        strikes.push(document.querySelector('.row .bell').matches('.locked') ? 'locked' : 'open');
      }, true);
    }""")
    for _ in range(20):  # a card may be gone before a slow machine has struck
        page.wait_for_selector(".desk .bell.glow", timeout=60_000)
        page.locator(".desk .bell").click(force=True)
        if page.evaluate("strikes.includes('open')"):
            break
    expect(page.locator(".verdict.paper")).to_be_visible(timeout=60_000)
    rings = [frame for frame in sent if frame["type"] == "ring"]
    assert len(rings) == page.evaluate("strikes.filter((one) => one === 'open').length")


def hear(wire: WebSocket, sent: list[dict[str, Any]]) -> None:
    wire.on("framesent", lambda frame: sent.append(json.loads(frame)))


def test_who_rang_first_is_old_news_once_the_next_lot_lies_there(visit: Visit, hall: Hall) -> None:
    page = visit.page
    stalls = [{"tub": ["crab2"]}, {}, {}]
    sit_at(page, hall, "fangfrisch", 3, {**RING, "lot": ["crab3"], "stalls": stalls, "money": [30, 4, 4]})
    await_turn(page)
    page.locator(".bell.glow").click()
    page.wait_for_selector(".desk .first >> text=Ana rang first")
    play(page, "lay crab3 tub")  # the next sellers have nothing to sell, and cannot pay
    page.wait_for_selector(".desk .bell.glow")
    expect(page.locator(".lot .card")).not_to_have_count(0)
    expect(page.locator(".counter .news")).to_have_count(0)
    expect(page.locator(".desk .first")).not_to_contain_text("rang first")


def test_who_rang_first_is_old_news_while_one_sells(visit: Visit, hall: Hall) -> None:
    """The seller before us has his lot bought by another; then it is our turn."""
    page = visit.page
    stow = {"phase": "ring", "seller": 2, "lot": ["crab3"], "stalls": [{"tub": ["eel2"]}, {}, {}], "money": [30, 4, 4]}
    sit_at(page, hall, "fangfrisch", 3, stow)
    await_turn(page)
    page.locator(".bell.glow").click()
    page.wait_for_selector(".desk .first >> text=Ana rang first")
    play(page, "lay crab3 crate1")
    expect(page.locator(".stall .keep")).to_be_enabled()  # now we sell
    expect(page.locator(".desk .first")).to_have_text("")
    expect(page.locator(".desk .bell.rung")).to_have_count(0)


@pytest.mark.parametrize("visit", [{"locale": "fr-FR", "color_scheme": "dark"}], indirect=True, ids=["french at night"])
@pytest.mark.parametrize("players", [3, 5])
def test_the_rim_of_the_lot_covers_nobodys_stall(visit: Visit, hall: Hall, players: int) -> None:
    page = visit.page
    page.set_viewport_size({"width": 1366, "height": 650})
    sit_at(page, hall, "fangfrisch", players, live=True)
    ready(page)
    page.wait_for_selector(".board .lot")
    await_turn(page)
    page.evaluate(FRAMES)
    assert [over for over in page.evaluate(COVERED) if over > 0] == []
