// From a sign in the hall to a table: who sits where for each of the ways to play.
import { openLesson, openTable } from "../api";
import { gentlest, hearNews, neighbourOf, opponentNamed, plainBots, usualOpponent } from "../climbing";
import { keepTable, keptTables, likes, type SetUp } from "../memory.svelte";
import type { GameCard, OptionCard, SeatWish, TableWish } from "../messages";
import { go } from "../routes.svelte";
import { t } from "../words.svelte";

export type Way = "now" | "invite" | "same" | "watch" | "learn";

const LONGEST_CLOCK = 600; // minutes
const LIVELY_TABLE = 3; // players, where a game allows more than two and nobody has chosen

export function usualSetUp(game: GameCard): SetUp {
  const [fewest, most] = game.seats;
  const players = Math.max(fewest, Math.min(most, LIVELY_TABLE));
  const usual: SetUp = { players, opponent: "", clock: 0, live: game.has_windows === true, options: firstOptions(game) };
  const kept = likes.setUps[game.name];
  return kept ? suited(game, kept, usual) : usual;
}

/** Keeps what was chosen by hand. House rules that a first match has by itself are none of it: the next one is no first match. */
export function keepChoice(game: GameCard, chosen: Partial<SetUp>): void {
  likes.setUps[game.name] = { ...usualSetUp(game), options: chosenOptions(game), ...chosen };
}

/** House rules that somebody chose by hand, as far as this game still knows them. */
export function chosenOptions(game: GameCard): SetUp["options"] {
  const kept = likes.setUps[game.name]?.options ?? {};
  return Object.fromEntries(game.options.flatMap((option) => (isChoice(option, kept[option.key]) ? [[option.key, kept[option.key]!]] : [])));
}

/** House rules for whoever has not played this game to its end yet; a lesson is no match. */
export function firstOptions(game: GameCard): SetUp["options"] {
  const hasPlayed = keptTables().some((table) => table.game === game.name && table.status === "over" && !table.learning);
  return hasPlayed ? {} : Object.fromEntries(game.options.filter((option) => option.first).map((option) => [option.key, true]));
}

/** What somebody chose last, as far as this game still knows it. */
function suited(game: GameCard, kept: SetUp, usual: SetUp): SetUp {
  const isWhole = (value: number, low: number, high: number) => Number.isInteger(value) && low <= value && value <= high;
  return {
    players: isWhole(kept.players, ...game.seats) ? kept.players : usual.players,
    opponent: isOpponent(game, kept.opponent) ? kept.opponent : usual.opponent,
    clock: isWhole(kept.clock, 0, LONGEST_CLOCK) ? kept.clock : usual.clock,
    live: kept.live,
    options: { ...usual.options, ...chosenOptions(game) },
  };
}

const isOpponent = (game: GameCard, name: string): boolean => opponentNamed(game, name) !== undefined || plainBots(game).includes(name);

/** Who sits down: whoever was chosen by hand, or whose turn it is. */
export function botFor(game: GameCard): string {
  return usualSetUp(game).opponent || usualOpponent(game);
}

function isChoice(option: OptionCard, value: boolean | number | string | undefined): boolean {
  if (option.kind === "number") return typeof value === "number" && option.low <= value && value <= option.high;
  return option.kind === "flag" ? typeof value === "boolean" : option.choices.includes(String(value));
}

function seatsFor(way: Way, game: GameCard, players: number): SeatWish[] {
  const bot = botFor(game);
  // Two of one name are hard to tell apart; with more of them friends come along.
  if (way === "watch" && players === 2) return [bot, neighbourOf(game, bot)].map((one) => ({ kind: "bot", bot: one }));
  const others: Record<Way, SeatWish> = {
    now: { kind: "bot", bot },
    learn: { kind: "bot", bot: gentlest(game) },
    watch: { kind: "bot", bot },
    invite: { kind: "open" },
    same: { kind: "same" },
  };
  return Array.from({ length: players }, (_, i) => (i === 0 && way !== "watch" ? { kind: "me" } : others[way]));
}

export async function open(game: GameCard, way: Way): Promise<void> {
  const nickname = likes.nickname.trim() || t("guest");
  const made = way === "learn" && game.lesson ? await openLesson(game.name, nickname) : await openTable(wishFor(game, way, nickname));
  const seats = made.seats.flatMap(({ seat, secret }) => (secret ? [{ seat, secret }] : []));
  const status = way === "invite" ? "open" : "playing";
  keepTable({ id: made.table, game: game.name, seats, names: [], status, outcome: null, when: Date.now(), learning: way === "learn" });
  hearNews(game);
  go(made.table);
}

function wishFor(game: GameCard, way: Way, nickname: string): TableWish {
  const setUp = usualSetUp(game);
  return {
    game: game.name,
    options: setUp.options,
    seats: seatsFor(way, game, setUp.players),
    nickname,
    clock_minutes: way === "learn" ? 0 : setUp.clock,
    live: setUp.live && way !== "same" && way !== "learn", // one screen has one space bar, and a lesson no hurry
  };
}
