"""What somebody has played is found again: whose turn it is, what it adds up to, one match among many."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from browser.play import await_turn, sit_down
from browser.test_access import EVERYWHERE, faults
from browser.test_memory import FALSE
from browser.window import Visit

NAMES = ["Ana", "Zoé", "Bo"]


def remember(page: Page, count: int) -> None:
    """Finished matches of this browser: every third one is won, every other one is of Tokyo."""
    kept = [
        {
            "id": f"old{i}",
            "game": "tokyo" if i % 2 else "tsukiji",
            "seats": [{"seat": 0, "secret": f"0-{FALSE}"}],
            "names": ["Inès", NAMES[i % 3]],
            "status": "over",
            "outcome": {"winners": [0 if i % 3 == 0 else 1], "scores": [10 + i, 12]},
            "when": 1.7e12 + i,
        }
        for i in range(count)
    ]
    page.evaluate(
        "kept => localStorage.setItem('criee.tables', JSON.stringify([...JSON.parse("
        "localStorage.getItem('criee.tables') ?? '[]'), ...JSON.parse(kept)]))",
        json.dumps(kept),
    )
    page.reload()
    page.wait_for_selector("article")


@EVERYWHERE
def test_a_match_is_found_among_many(visit: Visit) -> None:
    page = visit.page
    remember(page, 20)
    assert page.locator(".board li a").count() == 2  # the sign keeps its shape, whatever was played
    page.get_by_role("button", name="All your matches (20)").click()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator("li")).to_have_count(20)
    tokyo = sheet.locator("tbody tr", has_text="Tokyo")
    assert tokyo.locator("td").all_inner_texts() == ["10", "3 (30 %)", "0", "29"]
    sheet.get_by_label("Game").select_option("Tokyo Tsukiji Market")
    sheet.get_by_label("Result").select_option("Won")
    expect(sheet.get_by_role("status")).to_have_text("3 matches")
    sheet.get_by_label("With").fill("zoe")
    expect(sheet.get_by_role("status")).to_have_text("No match fits.")
    sheet.get_by_label("Result").select_option("Lost")
    expect(sheet.locator("li").first).to_contain_text("Zoé")
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_hall_says_where_one_is_waited_for(visit: Visit) -> None:
    page = visit.page
    table = sit_down(page, "bigfish")
    assert await_turn(page)
    page.locator("a.brand").click()
    own = page.locator(f".board a[href='/table/{table}']")
    expect(own).to_contain_text("Your turn")
    own.click()
    assert await_turn(page)


@pytest.mark.parametrize("visit", [{"locale": "fr-FR"}], indirect=True)
def test_it_speaks_french(visit: Visit) -> None:
    page = visit.page
    remember(page, 3)
    page.get_by_role("button", name="Toutes vos parties (3)").click()
    expect(page.locator("dialog[open]").get_by_role("status")).to_have_text("3 parties")
