"""The frame around every game: same screen, replay, records, lessons, links, words."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from browser.play import ENDED, await_change, await_turn, choose, log, offered, play, sit_at, sit_down
from browser.quay import Hall
from browser.window import Visit, new_window


def names(page: Page) -> list[str]:
    return page.locator(".seats strong").all_inner_texts()


def test_same_screen_hides_the_table_until_the_next_one_holds_it(visit: Visit) -> None:
    """Each of two people bids behind the curtain; in between no move, no log and no table is on the page."""
    page = visit.page
    sit_down(page, "tsukiji", "Same screen")
    for turn in range(2):
        page.wait_for_selector(".curtain")
        assert page.locator(".moves, .log, .game").count() == 0
        assert page.locator(".curtain h2").inner_text() == names(page)[turn]
        page.locator(".curtain button").click()
        page.locator(f".moves [data-move='bid {turn + 2}']").click()
    page.wait_for_selector(".moves [data-move^='take']")  # the higher bid chooses, and holds the screen already
    while page.locator(".curtain").count() == 0:
        page.locator(".moves [data-move]").first.evaluate("button => button.click()")
        page.wait_for_timeout(300)
    assert page.locator(".curtain h2").inner_text() == names(page)[1]  # who chose openly bids first, and in secret


def test_replay_shows_every_moment(visit: Visit) -> None:
    page = visit.page
    sit_down(page, "tsukiji", "Watch")
    page.wait_for_selector(ENDED, timeout=60_000)
    page.keyboard.press("Escape")
    slider = page.locator(".replay input")
    page.wait_for_function("() => Number(document.querySelector('.replay input').max) > 20")
    at_end = page.locator(".game").inner_html()
    slider.focus()
    page.keyboard.press("Home")
    page.wait_for_selector("text=Replay: a moment of a finished match.")
    assert page.locator(".game").inner_html() != at_end
    where = ".replay input"
    page.get_by_role("button", name="One turn on").click()
    turn = int(page.input_value(where))
    page.get_by_role("button", name="One step on").click()
    assert int(page.input_value(where)) == turn + 1
    page.get_by_role("button", name="One turn back").click()
    assert int(page.input_value(where)) == turn
    slider.focus()
    page.keyboard.press("End")
    page.wait_for_selector("text=The match is over.")


def test_a_record_saved_can_be_opened_again(visit: Visit, hall: Hall) -> None:
    page = visit.page
    table = sit_down(page, "tsukiji", "Watch")
    page.wait_for_selector(ENDED, timeout=60_000)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the record").click()
    text = saved.value.path().read_text()
    assert text == hall.record(table)
    page.goto(visit.base)
    page.get_by_role("button", name="Open a record").click()
    page.get_by_label("Text of the record").fill(text)
    page.get_by_role("button", name="Show it").click()
    page.wait_for_selector(ENDED)
    assert not page.url.endswith(table)
    expect(page.locator(".seats")).not_to_contain_text("Line lost")  # nobody is waited for any more


def test_a_damaged_record_is_refused_with_its_line(visit: Visit) -> None:
    page = visit.page
    page.get_by_role("button", name="Open a record").click()
    page.get_by_label("Text of the record").fill("criee record 1\ngame: tsukiji\ngame: tokyo\n")
    page.get_by_role("button", name="Show it").click()
    expect(page.locator("dialog [role=alert]")).to_contain_text("This record cannot be read: look at line 3.")
    visit.complaints.clear()  # the browser notes the 422 as an error, which here it is meant to be


def test_a_foreign_file_is_refused_in_the_language_of_who_reads(visit: Visit) -> None:
    page = visit.page
    page.get_by_role("button", name="FR, français").click()
    page.get_by_role("button", name="Ouvrir une partie").click()
    page.locator("dialog textarea").fill("rien de tel")
    page.locator("dialog .button.main").click()
    said = page.locator("dialog [role=alert]")
    expect(said).to_contain_text("Cette partie enregistrée est illisible\u00a0: voyez la ligne 1.")
    expect(said.locator("[lang=en]")).to_have_text("is not a Criée record: it must begin with 'criee record 1'")
    visit.complaints.clear()  # as above


def without_lessons(route: Route) -> None:
    told = route.fetch().json()
    for game in told["games"]:
        game.pop("lesson", None)
    route.fulfill(json=told)


def test_a_game_without_a_lesson_says_what_it_is_about_then_what_the_phase_asks(visit: Visit) -> None:
    page = visit.page
    page.route("**/api/games", without_lessons)
    page.reload()
    sit_down(page, "tsukiji", "Learn")
    await_turn(page)
    for words in ("Collect fish in four colours", "The barrel pulls both ways", "Both players choose a bid"):
        page.wait_for_selector(f".coach p:has-text('{words}')")
        page.get_by_role("button", name="Got it").click()
    page.wait_for_selector(".coach", state="detached")


def test_the_tables_of_this_browser_are_in_the_hall(visit: Visit) -> None:
    page = visit.page
    table = sit_down(page, "tsukiji")
    await_turn(page)
    page.locator("a.brand").click()
    page.locator(f".board a[href='/table/{table}']").click()
    await_turn(page)


def test_a_seat_can_be_taken_along_to_another_device(visit: Visit, chromium: Browser) -> None:
    """The link carries the seat behind its #; the other device plays on, and the address bar forgets the secret."""
    page = visit.page
    sit_down(page, "tsukiji")
    await_turn(page)
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Go on with another device").click()
    link = page.locator("dialog[open] input").input_value()
    phone = new_window(chromium, locale="fr-FR").new_page()
    phone.goto(link)
    phone.wait_for_selector(".moves [data-move]")
    assert "#" not in phone.url
    before = log(page)
    phone.locator(".moves [data-move]").first.click()
    await_change(page, before)
    phone.context.close()


