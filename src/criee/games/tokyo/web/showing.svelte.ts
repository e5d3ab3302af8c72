// The table as it is shown: it waits while the bids of a sealed auction turn over and the token goes to whoever takes it.
import type { ToldStep } from "@web/messages";
import type { TableProps } from "@web/table/props";
import { revealOf, type Reveal } from "./reveal";
import type { View } from "./view";

interface News { view: View; steps: ToldStep[] }

export class Showing {
  view: View = $state.raw()!;
  reveal: Reveal | null = $state.raw(null);
  isHeld = $state(false); // the bids are turning over: what follows waits
  private told: ToldStep[] = [];
  private latest: View;
  private waiting: News[] = []; // the first of them is what is being revealed

  constructor(
    private readonly given: () => Pick<TableProps<View>, "view" | "reduceMotion">,
    private readonly laid: (steps: ToldStep[]) => void, // something new lies on the table
  ) {
    this.view = this.latest = given().view;
  }

  arrive(next: View, news: ToldStep[]): void {
    const steps = news === this.told ? [] : news;
    this.told = news;
    if (next === this.latest) return;
    this.latest = next;
    const before = this.waiting.at(-1);
    if (before && !revealOf(steps, before.view)) [before.view, before.steps] = [next, [...before.steps, ...steps]];
    else this.waiting.push({ view: next, steps }); // a tie that is decided meanwhile is seen after the tie
    if (!this.isHeld) this.goOn();
  }

  /** A reveal is over, or a click or a key need not wait for its end. */
  settle(): void {
    const wasHeld = this.isHeld;
    this.isHeld = false;
    this.reveal = null;
    if (wasHeld) this.lay();
    this.goOn();
  }

  private goOn(): void {
    while (this.waiting[0]) {
      const reveal = revealOf(this.waiting[0].steps, this.view);
      this.isHeld = reveal !== null && !this.given().reduceMotion;
      // Without motion nothing waits: the result stays in sight until anything is asked or done; of a tie the scene itself does.
      this.reveal = this.isHeld || (reveal?.winner ?? -1) >= 0 ? reveal : null;
      if (this.isHeld) return;
      this.lay();
    }
  }

  private lay(): void {
    const { view, steps } = this.waiting.shift()!;
    this.view = view;
    this.laid(steps);
  }
}
