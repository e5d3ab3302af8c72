"""Tokyo for a quick hand: what one aims at stays where it is, and what is asked can be answered where one looks."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.play import await_turn, offered, play, sit_at
from browser.quay import Hall
from browser.screen import SETTLED
from browser.test_phone import on_a_phone
from browser.test_tokyo_room import found, two
from browser.window import Visit

FLEET = [
    {"number": 1, "owner": 0, "place": "sea", "permit": "eel", "cargo": {"eel": 1}},
    {"number": 8, "owner": 0, "place": "sea"},
    {"number": 9, "owner": 0, "place": "left"},
    {"number": 2, "owner": 1, "place": "left"},
]
FLOTILLA = two(ships=FLEET, players=[{"cash": 2000, "docks": 2, "permits": {"mackerel": 1, "eel": 2, "squid": 1}}, {}])
# Where each button of a ship lies, by its move.
PLACES = """(ships) => Object.fromEntries([...document.querySelectorAll(`${ships} .chip.glow`)].map((one) => {
  const { left, top, width } = one.getBoundingClientRect();
  return [one.dataset.plays, [left, top, width].map(Math.round)];
}))"""


def assert_still(page: Page, ships: str, moves: list[str]) -> None:
    """Whatever a ship does, the buttons of the others are where they were."""
    places: dict[str, list[int]] = {}
    for move in moves:
        play(page, move)
        page.wait_for_function(SETTLED)
        now = page.evaluate(PLACES, ships)
        assert {one: now[one] for one in now if one in places} == {one: places[one] for one in now if one in places}
        places |= now
    assert len(places) > 5


@pytest.mark.parametrize(
    "moves", [["sail 9", "moor 8 left"], ["fish mackerel 8", "sail 9"], ["moor 8 middle", "sail 9"]]
)
def test_no_ship_and_no_button_of_hers_slides_when_another_has_acted(
    visit: Visit, hall: Hall, moves: list[str]
) -> None:
    sit_at(visit.page, hall, "tokyo", 2, FLOTILLA)
    await_turn(visit.page)
    assert_still(visit.page, ".near", ["navigate", *moves])


@on_a_phone
def test_under_the_thumb_no_button_of_a_ship_slides_either(visit: Visit, hall: Hall) -> None:
    sit_at(visit.page, hall, "tokyo", 2, FLOTILLA)
    await_turn(visit.page)
    assert_still(visit.page, "[data-foot]", ["navigate", "sail 9", "moor 8 left"])


# Where on a stall somebody clicks: what lies there, its last line, the bare wood of the counter. In hundredths.
SPOTS = [(50, 50), (85, 70), (90, 95)]


def point(page: Page, name: str, spot: tuple[int, int]) -> tuple[float, float]:
    """In pixels of the window, with the stall in view."""
    stall = page.locator(f".stall[data-place={name}]")
    stall.scroll_into_view_if_needed()
    box = stall.bounding_box()
    assert box is not None
    return box["x"] + box["width"] * spot[0] / 100, box["y"] + box["height"] * spot[1] / 100


@pytest.mark.parametrize("spot", SPOTS)
def test_a_click_anywhere_on_a_stall_lets_one_in(visit: Visit, hall: Hall, spot: tuple[int, int]) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 2, two())
    await_turn(page)
    page.mouse.click(*point(page, "bank", spot))
    expect(page.locator(".scene")).to_be_visible()


@pytest.mark.parametrize("spot", SPOTS)
def test_a_click_anywhere_on_a_closed_stall_says_why(visit: Visit, hall: Hall, spot: tuple[int, int]) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 2, two())
    await_turn(page)
    play(page, "navigate")
    page.mouse.click(*point(page, "bank", spot))
    expect(page.locator(".note")).to_contain_text("Finish what you have begun first")


@on_a_phone
@pytest.mark.parametrize("spot", SPOTS[:2])
def test_a_finger_anywhere_on_a_stall_is_told_what_it_is(visit: Visit, hall: Hall, spot: tuple[int, int]) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 2, two())
    await_turn(page)
    before = offered(page)
    page.touchscreen.tap(*point(page, "salmon", spot))
    expect(page.locator(".note")).to_contain_text("saumon")
    assert offered(page) == before


@on_a_phone
def test_a_finger_on_a_stall_is_told_what_it_is_and_the_price_lets_one_in(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 2, two())
    await_turn(page)
    stall = page.locator(".stall[data-place=salmon]")
    before = offered(page)
    stall.locator(".front").tap()
    expect(page.locator(".note")).to_contain_text("saumon")
    assert offered(page) == before
    stall.locator(".way.glow").tap()
    expect(page.locator(".scene")).to_be_visible()


@pytest.mark.parametrize("spot", [(50, 20), *SPOTS])
def test_the_whole_stall_says_what_it_is(visit: Visit, hall: Hall, spot: tuple[int, int]) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 2, two())
    await_turn(page)
    page.mouse.move(*point(page, "salmon", spot))
    expect(page.locator(".tip")).to_contain_text("as many resources as all players hold salmon")


def test_what_is_closed_says_what_it_costs(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 2, two())
    await_turn(page)
    play(page, "navigate")
    page.locator(".stall[data-place=eel] .way").hover()
    expect(page.locator(".tip")).to_have_text("What lets you in: 1 action.")
    page.locator(".berth.right .water").hover()
    expect(page.locator(".tip")).to_contain_text("open your next dock for 500 ¥")


GOODS = [{"item": "eel", "price": 300, "count": 2}]
LANDED = two(
    ships=[
        {"number": 8, "owner": 0, "place": "sea", "permit": "eel", "cargo": {"eel": 2}},
        {"number": 1, "owner": 0, "place": "sea"},
        FLEET[-1],
    ],
    players=[
        {"cash": 2000, "docks": 1, "permits": {"snapper": 1, "eel": 1}, "fresh": GOODS},
        {"fresh": [{"item": "mackerel", "price": 200, "count": 1}]},
    ],
    markets=["mackerel", "salmon", "eel", "snapper", "ships", "bank"],
)
ICE = ".cell.fresh[data-drop=column{}] .spot.glow"


def test_the_ice_below_a_price_stands_for_it(visit: Visit, hall: Hall) -> None:
    """Also where something lies already; the last column has many prices, and its ice stands for none of them."""
    page = visit.page
    sit_at(page, hall, "tokyo", 2, LANDED)
    await_turn(page)
    for move in ("navigate", "moor 8 left"):
        play(page, move)
    assert page.locator(".port .spot.glow").count() == 9
    page.locator(ICE.format(600)).hover()
    expect(page.locator(".verbs .said")).to_contain_text("Ask 600 ¥")
    page.locator(ICE.format(600)).click()
    expect(page.locator(ICE.format(600) + " .stack")).to_have_count(1)
    page.locator(ICE.format(300)).click()
    expect(page.locator(".port .goods[aria-label^='3 × eel at 300']")).to_be_visible()


def test_a_barrel_that_was_lifted_is_laid_on_the_ice(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 2, LANDED)
    await_turn(page)
    for move in ("navigate", "moor 8 left", "price eel 600", "price eel 700", "done"):
        play(page, move)
    expect(page.locator(".prompt")).to_contain_text("Your prices are set.")
    expect(page.locator(".port header")).to_contain_text("The prices stand.")
    page.locator(".port .cell[data-drop=column600] .goods.glow").click()
    page.locator(ICE.format(400)).click()
    expect(page.locator(".port .cell.fresh[data-drop=column400] .goods")).to_be_visible()


def test_a_price_says_what_the_buyer_gets_for_it(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 2, LANDED)
    await_turn(page)
    page.locator(".port .price").first.hover()
    expect(page.locator(".tip")).to_have_text("What lies below is sold to the others for 100 ¥ each.")
    for move in ("navigate", "moor 8 left"):
        play(page, move)
    expect(page.locator(".port header")).to_contain_text("Its token is worth 3 resources now: 300 ¥ at the end.")
    page.locator(".port .price").nth(5).hover()
    expect(page.locator(".tip")).to_contain_text(
        "Sells for 600 ¥. The token its buyer gets is worth 3 resources now: 300 ¥"
    )


# The asked things that do not lie wholly in the lower half of the window, above the foot.
HIGH = """(asked) => [...document.querySelectorAll(asked)].map((one) => one.getBoundingClientRect()).filter((one) =>
  one.top < innerHeight / 2 || one.bottom > document.querySelector('[data-foot]').getBoundingClientRect().top)"""


@on_a_phone
@pytest.mark.parametrize(
    ("moves", "asked"),
    [
        (["navigate", "moor 8 left"], ".port .price.glow"),
        (["enter eel action"], ".offer"),
        (["enter bank action"], ".offer"),
    ],
    ids=["price", "eel", "bank"],
)
@pytest.mark.parametrize("scrolled", [0, 500])
def test_what_is_asked_is_under_the_thumb(
    visit: Visit, hall: Hall, moves: list[str], asked: str, scrolled: int
) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 2, LANDED)
    await_turn(page)
    for move in moves[:-1]:
        play(page, move)
    page.evaluate("(top) => scrollTo(0, top)", scrolled)
    play(page, moves[-1])
    page.wait_for_selector(asked)
    page.wait_for_function(f"(asked) => ({HIGH})(asked).length === 0", arg=asked)
    expect(page.locator("[data-foot] .pale:visible")).to_have_count(0)


def test_the_last_turns_are_called_so_and_the_end_is_too(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 2, two(ender=1, round=14, turn=0))
    await_turn(page)
    expect(page.locator(".verbs .said")).to_have_text("Last turns, then all is counted.")
    page.locator(".moves [data-move=end]").evaluate("one => one.click()")
    expect(page.locator(".verbs .turn")).to_contain_text("The match is over")
    expect(page.locator(".verbs .turn")).not_to_contain_text("action")
    expect(page.locator(".verbs .said")).not_to_contain_text("The end comes")


@on_a_phone
def test_what_a_rival_sells_is_on_its_card(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 2, LANDED)
    await_turn(page)
    expect(page.locator(".rival .lot")).to_be_visible()


# Names of permits, prices and verbs that are wider or higher than their place.
CUT = """() => [...document.querySelectorAll('.slot small, .port .price, .verbs .place .button')].filter((one) =>
  one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1).map((one) => one.textContent)"""


@pytest.mark.parametrize("visit", [{"locale": "en-GB"}, {"locale": "fr-FR"}], indirect=True, ids=["en", "fr"])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 650)])
def test_permits_prices_and_verbs_are_read_whole(visit: Visit, hall: Hall, size: tuple[int, int]) -> None:
    page = visit.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_at(page, hall, "tokyo", 2, LANDED)
    await_turn(page)
    assert found(page, CUT) == []
    for move in ("navigate", "moor 8 left", "price eel 600", "price eel 700"):
        play(page, move)
    assert found(page, CUT) == []
    expect(page.locator(".verbs .place", has_text="+100")).to_be_visible()
