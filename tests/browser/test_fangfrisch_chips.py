"""Fangfrisch: what throws fish away is asked as everywhere else, and on a phone a rival's chip has two lines."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.play import CAREFUL, SAFE, await_turn, offered, post, sit_at
from browser.quay import Hall
from browser.test_fangfrisch_table import MOMENTS, STALLS
from browser.test_phone import on_a_phone
from browser.window import Visit

MONEY = [27, 22, 14, 19, 31]
# What of a rival's name, money and cards reaches out of the chip.
CUT = """() => [...document.querySelectorAll('.rival header')].flatMap((header) => {
  const chip = header.parentElement.getBoundingClientRect();
  return [...header.querySelectorAll('.person, .money, .hand, .role')].filter((one) => {
    const { top, bottom, height } = one.getBoundingClientRect();
    return height && (top < chip.top || bottom > chip.bottom);
  }).map((one) => one.textContent);
})"""


def test_what_throws_fish_away_is_never_the_answer_that_stands_out(visit: Visit, hall: Hall) -> None:
    page = visit.page
    page.evaluate(CAREFUL)
    sit_at(page, hall, "fangfrisch", 3, {"money": MONEY[:3], "stalls": STALLS[:3], **MOMENTS["stow"]})
    await_turn(page)
    before = offered(page)
    dialog = page.locator("dialog[open]")
    by_key = before.index("bin lobster") + 1
    for way in ("the bin", "the list", "its key"):
        if way == "the bin":
            page.locator(".counter .held[aria-label='1 lobster']").click()
            page.locator("button.bin").click()
        elif way == "the list":
            page.locator(".moves [data-move='bin lobster']").click()
        else:
            page.keyboard.press(str(by_key))
        expect(dialog.get_by_role("heading")).to_have_text("Throw away 1 lobster")
        expect(dialog).to_contain_text("here 1 €")
        expect(page.locator(SAFE)).to_have_text("Think again")
        page.locator(SAFE).click()
        expect(dialog).to_have_count(0)
        assert offered(page) == before, way
    page.locator(".clear").first.click()  # a whole slot
    expect(dialog).to_contain_text("each fish there costs 1 €")
    dialog.get_by_role("button", name="Do it all the same").click()
    expect(page.locator(".log-entries")).to_contain_text("empties the first crate into the bin")


# Two sharks and no slot: nobody at the table could want them for the price.
DEAR = {
    "phase": "ring",
    "seller": 1,
    "lot": ["shark2"],
    "stalls": [{"crate1": ["eel3"], "crate2": ["plaice2"], "tub": ["crab2"]}, {}, {}],
    "money": [30, 30, 9],
}


@pytest.mark.parametrize("visit", [{}, {"locale": "fr-FR"}], indirect=True, ids=["english", "french"])
def test_a_sure_loss_is_red_at_the_bell_said_in_words_and_asked_about(visit: Visit, hall: Hall) -> None:
    page = visit.page
    page.evaluate(CAREFUL)
    sit_at(page, hall, "fangfrisch", 3, DEAR)
    await_turn(page)
    worth = page.locator(".desk .worth")
    expect(worth).to_contain_class("bad")
    expect(worth.locator("b")).to_have_text("−2 €")
    expect(page.locator(".lot .means b")).to_have_text("−2 €")  # the parts add up to the whole
    french = page.evaluate("document.documentElement.lang") == "fr"
    expect(page.locator(".desk .dear")).to_have_text("12 € de trop" if french else "12 € too dear now")
    page.locator(".bell.glow").click()
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("vous perdez 12 €" if french else "you lose 12 €")
    expect(dialog).to_contain_text("F10")
    page.locator(SAFE).click()
    expect(dialog).to_have_count(0)
    assert offered(page) == ["ring", "wait"]


@on_a_phone
def test_the_chip_of_a_rival_with_unsorted_cards_is_whole(visit: Visit, hall: Hall) -> None:
    """Everybody else is a person who takes his time."""
    page = visit.page
    stow = {"money": MONEY, "stalls": STALLS, **MOMENTS["stow"], "buyer": 3}
    wish = {"game": "fangfrisch", "seats": [{"kind": "me"}] * 5, "nickname": "Ana", "seed": 7, "position": stow}
    made = post(hall, "/api/tables", wish)
    page.goto(f"{hall.url}/table/{made['table']}#seats=fangfrisch%2C0%3A{made['seats'][0]['secret']}")
    page.wait_for_selector(".rival .hand")
    assert page.evaluate(CUT) == []
