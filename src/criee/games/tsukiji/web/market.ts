// What the table is told (view.ts has the types), and the forecasts of the rules. Nothing of the rules is worked out here.
import type { Art } from "@art/piece";
import type { Catalogue, Half, View } from "./view";

/** A hand in its player's sleeve. */
export const sleeve = (owner: number): Partial<Art["tones"]> => [undefined, undefined, undefined, owner === 0 ? "var(--sleeve-0, #1f7186)" : "var(--sleeve-1, #b2522c)"];
export const hand = (fingers: number): string => `hand${Math.max(0, Math.min(4, fingers))}`;

/** The half that counts in a pile of this colour. */
export function half(c: Catalogue, face: string, colour: string): Half {
  const halves = c.faces[face]!.halves;
  return halves.find((side) => side.colour === colour) ?? halves[0]!;
}

/** A card keeps its number whichever side lies up: so it is the same thing on its way across the table. */
export const cardOf = (c: Catalogue, face: string): number => c.faces[face]!.card;

export function threshold(c: Catalogue, view: View, colour: string): number {
  return c[view.face][c.colours.indexOf(colour)]!;
}

export const specialityOf = (c: Catalogue, colour: string): string => c.specialities[c.colours.indexOf(colour)]!;

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
  end: { seat: number; sure: boolean } | null; // at whose end it then is; sure: no card that may be picked takes it away
}

export interface Change { seat: number; colour: string; face: string; before: number; after: number }

/** What a card does when it moves: shown before the choice is made. */
export interface Forecast {
  gain: Change | null;
  loss: Change | null;
  barrel: number;
  knives: [number, number];
  wins: boolean; // the last knife
  bonus: string;
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
