"""Takes the picture of the README: opens the hall, plays a few moves in a real Chromium, and takes a screenshot.

python docs/pictures/take.py http://127.0.0.1:8765 /usr/bin/chromium
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

HERE = Path(__file__).parent
MOVES = 7


def main(hall: str, chromium: str) -> None:
    with sync_playwright() as stage:
        browser = stage.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        context = browser.new_context(
            viewport={"width": 1060, "height": 800}, color_scheme="dark", locale="en-GB", reduced_motion="reduce"
        )
        page = context.new_page()
        page.goto(hall)
        page.wait_for_selector("article")
        sign = page.locator("article", has=page.get_by_role("heading", name="Tsukiji Market", exact=True))
        sign.get_by_role("button", name="Play now").click()
        for _ in range(MOVES):
            page.wait_for_timeout(900)
            page.keyboard.press("1")
        page.wait_for_timeout(1500)
        page.screenshot(path=HERE / "tsukiji.png")
        browser.close()


if __name__ == "__main__":
    main(*sys.argv[1:3])
