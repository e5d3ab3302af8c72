// The fish market as the server tells it. Nothing is reckoned here: prices, legality and forecasts are the rules'.
import type { Catalogue, Slot, Stall } from "./view";

export type SlotName = Exclude<keyof Stall, "bin">;
/** The slots of a stall, in their order. */
export const slotsOf = (c: Catalogue): SlotName[] => c.slots as SlotName[];

/** What a card shows: a fish one to three times, or a thief or a can. */
export function pictured(c: Catalogue, label: string): { piece: string; fish: number } {
  const card = c.cards[label];
  return { piece: card?.species || label, fish: card?.fish ?? 0 };
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
