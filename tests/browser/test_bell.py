"""The live bell in the browser: the space bar rings, with the time since the card was painted on this screen."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import WebSocket

from browser.play import sit_down
from browser.window import Visit


def test_the_space_bar_rings_with_an_honest_time(visit: Visit) -> None:
    page = visit.page
    sent: list[dict[str, Any]] = []
    told: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framesent", lambda frame: sent.append(json.loads(frame)))
        socket.on("framereceived", lambda frame: told.append(json.loads(frame)))

    page.on("websocket", listen)
    sit_down(page, "fangfrisch")
    rings: list[dict[str, Any]] = []
    for _ in range(20):  # a card may be gone before a slow machine has pressed the key
        page.wait_for_selector(".bells .bell:not(.locked)", timeout=60_000)
        page.keyboard.press("Space")
        page.wait_for_timeout(100)
        rings = [frame for frame in sent if frame["type"] == "ring"]
        if rings:
            break
    page.wait_for_selector(".verdict.paper", timeout=60_000)
    assert rings
    windows = {frame["seq"] for frame in told if frame["type"] == "steps" and frame.get("window")}
    assert rings[0]["seq"] in windows
    assert 0 <= rings[0]["millis"] < 60_000
    bells = [frame for frame in told if frame["type"] == "bell"]
    assert bells and bells[0]["winner"] in (-1, 0, 1, 2)
