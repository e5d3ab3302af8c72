"""What this browser remembers, and links that bring keys to it: damage is told in words, and costs nothing else."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from browser.play import await_turn, sit_down
from browser.quay import Hall
from browser.window import Visit, new_window

FALSE = "A" * 27
DAMAGED = {
    "a lone percent": "%",
    "half a letter": "tsukiji%2C0%3A0-%C3",
    "nothing": "",
    "no key": "tsukiji",
    "an empty key": "tsukiji%2C",
    "no secret": "tsukiji%2C0%3A",
    "cut short": f"tsukiji%2C0%3A0-{FALSE[:-1]}",
    "too long": f"tsukiji%2C0%3A0-{FALSE}A",
    "with a full stop": f"tsukiji%2C0%3A0-{FALSE[:-1]}.",
    "of another seat": f"tsukiji%2C1%3A0-{FALSE}",
    "twice the same seat": f"tsukiji%2C0%3A0-{FALSE}%2C0%3A0-{'B' * 27}",
    "its second key cut": f"tsukiji%2C0%3A0-{FALSE}%2C1%3A1-AAA",
    "no game": f"%2C0%3A0-{FALSE}",
}
SENTENCE = "text=The link to your seat is damaged"
FORGOTTEN = "text=opens no seat here and has been forgotten"
NOT_A_LIST = [
    "{}",
    "null",
    '"x"',
    "[null]",
    "[[]]",
    "[1, true]",
    "{",
    "",
    '[{"id": 5}]',
    '[{"id": "x y", "game": "tsukiji"}]',
]
ODD_TABLE: dict[str, Any] = {
    "id": "abc",
    "game": "tsukiji",
    "seats": [],
    "names": [],
    "status": "playing",
    "outcome": None,
}
ODD_TABLES = [
    {**ODD_TABLE, "when": "yesterday"},
    {**ODD_TABLE, "when": 1e300},
    {**ODD_TABLE, "names": "Ana"},
    {**ODD_TABLE, "names": [None, {"toString": 5}]},
    {**ODD_TABLE, "seats": {"0": "x"}},
    {**ODD_TABLE, "status": 7, "outcome": {"winners": 5}},
    {**ODD_TABLE, "status": "over", "outcome": {"winners": [0], "scores": "x"}},
    {**ODD_TABLE, "game": {"name": "tsukiji"}},
]
ODD_LIKES: list[Any] = [
    5,
    [],
    "night",
    {"language": "de"},
    {"language": ["fr"]},
    {"setUps": None},
    {"setUps": {"tsukiji": None}},
    {"setUps": {"tsukiji": {"players": "many", "bot": 3, "clock": {}, "live": "x", "options": None}}},
    {"setUps": {"tsukiji": {"players": 99, "bot": "nobody", "clock": 1e9, "live": True, "options": {"no": "such"}}}},
    {"nickname": 5},
    {"nickname": "x" * 5000},
    {"theme": {}, "sound": "loud", "stillness": 1, "plain": "yes"},
    {"__proto__": {"language": "de"}},
]


def memory(page: Page) -> list[dict[str, Any]]:
    kept: list[dict[str, Any]] = json.loads(page.evaluate("() => localStorage.getItem('criee.tables') ?? '[]'"))
    return kept


def keys(page: Page, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [one for kept in memory(page) if kept["id"] == table for one in kept["seats"]]
    return found


def write(page: Page, name: str, text: str) -> None:
    """As a hand in the browser's tools would; the page then starts from it."""
    page.evaluate("([name, text]) => localStorage.setItem(name, text)", [name, text])


def falsify(page: Page, table: str) -> None:
    """The key of the first seat opens nothing any more."""
    kept = memory(page)
    for one in (own for each in kept if each["id"] == table for own in each["seats"]):
        if one["seat"] == 0:
            one["secret"] = f"0-{FALSE}"
    write(page, "criee.tables", json.dumps(kept))


def come_back(visit: Visit, table: str, falsely: bool = True, link: str = "") -> None:
    """To a table by way of the hall, with a false key in memory, and perhaps one in the link."""
    page = visit.page
    page.goto("about:blank")
    page.goto(visit.base)
    page.wait_for_selector("article")
    if falsely:
        falsify(page, table)
    page.goto("about:blank")
    page.goto(f"{visit.base}/table/{table}{link}")


def stranger(chromium: Browser, locale: str = "en-GB") -> Visit:
    page = new_window(chromium, locale=locale, reduced_motion="reduce").new_page()
    return Visit(page, "")


# --- links ----------------------------------------------------------------------------------------


def test_damaged_links_say_so_and_change_nothing(visit: Visit, chromium: Browser) -> None:
    page = visit.page
    table = sit_down(page, "tsukiji")
    await_turn(page)
    before = keys(page, table)
    other = stranger(chromium)
    for carried in DAMAGED.values():
        page.goto("about:blank")
        page.goto(f"{visit.base}/table/{table}#seats={carried}")
        page.wait_for_selector(SENTENCE)
        await_turn(page)  # the seat is still ours
        assert keys(page, table) == before and len(before) == 1
        assert "#" not in page.url
        other.page.goto("about:blank")
        other.page.goto(f"{visit.base}/table/{table}#seats={carried}")
        other.page.wait_for_selector(SENTENCE)
        other.page.wait_for_selector(".log-entries li")  # looks on
        assert other.page.locator(".moves").count() == 0
        assert memory(other.page) == []
    other.page.get_by_role("button", name="Close").click()
    other.page.wait_for_selector(SENTENCE, state="detached")
    assert not other.complaints
    other.page.context.close()


