// The counter's geometry. Legality and looking ahead are the rules' (hints.ask, foresee).
import type { PieceName } from "@art/pieces";

export type Category = "base" | "fish" | "seafood" | "vegetable" | "garnish" | "unique";
export type CardName = "stack" | "chop" | "spicy" | "switch" | "wasabi";
export interface RecipeCard { key: string; length: number; strip: string[] }

export interface Catalogue {
  rows: number;
  columns: number;
  ingredients: Record<string, { category: Category; tiles: number }>;
  recipes: Record<string, RecipeCard>;
  tokens: { length: number; count: number; points: number; style: number }[];
  cards: CardName[];
}

export interface View {
  phase: string;
  players: number;
  actor: number;
  columns: number;
  board: Record<string, string[]>;
  wasabi: string[];
  pantry: Record<string, number>;
  kitchen: Record<CardName, number>;
  piles: Record<string, number>;
  hands: string[][];
  cards: CardName[][];
  recipes: string[][]; // names, or "?3" for one that is not for these eyes
  served: string[][];
  styled: string[][];
  cubes: number[];
  tokens: Record<string, number>[];
  points: number[];
  held: string;
  fresh: string[];
  swapped: string[];
  hidden_hands: boolean;
}

export const CARD_PIECE: Record<CardName, PieceName> = { stack: "heap", chop: "knife", spicy: "chili", switch: "swap", wasabi: "wasabi" };
export const piece = (ingredient: string): PieceName => ingredient as PieceName;

export const squareAt = (column: number, row: number): string => `${String.fromCharCode(97 + column)}${row + 1}`;
export const columnOf = (square: string): number => square.charCodeAt(0) - 97;
export const rowOf = (square: string): number => Number(square.slice(1)) - 1;

/** The squares of the zone as they lie: the top row first. */
export const zone = (c: Catalogue, view: View): string[] =>
  Array.from({ length: c.rows * view.columns }, (_, i) => squareAt(i % view.columns, c.rows - 1 - Math.floor(i / view.columns)));

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
