// What others did since one's own last move, moment by moment: for whoever looked away, or could not follow several bots in a row.
import type { Scene, Steps, ToldStep } from "./messages";

export interface Past extends Scene {
  upTo: number; // steps of the match that lie behind it
}

const MOST = 80; // moments; nobody steps back through more

/** What is kept after a frame. One's own move begins a new page, and what is taken back has not happened. */
export function keptAfter(kept: Past[], frame: Steps, fresh: ToldStep[]): Past[] {
  if (fresh.some((step) => step.move.startsWith("undo "))) return [];
  const mine = fresh.map((step) => step.seat).lastIndexOf(frame.seat);
  const theirs = fresh.slice(mine + 1);
  const before = mine < 0 ? kept : [];
  if (!theirs.length) return before;
  return [...before, { steps: theirs, view: frame.view, score: frame.score, upTo: frame.seq }].slice(-MOST);
}

/** Whether several moves of others are worth a look back; what the house does by itself is none. */
export const isWorthALook = (kept: Past[]): boolean => kept.filter((past) => past.steps.some((step) => step.seat >= 0 && step.lines.length)).length > 1;
