// What the table is told, by name: the catalogue, the view, the forecasts of the rules. Nothing of the rules is worked out here.
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
  kind_fish_cards: number;
  end_effects: boolean;
  bonus_after_layout: boolean;
}

export type Piles = Record<Colour, string[]>;
export interface Worth { values: number; wasabi: number; points: number } // twice the values if wasabi doubles them

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
  worth: [Record<Colour, Worth>, Record<Colour, Worth>];
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

/** By how many notches the barrel is on this seat's side; negative on the other. */
export const towards = (barrel: number, seat: number): number => (seat === 1 ? barrel : -barrel);

/** The bonus at the end of the balance, if a round is sure to end with it. */
export interface EndBonus { seat: number; lost: boolean }

/** What a bid meets: one for each bid the rival may have made. */
export interface Meeting {
  bid: number; // the rival's
  tie: boolean;
  picks: number[]; // who takes a card, in order
  barrel: number;
  face: "night" | "day";
}

export interface Change { seat: number; colour: Colour; face: string; before: number; after: number }

/** What a card does when it moves: shown before the choice is made. */
export interface Forecast {
  gain: Change | null;
  loss: Change | null;
  barrel: number;
  knives: [number, number];
  wins: boolean; // the last knife
  bonus: Speciality | "";
  lost: boolean; // the bonus has nothing to act on
  end: EndBonus | null;
}

/** The forecast of one of a player's moves, as the rules give it: a bid is met, a card moves. */
export type Foreseen = { meets: Meeting[] } | Forecast;

export const met = (foreseen: Foreseen | null): Meeting[] => (foreseen && "meets" in foreseen ? foreseen.meets : []);
export const moved = (foreseen: Foreseen | null): Forecast | null => (foreseen && "gain" in foreseen ? foreseen : null);

/** Who picks first, as whoever looks sees it. */
export function first(meeting: Meeting, me: number): "me" | "rival" | "both" | "nobody" {
  if (meeting.picks.length === 0) return "nobody";
  if (meeting.tie) return "both";
  return meeting.picks[0] === me ? "me" : "rival";
}
