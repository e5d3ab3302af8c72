// What the last round left behind: marks on the table that say what the rival did, until the next bids are shown.
import type { ToldStep } from "@web/messages";
import type { View } from "./view";

/** A card that changed hands, and the pile it came to or went from. */
export interface Moved { seat: number; colour: string; face: string }

export interface Trace {
  gained: Moved[];
  lost: Moved[];
  picks: Record<string, number>; // from which side of the balance somebody took a card, and who
  from: number | null; // where the barrel was before the bids were shown
  thrown: { face: string; by: number } | null; // a card that somebody threw away from the other's piles
}

export const NO_TRACE: Trace = { gained: [], lost: [], picks: {}, from: null, thrown: null };

const missing = (before: View, after: View): Moved[] =>
  before.piles.flatMap((piles, seat) =>
    Object.entries(piles).flatMap(([colour, faces]) => faces.filter((face) => !after.piles[seat]![colour]!.includes(face)).map((face) => ({ seat, colour, face }))),
  );

/** The marks after these steps: the piles are compared, so that cards that came by a bonus leave theirs as well. */
export function follow(trace: Trace, steps: ToldStep[], before: View, after: View): Trace {
  if (!steps.length) return NO_TRACE;
  const isNewRound = steps.some((step) => step.move === "reveal");
  const old = isNewRound ? { ...NO_TRACE, from: before.barrel } : trace;
  const picks = { ...old.picks };
  let { thrown } = old;
  for (const step of steps) {
    const [verb, what] = step.move.split(" ");
    if (verb === "take" && what) picks[what] = step.seat;
    if (verb === "discard" && what) thrown = { face: what, by: step.seat };
  }
  return { ...old, picks, thrown, gained: [...old.gained, ...missing(after, before)], lost: [...old.lost, ...missing(before, after)] };
}
