"""A table is one screen: what of it lies outside."""

from __future__ import annotations

from contextlib import suppress

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as PlaywrightTimeout

# What can be clicked, and a player's own things: what lies outside the window or is cut off by the table's box, by name
# and place; and whether the table would have to be scrolled.
OUTSIDE = """(own) => {
  const table = document.querySelector('.game');
  const box = table.getBoundingClientRect();
  const [foot, side] = [Math.min(innerHeight, box.bottom), Math.min(innerWidth, box.right)];
  const found = [];
  const [high, room] = [table.scrollHeight, table.clientHeight];
  if (high > room + 1) found.push(`the table is ${high} high in ${room}`);
  if (table.scrollWidth > table.clientWidth + 1) found.push(`it is ${table.scrollWidth} wide in ${table.clientWidth}`);
  for (const one of table.querySelectorAll(`:is(.glow, .ready, .button${own && ', '}${own})`)) {
    const { left, top, right, bottom, width } = one.getBoundingClientRect();
    if (!(one instanceof HTMLElement) || !one.checkVisibility() || one.closest('.hidden-words') || !width) continue;
    if (left >= box.left - 2 && top >= box.top - 2 && right <= side + 2 && bottom <= foot + 2) continue;
    const name = one.ariaLabel ?? one.textContent.trim().slice(0, 30);
    found.push(`${one.className} ${name} at ${[left, top, right, bottom].map(Math.round)}`);
  }
  return found;
}"""


def outside(page: Page, own: str = "") -> list[str]:
    """What glows, buttons, and `own` (a selector): whatever of it is not wholly in view."""
    found: list[str] = page.evaluate(OUTSIDE, own)
    return found


def outside_at(page: Page, size: tuple[int, int], own: str = "") -> list[str]:
    """... in a window of this size: a table may take some frames to settle after a change of it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function("([w, h]) => innerWidth === w && innerHeight === h", arg=list(size))
    with suppress(PlaywrightTimeout):
        page.wait_for_function(f"(own) => ({OUTSIDE})(own).length === 0", arg=own)
    return outside(page, own)
