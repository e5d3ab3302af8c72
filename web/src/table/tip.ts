// What a thing is and does, in a sentence, for whoever asks: a pointer that rests on it, the focus, a finger that stays.
import type { Attachment } from "svelte/attachments";

const REST = 350; // milliseconds until a pointer that rests is asking
const STAY = 500; // ... and a finger
const EDGE = 8; // pixels

interface Wish {
  wait: number;
  finger: boolean;
}

let bubble: HTMLElement | null = null; // one for the whole page: nobody reads two at once
let owner: Element | null = null;
let restsAt = ""; // where the mouse was last, whatever a finger does meanwhile: a thing that comes to it there was not asked
let hasMoved = false;
let handed: { thing: Element; wish: Wish } | null = null; // its words have changed while it was asked: it has others to say
const placed = ({ clientX, clientY }: PointerEvent) => `${clientX} ${clientY}`;
for (const kind of ["pointermove", "pointerdown"] as const)
  addEventListener(kind, (event) => {
    if (event.pointerType === "touch") return;
    hasMoved = placed(event) !== restsAt;
    restsAt = placed(event);
  }, true);
// Whoever touches something else has read it; a mouse that rests on the thing does not leave it by that.
addEventListener("pointerdown", (event) => owner && !event.composedPath().includes(owner) && hide(owner), true);

function show(thing: Element, words: string): void {
  bubble ??= document.body.appendChild(Object.assign(document.createElement("div"), { className: "tip", role: "tooltip" }));
  bubble.textContent = words;
  bubble.hidden = false;
  owner = thing;
  const at = thing.getBoundingClientRect();
  const own = bubble.getBoundingClientRect();
  const above = at.top - own.height - EDGE;
  const left = Math.min(Math.max(EDGE, at.left + (at.width - own.width) / 2), innerWidth - own.width - EDGE);
  bubble.style.translate = `${left}px ${above > EDGE ? above : at.bottom + EDGE}px`;
}

function hide(thing: Element): void {
  if (bubble && owner === thing) bubble.hidden = true;
}

// One attachment for the same words: an element whose attributes are spread again (it is pointed at, say) would else lose the
// tip that is shown, or about to be.
const known = new Map<string, Attachment<HTMLElement>>();

/** `<div {@attach tip(text("what-a-crate-does"))}>`: what cannot be reached with the Tab key then can. */
export function tip(words: string): Attachment<HTMLElement> {
  const made = known.get(words) ?? telling(words);
  known.set(words, made);
  return made;
}

function telling(words: string): Attachment<HTMLElement> {
  return (thing) => {
    if (!words) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked: Wish | null = null;
    let isAnswered = false; // a finger stayed, and was told: to lift it is no click
    const later = (wish: Wish) => {
      clearTimeout(timer);
      asked = wish;
      timer = setTimeout(() => {
        show(thing, words);
        isAnswered = wish.finger;
      }, wish.wait);
    };
    const away = () => {
      clearTimeout(timer);
      asked = null;
      hide(thing);
    };
    const asks = (event: Event, moved: boolean) => (event as PointerEvent).pointerType !== "touch" && moved && !asked && later({ wait: REST, finger: false });
    const listeners: [string, (event: Event) => void][] = [
      ["pointerenter", (event) => asks(event, placed(event as PointerEvent) !== restsAt)], // it comes before the move that causes it
      ["pointermove", (event) => asks(event, hasMoved)],
      ["pointerdown", (event) => {
        isAnswered = false;
        if ((event as PointerEvent).pointerType === "touch") later({ wait: STAY, finger: true });
        else away();
      }],
      ["pointerup", () => clearTimeout(timer)],
      ["pointercancel", away],
      ["pointerleave", away],
      ["focus", () => thing.matches(":focus-visible") && show(thing, words)],
      ["blur", away],
      ["keydown", (event) => (event as KeyboardEvent).key === "Escape" && away()],
    ];
    for (const [name, act] of listeners) thing.addEventListener(name, act);
    const swallow = (event: Event) => {
      if (isAnswered) event.stopImmediatePropagation();
      isAnswered = false;
    };
    thing.addEventListener("click", swallow, true);
    const added = thing.tabIndex < 0 && !thing.hasAttribute("tabindex");
    if (added) thing.tabIndex = 0;
    thing.setAttribute("aria-description", words);
    if (thing === document.activeElement && thing.matches(":focus-visible")) show(thing, words); // it has something else to say now
    if (handed?.thing === thing) later(handed.wish); // a pointer that rests does not ask again
    handed = null;
    return () => {
      if (asked) handed = { thing, wish: asked };
      away();
      for (const [name, act] of listeners) thing.removeEventListener(name, act);
      thing.removeEventListener("click", swallow, true);
      if (added) thing.removeAttribute("tabindex");
      thing.removeAttribute("aria-description");
    };
  };
}
