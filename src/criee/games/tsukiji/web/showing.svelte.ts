// The table as it is shown: it waits while the hands beat WA-SA-BI, and remembers what the last round left behind.
import type { Line, ToldStep } from "@web/messages";
import type { TableProps } from "@web/table/props";
import { follow, NO_TRACE, type Trace } from "./trace";
import type { View } from "./view";

type Given = Pick<TableProps<View>, "view" | "reduceMotion" | "sounds">;

const BEAT = 330;
const LOOK = 1300;

export class Showing {
  view: View = $state.raw()!;
  trace: Trace = $state.raw(NO_TRACE);
  duel: { bids: number[]; lines: Line[] } | null = $state.raw(null); // the last bids revealed
  beat = $state(-1); // 0 WA, 1 SA, 2 BI; -1: no showdown going on
  private told: ToldStep[] = [];
  private pending: { view: View; steps: ToldStep[] } | null = null; // what will lie on the table when the hands go down
  private timers: number[] = [];

  constructor(private readonly given: () => Given) {
    this.view = given().view;
  }

  arrive(next: View, news: ToldStep[]): void {
    if (next === this.view || next === this.pending?.view) return;
    const steps = news === this.told ? [] : news;
    this.told = news;
    const step = steps.find((one) => one.lines.some((line) => line.key === "log-reveal"));
    if (!step && this.beat >= 0) return void (this.pending = { view: next, steps: [...(this.pending?.steps ?? []), ...steps] }); // what follows waits for the hands
    this.settle();
    if (!step) return this.lay(next, steps);
    const at = step.lines.findIndex((line) => line.key === "log-reveal");
    const { first, second } = step.lines[at]!.args;
    this.duel = { bids: [Number(first), Number(second)], lines: step.lines.slice(at) };
    if (this.given().reduceMotion) return this.lay(next, steps);
    this.pending = { view: next, steps };
    this.beat = 0;
    [0, 1, 2].forEach((i) => this.later(i * BEAT, () => { this.beat = i; this.given().sounds.play(i === 2 ? "bell" : "wood"); }));
    this.later(2 * BEAT + LOOK, () => this.settle());
  }

  /** Ends a showdown at once: a click, a key or newer news need not wait. */
  settle(): void {
    this.stop();
    this.beat = -1;
    if (this.pending) this.lay(this.pending.view, this.pending.steps);
    this.pending = null;
  }

  stop(): void {
    this.timers.forEach(clearTimeout);
    this.timers = [];
  }

  private later(wait: number, act: () => void): void {
    this.timers.push(window.setTimeout(act, wait));
  }

  private lay(next: View, steps: ToldStep[]): void {
    const old = this.view;
    const { sounds } = this.given();
    if (next.barrel !== old.barrel) sounds.play("wood");
    if (next.balance.join() !== old.balance.join() || JSON.stringify(next.piles) !== JSON.stringify(old.piles)) sounds.play("card");
    this.trace = follow(this.trace, steps, old, next);
    this.view = next;
  }
}
