// How a sealed auction ended, as the steps tell it: every bid, in words who takes the token, and whose it is.
import type { Line, ToldStep } from "@web/messages";
import type { View } from "./view";

export interface Reveal {
  token: string;
  bids: number[]; // by seat
  turns: boolean; // the bids were sealed until now; those of a tie lie open already
  winner: number; // -1: a tie, to be decided
  words: Line[];
}

/** The last auction that these steps revealed or awarded; null without one. `before`: what lay on the table until then. */
export function revealOf(steps: ToldStep[], before: View): Reveal | null {
  let [token, lines, found]: [string, Line[], Reveal | null] = [before.token, [], null];
  for (const step of steps) {
    if (step.move.startsWith("draw ")) [token, lines] = [step.move.slice("draw ".length), []];
    lines = [...lines, ...step.lines];
    if (token && /^(reveal|award )/.test(step.move)) found = told(token, lines, before);
  }
  return found;
}

function told(token: string, lines: Line[], before: View): Reveal {
  const shown = lines.filter((line) => line.key === "log-shows");
  const words = lines.filter((line) => /^log-(tie|wins-token|award)$/.test(line.key));
  const { key, args } = words.at(-1)!;
  const bids = shown.length ? shown.map((line) => Number(line.args.yen)) : before.players.map((one) => one.bid);
  const name = key === "log-award" ? args.player : args.who; // "#2"
  return { token, bids, turns: shown.length > 0, winner: key === "log-tie" ? -1 : Number(String(name).slice(1)), words };
}
