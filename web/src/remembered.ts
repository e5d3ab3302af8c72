// What a browser has written down may have been edited, cut or written by an older page: each field is looked at before
// it is believed. What does not fit is left out, the rest stays.
import type { Climb } from "./climbing";
import { isKey, type OwnSeat } from "./keys";
import type { KeptTable, Likes, SetUp } from "./memory.svelte";
import type { Outcome } from "./messages";

type Fields = Record<string, unknown>;

/** How large words may be, in percent. */
export const LETTERS: readonly number[] = [90, 100, 115, 130];
const LONGEST_NAME = 24;
const MOST_SEATS = 32; // twice as many as a table has: a link may bring a second key for each
const LATEST = 8.64e15; // the last moment a Date can name

const isFields = (value: unknown): value is Fields => value !== null && typeof value === "object" && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isCount = (value: unknown): value is number => isNumber(value) && Number.isInteger(value) && value >= 0;
const isFlag = (value: unknown): value is boolean => typeof value === "boolean";
const isSimple = (value: unknown): value is boolean | number | string => isText(value) || isNumber(value) || isFlag(value);
const isOneOf =
  <T extends string>(...choices: T[]) =>
  (value: unknown): value is T =>
    choices.includes(value as T);
const listOf = <T>(value: unknown, fits: (item: unknown) => item is T): T[] => (Array.isArray(value) ? value.filter(fits) : []);

const LIKES: { [key in keyof Likes]: (value: unknown) => boolean } = {
  nickname: (value) => isText(value) && value.length <= LONGEST_NAME,
  language: isOneOf("en", "fr"),
  theme: isOneOf("system", "night", "day"),
  palette: isOneOf("market", "clear"),
  sound: isFlag,
  volume: (value) => isCount(value) && value <= 100,
  notices: isFlag,
  letters: (value) => LETTERS.includes(value as number),
  stillness: isOneOf("system", "still", "lively"),
  pace: isOneOf("calm", "normal", "quick", "none"),
  curtain: isFlag,
  plain: isFlag,
  warnings: isFlag,
  formalities: isFlag,
  moves: isFlag,
  setUps: isFields,
  climbs: isFields,
};

/** How somebody likes things, as far as it can be made out. */
export function readLikes(value: unknown): Partial<Likes> {
  if (!isFields(value)) return {};
  const fit = Object.entries(LIKES).flatMap(([key, fits]) => (fits(value[key]) ? [[key, value[key]]] : []));
  const likes = Object.fromEntries(fit) as Partial<Likes>;
  if (likes.setUps) likes.setUps = readSetUps(likes.setUps);
  if (likes.climbs) likes.climbs = readClimbs(likes.climbs);
  return likes;
}

function readSetUps(value: Fields): Record<string, SetUp> {
  return Object.fromEntries(Object.entries(value).flatMap(([game, kept]) => (isSetUp(kept) ? [[game, readSetUp(kept)]] : [])));
}

/** Whether it is one at all; whether it suits the game is asked when it is used. */
function isSetUp(value: unknown): value is SetUp {
  if (!isFields(value) || !isFields(value.options)) return false;
  const { players, clock, live, options } = value;
  return isNumber(players) && isNumber(clock) && isFlag(live) && Object.values(options).every(isSimple);
}

/** Older pages wrote down a bot that nobody need have chosen: that is no choice by hand. */
function readSetUp({ players, opponent, clock, live, options }: SetUp): SetUp {
  return { players, opponent: isText(opponent) ? opponent : "", clock, live, options };
}

function readClimbs(value: Fields): Record<string, Climb> {
  return Object.fromEntries(Object.entries(value).flatMap(([game, kept]) => (isClimb(kept) ? [[game, kept]] : [])));
}

/** Whether the ladder is so high is asked when it is climbed. */
function isClimb(value: unknown): value is Climb {
  if (!isFields(value)) return false;
  return isCount(value.rung) && isCount(value.lost) && isOneOf("", "up", "down", "top")(value.news);
}

/** The tables somebody sat at, each once. */
export function readTables(value: unknown): KeptTable[] {
  const tables = listOf(value, isFields).flatMap((one) => readTable(one) ?? []);
  return tables.filter((table, i) => tables.findIndex((other) => other.id === table.id) === i);
}

function readTable(one: Fields): KeptTable | null {
  if (!isText(one.id) || !/^[\w-]{1,24}$/.test(one.id) || !isText(one.game)) return null;
  return {
    id: one.id,
    game: one.game,
    seats: listOf(one.seats, isSeat).slice(0, MOST_SEATS),
    names: listOf(one.names, isText),
    status: isOneOf("open", "playing", "over")(one.status) ? one.status : "playing",
    outcome: isOutcome(one.outcome) ? one.outcome : null,
    when: isNumber(one.when) && Math.abs(one.when) <= LATEST ? one.when : 0,
    learning: one.learning === true,
    alone: one.alone === true,
    counted: one.counted === true,
  };
}

function isSeat(value: unknown): value is OwnSeat {
  return isFields(value) && isNumber(value.seat) && isText(value.secret) && isKey({ seat: value.seat, secret: value.secret });
}

/** Only what the list of tables shows; a table itself asks the server. */
function isOutcome(value: unknown): value is Outcome {
  return isFields(value) && [value.winners, value.scores].every((list) => Array.isArray(list) && list.every(isNumber));
}
