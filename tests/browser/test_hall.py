"""The hall: where to sit down is seen at once, dates are the reader's, a sheet keeps only what was chosen."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from browser.test_access import faults
from browser.window import Visit

LOW = [(1280, 720), (1366, 650)]
GAMES = ["tsukiji", "bigfish", "fangfrisch", "wasabi", "tokyo"]
# The buttons of the first row that are not wholly inside the window.
BELOW = """() => {
  const all = [...document.querySelectorAll('article')];
  const first = all.filter((sign) => sign.offsetTop === all[0].offsetTop).map((sign) => sign.querySelector('.now'));
  return first.filter((button) => button.getBoundingClientRect().bottom > innerHeight).length;
}"""


def kept(number: int) -> dict[str, Any]:
    """A table somebody sat at; every third is still played."""
    is_over = number % 3 > 0
    return {
        "id": f"kept{number}",
        "game": GAMES[number % 5],
        "seats": [{"seat": 0, "secret": "0-" + "A" * 27}],
        "names": ["Ana", "Bo"],
        "status": "over" if is_over else "playing",
        "outcome": {"winners": [0], "scores": [20 + number, 9]} if is_over else None,
        "when": 1_760_000_000_000 - number * 86_400_000,
    }


def come_back(page: Page, tables: int, waits: str = "") -> None:
    """... to a hall where some tables are known, and one of them waits for its owner."""
    page.evaluate("kept => localStorage.setItem('criee.tables', kept)", json.dumps([kept(i) for i in range(tables)]))

    def tell(route: Route) -> None:
        route.fulfill(json={"to_act": [0] if waits and waits in route.request.url else []})

    page.route("**/api/tables/kept*", tell)
    page.reload()
    page.wait_for_selector("article .now")


@pytest.mark.parametrize("visit", [{"locale": "en-GB"}, {"locale": "fr-FR"}], indirect=True, ids=["english", "french"])
@pytest.mark.parametrize("tables", [0, 20])
def test_a_first_look_finds_where_to_sit_down(visit: Visit, tables: int) -> None:
    """Also in a low window, whatever one has played."""
    page = visit.page
    come_back(page, tables)
    for width, height in LOW:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => ({BELOW})() === 0")
        assert page.evaluate("document.querySelectorAll('article').length") == len(GAMES)


@pytest.mark.parametrize("visit", [{"locale": "en-GB"}, {"locale": "fr-FR"}], indirect=True, ids=["english", "french"])
def test_what_is_still_played_is_seen_first(visit: Visit) -> None:
    """A few of them, what waits for its owner before the others; *Play now* stays in a low window."""
    page = visit.page
    come_back(page, 20, waits="kept9")
    tables = page.locator(".going li a")
    expect(tables).to_have_count(3)
    expect(tables.first).to_have_attribute("href", "/table/kept9")
    expect(tables.first.locator("em")).to_be_visible()
    for width, height in [*LOW, (390, 844)]:
        page.set_viewport_size({"width": width, "height": height})
        for table in tables.all():
            expect(table).to_be_in_viewport(ratio=1)
        assert width < 500 or page.evaluate(BELOW) == 0
    page.locator(".going > button").click()
    expect(tables).to_have_count(7)
    expect(tables.nth(3)).to_be_focused()
    assert faults(page) == []


@pytest.mark.parametrize("visit", [{"locale": "fr-FR"}], indirect=True, ids=["french"])
def test_what_is_taken_off_the_list_is_asked_for_in_a_sentence_one_can_read(visit: Visit) -> None:
    page = visit.page
    for width, height, most in [(1280, 720, 100), (390, 844, 300)]:
        page.set_viewport_size({"width": width, "height": height})
        come_back(page, 20)
        expect(page.locator(".going li a > span").first).to_contain_text("Bo · ")  # who else plays, since when
        page.locator(".going li > button").nth(1).click()
        sentence = page.locator(".going .sure").bounding_box()
        assert sentence and sentence["height"] < most and sentence["width"] > 250


@pytest.mark.parametrize("visit", [{"locale": "en-GB"}, {"locale": "fr-FR"}], indirect=True, ids=["english", "french"])
@pytest.mark.parametrize("tables", [0, 20])
def test_every_way_to_begin_is_in_a_window_of_usual_size(visit: Visit, tables: int) -> None:
    """Also beside a scroll bar, which a browser without a window does not have; and what a game is stays one line."""
    page = visit.page
    page.set_viewport_size({"width": 1265, "height": 720})
    come_back(page, tables)
    for button in page.locator("article").first.locator(".ways .button, .way").all():
        expect(button).to_be_in_viewport(ratio=1)
    for facts in page.locator(".facts").all():
        box = facts.bounding_box()
        assert box and box["height"] < 45


@pytest.mark.parametrize("visit", [{"locale": "fr-FR", "has_touch": True}], indirect=True, ids=["french"])
def test_a_first_visitor_finds_the_lesson_beside_the_match_on_a_phone(visit: Visit) -> None:
    page = visit.page
    page.set_viewport_size({"width": 390, "height": 844})
    come_back(page, 0)
    first = page.locator("article").first
    for name in ("Jouer", "Apprendre"):
        expect(first.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


def test_a_table_that_waits_is_named_by_whom_it_waits_for(visit: Visit) -> None:
    page = visit.page
    waiting = {**kept(0), "names": ["Ana", ""], "status": "open"}
    page.evaluate("kept => localStorage.setItem('criee.tables', kept)", json.dumps([waiting]))
    page.reload()
    told = page.locator(".going li a > span")
    expect(told).to_contain_text("Waiting for one more player · ")
    expect(told).not_to_contain_text("and")


def test_a_link_that_only_works_here_says_so_before_it_is_copied(visit: Visit) -> None:
    page = visit.page
    page.locator("article").first.get_by_role("button", name="Invite").click()
    share = page.locator(".share")
    expect(share).to_have_text(re.compile("^\\s*This link works on this computer only"))
    expect(share.get_by_role("button", name="Copy")).not_to_have_class(re.compile(r"\bmain\b"))


def test_a_hall_where_nothing_is_played_has_no_list_above_its_signs(visit: Visit) -> None:
    page = visit.page
    come_back(page, 0)
    expect(page.locator(".signs .board")).to_contain_text("Nothing unfinished")
    expect(page.locator(".going")).to_have_count(0)


def test_dates_are_the_readers_in_both_lists(visit: Visit) -> None:
    page = visit.page
    come_back(page, 20)
    when = page.locator("time").first
    expect(when).to_contain_text("9 Oct 2025")
    page.get_by_role("button", name="All your matches").click()
    expect(page.locator("dialog time")).to_have_count(20)
    assert all("Oct 2025" in said or "Sept 2025" in said for said in page.locator("dialog time").all_inner_texts())
    page.keyboard.press("Escape")
    page.get_by_role("button", name="FR, français").click()
    expect(when).to_contain_text("9 oct. 2025")


def test_a_sheet_that_was_only_looked_at_keeps_no_first_game(visit: Visit) -> None:
    """Tokyo's first match has the set-up of the rulebook for it; the second has it only if that was chosen."""
    page = visit.page
    sign = page.locator("article[aria-labelledby='sign-tokyo']")
    sign.get_by_role("button", name="4 players").click()
    sign.get_by_role("button", name="House rules and set-up").click()
    first = page.locator("#up-beginner")
    expect(first).to_be_checked()
    page.keyboard.press("Escape")
    chosen = page.evaluate("JSON.parse(localStorage.getItem('criee.likes')).setUps.tokyo")
    assert chosen["players"] == 4 and chosen["options"] == {}
    come_back(page, 10)  # two finished matches of Tokyo are among them
    sign.get_by_role("button", name="House rules and set-up").click()
    expect(first).not_to_be_checked()
