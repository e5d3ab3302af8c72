// What was done last, as marks on the board: they stay until the other player makes a step, on a pond that is then another.
import type { Line, ToldStep } from "@web/messages";
import { swimOf, wayOf, whirlOf } from "./pond";
import type { View } from "./view";

export type Mark =
  | { kind: "swim"; way: string[]; ate: boolean }
  | { kind: "born" | "hooked"; cell: string }
  | { kind: "token"; cell: string; token: string }
  | { kind: "whirl"; place: number; right: boolean };

export interface Traces {
  marks: Mark[];
  mover: number; // whose turn is being noted; below 0 between turns
  last: number; // who left the marks
}
export const NO_TRACES: Traces = { marks: [], mover: -1, last: -1 };

const HOOKED = /^log-(fisher|haul)$/;
/** The cells from which the fisher took fish in this step. */
export const hookedIn = (step: ToldStep): string[] => step.lines.filter((line) => HOOKED.test(line.key)).map(cellOf);
export const ateIn = (step: ToldStep): boolean => step.lines.some((line) => line.key === "log-eat");
const cellOf = (line: Line): string => String(line.args?.cell ?? "");

/** `view` is what lay on the table before the step. */
export function noted(traces: Traces, step: ToldStep, view: View): Traces {
  const { move, seat } = step;
  if (/^(lay|first|undo)/.test(move)) return NO_TRACES;
  if (move === "pass") return { ...traces, mover: -1 };
  const isAnswer = seat < 0 || move.startsWith("return "); // belongs to the turn of whoever moves
  const mover = isAnswer ? traces.mover : seat;
  if (mover !== 0 && mover !== 1) return traces;
  return { marks: [...(mover === traces.mover ? traces.marks : []), ...marksOf(step, view)], mover, last: mover };
}

function marksOf(step: ToldStep, view: View): Mark[] {
  const { move } = step;
  const [swim, whirl] = [swimOf(move), whirlOf(move)];
  if (swim) return [{ kind: "swim", way: wayOf(view.sea, ...swim), ate: ateIn(step) }];
  if (whirl) return [{ kind: "whirl", place: view.tiles.findIndex((tile) => tile.tile === whirl[0]), right: whirl[1] }];
  if (move.startsWith("place ")) return view.phase === "setup" ? [] : [{ kind: "born", cell: move.slice(6) }];
  const token: Mark[] = move.startsWith("draw ") ? [{ kind: "token", cell: cellOf(step.lines[0]!), token: move.slice(5) }] : [];
  return [...token, ...hookedIn(step).map((cell): Mark => ({ kind: "hooked", cell }))];
}
