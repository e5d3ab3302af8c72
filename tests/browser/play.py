"""How the tests play: they look at the page and act, as a person would."""

from __future__ import annotations

from playwright.sync_api import Page

ENDED = "dialog[open] tfoot"  # the score sheet


def sit_down(page: Page, game: str, way: str = "Play now") -> str:
    """Opens a table from the hall; its id."""
    sign = page.locator(f"article[aria-labelledby='sign-{game}']")
    sign.get_by_role("button", name=way).first.click()
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[1]


def await_turn(page: Page) -> bool:
    """Waits until there is something to choose; False when the match is over."""
    page.wait_for_selector(f".moves [data-move]:not([aria-disabled='true']), {ENDED}")
    return page.locator(ENDED).count() == 0


def offered(page: Page) -> list[str]:
    """The legal moves, in notation."""
    found: list[str] = page.eval_on_selector_all(".moves [data-move]", "all => all.map(one => one.dataset.move)")
    return found


def await_change(page: Page, before: str) -> None:
    """Waits until the log has grown."""
    page.wait_for_function("before => document.querySelector('.log-entries')?.innerText !== before", arg=before)


def log(page: Page) -> str:
    return page.locator(".log-entries").inner_text()


def moves_of(record: str, seat: int) -> list[str]:
    """The moves one seat made, from a record."""
    mark = f"p{seat + 1} "
    return [line.removeprefix(mark) for line in record.splitlines() if line.startswith(mark)]
