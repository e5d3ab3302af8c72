"""Learning by playing: whoever follows the light, and nothing else, finishes a match and wins it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, TimeoutError

from browser.play import ENDED, offered, sit_down
from browser.window import Visit
from criee.games import signs

GAMES = [sign.name for sign in signs()]
ASKS = ".spotlight.asks"
GO_ON = "[data-go-on]"
MOST = 150  # things to read or do
TRIES, PATIENT = 8, 1500  # milliseconds until somebody clicks again
# What is said, and where the light falls: the same words may ask for a second touch elsewhere.
MOMENT = """() => {
  const box = document.querySelector('.spotlight')?.getBoundingClientRect();
  const beat = document.querySelector('.slip')?.dataset.beat ?? '';
  return { beat, x: box ? box.x + box.width / 2 : 0, y: box ? box.y + box.height / 2 : 0 };
}"""
FAR = 20  # pixels: less is a thing that grows a little under the pointer
GONE_ON = f"""(then) => {{
  const now = ({MOMENT})();
  return now.beat !== then.beat || Math.hypot(now.x - then.x, now.y - then.y) > {FAR};
}}"""
STEADY = """() => {
  const light = document.querySelector('.spotlight.asks'), is = light?.getBoundingClientRect();
  return !light || !light.getAnimations().some((one) => one instanceof CSSTransition) && is.width > 0;
}"""


def follow(page: Page, touch: bool = False, until: str = ENDED) -> list[str]:
    """Reads and does what the light says until something is there; every sentence that was said."""
    said: list[str] = []
    for _ in range(MOST):
        page.wait_for_selector(f"{GO_ON}, {ASKS}, {until}")
        if page.locator(until).count():
            return said
        said.append(page.locator(".slip p").inner_text())
        go_on(page, touch)
    raise AssertionError(f"no end after {said[-5:]}")


def go_on(page: Page, touch: bool = False) -> None:
    """Does what is asked, and waits until that has been taken in.

    Like a person, once more if nothing happens: a click on what has just come up under the pointer is held back, and a
    finger that has a choice is asked twice. What was taken already cannot be hit by that: its successor is held back.
    """
    for _ in range(TRIES):
        if not page.locator(GO_ON).count():
            page.wait_for_function(STEADY)
        then = page.evaluate(MOMENT)
        if page.locator(GO_ON).count():
            page.locator(GO_ON).click()
        elif touch:
            page.touchscreen.tap(then["x"], then["y"])
        else:
            page.mouse.click(then["x"], then["y"])
        try:
            page.wait_for_function(GONE_ON, arg=then, timeout=PATIENT)
        except TimeoutError:
            continue
        return
    raise AssertionError(f"nothing happens at {then}: {page.locator('.slip p').inner_text()}")


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def begin(visit: Visit, game: str) -> None:
    visit.page.goto(visit.base)
    sit_down(visit.page, game, "Learn")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end_by_following_the_light(visit: Visit, game: str) -> None:
    page = visit.page
    begin(visit, game)
    said = follow(page)
    assert len(said) > 12
    page.locator("dialog[open]").get_by_role("button", name="Play now").wait_for()


@pytest.mark.screens
@pytest.mark.parametrize("visit", [PHONE], indirect=True)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end_on_a_phone(visit: Visit, game: str) -> None:
    begin(visit, game)
    follow(visit.page, touch=True)


def test_only_what_is_asked_can_be_done(visit: Visit) -> None:
    page = visit.page
    begin(visit, "tsukiji")
    while page.wait_for_selector(f"{GO_ON}, {ASKS}") and page.locator(GO_ON).count():
        assert offered(page) == []  # first one reads
        page.locator(GO_ON).click()
    assert offered(page) == ["bid 3"]


def test_the_keyboard_is_enough(visit: Visit) -> None:
    """What is to be read has the focus; what is asked is number 1."""
    page = visit.page
    begin(visit, "tsukiji")
    page.wait_for_selector(GO_ON)
    while page.locator(GO_ON).count():
        page.wait_for_selector(f"{GO_ON}:focus")
        then = page.evaluate(MOMENT)
        page.keyboard.press("Enter")
        page.wait_for_function(GONE_ON, arg=then)
    page.keyboard.press("1")
    page.get_by_text("Three against one").wait_for()


def test_whoever_has_another_idea_plays_on_alone(visit: Visit) -> None:
    page = visit.page
    begin(visit, "tsukiji")
    follow(page, until=".slip:has-text('you may do as you like')")
    page.get_by_role("button", name="Bid 4", exact=True).first.click()
    page.get_by_text("Your own idea!").wait_for()
    page.get_by_role("button", name="Got it").click()
    page.wait_for_selector(".slip", state="detached")


def test_the_lesson_can_be_left(visit: Visit) -> None:
    page = visit.page
    begin(visit, "tsukiji")
    page.get_by_role("button", name="End the lesson").click()
    page.wait_for_selector(".slip", state="detached")
    assert offered(page) == ["bid 1", "bid 2", "bid 3", "bid 4"]


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_never_moves_the_table(visit: Visit, game: str) -> None:
    """Neither when it speaks, nor when it falls silent."""
    page = visit.page
    begin(visit, game)
    page.wait_for_selector(GO_ON)
    boxes = {str(page.locator(".game").bounding_box())}
    while page.locator(GO_ON).count():
        page.locator(GO_ON).click()
        boxes.add(str(page.locator(".game").bounding_box()))
    page.get_by_role("button", name="End the lesson").click()
    page.wait_for_selector(".slip", state="detached")
    boxes.add(str(page.locator(".game").bounding_box()))
    assert len(boxes) == 1
