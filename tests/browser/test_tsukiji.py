"""Whole matches of Tsukiji Market in a real browser: by mouse, by keyboard alone, on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.play import ENDED, await_change, await_turn, log, moves_of, offered, play, sit_at, sit_down
from browser.quay import Hall
from browser.window import Visit

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "locale": "fr-FR"}
MOST_TURNS = 200
TIME_TO_SPEAK = 500  # milliseconds, as a tip waits before it opens, and more


# What a touch has come to: a move that was made, or one that is shown and asked for once more.
ANSWERED = """(before) => document.querySelector('.slate .again') ? 'asked again'
  : document.querySelector('.log-entries')?.innerText !== before && 'made'"""


def look(page: Page) -> None:
    """As long as a finger looks at what it is shown before it touches the same again: less would be one wish."""
    shown = page.evaluate("performance.now()")
    page.wait_for_function("shown => performance.now() - shown > 400", arg=shown)


def finish_by_hand(page: Page, touch: bool) -> int:
    """Plays to the end on the drawn table alone: only what glows is touched."""
    for turn in range(MOST_TURNS):
        if not await_turn(page):
            return turn
        glowing = page.locator(".game .glow:visible")
        glowing.first.wait_for()
        before = log(page)
        thing = glowing.nth(turn % glowing.count())
        if touch:
            thing.tap()
            if page.wait_for_function(ANSWERED, arg=before).json_value() == "asked again":
                look(page)
                thing.tap()
        else:
            thing.click()
        await_change(page, before)
    raise AssertionError("the match did not end")


def test_by_mouse(visit: Visit, hall: Hall) -> None:
    table = sit_down(visit.page, "tsukiji")
    turns = finish_by_hand(visit.page, touch=False)
    assert turns == len(moves_of(hall.record(table), 0))
    assert visit.page.locator(ENDED).count() == 2


@pytest.mark.parametrize("visit", [PHONE], indirect=True)
def test_on_a_phone(visit: Visit, hall: Hall) -> None:
    page = visit.page
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    table = sit_down(page, "tsukiji", "Jouer")
    await_turn(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    touches = finish_by_hand(page, touch=True)
    record = hall.record(table)
    assert "result:" in record
    assert 0 < len(moves_of(record, 0)) <= touches  # a touch may only have asked what a move would do


def win_by_touch(page: Page, hall: Hall) -> None:
    """Until a bid of four meets a smaller one; a mouse rests where the left card lies, as it was left there."""
    for seed in range(20):
        sit_at(page, hall, "tsukiji", seed=seed)
        assert await_turn(page)
        page.locator(".game .slot").first.click()
        before = log(page)
        page.locator(".game .hand.glow").last.tap()
        look(page)
        page.locator(".game .hand.glow").last.tap()
        await_change(page, before)
        assert await_turn(page)
        if offered(page)[0].startswith("take"):
            return
    raise AssertionError("twenty bids of four, and none has won")


@pytest.mark.parametrize("visit", [PHONE], indirect=True)
def test_by_touch_only_what_was_touched_is_raised_and_speaks(visit: Visit, hall: Hall) -> None:
    page = visit.page
    win_by_touch(page, hall)
    cards = page.locator(".game .tray .glow")
    cards.first.wait_for()
    page.wait_for_timeout(TIME_TO_SPEAK)
    framed = "all => all.map((one) => [one.matches('.pointed'), getComputedStyle(one).outlineWidth])"
    assert all(found == [False, "2px"] for found in cards.evaluate_all(framed))
    assert page.locator(".tip:not([hidden])").count() == 0
    cards.last.tap()
    expect(page.locator(".game .tray .pointed")).to_have_count(1)
    *others, touched = cards.evaluate_all(framed)
    assert touched == [True, "4px"] and all(found == [False, "2px"] for found in others)
    assert page.locator(".tip:not([hidden])").count() == 0


@pytest.mark.parametrize("visit", [PHONE, {**PHONE, "viewport": {"width": 360, "height": 740}}], indirect=True)
@pytest.mark.parametrize(("kind", "words"), [(False, "vole une carte"), (True, "pioche 2 cartes")])
def test_a_phone_says_in_full_what_an_end_of_the_balance_brings(
    visit: Visit, hall: Hall, kind: bool, words: str
) -> None:
    page = visit.page
    sit_at(page, hall, "tsukiji", options={"kind_fish": kind})
    ends = page.locator(".balance .end")
    expect(ends).to_have_text([words, words])
    assert ends.locator(".word:visible").count() == 2
    assert ends.evaluate_all("all => all.every((one) => one.scrollWidth <= one.clientWidth + 1)")


# Two touches within a moment, however busy the machine is.
TWO_TAPS = """thing => {
  thing.focus();
  const { left: clientX, top: clientY } = thing.getBoundingClientRect();
  const touched = { pointerType: 'touch', detail: 1, bubbles: true, clientX, clientY };
  const tap = () => thing.dispatchEvent(new PointerEvent('click', touched));
  tap();
  tap();
}"""


@pytest.mark.parametrize("visit", [PHONE], indirect=True)
def test_two_quick_taps_bid_nothing(visit: Visit, hall: Hall) -> None:
    """A sealed bid cannot be taken back: what it would meet is seen first."""
    page = visit.page
    table = sit_at(page, hall, "tsukiji")
    assert await_turn(page)
    hand = page.locator(".game .hand.glow").nth(1)
    hand.evaluate(TWO_TAPS)
    expect(page.locator(".slate .again")).to_be_visible()
    assert moves_of(hall.record(table), 0) == []
    before = log(page)
    look(page)
    hand.tap()
    await_change(page, before)
    assert len(moves_of(hall.record(table), 0)) == 1


def focused(page: Page) -> str:
    return str(
        page.evaluate("document.activeElement === document.body ? '' : document.activeElement.outerHTML.slice(0, 80)")
    )


def test_by_keyboard_alone(visit: Visit, hall: Hall) -> None:
    """From the hall to the score sheet without a mouse; focus is never lost on the way."""
    page = visit.page
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('[aria-labelledby=\"sign-tsukiji\"] .now')"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    await_turn(page)
    page.keyboard.press("ArrowDown")  # from anywhere into the list of moves
    chosen: list[str] = []
    while len(chosen) < MOST_TURNS and await_turn(page):
        before, moves = log(page), offered(page)
        assert focused(page), f"focus was lost after {chosen[-1:]}"
        if len(chosen) % 2:
            chosen.append(moves[-1])
            page.keyboard.press(str(len(moves)) if len(moves) < 10 else "End")
            if len(moves) >= 10:
                page.keyboard.type(str(len(moves)))
        else:
            page.keyboard.press("ArrowDown")
            chosen.append(str(page.evaluate("document.activeElement.dataset.move")))
            page.keyboard.press("Enter")
        await_change(page, before)
    assert page.locator(ENDED).count() == 2
    assert chosen == moves_of(hall.record(table), 0)


def test_rules_are_one_key_away(visit: Visit) -> None:
    page = visit.page
    sit_down(page, "tsukiji")
    await_turn(page)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] [data-rule='T5'].asked")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="detached")
    page.locator(".log-entries .rule-mark", has_text="T3").first.click()
    page.wait_for_selector("dialog[open] [data-rule='T3'].asked")


@pytest.mark.parametrize("visit", [{"reduced_motion": "no-preference"}], indirect=True, ids=["lively"])
@pytest.mark.parametrize("key", ["2", "Enter"])
def test_a_key_pressed_twice_takes_no_card_that_is_still_covered(visit: Visit, hall: Hall, key: str) -> None:
    page = visit.page
    table = sit_at(page, hall, "tsukiji")
    assert await_turn(page)
    page.locator(".moves [data-move='bid 2']").focus()
    page.keyboard.press(key)
    page.wait_for_selector(".game [data-reveals]")
    page.keyboard.press(key)
    page.wait_for_selector(".game [data-reveals]", state="detached")  # it only hurried the reveal
    assert len(moves_of(hall.record(table), 0)) == 1  # the bid


# Every frame of a reveal: how the next question looks meanwhile, what can be chosen then, and what the log tells of it.
QUESTIONS = """() => {
  window.questions = [];
  const look = () => {
    const told = document.querySelectorAll('.prompt p, .log .fresh, .moves [data-move] span');
    if (document.querySelector('.game [data-reveals]'))
      questions.push(...[...told].map((one) => getComputedStyle(one).visibility));
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("visit", [{"reduced_motion": "no-preference"}], indirect=True, ids=["lively"])
def test_nothing_is_asked_before_the_bids_are_seen(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tsukiji")
    assert await_turn(page)
    page.evaluate(QUESTIONS)
    page.locator(".moves [data-move='bid 2']").click()
    page.wait_for_function("() => questions.length > 0 && !document.querySelector('.game [data-reveals]')")
    assert set(page.evaluate("questions")) == {"hidden"}
    expect(page.locator(".prompt p")).to_be_visible()
    expect(page.locator(".log .fresh").last).to_be_visible()


# Every change while both fists are shut: what the sides tell of the bids, and whether a hand lies open anywhere.
SIDES = """() => {
  window.sides = [];
  new MutationObserver(() => {
    if (!document.querySelector('.showdown') || document.querySelector('.showdown .fist.open')) return;
    const told = [...document.querySelectorAll('.stall .bid')].map((one) => one.innerText.trim());
    sides.push(...told, document.querySelector('.hand.made') ? 'a hand' : 'has bid');
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


@pytest.mark.parametrize("visit", [{"reduced_motion": "no-preference"}], indirect=True, ids=["lively"])
def test_the_sides_tell_no_bid_before_the_hands_open(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tsukiji")
    for _ in range(2):  # the second time there is a last bid to tell as well
        while await_turn(page) and not offered(page)[0].startswith("bid"):
            play(page, offered(page)[0])
        page.evaluate(SIDES)
        page.locator(".moves [data-move='bid 2']").evaluate("one => one.click()")  # a mouse at rest is held back
        page.wait_for_selector(".showdown .fist.open")
        assert set(page.evaluate("sides")) == {"has bid"}
        page.wait_for_selector(".showdown", state="detached")
