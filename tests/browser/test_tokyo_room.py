"""At Tokyo's table every word has room, in both languages: with many companies, in low and upright windows."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from browser.play import await_turn, play, sit_at
from browser.quay import Hall
from browser.test_tokyo_stalls import CUT, HALLS, OTHERS
from browser.test_tokyo_table import POSITION
from browser.window import Visit

LOW, UPRIGHT = {"width": 1366, "height": 650}, {"width": 768, "height": 1024}
FEW = ["mackerel", "salmon", "eel", "squid", "ships", "bank"]
DEEDS = {
    "en-GB": "Babak fishes red snapper with ship 5 (1 cell).",
    "fr-FR": "Babak pêche avec le bateau 5 (1 alvéole) : maquereau.",
}
windows = pytest.mark.parametrize(
    "visit",
    [{"viewport": size, "locale": language} for size in (LOW, UPRIGHT) for language in DEEDS],
    indirect=True,
    ids=[f"{size}-{language[:2]}" for size in ("low", "upright") for language in DEEDS],
)
wide = pytest.mark.parametrize("visit", [{"viewport": {"width": 1280, "height": 720}}], indirect=True, ids=["wide"])

# What lies outside the card of its company or of the turn, or on its neighbour; `deed`: what each did last.
CRAMPED = """(deed) => {
  const at = (one) => one.getBoundingClientRect();
  const shown = (one) => one.checkVisibility() && at(one).width > 0;
  const out = (one, card) => at(one).right > at(card).right - 1 || at(one).bottom > at(card).bottom;
  const cut = (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
  const rivals = [...document.querySelectorAll('.rival')].flatMap((card) => {
    const last = card.querySelector('.last');
    if (last.textContent !== deed) last.textContent = deed;
    const things = [...card.querySelectorAll('.sums svg, .sums b, .lot, .more, .none')].filter(shown);
    const onNext = things.filter((one, i) => things[i + 1] && at(things[i + 1]).top < at(one).bottom - 4
      && at(one).right > at(things[i + 1]).left + 1 && !one.contains(things[i + 1]));
    const isCut = cut(last) || out(last, card);
    return [...things.filter((one) => out(one, card)), ...onNext, ...(isCut ? [last] : [])];
  });
  const slates = [...document.querySelectorAll('.verbs .slate, .verbs .slate > span, .slot small')].filter(shown);
  return [...rivals, ...slates.filter(cut)].map((one) => `${one.className || one.tagName} ${one.textContent}`);
}"""

# Marks of visitors that lie on the name of a stall.
MARKED = """() => [...document.querySelectorAll('.stall')].filter((stall) => {
  const name = document.createRange();
  name.selectNodeContents(stall.querySelector('strong'));
  const words = name.getBoundingClientRect();
  return [...stall.querySelectorAll('.visitors > *')].map((one) => one.getBoundingClientRect()).some((mark) =>
    mark.left < words.right && mark.right > words.left && mark.top < words.bottom && mark.bottom > words.top);
}).map((stall) => stall.dataset.place)"""

# How far the lowest words of a stall and of one's company stay away from the edge below them, in pixels.
AWAY = """() => {
  const at = (one) => one.getBoundingClientRect();
  const lowest = (all) => Math.max(...[...all].map((one) => at(one).bottom));
  const stalls = [...document.querySelectorAll('.stall')].map((one) =>
    at(one.querySelector('.counter')).top - lowest(one.querySelectorAll('.facts .words')));
  const company = document.querySelector('.company');
  return [...stalls, at(company).bottom - lowest(company.querySelectorAll('.tokens small'))];
}"""

# Ships that lie on one another: the others' on one's own, or on the next.
HEAPED = """() => {
  const at = (one) => one.getBoundingClientRect();
  const meet = (one, other) => at(one).left < at(other).right && at(other).left < at(one).right
    && at(one).top < at(other).bottom && at(other).top < at(one).bottom;
  const [far, near] = ['.far .other', '.near .ship'].map((which) => [...document.querySelectorAll(which)]);
  const parts = (ship) => [...ship.querySelectorAll('.hull > svg, .flag, .number, .load, .plate')];
  return far.flatMap((ship, i) => parts(ship).filter((one) => [...near, ...far.slice(i + 1)].some((other) =>
    parts(other).some((its) => meet(one, its))))).map((one) => one.outerHTML);
}"""

# Buttons without a ground of their own, on a wall whose joints run through their words.
GROUNDLESS = """() => [...document.querySelectorAll('.verbs .place :is(.button, .pale)')].filter((one) =>
  getComputedStyle(one).backgroundColor.endsWith(', 0)') || parseFloat(getComputedStyle(one).borderTopWidth) === 0
  || parseFloat(getComputedStyle(one).opacity) < 1).map((one) => one.textContent)"""

# Prices that reach over the tag they are written on, and entries too small for a finger.
TIGHT = """() => {
  const words = document.createRange();
  const wide = (one) => (words.selectNodeContents(one), words.getBoundingClientRect().width);
  const prices = [...document.querySelectorAll('.port .price')].filter((one) => wide(one) > one.clientWidth - 1.5);
  const ways = [...document.querySelectorAll('.stall .way')].filter((one) => one.getBoundingClientRect().height < 26);
  return [...prices, ...ways].map((one) => `${one.textContent}: ${wide(one)} of ${one.clientWidth}`);
}"""


def six(**mine: Any) -> dict[str, Any]:
    """Everybody sells something; the first player has rented a cart."""
    goods = [{"item": item, "price": 900, "count": 1} for item in ("eel", "squid", "salmon")]
    goods = [{"item": "mackerel", "price": 800, "count": 2}, *goods]
    others = [{"cash": 4900, "permits": {"mackerel": 1}, "fresh": goods}] * 5
    me = {"cash": 3400, "permits": {"mackerel": 1}, "carts_2": 1, **mine}
    ships = [{"number": 1, "owner": 0, "place": "left"}, *OTHERS]
    return {"phase": "turn", "markets": HALLS[0], "ships": ships, "players": [me, *others]}


def two(**more: Any) -> dict[str, Any]:
    """One's docks are full, one has tokens and a share of the bank."""
    ships = [{"number": 1, "owner": 0, "place": "left"}, {"number": 2, "owner": 1, "place": "left"}]
    me = {"permits": {"mackerel": 1}, "tokens": {"eel": 2}, "shares": 1}
    return {"phase": "turn", "markets": FEW, "ships": ships, "players": [me, {}], **more}


def found(page: Page, look: str, given: str = "") -> list[str]:
    """What is wrong, once the table has settled and its letters have come."""
    with suppress(PlaywrightTimeout):
        page.wait_for_function(f"(given) => ({look})(given).length === 0", arg=given, timeout=10_000)
    wrong: list[str] = page.evaluate(look, given)
    return wrong


@windows
def test_six_companies_have_room_for_what_they_are_and_did(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 6, six())
    await_turn(page)
    deed = DEEDS[page.evaluate("navigator.language")]
    assert found(page, CRAMPED, deed) == []


@windows
def test_who_was_at_a_stall_does_not_cover_its_name(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 6, six())
    await_turn(page)
    play(page, "end")
    while not page.locator(".visitors").count():  # whoever has entered no market may do so in the next turn
        play(page, "end")
    assert found(page, MARKED) == []


@wide
def test_the_price_of_what_one_points_at_is_said_whole(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 2, two())
    await_turn(page)
    play(page, "enter mackerel action")
    page.locator(".offer.glow").first.hover()
    expect(page.locator(".verbs .said")).to_contain_text("(100 ¥)")
    expect(page.locator(".verbs .said .sum")).to_be_visible()
    assert found(page, CRAMPED) == []


@wide
def test_the_lowest_line_stays_away_from_the_edge(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 2, two(ender=0, round=14))
    await_turn(page)
    expect(page.locator(".stall .warns")).to_be_visible()
    assert min(page.evaluate(AWAY)) >= 1
    expect(page.locator(".verbs .turn")).to_contain_text("Round 14 · Last turns")
    assert found(page, CRAMPED) == []


@wide
def test_what_a_ship_can_do_is_large_enough_to_hit(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 6, POSITION)
    await_turn(page)
    play(page, "navigate")
    heights = page.eval_on_selector_all(
        ".sea .chip.glow", "all => all.map((one) => one.getBoundingClientRect().height)"
    )
    assert len(heights) == 3
    assert min(heights) >= 26


def out(seats: int) -> dict[str, Any]:
    """Everybody is out at sea under the flag of a permit; with six seats some have two ships there."""
    flag = {"place": "sea", "permit": "mackerel"}
    ships = [{"number": 1 + seat, "owner": seat, **flag} for seat in range(seats)]
    if seats == 6:
        ships += [{"number": number, "owner": number - 8, "place": "sea"} for number in (8, 9, 10)]
    players = [{"cash": 2000, "docks": 1, "permits": {"mackerel": 1}}] * seats
    return {"phase": "turn", "markets": HALLS[0] if seats == 6 else FEW, "ships": ships, "players": players}


@pytest.mark.parametrize("seats", [2, 6])
@pytest.mark.parametrize("size", [(1280, 720), (1366, 650), (1920, 1080), (820, 1180), (1180, 820), (390, 844)])
def test_no_ship_at_sea_lies_on_another_and_all_have_their_number(
    visit: Visit, hall: Hall, seats: int, size: tuple[int, int]
) -> None:
    page = visit.page
    page.emulate_media(reduced_motion="reduce")  # they bob
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_at(page, hall, "tokyo", seats, out(seats))
    await_turn(page)
    assert found(page, HEAPED) == []
    play(page, "navigate")
    assert found(page, HEAPED) == []
    own = ["No.\u00a01", "No.\u00a08"] if seats == 6 else ["No.\u00a01"]
    others = [f"No.\u00a0{number}" for number in ((2, 3, 4, 5, 6, 9, 10) if seats == 6 else (2,))]
    assert page.locator(".near .number").all_text_contents() == own
    assert page.locator(".far .number").all_text_contents() == others
    sizes = page.eval_on_selector_all(
        ".sea .number", "all => all.map((one) => parseFloat(getComputedStyle(one).fontSize))"
    )
    assert min(sizes) >= 12


@wide
def test_what_one_would_rather_not_do_is_a_button_all_the_same(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 2, two())
    await_turn(page)
    expect(page.locator(".verbs .quiet")).to_have_count(2)
    assert found(page, GROUNDLESS) == []
    play(page, "navigate")
    expect(page.locator(".verbs .pale").first).to_be_visible()
    assert found(page, GROUNDLESS) == []


@pytest.mark.parametrize("size", [(820, 1180), (1180, 820)])
@pytest.mark.parametrize("seats", [2, 6])
def test_on_a_tablet_entries_suit_a_finger_and_prices_stand_apart(
    visit: Visit, hall: Hall, seats: int, size: tuple[int, int]
) -> None:
    page = visit.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_at(page, hall, "tokyo", seats, out(seats))
    await_turn(page)
    assert found(page, TIGHT) == []
    assert found(page, CUT) == []
