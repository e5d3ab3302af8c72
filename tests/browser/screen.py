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

# Nothing moves or fades any more: everything has its true place and colours. What glows for ever may.
SETTLED = """() => document.getAnimations().every(
  (one) => one.playState !== 'running' || one.effect.getComputedTiming().iterations === Infinity)"""

# Two frames later: whatever has changed is drawn.
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


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


# On a phone: what is asked and is not wholly between the sentence at the head of the window and what stays at its foot.
UNREACHED = """(own) => {
  const held = document.querySelector('.game [data-foot]');
  const head = document.querySelector('.prompt').getBoundingClientRect().bottom;
  const foot = innerHeight - (held?.offsetHeight ?? 0);
  const asked = [...document.querySelectorAll(`.game :is(.glow, .ready, .button:not(:disabled)${own && ', '}${own})`)];
  return asked.filter((one) => {
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('.hidden-words')) return false;
    const { top, bottom, width } = one.getBoundingClientRect();
    const isHeld = held?.contains(one);
    return width && (top < (isHeld ? foot : head) - 1 || bottom > (isHeld ? innerHeight : foot) + 1);
  }).map((one) => one.ariaLabel ?? one.textContent.trim().slice(0, 40));
}"""


def unreached(page: Page, own: str = "") -> list[str]:
    """What is asked, and `own` (a selector), that one would have to scroll to, once the table has come to rest."""
    with suppress(PlaywrightTimeout):
        page.wait_for_function(f"(own) => ({UNREACHED})(own).length === 0", arg=own)
    found: list[str] = page.evaluate(UNREACHED, own)
    return found
