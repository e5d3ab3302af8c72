// A match has many small steps; a turn is all that one player does before another one acts.
import type { Scene } from "../messages";

/** The moments between turns, from the beginning to the end. */
export function betweenTurns(frames: Scene[]): number[] {
  const found = [0];
  let acting = -1;
  frames.forEach(({ steps }, at) => {
    const seat = steps.filter((step) => step.seat >= 0).at(-1)?.seat ?? acting;
    if (seat !== acting && acting >= 0) found.push(at - 1);
    acting = seat;
  });
  return [...new Set([...found, Math.max(0, frames.length - 1)])];
}
