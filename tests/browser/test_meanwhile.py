"""Several bots in a row: what they did can be stepped back through, and the match waits."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.play import MOMENT, await_turn, offered, play, sit_at
from browser.quay import Hall
from browser.screen import FRAMES
from browser.test_access import faults
from browser.test_wasabi_table import FULL_HAND
from browser.window import Visit

DIGEST = ".meanwhile"
WORDS = f"{DIGEST} .words"
MARKS = """() => [...document.querySelectorAll('.game .trace')]
  .filter((mark) => mark.checkVisibility({visibilityProperty: true})).map((mark) => mark.getBoundingClientRect())
  .map(({x, y}) => `${Math.round(x)} ${Math.round(y)}`).sort()"""

RECIPES = """() => [...document.querySelectorAll(".game [data-spot^='recipe-']")]
  .filter((one) => one.checkVisibility({visibilityProperty: true}))
  .map((one) => `${one.dataset.spot} at ${Math.round(one.getBoundingClientRect().y)}`)"""


def sit_until_others_played(page: Page, hall: Hall, marks: int = 0) -> None:
    """At a table of Wasabi! with three bots, until they have played one after the other and left marks."""
    sit_at(page, hall, "wasabi", 4)
    while await_turn(page) and not (page.locator(DIGEST).count() and len(page.evaluate(MARKS)) >= marks):
        before = page.evaluate(MOMENT)
        page.locator(".moves [data-move]").first.press("Enter")
        page.wait_for_function(f"before => ({MOMENT})() !== before", arg=before)
    page.locator(WORDS).wait_for()


def test_what_others_did_is_looked_at_again(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_until_others_played(page, hall)
    moves, place = offered(page), page.locator(".game").bounding_box()
    back, on = page.get_by_role("button", name="One step back"), page.get_by_role("button", name="One step on")
    expect(on).to_be_disabled()
    back.click()
    page.get_by_text("As it was a moment ago.").wait_for()
    assert offered(page) == []  # nothing can be done in the past
    assert page.locator(".game").bounding_box() == place
    assert faults(page) == []
    on.click()
    expect(on).to_be_disabled()
    assert offered(page) == moves
    back.click()
    page.keyboard.press("Escape")  # also brings one back
    expect(on).to_be_disabled()
    assert offered(page) == moves
    back.click()
    page.get_by_role("button", name="Back to now").click()
    expect(on).to_be_disabled()


def test_every_stop_has_something_to_read_and_nothing_jumps(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_until_others_played(page, hall)
    back = page.get_by_role("button", name="One step back")
    places = [page.locator(DIGEST).bounding_box()]
    said = [page.locator(WORDS).inner_text()]
    while back.is_enabled():
        back.click()
        places.append(page.locator(DIGEST).bounding_box())
        said.append(page.locator(WORDS).inner_text())
    now, past = said[0].splitlines(), said[:0:-1]
    assert len(past) > 0 and all(said), said
    assert [line for line in now if line][
        : len(past)
    ] == past  # all of it, from the first, while one looks at the present
    assert all(place == places[0] for place in places)


@pytest.mark.parametrize("visit", [{"viewport": {"width": 390, "height": 844}}], indirect=True, ids=["phone"])
def test_on_a_phone_the_page_stays_and_so_do_the_arrows(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_until_others_played(page, hall)
    back, leaf, words = (
        page.get_by_role("button", name="One step back"),
        page.locator(f"{DIGEST} .leaf"),
        page.locator(WORDS),
    )
    back.scroll_into_view_if_needed()
    page.evaluate(FRAMES)  # that is told a frame later
    page.evaluate("() => { window.jumped = []; addEventListener('scroll', () => jumped.push(scrollY)); }")
    back.click()
    page.locator(".game > :not(.present) :is(button, svg)").first.wait_for()
    assert page.evaluate("jumped") == []
    page.evaluate("scrollTo(0, 0)")  # to look at the table
    page.wait_for_function("() => jumped.length > 0")
    for part in (leaf, words):
        expect(part).to_be_in_viewport(ratio=1)
    page.evaluate("() => void (jumped = [])")
    page.get_by_role("button", name="Back to now").click()
    page.get_by_text("As it was a moment ago.").wait_for(state="detached")
    page.evaluate(FRAMES)
    assert page.evaluate("jumped") == []


def test_the_marks_are_those_of_the_moment_shown(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_until_others_played(page, hall, 2)
    now = page.evaluate(MARKS)
    back = page.get_by_role("button", name="One step back")
    while back.is_enabled():
        stop = page.locator(f"{DIGEST} .numeral").inner_text()
        back.click()
        expect(page.locator(f"{DIGEST} .numeral")).not_to_have_text(stop)
    # What the last one did has not happened when the first one plays.
    page.wait_for_function(f"now => ({MARKS})().length < now", arg=len(now))
    page.get_by_role("button", name="Back to now").click()
    expect(page.get_by_role("button", name="One step on")).to_be_disabled()
    page.wait_for_function(f"now => ({MARKS})().join() === now.join()", arg=now)


def test_own_recipes_keep_their_places(visit: Visit, hall: Hall) -> None:
    """The first of three was served, a new one lies in its place: so they lie a moment ago, too."""
    page = visit.page
    sit_at(page, hall, "wasabi", 3, FULL_HAND)
    assert await_turn(page)
    for move in ("pick tuna", "place tuna d1", "claim Tekkamaki", "done"):
        play(page, move)
    while not page.locator(DIGEST).count():
        play(page, offered(page)[-1])  # the longest of recipes, which are told by length
    now = page.evaluate(RECIPES)
    assert len(now) == 3
    page.get_by_role("button", name="One step back").click()
    page.get_by_text("As it was a moment ago.").wait_for()
    page.locator(".game > :not(.present) [data-spot^='recipe-']").first.wait_for()
    assert page.evaluate(RECIPES) == now
