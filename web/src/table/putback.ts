// What is picked up and put back again has not happened: a log does not tell it.
import type { ToldStep } from "../messages";

const UNDO = "undo ";

/** Whether a step only puts back what nobody was told of. */
export function isPutBack(steps: ToldStep[], at: number): boolean {
  const move = steps[at]!.move;
  if (!move.startsWith(UNDO)) return false;
  return steps.slice(Number(move.slice(UNDO.length)), at).every((one) => one.move.startsWith(UNDO) || !one.lines.length);
}
