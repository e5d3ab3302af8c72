// Made from catalogue.py and view.py by `python -m criee.server.schema`. Do not edit.

export interface Catalogue {
  herrings: number;
  most: number;
  rotten: boolean;
}

/** One name everywhere: these keys are also those of a position and of the browser's table. */
export interface View {
  phase: string;
  herrings: number;
  turn: number;
  taken: number[];
}
