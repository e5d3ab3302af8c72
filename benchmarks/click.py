"""How long a click waits for its answer on the screen: `make bench-click`.

    PYTHONPATH=tests python benchmarks/click.py [--clicks 40] [games ...]

A real server on this machine, a real Chromium, every game with bots. Things that glow are clicked with the mouse, at a
person's pace. For each click, from the press of the button (the event's own time stamp) to the end of the next frame:

- answered: the first frame in which anything of the table, of what is asked or of the list of moves has changed;
- played: the first frame that shows what the server said: another entry in the log, or another list of moves.
  Clicks that only pick something up never get there; they count as answered alone.
"""

from __future__ import annotations

import argparse
import tempfile
from contextlib import suppress
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from browser.play import await_turn, offered, sit_at
from browser.quay import CHROMIUM, FLAGS, Hall
from browser.window import new_window

GAMES = ("tsukiji", "bigfish", "fangfrisch", "wasabi", "tokyo")
GOAL = 100  # milliseconds
REST = 500  # milliseconds that a pointer rests on a thing before it clicks
MOST_WAIT = 2000  # milliseconds: a click without an answer until then has none
# When a frame is done that shows a change; the change itself is noticed by whoever watches the page's nodes.
WATCH = """() => {
  const painted = (then) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port2.onmessage = () => then(performance.now());
    port1.postMessage(0);
  });
  const said = () => document.querySelector('.log-entries')?.childElementCount
    + [...document.querySelectorAll('.moves [data-move]')].map((one) => one.dataset.move).join();
  window.clicked = null;
  const look = () => {
    const { clicked } = window;
    if (!clicked) return;
    if (!clicked.isSeen) {
      clicked.isSeen = true;
      painted((now) => (clicked.answered = now - clicked.at));
    }
    if (!clicked.isTold && said() !== clicked.before) {
      clicked.isTold = true;
      painted((now) => (clicked.played = now - clicked.at));
    }
  };
  const room = document.querySelector('.room');
  new MutationObserver(look).observe(room, { subtree: true, childList: true, attributes: true, characterData: true });
  addEventListener('pointerdown', (event) => {
    window.clicked = { at: event.timeStamp, before: said(), isSeen: false, isTold: false };
  }, { capture: true });
}"""
# A point of one of the things that can be clicked, and is not covered there.
SPOT = """(number) => {
  const all = [...document.querySelectorAll('.game :is(.glow, .button:not([disabled]))')].flatMap((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const hit = document.elementFromPoint(left, top);
    return width && hit && one.contains(hit) ? [[left, top]] : [];
  });
  return all.length ? all[number % all.length] : null;
}"""


def click(page: Page, number: int) -> dict[str, float] | None:
    """One of the things that glow is clicked: what the page noted of it."""
    spot = page.evaluate(SPOT, number)
    if spot is None:
        page.locator(".moves [data-move]").first.evaluate("button => button.click()")
        return None
    page.mouse.move(*spot)
    before = offered(page)
    page.wait_for_timeout(REST)
    if offered(page) != before:
        return None  # a click on an offer that has just come up would be held back
    page.mouse.down()
    page.mouse.up()
    with suppress(PlaywrightTimeout):
        page.wait_for_function("() => window.clicked?.answered", timeout=MOST_WAIT)
    page.wait_for_timeout(REST)  # the server's word may come a little later
    found: dict[str, float] | None = page.evaluate("window.clicked")
    return found


def measure(browser: Browser, hall: Hall, game: str, clicks: int) -> tuple[list[float], list[float]]:
    """Answered, and played, in milliseconds."""
    answered: list[float] = []
    played: list[float] = []
    seed = 0
    context = new_window(browser, viewport={"width": 1280, "height": 720}, locale="en-GB")
    page = context.new_page()
    while len(answered) < clicks:
        seed += 1
        sit_at(page, hall, game, seed=seed)
        page.evaluate(WATCH)
        for turn in range(clicks):
            if len(answered) >= clicks or not await_turn(page):
                break
            found = click(page, 5 * turn + seed)
            if found is not None:
                answered.append(found.get("answered", MOST_WAIT))
                if "played" in found:
                    played.append(found["played"])
    context.close()
    return answered, played


def summed_up(times: list[float]) -> str:
    if len(times) < 2:
        return "–"
    return f"{median(times):.0f} / {quantiles(times, n=20)[-1]:.0f}"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("games", nargs="*", default=GAMES)
    asked.add_argument("--clicks", type=int, default=40, help="of each game")
    wanted = asked.parse_args()
    print("| game | clicks | answered, median / p95 (ms) | played, median / p95 (ms) | over 100 ms |")
    print("|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as stage:
        hall = Hall(Path(data))
        hall.open()
        try:
            browser = stage.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            for game in wanted.games:
                answered, played = measure(browser, hall, game, wanted.clicks)
                late = sum(time > GOAL for time in answered)
                print(
                    f"| {game} | {len(answered)} | {summed_up(answered)} | {summed_up(played)} | {late} |", flush=True
                )
            browser.close()
        finally:
            hall.close()


if __name__ == "__main__":
    main()
