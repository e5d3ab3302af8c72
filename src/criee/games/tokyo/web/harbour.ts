// Names and places of the harbour: what a move is about, so that it can be offered on the thing itself.
import type { Catalogue, ShipView, View } from "./view";

/** What a move is sure to do, as the rules foresee it; empty for a sealed bid. */
export interface Ahead { cash?: number; resources?: number; overfished?: string[] }
/** What some of the outer markets have printed on them. */
export interface Printed { species?: string[]; pays?: number[]; values?: number[]; first?: number; first_pays?: number; then?: number; then_pays?: number }

const OUTER: Record<string, string> = { ships: "boat2", rentals: "refrigerator", government: "permit", trading: "crate", bank: "note", aquarium: "tub", used: "boat1", barter: "tag", auction: "bell", crab: "spiderCrab" };
/** The picture of a fish, a token or a market: "tuna-15" shows a tuna, "old-salmon" a salmon. */
export function pieceOf(name: string): string {
  const plain = name.replace(/^old-/, "").replace(/-\d+$/, "");
  return OUTER[plain] ?? plain;
}
/** What is printed on a token besides its fish: on tuna, crab and the old side of a salmon. */
export const markOf = (c: Catalogue, kind: string): string => (kind.includes("-") ? String(c.kinds.find((one) => one.name === kind)?.printed ?? "") : "");

export const boatOf = (ship: ShipView): string => (ship.barge ? "barge" : `boat${Math.max(1, Math.min(4, ship.cells))}`);

/** The ship a move is about, if it is about one. */
export function shipOf(move: string): number | null {
  const found = /^(?:sail|load|sell ship) (\d+)$/.exec(move) ?? /^moor (\d+) /.exec(move) ?? /^fish \S+ (\d+)$/.exec(move) ?? /^return \S+ ship (\d+)$/.exec(move);
  return found ? Number(found[1]) : null;
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
  if (view.phase === "turn" && ship.owner === view.turn) return "navigate"; // ships act inside a navigation
  return ship.place === "sea" ? `moor ${ship.number} ${ship.barge ? "right" : "left"}` : `sail ${ship.number}`;
}
export function takingPiece(view: View, owner: number, me: number, cell: string): string {
  if (owner !== me) return view.phase === "turn" ? "buy" : `buy p${owner + 1} ${cell}`;
  return view.phase === "give" ? `return ${cell}` : view.market === "mackerel" ? `sell barrel ${cell}` : `reprice ${cell}`;
}
