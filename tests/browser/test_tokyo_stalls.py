"""The stalls of Tokyo's quay say every number whole, with as many markets as six players have."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import TimeoutError as PlaywrightTimeout
from playwright.sync_api import expect

from browser.play import await_turn, sit_at
from browser.quay import Hall
from browser.window import Visit

SIZES = [(1280, 720), (1366, 650)]
HALLS = [
    ["mackerel", "squid", "snapper", "salmon", "eel", "crab", "ships", "used", "rentals", "trading", "aquarium"],
    ["mackerel", "tuna", "octopus", "fugu", "salmon", "eel", "ships", "government", "bank", "barter", "auction"],
    ["mackerel", "squid", "snapper", "eel", "fugu", "crab", "ships", "government", "bank", "barter", "auction"],
]
NO_BERTH = [{"number": 1, "owner": 0, "place": "left"}, {"number": 8, "owner": 0, "place": "middle"}]
OTHERS = [{"number": 1 + seat, "owner": seat, "place": "left"} for seat in range(1, 6)]

# Words that are wider than their place or lie under a picture, names that lie on what is below, and too many lines.
CUT = """() => [...document.querySelectorAll('.stall')].flatMap((stall) => {
  const at = (one) => one.getBoundingClientRect();
  const [name, facts] = ['strong', '.facts'].map((part) => stall.querySelector(part));
  const cut = [...stall.querySelectorAll('.words')].filter((one) => one.scrollWidth > one.clientWidth
    || at(one).right > at(one.parentElement).right + 1
    || [...one.parentElement.querySelectorAll('svg')].some((svg) => at(svg).right > at(one).left + 1));
  const high = at(name).bottom > at(facts.querySelector('li')).top + 1;
  // what a list that is too long pushes out above its top is in no scrollHeight
  const lines = [...facts.querySelectorAll('li')].filter((one) => at(one).width > 0);
  const out = lines.filter((one) => at(one).top < at(facts).top - 1 || at(one).bottom > at(facts).bottom + 1);
  return [...cut, ...out, ...(high ? [name] : []), ...(facts.scrollHeight > facts.clientHeight + 1 ? [facts] : [])];
}).map((one) => one.innerText)"""


def with_markets(markets: list[str]) -> dict[str, Any]:
    """Everybody has mackerel to fish, and the first player no dock for another ship."""
    fleet = [*NO_BERTH, *OTHERS]
    players = [{"cash": 3400, "docks": 2, "permits": {"mackerel": 1}}, *[{"permits": {"mackerel": 1}}] * 5]
    return {"phase": "turn", "markets": markets, "ships": fleet, "players": players}


@pytest.mark.parametrize("visit", [{"locale": "en-GB"}, {"locale": "fr-FR"}], indirect=True, ids=["en", "fr"])
def test_no_number_of_a_stall_is_cut_off(visit: Visit, hall: Hall) -> None:
    page = visit.page
    for markets in HALLS:
        sit_at(page, hall, "tokyo", 6, with_markets(markets))
        await_turn(page)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
            with suppress(PlaywrightTimeout):  # a table takes some frames to settle, and its letters come later
                page.wait_for_function(f"() => ({CUT})().length === 0", timeout=10_000)
            assert page.evaluate(CUT) == [], (width, markets)


def test_the_tip_of_a_stall_gives_the_whole_list(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 6, with_markets(HALLS[0]))
    await_turn(page)
    told = {name: page.get_attribute(f".stall[data-place={name}] .front", "aria-description") for name in HALLS[0]}
    assert "tokens worth → you get · 4 → 500 ¥" in (told["trading"] or "")
    assert "crab: 1 × 1,300" in (told["aquarium"] or "")
    assert "the barge: 1,000 ¥" in (told["ships"] or "")
    assert "all you can do is to sell a ship" in (told["ships"] or "")


def test_a_stall_speaks_in_words_and_not_in_formulas(visit: Visit, hall: Hall) -> None:
    """Every sum with its unit, and what is drawn from a bag with what it may be worth."""
    page = visit.page
    markets = ["mackerel", "snapper", "octopus", "fugu", "crab", "tuna", "trading", "auction"]
    sit_at(page, hall, "tokyo", 6, with_markets(markets))
    await_turn(page)
    said = {name: page.locator(f".stall[data-place={name}] .facts").inner_text() for name in markets}
    assert "buys no tokens" in said["snapper"]
    assert "3 takoyaki for a token" in said["octopus"]
    assert "8 tokens, 3 are worth 9" in said["fugu"] and "pays 900 ¥ for 3" in said["fugu"]
    assert "worth 5–10" in said["crab"] and "pays 900–1,400 ¥" in said["crab"]
    assert "worth 15–25" in said["tuna"] and "pays 1,500–2,500 ¥" in said["tuna"]
    assert "4 → 500 ¥" in said["trading"] and "tokens worth → you get" in said["trading"]
    assert "best bid paid twice" in said["auction"] and "your fee: 100 to 1,400 ¥" in said["auction"]


BARREN = {**with_markets(HALLS[0]), "overfished": ["mackerel", "snapper"]}


def test_an_overfished_fish_is_stamped_and_its_permits_are_dead(visit: Visit, hall: Hall) -> None:
    """K55: the stall keeps its stamp, the permit looks as it is and says what follows."""
    page = visit.page
    sit_at(page, hall, "tokyo", 6, BARREN)
    await_turn(page)
    expect(page.locator(".stall.over .stamp .words")).to_have_text(["overfished", "overfished"])
    assert page.evaluate(CUT) == []
    page.locator(".slot.dead").hover()
    expect(page.locator(".tip")).to_contain_text("no ship can fish with this permit any more")
    expect(page.locator(".rival .right.dead")).to_have_count(5)


def test_what_lies_idle_on_the_table_says_what_comes_first(visit: Visit, hall: Hall) -> None:
    """K10: a ship, a closed dock, the sea and a permit answer a click."""
    page = visit.page
    sit_at(page, hall, "tokyo", 6, with_markets(HALLS[0]))
    await_turn(page)
    note = page.locator(".note")
    page.locator(".berth.left .hull").click()
    expect(note).to_contain_text("Choose “Navigate” first")
    page.locator(".slot").first.click()
    expect(note).to_contain_text("one of your ships can catch this fish")
    page.locator(".open .water").click(position={"x": 200, "y": 100})
    expect(note).to_contain_text("Out here your ships fish")
    page.locator(".berth.right .water").click(position={"x": 8, "y": 60})
    expect(note).to_contain_text("open your next dock")
