// Made from src/criee/server/messages.py by `python -m criee.server.schema`. Do not edit.

/** A sentence before it is words: text key, arguments, rule number. */
export interface Line {
  key: string;
  args: Record<string, string | number | string[]>;
  rule: string;
}

/** Who shall sit on a seat: the creator, a bot, somebody who joins, or somebody at the same screen. */
export interface SeatWish {
  kind: "bot" | "me" | "open" | "same";
  bot?: string;
}

/** POST /api/tables */
export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, boolean | number | string>;
  nickname?: string;
  clock_minutes?: number;
  live?: boolean;
  seed?: number | null;
  position?: Record<string, unknown> | null;
}

/** POST /api/tables/{id}/join */
export interface JoinWish {
  nickname?: string;
  seat?: number | null;
}

/** POST /api/tables/{id}/rematch */
export interface RematchWish {
  secret: string;
}

/** POST /api/records */
export interface RecordWish {
  text: string;
}

/** POST /api/lessons */
export interface LessonWish {
  game: string;
  nickname?: string;
}

export interface OptionCard {
  key: string;
  kind: "choice" | "flag" | "number";
  default: boolean | number | string;
  choices: string[];
  low: number;
  high: number;
  rule: string;
  first: boolean;
}

/** What somebody looks like, in words that the page can draw. */
export interface Face {
  skin: number;
  hair: string;
  colour: string;
  hat: string;
  wears: string;
  cloth: string;
}

/** A bot that is somebody: `name` is what a wish for a table says, `shown` what the table says. */
export interface Opponent {
  name: string;
  shown: string;
  style: string;
  character: Record<string, string>;
  face: Face;
}

/** Somebody who comes along with an opponent, and plays as that one does: known by the name at the table. */
export interface Friend {
  shown: string;
  face: Face;
}

/** What the hall knows about a game; `catalogue` only when one game is asked for. */
export interface GameCard {
  name: string;
  version: number;
  seats: [number, number];
  minutes: number;
  weight: number;
  prefix: string;
  options: OptionCard[];
  ours: number;
  bots: string[];
  opponents?: Opponent[];
  friends?: Friend[];
  has_windows?: boolean;
  lesson?: boolean;
  table?: string;
  catalogue?: Record<string, unknown> | null;
}

/** GET /api/games */
export interface Games {
  games: GameCard[];
  version: string;
  compiled: boolean;
}

export interface Rule {
  number: string;
  section: string;
  text: string;
  source: ("book" | "ruling" | "safeguard")[];
}

/** GET /api/games/{name}/rules/{lang} */
export interface Rules {
  rules: Rule[];
}

/** A text of the game, and what on its table it is about: a selector, or "" for whatever has to be touched. */
export interface Remark {
  text: string;
  at?: string;
  also?: string;
}

/** A move of the learner: what is said before it, and how it is asked for. `free`: any other will do. */
export interface Beat {
  move: string;
  says: Remark[];
  ask: Remark;
  free: boolean;
}

/** GET /api/games/{name}/lesson */
export interface Lesson {
  seat: number;
  beats: Beat[];
  end: Remark[];
}

/** A seat and the secret that opens it; null: not for the one who asks. */
export interface SeatKey {
  seat: number;
  secret: string | null;
}

/** The answer to POST /api/tables and to a rematch. */
export interface TableMade {
  table: string;
  seats: SeatKey[];
}

export interface Joined {
  seat: number;
  secret: string;
}

export interface RecordOpened {
  table: string;
}

/** GET /api/address */
export interface Address {
  lan: string;
}

/** A seat as everybody may see it. */
export interface SeatCard {
  seat: number;
  name: string;
  kind: "away" | "bot" | "open" | "person";
  online: boolean;
  bot: string;
  gone: number;
}

export interface Outcome {
  winners: number[];
  scores: number[];
  rule: string;
  why: Line;
}

/** GET /api/tables/{id} */
export interface Summary {
  table: string;
  game: string;
  options: Record<string, boolean | number | string>;
  seats: SeatCard[];
  status: "open" | "over" | "playing";
  seq: number;
  outcome: Outcome | null;
  live: boolean;
  clock_minutes: number;
  rematch: string | null;
  to_act: number[];
  lesson: boolean;
}

/** A step as one seat may know it. */
export interface ToldStep {
  seat: number;
  move: string;
  lines: Line[];
}

/** A legal move: its notation, and its words. */
export interface Choice {
  move: string;
  label: Line;
  warn?: Line | null;
  formal?: boolean;
}

/** A situation in the book of rules: what a seat at that table would be told, and what of it is shown. */
export interface Drawing {
  rule: string;
  caption: Line;
  options: Record<string, boolean | number | string>;
  seats: number;
  seat: number;
  before: Record<string, unknown> | null;
  steps: ToldStep[];
  view: Record<string, unknown>;
  moves: Choice[];
  pointed: string;
  foresee: Record<string, unknown>;
  marked: string;
  part: string;
  shape: [number, number];
  upright: boolean;
}

/** GET /api/games/{name}/drawings */
export interface Drawings {
  drawings: Drawing[];
}

export interface TallyLine {
  seat: number;
  line: Line;
  points: number;
}

/** One moment of a finished match, as it is replayed. */
export interface Scene {
  steps: ToldStep[];
  view: Record<string, unknown>;
  score: TallyLine[];
}

/** GET /api/tables/{id}/frames */
export interface Scenes {
  frames: Scene[];
}

