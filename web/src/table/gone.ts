// Somebody has no line: for how long, counted on from what the server said when it said it.
import type { SeatCard } from "../messages";

/** Milliseconds since the line of a seat was lost; 0: it was not. */
export function goneFor(seat: SeatCard, toldAt: number, now: number): number {
  return seat.gone ? seat.gone + Math.max(0, now - toldAt) : 0;
}

/** The same in words, as the key of a text and its number: seconds in the first minute, then minutes. */
export function inWords(millis: number): [string, { count: number }] {
  const seconds = Math.floor(millis / 1000);
  return seconds < 60 ? ["gone-seconds", { count: seconds }] : ["gone-minutes", { count: Math.floor(seconds / 60) }];
}
