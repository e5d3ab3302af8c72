// The counter's geometry, and which recipes a tile would complete. Legality is the server's; this only looks ahead.
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

export function isCovered(view: View, square: string): boolean {
  return view.wasabi.some((name) => {
    const { column, row } = blockOf(name);
    const [x, y] = [columnOf(square) - column, rowOf(square) - row];
    return x >= 0 && x <= 1 && y >= 0 && y <= 1;
  });
}

export interface Completion { recipe: string; style: boolean; squares: string[] }

/** The recipes of this seat that the ingredient would complete there. */
export function completions(c: Catalogue, view: View, seat: number, ingredient: string, square: string): Completion[] {
  const top = (at: string): string => (at === square ? ingredient : isCovered(view, at) ? "" : (view.board[at]?.at(-1) ?? ""));
  const found: Completion[] = [];
  for (const recipe of view.recipes[seat] ?? []) {
    const card = c.recipes[recipe];
    if (!card || !view.tokens[seat]?.[String(card.length)]) continue;
    const lines = linesThrough(c, view, square, card.length).filter((line) => sameSet(line.map(top), card.strip));
    if (!lines.length) continue;
    const styled = lines.find((line) => inOrder(line.map(top), card.strip));
    found.push({ recipe, style: styled !== undefined, squares: styled ?? lines[0]! });
  }
  return found;
}

function linesThrough(c: Catalogue, view: View, square: string, length: number): string[][] {
  const [column, row] = [columnOf(square), rowOf(square)];
  const lines: string[][] = [];
  for (const [dx, dy] of [[1, 0], [0, 1]] as const) {
    for (let back = 0; back < length; back++) {
      const line = Array.from({ length }, (_, i) => ({ x: column + (i - back) * dx, y: row + (i - back) * dy }));
      if (line.every(({ x, y }) => x >= 0 && x < view.columns && y >= 0 && y < c.rows)) lines.push(line.map(({ x, y }) => squareAt(x, y)));
    }
  }
  return lines;
}
const sameSet = (found: string[], wanted: string[]): boolean => [...found].sort().join() === [...wanted].sort().join();
const inOrder = (found: string[], wanted: string[]): boolean => found.join() === wanted.join() || [...found].reverse().join() === wanted.join();