/** Every HTTP answer of 400 and above. `line` is the line of a record that cannot be read. */
export interface Problem {
  code: string;
  message: string;
  line?: number | null;
}

/** The first frame: who I am and what I have seen. Nobody's secret: a spectator. */
export interface Sit {
  type: "sit";
  secret?: string | null;
  secrets?: string[];
  since?: number;
  pause?: number | null;
  hold?: boolean;
}

/** `move` exactly as it was offered; `count` = moves this seat has made, so that a resend is harmless. */
export interface Move {
  type: "move";
  seat: number;
  count: number;
  move: string;
}

/** What would this move do, or why can it not be made? Never plays. Any move in notation, also `bid 5`. */
export interface Why {
  type: "why";
  seat: number;
  move: string;
}

/** What would the strongest bot do on my seat, from what I see? Never in matches between people. Never plays. */
export interface AskHint {
  type: "hint";
  seat: number;
}

/** The bell: `millis` since the card of step `seq` was shown on this screen. */
export interface Ring {
  type: "ring";
  seat: number;
  seq: number;
  millis: number;
}

export interface React {
  type: "react";
  seat: number;
  kind: string;
}

export interface AskUndo {
  type: "undo";
  seat: number;
}

export interface Grant {
  type: "grant";
  seat: number;
  yes: boolean;
}

/** A bot may keep my seat warm. */
export interface Leave {
  type: "leave";
  seat: number;
}

/** I take my seat back from the bot. */
export interface Back {
  type: "back";
  seat: number;
}

/** I give the match up: in a match of two, or where nobody else is a person. */
export interface Resign {
  type: "resign";
  seat: number;
}

/** Yes: I offer a draw, or agree to the one that is offered. No: I refuse it, or take mine back. */
export interface Draw {
  type: "draw";
  seat: number;
  yes: boolean;
}

/** Somebody's line has been lost for long: a bot shall keep that seat warm. */
export interface Replace {
  type: "replace";
  seat: number;
  absent: number;
}

/** Bots shall take all seats that are open; without a name those whom the table was opened with. */
export interface Fill {
  type: "fill";
  seat: number;
  bot?: string;
}

/** Are you there? Answered at once by a pong with the same `t`. */
export interface Ping {
  type: "ping";
  t: number;
}

/** People came, went, or were replaced. */
export interface TableNews {
  type: "table";
  seq: number;
  game: string;
  options: Record<string, boolean | number | string>;
  names: string[];
  seats: SeatCard[];
  status: "open" | "over" | "playing";
  rematch: string | null;
  patience: number;
}

/** Milliseconds left for each seat, and the seats whose time runs. */
export interface Clock {
  left: number[];
  running: number[];
}

/** Who may strike the bell now, and for how long. */
export interface BellWindow {
  seats: number[];
  millis: number;
  opens: number[];
  ring: string;
  wait: string;
}

/** What happened since the last message, and where that leaves one seat (-2: a spectator). */
export interface Steps {
  type: "steps";
  seq: number;
  steps: ToldStep[];
  seat: number;
  view: Record<string, unknown>;
  moves: Choice[];
  prompt: Line;
  score: TallyLine[];
  to_act: number[];
  count: number;
  hash: string;
  outcome: Outcome | null;
  clock?: Clock | null;
  window?: BellWindow | null;
  midway?: boolean;
  back?: boolean;
}

export interface RefusedMove {
  type: "refused";
  seat: number;
  count: number;
  line: Line;
}

/** The answer to a why, at the moment of step `seq`: the reason against the move, or what it is sure to do. */
export interface Because {
  type: "because";
  seat: number;
  seq: number;
  move: string;
  line: Line | null;
  foresee: Record<string, unknown>;
}

/** One move worth considering. */
export interface Advised {
  move: string;
  chance: number;
  share: number;
  why: Line;
}

/** The answer to a hint, at the moment of step `seq`: three moves at most, the best first. */
export interface HintNews {
  type: "hint";
  seat: number;
  seq: number;
  moves: Advised[];
}

export interface ErrorNews {
  type: "error";
  code: string;
  message: string;
  wait: number;
}

export interface UndoNews {
  type: "undo";
  seat: number;
  state: "asked" | "granted" | "refused";
  line: Line | null;
}

/** Somebody offers a draw; or it is refused, taken back, or answered by playing on. */
export interface DrawNews {
  type: "draw";
  seat: number;
  state: "offered" | "refused";
}

export interface Reaction {
  type: "reaction";
  seat: number;
  kind: string;
}

export interface RingTime {
  seat: number;
  millis: number;
}

/** How the bell was decided, and how close it was. */
export interface BellNews {
  type: "bell";
  seq: number;
  winner: number;
  rings: RingTime[];
  margin: number | null;
}

export interface Pong {
  type: "pong";
  t: number;
}

/** Not ok: what is played cannot be written down, as on a full disk. The match waits, and goes on by itself. */
export interface StoreNews {
  type: "store";
  ok: boolean;
}

/** You were too slow to be told everything: sit again, with the `since` you have. */
export interface Resync {
  type: "resync";
}

export type FromClient = Sit | Move | Why | AskHint | Ring | React | AskUndo | Grant | Leave | Back | Resign | Draw | Replace | Fill | Ping;

export type FromServer = TableNews | Steps | RefusedMove | Because | HintNews | ErrorNews | UndoNews | DrawNews | Reaction | BellNews | StoreNews | Resync | Pong;

export const REACTIONS = ["clap", "wow", "hmm", "oops", "thanks", "wait"] as const;
