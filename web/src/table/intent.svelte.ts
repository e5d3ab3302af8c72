// What the one who looks means to do: a move that throws something away is asked for twice, what is no choice is made by itself, and what
// was only begun is put back.
import type { LiveTable } from "../live.svelte";
import { likes } from "../memory.svelte";
import type { Choice } from "../messages";
import { isUndo } from "./putback";

const FORMAL_PAUSE = 350; // milliseconds until what is no choice is made: the last thing is still being looked at

interface Given {
  live: Pick<LiveTable, "play" | "askUndo" | "owns" | "seen">;
  looking: number;
  moves: Choice[]; // what is offered now
  isFinal: boolean; // nothing is taken back
  isLed: boolean; // a lesson asks for it: what is thrown away is no loss
  isHidden: boolean; // behind the curtain
  isPast: boolean; // the table shows what was
}

export class Intent {
  warned: Choice | null = $state.raw(null); // what was chosen and throws something away
  private settled = -1; // the moment whose formality has been made

  constructor(private readonly given: () => Given) {}

  /** The moves that are offered, as words: the same ones offered once more, after one was made, are another offer. */
  get offer(): string {
    const { live, looking, moves } = this.given();
    return [live.seen[looking]?.now.count, ...moves.map((one) => one.move)].join("\n");
  }

  play(move: string): void {
    const { live, looking, moves, isLed } = this.given();
    const choice = moves.find((one) => one.move === move);
    const isHurried = Boolean(live.seen[looking]?.now.window); // at an open bell there is no time for questions
    if (choice?.warn && likes.warnings && !isLed && !isHurried) this.warned = choice;
    else live.play(looking, move);
  }

  /** It is meant all the same. */
  insist(): void {
    const { live, looking } = this.given();
    if (this.warned) live.play(looking, this.warned.move);
    this.warned = null;
  }

  /** Something else is offered: for what was asked it is too late. */
  renew(): void {
    this.warned = null;
  }

  /** An action that was begun is put back, as long as it can be. */
  putBack(): void {
    const { live, looking, isFinal, isPast } = this.given();
    if (live.seen[looking]?.now.midway && !isPast && !isFinal && live.owns(looking)) live.askUndo(looking);
  }

  /** What is no choice is not asked: it is made, seen like any other step. Returns how to stop that. */
  settle(): (() => void) | undefined {
    const { live, looking, moves, isHidden, isPast } = this.given();
    const only = likes.formalities && moves.length === 1 && moves[0]?.formal ? moves[0].move : "";
    const seen = live.seen[looking];
    const seq = seen?.now.seq ?? -1;
    if (!only || this.settled === seq || isHidden || isPast || !live.owns(looking)) return;
    const undone = isUndo(seen?.fresh.at(-1)); // taken back, one means the choice before it
    const timer = setTimeout(() => {
      this.settled = seq;
      if (undone) live.askUndo(looking);
      else live.play(looking, only);
    }, FORMAL_PAUSE);
    return () => clearTimeout(timer);
  }
}
