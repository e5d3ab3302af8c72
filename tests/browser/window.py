"""One person's browser window."""

from __future__ import annotations

from playwright.sync_api import Page

from browser.quay import PATIENCE


class Visit:
    """One person's browser window, and everything that went wrong in it."""

    def __init__(self, page: Page, base: str) -> None:
        self.page = page
        self.base = base
        self.complaints: list[str] = []
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda said: self.complaints.append(said.text) if said.type == "error" else None)
