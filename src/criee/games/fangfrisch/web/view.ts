// Made from catalogue.py and view.py by `python -m criee.server.schema`. Do not edit.

export interface Card {
  species: string;
  fish: number;
  number: number;
}

/** Milliseconds, and the seat that has the bell within easier reach. */
export interface BellCard {
  millis: number;
  naming: number;
  head_start: number;
  near: number;
}

export interface Catalogue {
  species: string[];
  joker: string;
  cards: Record<string, Card>;
  special: string[];
  slots: string[];
  full: number[];
  half: number[];
  capital: number;
  lot_price: number;
  bonus: number;
  bin_price: number;
  per_can: number;
  seller_rings_up_to: number;
  bell: BellCard;
}

/** Cards by their labels; piles bottom card first. */
export interface Stall {
  crate1: string[];
  crate2: string[];
  tub: string[];
  bin: string[];
}

/** What a slot holds, added up: species ("" if empty or jokers only), fish, what they bring, and with one more. */
export interface Slot {
  species: string;
  fish: number;
  price: number;
  next: number;
}

/** One name everywhere: these keys are also those of a position and of the browser's table. */
export interface View {
  phase: string;
  seller: number;
  buyer: number;
  money: number[];
  stalls: Stall[];
  slots: Slot[][];
  bin_cards: number[];
  bin_fish: number[];
  bin_cost: number[];
  closed_bins: boolean;
  full: number[];
  half: number[];
  lot_price: number;
  lot: string[];
  hand: string[];
  laid: boolean;
  thieves: number;
  tins: number;
  sold: string[];
  idle: number;
  ending: boolean;
  closed: boolean;
  deck: Record<string, number>;
  deck_cards: number;
  end_in: number;
  close_in: number[];
  discard: Record<string, number>;
  may_ring: number[];
  decided: number[];
  rings: number[];
  rang: number[];
  settled: number;
  ledger: Record<string, number[]>;
}
