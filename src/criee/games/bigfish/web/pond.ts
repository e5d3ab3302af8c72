// The pond's geometry, and the fish as things that keep their identity while they swim.
// Nothing here decides a rule: the server says what is legal, why something is not, and what a move is sure to do.
import type { Art } from "@art/piece";
import type { PieceName } from "@art/pieces";
import type { Line, ToldStep } from "@web/messages";

export const SIDE = 6;
export const TILE = 3;
export type Size = "small" | "medium" | "big";
export const SIZES: Size[] = ["small", "medium", "big"];
export type Colour = "red" | "yellow" | "blue" | "green";
export type Token = "fisher" | "plankton" | "birth" | "whirlpool";

export interface Catalogue {
  tiles: Record<string, string[]>; // as drawn, top row first
  teams: string[];
  figures: Record<Size, number>;
  plankton: Colour[];
  surprises: Record<Token, number>;
  goal: number;
}

export interface View {
  phase: string;
  tiles: { tile: string; turn: number }[]; // by place: a1 corner, f1, a6, f6
  sea: string[]; // row 6 first
  board: string[]; // row 6 first; smb are seat 0's, SMB seat 1's
  first: number;
  turn: number;
  left: number;
  plankton: Colour[][];
  eaten: Record<Size, number>[];
  reserve: Record<Size, number>[];
  fish: number[];
  discard: Record<Token, number>;
  pile: number;
  held: Token | "";
  at: string;
}

export const FIGURE: Record<Size, PieceName> = { small: "fishSmall", medium: "fishMedium", big: "fishBig" };
export const TOKEN: Record<Token, PieceName> = { fisher: "hook", plankton: "plankton", birth: "birth", whirlpool: "whirlpool" };
export const FOOD: Record<Colour, PieceName> = { red: "planktonRed", yellow: "planktonYellow", blue: "planktonBlue", green: "planktonGreen" };
const COLOUR_OF: Record<string, Colour> = { r: "red", y: "yellow", b: "blue", g: "green" };
const PRINTED: Record<string, PieceName> = { W: "wreck", N: "birth", "?": "surprise" };

/** What is printed on a cell; nothing on the open ocean. */
export function printed(letter: string): PieceName | null {
  const colour = COLOUR_OF[letter];
  return colour ? FOOD[colour] : (PRINTED[letter] ?? null);
}

const DRESS: Record<string, Art["tones"]> = {
  pink: ["#e8709f", "#8b2456", "#ffe0ec", "#c94b80"],
  orange: ["#f39a4a", "#a4480f", "#ffeacb", "#d9683a"],
};
export const dress = (c: Catalogue, seat: number): Art["tones"] => DRESS[c.teams[seat]!] ?? DRESS.orange!;

// --- cells -----------------------------------------------------------------------------------------

export interface Spot { x: number; y: number } // columns from the left, rows from row 1

export const spotOf = (cell: string): Spot => ({ x: cell.charCodeAt(0) - 97, y: Number(cell[1]) - 1 });
export const cellAt = ({ x, y }: Spot): string => `${String.fromCharCode(97 + x)}${y + 1}`;
export const CELLS: string[] = Array.from({ length: SIDE * SIDE }, (_, i) => cellAt({ x: i % SIDE, y: SIDE - 1 - Math.floor(i / SIDE) }));
const letterAt = (rows: string[], cell: string): string => rows[SIDE - 1 - spotOf(cell).y]?.[spotOf(cell).x] ?? "";
export const placeOf = ({ x, y }: Spot): number => (y >= TILE ? 2 : 0) + (x >= TILE ? 1 : 0);

/** Where a cell goes when its tile turns by a quarter. */
function turned(cell: string, right: boolean): string {
  const { x, y } = spotOf(cell);
  const [left, low] = [x - (x % TILE), y - (y % TILE)];
  const [dx, dy] = [x % TILE, y % TILE];
  return cellAt(right ? { x: left + dy, y: low + 2 - dx } : { x: left + 2 - dy, y: low + dx });
}

// --- the fish --------------------------------------------------------------------------------------

export interface Fish { id: number; seat: number; size: Size; cell: string }
let born = 0;

function onBoard(view: View): Fish[] {
  const found: Fish[] = [];
  for (const cell of CELLS) {
    const letter = letterAt(view.board, cell);
    const size = SIZES["smb".indexOf(letter.toLowerCase())];
    if (size && letter !== ".") found.push({ id: 0, seat: letter === letter.toLowerCase() ? 0 : 1, size, cell });
  }
  return found;
}

/** The same fish after some steps: those that moved keep their number, so that they are seen to swim. */
export function follow(school: Fish[], steps: ToldStep[], before: View, view: View): Fish[] {
  const at = new Map(school.map((fish) => [fish.cell, fish]));
  for (const { move } of steps) {
    const swim = /^([a-f][1-6])-([a-f][1-6])$/.exec(move);
    const whirl = /^turn (\w+) (left|right)$/.exec(move);
    if (swim) {
      const fish = at.get(swim[1]!);
      at.delete(swim[1]!);
      if (fish) at.set(swim[2]!, fish);
    } else if (whirl) {
      const place = before.tiles.findIndex((tile) => tile.tile === whirl[1]);
      const moved = [...at].filter(([cell]) => placeOf(spotOf(cell)) === place);
      for (const [cell] of moved) at.delete(cell);
      for (const [cell, fish] of moved) at.set(turned(cell, whirl[2] === "right"), fish);
    }
  }
  return onBoard(view).map((fish) => {
    const known = at.get(fish.cell);
    return { ...fish, id: known && known.seat === fish.seat ? known.id : ++born };
  });
}

// --- what a move is sure to do, as the rules foresee it (forecast.py) ---------------------------------

export interface Forecast {
  start: string; // of a step: where from; "" for any other move
  end: string;
  eats: Size | "";
  grows: Size | ""; // the size it has then
  spends: Colour | ""; // the plankton token that goes
  lines: Line[]; // what follows, as the log will say it
  next: string; // the phase that comes then
}
