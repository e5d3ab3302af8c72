// What each of the others did last, and where: a quiet mark until that one's next turn.
import type { Line, ToldStep } from "@web/messages";

export interface Trace { lines: Line[]; places: string[] }
export type Traces = Readonly<Record<number, Trace>>;

/** What the house tells: what concerns oneself, and what all should hear. */
export interface News { own: Line[]; others: Line[] }
export const NO_NEWS: News = { own: [], others: [] };

const KEPT = 4; // lines of a turn that are remembered
const ROOM = 3; // lines of news on the slate
/** What the house says to all: it is nobody's own doing. */
const NEWS = /^log-(shows|wins-token|tie|award|hammer|unsold|overfished|new-market|announce|degrade-lost|too-few|income|draw|accept)/;
const DIRE = "log-overfished"; // an event for all: told first, and also to whoever did it
const OWN: Record<string, string> = { "log-income": "news-income", "log-degrade-lost": "news-lost", "log-degrade-aged": "news-aged" }; // as they are told to oneself
const LONGEST = 96; // characters of news on the slate; the tip has the rest

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

/** What concerns one's own port or money, in the words it is told to oneself; null for what does not. */
function ownNews(line: Line, own: number): Line | null {
  if (line.key === "log-buy") return line.args.owner === `#${own}` ? { ...line, key: "news-bought" } : null;
  if (seatNamed(line) !== own) return null;
  const key = OWN[line.key];
  return key ? { ...line, key } : null;
}

/** What all should hear, the newest last, and before it what concerns oneself since one's own last move: there is room for few
 * lines. `before` where nothing new was said. */
export function newsOf(before: News, steps: ToldStep[], own: number): News {
  const kept = steps.some((step) => step.seat === own) ? NO_NEWS : before;
  const told = steps.flatMap((step) => (step.seat === own && !/^(bid|accept|award)/.test(step.move) ? step.lines.filter((line) => line.key === DIRE) : step.lines));
  const mine = told.map((line) => ownNews(line, own)).filter((line) => line !== null);
  const others = told.filter((line) => NEWS.test(line.key) && !ownNews(line, own));
  return { own: [...kept.own, ...mine].slice(-ROOM), others: others.length ? others.slice(-ROOM) : kept.others };
}
export function linesOf({ own, others }: News): Line[] {
  const [dire, rest] = [others.filter((line) => line.key === DIRE), others.filter((line) => line.key !== DIRE)];
  return [...dire, ...own, ...rest.slice(Math.max(0, dire.length + own.length + rest.length - ROOM))];
}
/** Whole sentences, as many as the slate holds: none is cut in its middle. */
export function fitting(sentences: string[]): string {
  let said = sentences[0] ?? "";
  for (const sentence of sentences.slice(1)) if (said.length + sentence.length < LONGEST) said += ` ${sentence}`;
  return said;
}
/** The fish that were overfished since one's own last move. */
export const fallenOf = ({ others }: News): string[] => others.filter((line) => line.key === DIRE).map((line) => String(line.args.fish).slice(1));
