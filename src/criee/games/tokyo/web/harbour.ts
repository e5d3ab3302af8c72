// Names and places of the harbour: what a move is about, so that it can be offered on the thing itself.
import type { TableProps } from "@web/table/props";
import type { Catalogue, PlayerView, ShipView, View } from "./view";

export type Word = TableProps["text"];
/** What a move is sure to do, as the rules foresee it; empty for a sealed bid. */
export interface Ahead { cash?: number; resources?: number; overfished?: string[] }

const OUTER: Record<string, string> = { ships: "boat2", rentals: "refrigerator", government: "permit", trading: "crate", bank: "note", aquarium: "tub", used: "boat1", barter: "tag", auction: "bell", crab: "spiderCrab" };
/** The picture of a fish, a token or a market: "tuna-15" shows a tuna, "old-salmon" a salmon. */
export function pieceOf(name: string): string {
  const plain = name.replace(/^old-/, "").replace(/-\d+$/, "");
  return OUTER[plain] ?? plain;
}
/** What is printed on a token besides its fish: on tuna, crab and the old side of a salmon. */
export const markOf = (c: Catalogue, kind: string): string => (kind.includes("-") ? String(c.kinds.find((one) => one.name === kind)?.printed ?? "") : "");
export function kindName(c: Catalogue, kind: string, word: Word): string {
  const mark = markOf(c, kind);
  return mark && !kind.startsWith("old-") ? word("a-token", { token: `@${kind.split("-")[0]}`, value: Number(mark) }) : word(kind);
}

/** What no ship can catch any more: the last barrel or token was taken, and nothing comes back (K55). */
export const isBarren = (view: View, fish: string): boolean => view.overfished.includes(fish);

export const upTo = (n: number): number[] => Array.from({ length: Math.max(0, n) }, (_, i) => i);
export const boatOf = (ship: { cells: number; barge: boolean }): string => (ship.barge ? "barge" : `boat${Math.max(1, Math.min(4, ship.cells))}`);
export const shipName = (ship: ShipView, word: Word): string => word("a-ship", { ship: ship.number, cells: ship.cells, barge: ship.barge ? "yes" : "no" });
export const cargoOf = (ship: ShipView): string[] => Object.entries(ship.cargo).flatMap(([fish, count]) => upTo(count).map(() => fish));
export const aboard = (ship: ShipView): number => Object.values(ship.cargo).reduce((sum, count) => sum + count, 0);

/** A permit slot: a permit (free, or bound to a ship that is out), a rented tile, or nothing. */
export interface Slot { key: string; kind: string; bound: boolean; uses: number }
export function slotsOf(c: Catalogue, view: View, owner: number): Slot[] {
  const trader: PlayerView = view.players[owner]!;
  const slots: Slot[] = [];
  for (const [fish, count] of Object.entries(trader.permits)) {
    const out = view.ships.filter((ship) => ship.owner === owner && ship.permit === fish).length;
    for (const i of upTo(count)) slots.push({ key: `${fish}${i}`, kind: fish, bound: i >= count - out, uses: 0 });
  }
  const tiles: [string, number, number][] = [["refrigerator", 2, trader.refrigerators_2], ["refrigerator", 1, trader.refrigerators_1], ["cart", 2, trader.carts_2], ["cart", 1, trader.carts_1]];
  for (const [kind, uses, count] of tiles) for (const i of upTo(count)) slots.push({ key: `${kind}${uses}${i}`, kind, bound: false, uses });
  for (const i of upTo(c.slots - slots.length)) slots.push({ key: `free${i}`, kind: "", bound: false, uses: 0 });
  return slots;
}

/** The ship a move is about, if it is about one. */
export function shipOf(move: string): number | null {
  const found = /^(?:sail|load|sell ship) (\d+)$/.exec(move) ?? /^moor (\d+) /.exec(move) ?? /^fish \S+ (\d+)$/.exec(move) ?? /^return \S+ ship (\d+)$/.exec(move);
  return found ? Number(found[1]) : null;
}
/** The buttons of a ship. Out at sea in a navigation all that she could do has its place, whatever the others do first: so no
 * button slides to where another has just been. What was `barren` when the navigation began needs none. */
export function placesOf(c: Catalogue, view: View, ship: ShipView, moves: string[], barren: string[] = []): string[] {
  if (view.phase !== "navigate" || ship.place !== "sea" || view.acted.includes(ship.number)) return moves;
  const trader: PlayerView = view.players[ship.owner]!;
  const fish = ship.barge || aboard(ship) >= ship.cells ? [] : ship.permit ? [ship.permit] : Object.keys(trader.permits).filter((one) => !barren.includes(one));
  const docks = c.docks.slice(0, trader.docks).filter((dock) => !ship.barge || dock === "right");
  return [...new Set([...fish.map((name) => `fish ${name} ${ship.number}`), ...docks.map((dock) => `moor ${ship.number} ${dock}`), ...moves])];
}
export const marketOf = (move: string): string | null => /^enter (\S+) /.exec(move)?.[1] ?? null;

/** The port cell a move is about: whose port, which row, item and column (as the notation writes them). */
export function cellOf(move: string, me: number): { seat: number; cell: string } | null {
  const cell = /((?:fresh|old) \S+ \S+)$/.exec(move)?.[1];
  if (!cell) return null;
  const seat = /^buy p(\d+) /.exec(move)?.[1];
  return { seat: seat ? Number(seat) - 1 : me, cell };
}
export const columnName = (c: Catalogue, column: number): string => String(c.prices[column] ?? "???");
/** A move that is about no ship, no market, no barrel and no sum. */
export const isPlain = (move: string): boolean => shipOf(move) === null && marketOf(move) === null && !/(fresh|old) \S+ \S+$/.test(move) && !/^(price|bid) /.test(move);

// --- what a click on something that is not legal would mean; the rules say why it cannot be done -------------------------
/** Entering a market, paid as its tile says first. */
export function entering(c: Catalogue, name: string): string {
  const { actions, yen, token } = c.markets[name]!.entry;
  return `enter ${name} ${yen ? "yen" : actions === 1 ? "action" : actions === 2 ? "actions" : token ? "token" : "free"}`;
}
export function movingShip(view: View, ship: ShipView): string {
  const fish = Object.keys(ship.cargo)[0];
  if (view.phase === "give" && fish) return `return ${fish} ship ${ship.number}`;
  if (view.market === "ships" || view.market === "used") return `sell ship ${ship.number}`;
  return ship.place === "sea" ? `moor ${ship.number} ${ship.barge ? "right" : "left"}` : `sail ${ship.number}`;
}
export function takingPiece(view: View, owner: number, me: number, cell: string): string {
  if (owner !== me) return view.phase === "turn" ? "buy" : `buy p${owner + 1} ${cell}`;
  return view.phase === "give" ? `return ${cell}` : view.market === "mackerel" ? `sell barrel ${cell}` : `reprice ${cell}`;
}
