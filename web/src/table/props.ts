// What a game's own table is given (src/criee/games/<game>/web/Table.svelte), and all it may know.
import type { Choice, Line, ToldStep } from "../messages";
import type { Sounds } from "../sounds";

export interface TableProps<V = Record<string, unknown>, C = Record<string, unknown>> {
  view: V; // what the seat that looks may know
  catalogue: C; // faces and printed numbers that never change
  seat: number; // who looks; below 0 for a spectator
  names: string[]; // any length, any script: show one in `class="person" dir="auto"`, which cuts it where it must be
  moves: Choice[]; // every legal move, with its label; empty when this seat is not to act
  play: (move: string) => void; // the notation exactly as offered
  text: (key: string, args?: Line["args"]) => string;
  has: (key: string) => boolean; // whether there is such a text
  steps: ToldStep[]; // what has just happened, oldest first; empty in a fresh view
  hints: Hints;
  foresee: (move: string | null) => Record<string, unknown> | null; // what a legal move is sure to do, by the rules; null until it is known
  reduceMotion: boolean;
  sounds: Sounds;
}

/** The table and the list of moves point at each other, and a click on anything that is not legal asks the rules why. */
export interface Hints {
  pointed: string | null; // the move under the pointer or focus in the list of moves
  point: (move: string | null) => void; // the table says which move the pointer is over
  ask: (move: string) => void; // why can this not be done? any move in notation; the rules answer beside the prompt
  putBack: () => void; // an action that was begun is taken back, if it can be; Escape does the same. A table that puts something down itself at Escape prevents its default
  isFinal?: boolean; // ... which it cannot be now: in a lesson, in a live auction
  hold?: (on: boolean) => void; // in live play: the bell shall wait, until what must be known first has been read
  explain: (line: Line) => void; // what a thing on the table is for, said beside the prompt; never why a move is refused
}
