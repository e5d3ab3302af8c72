"""The market of Fangfrisch is one screen at every decision, tells a newcomer what to do, and can be played by hand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.play import CAREFUL, ENDED, await_change, await_turn, log, moves_of, offered, sit_at
from browser.quay import Hall
from browser.screen import SETTLED, outside_at
from browser.test_access import faults
from browser.window import Visit

pytestmark = pytest.mark.screens  # minutes: `make screens`
SIZES = [(1280, 720), (1366, 650), (1920, 1080), (768, 1024)]
PHONES = [(390, 844), (360, 740)]
DECISIONS = 25
LIVELY = {"reduced_motion": "no-preference"}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "fr-FR"}
STALLS: list[dict[str, list[str]]] = [
    {
        "crate1": ["eel3", "eel1", "octopus1"],
        "crate2": ["octopus2"],
        "tub": ["tuna3", "tuna1"],
        "bin": ["shark1", "plaice2"],
    },
    {"crate1": ["eel2", "eel1"], "tub": ["lobster3", "lobster2"], "bin": ["shark1"]},
    {"crate1": ["plaice3", "plaice2", "plaice1"], "crate2": ["shark2"], "tub": ["tuna2"]},
    {"crate1": ["crab3"], "crate2": ["eel3"], "bin": ["tuna1", "lobster1"]},
    {"tub": ["shark3", "shark3"]},
]
LOT = [f"{fish}{n}" for fish in ("eel", "lobster", "plaice", "tuna", "shark", "crab", "octopus") for n in (1, 2)]
MOMENTS: dict[str, dict[str, Any]] = {
    "ring": {"phase": "ring", "seller": 1, "lot": [*LOT, "thief", "can"]},
    "steal": {"phase": "steal", "seller": 1, "buyer": 0, "thieves": 1, "hand": ["eel2", "crab1"]},
    "stow": {"phase": "stow", "seller": 1, "buyer": 0, "hand": ["eel2", "eel2", "lobster1", "plaice1", "octopus1"]},
    "can": {"phase": "can", "seller": 1, "buyer": 0, "tins": 2},
    "sell": {"phase": "sell", "seller": 0},
}
OWN = ".stall, .stall *, .counter, .bell"
SMALLEST = """() => {
  const texts = document.createTreeWalker(document.querySelector('.game'), NodeFilter.SHOW_TEXT);
  let least = 99;
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (textContent.trim()) least = Math.min(least, parseFloat(getComputedStyle(parentElement).fontSize));
  }
  return least;
}"""


def seat(
    visit: Visit, hall: Hall, players: int, position: dict[str, Any] | None = None, *, live: bool = False, seed: int = 7
) -> str:
    """Sits down at a table against bots, at its beginning or in a given moment."""
    if position is not None:
        position = {"money": [27, 22, 14, 19, 31][:players], "stalls": STALLS[:players], **position}
    table = sit_at(visit.page, hall, "fangfrisch", players, position, seed=seed, live=live)
    visit.page.wait_for_selector(".board")
    return table


def resized(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=size)


def fits(page: Page, *sizes: tuple[int, int]) -> None:
    for size in sizes or SIZES:
        assert outside_at(page, size, OWN) == [], f"{size}: {offered(page)}"
        if size == (1366, 650):
            assert page.evaluate(SMALLEST) >= 12


@pytest.mark.parametrize("visit", [{"locale": "fr-FR"}], indirect=True, ids=["french"])
@pytest.mark.parametrize("players", [3, 5])
def test_a_match_is_one_screen(visit: Visit, hall: Hall, players: int) -> None:
    page = visit.page
    page.set_default_timeout(90_000)  # who cannot pay waits for several auctions of others
    seat(visit, hall, players)
    assert await_turn(page)
    fits(page)
    page.locator(".veil").click()
    page.wait_for_selector(".veil", state="detached")
    for decision in range(DECISIONS):
        fits(page, SIZES[decision % len(SIZES)])
        moves, before = offered(page), log(page)
        page.evaluate("n => document.querySelectorAll('.moves [data-move]')[n].click()", decision * 7 % len(moves))
        page.wait_for_function(
            "([moves, before]) => document.querySelector('.log-entries').innerText !== before ||"
            " [...document.querySelectorAll('.moves [data-move]')].map(one => one.dataset.move).join() !== moves",
            arg=[",".join(moves), before],
        )
        if not await_turn(page):
            break


@pytest.mark.parametrize("players", [3, 5])
@pytest.mark.parametrize("moment", MOMENTS)
def test_every_decision_is_one_screen(visit: Visit, hall: Hall, moment: str, players: int) -> None:
    page = visit.page
    seat(visit, hall, players, MOMENTS[moment])
    assert await_turn(page)
    fits(page)
    if moment == "sell":  # octopuses alone in a crate need a name
        page.locator(".stall [data-drop=crate2] .face").click()
        page.wait_for_selector(".names .button")
        fits(page)
    if moment == "stow":  # a card that is picked may be thrown away
        page.locator(".counter .held[aria-label='1 lobster']").click()
        fits(page)
        assert faults(page) == []
        page.keyboard.press("Escape")
        page.wait_for_selector(".counter .held.glow")
    for size in PHONES:
        resized(page, size)
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert page.evaluate("document.querySelector('.board').offsetHeight") <= 1600


def test_live_play_is_one_screen_and_nothing_covers_the_bell(visit: Visit, hall: Hall) -> None:
    page = visit.page
    second = {"phase": "ring", "seller": 1, "lot": ["eel1", "crab1"], "money": [30] * 5, "stalls": [{}] * 5}
    seat(visit, hall, 5, second, live=True)  # at the first card the bell would wait
    page.wait_for_selector(".counter .beside")
    assert page.locator(".veil").count() == 0
    for size in SIZES[:3]:
        assert outside_at(page, size, OWN) == [], size
    page.locator(".counter .beside").click()
    page.wait_for_selector(".counter .beside", state="detached")


def test_the_veil_is_for_players_once_a_table_and_takes_no_move(visit: Visit, hall: Hall) -> None:
    page = visit.page
    table = seat(visit, hall, 3)
    assert await_turn(page)
    page.wait_for_selector(".veil")
    assert faults(page) == []
    page.keyboard.press("1")  # any key closes it, and is no move
    page.wait_for_selector(".veil", state="detached")
    assert offered(page) == ["ring", "wait"]
    assert moves_of(hall.record(table), 0) == []
    page.reload()
    page.wait_for_selector(".board .bell.glow")
    assert page.locator(".veil").count() == 0
    watched = page.context.browser.new_context(reduced_motion="reduce").new_page()  # type: ignore[union-attr]
    watched.goto(f"{visit.base}/table/{table}")
    watched.wait_for_selector(".board .lot")
    assert watched.locator(".veil").count() == 0
    watched.context.close()


@pytest.mark.parametrize("visit", [LIVELY], indirect=True, ids=["lively"])
def test_a_card_is_dragged_into_its_crate_and_back_where_it_cannot_go(visit: Visit, hall: Hall) -> None:
    page = visit.page
    resized(page, (1280, 720))
    page.evaluate(CAREFUL)
    table = seat(visit, hall, 3, MOMENTS["stow"])
    assert await_turn(page)
    card = page.locator(".counter .held[aria-label='2 eels']").first
    card.drag_to(page.locator(".prices"))  # fish in the hand is not sold
    assert page.locator(".counter .held").count() == 5
    before = log(page)
    card.drag_to(page.locator("[data-drop=crate1]"))
    await_change(page, before)
    assert moves_of(hall.record(table), 0) == ["lay eel2 crate1"]
    page.locator(".counter .held[aria-label='1 plaice']").drag_to(page.locator("button.bin"))
    before = log(page)
    page.locator("dialog[open]").get_by_role("button", name="Do it all the same").click()
    await_change(page, before)
    assert moves_of(hall.record(table), 0)[-1] == "bin plaice"


def test_who_rang_first_is_seen(visit: Visit, hall: Hall) -> None:
    page = visit.page
    seat(visit, hall, 3, {**MOMENTS["ring"], "lot": ["eel1", "thief"], "money": [30, 4, 4]})
    assert await_turn(page)
    page.locator(".bell.glow").click()
    page.wait_for_selector(".desk .first >> text=Ana rang first")
    page.wait_for_selector(".stall .role.buyer")
    assert page.locator(".rival .role.seller").count() == 1


@pytest.mark.parametrize("visit", [PHONE, LIVELY], indirect=True, ids=["phone", "lively"])
def test_by_hand_to_the_end(visit: Visit, hall: Hall) -> None:
    """Only what glows is clicked, with a real pointer, from close before the end."""
    page = visit.page
    deck = {"eel1": 2, "tuna2": 3, "crab3": 2, "octopus1": 1, "thief": 1, "can": 1}
    seat(visit, hall, 3, {"phase": "sell", "seller": 0, "ending": True, "deck": deck})
    luck = Random(3)
    for _ in range(200):
        if not await_turn(page):
            break
        page.wait_for_function(SETTLED)  # what is on its way out still glows, and nobody means it
        lit = page.locator(".game :is(.glow, .ready, .button:not([disabled])):visible:not([inert])")
        lit.nth(luck.randrange(lit.count())).click()
        page.wait_for_timeout(450)  # the pace of a person: a click sooner than that is held back by the frame
    assert page.locator(ENDED).count()
