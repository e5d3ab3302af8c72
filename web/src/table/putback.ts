// Moves that are taken back. What is picked up and put back again has not happened: a log does not tell it.
import type { ToldStep } from "../messages";

const UNDO = "undo "; // and how many steps of the match then stand, as the server notes it

export const isUndo = (step: ToldStep | undefined): boolean => step?.move.startsWith(UNDO) === true;

/** Whether a step only puts back what nobody was told of. */
export function isPutBack(steps: ToldStep[], at: number): boolean {
  return isUndo(steps[at]) && takenBack(steps, at).every((one) => !one.lines.length);
}

const goal = (step: ToldStep): number => Number(step.move.slice(UNDO.length));

/** What stood before an undo and stands no more: the steps from there back to its goal, without what had been taken back already. */
function takenBack(steps: ToldStep[], at: number): ToldStep[] {
  const before: number[] = [0]; // of each moment the one it came from
  const standsFor: number[] = [0]; // ... and the older one it is, after an undo
  steps.slice(0, at).forEach((step, i) => {
    before.push(standsFor[i]!);
    standsFor.push(isUndo(step) ? standsFor[goal(step)]! : i + 1);
  });
  const gone: ToldStep[] = [];
  for (let moment = standsFor[at]!; moment > goal(steps[at]!); moment = before[moment]!) gone.push(steps[moment - 1]!);
  return gone;
}
