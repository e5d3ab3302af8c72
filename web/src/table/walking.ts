// The arrow keys walk over a table: from any thing on it to every other that can be pressed or says what it is. So what the Tab
// key passes over, lest it stop at every fish, is reached by keys as well.
import type { Attachment } from "svelte/attachments";

type Box = Pick<DOMRect, "left" | "top" | "right" | "bottom">;

const THINGS = ":is([aria-description], button:not([disabled]), [tabindex])";
const TOUCH = 2; // pixels that neighbours may overlap
const ASIDE = 2; // so much worse is a pixel to the side than one ahead

/** Which of these comes next: left and right as they are read, up and down the one that lies nearest there; or none. */
export function stepFrom(at: number, boxes: Box[], key: string): number {
  if (key === "ArrowRight") return Math.min(at + 1, boxes.length - 1);
  if (key === "ArrowLeft") return Math.max(at - 1, 0);
  const own = boxes[at]!;
  const ahead = (box: Box): number => (key === "ArrowDown" ? box.top - own.bottom : own.top - box.bottom);
  const far = (box: Box): number => ahead(box) + (ASIDE * Math.abs(box.left + box.right - own.left - own.right)) / 2;
  const there = boxes.filter((box) => ahead(box) >= -TOUCH).sort((a, b) => far(a) - far(b));
  return there[0] ? boxes.indexOf(there[0]) : at;
}

/** `<section class="game" {@attach walking}>` */
export const walking: Attachment<HTMLElement> = (table) => {
  const walk = (event: KeyboardEvent) => {
    const from = event.target as HTMLElement;
    if (event.defaultPrevented || !/^Arrow/.test(event.key) || from.matches("input, dialog *")) return;
    const things = [...table.querySelectorAll<HTMLElement>(THINGS)].filter((one) => one === from || one.checkVisibility({ visibilityProperty: true }));
    const at = things.indexOf(from);
    if (at < 0) return;
    things[stepFrom(at, things.map((one) => one.getBoundingClientRect()), event.key)]?.focus();
    event.preventDefault();
  };
  table.addEventListener("keydown", walk);
  return () => table.removeEventListener("keydown", walk);
};
