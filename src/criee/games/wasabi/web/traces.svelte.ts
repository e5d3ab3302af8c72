// Where each of the others last did something on the counter: the mark stays until that chef's next turn.
import type { ToldStep } from "@web/messages";

export class Traces {
  private left: Record<number, string[]> = $state.raw({});
  private actor = -1; // who did the last thing that was seen
  /** Square -> who. */
  readonly squares: Record<string, number> = $derived(Object.fromEntries(Object.entries(this.left).flatMap(([seat, squares]) => squares.map((at) => [at, Number(seat)]))));

  follow(steps: ToldStep[], looking: number): void {
    const left = { ...this.left };
    for (const { seat, move } of steps) {
      if (seat < 0) continue;
      if (seat !== this.actor) left[seat] = [];
      this.actor = seat;
      if (seat !== looking && /^(place|chop|switch) /.test(move)) left[seat] = [...(left[seat] ?? []), ...(move.match(/\b[a-g]\d\b/g) ?? [])];
    }
    this.left = left;
  }
}
