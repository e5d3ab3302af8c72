// The pond's geometry, and the fish as things that keep their identity while they swim.
// Nothing here decides a rule: the server says what is legal, why something is not, and what a move is sure to do.
import type { Art } from "@art/piece";
import type { Line, ToldStep } from "@web/messages";
import { columnOf, rowOf, squareAt, squaresOf } from "@web/table/squares";
import type { Catalogue, View } from "./view";

export const SIDE = 6;
export const TILE = 3;
export const SIZES = ["small", "medium", "big"] as const;
export type Size = (typeof SIZES)[number];

export const FIGURE: Record<Size, string> = { small: "fishSmall", medium: "fishMedium", big: "fishBig" };
export const TOKEN: Record<string, string> = { fisher: "hook", plankton: "plankton", birth: "birth", whirlpool: "whirlpool" };
export const FOOD: Record<string, string> = { red: "planktonRed", yellow: "planktonYellow", blue: "planktonBlue", green: "planktonGreen" };
const COLOUR_OF: Record<string, string> = { r: "red", y: "yellow", b: "blue", g: "green" };
const PRINTED: Record<string, string> = { W: "wreck", N: "birth", "?": "surprise" };

/** What is printed on a cell; nothing on the open ocean. */
export function printed(letter: string): string | null {
  const colour = COLOUR_OF[letter];
  return (colour ? FOOD[colour] : PRINTED[letter]) ?? null;
}

const DRESS: Record<string, Art["tones"]> = {
  pink: ["#e8709f", "#8b2456", "#ffe0ec", "#c94b80"],
  orange: ["#f39a4a", "#a4480f", "#ffeacb", "#d9683a"],
};
export const dress = (c: Catalogue, seat: number): Art["tones"] => DRESS[c.teams[seat]!] ?? DRESS.orange!;

// --- cells -----------------------------------------------------------------------------------------

export const CELLS = squaresOf(SIDE, SIDE);
const letterAt = (rows: string[], cell: string): string => rows[SIDE - 1 - rowOf(cell)]?.[columnOf(cell)] ?? "";
/** The place of the tile that a cell belongs to, as the view counts them. */
const placeOf = (cell: string): number => (rowOf(cell) >= TILE ? 2 : 0) + (columnOf(cell) >= TILE ? 1 : 0);

/** Where a cell goes when its tile turns by a quarter. */
function turned(cell: string, right: boolean): string {
  const [x, y] = [columnOf(cell), rowOf(cell)];
  const [dx, dy] = [x % TILE, y % TILE];
  return right ? squareAt(x - dx + dy, y - dy + 2 - dx) : squareAt(x - dx + 2 - dy, y - dy + dx);
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
      const moved = [...at].filter(([cell]) => placeOf(cell) === place);
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
  spends: string; // the plankton token that goes
  lines: Line[]; // what follows, as the log will say it
  next: string; // the phase that comes then
}
