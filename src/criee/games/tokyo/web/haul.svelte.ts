// A thing is carried by the pointer to where it shall go; dropped anywhere else, it is back where it was.
import type { Attachment } from "svelte/attachments";

/** Where a thing can be dropped (`data-drop`), and what that does. */
export type Targets = Record<string, () => void>;

const SLACK = 7; // pixels a click may tremble

export class Haul {
  private open: Targets | null = $state.raw(null);

  /** Whether what is being carried may be dropped there. */
  readonly takes = (place: string): boolean => this.open !== null && place in this.open;

  /** `{@attach haul.pull(() => targets)}`: a click stays a click, a drag carries. */
  readonly pull = (targets: () => Targets): Attachment<HTMLElement> => (thing) => {
    if (!Object.keys(targets()).length) return;
    let from: [number, number] | null = null;
    let ghost: HTMLElement | null = null;

    const end = () => {
      ghost?.remove();
      ghost = from = null;
      this.open = null;
      thing.style.opacity = "";
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      from = [event.clientX, event.clientY];
      thing.setPointerCapture(event.pointerId); // a fast hand has left the thing before it has moved once
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const [dx, dy] = [event.clientX - from[0], event.clientY - from[1]];
      if (!ghost) {
        if (Math.hypot(dx, dy) < SLACK) return;
        const at = thing.getBoundingClientRect();
        ghost = thing.cloneNode(true) as HTMLElement; // outside the table, whose box would cut it off
        ghost.removeAttribute("data-drop");
        Object.assign(ghost.style, { position: "fixed", left: `${at.left}px`, top: `${at.top}px`, width: `${at.width}px`, height: `${at.height}px`, margin: "0", zIndex: "30", pointerEvents: "none", fontSize: getComputedStyle(thing).fontSize });
        document.body.append(ghost);
        thing.style.opacity = "0.35";
        this.open = targets();
      }
      ghost.style.translate = `${dx}px ${dy}px`;
    };
    const up = (event: PointerEvent) => {
      if (ghost) {
        addEventListener("click", swallow, { capture: true, once: true }); // the click that a drag ends with is none
        setTimeout(() => removeEventListener("click", swallow, true));
        const under = document.elementsFromPoint(event.clientX, event.clientY).map((one) => one.closest<HTMLElement>("[data-drop]")?.dataset.drop);
        const place = under.find((name) => name !== undefined && this.takes(name));
        const act = place === undefined ? undefined : this.open?.[place];
        end();
        act?.();
      }
      from = null;
    };
    const escape = (event: KeyboardEvent) => event.key === "Escape" && end();
    thing.style.touchAction = "none";
    thing.addEventListener("pointerdown", down);
    thing.addEventListener("pointermove", move);
    thing.addEventListener("pointerup", up);
    thing.addEventListener("pointercancel", end);
    addEventListener("keydown", escape);
    return () => {
      end();
      thing.style.touchAction = "";
      thing.removeEventListener("pointerdown", down);
      thing.removeEventListener("pointermove", move);
      thing.removeEventListener("pointerup", up);
      thing.removeEventListener("pointercancel", end);
      removeEventListener("keydown", escape);
    };
  };
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
