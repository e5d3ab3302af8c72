// What this browser remembers: how its owner likes things, and the tables they sat at. Nothing of it leaves the browser
// but a seat's own secret, sent to the table it belongs to.
import type { Climb } from "./climbing";
import type { OwnSeat, SeatLink } from "./keys";
import type { Outcome, Summary } from "./messages";
import { readLikes, readTables } from "./remembered";

export type { OwnSeat } from "./keys";

export type Language = "en" | "fr";
export type Theme = "system" | "night" | "day";

export type Palette = "market" | "clear"; // clear: told apart with any colour blindness
export type Pace = "calm" | "normal" | "quick" | "none";
export interface Likes {
  nickname: string;
  language: Language;
  theme: Theme;
  palette: Palette;
  sound: boolean;
  volume: number; // percent
  notices: boolean; // told of one's turn while looking elsewhere
  letters: number; // percent of the size that words usually have
  stillness: "system" | "still" | "lively";
  pace: Pace; // of bots, movements and replays
  curtain: boolean;
  plain: boolean; // every game as panels and words
  warnings: boolean; // a move that throws something away is asked for twice
  formalities: boolean; // what is no choice is made without asking
  moves: boolean; // the list of moves stands open beside a drawn table
  setUps: Record<string, SetUp>;
  climbs: Record<string, Climb>; // how far one has come on the ladder of a game
}

/** How somebody last set a game up. */
export interface SetUp {
  players: number;
  opponent: string; // chosen by hand; "": whoever's turn it is
  clock: number;
  live: boolean;
  options: Record<string, boolean | number | string>;
}

export interface KeptTable {
  id: string;
  game: string;
  seats: OwnSeat[];
  names: string[];
  status: Summary["status"];
  outcome: Outcome | null;
  when: number;
  learning?: boolean;
  alone?: boolean; // its lesson has been ended
  counted?: boolean; // its end has moved the ladder, or was found not to
}

const LIKES = "criee.likes";
const TABLES = "criee.tables";
const MOST_TABLES = 300; // some hundred kilobytes: years of evenings

function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null; // private windows may refuse, old data may not parse: start afresh
  }
}

function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // full or forbidden: the page works without a memory
  }
}

function browserLanguage(): Language {
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

// Somebody who has not given a name yet gets one: a log full of "You" reads badly at a table of four.
const NAMES = ["Ana", "Bo", "Inès", "Ken", "Malo", "Mei", "Rosa", "Tuan", "Yann", "Zoé"];

const DEFAULTS: Likes = {
  nickname: NAMES[Math.floor(Math.random() * NAMES.length)] ?? "",
  language: browserLanguage(),
  theme: "system",
  palette: "market",
  sound: true,
  volume: 100,
  notices: false,
  letters: 100,
  stillness: "system",
  pace: "normal",
  curtain: true,
  plain: false,
  warnings: true,
  formalities: true,
  moves: true,
  setUps: {},
  climbs: {},
};

export const likes: Likes = $state({ ...DEFAULTS, ...readLikes(stored(LIKES)) });

export function keepLikes(): void {
  store(LIKES, likes);
}

const kept: { tables: KeptTable[] } = $state({ tables: readTables(stored(TABLES)) });

export function keptTables(): KeptTable[] {
  return kept.tables;
}

export function keptTable(id: string): KeptTable | undefined {
  return kept.tables.find((table) => table.id === id);
}

export function keepTable(table: KeptTable): void {
  kept.tables = [table, ...kept.tables.filter((other) => other.id !== table.id)].slice(0, MOST_TABLES);
  store(TABLES, kept.tables);
}

/** A link brought keys: kept beside those that are there, of which none is given up for them. The table finds out which are true. */
export function addKeys(id: string, { game, seats }: SeatLink): void {
  const kept = keptTable(id) ?? { id, game, seats: [], names: [], status: "playing", outcome: null, when: 0 };
  const fresh = seats.filter((own) => !kept.seats.some((other) => other.secret === own.secret));
  keepTable({ ...kept, seats: [...kept.seats, ...fresh], when: Date.now() });
}

/** Notes what has become of a table, without moving it in the list. */
export function noteTable(id: string, news: Partial<KeptTable>): void {
  const table = keptTable(id);
  if (!table) return;
  Object.assign(table, news);
  store(TABLES, kept.tables);
}

/** Takes a table off the list; what is returned puts it back where it was, keys and all. */
export function forgetTable(id: string): () => void {
  const at = kept.tables.findIndex((table) => table.id === id);
  const [gone] = kept.tables.slice(at, at + 1);
  kept.tables = kept.tables.filter((table) => table.id !== id);
  store(TABLES, kept.tables);
  return () => {
    if (at < 0 || !gone || keptTable(id)) return;
    kept.tables = [...kept.tables.slice(0, at), gone, ...kept.tables.slice(at)];
    store(TABLES, kept.tables);
  };
}

// Other windows of the same browser write the same memory.
addEventListener("storage", (event) => {
  if (event.key === TABLES) kept.tables = readTables(stored(TABLES));
  if (event.key === LIKES) Object.assign(likes, readLikes(stored(LIKES)));
});

const quiet = matchMedia("(prefers-reduced-motion: reduce)");
const dark = matchMedia("(prefers-color-scheme: dark)");
const system = $state({ still: quiet.matches, dark: dark.matches });
quiet.addEventListener("change", () => (system.still = quiet.matches));
dark.addEventListener("change", () => (system.dark = dark.matches));

export function isStill(): boolean {
  return likes.stillness === "system" ? system.still : likes.stillness === "still";
}

export function isNight(): boolean {
  return likes.theme === "system" ? system.dark : likes.theme === "night";
}
