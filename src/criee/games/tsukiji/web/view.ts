// Made from catalogue.py and view.py by `python -m criee.server.schema`. Do not edit.

export interface Half {
  colour: string;
  value: number;
  icon: string;
}

export interface Face {
  card: number;
  other: string;
  halves: Half[];
}

export interface Catalogue {
  faces: Record<string, Face>;
  colours: string[];
  specialities: string[];
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

/** What one pile is worth as it lies (T27): twice its values if wasabi doubles them. */
export interface Worth {
  values: number;
  wasabi: number;
  points: number;
}

/** One name everywhere: these keys are also those of a position and of the browser's table. */
export interface View {
  phase: string;
  notches: number;
  barrel: number;
  face: "day" | "night";
  balance: string[];
  top: string;
  deck: string[];
  deck_cards: number;
  discard: string[];
  emptied: number;
  last: boolean;
  piles: Record<string, string[]>[];
  bids: number[];
  has_bid: boolean[];
  tied: boolean;
  picker: number;
  waiting: number;
  held: string;
  end_bonus: boolean;
  by_speciality: boolean;
  owed: number;
  back: string;
  worth: Record<string, Worth>[];
  points: number[];
  knives: number[];
  knife_winner: number;
}
