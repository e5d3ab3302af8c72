"""Tokyo on a phone: one's money is in sight where it is spent, every barrel stands beside the name of its owner, what
one's ships can do is under the thumb."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.play import await_turn, play, post, sit_at
from browser.quay import Hall
from browser.test_phone import on_a_phone
from browser.test_tokyo_room import two
from browser.test_tokyo_table import POSITION
from browser.window import Visit

# Companies whose barrels, or whose name, reach into the lines of another.
MIXED = """() => {
  const rows = [...document.querySelectorAll('.ports .port')].map((port) =>
    [...port.querySelectorAll('.name, .ware')].map((one) => one.getBoundingClientRect()));
  return rows.slice(1).filter((row, i) =>
    Math.min(...row.map((one) => one.top)) < Math.max(...rows[i].map((one) => one.bottom))).length;
}"""

# Each of one's ships is wholly between the sentence above and the verbs below.
SHIPS_SEEN = """() => {
  const head = document.querySelector('.prompt').getBoundingClientRect().bottom;
  const foot = document.querySelector('[data-foot]').getBoundingClientRect().top;
  return [...document.querySelectorAll('.sea button.hull')].map((one) => one.getBoundingClientRect())
    .every((one) => one.top >= head && one.bottom <= foot);
}"""
FOOT = "() => document.querySelector('[data-foot]').getBoundingClientRect().top"
LINES = "() => [...document.querySelectorAll('[data-foot] .vessel')].map((one) => one.getBoundingClientRect().top)"


@on_a_phone
def test_one_sees_ones_money_inside_a_market(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 6, POSITION)
    await_turn(page)
    play(page, "enter eel action")
    expect(page.locator(".verbs .purse")).to_be_in_viewport(ratio=1)
    expect(page.locator(".verbs .purse")).to_contain_text("3 500 ¥")  # an eel permit has paid 100
    expect(page.locator(".prompt")).to_contain_text("vous pourrez partir ensuite")


@on_a_phone
def test_each_company_of_the_others_ports_has_its_own_lines(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 6, POSITION)
    await_turn(page)
    play(page, "buy")
    page.wait_for_selector(".ports .ware")
    assert page.locator(".ports .port").count() == 5
    assert page.evaluate(MIXED) == 0


@on_a_phone
def test_what_a_ship_can_do_is_under_the_thumb_and_she_is_in_view(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 6, POSITION)
    await_turn(page)
    page.evaluate("scrollTo(0, 700)")
    play(page, "navigate")
    page.wait_for_function(SHIPS_SEEN)
    sail = page.locator("[data-foot] .chip[data-plays='sail 8']")
    expect(sail).to_be_in_viewport(ratio=1)
    lines = page.eval_on_selector_all("[data-foot] .vessel", "all => all.map((one) => one.getBoundingClientRect().top)")
    assert min(lines) > 844 / 2
    before = page.evaluate(LINES)
    sail.tap()
    expect(sail).to_have_count(0)
    expect(page.locator("[data-foot] .vessel", has_text="a déjà agi")).to_be_visible()
    assert page.evaluate(LINES) == before  # the other ships' lines are where they were
    expect(page.locator("[data-foot]").get_by_role("button", name="Naviguer")).to_be_hidden()


@on_a_phone
def test_what_a_ship_can_fish_is_said_in_words(visit: Visit, hall: Hall) -> None:
    page = visit.page
    eel = {"number": 8, "owner": 0, "place": "sea", "permit": "eel", "cargo": {"eel": 1}}
    ships = [eel, {"number": 2, "owner": 1, "place": "left"}]
    sit_at(page, hall, "tokyo", 2, two(ships=ships, players=[{"docks": 2, "permits": {"eel": 1}}, {}]))
    await_turn(page)
    play(page, "navigate")
    expect(page.locator("[data-foot] .chip[data-plays='fish eel 8'] .full")).to_be_visible()


@on_a_phone
def test_the_prices_are_folded_away_while_there_is_nothing_to_price(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 2, two())
    await_turn(page)
    expect(page.locator(".port .price").first).to_be_hidden()
    page.locator(".port .fold").tap()
    expect(page.locator(".port .price").first).to_be_visible()


@on_a_phone
def test_on_the_way_to_the_markets_the_verbs_keep_their_place(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_at(page, hall, "tokyo", 2, two())  # less than a window of markets
    await_turn(page)
    there = page.locator("[data-foot] .below .button")
    before = page.evaluate(FOOT)
    there.tap()
    expect(page.locator(".way.glow").first).to_be_in_viewport(ratio=1)
    page.wait_for_function("() => scrollY > 0")
    assert abs(page.evaluate(FOOT) - before) < 1


@on_a_phone
def test_in_the_turn_of_another_the_foot_names_them_and_no_actions(visit: Visit, hall: Hall) -> None:
    page = visit.page
    seats = [{"kind": "me"}, {"kind": "same"}]  # the other seat is somebody's who is not here
    made = post(hall, "/api/tables", {"game": "tokyo", "seats": seats, "nickname": "Ana", "position": two(turn=1)})
    page.goto(f"{hall.url}/table/{made['table']}#seats=tokyo%2C0%3A{made['seats'][0]['secret']}")
    turn = page.locator(".verbs .turn")
    expect(turn).to_contain_text(" de jouer")
    expect(turn).not_to_contain_text("action")
    expect(turn.locator(".purse")).to_be_visible()
