// The fish market as the server tells it. Nothing is reckoned here: prices, legality and forecasts are the rules'.
import type { PieceName } from "@art/pieces";

export type SlotName = "crate1" | "crate2" | "tub";
export interface Catalogue {
  species: string[];
  joker: string;
  cards: Record<string, { species: string; fish: number; number: number }>;
  slots: SlotName[];
  full: number[]; // euro by number of fish; the last is for all above
  half: number[];
}
export interface Slot { species: string; fish: number; price: number; next: number } // next: with one fish more
export interface View {
  phase: string;
  seller: number;
  buyer: number;
  money: number[];
  stalls: Record<SlotName | "bin", string[]>[];
  slots: Slot[][];
  bin_cards: number[];
  bin_fish: number[];
  bin_cost: number[];
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

/** What the lot would be to one's stall, species by species; of jokers only the number is sure. */
export interface Prospect { species: string; fish: number; have?: number; before?: number; after?: number; fits?: boolean }
/** What a move is sure to do: to one's own side of the table, to the others' crates; of the bell, what the lot would be. */
export interface Foreseen {
  slots?: Slot[];
  spoils?: { seat: number; slot: SlotName; card: string }[];
  bin_cards?: number;
  bin_cost?: number; // unknown of a closed bin
  lot?: Prospect[];
}
