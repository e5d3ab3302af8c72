// Made from catalogue.py and view.py by `python -m criee.server.schema`. Do not edit.

export interface Ingredient {
  category: string;
  tiles: number;
}

export interface RecipeCard {
  key: string;
  length: number;
  strip: string[];
}

export interface Token {
  length: number;
  count: number;
  points: number;
  style: number;
}

export interface Catalogue {
  rows: number;
  columns: number;
  zones: number[];
  ingredients: Record<string, Ingredient>;
  categories: string[];
  barred: string[];
  recipes: Record<string, RecipeCard>;
  tokens: Token[];
  cards: string[];
  kitchens: number[][];
  hand: number;
  recipes_held: number;
  cards_held: number;
}

/** One name everywhere: these keys are also those of a position and of the browser's table. */
export interface View {
  phase: string;
  seat: number;
  players: number;
  first: number;
  actor: number;
  opening: boolean;
  rows: number;
  columns: number;
  board: Record<string, string[]>;
  wasabi: string[];
  pantry: Record<string, number>;
  kitchen: Record<string, number>;
  piles: Record<string, number>;
  under: Record<string, string[]>;
  hands: string[][];
  cards: string[][];
  recipes: string[][];
  strips: Record<string, string[]>;
  served: string[][];
  styled: string[][];
  cubes: number[];
  tokens: Record<string, number>[];
  points: number[];
  played: string;
  laid: number;
  held: string;
  chopped: boolean;
  fresh: string[];
  swapped: string[];
  dropped: number;
  owed: number;
  asking: number;
  passes: number;
  ended: number;
  hidden_hands: boolean;
}
