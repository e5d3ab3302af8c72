"""Somebody resigns, offers a draw, goes away or does not come: two windows at one table."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.play import SAFE, post
from browser.quay import Hall
from browser.test_access import faults
from browser.window import Visit, new_window

Windows = tuple[Visit, Visit]


@pytest.fixture
def hasty(built: None, tmp_path: Path) -> Iterator[Hall]:
    """A hall where whoever has no line has been gone for long."""
    opened = Hall(tmp_path / "hall", away_seconds=0.0)
    opened.open()
    yield opened
    opened.close()


@contextmanager
def at_one_table(hall: Hall, chromium: Browser, locale: str = "en-GB") -> Iterator[Windows]:
    """Ana and Bo, each in a window of their own, at a table of Tsukiji Market."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = post(hall, "/api/tables", {"game": "tsukiji", "seats": seats, "nickname": "Ana"})
    joined = post(hall, f"/api/tables/{made['table']}/join", {"nickname": "Bo"})
    secrets = [made["seats"][0]["secret"], joined["secret"]]
    visits = []
    for seat, secret in enumerate(secrets):
        wishes = {"viewport": {"width": 1280, "height": 900}, "locale": locale, "reduced_motion": "reduce"}
        visit = Visit(new_window(chromium, **wishes).new_page(), hall.url)
        visit.page.goto(f"{hall.url}/table/{made['table']}#seats=tsukiji%2C{seat}%3A{secret}")
        visit.page.wait_for_selector(".seats strong")
        visits.append(visit)
    ana, bo = visits
    yield ana, bo
    for visit in visits:
        visit.page.context.close()
        assert not visit.complaints


def ask(page: Page, button: str) -> Locator:
    """Opens what can be done with the table, and chooses something of it."""
    page.get_by_role("button", name="This table").click()
    sheet = page.locator("dialog[open]")
    sheet.get_by_role("button", name=button).click()
    return sheet


def banner(page: Page) -> Locator:
    return page.locator(".banners")


def seat(page: Page, number: int) -> Locator:
    return page.locator(".seats .seat").nth(number)


def test_somebody_resigns(hall: Hall, chromium: Browser) -> None:
    with at_one_table(hall, chromium) as (ana, bo):
        sheet = ask(ana.page, "Resign")
        expect(sheet).to_contain_text("You lose this match")
        expect(sheet.get_by_role("button", name="Play on")).to_be_focused()
        assert faults(ana.page) == []
        sheet.get_by_role("button", name="Play on").click()  # it was only a question
        expect(sheet).to_have_count(0)
        ask(ana.page, "Resign").get_by_role("button", name="Resign").click()
        for visit, words in ((ana, "Bo wins, you lose"), (bo, "You win")):
            end = visit.page.locator("dialog[open]")
            expect(end.get_by_role("heading", level=2)).to_have_text(words)
            expect(end.locator(".why")).to_have_text("Ana has resigned.")
            expect(end.locator("tr")).to_have_count(0)  # nothing has been scored: two sums of 0 would say nothing
            end.get_by_role("button", name="Replay").click()
            expect(visit.page.locator(".log-entries li").last).to_contain_text("Ana has resigned.")
        page = bo.page
        page.get_by_role("button", name="One step back").click()
        expect(page.locator(".prompt")).to_contain_text("Replay")
        page.locator("a.brand").click()
        expect(page.locator(".board li").first).to_contain_text("Bo wins · ended early")


def test_a_draw_is_offered_refused_and_agreed_on(hall: Hall, chromium: Browser) -> None:
    with at_one_table(hall, chromium) as (ana, bo):
        table = bo.page.locator(".game")
        before = table.bounding_box()
        ask(ana.page, "Offer a draw").get_by_role("button", name="Offer a draw").click()
        expect(banner(ana.page)).to_contain_text("You have offered a draw.")
        expect(banner(bo.page)).to_contain_text("Ana offers a draw:")
        assert table.bounding_box() == before, "an offer floats"
        assert faults(bo.page) == []
        banner(bo.page).get_by_role("button", name="Refuse").click()
        expect(ana.page.get_by_role("alert")).to_contain_text("No draw: the match goes on.")
        expect(banner(bo.page).locator("p")).to_have_count(0)
        ask(bo.page, "Offer a draw").get_by_role("button", name="Offer a draw").click()
        banner(ana.page).get_by_role("button", name="Agree").click()
        for visit in (ana, bo):
            end = visit.page.locator("dialog[open]")
            expect(end.get_by_role("heading", level=2)).to_have_text("A draw")
            expect(end.locator(".why")).to_have_text("All have agreed on a draw.")


