// Made from catalogue.py and view.py by `python -m criee.server.schema`. Do not edit.

/** What it costs to enter: actions, yen, or a token ("" for none). */
export interface Entry {
  actions: number;
  yen: number;
  token: string;
}

/** Lists by number of players are indexed by it; only a fish market has them. */
export interface MarketCard {
  rule: string;
  fish: boolean;
  entry: Entry;
  printed: Record<string, unknown>;
  permit?: number;
  barrels?: number[];
  tokens?: number[];
  permits?: number[];
  auction?: number;
}

/** A kind of token. */
export interface Kind {
  name: string;
  species: string;
  printed: number;
}

export interface ShipCard {
  number: number;
  cells: number;
  barge: boolean;
}

export interface Catalogue {
  markets: Record<string, MarketCard>;
  species: string[];
  items: string[];
  kinds: Kind[];
  columns: number;
  prices: number[];
  named_prices: number[];
  docks: string[];
  dock_price: number;
  slots: number;
  actions: number;
  income: number;
  goal_yen: number;
  goal_resources: number;
  rounds: number;
  highest_bid: number;
  ships: ShipCard[];
  hidden_money: boolean;
}

/** Pieces of one item in one column of a port. */
export interface Goods {
  item: string;
  price: number;
  column: number;
  count: number;
}

export interface PlayerView {
  cash: number;
  tokens: Record<string, number>;
  permits: Record<string, number>;
  docks: number;
  berth: boolean;
  fresh: Goods[];
  old: Goods[];
  named: number;
  refrigerators_1: number;
  refrigerators_2: number;
  carts_1: number;
  carts_2: number;
  loans: number;
  shares: number;
  bid: number;
  has_bid: boolean;
  resources: number;
}

export interface ShipView {
  number: number;
  cells: number;
  barge: boolean;
  owner: number;
  place: string;
  permit: string;
  cargo: Record<string, number>;
}

/** One name everywhere: these keys are also those of a position and of the browser's table. */
export interface View {
  phase: string;
  seats: number;
  first: number;
  turn: number;
  round: number;
  actions: number;
  ender: number;
  markets: string[];
  overfished: string[];
  owed: number;
  back: string;
  eel: number;
  barrels: Record<string, number>;
  boxed: Record<string, number>;
  permits: Record<string, number>;
  supply: Record<string, number>;
  refrigerators: number;
  carts: number;
  loans: number;
  shares: number;
  government: Record<string, number>;
  aquarium: Record<string, number>;
  cases: Record<string, number>[];
  players: PlayerView[];
  ships: ShipView[];
  returned: string[];
  kept: boolean;
  free_from: string;
  acted: number[];
  landed: number;
  waiting: Record<string, number>;
  quay: Record<string, number>;
  after: string;
  moved: string[];
  lifted: string;
  market: string;
  dealt: boolean;
  permit_bought: boolean;
  half: boolean;
  cases_used: number[];
  case: number;
  lot: Record<string, number>;
  lot_value: number;
  came_back: Record<string, number>;
  lowest_kind: string;
  token: string;
  values: Record<string, number>;
  demand: Record<string, number>;
  pays: Record<string, number>;
}
