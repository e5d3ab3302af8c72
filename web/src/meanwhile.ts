// What others did since one's own last move, moment by moment: for whoever looked away, or could not follow several bots in a row.
import type { Scene, Steps, ToldStep } from "./messages";
import { isUndo } from "./table/putback";

export interface Past extends Scene {
  upTo: number; // steps of the match that lie behind it
  from: Scene["view"] | null; // what was seen before it, if that was told
}

const MOST = 80; // moments; nobody steps back through more
const isSilent = (past: Past | undefined): past is Past => past !== undefined && !past.steps.some((step) => step.lines.length);

/** What is kept after a frame. One's own move begins a new page once it is made; what others take back has not happened. */
export function keptAfter(kept: Past[], before: Scene["view"] | null, frame: Steps, fresh: ToldStep[]): Past[] {
  const undone = fresh.find(isUndo);
  if (undone) return undone.seat === frame.seat ? kept : [];
  const mine = frame.midway ? -1 : fresh.map((step) => step.seat).lastIndexOf(frame.seat); // what was only begun may be put back
  const theirs = fresh.slice(mine + 1).filter((step) => step.seat !== frame.seat);
  const earlier = mine < 0 ? kept : [];
  if (!theirs.length) return earlier;
  return [...earlier, { steps: theirs, view: frame.view, score: frame.score, upTo: frame.seq, from: mine < 0 ? before : null }].slice(-MOST);
}

/** The moments one stops at: each has something to read. What is silent belongs to what is said next, or at the end to what was said last. */
export function stops(kept: Past[]): Past[] {
  const found: Past[] = [];
  for (const past of kept) {
    if (isSilent(found.at(-1))) found.push(joined(found.pop()!, past));
    else found.push(past);
  }
  if (found.length > 1 && isSilent(found.at(-1))) found.push(joined(...(found.splice(-2) as [Past, Past])));
  return found;
}

const joined = (one: Past, other: Past): Past => ({ ...other, steps: [...one.steps, ...other.steps], from: one.from });

/** Whether several moves of others are worth a look back; what the house does by itself is none. */
export const isWorthALook = (kept: Past[]): boolean => kept.filter((past) => past.steps.some((step) => step.seat >= 0 && step.lines.length)).length > 1;

/** All that leads up to a moment: laid on a fresh table one after the other, it leaves the marks it left then. */
export function leadTo(past: Past[], at: number): Scene[] {
  const { from, score } = past[0]!;
  return [...(from ? [{ steps: [], view: from, score }] : []), ...past.slice(0, at + 1)];
}