def test_a_damaged_link_says_so_in_french_and_at_no_table(visit: Visit, chromium: Browser) -> None:
    other = stranger(chromium, "fr-FR")
    other.page.goto(f"{visit.base}/#seats=%")
    other.page.wait_for_selector("[role=alert]:has-text('Le lien vers votre place est abîmé')")
    other.page.wait_for_selector("article")
    assert not other.complaints
    other.page.context.close()


def test_a_link_pasted_where_one_looks_on_already_takes_the_seat(visit: Visit, chromium: Browser) -> None:
    page = visit.page
    table = sit_down(page, "tsukiji")
    await_turn(page)
    (key,) = keys(page, table)
    other = stranger(chromium)
    other.page.goto(f"{visit.base}/table/{table}")
    other.page.wait_for_selector(".log-entries li")
    other.page.evaluate("hash => { location.hash = hash; }", f"#seats=tsukiji%2C0%3A{key['secret']}")
    await_turn(other.page)
    assert keys(other.page, table) == [key]
    other.page.context.close()


@pytest.mark.parametrize("remembered_is_true", [True, False])
def test_a_false_key_takes_no_true_one_s_place(visit: Visit, remembered_is_true: bool) -> None:
    """A well-made but false link leaves the seat ours; a true one gives a seat back whose key had gone bad."""
    page = visit.page
    table = sit_down(page, "tsukiji")
    await_turn(page)
    (key,) = keys(page, table)
    brought = f"0-{FALSE}" if remembered_is_true else key["secret"]
    come_back(visit, table, not remembered_is_true, f"#seats=tsukiji%2C0%3A{brought}")
    await_turn(page)
    page.wait_for_function("() => JSON.parse(localStorage.getItem('criee.tables'))[0].seats.length === 1")
    assert keys(page, table) == [key]
    assert page.locator(FORGOTTEN).count() == 0


# --- keys that open nothing -----------------------------------------------------------------------


def test_a_key_the_server_does_not_know_is_forgotten_and_one_looks_on(visit: Visit) -> None:
    page = visit.page
    first = sit_down(page, "bigfish")
    await_turn(page)
    page.locator("a.brand").click()
    table = sit_down(page, "tsukiji")
    await_turn(page)
    others = keys(page, first)
    come_back(visit, table)
    page.wait_for_selector(FORGOTTEN)
    page.wait_for_selector(".log-entries li")
    assert page.locator(".moves").count() == 0
    assert keys(page, table) == [] and keys(page, first) == others and len(others) == 1
    page.reload()
    page.wait_for_selector(".log-entries li")
    assert page.locator(FORGOTTEN).count() == 0


def test_at_the_same_screen_only_the_false_key_is_forgotten(visit: Visit) -> None:
    page = visit.page
    table = sit_down(page, "tsukiji", "Same screen")
    page.wait_for_selector(".curtain")
    true = keys(page, table)[1]
    come_back(visit, table)
    page.wait_for_selector("text=You keep the others")
    await_turn(page)
    page.locator(".moves [data-move='bid 2']").click()
    page.wait_for_selector(".moves [data-move]", state="detached")
    assert keys(page, table) == [true]


def test_a_server_that_is_away_costs_no_key(own_hall: Hall, chromium: Browser) -> None:
    page = new_window(chromium, locale="en-GB", reduced_motion="reduce").new_page()
    page.goto(own_hall.url)
    table = sit_down(page, "tsukiji")
    await_turn(page)
    before = keys(page, table)
    own_hall.kill()
    page.wait_for_selector("text=The line is lost")
    own_hall.open()
    page.wait_for_selector("text=The line is lost", state="detached")
    await_turn(page)
    assert keys(page, table) == before and len(before) == 1
    page.context.close()


# --- memory that somebody edited ------------------------------------------------------------------


def test_no_list_of_tables_gives_a_blank_page(visit: Visit) -> None:
    page = visit.page
    for text in (*NOT_A_LIST, *(json.dumps([odd, odd]) for odd in ODD_TABLES)):
        write(page, "criee.tables", text)
        page.reload()
        page.wait_for_selector(".board")
        assert page.locator(".board li a").count() <= 1
        assert not visit.complaints, text


def test_no_likes_give_a_blank_page(visit: Visit) -> None:
    page = visit.page
    for likes in ODD_LIKES:
        write(page, "criee.likes", json.dumps(likes))
        page.reload()
        page.wait_for_selector("article")
        page.get_by_role("button", name="Settings").click()
        page.keyboard.press("Escape")
        sit_down(page, "tsukiji")
        page.wait_for_selector(".log-entries li")
        page.locator("a.brand").click()
        page.wait_for_selector("article")
        assert not visit.complaints, likes


def test_another_window_s_damage_does_no_harm(visit: Visit) -> None:
    page = visit.page
    other = page.context.new_page()
    other.goto(visit.base)
    other.wait_for_selector("article")
    write(other, "criee.tables", '{"length": -1}')
    write(other, "criee.likes", '{"language": "de", "setUps": 3}')
    other.close()
    page.wait_for_selector("article")
    sit_down(page, "tsukiji")
    await_turn(page)


def test_what_is_whole_in_a_damaged_memory_stays(visit: Visit) -> None:
    page = visit.page
    table = sit_down(page, "tsukiji")
    await_turn(page)
    page.goto("about:blank")
    page.goto(visit.base)
    page.wait_for_selector("article")
    write(page, "criee.tables", json.dumps([None, *ODD_TABLES, *memory(page)]))
    write(page, "criee.likes", json.dumps({"language": 5, "nickname": "Zoé", "theme": "night"}))
    page.reload()
    assert page.locator(".name input").input_value() == "Zoé"
    page.locator(f".board a[href='/table/{table}']").click()
    await_turn(page)
