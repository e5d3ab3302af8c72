// What every square would bring, before the pointer is on it: asked a few at a time, so that nobody floods the hall.
import type { Choosing } from "@web/table/choosing.svelte";
import { neighbours, type Dish, type Forecast } from "./counter";
import type { View } from "./view";

const PAUSE = 160; // milliseconds: who knows where the tile goes is not kept waiting by questions
const BEAT = 130;
const AT_ONCE = 4;

export class Foresight {
  private asked = $state(0); // how many may have been asked by now
  /** Moves with a square, those beside other ingredients first: only there can anything be completed. */
  private readonly chances: string[] = $derived.by(() => {
    const view = this.view();
    const near = (move: string): number => Math.min(1, ...move.split(" ").filter((word) => /^[a-g]\d$/.test(word)).map((at) => -neighbours(view, at).length));
    return this.choosing.moves.filter((move) => /^(place|chop|switch) /.test(move)).sort((a, b) => near(a) - near(b));
  });
  /** Square -> the recipes that a move there completes. */
  readonly treats: Record<string, Dish[]> = $derived.by(() => {
    const found: Record<string, Dish[]> = {};
    for (const move of this.chances.slice(0, this.asked)) {
      const dishes = (this.foresee(move) as Forecast | null)?.claims.filter((one) => one.new) ?? [];
      if (dishes.length) for (const at of move.match(/\b[a-g]\d\b/g) ?? []) found[at] = dishes;
    }
    return found;
  });

  constructor(
    private readonly choosing: Choosing<Forecast>,
    private readonly view: () => View,
    private readonly foresee: (move: string) => Record<string, unknown> | null,
  ) {
    $effect(() => {
      const all = this.chances.length;
      this.asked = 0;
      if (!all) return;
      let beat: ReturnType<typeof setInterval> | undefined;
      const first = setTimeout(() => {
        beat = setInterval(() => {
          this.asked += AT_ONCE;
          if (this.asked >= all) clearInterval(beat);
        }, BEAT);
      }, PAUSE);
      return () => {
        clearTimeout(first);
        clearInterval(beat);
      };
    });
  }
}
