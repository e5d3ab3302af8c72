// The fish market's arithmetic for the eye: what lots and slots would bring. Legality is the server's.
import type { PieceName } from "@art/pieces";

export type SlotName = "crate1" | "crate2" | "tub";
export interface Catalogue {
  species: string[];
  joker: string;
  cards: Record<string, { species: string; fish: number; number: number }>;
  slots: SlotName[];
  full: number[];
  lot_price: number;
  bonus: number;
}
export interface Slot { species: string; fish: number; price: number }
export interface View {
  phase: string;
  seller: number;
  buyer: number;
  money: number[];
  stalls: Record<SlotName | "bin", string[]>[];
  slots: Slot[][];
  bin_cards: number[];
  bin_fish: number[];
  closed_bins: boolean;
  lot_price: number;
  lot: string[];
  hand: string[];
  thieves: number;
  tins: number;
  ending: boolean;
  closed: boolean;
  deck: Record<string, number>;
  deck_cards: number;
  end_in: number;
  close_in: number[];
  may_ring: number[];
  decided: number[];
  rings: number[];
  rang: number[];
}

const SPECIAL: Record<string, PieceName> = { thief: "thief", can: "can" };
/** What a card shows: a fish one to three times, or a thief or a can. */
export function pictured(c: Catalogue, label: string): { piece: PieceName; fish: number } {
  const card = c.cards[label];
  return SPECIAL[label] ? { piece: SPECIAL[label], fish: 0 } : { piece: (card?.species ?? "eel") as PieceName, fish: card?.fish ?? 0 };
}

/** The bank's price for so many fish of one species; the list ends with "and more". */
export function price(c: Catalogue, fish: number): number {
  const list = c.full;
  return fish <= 0 ? 0 : list[Math.min(fish, list.length - 1)]!;
}

export interface Prospect { species: string; fish: number; have: number; before: number; after: number }

/** What buying the lot would make of one's stall, species by species; jokers are counted by themselves. */
export function prospects(c: Catalogue, view: View, seat: number): Prospect[] {
  const lot = new Map<string, number>();
  for (const label of view.lot) {
    const card = c.cards[label];
    if (card?.species) lot.set(card.species, (lot.get(card.species) ?? 0) + card.fish);
  }
  return [...lot].map(([species, fish]) => {
    const have = view.slots[seat]?.find((slot) => slot.species === species)?.fish ?? 0;
    return { species, fish, have, before: price(c, have), after: price(c, have + fish) };
  });
}
