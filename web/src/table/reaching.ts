// On a phone a table is longer than the window: what is asked for comes into it by itself.
import type { Attachment } from "svelte/attachments";
import { isStill } from "../memory.svelte";

export type Span = Pick<DOMRect, "top" | "bottom">;

const ASKED = ".present :is(.glow, .ready, .button:not(:disabled), [data-asked])";
const FOOT = "[data-foot]"; // what a table keeps at the foot of the window is always there
const MARGIN = 8; // pixels

/** How far to scroll so that all of them are in the window; where it is too small for all, so that at least one is. */
export function reach(asked: Span[], window: Span): number {
  const [top, bottom] = [Math.min(...asked.map((one) => one.top)), Math.max(...asked.map((one) => one.bottom))];
  const isIn = (one: Span) => one.top >= window.top && one.bottom <= window.bottom;
  const fits = bottom - top <= window.bottom - window.top;
  if (!asked.length || (fits ? isIn({ top, bottom }) : asked.some(isIn))) return 0;
  return fits && bottom > window.bottom ? bottom - window.bottom : top - window.top;
}

const isLasting = (one: Animation): boolean => one.effect?.getTiming().iterations === Infinity; // a glow, say

/** `<section class="game" {@attach reaching}>` */
export const reaching: Attachment<HTMLElement> = (table) => {
  const phone = matchMedia("(max-width: 599px)");
  let known: Element[] = [];
  let isHeld = false; // below a finger nothing is moved

  // Nothing is asked while one looks back, and the same as before afterwards; a lesson itself brings in what it speaks of.
  const isIdle = () => isHeld || table.matches(".past, [data-led] *");
  function askedNow(): HTMLElement[] {
    const all = [...table.querySelectorAll<HTMLElement>(ASKED)];
    return all.filter((one) => !one.closest(`${FOOT}, .hidden-words`) && one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 0);
  }
  async function look() {
    if (!phone.matches || isIdle()) return;
    const asked = askedNow();
    if (asked.length === known.length && asked.every((one, i) => one === known[i])) return;
    known = asked;
    const moving = table.getAnimations({ subtree: true }).filter((one) => !isLasting(one));
    await Promise.allSettled(moving.map((one) => one.finished));
    if (known !== asked || isIdle() || !table.isConnected) return;
    const top = (document.querySelector<HTMLElement>(".prompt")?.offsetHeight ?? 0) + MARGIN; // it stays at the head of the window
    const bottom = innerHeight - (table.querySelector<HTMLElement>(FOOT)?.offsetHeight ?? 0) - MARGIN;
    scrollBy({ top: reach(asked.map((one) => one.getBoundingClientRect()), { top, bottom }), behavior: isStill() ? "instant" : "smooth" });
  }
  const hold = (event: PointerEvent) => (isHeld = event.type === "pointerdown");
  const kinds = ["pointerdown", "pointerup", "pointercancel"] as const;
  for (const kind of kinds) addEventListener(kind, hold, true);
  const watch = new MutationObserver(() => void look());
  watch.observe(table, { subtree: true, childList: true, attributes: true, attributeFilter: ["class", "disabled", "data-asked"] });
  void look();
  return () => {
    watch.disconnect();
    for (const kind of kinds) removeEventListener(kind, hold, true);
  };
};
