// What somebody has played in this browser: how each match ended for them, and what that adds up to.
import { isMeant } from "../finding";
import type { KeptTable } from "../memory.svelte";
import type { Outcome } from "../messages";
import { isolated } from "../names";

export type Result = "unfinished" | "won" | "shared" | "lost" | "looked"; // looked: no seat of one's own, or several

export interface Sum {
  game: string;
  played: number; // to the end, on one seat
  won: number;
  shared: number;
  best: number | null; // points in one match that was played to its end
  last: number; // when, as a Date counts
}

export interface Wish {
  game: string; // "" for all
  result: Result | "";
  words: string;
}

export function resultOf({ status, seats, outcome }: KeptTable): Result {
  if (status !== "over" || !outcome) return "unfinished";
  const own = seats[0]?.seat;
  if (own === undefined || seats.length > 1) return "looked";
  if (!outcome.winners.includes(own)) return "lost";
  return outcome.winners.length > 1 ? "shared" : "won";
}

/** A match that somebody has resigned, or all have called a draw, rests on no rule of the game: its points decided nothing. */
export const isPlayedOut = (outcome: Outcome): boolean => outcome.rule !== "";

/** Everybody with their points, who won first: numbers alone would seem to belong to whoever is named beside them. */
export function standings({ names, outcome }: KeptTable): string {
  const seats = [...(outcome?.scores ?? []).keys()];
  const rank = (seat: number) => Number(!outcome?.winners.includes(seat));
  const order = seats.sort((a, b) => rank(a) - rank(b));
  return order.map((seat) => `${isolated(names[seat] ?? String(seat + 1))} ${outcome?.scores[seat]}`).join(" · ");
}

/** A line a game, the one that was played last first. */
export function sumsOf(tables: KeptTable[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const table of tables) {
    const result = resultOf(table);
    const own = table.seats[0]?.seat;
    if (own === undefined || result === "unfinished" || result === "looked") continue;
    const sum = sums.get(table.game) ?? { game: table.game, played: 0, won: 0, shared: 0, best: null, last: 0 };
    sum.played += 1;
    sum.won += Number(result === "won");
    sum.shared += Number(result === "shared");
    const points = table.outcome && isPlayedOut(table.outcome) ? table.outcome.scores[own] : undefined;
    if (points !== undefined) sum.best = Math.max(sum.best ?? points, points);
    sum.last = Math.max(sum.last, table.when);
    sums.set(table.game, sum);
  }
  return [...sums.values()].sort((a, b) => b.last - a.last);
}

/** Those that somebody looks for, unfinished ones first, then the newest. */
export function found(tables: KeptTable[], { game, result, words }: Wish): KeptTable[] {
  const fits = (table: KeptTable) =>
    (!game || table.game === game) && (!result || resultOf(table) === result) && isMeant(words.trim(), table.names.join(" "));
  const rank = (table: KeptTable) => Number(table.status === "over");
  return tables.filter(fits).sort((a, b) => rank(a) - rank(b) || b.when - a.when);
}
