// Moves that are taken back. What is picked up and put back again has not happened: a log does not tell it.
import type { ToldStep } from "../messages";

const UNDO = "undo "; // and how many steps of the match then stand, as the server notes it

export const isUndo = (step: ToldStep | undefined): boolean => step?.move.startsWith(UNDO) === true;

/** Whether a step only puts back what nobody was told of. */
export function isPutBack(steps: ToldStep[], at: number): boolean {
  const step = steps[at]!;
  if (!isUndo(step)) return false;
  return steps.slice(Number(step.move.slice(UNDO.length)), at).every((one) => isUndo(one) || !one.lines.length);
}
