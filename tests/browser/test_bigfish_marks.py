"""What the pond of Little Big Fish says by marks: whose a fish is, which one is picked, how many steps are left."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.play import await_turn, offered, play, post, sit_at
from browser.quay import Hall
from browser.test_bigfish_table import KINDS, POND, position
from browser.window import Visit

# Of every mark on the board and in the panels: whose it is, its shape and colour, and how its edge stands out from it.
MARKS = """(me) => {
  const light = (colour) => {
    const parts = colour.match(/[\\d.]+/g).slice(0, 3).map((one) => one / 255);
    const [r, g, b] = parts.map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
  };
  const told = (path, seat) => {
    const { fill, stroke } = getComputedStyle(path);
    const [one, other] = [light(fill), light(stroke)];
    return { seat, look: `${path.getAttribute('d')} ${fill}`, contrast: Math.max(one, other) / Math.min(one, other) };
  };
  const all = (where) => [...document.querySelectorAll(where)];
  const fish = all('.game .fish .mark path').map((one) => told(one, one.closest('.theirs') ? 1 - me : me));
  const owner = (one) => one.closest('[data-place]').dataset.place[1] - 1;
  const panels = all('.game .side header > svg path').map((one) => told(one, owner(one)));
  return { fish, panels: Object.fromEntries(panels.map(({ seat, look }) => [seat, look])) };
}"""


@pytest.mark.parametrize("me", [0, 1], ids=["first", "second"])
@pytest.mark.parametrize(
    "visit", [{"color_scheme": "light"}, {"color_scheme": "dark"}], indirect=True, ids=["light", "dark"]
)
def test_a_fish_has_the_mark_of_its_player(visit: Visit, hall: Hall, me: int) -> None:
    page = visit.page
    bot = {"kind": "bot", "bot": "gentlest"}
    seats = [bot, {"kind": "me"}] if me else [{"kind": "me"}, bot]
    wish = {"game": "bigfish", "seats": seats, "nickname": "Ana", "seed": 7, "position": position(POND, turn=me)}
    made = post(hall, "/api/tables", wish)
    page.goto(f"{hall.url}/table/{made['table']}#seats=bigfish%2C{me}%3A{made['seats'][me]['secret']}")
    assert await_turn(page)
    for palette in ("", "clear"):
        page.evaluate("palette => (document.documentElement.dataset.palette = palette)", palette)
        expect(page.locator(".game .fish")).to_have_count(7)
        marks: dict[str, Any] = page.evaluate(MARKS, me)
        assert len(set(marks["panels"].values())) == 2
        for fish in marks["fish"]:
            assert fish["look"] == marks["panels"][str(fish["seat"])]
            assert fish["contrast"] >= 3  # its edge is light where it is dark, and dark where it is light


# How the ring round a fish looks, whatever its colours.
RING = """(cell) => {
  const { borderTopStyle, borderTopWidth } = getComputedStyle(cell, '::after');
  return `${borderTopStyle} ${borderTopWidth}`;
}"""


def test_the_fish_that_is_picked_has_a_ring_of_its_own(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "bigfish", position=position(POND))
    assert await_turn(page)
    cell = ".cell[data-place='{}']".format
    page.locator(cell("e3")).click()
    expect(page.locator(".cell.picked")).to_have_count(1)
    others = {page.locator(cell(other)).evaluate(RING) for other in ("a1", "c1", "f1")}
    assert others == {"dotted 2px"}
    assert page.locator(cell("e3")).evaluate(RING) == "double 6px"


@pytest.mark.parametrize("left", [2, 1])
@pytest.mark.parametrize("kind", ["birth", "whirlpool", "fisher"])
def test_a_step_that_takes_effect_is_not_shown_as_left(visit: Visit, hall: Hall, kind: str, left: int) -> None:
    page = visit.page
    sit_at(page, hall, "bigfish", position={**KINDS[kind], "left": left})
    assert await_turn(page)
    expect(page.locator(".game .steps i")).to_have_count(left - 1)
    if kind != "fisher":  # where the rival's steps are counted, the words say nothing of them
        said = "Then 1 step is left." if left == 2 else "Then your turn is over."
        expect(page.locator(".talk .left")).to_have_text(said)


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
NARROW = {**PHONE, "viewport": {"width": 360, "height": 740}}


@pytest.mark.parametrize(("visit", "keys"), [({}, 1), (PHONE, 0)], indirect=["visit"], ids=["mouse", "finger"])
def test_a_key_is_named_where_there_are_keys(visit: Visit, hall: Hall, keys: int) -> None:
    page = visit.page
    sit_at(page, hall, "bigfish", position=position(POND))
    assert await_turn(page)
    page.locator(".cell[data-place='e3']").click()
    said = page.locator(".talk .said p").first
    expect(said).to_contain_text("The same fish again")
    assert said.inner_text().count("Escape") == keys


# Every frame while what happened is still being shown: how the next question looks meanwhile.
QUESTIONS = """() => {
  window.questions = [];
  const look = () => {
    const question = document.querySelector('.game [data-reveals]') && document.querySelector('.prompt p');
    if (question) questions.push(getComputedStyle(question).visibility);
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.mark.parametrize("visit", [{"reduced_motion": "no-preference"}], indirect=True, ids=["lively"])
def test_nothing_is_asked_before_the_rivals_fish_have_swum(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "bigfish", position=position(POND, left=1))
    assert await_turn(page)
    page.evaluate(QUESTIONS)
    page.locator(".moves [data-move^='f1-']").first.evaluate("one => one.click()")
    page.wait_for_function("() => questions.length > 0 && !document.querySelector('.game [data-reveals]')")
    assert set(page.evaluate("questions")) == {"hidden"}
    expect(page.locator(".prompt p")).to_be_visible()
    expect(page.locator(".game .ready").first).to_be_attached()


# The names of columns and rows that lie under a whirlpool's arrow.
COVERED = """() => [...document.querySelectorAll('.game .names > *')].filter((name) => {
  const range = document.createRange();
  range.selectNodeContents(name);
  const one = range.getBoundingClientRect();
  return [...document.querySelectorAll('.game .whirls button')].some((arrow) => {
    const other = arrow.getBoundingClientRect();
    return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
  });
}).map((name) => name.innerText)"""


@pytest.mark.parametrize("visit", [{}, PHONE, NARROW], indirect=True, ids=["1280", "390", "360"])
def test_the_whirlpools_arrows_cover_no_name_of_a_column(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "bigfish", position=KINDS["whirlpool"])
    assert await_turn(page)
    expect(page.locator(".whirls button")).to_have_count(8)
    assert page.evaluate(COVERED) == []


PLACES = """() => [...document.querySelectorAll(".game :is(.cell, .talk, [data-place='p1'])")]
  .map((one) => one.getBoundingClientRect().top)"""


@pytest.mark.parametrize("visit", [PHONE], indirect=True, ids=["phone"])
def test_the_rivals_things_open_over_the_pond(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "bigfish", position=position(POND))
    assert await_turn(page)
    before = page.evaluate(PLACES)
    page.locator("[data-place='p2'] .more").tap()
    expect(page.locator("[data-place='p2'] .eaten")).to_be_visible()
    assert page.evaluate(PLACES) == before
    page.locator("[data-place='p2'] .more").tap()
    expect(page.locator("[data-place='p2'] .eaten")).not_to_be_visible()


def test_the_rivals_marks_go_when_one_has_made_a_step(visit: Visit, hall: Hall) -> None:
    """Else they point at fish that he never moved."""
    page = visit.page
    sit_at(page, hall, "bigfish", position=position(POND, left=1))
    assert await_turn(page)
    play(page, offered(page)[0])
    while offered(page)[0][2:3] != "-":
        play(page, offered(page)[0])
    expect(page.locator(".wake .way")).not_to_have_count(0)
    play(page, offered(page)[0])
    expect(page.locator(".wake .way:not(.plan)")).to_have_count(0)
