// The table's own arithmetic: what lies where, what a pile is worth, what a choice would do. No rule is decided here:
// the server says what is legal, this only shows what will follow from it.
import type { Art } from "@art/piece";
import type { PieceName } from "@art/pieces";

export type Colour = "tuna" | "salmon" | "mackerel" | "bream";
export type Icon = "plain" | "wasabi" | "knife" | "barrel";
export type Speciality = "steal" | "draw" | "discard" | "barrel";
export interface Half { colour: Colour; value: number; icon: Icon }
export interface Face { card: number; other: string; halves: Half[] }

export interface Catalogue {
  faces: Record<string, Face>;
  colours: Colour[];
  specialities: Speciality[];
  night: number[];
  day: number[];
  notches: number;
  bids: number[];
  knives_to_win: number;
  wasabi_to_double: number;
  points_per_notch: number;
  kind_fish: boolean;
}

export type Piles = Record<Colour, string[]>;

export interface View {
  phase: string;
  barrel: number; // below 0 on seat 0's side
  face: "night" | "day";
  balance: [string, string];
  top: string;
  deck: string[];
  deck_cards: number;
  discard: string[];
  emptied: number;
  last: boolean;
  piles: [Piles, Piles];
  bids: [number, number];
  has_bid: [boolean, boolean];
  tied: boolean;
  picker: number;
  held: string;
  points: [number, number];
  knives: [number, number];
  knife_winner: number;
}

export const ICON_PIECE: Record<Exclude<Icon, "plain">, PieceName> = { wasabi: "wasabi", knife: "knife", barrel: "barrel" };

/** A hand in its player's sleeve. */
export const sleeve = (owner: number): Partial<Art["tones"]> => [undefined, undefined, undefined, owner === 0 ? "#1f7186" : "#b2522c"];
export const hand = (fingers: number): PieceName => `hand${Math.max(0, Math.min(4, fingers))}` as PieceName;

/** The half that counts in a pile of this colour. */
export function half(c: Catalogue, face: string, colour: Colour): Half {
  const halves = c.faces[face]!.halves;
  return halves.find((side) => side.colour === colour) ?? halves[0]!;
}

/** A card keeps its number whichever side lies up: so it is the same thing on its way across the table. */
export const cardOf = (c: Catalogue, face: string): number => c.faces[face]!.card;

export function threshold(c: Catalogue, view: View, colour: Colour): number {
  return c[view.face][c.colours.indexOf(colour)]!;
}

export const specialityOf = (c: Catalogue, colour: Colour): Speciality => c.specialities[c.colours.indexOf(colour)]!;

export interface Worth { plain: number; wasabi: number; doubled: boolean; total: number }

export function worth(c: Catalogue, faces: string[], colour: Colour): Worth {
  const halves = faces.map((face) => half(c, face, colour));
  const plain = halves.reduce((sum, side) => sum + side.value, 0);
  const wasabi = halves.filter((side) => side.icon === "wasabi").length;
  const doubled = wasabi >= c.wasabi_to_double;
  return { plain, wasabi, doubled, total: doubled ? 2 * plain : plain };
}

/** By how many notches the barrel is on this seat's side; negative on the other. */
export const towards = (barrel: number, seat: number): number => (seat === 1 ? barrel : -barrel);

function pushed(c: Catalogue, barrel: number, seat: number, notches: number): number {
  const moved = barrel + (seat === 1 ? notches : -notches);
  return Math.max(-c.notches, Math.min(c.notches, moved));
}

/** What a bid meets: one line for each bid the rival may have made. */
export interface Meeting { rival: number; first: "me" | "rival" | "nobody" | "both"; barrel: number }

export function meetings(c: Catalogue, view: View, seat: number, bid: number): Meeting[] {
  return c.bids.map((rival) => {
    if (bid > rival) return { rival, first: "me", barrel: pushed(c, view.barrel, 1 - seat, bid - rival) };
    if (bid < rival) return { rival, first: "rival", barrel: pushed(c, view.barrel, seat, rival - bid) };
    return { rival, first: view.face === "day" && view.barrel !== 0 ? "both" : "nobody", barrel: view.barrel };
  });
}

/** What a card does when it moves: shown before the choice is made. */
export interface Forecast {
  gain: { seat: number; colour: Colour; face: string } | null;
  loss: { seat: number; colour: Colour; face: string } | null;
  barrel: number;
  bonus: Speciality | null;
  wins: boolean; // the last knife
}

export function foresee(c: Catalogue, view: View, seat: number, move: string): Forecast | null {
  const [kind, what = "", colour] = move.split(" ");
  const gain = gained(c, view, seat, kind!, what, colour);
  const loss = kind === "steal" || kind === "discard" ? { seat: 1 - seat, colour: pileOf(view, 1 - seat, what), face: what } : null;
  if (!gain && !loss) return null;
  const forecast: Forecast = { gain, loss, barrel: view.barrel, bonus: null, wins: false };
  if (!gain) return forecast;
  const icon = half(c, gain.face, gain.colour).icon;
  forecast.wins = icon === "knife" && view.knives[seat]! + 1 >= c.knives_to_win;
  if (icon === "barrel") forecast.barrel = pushed(c, view.barrel, seat, 1);
  if (view.piles[seat]![gain.colour].length + 1 === threshold(c, view, gain.colour)) forecast.bonus = specialityOf(c, gain.colour);
  return forecast;
}

function gained(c: Catalogue, view: View, seat: number, kind: string, what: string, colour?: string): Forecast["gain"] {
  const face = kind === "take" ? view.balance[what === "left" ? 0 : 1] : kind === "play" ? view.held : kind === "steal" ? what : "";
  if (!face) return null;
  const chosen = kind === "steal" ? pileOf(view, 1 - seat, face) : kind === "play" ? what : (colour ?? c.faces[face]!.halves[0]!.colour);
  return { seat, colour: chosen as Colour, face };
}

/** In which pile of this seat a face lies. */
export function pileOf(view: View, seat: number, face: string): Colour {
  const piles = Object.entries(view.piles[seat]!) as [Colour, string[]][];
  return piles.find(([, faces]) => faces.includes(face))?.[0] ?? "tuna";
}
