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
const WRECK = "W";

/** What is printed on a cell; nothing on the open ocean. */
export function printed(letter: string): string | null {
  const colour = COLOUR_OF[letter];
  return (colour ? FOOD[colour] : PRINTED[letter]) ?? null;
}

/** The colour of the plankton printed on a cell; "" where there is none. */
export const foodOf = (letter: string): string => COLOUR_OF[letter] ?? "";

const DRESS: Record<string, Art["tones"]> = {
  pink: ["var(--pink-body, #e8709f)", "var(--pink-shade, #8b2456)", "#ffe0ec", "#c94b80"],
  orange: ["var(--orange-body, #f39a4a)", "var(--orange-shade, #a4480f)", "#ffeacb", "#d9683a"],
};
export const dress = (c: Catalogue, seat: number): Art["tones"] => DRESS[c.teams[seat]!] ?? DRESS.orange!;

// --- cells -----------------------------------------------------------------------------------------

export const CELLS = squaresOf(SIDE, SIDE);
export const letterAt = (rows: string[], cell: string): string => rows[SIDE - 1 - rowOf(cell)]?.[columnOf(cell)] ?? "";
/** The place of the tile that a cell belongs to, as the view counts them. */
export const placeOf = (cell: string): number => (rowOf(cell) >= TILE ? 2 : 0) + (columnOf(cell) >= TILE ? 1 : 0);

/** Where a cell goes when its tile turns by a quarter. */
export function turned(cell: string, right: boolean): string {
  const [x, y] = [columnOf(cell), rowOf(cell)];
  const [dx, dy] = [x % TILE, y % TILE];
  return right ? squareAt(x - dx + dy, y - dy + 2 - dx) : squareAt(x - dx + 2 - dy, y - dy + dx);
}

/** Which cell of a tile, as it is drawn upright, lies there after some quarter turns: column and row from the top. */
export function printedAt(cell: string, turn: number): string {
  let drawn = cell;
  for (let i = 0; i < turn; i++) drawn = turned(drawn, false);
  return `${columnOf(drawn) % TILE}${TILE - 1 - (rowOf(drawn) % TILE)}`;
}

const isBeside = (one: string, other: string): boolean => Math.abs(columnOf(one) - columnOf(other)) + Math.abs(rowOf(one) - rowOf(other)) === 1;

/** The cells a step passes, both ends included: straight across the edge, or by the fewest wrecks. For the eye only: a step is named by its ends. */
export function wayOf(sea: string[], from: string, to: string): string[] {
  const ways = [[from]];
  const seen = new Set([from]);
  for (const way of ways) {
    const last = way.at(-1)!;
    if (isBeside(last, to)) return [...way, to];
    for (const cell of CELLS) {
      if (seen.has(cell) || !isBeside(last, cell) || letterAt(sea, cell) !== WRECK) continue;
      seen.add(cell);
      ways.push([...way, cell]);
    }
  }
  return [from, to];
}

/** The fish of one tile where a quarter turn would take them. */
export function whirled(school: Fish[], tiles: View["tiles"], name: string, right: boolean): Fish[] {
  const place = tiles.findIndex((tile) => tile.tile === name);
  return school.filter((fish) => placeOf(fish.cell) === place).map((fish) => ({ ...fish, cell: turned(fish.cell, right) }));
}

/** What is printed where after such a turn. */
export function whirledSea(view: View, name: string, right: boolean): string[] {
  const place = view.tiles.findIndex((tile) => tile.tile === name);
  const rows = view.sea.map((row) => [...row]);
  for (const cell of CELLS.filter((one) => placeOf(one) === place)) {
    const to = turned(cell, right);
    rows[SIDE - 1 - rowOf(to)]![columnOf(to)] = letterAt(view.sea, cell);
  }
  return rows.map((row) => row.join(""));
}

/** How many steps are still to be made: the one under way counts as left until its effects are done, but nobody makes it again. */
export const stepsToCome = (view: View): number => (view.phase === "step" ? view.left : view.left - 1);

// --- the fish --------------------------------------------------------------------------------------

export interface Fish { id: number; seat: number; size: Size; cell: string }
let born = 0;
export const newborn = (seat: number, cell: string): Fish => ({ id: ++born, seat, size: "small", cell });

/** A step or a whirl in notation, taken apart; null for any other move. */
export const swimOf = (move: string): [from: string, to: string] | null => {
  const found = /^([a-f][1-6])-([a-f][1-6])$/.exec(move);
  return found && [found[1]!, found[2]!];
};
export const whirlOf = (move: string): [tile: string, right: boolean] | null => {
  const found = /^turn (\w+) (left|right)$/.exec(move);
  return found && [found[1]!, found[2] === "right"];
};

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
    const [swim, whirl] = [swimOf(move), whirlOf(move)];
    if (swim) {
      const fish = at.get(swim[0]);
      at.delete(swim[0]);
      if (fish) at.set(swim[1], fish);
    } else if (whirl) {
      const place = before.tiles.findIndex((tile) => tile.tile === whirl[0]);
      const moved = [...at].filter(([cell]) => placeOf(cell) === place);
      for (const [cell] of moved) at.delete(cell);
      for (const [cell, fish] of moved) at.set(turned(cell, whirl[1]), fish);
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
