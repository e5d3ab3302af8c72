// The chef's advice, as the panel shows it: who may ask, and what is said of each move.
import type { Advised, Choice, HintNews, SeatCard, Steps } from "../messages";

export interface Row {
  move: string;
  choice: Choice; // the legal move it is, with its label
  chance: number; // per cent
  share: number; // per cent of the times to choose it; 0 where nothing has to be mixed
  why: Advised["why"];
}

/** Only somebody who plays against bots alone may ask, when there is something to decide; and not against a running bell. */
export function mayAsk(seats: SeatCard[], seat: number, now: Steps | undefined): boolean {
  return isAmongBots(seats, seat) && !now?.window && (now?.moves.length ?? 0) > 0;
}

/** Whoever could ask but for the bell is told so: the chef would take longer than the bell is open. */
export function isHushed(seats: SeatCard[], seat: number, now: Steps | undefined): boolean {
  return isAmongBots(seats, seat) && Boolean(now?.window) && (now?.moves.length ?? 0) > 0;
}

function isAmongBots(seats: SeatCard[], seat: number): boolean {
  const others = seats.filter((one) => one.seat !== seat);
  return seats.some((one) => one.seat === seat && one.kind === "person") && others.every((one) => one.kind === "bot");
}

/** What was advised and can still be done. */
export function rows(hint: HintNews | null, moves: Choice[]): Row[] {
  return (hint?.moves ?? []).flatMap((one) => {
    const choice = moves.find(({ move }) => move === one.move);
    return choice ? [{ move: one.move, choice, chance: percent(one.chance), share: percent(one.share), why: one.why }] : [];
  });
}

/** In whole per cent. Nothing is sure but what is sure: 99.7 % is not said to be certain. */
export function percent(share: number): number {
  if (share <= 0 || share >= 1) return share > 0 ? 100 : 0;
  return Math.min(99, Math.max(1, Math.round(100 * share)));
}

/** Whether all choose at once, so that the advice is to vary. */
export function isMixed(found: Row[]): boolean {
  return found.some((row) => row.share > 0);
}
