"""The drawings in the books of rules: drawn by the game's own table, to be looked at and not to be touched."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.play import await_turn, sit_down
from browser.screen import FRAMES
from browser.test_access import GAMES, faults
from browser.window import Visit
from criee.server.drawings import sketches

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "color_scheme": "dark", "locale": "fr-FR"}
DRAWN = "figure [data-drawn]"
# What is shown of the table fills its frame, and is a table: pieces of cut paper, not words alone.
FILLED = """frame => {
  const [outside, stage] = [frame, frame.firstElementChild].map((one) => one.getBoundingClientRect());
  const scale = stage.width / frame.firstElementChild.offsetWidth;
  const path = getComputedStyle(frame.firstElementChild).clipPath;
  const cut = path.match(/[0-9.]+px/g).map((one) => scale * parseFloat(one));
  const [top, right, bottom, left] = [cut[0], cut[1] ?? cut[0], cut[2] ?? cut[0], cut[3] ?? cut[1] ?? cut[0]];
  const [width, height] = [stage.width - left - right, stage.height - top - bottom];
  const fits = width <= outside.width + 1 && height <= outside.height + 1;
  const fills = width > 0.85 * outside.width && height > 0.85 * outside.height;
  return fits && fills && frame.querySelectorAll("svg").length > 5 && outside.height > 50;
}"""
SHARED_IDS = """() => {
  const ids = [...document.querySelectorAll("[id]")].map((one) => one.id);
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}"""


def open_book(page: Page, game: str) -> Locator:
    """The book of rules with everything in it drawn, by leafing through it."""
    sit_down(page, game, page.locator("article .main").first.inner_text())
    await_turn(page)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] [data-rule]")
    book = page.locator("dialog[open]")
    names = sketches(game)
    expect(book.locator("figure")).to_have_count(len(names))
    for figure in book.locator("figure").all():
        figure.scroll_into_view_if_needed()
        expect(figure.locator("[data-drawn]")).to_have_count(1)
    return book


def badly_drawn(book: Locator) -> list[str]:
    figures = book.locator("figure").all()
    return [one.inner_text() for one in figures if not one.locator("[data-drawn]").evaluate(FILLED)]


# The rule that was asked for is seen whole, and every drawing has its place.
AT_THE_RULE = """count => {
  const rule = document.querySelector('dialog [data-rule].asked');
  const leaf = rule?.closest('.body').getBoundingClientRect();
  const { top, bottom } = rule?.firstElementChild.getBoundingClientRect() ?? {};
  return document.querySelectorAll('dialog figure').length === count && top >= leaf.top && bottom <= leaf.bottom;
}"""


@pytest.mark.parametrize("visit", [{"viewport": {"width": 1280, "height": 720}}], indirect=True, ids=["low"])
@pytest.mark.parametrize("game", GAMES)
def test_the_book_opens_at_the_rule_that_was_asked_for(visit: Visit, game: str) -> None:
    """... and there it stays, however many drawings come before it."""
    page = visit.page
    sit_down(page, game)
    await_turn(page)
    page.locator(".prompt .rule-mark").click()
    page.wait_for_function(AT_THE_RULE, arg=len(sketches(game)))
    page.locator("dialog figure [data-drawn]").first.wait_for()
    page.evaluate(FRAMES)
    assert page.evaluate(AT_THE_RULE, len(sketches(game)))


@pytest.mark.parametrize("game", GAMES)
def test_every_drawing_is_drawn_and_cannot_be_touched(visit: Visit, game: str) -> None:
    page = visit.page
    book = open_book(page, game)
    assert badly_drawn(book) == []
    assert book.locator("figure .frame[inert][aria-hidden=true]").count() == len(sketches(game))
    assert all(len(caption) > 20 for caption in book.locator("figcaption").all_inner_texts())
    assert page.evaluate(SHARED_IDS) == []
    assert faults(page) == []
    for _ in range(12):  # the Tab key passes them by
        page.keyboard.press("Tab")
        assert not page.evaluate("() => Boolean(document.activeElement?.closest('figure'))")


@pytest.mark.screens
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("visit", [PHONE], indirect=True, ids=["phone"])
def test_drawings_fit_a_phone(visit: Visit, game: str) -> None:
    page = visit.page
    book = open_book(page, game)
    assert book.locator(".sheet > .body").evaluate("one => one.scrollWidth <= one.clientWidth")
    assert badly_drawn(book) == []
    assert faults(page) == []


@pytest.mark.parametrize("visit", [PHONE], indirect=True, ids=["phone"])
def test_on_a_phone_a_wide_drawing_can_be_read_and_is_pushed_sideways(visit: Visit) -> None:
    page = visit.page
    book = open_book(page, "tokyo")
    assert book.locator(".sheet > .body").evaluate("one => one.scrollWidth <= one.clientWidth")
    assert min(book.locator("figure .frame").evaluate_all("all => all.map((one) => one.clientWidth)")) > 500
    slide = book.locator("figure .slide").first
    slide.focus()
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.activeElement.scrollLeft > 0")
    assert faults(page) == []


def test_a_book_with_drawings_is_searched_and_closed_as_before(visit: Visit) -> None:
    page = visit.page
    book = open_book(page, "bigfish")
    book.get_by_label("Find a rule").fill("newborn goes on any free cell")  # words of a caption
    expect(book.locator("[data-rule]")).to_have_count(1)
    expect(book.locator(DRAWN)).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert page.locator(".game .cell.glow, .game .cell.ready").count() > 0  # the table behind it is as it was


def test_drawings_follow_the_language(visit: Visit) -> None:
    page = visit.page
    book = open_book(page, "bigfish")
    assert "Your small fish swims" in book.inner_text()
    page.evaluate(
        "() => [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === 'FR').click()"
    )
    expect(book.get_by_text("Votre petit poisson va de c3 à a4")).to_have_count(1)


def test_paper_has_every_drawing_though_nobody_leafed_to_it(visit: Visit) -> None:
    page = visit.page
    page.evaluate(
        "() => (window.print = () => (window.printed = document.querySelectorAll('figure [data-drawn]').length))"
    )
    sit_down(page, "fangfrisch")
    await_turn(page)
    page.keyboard.press("?")
    book = page.locator("dialog[open]")
    expect(book.locator("figure")).to_have_count(len(sketches("fangfrisch")))
    book.get_by_role("button", name="Print").click()
    page.wait_for_function("() => window.printed !== undefined")
    assert page.evaluate("() => window.printed") == len(sketches("fangfrisch"))
    page.emulate_media(media="print")
    assert badly_drawn(book) == []
    assert book.locator("figure .lot").first.is_visible()


def test_the_book_opens_without_drawings(visit: Visit) -> None:
    page = visit.page
    page.route("**/drawings", lambda route: route.fulfill(status=503))
    sit_down(page, "tsukiji")
    await_turn(page)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] [data-rule]")
    page.get_by_label("Find a rule").fill("knives")
    assert page.locator("dialog[open] figure").count() == 0
    visit.complaints.clear()  # the browser itself says that an answer was 503
