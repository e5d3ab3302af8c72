// Made from catalogue.py and view.py by `python -m criee.server.schema`. Do not edit.

export interface Catalogue {
  tiles: Record<string, string[]>;
  cells: string[];
  teams: string[];
  figures: Record<string, number>;
  plankton: string[];
  surprises: Record<string, number>;
  goal: number;
  lonely: number;
  start: number;
  quiet_turns: number;
  repeats: number;
}

export interface TileView {
  tile: string;
  turn: number;
}

/** One name everywhere: these keys are also those of a position and of the browser's table. */
export interface View {
  phase: string;
  tiles: TileView[];
  sea: string[];
  board: string[];
  first: number;
  turn: number;
  left: number;
  plankton: string[][];
  eaten: Record<string, number>[];
  reserve: Record<string, number>[];
  fish: number[];
  discard: Record<string, number>;
  pile: number;
  held: string;
  at: string;
  running: string;
  resting: string;
  progress: boolean;
  quiet: number;
  past: string[];
  stood: number;
  quiet_turns: number;
  repeats: number;
}
