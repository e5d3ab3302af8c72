"""On a phone what is asked comes into the window by itself, whatever it is and however many play."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.play import await_turn, play, sit_at
from browser.quay import Hall
from browser.screen import UNREACHED, unreached
from browser.test_fangfrisch_table import MOMENTS, STALLS
from browser.test_tokyo_table import POSITION, WAYS
from browser.test_wasabi_table import FULL_HAND
from browser.window import Visit

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "fr-FR"}
on_a_phone = pytest.mark.parametrize("visit", [PHONE], indirect=True, ids=["phone"])
FOUR = {
    **FULL_HAND,
    "players": 4,
    "hands": [*FULL_HAND["hands"], ["squid", "pickle", "tuna"]],
    "recipes": [*FULL_HAND["recipes"], []],
    "cards": [*FULL_HAND["cards"], []],
}
SERVED = ["pick tuna", "place tuna d1", "claim Tekkamaki", "done"]
DISHES: dict[str, tuple[dict[str, Any] | None, list[str]]] = {
    "gift": (None, []),
    "tile": (FOUR, SERVED[:1]),
    "recipe": (FOUR, SERVED[:2]),
    "reward": (FOUR, SERVED),
    "swap": (FOUR, ["play switch"]),
    "chopped": (FOUR, ["play chop", "chop b1"]),
    "pass": (FOUR, ["pass"]),
}
PLACES = "() => [...document.querySelectorAll('.game, .game .sea, .game .port')].map((one) => one.offsetTop)"


def kinds(all_kinds: Iterable[str], *first: str) -> list[Any]:
    """The first ones always; `make screens` looks at all."""
    return [one if one in first else pytest.param(one, marks=pytest.mark.screens) for one in all_kinds]


def sit(page: Page, hall: Hall, game: str, players: int, start: dict[str, Any] | None, moves: list[str]) -> None:
    sit_at(page, hall, game, players, start)
    await_turn(page)
    for move in moves:
        play(page, move)


@on_a_phone
@pytest.mark.parametrize("dish", kinds(DISHES, "gift", "reward"))
def test_four_chefs(visit: Visit, hall: Hall, dish: str) -> None:
    sit(visit.page, hall, "wasabi", 4, *DISHES[dish])
    assert unreached(visit.page) == []


@on_a_phone
@pytest.mark.parametrize("moment", kinds(MOMENTS, "steal", "stow"))
def test_five_sellers(visit: Visit, hall: Hall, moment: str) -> None:
    page = visit.page
    sit(page, hall, "fangfrisch", 5, {"money": [27, 22, 14, 19, 31], "stalls": STALLS, **MOMENTS[moment]}, [])
    own = ".stall .slots" if moment == "stow" else ""  # where the cards go
    assert unreached(page, own) == []
    if moment == "sell":  # octopuses alone in a crate need a name
        page.locator(".stall [data-drop=crate2] .face").tap()
        page.wait_for_selector(".names .button")
        assert unreached(page) == []


@on_a_phone
@pytest.mark.parametrize("way", kinds([way for way in WAYS if WAYS[way]], "ports"))
def test_six_companies(visit: Visit, hall: Hall, way: str) -> None:
    sit(visit.page, hall, "tokyo", 6, POSITION, WAYS[way])
    assert unreached(visit.page) == []


@on_a_phone
def test_the_markets_are_a_screen_of_their_own_and_what_leads_there_is_at_hand(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit(page, hall, "tokyo", 6, {**POSITION, "markets": POSITION["markets"][:9]}, [])  # as many as six have
    verbs = page.locator("[data-foot]")
    for verb in ("Naviguer (1 action)", "Terminer le tour", "Marchés"):
        expect(verbs.get_by_role("button", name=verb)).to_be_in_viewport(ratio=1)
    verbs.get_by_role("button", name="Marchés").tap()
    expect(page.locator(".way.glow").last).to_be_in_viewport(ratio=1)
    page.wait_for_function(f"() => !({UNREACHED})('').some((thing) => thing.startsWith('Entrer'))")


@on_a_phone
def test_whoever_has_scrolled_away_is_brought_to_what_is_asked_next(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit(page, hall, "wasabi", 4, FOUR, SERVED[:1])
    page.evaluate("scrollTo(0, 900)")
    play(page, SERVED[1])
    assert unreached(page) == []


@on_a_phone
def test_a_long_sentence_moves_nothing(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit(page, hall, "tokyo", 6, POSITION, [])
    before = page.evaluate(PLACES)
    for move in ("navigate", "sail 8"):  # asked in three lines
        play(page, move)
        assert page.evaluate(PLACES) == before, move


@on_a_phone
def test_the_rows_of_the_port_have_their_names(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit(page, hall, "tokyo", 6, POSITION, [])
    page.locator(".port .fold").tap()  # nothing can be priced yet: it is one line
    for row in ("fresh", "old"):
        expect(page.locator(f".port .label.{row}")).to_be_visible()
