"""One person's browser window."""

from __future__ import annotations

import os
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from browser.quay import PATIENCE

# Most tests play by the list of moves, one after the other: for them its drawer stands open until they shut it, nothing
# is asked for twice, and nothing is made by itself.
PLAIN_LIKES = '{"moves": true, "warnings": false, "formalities": false}'
# An empty page (about:blank) has no memory, and complains when it is asked for one.
FIRST_LIKES = f"""if (location.protocol !== 'about:' && !localStorage.getItem('criee.likes'))
  localStorage.setItem('criee.likes', '{PLAIN_LIKES}');"""

# `make sluggish`: all that the server says comes later, by so many milliseconds, so that a test which looks before the
# page can know fails here and not on a busy machine. Frames keep their order: each is late by the same time.
SLUGGISH = int(os.environ.get("CRIEE_SLUGGISH", "0"))
LATE = f"""(() => {{
  const soon = window.fetch;
  window.fetch = (...asked) => new Promise((go) => setTimeout(go, {SLUGGISH})).then(() => soon(...asked));
  const hear = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', {{
    ...hear,
    set(listener) {{
      const late = listener && ((event) => setTimeout(() => this.onmessage === late && listener(event), {SLUGGISH}));
      hear.set.call(this, late);
    }},
  }});
}})()"""

# Every table that a test opens from the page is the same one, deal and bots, so that a test which passes today passes
# tomorrow; CRIEE_SEED=8 opens another, CRIEE_SEED= whatever comes. Where somebody may join, nobody may choose.
SEED = os.environ.get("CRIEE_SEED", "7")
CHOSEN = f"""(() => {{
  const plain = window.fetch;
  window.fetch = (path, asked) => {{
    const wish = path === '/api/tables' ? JSON.parse(asked.body) : {{}};
    const open = !wish.seats || wish.position || wish.seats.some((seat) => seat.kind === 'open');
    return plain(path, open ? asked : {{ ...asked, body: JSON.stringify({{ seed: {SEED}, ...wish }}) }});
  }};
}})()"""


def new_window(chromium: Browser, **wishes: Any) -> BrowserContext:
    """A browser of somebody who has never been here."""
    # Their pages ask the server themselves, so that a test may stand between: no worker of an earlier one answers.
    context = chromium.new_context(**{"service_workers": "block", **wishes})
    context.add_init_script(FIRST_LIKES)
    if SEED:
        context.add_init_script(CHOSEN)
    if SLUGGISH:
        context.add_init_script(LATE)
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