def test_words_change_at_once(visit: Visit) -> None:
    page = visit.page
    sit_down(page, "tsukiji")
    await_turn(page)
    english = page.locator(".prompt p").inner_text()
    page.get_by_role("button", name="FR, français").click()
    page.wait_for_function("before => document.querySelector('.prompt p').innerText !== before", arg=english)
    assert page.evaluate("() => document.documentElement.lang") == "fr"
    assert page.locator(".moves h2").inner_text().startswith("Vos coups")


def test_words_can_be_larger_and_stay_so(visit: Visit) -> None:
    page = visit.page
    size = "parseFloat(getComputedStyle(document.querySelector('article p')).fontSize)"
    larger = f"before => Math.abs({size} - 1.3 * before) < 0.1"
    page.wait_for_selector("article p")  # what a game is about is told by its texts, which come later
    before = page.evaluate(size)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Size of words").select_option("Very large")
    page.get_by_label("Loudness").fill("30")
    page.keyboard.press("Escape")
    page.wait_for_function(larger, arg=before)
    page.reload()
    page.wait_for_selector("article p")
    page.wait_for_function(larger, arg=before)
    page.get_by_role("button", name="Settings").click()
    assert page.get_by_label("Loudness").input_value() == "30"
    sheet = page.locator("dialog[open]")
    assert sheet.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_bots_are_told_how_long_to_wait(visit: Visit) -> None:
    page = visit.page
    sat: list[dict[str, Any]] = []

    def hear(frame: str | bytes) -> None:
        said = json.loads(frame)
        if said["type"] == "sit":
            sat.append(said)

    page.on("websocket", lambda line: line.on("framesent", hear))
    sit_down(page, "tsukiji")
    await_turn(page)
    assert len(sat) == 1 and "pause" not in sat[0]
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Speed of bots").select_option("Calm")
    page.keyboard.press("Escape")
    for _ in range(50):
        if len(sat) > 1:
            break
        page.wait_for_timeout(100)
    assert sat[1]["pause"] == 1300


def test_the_rules_are_a_book(visit: Visit) -> None:
    """What it is about comes first, then the contents; on paper there is nothing but the book."""
    page = visit.page
    sit_down(page, "tsukiji")
    await_turn(page)
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open] [data-rule]")
    book = page.locator("dialog[open]")
    assert "Collect fish in four colours" in book.locator(".aim").inner_text()
    book.get_by_role("navigation", name="Contents").get_by_role("button", name="Score", exact=True).click()
    heading = book.get_by_role("heading", name="Score", exact=True)
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()
    expect(book.get_by_label("Find a rule")).to_be_in_viewport(ratio=1)  # wherever it is open
    book.get_by_role("button", name="Contents").click()
    expect(book.get_by_role("navigation", name="Contents")).to_be_in_viewport(ratio=1)
    book.get_by_label("Find a rule").fill("knives")
    expect(book.locator(".aim")).to_have_count(0)
    assert 0 < book.locator("[data-rule]").count() < 10
    book.get_by_label("Find a rule").fill("")
    page.emulate_media(media="print")
    assert book.locator("[data-rule]").first.is_visible() and not page.locator(".game").is_visible()
    assert book.evaluate("one => one.scrollHeight <= one.clientHeight + 1")  # nothing is cut off
    assert book.evaluate("one => one.getBoundingClientRect().top + scrollY") == 0  # from its first page


def test_reactions_and_a_seat_kept_warm(own_hall: Hall, chromium: Browser) -> None:
    """A reaction is seen; a bot may sit in, and is sent away again."""
    page = new_window(chromium, locale="en-GB", reduced_motion="reduce").new_page()
    page.goto(own_hall.url)
    sit_down(page, "tsukiji")
    await_turn(page)
    page.get_by_role("button", name="Well played").click()
    page.wait_for_selector(".seats .bubble:has-text('Well played')")
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Let a bot play for me").click()
    page.get_by_role("button", name="Take it back").click()
    page.wait_for_selector("text=A bot keeps your seat warm", state="detached")
    page.context.close()


