"""A game from somebody else's package: on sale, taught and played, on the plain table or on one that it brings."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route

from browser.annex import install, vite
from browser.play import ENDED, await_change, await_turn, log, moves_of, sit_down
from browser.quay import ROOT, Hall
from browser.window import Visit, new_window

ComeIn = Callable[[Path], tuple[Hall, Visit]]
PLAIN = ".game dl > div"
BROKEN = "text=The table of this game could not be shown"
TABLE = "web/table.js"


@pytest.fixture
def opened(built: None, tmp_path: Path, chromium: Browser) -> Iterator[ComeIn]:
    """Opens a hall where what lies in a folder is installed, and comes in."""
    hall = Hall(tmp_path / "hall")
    context = new_window(chromium, locale="en-GB", reduced_motion="reduce")

    def come_in(shelf: Path) -> tuple[Hall, Visit]:
        hall.shelf = str(shelf)
        hall.open()
        visit = Visit(context.new_page(), hall.url)
        visit.page.goto(hall.url)
        visit.page.get_by_role("heading", name="The Last Herring").wait_for()
        return hall, visit

    yield come_in
    context.close()
    hall.close()


def play_on(page: Page, button: str) -> None:
    """To the end, by clicks on the drawing alone."""
    while await_turn(page):
        before = log(page)
        page.locator(button).first.evaluate("button => button.click()")
        await_change(page, before)
    assert page.locator(ENDED).count() == 2


def test_a_foreign_game_is_played_on_the_plain_table(opened: ComeIn, tmp_path: Path) -> None:
    install(tmp_path)
    hall, visit = opened(tmp_path)
    page = visit.page
    table = sit_down(page, "herring", "Learn")
    await_turn(page)
    assert page.locator(".coach p").inner_text().startswith("A barrel of 21 herrings.")
    assert "21" in page.locator(PLAIN, has_text="Herrings left").inner_text()
    acting = page.locator(PLAIN, has_text="To act").locator("dd").inner_text()
    assert acting == page.locator(".seats strong").first.inner_text()
    while await_turn(page):
        before = log(page)
        page.keyboard.press("1")
        await_change(page, before)
    assert set(moves_of(hall.record(table), 0)) == {"take 1"}
    assert page.locator(ENDED).count() == 2
    assert visit.complaints == []


def test_a_table_of_svelte_is_built_and_played_on(opened: ComeIn, tmp_path: Path) -> None:
    """The same Table.svelte that lies in a tree, with its own Svelte, its own piece and its own style."""
    game = install(tmp_path, TABLE)
    vite(ROOT, "--config", "vite.table.config.ts", TABLE=str(game / "web"))
    _, visit = opened(tmp_path)
    page = visit.page
    sit_down(page, "herring")
    await_turn(page)
    page.locator(".game .barrel .fish svg").nth(20).wait_for()
    assert page.eval_on_selector(".game .barrel", "barrel => getComputedStyle(barrel).borderRadius") == "50%"
    page.locator(".game .ready").first.hover()  # what the rules foresee comes back through the page to the module
    page.locator(".game .coming").nth(2).wait_for()
    assert page.locator(".game .talk").inner_text().endswith("Leaves 18 herrings.")
    page.get_by_role("button", name="FR, français").click()
    page.get_by_text("Montrez un hareng").wait_for()
    play_on(page, ".game .ready")
    assert visit.complaints == []


def example() -> str:
    """The module that docs/adding-a-game.md shows."""
    found = re.search(r"^```js\n(.*?)^```$", (ROOT / "docs/adding-a-game.md").read_text("utf-8"), re.M | re.S)
    assert found
    return found[1]


def test_the_module_that_the_documents_show_is_a_table(opened: ComeIn, tmp_path: Path) -> None:
    (install(tmp_path, TABLE) / TABLE).write_text(example(), encoding="utf-8")
    _, visit = opened(tmp_path)
    page = visit.page
    sit_down(page, "herring")
    await_turn(page)
    page.get_by_text("21 herrings in the barrel").wait_for()
    page.locator(".built button", has_text="Take 2 herrings").hover()
    page.get_by_text("Leaves 19 herrings.").wait_for()
    play_on(page, ".built button")
    assert visit.complaints == []


THROWING = """
export const mount = (target) => ({
  update() { if (%s) throw new Error("no"); },
  destroy() { throw new Error("not even that"); },
});
"""
FAILING = {
    "missing": None,
    "no module": "this is no JavaScript",
    "no mount": "export const table = 1;",
    "throws at once": "export function mount() { throw new Error('no'); }",
    "draws nothing": "export function mount() { return {}; }",
    "throws later": THROWING % "true",
    "throws at a click": """
export function mount(target) {
  target.innerHTML = "<button>click</button>";
  target.firstChild.onclick = () => { throw new Error("no"); };
  return { update() {}, destroy() {} };
}""",
}


def serving(module: str) -> Callable[[Route], None]:
    return lambda route: route.fulfill(body=module, content_type="text/javascript")


def test_a_table_that_fails_gives_way_to_the_plain_one(opened: ComeIn, tmp_path: Path) -> None:
    """However it fails, there is a table with a word about it, and the match is played to its end."""
    install(tmp_path, TABLE)
    _, visit = opened(tmp_path)
    page = visit.page
    address = "**/api/games/herring/table"
    for name, module in FAILING.items():
        if module is not None:  # else as it is: the sign names a file that is not there
            page.route(address, serving(module))
        page.goto(visit.base)
        sit_down(page, "herring")
        if name == "throws at a click":
            page.locator(".built button").click()
        page.locator(BROKEN).wait_for()
        assert "21" in page.locator(PLAIN, has_text="Herrings left").inner_text(), name
        assert page.locator(".game").count() == 1
        page.unroute(address)
    await_turn(page)
    while await_turn(page):
        before = log(page)
        page.keyboard.press("1")
        await_change(page, before)
