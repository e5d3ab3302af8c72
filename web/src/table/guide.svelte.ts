// The guide of a lesson: keeps what has been read, and lets the table offer no more than what is asked.
import { fetchLesson } from "../api";
import type { Seen } from "../live.svelte";
import { keptTable, noteTable } from "../memory.svelte";
import type { Choice, Lesson, Remark } from "../messages";
import { allowed, dueIn, hasLeft, saidNow, type Due } from "./lesson";

export class Guide {
  private lesson: Lesson | null = $state.raw(null);
  private heard = $state.raw({ number: -1, read: 0 }); // how many remarks before which move have been read
  private isOff = $state(false);
  /** How often something was touched that was not asked for: the words about what is asked stir. */
  nudges = $state(0);

  constructor(
    private readonly table: string,
    game: string,
    private readonly seen: () => Seen | undefined,
  ) {
    this.isOff = keptTable(table)?.alone === true;
    void fetchLesson(game).then(
      (found) => (this.lesson = found),
      () => (this.isOff = true), // it is played without
    );
  }

  private readonly due: Due | null = $derived.by(() => {
    const seen = this.seen();
    if (this.isOff || !this.lesson || !seen) return null;
    const due = dueIn(this.lesson, seen.log);
    return due && seen.now.moves.some((one) => one.move === due.beat.move) ? due : null;
  });
  private readonly read: number = $derived.by(() => (this.due?.number === this.heard.number ? this.heard.read : 0));

  /** What is said now; null where there is nothing to say. */
  readonly said: { remark: Remark; asks: boolean; free: boolean; move: string; place: string } | null = $derived.by(() => {
    if (!this.due) return null;
    const { beat, number } = this.due;
    return { ...saidNow(this.due, this.read), free: beat.free ?? false, move: beat.move, place: `${number}.${this.read}` };
  });
  /** Which move of the learner is due; -1 for none. */
  readonly number: number = $derived.by(() => this.due?.number ?? -1);
  /** Whether the learner goes his own way, and has not been told that this is fine. */
  readonly parted: boolean = $derived.by(() => {
    const seen = this.seen();
    return !this.isOff && this.lesson !== null && seen !== undefined && !seen.now.outcome && hasLeft(this.lesson, seen.log);
  });
  /** Whether somebody is being led: nothing else can be chosen, asked or taken back meanwhile. */
  readonly leads: boolean = $derived.by(() => !this.isOff && !this.parted && (this.lesson === null || (this.due !== null && !this.due.beat.free)));
  /** Whether it still speaks, now or later: the page is its to scroll. */
  readonly isOn: boolean = $derived.by(() => !this.isOff && !this.parted && this.lesson !== null);
  readonly end: Remark[] = $derived.by(() => (this.isOff || this.parted ? [] : (this.lesson?.end ?? [])));

  allow(moves: Choice[]): Choice[] {
    if (this.isOff || (this.lesson !== null && !this.due)) return moves;
    return this.due ? allowed(this.due, this.read, moves) : []; // nothing before it is known what is asked
  }
  next(): void {
    if (this.due) this.heard = { number: this.due.number, read: this.read + 1 };
  }
  nudge(): void {
    this.nudges += 1;
  }
  /** From here on one plays alone, also after the page was loaded again. */
  stop(): void {
    this.isOff = true;
    noteTable(this.table, { alone: true });
  }
}
