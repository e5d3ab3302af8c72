"""A sixth game in the tree: found, checked, taught and played on a table of its own, with no other file touched."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from browser.annex import HERRING, Annex, vite
from browser.play import ENDED, await_change, await_turn, log, moves_of, sit_down
from browser.quay import Hall
from browser.test_access import faults
from browser.window import Visit, new_window

# The tests that hold for every game, without those that take their time: compiling, fuzzing, talking to Node.
EVERY_GAME = """
    herring engine/test_records.py engine/test_refusals.py engine/test_components.py engine/test_positions.py
    engine/test_options.py engine/test_undo.py project/test_rules_cited.py project/test_notation.py project/test_bots.py
    project/test_layers.py project/test_dead_texts.py project/test_glossary.py project/test_wording.py
    project/test_texts.py project/test_view_types.py project/test_odd_files.py project/test_bent_positions.py
    project/test_dead_code.py project/test_drawings.py
"""
OF_THIS_GAME = "herring or three_golden or up_to_date or package_is_asked_for or no_game_is_named"
CRIEE = ("-c", "from criee.cli import main; main()")
DOCUMENTS = "import sys; sys.path.insert(0, 'docs'); import assemble; print(*assemble.PAGES.values())"


@pytest.fixture
def annex(tmp_path: Path) -> Iterator[Annex]:
    made = Annex(tmp_path / "annex")
    yield made
    assert made.touched() == set()


def test_a_sixth_game_is_found_and_checked_like_the_others(annex: Annex) -> None:
    assert "The Last Herring" in annex.run(*CRIEE, "games", "--lang", "en")
    assert "all promises kept" in annex.run(*CRIEE, "check", "herring", "--matches", "20", "--lang", "en")
    annex.run("-m", "criee.server.schema")
    assert (annex.game / "web/view.ts").read_text() == (HERRING / "web/view.ts").read_text()
    pages = annex.run("-c", DOCUMENTS).split()
    assert {f"games/herring/{page}.md" for page in ("rules", "rules.fr", "notation")} <= set(pages)


def test_what_holds_for_every_game_holds_for_it(annex: Annex) -> None:
    files = [f"tests/{name}" for name in EVERY_GAME.split()]
    said = annex.run("-m", "pytest", "-p", "no:cacheprovider", "-m", "not slow", "-k", OF_THIS_GAME, *files)
    assert int(said.split(" passed")[0].split()[-1]) > 60, said


def test_a_sixth_game_is_played_on_its_own_table(
    built: None, annex: Annex, chromium: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    vite(annex.root)
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    hall = Hall(tmp_path / "data")
    hall.shelf = annex.shelf
    hall.open()
    context = new_window(chromium, locale="en-GB", reduced_motion="reduce")
    try:
        visit = Visit(context.new_page(), hall.url)
        page = visit.page
        page.goto(hall.url)
        sign = page.locator("article[aria-labelledby='sign-herring']")
        sign.get_by_role("heading", name="The Last Herring", exact=True).wait_for()  # its texts come after its sign
        sign.locator(".stage .act svg").nth(3).wait_for()  # its own picture: the harbour has two actors
        learnt = with_lessons_and_pointer(page)
        page.goto(hall.url)
        played = with_keys(page)
        assert all(moves_of(hall.record(table), 0) for table in (learnt, played))
        assert visit.complaints == []
    finally:
        context.close()
        hall.close()


def with_lessons_and_pointer(page: Page) -> str:
    """A lesson, clicking on nothing but the drawing; the table."""
    table = sit_down(page, "herring", "Learn")
    await_turn(page)
    assert page.locator(".coach p").inner_text().startswith("A barrel of 21 herrings.")
    fish = page.locator(".game .barrel .fish")
    fish.nth(20).wait_for()
    assert fish.count() == 21 and page.locator(".game .barrel .fish svg").count() == 21
    page.locator(".game .ready").first.hover()
    page.locator(".game .coming").nth(2).wait_for()
    assert page.locator(".game .talk").inner_text().split("\n") == ["Take 3 herrings", "Leaves 18 herrings."]
    assert faults(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function("() => innerWidth === 390 && document.documentElement.scrollWidth <= 390")
    while await_turn(page):
        before = log(page)
        page.locator(".game .ready").last.evaluate("button => button.click()")
        await_change(page, before)
    assert page.locator(ENDED).count() == 2
    return table


def with_keys(page: Page) -> str:
    """A match by keys alone, on the drawing; the table."""
    table = sit_down(page, "herring")
    while await_turn(page):
        before = log(page)
        page.locator(".game .ready").first.focus()
        page.keyboard.press("Enter")
        await_change(page, before)
    return table
