"""One person's browser window."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from browser.quay import PATIENCE

# Most tests play by the list of moves, one after the other: for them its drawer stands open until they shut it, nothing
# is asked for twice, and nothing is made by itself.
PLAIN_LIKES = '{"moves": true, "warnings": false, "formalities": false}'
# An empty page (about:blank) has no memory, and complains when it is asked for one.
FIRST_LIKES = f"""if (location.protocol !== 'about:' && !localStorage.getItem('criee.likes'))
  localStorage.setItem('criee.likes', '{PLAIN_LIKES}');"""


def new_window(chromium: Browser, **wishes: Any) -> BrowserContext:
    """A browser of somebody who has never been here."""
    # Their pages ask the server themselves, so that a test may stand between: no worker of an earlier one answers.
    context = chromium.new_context(**{"service_workers": "block", **wishes})
    context.add_init_script(FIRST_LIKES)
    return context


class Visit:
    """One person's browser window, and everything that went wrong in it."""

    def __init__(self, page: Page, base: str) -> None:
        self.page = page
        self.base = base
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
