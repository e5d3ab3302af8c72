"""A table is one screen: what can be chosen is inside the window, at every decision and every size."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.play import await_turn, choose, offered, sit_at
from browser.quay import Hall
from browser.screen import FRAMES, outside_at
from browser.test_access import GAMES
from browser.window import Visit

SIZES = [(1280, 720), (1366, 650), (1920, 1080), (768, 1024)]
DECISIONS = 8
PLAYERS = {"tsukiji": 2, "bigfish": 2}  # three everywhere else, as *Play now* has it
RICH = {
    "crate1": ["eel3", "eel3", "eel3", "eel2"],
    "crate2": ["shark3", "shark3", "shark3", "shark2"],
    "tub": ["tuna3", "tuna3", "tuna3", "tuna2"],
    "bin": ["plaice1", "plaice2", "crab1", "crab2", "lobster3", "lobster2"],
}
LOT = ["eel1", "shark1", "tuna1", "shark2", "plaice3", "octopus1", "octopus2", "thief", "can", "crab3"]


@pytest.mark.parametrize("game", GAMES)
def test_everything_needed_is_inside_the_window(visit: Visit, hall: Hall, game: str) -> None:
    """Through the first decisions of a match, each at four sizes of the window; `make screens` looks at the rest."""
    page = visit.page
    sit_at(page, hall, game, PLAYERS.get(game, 3))
    for turn in range(DECISIONS):
        if not await_turn(page):
            break
        for size in SIZES:
            assert outside_at(page, size) == [], f"{offered(page)} at {size}"
        choose(page, 3 * turn + 1)


@pytest.mark.parametrize("game", GAMES)
def test_whoever_wants_no_motion_sees_none_when_the_window_changes(visit: Visit, hall: Hall, game: str) -> None:
    """A transition, however short, of every property would grow the letters level by level, and might stop half-way."""
    page = visit.page
    sit_at(page, hall, game, PLAYERS.get(game, 3))
    await_turn(page)
    page.evaluate("() => { window.moved = []; addEventListener('transitionrun', (e) => moved.push(e.propertyName)); }")
    for size in SIZES:
        outside_at(page, size)
    assert page.evaluate("moved") == []


# How large each word on the table is written, in pixels.
WORDS = """() => {
  const [found, words] = [[], document.createTreeWalker(document.querySelector('.game'), NodeFilter.SHOW_TEXT)];
  while (words.nextNode()) {
    const [said, one] = [words.currentNode.data.trim(), words.currentNode.parentElement];
    if (said && one.checkVisibility()) found.push([said, parseFloat(getComputedStyle(one).fontSize)]);
  }
  return found;
}"""
SMALLER = f"(before) => ({WORDS})().filter(([said, size], i) => said !== before[i][0] || size < before[i][1] - 0.01)"


@pytest.mark.parametrize("game", GAMES)
def test_larger_letters_make_no_word_on_the_table_smaller(visit: Visit, hall: Hall, game: str) -> None:
    """What stands around the table grows, but not into it; and nothing is pushed out at the side."""
    page = visit.page
    sit_at(page, hall, game, PLAYERS.get(game, 3))
    await_turn(page)
    for width, height in [*SIZES, (390, 844)]:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
        page.evaluate(FRAMES)
        before = page.evaluate(WORDS)
        page.evaluate("() => (document.documentElement.style.fontSize = '130%')")
        page.evaluate(FRAMES)
        assert page.evaluate(SMALLER, before) == [], (width, height)
        assert page.evaluate("document.documentElement.scrollWidth") == width
        page.evaluate("() => (document.documentElement.style.fontSize = '')")


LARGEST = '{"letters": 130, "moves": true, "warnings": false, "formalities": false}'
# What of the question lies outside its slate.
CUT = """() => {
  const slate = document.querySelector('.prompt');
  const { top, bottom } = slate.querySelector('p').getBoundingClientRect();
  const inner = slate.getBoundingClientRect().top + slate.clientTop;
  return top < inner || bottom > inner + slate.clientHeight ? slate.innerText : '';
}"""


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("visit", [{"locale": "fr-FR"}], indirect=True, ids=["french"])
def test_the_largest_letters_fit_the_slate_and_the_window(visit: Visit, hall: Hall, game: str) -> None:
    page = visit.page
    sit_at(page, hall, game, PLAYERS.get(game, 3))
    page.evaluate(f"() => localStorage.setItem('criee.likes', '{LARGEST}')")
    page.reload()
    expect(page.locator(".seat.looking strong")).to_have_css("text-decoration-line", "none")  # a name is no link
    for turn in range(DECISIONS):
        if not await_turn(page):
            break
        for width, height in [(1280, 720), (390, 844)]:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=[width, height])
            page.evaluate(FRAMES)
            assert page.evaluate(CUT) == "", (width, height)
            assert width < 901 or page.evaluate("document.documentElement.scrollHeight") == height
        choose(page, 3 * turn + 1)


@pytest.mark.parametrize("live", [False, True], ids=["by turns", "live"])
@pytest.mark.parametrize("visit", [{"locale": "fr-FR"}], indirect=True, ids=["french"])
def test_a_rich_stall_of_fangfrisch_is_no_wider_than_its_table(visit: Visit, hall: Hall, live: bool) -> None:
    """Every pile stands, or is about to stand, in the last column of the prices."""
    page = visit.page
    moment = {"phase": "ring", "seller": 1, "lot": LOT, "stalls": [RICH, {}, {}], "money": [27, 22, 14]}
    sit_at(page, hall, "fangfrisch", 3, moment, live=live)
    await_turn(page)
    for size in SIZES:
        assert outside_at(page, size, ".prices, .prices .marks, .prices .mark") == [], size


def test_what_a_bin_will_cost_is_written_inside_it(visit: Visit, hall: Hall) -> None:
    page = visit.page
    bins = [*RICH["bin"], "lobster3", "lobster2", "tuna1"]
    moment = {"phase": "stow", "seller": 1, "buyer": 0, "hand": ["shark2"], "stalls": [{"bin": bins}, {}, {}]}
    sit_at(page, hall, "fangfrisch", 3, {**moment, "money": [27, 22, 14]})
    await_turn(page)
    page.keyboard.press("Escape")  # the sheet of whoever sits here for the first time
    page.locator(".stall .bin").hover()
    page.wait_for_selector(".stall .cost > :nth-child(2)")
    for size in SIZES:
        assert outside_at(page, size) == [], size
        assert page.eval_on_selector(".stall .bin", "bin => bin.scrollWidth <= bin.clientWidth"), size


# Whether the page is scrolled, and how far below the window the last thing beside the table ends.
BELOW = """() => {
  const last = document.querySelector('.beside').lastElementChild.getBoundingClientRect();
  return [document.documentElement.scrollHeight - innerHeight, Math.max(0, Math.round(last.bottom - innerHeight))];
}"""


# What of the best advice is cut off or covered: the middle of every line of it is to be met where it stands.
COVERED = """() => [...document.querySelectorAll('.counsel li:first-child button > *')].filter((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  return [y + 2, y + height - 2].some((at) => !one.contains(document.elementFromPoint(x + width / 2, at)));
}).map((one) => one.innerText)"""


def test_six_players_leave_room_for_the_chefs_advice(visit: Visit, hall: Hall) -> None:
    page = visit.page
    page.set_viewport_size({"width": 1280, "height": 720})
    sit_at(page, hall, "tokyo", 6)
    await_turn(page)
    page.keyboard.press("h")
    best = page.locator(".counsel li button").first
    expect(best).to_be_visible()
    assert page.evaluate(COVERED) == []
    assert page.evaluate(BELOW) == [0, 0]
    best.click()
    expect(page.locator(".counsel .play")).to_be_in_viewport(ratio=1)
    assert page.evaluate(COVERED) == []


def test_the_chefs_advice_makes_no_page_longer(visit: Visit, hall: Hall) -> None:
    page = visit.page
    page.set_viewport_size({"width": 1280, "height": 720})
    sit_at(page, hall, "tokyo", 3)
    await_turn(page)
    page.keyboard.press("h")
    advice = page.locator(".counsel li button")
    advice.first.click()
    assert page.evaluate(BELOW) == [0, 0]
    expect(page.locator(".counsel .play")).to_be_in_viewport(ratio=1)


def test_what_others_did_pushes_nothing_out_of_the_window(visit: Visit, hall: Hall) -> None:
    """Five sit at the table, and the list of moves is open."""
    page = visit.page
    page.set_viewport_size({"width": 1280, "height": 720})
    sit_at(page, hall, "fangfrisch", 5)
    for turn in range(30):
        await_turn(page)
        if page.locator(".meanwhile .words").count():
            break
        choose(page, 3 * turn + 1)
    expect(page.locator(".meanwhile .words")).to_be_visible()
    assert page.evaluate(BELOW) == [0, 0]
