"""A sixth game from somebody else: on sale in the hall, taught and played, with no file of ours changed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from browser.play import ENDED, await_turn, moves_of, sit_down
from browser.quay import Hall
from browser.window import Visit


@pytest.fixture
def shelf(tmp_path: Path) -> Path:
    """A folder with the game installed in it, as pip would do."""
    shutil.copytree(Path(__file__).parent / "herring", tmp_path / "herring")
    card = tmp_path / "herring-1.dist-info"
    card.mkdir()
    (card / "METADATA").write_text("Metadata-Version: 2.1\nName: herring\nVersion: 1\n")
    (card / "entry_points.txt").write_text("[criee.games]\nherring = herring\n")
    return tmp_path


def test_a_sixth_game_is_played_on_the_plain_table(
    built: None, shelf: Path, tmp_path: Path, chromium: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(shelf))
    hall = Hall(tmp_path / "data")
    hall.open()
    try:
        visit = Visit(chromium.new_context(locale="en-GB").new_page(), hall.url)
        page = visit.page
        page.goto(hall.url)
        page.get_by_role("heading", name="The Last Herring").wait_for()
        table = sit_down(page, "herring", "Learn")
        await_turn(page)
        assert page.locator(".coach p").inner_text() == "Leave your rival a multiple of four."
        field = page.locator(".game dl > div", has_text="Herrings left")
        assert "12" in field.inner_text()
        assert (
            page.locator(".game dl > div", has_text="To act").locator("dd").inner_text()
            == page.locator(".seats strong").first.inner_text()
        )
        while await_turn(page):
            page.keyboard.press("1")
            page.wait_for_timeout(250)
        assert set(moves_of(hall.record(table), 0)) == {"take 1"}
        assert page.locator(ENDED).count() == 2
        assert visit.complaints == []
        page.context.close()
    finally:
        hall.close()