def test_a_line_of_the_log_points_at_its_place(visit: Visit) -> None:
    page = visit.page
    sit_down(page, "bigfish")
    await_turn(page)
    cell = offered(page)[0].removeprefix("place ")
    page.locator(".moves [data-move]").first.click()
    page.locator(".log-entries li", has_text=cell).first.hover()
    page.wait_for_selector(f".cell.shown[data-place='{cell}']")
    assert page.locator(".shown").count() == 1
    page.mouse.move(1, 1)
    page.wait_for_selector(".shown", state="detached")


def test_an_invitation_that_works_on_this_computer_only_has_no_code_for_a_phone(visit: Visit) -> None:
    page = visit.page
    told = {"lan": ""}
    page.route("**/api/address", lambda route: route.fulfill(json=told))
    sit_down(page, "tsukiji", "Invite")
    code = page.locator(".share svg[role='img']")
    expect(page.get_by_text("This link works on this computer only.")).to_be_visible()
    expect(code).to_have_count(0)
    told["lan"] = "http://192.0.2.7:8000"
    page.reload()
    expect(code).to_be_visible()
    expect(page.locator(".share input")).to_have_value(re.compile("http://192.0.2.7:8000/"))


# What stands beside the table and does not fit into the window.
BESIDE = """() => {
  const beside = document.querySelector('.beside');
  const low = [...beside.children].filter((one) => one.getBoundingClientRect().bottom > innerHeight);
  const [high, room] = [beside.scrollHeight, beside.clientHeight];
  return [...low.map((one) => one.className), ...(high > room + 1 ? [`${high} high in ${room}`] : [])];
}"""


@pytest.mark.parametrize("size", [(1366, 650), (1280, 720)])
def test_beside_a_table_of_six_everything_has_room(visit: Visit, hall: Hall, size: tuple[int, int]) -> None:
    page = visit.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    sit_at(page, hall, "tokyo", 6)
    assert await_turn(page)
    play(page, "end")
    page.locator(".meanwhile").wait_for()  # what the others did, too
    page.wait_for_function(f"() => ({BESIDE})().length === 0")


NEWEST = """() => {
  const book = document.querySelector('.log-entries');
  const below = book.scrollHeight - book.clientHeight - book.scrollTop;
  return book.scrollHeight > book.clientHeight + 50 && Math.abs(below) < 3;
}"""


def test_the_log_shows_its_newest_line_however_late_its_words_come(visit: Visit, hall: Hall) -> None:
    page = visit.page
    page.set_viewport_size({"width": 1280, "height": 720})
    sit_at(page, hall, "bigfish")  # a deal that is always the same, and more lines than the book shows
    for turn in range(6):
        assert choose(page, turn)
    await_turn(page)
    page.wait_for_function(NEWEST)
    page.reload()
    await_turn(page)
    page.wait_for_function(NEWEST)
    page.evaluate("() => (document.documentElement.style.fontSize = '130%')")  # its lines grow
    page.wait_for_function(NEWEST)
    page.locator(".log-entries").evaluate("book => (book.scrollTop = 0)")  # who leafs is left alone
    page.wait_for_function("() => document.querySelector('.log-entries').scrollTop === 0")


# The choices in the settings that do not fit beside the arrow of their box.
CUT = """() => [...document.querySelectorAll('dialog select')].flatMap((box) => {
  const pen = document.createElement('canvas').getContext('2d');
  pen.font = getComputedStyle(box).font;
  return [...box.options].map((one) => one.text).filter((said) => pen.measureText(said).width > box.clientWidth - 44);
})"""


@pytest.mark.parametrize("visit", [{"viewport": {"width": 390, "height": 844}}], indirect=True, ids=["phone"])
def test_what_is_set_can_be_read_on_a_phone(visit: Visit) -> None:
    page = visit.page
    page.get_by_role("button", name="Settings").click()
    for language in ("fr", "en"):
        page.locator("#set-language").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate(CUT) == []


def test_what_lies_on_a_table_is_said_in_the_language_chosen_meanwhile(visit: Visit, hall: Hall) -> None:
    """An offer keeps its place for a whole visit to a market of Tokyo, but not the words it was first said in."""
    page = visit.page
    sit_at(page, hall, "tokyo")
    assert await_turn(page)
    play(page, "enter mackerel action")
    expect(page.locator(".game .offer").first).to_contain_text("Buy a mackerel permit")
    page.get_by_role("button", name="FR, français").click()
    expect(page.locator(".game .offer").first).to_contain_text("Acheter un permis (maquereau)")
