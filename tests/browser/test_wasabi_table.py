"""The table of Wasabi! is one screen at every kind of decision, and what is only picked can be put back."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from browser.play import ENDED, await_turn, offered, play, sit_at
from browser.quay import Hall
from browser.screen import outside
from browser.window import Visit

pytestmark = pytest.mark.screens  # minutes: `make screens`
WINDOWS = [(1280, 720), (1366, 650), (1920, 1080), (768, 1024)]
DECISIONS = 25
FULL_HAND: dict[str, Any] = {
    "phase": "turn",
    "players": 3,
    "hands": [["rice", "tuna", "tempura"], ["maki", "shrimp", "avocado"], ["egg", "roe", "crab"]],
    "recipes": [["Tekkamaki", "Crunchy Tuna", "Lunch Box"], ["Tide Pool", "Garden Gate", "Thunder Roll"], ["Sunrise"]],
    "cards": [["chop", "switch"], ["spicy"], []],
    "board": {"c1": ["maki"], "b1": ["salmon"], "d4": ["roe", "pickle"]},
    "wasabi": ["a3 b4"],
}
OWN = ".hand > *, .slot, .head, .chef"


def sit(page: Page, hall: Hall, players: int, position: dict[str, Any] | None = None) -> None:
    """A table of its own, by wish: so many chefs, and how things lie."""
    page.set_default_timeout(60_000)  # three bots take their turns between two of one's own
    sit_at(page, hall, "wasabi", players, position, bot="random")
    await_turn(page)


def await_offer(page: Page, move: str) -> None:
    page.wait_for_selector(f'.moves [data-move="{move}"]', state="attached")


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("size", WINDOWS, ids=[f"{width}x{height}" for width, height in WINDOWS])
def test_everything_is_inside_the_window(visit: Visit, hall: Hall, size: tuple[int, int], players: int) -> None:
    page = visit.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(page, hall, players)
    kinds: set[str] = set()
    for turn in range(DECISIONS):
        moves = offered(page)
        kinds.add(moves[0].split()[0])
        assert outside(page, OWN) == [], f"{turn}: {moves[:3]}"
        play(page, moves[(turn * 5) % len(moves)])
        if page.locator(ENDED).count():
            break
    assert {"give", "draw", "pick", "place", "stock"} <= kinds


@pytest.mark.parametrize("size", WINDOWS, ids=[f"{width}x{height}" for width, height in WINDOWS])
def test_cards_and_rewards_are_inside_the_window(visit: Visit, hall: Hall, size: tuple[int, int]) -> None:
    page = visit.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    served = ["pick tuna", "place tuna d1", "claim Tekkamaki", "done"]
    for line in (["play switch"], ["play chop", "chop b1"], served, ["pass"]):
        sit(page, hall, 3, FULL_HAND)
        for move in line:
            play(page, move)
            assert outside(page, OWN) == [], move


@pytest.mark.parametrize("size", [(390, 844), (360, 740)], ids=["390", "360"])
def test_a_phone_shows_it_in_two_screens(visit: Visit, hall: Hall, size: tuple[int, int]) -> None:
    page = visit.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit(page, hall, 4)
    for _ in range(8):
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
        assert page.evaluate("document.querySelector('.game').scrollHeight") <= 1600
        play(page, offered(page)[0])


def test_what_is_picked_can_be_put_back(visit: Visit, hall: Hall) -> None:
    """By Escape, by a second click, by choosing another tile."""
    page = visit.page
    sit(page, hall, 3, FULL_HAND)
    page.locator("[data-spot='tile-tuna']").click()
    await_offer(page, "place tuna d1")
    page.keyboard.press("Escape")
    await_offer(page, "pick tuna")
    page.locator("[data-spot='tile-rice']").click()
    await_offer(page, "place rice d1")
    page.locator("[data-spot='tile-tempura']").click()
    await_offer(page, "place tempura d1")
    # a little aside: a pointer that rests is not taken to mean what has just come up below it
    page.locator("[data-spot='tile-tempura']").click(position={"x": 8, "y": 8})
    await_offer(page, "pick tempura")


def test_a_tile_is_dragged_to_its_square_and_its_recipe_claimed(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit(page, hall, 3, FULL_HAND)
    page.locator("[data-spot='tile-tuna']").drag_to(page.locator("[data-place='d1']"))
    await_offer(page, "claim Tekkamaki")
    page.locator("[data-spot='recipe-Tekkamaki'].claim").click()
    page.wait_for_selector("[data-spot='recipe-Tekkamaki']", state="detached")
    assert "claim Tekkamaki" not in offered(page)


def test_gold_shows_where_a_recipe_is_completed(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit(page, hall, 3, FULL_HAND)
    page.locator("[data-spot='tile-tuna']").click()
    page.wait_for_selector("[data-place='d1'] .treat")
    page.wait_for_selector("[data-place='c2'] .treat")
    assert page.locator("[data-place='f6'] .treat").count() == 0


def test_with_a_full_hand_either_card_is_chosen_first(visit: Visit, hall: Hall) -> None:
    page = visit.page
    own, other = "[data-spot='card-chop']", "[data-place='spicy']"
    for first, second in ((own, other), (other, own)):
        sit(page, hall, 3, FULL_HAND)
        for move in ("pick tuna", "place tuna d1", "claim Tekkamaki", "done"):
            play(page, move)
        await_offer(page, "return chop take spicy")
        page.locator(first).click()
        page.locator(f"{second}.glow").click()
        page.wait_for_selector("[data-spot='card-spicy']")
        assert page.locator("[data-spot='card-chop']").count() == 0


def test_what_a_square_brings_stands_inside_it(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit(page, hall, 3, FULL_HAND)
    page.locator("[data-spot='tile-tuna']").click()
    page.wait_for_selector("[data-place='c2'] .treat")
    for width, height in [*WINDOWS, (390, 844)]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(
            """() => [...document.querySelectorAll('.square .gain')].every((one) => {
              const [badge, square] = [one, one.closest('.square')].map((each) => each.getBoundingClientRect());
              return badge.top >= square.top && badge.bottom <= square.bottom - 2;
            })"""
        )


@pytest.mark.parametrize("visit", [{"locale": "en-GB"}, {"locale": "fr-FR"}], indirect=True, ids=["en", "fr"])
def test_button_list_and_dialogue_say_the_same(visit: Visit, hall: Hall) -> None:
    """No phases where the table shows none; what is put back is not called as what is taken back."""
    page = visit.page
    page.add_init_script(
        """localStorage.setItem('criee.likes',
          JSON.stringify({ ...JSON.parse(localStorage.getItem('criee.likes') ?? '{}'), warnings: true }))"""
    )
    sit(page, hall, 3, FULL_HAND)
    page.locator("[data-place='spicy']").click()  # too early
    told = page.locator(".note")
    told.wait_for()
    assert "phase" not in told.inner_text() and "W15" in told.inner_text()
    done = page.locator(".verb.idle").last.inner_text()
    assert done in told.inner_text()
    page.locator("[data-spot='tile-tuna']").click()
    await_offer(page, "place tuna d1")
    put_back = page.locator(".hand .aside button").inner_text()
    assert put_back in ("Put back", "Reposer")
    page.locator("[data-place='d1']").click()
    await_offer(page, "done")
    listed = page.locator(".moves [data-move='done']").inner_text()
    assert done in listed and "phase" not in listed
    page.locator(".verb.done").click()
    title = page.locator("dialog[open] :is(h1, h2)").first
    title.wait_for()
    assert title.inner_text().startswith(done)


@pytest.mark.parametrize("visit", [{"locale": "en-GB"}, {"locale": "fr-FR"}], indirect=True, ids=["en", "fr"])
def test_what_is_completed_is_asked_to_be_claimed(visit: Visit, hall: Hall) -> None:
    """Above and below the counter, though a card could be played too (W9)."""
    page = visit.page
    sit(page, hall, 3, FULL_HAND)
    for move in ("pick tuna", "place tuna d1"):
        play(page, move)
    prompt, said = page.locator(".prompt p").inner_text(), page.locator(".talk .said").inner_text()
    assert prompt.startswith(
        ("Claim what you have completed, play a card", "Réalisez ce qui est terminé, jouez une carte")
    )
    assert prompt.endswith("W9") and "Tekkamaki" in said and ("claim it!" in said or "réalisez-la" in said)


def test_a_card_and_a_pass_are_taken_back_by_name(visit: Visit, hall: Hall) -> None:
    """By their button and by Escape; what goes under a pile is called otherwise."""
    page = visit.page
    sit(page, hall, 3, FULL_HAND)
    back = page.locator(".hand .aside button")
    for move, other, name in (
        ("play chop", "chop b1", "Take the card back"),
        ("pass", "discard Lunch Box", "Do not pass"),
    ):
        for way in ("button", "Escape"):
            play(page, move)
            await_offer(page, other)
            assert back.inner_text() == name
            assert "Put back" not in page.locator(".bench").inner_text()
            page.mouse.move(1, 1)  # it comes from elsewhere: a pointer that rests means nothing that came up below it
            if way == "button":
                back.click()
            else:
                page.keyboard.press(way)
            await_offer(page, move)


@pytest.mark.parametrize("visit", [{"locale": "fr-FR"}], indirect=True)
def test_a_card_says_in_the_reader_s_language_what_it_does(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit(page, hall, 3, FULL_HAND)
    for card, does in {"stack": "peut aller sur un autre", "spicy": "poser deux", "switch": "cases voisines"}.items():
        page.locator(f"[data-place='{card}']").first.hover()
        page.wait_for_function(
            "does => document.querySelector('.tip:not([hidden])')?.textContent.includes(does)", arg=does
        )


def test_the_first_decision_says_what_it_is_for(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit(page, hall, 3)
    for _ in range(3):
        if offered(page)[0].startswith("give"):
            assert "first hand" in page.locator(".talk .said").inner_text()
            for width, height in [*WINDOWS, (390, 844)]:
                page.set_viewport_size({"width": width, "height": height})
                assert page.locator(".talk").evaluate("one => one.scrollHeight <= one.clientHeight + 1")
            return
        play(page, offered(page)[0])
    raise AssertionError("nothing was given")
