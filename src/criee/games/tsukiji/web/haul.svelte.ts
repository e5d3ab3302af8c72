// Carrying a card to where it goes: the same as a click on it, by hand. A card dropped anywhere else goes back.
import type { Attachment } from "svelte/attachments";

/** Where a card may be put down (`data-goal`), and the move that makes it so. */
export type Goals = Record<string, string>;

interface Load { face: string; goals: Goals; origin: string; x: number; y: number; dx: number; dy: number; lifted: boolean; dropped: boolean }

const LIFT = 8; // pixels: less than that is a click with an unsteady hand
const WAIT = 700; // milliseconds that a card lies where it was dropped, until the table says where it goes

export class Haul {
  private load: Load | null = $state.raw(null);

  private readonly grips = new Map<string, Attachment<HTMLElement>>(); // the same for the same card: attributes that are spread again do not shake it off

  constructor(
    private readonly goalsOf: (face: string) => Goals,
    private readonly weigh: (move: string | null) => void,
    private readonly commit: (move: string) => void,
  ) {}

  /** Whether something is on its way. */
  get isBusy(): boolean {
    return this.load?.lifted === true;
  }
  /** Where this is by now, as a style, if it is on its way: it shrinks around the hand that holds it, so that one sees where it goes. */
  readonly carried = (face: string): string | undefined => {
    if (!this.load?.lifted || this.load.face !== face) return undefined;
    return `z-index: 20; translate: ${this.load.dx}px ${this.load.dy}px; transform-origin: ${this.load.origin}`;
  };
  /** Whether what is being carried may be put down here. */
  readonly awaits = (goal: string): boolean => this.load?.lifted === true && !this.load.dropped && goal in this.load.goals;

  /** `<button {@attach haul.grip(face)}>` */
  readonly grip = (face: string): Attachment<HTMLElement> => {
    const grip = this.grips.get(face) ?? this.gripOf(face);
    this.grips.set(face, grip);
    return grip;
  };

  private readonly gripOf = (face: string): Attachment<HTMLElement> => (thing) => {
    const grab = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return;
      const at = (thing.closest(".load") ?? thing).getBoundingClientRect();
      const origin = `${event.clientX - at.left}px ${event.clientY - at.top}px`;
      this.load = { face, goals: this.goalsOf(face), origin, x: event.clientX, y: event.clientY, dx: 0, dy: 0, lifted: false, dropped: false };
      const pull = (moved: PointerEvent) => this.pull(moved, thing);
      const drop = (let_go: PointerEvent) => {
        removeEventListener("pointermove", pull);
        removeEventListener("pointerup", drop);
        removeEventListener("pointercancel", drop);
        removeEventListener("keydown", leave);
        this.drop(let_go.type === "pointerup" ? let_go : null);
      };
      const leave = (pressed: KeyboardEvent) => pressed.key === "Escape" && (this.load = null);
      addEventListener("pointermove", pull);
      addEventListener("pointerup", drop);
      addEventListener("pointercancel", drop);
      addEventListener("keydown", leave);
    };
    const still = (event: Event) => event.preventDefault(); // a picture is not dragged out of the page
    thing.addEventListener("pointerdown", grab);
    thing.addEventListener("dragstart", still);
    thing.style.touchAction = "none"; // only what can be carried now: elsewhere a finger scrolls
    return () => {
      thing.removeEventListener("pointerdown", grab);
      thing.removeEventListener("dragstart", still);
      thing.style.touchAction = "";
    };
  };

  private pull(event: PointerEvent, thing: HTMLElement): void {
    if (!this.load || this.load.dropped) return;
    const [dx, dy] = [event.clientX - this.load.x, event.clientY - this.load.y];
    if (!this.load.lifted && Math.hypot(dx, dy) < LIFT) return;
    if (!this.load.lifted) {
      thing.setPointerCapture(event.pointerId); // nothing else on the way is meant
      thing.dispatchEvent(new PointerEvent("pointercancel")); // whoever carries it does not ask what it is
    }
    this.load = { ...this.load, dx, dy, lifted: true };
    this.weigh(this.under(event));
  }

  private drop(event: PointerEvent | null): void {
    if (!this.load?.lifted) return void (this.load = null);
    const move = event && this.under(event);
    const dropped = move ? { ...this.load, dropped: true } : null;
    this.load = dropped;
    if (dropped) setTimeout(() => this.load === dropped && (this.load = null), WAIT);
    this.weigh(null);
    // The click that ends a drag is none.
    const hush = (click: MouseEvent) => click.stopPropagation();
    addEventListener("click", hush, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", hush, { capture: true }), 0);
    if (move) this.commit(move);
  }

  private under(event: PointerEvent): string | null {
    for (const node of document.elementsFromPoint(event.clientX, event.clientY)) {
      const goals = node instanceof HTMLElement ? (node.dataset.goal ?? "").split(" ") : [];
      const goal = goals.find((one) => one !== "" && this.load && one in this.load.goals);
      if (goal) return this.load!.goals[goal]!;
    }
    return null;
  }
}
