"""Ask the chef: the panel, the glow on the table, a pick that is not yet a move; and where the chef is silent."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.play import post
from browser.quay import Hall
from browser.window import Visit


def sit_down(visit: Visit, hall: Hall, game: str, *kinds: str) -> str:
    wish = {"game": game, "seats": [{"kind": kind, "bot": "random"} for kind in kinds], "nickname": "Ana", "seed": 4}
    made = post(hall, "/api/tables", wish)
    keys = "".join(f"%2C{one['seat']}%3A{one['secret']}" for one in made["seats"] if one["secret"])
    visit.page.goto(f"{visit.base}/table/{made['table']}#seats={game}{keys}")
    return str(made["table"])


def test_an_advice_is_shown_picked_put_back_and_played_only_when_confirmed(visit: Visit, hall: Hall) -> None:
    page = visit.page
    table = sit_down(visit, hall, "bigfish", "me", "bot")
    page.wait_for_selector(".prompt")
    page.wait_for_selector(".moves [data-move]")
    before = hall.record(table)
    page.keyboard.press("h")
    panel = page.get_by_role("region", name="The chef’s advice")
    first = panel.locator("li button").first
    expect(first).to_be_visible()
    expect(first).to_contain_text("% to win")
    assert 1 <= panel.locator("li").count() <= 3
    play = panel.locator(".play")
    expect(play).to_have_count(0)  # nothing is picked: it would only take room from what is to be read
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    label = first.locator("strong").inner_text()
    expect(page.locator(".moves li.pointed")).to_contain_text(label)  # as if pointed at in the list
    play.focus()
    page.keyboard.press("Escape")
    expect(first).to_have_attribute("aria-pressed", "false")
    expect(first).to_be_focused()  # the button that had it is gone
    assert hall.record(table) == before  # picked is not played
    first.click()
    play.click()
    expect(panel).to_have_count(0)
    page.wait_for_function("before => document.querySelector('.moves')?.innerText !== before", arg="")
    assert hall.record(table) != before


def test_the_list_of_moves_makes_room_for_the_advice_and_comes_back_when_asked_for(visit: Visit, hall: Hall) -> None:
    page = visit.page
    sit_down(visit, hall, "bigfish", "me", "bot")
    page.wait_for_selector(".moves [data-move]")
    drawer, panel = page.locator(".moves .handle"), page.locator(".counsel")
    expect(drawer).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("h")
    expect(panel.locator("li").first).to_be_visible()
    expect(drawer).to_have_attribute("aria-expanded", "false")
    expect(page.locator(".moves [data-move]")).not_to_have_count(0)  # still there for all who do not look
    page.keyboard.press("m")
    expect(panel).to_have_count(0)
    expect(drawer).to_have_attribute("aria-expanded", "true")


def test_between_people_there_is_no_chef(visit: Visit, hall: Hall) -> None:
    sit_down(visit, hall, "bigfish", "me", "same")
    visit.page.get_by_role("button", name="I am").click()  # the curtain
    visit.page.wait_for_selector(".prompt")
    assert visit.page.get_by_role("button", name="Ask the chef").count() == 0
    visit.page.keyboard.press("h")
    assert visit.page.locator(".counsel").count() == 0
