"""Tokyo on a phone: one's money is in sight where it is spent, and every barrel stands beside the name of its owner."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.play import await_turn, play, sit_at
from browser.quay import Hall
from browser.test_phone import on_a_phone
from browser.test_tokyo_table import POSITION
from browser.window import Visit

# Companies whose barrels, or whose name, reach into the lines of another.
MIXED = """() => {
  const rows = [...document.querySelectorAll('.ports .port')].map((port) =>
    [...port.querySelectorAll('.name, .ware')].map((one) => one.getBoundingClientRect()));
  return rows.slice(1).filter((row, i) =>
    Math.min(...row.map((one) => one.top)) < Math.max(...rows[i].map((one) => one.bottom))).length;
}"""


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
