// The counter's geometry. Legality and looking ahead are the rules' (hints.ask, foresee).
import { columnOf, rowOf, squareAt } from "@web/table/squares";
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

/** What a legal move is sure to do, as the rules foresee it. */
export interface Forecast {
  claims: { recipe: string; style: boolean; points: number; cubes: number; squares: string[]; new: boolean }[];
  lost: string[]; // recipes that could be claimed before it and cannot any more
  squares: Record<string, string[]>; // what will lie on the squares that it changes
  ends: string; // the rule that ends the match with it
}
