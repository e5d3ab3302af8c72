// The counter's geometry, and what can be read off it. Legality and looking ahead are the rules' (moves, hints.ask, foresee).
import { columnOf, rowOf, squareAt, squaresOf } from "@web/table/squares";
import type { Catalogue, View } from "./view";

export const CARD_PIECE: Record<string, string> = { stack: "heap", chop: "knife", spicy: "chili", switch: "swap", wasabi: "wasabi" };

/** A block of four by its two named corners. */
export function blockOf(name: string): { column: number; row: number } {
  const [low = "a1"] = name.split(" ");
  return { column: columnOf(low), row: rowOf(low) };
}

const covers = (name: string, square: string): boolean => {
  const { column, row } = blockOf(name);
  const [x, y] = [columnOf(square) - column, rowOf(square) - row];
  return x >= 0 && x <= 1 && y >= 0 && y <= 1;
};
export const isCovered = (view: View, square: string): boolean => view.wasabi.some((name) => covers(name, square));

/** The block of four to which a square belongs, named by two corners as in the notation. */
export function blockAround(c: Catalogue, view: View, square: string): string {
  const found = view.wasabi.find((name) => covers(name, square));
  if (found) return found;
  const [column, row] = [Math.min(columnOf(square), view.columns - 2), Math.min(rowOf(square), c.rows - 2)];
  return `${squareAt(column, row)} ${squareAt(column + 1, row + 1)}`;
}

/** A square next to another, across. */
export const beside = (view: View, square: string): string => squareAt(columnOf(square) + (columnOf(square) + 1 < view.columns ? 1 : -1), rowOf(square));

/** What can be seen on a square: the top of its stack, unless a card lies on it. */
export const shownOn = (view: View, square: string): string | null => (isCovered(view, square) ? null : (view.board[square]?.at(-1) ?? null));

/** Whether a chef can still claim recipes of a length. Who only looks on has no tokens to run out of. */
export const isSpent = (view: View, seat: number, length: number | string): boolean => view.tokens[seat]?.[length] === 0;

const around = (square: string): string[] => [[1, 0], [-1, 0], [0, 1], [0, -1]].map(([x, y]) => squareAt(columnOf(square) + x!, rowOf(square) + y!));
/** The ingredients that can be seen across and down from a square. */
export const neighbours = (view: View, square: string): string[] => around(square).map((at) => shownOn(view, at)).filter((name) => name !== null);

/** Where a strip lies on the counter, in any order: for the eye only. A line with one of the `new` squares goes first. */
export function lineShowing(view: View, strip: string[], fresh: string[]): string[] {
  const wanted = [...strip].sort().join();
  let found: string[] = [];
  for (const at of squaresOf(view.columns, view.rows)) {
    for (const [x, y] of [[1, 0], [0, 1]] as const) {
      const line = strip.map((_, i) => squareAt(columnOf(at) + x * i, rowOf(at) + y * i));
      if (line.map((one) => shownOn(view, one) ?? "").sort().join() !== wanted) continue;
      if (line.some((one) => fresh.includes(one))) return line;
      found = line;
    }
  }
  return found;
}

/** Things keep their places: what stays lies where it lay, what is new takes the first place that is free. */
export function settle(before: (string | null)[], now: string[], places: number): (string | null)[] {
  const left = [...now];
  const kept = Array.from({ length: Math.max(places, now.length) }, (_, i) => {
    const at = left.indexOf(before[i] ?? "");
    return at < 0 ? null : left.splice(at, 1)[0]!;
  });
  return kept.map((one) => one ?? left.shift() ?? null);
}

/** A recipe that a move completes, as the rules foresee it. */
export interface Dish {
  recipe: string;
  style: boolean;
  points: number;
  cubes: number;
  squares: string[];
  new: boolean;
}

/** What a legal move is sure to do. */
export interface Forecast {
  claims: Dish[];
  lost: string[]; // recipes that could be claimed before it and cannot any more
  squares: Record<string, string[]>; // what will lie on the squares that it changes
  ends: string; // the rule that ends the match with it
}
