"""The live bell in the browser: the space bar rings, with the time since the card was painted on this screen."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from browser.play import sit_down
from browser.window import Visit

# The page's own clock, read beside it: when a key was struck; when a card came, and two frames later, when it was
# painted; and as a ring leaves, how long ago that was. The page hears of a card after us and rings before us.
TAKE_NOTES = """() => {
  addEventListener('keydown', () => { window.struck = performance.now(); }, true);
  const shown = {};
  window.longest = {};
  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address);
      this.addEventListener('message', ({ data }) => {
        const { type, seq } = JSON.parse(data);
        if (type !== 'steps' || seq in shown) return;
        const note = () => { shown[seq] = performance.now(); };
        note();
        requestAnimationFrame(() => requestAnimationFrame(note));
      });
    }
    send(data) {
      const { type, seq } = JSON.parse(data);
      if (type === 'ring') window.longest[seq] = performance.now() - shown[seq];
      super.send(data);
    }
  };
}"""
# Two frames later what is in the document has been painted; two more, and a reaction cannot be taken for none.
PAINTED = """() => new Promise((done) => {
  const frames = (then) => requestAnimationFrame(() => requestAnimationFrame(then));
  frames(() => { const at = performance.now(); frames(() => done(at)); });
})"""
LINE = """() => {
  const [line, table] = ['main > .row', '.game'].map((one) => document.querySelector(one).getBoundingClientRect());
  return { top: line.top, height: line.height, table: table.top };
}"""
Frames = list[dict[str, Any]]


def overheard(page: Page) -> tuple[Frames, Frames]:
    """What the page says to the hall from now on, and what it is told."""
    sent: Frames = []
    told: Frames = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: told.append(json.loads(frame)))

    page.on("websocket", listen)
    return sent, told


def test_the_space_bar_rings_with_an_honest_time(visit: Visit) -> None:
    page = visit.page
    sent, told = overheard(page)
    page.evaluate(TAKE_NOTES)
    sit_down(page, "fangfrisch")
    for _ in range(20):  # a card may be gone before a slow machine has pressed the key
        reaction, ring, news = strike(page, sent, told)
        if reaction is not None and news is not None:
            break
    assert reaction is not None and ring is not None and news is not None
    times = {rung["seat"]: rung["millis"] for rung in news["rings"]}
    # The hall's own figure is no bound: it has the line taken off, by an estimate that a busy machine may overdo.
    longest = page.evaluate("seq => longest[seq]", ring["seq"])
    assert 0 < reaction <= ring["millis"] <= longest, "as long as it took, and no longer"
    assert times[news["winner"]] == min(times.values())


def test_above_a_table_with_a_bell_of_its_own_it_is_a_line_that_keeps_its_height(visit: Visit) -> None:
    page = visit.page
    sit_down(page, "fangfrisch")
    page.wait_for_selector(".bells .time")
    open_at = page.evaluate(LINE)
    page.keyboard.press("Space")  # whoever is first then puts the lot away, and the verdict stays
    page.wait_for_selector(".verdict.paper")
    assert page.evaluate(LINE) == open_at
    assert open_at["height"] < 40


def test_the_bell_waits_until_one_is_ready_and_while_one_reads(visit: Visit) -> None:
    page = visit.page
    sent, told = overheard(page)

    def last() -> tuple[bool, bool, int]:
        """Whether the page holds, whether the bell is open, and which step that is."""
        sits = [frame for frame in sent if frame["type"] == "sit"]
        steps = [frame for frame in told if frame["type"] == "steps"]
        return sits[-1].get("hold", False), "window" in steps[-1], steps[-1]["seq"]

    sit_down(page, "fangfrisch", veiled=True)
    page.locator(".veil").wait_for()
    expect(page.locator(".moves [data-move]")).to_have_count(0)
    expect(page.locator(".bells")).to_have_count(0)
    before = last()
    assert before[:2] == (True, False)
    page.keyboard.press("Space")  # any key: it says that one is ready, and is no ring
    page.wait_for_selector(".bells .time")
    assert last() == (False, True, before[2])
    assert not [frame for frame in sent if frame["type"] == "ring"]
    page.keyboard.press("?")
    page.wait_for_selector("dialog[open]")
    expect(page.locator(".bells")).to_have_count(0)  # it is taken away, or a decision was under way
    page.keyboard.press("Escape")
    page.wait_for_selector(".bells .time", timeout=60_000)
    assert last()[:2] == (False, True)


def strike(page: Page, sent: Frames, told: Frames) -> tuple[float | None, dict[str, Any] | None, dict[str, Any] | None]:
    """Strikes the bell for a card: the reaction it took at least, the ring that left, and what became of it.

    No reaction: another card came in between. No ring or news: it was too late.
    """
    page.wait_for_selector(".bells .bell:not(.locked)", timeout=60_000)
    painted = page.evaluate(PAINTED)
    seq = [frame["seq"] for frame in told if frame["type"] == "steps" and frame.get("window")][-1]
    page.keyboard.press("Space")
    reaction = page.evaluate("window.struck") - painted
    page.wait_for_selector(".verdict.paper", timeout=60_000)
    rings = [frame for frame in sent if frame["type"] == "ring" and frame["seat"] == 0]
    if not rings:
        return None, None, None
    heard = [frame for frame in told if frame["type"] == "bell" and frame["seq"] == rings[-1]["seq"]]
    mine = [news for news in heard if any(rung["seat"] == 0 for rung in news["rings"])]
    return (reaction if rings[-1]["seq"] == seq else None), rings[-1], (mine[0] if mine else None)
