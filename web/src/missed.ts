// What somebody has not seen who shares a screen: while the curtain hides the table, things happen. Whoever draws it aside sees them as
// they happened, not only what came of them.
import type { Scene, Steps, ToldStep } from "./messages";

const MOST = 40; // moments of one seat; what is older is no news

export class Missed {
  private readonly scenes: Record<number, Scene[]> = {};

  /** A frame came for this seat; `before` is what it saw until then. */
  note(before: Scene, frame: Steps, fresh: ToldStep[]): void {
    if (!fresh.length) return;
    const kept = this.scenes[frame.seat] ?? [{ view: before.view, score: before.score, steps: [] }];
    const next = { steps: fresh, view: frame.view, score: frame.score };
    // One's own move alone is known to who made it: what is shown begins after it.
    const known = kept.length === 1 && fresh.every((step) => step.seat === frame.seat);
    this.scenes[frame.seat] = known ? [{ ...next, steps: [] }] : [...kept, next].slice(-MOST);
  }

  /** All that this seat has missed, first what it saw last; it has seen it then. */
  look(seat: number): Scene[] {
    const found = this.scenes[seat] ?? [];
    delete this.scenes[seat];
    return found;
  }
}
