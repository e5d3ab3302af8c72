"""Learning by playing: whoever follows the light, and nothing else, finishes a match and wins it."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from browser.play import ENDED, await_turn, offered, sit_down
from browser.window import Visit
from criee.games import signs
from criee.server.noticeboard import taught

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
# The words lie beside the light, not on it; of what they speak of besides they cover next to nothing.
BESIDE = """() => {
  const slip = document.querySelector('.slip').getBoundingClientRect();
  const lit = [...document.querySelectorAll('.spotlight')];
  const covered = (light) => {
    const box = light.getBoundingClientRect();
    const wide = Math.min(box.right, slip.right) - Math.max(box.left, slip.left);
    const high = Math.min(box.bottom, slip.bottom) - Math.max(box.top, slip.top);
    return wide > 0 && high > 0 && wide * high > (light.matches('.also') ? box.width * box.height / 5 : 0);
  };
  return lit.length > 0 && !lit.some(covered);
}"""
# Of the things that a remark names, those that are not there.
MISSING = """(selectors) => selectors.filter((one) => !document.querySelector('.room').querySelector(one))"""
# What is asked (`at`, or what only the table knows) and what is spoken of besides (`also`) is lit, all of it; every
# light is in the window, and in its middle lies what is lit, and nothing that sticks or floats. Tells what is wrong.
WELL_LIT = """([at, also]) => {
  const room = document.querySelector('.room'), all = (one) => one ? [...room.querySelectorAll(one)] : [];
  const named = all(at), spoken = all(also).filter((one) => !named.includes(one) && one.checkVisibility());
  const isAround = (light, things) => {
    const is = light.getBoundingClientRect();
    const boxes = things.map((one) => one.getBoundingClientRect()).filter((one) => one.width && one.height);
    const [least, most] = [Math.min, Math.max].map((of) => (side) => of(...boxes.map((one) => one[side])));
    return ['left', 'top'].every((side) => Math.abs(is[side] + 6 - least(side)) < 3)
      && ['right', 'bottom'].every((side) => Math.abs(is[side] - 6 - most(side)) < 3);
  };
  const name = (one) => `${one.className} ${one.dataset.place ?? ''}`;
  const [first, ...others] = [...document.querySelectorAll('.spotlight')];
  if (!first) return ['no light'];
  const covered = [first, ...others].flatMap((light) => {
    const { left, top, right, bottom } = light.getBoundingClientRect();
    if (top < -6 || bottom > innerHeight + 6) return ['a light beyond the window'];
    const things = light === first && named.length ? named : spoken.filter((one) => isAround(light, [one]));
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    const lid = ['.slip', '.prompt', '[data-foot]', '.moves'].map((one) => over?.closest(one)).find(Boolean);
    const isIts = things.some((one) => lid?.contains(one)) || (!things.length && lid?.matches('[data-foot]'));
    return lid && !isIts ? [`${things.map(name)} lies under ${lid.className}`] : [];
  });
  const misled = named.length && !isAround(first, named) ? [`${at} is not what is lit`] : [];
  const dark = spoken.filter((one) => ![first, ...others].some((light) => isAround(light, [one])));
  return [...misled, ...covered, ...dark.map((one) => `${name(one)} is not lit`)];
}"""
WELL = f"(named) => !({WELL_LIT})(named).length"
STEADY = """() => {
  const light = document.querySelector('.spotlight.asks'), is = light?.getBoundingClientRect();
  return !light || !light.getAnimations().some((one) => one instanceof CSSTransition) && is.width > 0;
}"""


Look = Callable[[Page], None]


def follow(page: Page, touch: bool = False, until: str = ENDED, look: Look = lambda page: None) -> list[str]:
    """Reads and does what the light says until something is there; every sentence that was said."""
    said: list[str] = []
    for _ in range(MOST):
        page.wait_for_selector(f"{GO_ON}, {ASKS}, {until}")
        if page.locator(until).count():
            return said
        said.append(page.locator(".slip p").inner_text())
        look(page)
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
        if not page.locator(f"{GO_ON}, {ASKS}").count():
            return  # taken in meanwhile, on a busy machine: nothing is asked any more
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


def spoken_of(game: str) -> Look:
    """Looks whether what is said can be seen: the light is on something that is there, and no words lie on it."""
    beats = taught(game).told.beats

    def look(page: Page) -> None:
        number, read = map(int, str(page.locator(".slip").get_attribute("data-beat")).split("."))
        beat = beats[number]
        remark = beat.says[read] if read < len(beat.says) else beat.ask
        named = [one for one in [remark.at, *remark.also.split(", ")] if one]
        assert page.evaluate(MISSING, named) == [], remark.text
        page.wait_for_function(BESIDE)

    return look


def well_lit(game: str) -> Look:
    """On a phone all that is spoken of is in sight, and nothing that stays in the window lies on it."""
    beats = taught(game).told.beats

    def look(page: Page) -> None:
        assert page.locator(".game [data-reveals], .game .reveal").count() == 0  # one thing after the other
        number, read = map(int, str(page.locator(".slip").get_attribute("data-beat")).split("."))
        remark = [*beats[number].says, beats[number].ask][read]
        try:
            page.wait_for_function(WELL, arg=[remark.at, remark.also], timeout=3 * PATIENT)
        except TimeoutError:
            wrong = page.evaluate(WELL_LIT, [remark.at, remark.also])
            raise AssertionError(f"{remark.text}: {wrong}") from None

    return look


SMALL = {"viewport": {"width": 1280, "height": 720}}


@pytest.mark.parametrize("visit", [SMALL], indirect=True)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end_by_following_the_light(visit: Visit, game: str) -> None:
    page = visit.page
    begin(visit, game)
    said = follow(page, look=spoken_of(game))
    assert len(said) > 12
    page.locator("dialog[open]").get_by_role("button", name="Play now").wait_for()


@pytest.mark.screens
@pytest.mark.parametrize("visit", [PHONE], indirect=True)
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_to_its_end_on_a_phone(visit: Visit, game: str) -> None:
    begin(visit, game)
    spoken, lit = spoken_of(game), well_lit(game)

    def look(page: Page) -> None:
        spoken(page)
        lit(page)

    follow(visit.page, touch=True, look=look)


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


# What has the focus is what goes on: the button, or something in the light.
AT_HAND = """() => {
  const has = document.activeElement, light = document.querySelector('.spotlight.asks')?.getBoundingClientRect();
  if (has.matches('[data-go-on]') || !light) return has.matches('[data-go-on]');
  const box = has.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
  return light.left < x && x < light.right && light.top < y && y < light.bottom;
}"""


@pytest.mark.parametrize("game", ["bigfish", "fangfrisch"])
def test_enter_alone_goes_on(visit: Visit, game: str) -> None:
    """Also where a thing is taken first and then put somewhere."""
    page = visit.page
    begin(visit, game)
    page.keyboard.press("Shift")  # somebody with a keyboard
    for _ in range(14):
        page.wait_for_selector(f"{GO_ON}, {ASKS}")
        page.wait_for_function(AT_HAND)
        then = page.evaluate(MOMENT)
        page.keyboard.press("Enter")
        page.wait_for_function(GONE_ON, arg=then)


@pytest.mark.parametrize("game", GAMES)
def test_a_touch_of_anything_else_only_stirs_the_slip(visit: Visit, game: str) -> None:
    """Nothing is refused where nothing was asked for; what is to be read has the focus again."""
    page = visit.page
    things = {
        "tsukiji": ".tray .pick",
        "wasabi": ".counter .square",
        "tokyo": ".stall .front",
        "bigfish": ".cell[data-place=c3]",
    }
    begin(visit, game)
    page.wait_for_selector(f"{GO_ON}:focus")
    page.locator(".log h2").evaluate("one => one.click()")  # what is only in the shade
    page.wait_for_selector(".slip[data-nudges='1']")
    page.locator(things.get(game, ".stall .slot button")).first.evaluate("one => one.click()")
    page.wait_for_selector(".slip:not([data-nudges='1'])")
    page.wait_for_selector(f"{GO_ON}:focus")
    page.locator(GO_ON).click()
    assert page.locator(".note").count() == 0


@pytest.mark.parametrize("visit", [{**PHONE, "reduced_motion": "reduce"}], indirect=True)
def test_a_wrong_touch_is_answered_without_motion(visit: Visit) -> None:
    page = visit.page
    begin(visit, "bigfish")
    follow(page, touch=True, until=".slip:has-text('two steps')")
    hand = page.locator(".slip .hand")
    expect(hand).to_have_css("font-weight", "400")
    page.locator(".cell[data-place=a6]").tap()
    expect(hand).to_have_text("Touch what the arrow shows")
    expect(hand).to_have_css("font-weight", "700")
    go_on(page, touch=True)  # the fish is taken, and what comes next is another wish
    expect(hand).to_have_text("Now touch this")


@pytest.mark.parametrize("visit", [PHONE], indirect=True)
def test_one_touch_is_enough_to_the_end(visit: Visit) -> None:
    """Also where anything may be done, and a table asks a finger twice."""
    page = visit.page
    begin(visit, "tsukiji")
    follow(page, touch=True, until=".slip:has-text('I would show')")
    page.wait_for_function(STEADY)
    page.wait_for_timeout(PATIENT)  # it has come into the middle
    then = page.evaluate(MOMENT)
    page.touchscreen.tap(then["x"], then["y"])
    page.wait_for_selector(".slip:has-text('doubles the pile')")


def test_what_is_asked_is_no_button(visit: Visit) -> None:
    page = visit.page
    begin(visit, "tsukiji")
    page.wait_for_selector(GO_ON)
    while page.locator(GO_ON).count():
        page.locator(GO_ON).click()
    page.wait_for_selector(ASKS)
    assert page.locator(".slip button").all_inner_texts() == ["End the lesson"]


def test_nothing_is_offered_that_a_lesson_does_not_allow(visit: Visit) -> None:
    page = visit.page
    begin(visit, "wasabi")
    follow(page, until=".slip:has-text('Put the tuna')")
    assert page.get_by_role("button", name="Put back").count() == 0
    page.get_by_role("button", name="End the lesson").click()
    page.get_by_role("button", name="Put back").wait_for()


@pytest.mark.parametrize("visit", [PHONE], indirect=True)
def test_what_a_phone_has_folded_is_unfolded_while_it_is_spoken_of(visit: Visit) -> None:
    page = visit.page
    begin(visit, "fangfrisch")
    stall = page.locator(".rival[data-place=p2] .slots")
    follow(page, touch=True, until=".slip:has-text('A sale spoils fish')")
    expect(stall).to_be_visible()
    page.locator(GO_ON).click()
    expect(stall).to_be_hidden()


def test_a_lesson_is_no_match(visit: Visit) -> None:
    """It can be gone on with from the hall, as a lesson; over, it is neither listed nor counted."""
    page = visit.page
    begin(visit, "tsukiji")
    page.wait_for_selector(GO_ON)
    page.goto(visit.base)
    expect(page.locator(".board li:has(a)")).to_contain_text("Lesson")
    assert page.get_by_role("button", name="All your matches").count() == 0
    over = {"status": "over", "names": ["Ana", "Noa"], "outcome": {"winners": [0], "scores": [27, 13]}}
    page.evaluate(
        "over => localStorage.setItem('criee.tables', JSON.stringify("
        "JSON.parse(localStorage.getItem('criee.tables')).map((one) => ({ ...one, ...JSON.parse(over) }))))",
        json.dumps(over),
    )
    page.reload()
    page.wait_for_selector(".board h2")
    assert page.locator(".board li:has(a)").count() == 0
    assert page.get_by_role("button", name="All your matches").count() == 0


OFF_THE_TABLE = """() => document.querySelector('.slip').getBoundingClientRect().left
  > document.querySelector('.game').getBoundingClientRect().right"""


def test_whoever_has_another_idea_plays_on_alone(visit: Visit) -> None:
    page = visit.page
    begin(visit, "tsukiji")
    follow(page, until=".slip:has-text('you may do as you like')")
    page.get_by_role("button", name="Bid 4", exact=True).first.click()
    page.get_by_text("Your own idea!").wait_for()
    page.wait_for_function(OFF_THE_TABLE)  # there is something to choose from already
    page.get_by_role("button", name="Got it").click()
    page.wait_for_selector(".slip", state="detached")


def test_the_lesson_can_be_left(visit: Visit) -> None:
    page = visit.page
    begin(visit, "tsukiji")
    page.get_by_role("button", name="End the lesson").click()
    page.wait_for_selector(".slip", state="detached")
    expect(page.locator(".note")).to_contain_text("The match goes on like any other")
    assert offered(page) == ["bid 1", "bid 2", "bid 3", "bid 4"]
    page.reload()  # ... and stays left
    await_turn(page)
    assert offered(page) == ["bid 1", "bid 2", "bid 3", "bid 4"]
    assert page.locator(".slip").count() == 0


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
