// The hand over the pond: a fish is picked and put where it swims, by two clicks or by dragging it there. Picked is not played.
import type { Choosing } from "@web/table/choosing.svelte";
import type { Forecast } from "./pond";

const STIR = 8; // pixels before a press becomes a drag
/** Where newborn fish come from, and those go that the fisher takes; named as cells are. */
export const RESERVE = "reserve";

export interface Drag { cell: string; x: number; y: number; dx: number; dy: number }

export class Hand {
  picked: string | null = $state(null); // the cell of the fish that is about to swim
  eyed: string | null = $state(null); // the fish under the pointer or the focus
  drag: Drag | null = $state.raw(null);
  dragged = $state(false); // the press under way has become a drag
  landed: { from: string; to: string } | null = $state.raw(null); // dropped there; the rules have not answered yet
  /** Where the fish that swims comes from: what was picked, or the only one that may. */
  readonly from: string | null = $derived.by(() => (this.picked && this.canSwim(this.picked) ? this.picked : this.only));
  private readonly starts: string[] = $derived.by(() => [...new Set(this.choosing.moves.filter((move) => move[2] === "-").map((move) => move.slice(0, 2)))]);
  // A lesson offers a single move: its fish is picked by hand all the same, as in every match.
  private readonly only: string | null = $derived.by(() => (this.starts.length === 1 && this.choosing.moves.length > 1 ? this.starts[0]! : null));

  constructor(
    private readonly choosing: Choosing<Forecast>,
    private readonly ask: (cell: string, from: string | null) => void, // why nothing can be done there
  ) {}

  readonly canSwim = (cell: string): boolean => this.starts.includes(cell);
  /** The move that a click on this cell makes. */
  readonly moveAt = (cell: string): string | null => this.choosing.offered(...(this.from ? [`${this.from}-${cell}`] : []), `place ${cell}`, `return ${cell}`);
  /** Whether the fish one looks at could swim there, before it is picked. */
  readonly isInReach = (cell: string): boolean => this.from === null && this.eyed !== null && this.choosing.has(`${this.eyed}-${cell}`);

  /** What lies on the table has changed: nothing is picked any more. */
  rest(): void {
    this.picked = this.landed = null;
  }

  putBack(): void {
    this.picked = null;
    this.drag = null;
  }

  press(cell: string): void {
    if (this.dragged) return; // the click that ends a drag
    const move = this.moveAt(cell);
    if (move) this.choosing.commit(move);
    else if (this.canSwim(cell)) this.picked = this.picked === cell ? null : cell;
    else this.ask(cell, this.from);
  }

  /** A fish that swims, one that the fisher may take, a newborn in the reserve. */
  private canCarry(from: string): boolean {
    return this.canSwim(from) || this.choosing.has(`return ${from}`) || (from === RESERVE && this.choosing.moves.some((move) => move.startsWith("place ")));
  }
  private carried(from: string, to: string): string | null {
    if (from === RESERVE) return this.choosing.offered(`place ${to}`);
    return to === RESERVE ? this.choosing.offered(`return ${from}`) : this.choosing.offered(`${from}-${to}`);
  }
  grab(event: PointerEvent, cell: string): void {
    this.dragged = false;
    if (this.canCarry(cell) && event.isPrimary) this.drag = { cell, x: event.clientX, y: event.clientY, dx: 0, dy: 0 };
  }
  readonly pull = (event: PointerEvent): void => {
    if (!this.drag) return;
    const [dx, dy] = [event.clientX - this.drag.x, event.clientY - this.drag.y];
    if (!this.dragged && Math.hypot(dx, dy) < STIR) return;
    this.dragged = true;
    this.picked = this.drag.cell;
    this.drag = { ...this.drag, dx, dy };
    const over = under(event);
    this.choosing.aim(over ? this.carried(this.drag.cell, over) : null);
  };
  readonly drop = (event: PointerEvent): void => {
    const { drag } = this;
    this.drag = null;
    if (!drag || !this.dragged) return;
    setTimeout(() => (this.dragged = false)); // after the click that may end it
    const over = under(event);
    const move = over ? this.carried(drag.cell, over) : null;
    if (move && over) {
      if (this.canSwim(drag.cell)) this.landed = { from: drag.cell, to: over };
      this.choosing.commit(move);
      return;
    }
    this.picked = null; // dropped elsewhere: the fish is back where it was
    this.choosing.aim(null);
    if (over && over !== drag.cell && over !== RESERVE) this.ask(over, drag.cell);
  };
  /** The browser took the finger for something else. */
  readonly lose = (): void => {
    if (this.drag) this.putBack();
  };
}

function under(event: PointerEvent): string | null {
  for (const node of document.elementsFromPoint(event.clientX, event.clientY)) {
    if (node instanceof HTMLElement && node.matches(".cell[data-place]")) return node.dataset.place ?? null;
    if (node.closest("[data-drop]")) return RESERVE;
  }
  return null;
}
