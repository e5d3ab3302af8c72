// What each of the others did last, and where: a quiet mark until that one's next turn.
import type { Line, ToldStep } from "@web/messages";

export interface Trace { lines: Line[]; places: string[] }
export type Traces = Readonly<Record<number, Trace>>;

const KEPT = 4; // lines of a turn that are remembered
/** What the house says to all: it is nobody's own doing. */
const NEWS = /^log-(shows|wins-token|tie|award|hammer|unsold|overfished|new-market|announce|degrade-lost|land$|too-few|income|draw|accept)/;

const seatNamed = (line: Line): number => Number(/^#(\d+)$/.exec(String(line.args.who ?? ""))?.[1] ?? -1);

export function follow(before: Traces, steps: ToldStep[], markets: string[]): Traces {
  const after: Record<number, Trace> = { ...before };
  for (const step of steps) {
    const begins = step.lines.find((line) => line.key === "log-begin");
    if (begins) after[seatNamed(begins)] = { lines: [], places: [] };
    if (step.seat < 0) continue;
    const { lines, places } = after[step.seat] ?? { lines: [], places: [] };
    const visited = step.move.split(" ").filter((word) => markets.includes(word));
    const told = step.lines.filter((line) => line.key !== "log-end" && line.key !== "log-navigate");
    after[step.seat] = { lines: [...lines, ...told].slice(-KEPT), places: /^(enter|fish)/.test(step.move) ? [...new Set([...places, ...visited])] : places };
  }
  return after;
}

/** What all should hear, the newest last; `before` where nothing new was said. */
export function newsOf(before: Line[], steps: ToldStep[], own: number): Line[] {
  const told = steps.flatMap((step) => (step.seat === own && !/^(bid|accept|award)/.test(step.move) ? [] : step.lines.filter((line) => NEWS.test(line.key))));
  if (told.length) return told.slice(-3);
  return steps.some((step) => step.seat === own) ? [] : before;
}