def test_an_offer_can_be_withdrawn(hall: Hall, chromium: Browser) -> None:
    with at_one_table(hall, chromium) as (ana, bo):
        ask(ana.page, "Offer a draw").get_by_role("button", name="Offer a draw").click()
        expect(banner(bo.page)).to_contain_text("Ana offers a draw:")
        banner(ana.page).get_by_role("button", name="Withdraw").click()
        expect(banner(bo.page).locator("p")).to_have_count(0)
        expect(banner(ana.page).locator("p")).to_have_count(0)


def test_a_bot_plays_for_somebody_who_has_gone_until_he_is_back(hasty: Hall, chromium: Browser) -> None:
    with at_one_table(hasty, chromium) as (ana, bo):
        address = bo.page.url
        expect(seat(ana.page, 1)).to_contain_text("To act")
        bo.page.goto("about:blank")
        expect(seat(ana.page, 1)).to_contain_text("Line lost")
        expect(banner(ana.page).locator("p")).to_have_count(0)  # whoever has something to do is not disturbed
        ana.page.locator(".moves [data-move]").first.click()
        expect(banner(ana.page)).to_contain_text("Bo has lost the line and has not come back.")
        assert faults(ana.page) == []
        banner(ana.page).get_by_role("button", name="Let a bot play").click()
        expect(banner(ana.page).locator("p")).to_have_count(0)
        expect(ana.page.locator(".log-entries")).to_contain_text("Bo")
        bo.page.goto(address)
        banner(bo.page).get_by_role("button", name="Take it back").click()
        expect(banner(bo.page).locator("p")).to_have_count(0)
        expect(seat(ana.page, 1)).not_to_contain_text("bot")


def test_whoever_does_not_wait_may_end_it_as_a_draw(hasty: Hall, chromium: Browser) -> None:
    with at_one_table(hasty, chromium) as (ana, bo):
        address = bo.page.url
        ana.page.locator(".moves [data-move]").first.click()
        bo.page.goto("about:blank")
        banner(ana.page).get_by_role("button", name="Wait").click()
        expect(banner(ana.page)).to_contain_text("Waiting for Bo.")
        expect(banner(ana.page).get_by_role("button")).to_have_count(1)
        banner(ana.page).get_by_role("button", name="Decide again").click()  # whoever has waited long enough
        banner(ana.page).get_by_role("button", name="Wait").click()
        expect(seat(ana.page, 1)).to_contain_text("Line lost")
        bo.page.goto(address)
        expect(seat(ana.page, 1)).to_contain_text("To act")
        bo.page.goto("about:blank")
        banner(ana.page).get_by_role("button", name="End as a draw").click()
        end = ana.page.locator("dialog[open]")
        expect(end.get_by_role("heading", level=2)).to_have_text("A draw")


def test_bots_fill_the_open_seats(visit: Visit, hall: Hall) -> None:
    page = visit.page
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    made = post(hall, "/api/tables", {"game": "fangfrisch", "seats": seats, "nickname": "Ana"})
    page.goto(f"{visit.base}/table/{made['table']}#seats=fangfrisch%2C0%3A{made['seats'][0]['secret']}")
    fill = page.get_by_role("button", name="Fill the open seats with bots")
    fill.wait_for()
    assert faults(page) == []
    fill.click()
    expect(page.locator(".seats .seat .face")).to_have_count(2)  # they are somebody, with a face
    assert len(set(page.locator(".seats strong").all_inner_texts())) == 3


def test_against_bots_one_resigns_and_offers_nothing(visit: Visit, hall: Hall) -> None:
    page = visit.page
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    made = post(hall, "/api/tables", {"game": "fangfrisch", "seats": seats, "nickname": "Ana"})
    page.goto(f"{visit.base}/table/{made['table']}#seats=fangfrisch%2C0%3A{made['seats'][0]['secret']}")
    page.wait_for_selector(".seats strong")
    page.get_by_role("button", name="This table").click()
    expect(page.locator("dialog[open]").get_by_role("button", name="Resign")).to_be_visible()
    expect(page.locator("dialog[open]").get_by_role("button", name="Offer a draw")).to_have_count(0)
    page.get_by_role("button", name="Resign").click()
    expect(page.locator(SAFE)).to_have_text("Play on")
    page.get_by_role("button", name="Resign").click()
    expect(page.locator("dialog[open] .why").last).to_contain_text("they decided nothing")


def test_it_is_said_in_french(hall: Hall, chromium: Browser) -> None:
    with at_one_table(hall, chromium, "fr-FR") as (ana, bo):
        ana.page.get_by_role("button", name="Cette table").click()
        ana.page.get_by_role("button", name="Proposer un match nul").click()
        ana.page.get_by_role("button", name="Proposer un match nul").click()
        banner(bo.page).get_by_role("button", name="Accepter").click()
        expect(bo.page.locator("dialog[open] .why")).to_have_text("Partie nulle d’un commun accord.")
