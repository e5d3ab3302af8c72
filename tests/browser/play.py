"""How the tests play: they look at the page and act, as a person would."""

from __future__ import annotations

import json
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Page

from browser.quay import Hall

FEWEST = {"fangfrisch": 3}  # seats; two everywhere else
LIVE = "fangfrisch"  # its bell rings by itself where one plays at once
PLAYS = ("Play now", "Jouer")
# Whatever would be thrown away: the answer that keeps it is the last, and the one that stands out.
SAFE = "dialog[open] footer .button:not(.main) + .button.main:last-child"
# Asked before something is thrown away, which the tests' own settings leave out.
CAREFUL = """() => {
  const likes = JSON.parse(localStorage.getItem('criee.likes'));
  localStorage.setItem('criee.likes', JSON.stringify({ ...likes, warnings: true }));
}"""
ENDED = "dialog[open] tfoot"  # the score sheet


def ready(page: Page) -> None:
    """Says so at a live table: until then its bell waits."""
    page.locator(".veil").click()
    page.wait_for_selector(".veil", state="detached")


def sit_down(page: Page, game: str, way: str = "Play now", *, veiled: bool = False) -> str:
    """Opens a table from the hall, and is ready where its bell waits; its id."""
    sign = page.locator(f"article[aria-labelledby='sign-{game}']")
    sign.get_by_role("button", name=way).first.click()
    page.wait_for_url("**/table/*")
    if game == LIVE and way in PLAYS and not veiled:
        ready(page)
    return page.url.rsplit("/", 1)[1]


def post(hall: Hall, path: str, body: dict[str, Any]) -> dict[str, Any]:
    request = Request(hall.url + path, json.dumps(body).encode(), {"content-type": "application/json"})
    with urlopen(request, timeout=10) as answer:
        told: dict[str, Any] = json.load(answer)
    return told


def sit_at(
    page: Page,
    hall: Hall,
    game: str,
    players: int = 0,
    position: dict[str, Any] | None = None,
    *,
    bot: str = "gentlest",
    **wish: Any,
) -> str:
    """Takes the first seat of a table by wish (seed, options, live), against bots, from a position if given; its id."""
    bots = [{"kind": "bot", "bot": bot}] * ((players or FEWEST.get(game, 2)) - 1)
    body: dict[str, Any] = {"game": game, "seats": [{"kind": "me"}, *bots], "nickname": "Ana", "seed": 7, **wish}
    if position is not None:
        body["position"] = position
    made = post(hall, "/api/tables", body)
    page.goto(f"{hall.url}/table/{made['table']}#seats={game}%2C0%3A{made['seats'][0]['secret']}")
    page.wait_for_selector(".game :is(button, svg)")
    return str(made["table"])


def await_turn(page: Page) -> bool:
    """Waits until there is something to choose; False when the match is over."""
    page.wait_for_selector(f".moves [data-move]:not([aria-disabled='true']), {ENDED}")
    return page.locator(ENDED).count() == 0


def offered(page: Page) -> list[str]:
    """The legal moves, in notation."""
    found: list[str] = page.eval_on_selector_all(".moves [data-move]", "all => all.map(one => one.dataset.move)")
    return found


# What has happened and what is asked: a thing that is only picked is in no log, the next one may be asked for in the
# same words.
MOMENT = """() => document.querySelector('.log-entries')?.innerText
  + [...document.querySelectorAll('.moves [data-move]')].map((one) => one.dataset.move).join()"""


def play(page: Page, move: str) -> None:
    """By the list; then something has happened, and something is asked again."""
    before = page.evaluate(MOMENT)
    page.eval_on_selector(f'.moves [data-move="{move}"]', "one => one.click()")
    page.wait_for_function(f"before => ({MOMENT})() !== before", arg=before)
    await_turn(page)


# Seen and clicked in one breath: in a live auction an offer may be gone before a test has spoken twice with the page.
CHOOSE = f"""(which) => {{
  if (document.querySelector('{ENDED}')) return {{ over: true }};
  const moves = document.querySelectorAll(".moves [data-move]:not([aria-disabled='true'])");
  if (!moves.length) return null;
  const before = ({MOMENT})();
  [...moves].at(which % moves.length).click();
  return {{ before }};
}}"""


def choose(page: Page, which: int) -> bool:
    """One of the moves offered, whichever they are; then something has happened. False when the match is over."""
    done = page.wait_for_function(CHOOSE, arg=which).json_value()
    if "before" in done:
        page.wait_for_function(f"before => ({MOMENT})() !== before", arg=done["before"])
    return "before" in done


def drag(page: Page, thing: str, goal: str) -> None:
    """With the mouse, as a hand does it: down on a thing, over to another, up."""
    page.locator(thing).first.hover()  # it is there, lies still, and nothing covers it
    end = page.locator(goal).first.bounding_box()
    assert end, f"{goal} is not there"
    page.mouse.down()
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2, steps=5)
    page.mouse.up()


def await_change(page: Page, before: str) -> None:
    """Waits until the log has grown."""
    page.wait_for_function("before => document.querySelector('.log-entries')?.innerText !== before", arg=before)


def log(page: Page) -> str:
    return page.locator(".log-entries").inner_text()


def moves_of(record: str, seat: int) -> list[str]:
    """The moves one seat made, from a record."""
    mark = f"p{seat + 1} "
    return [line.removeprefix(mark) for line in record.splitlines() if line.startswith(mark)]
