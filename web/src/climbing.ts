// Whom one meets: the opponents of a game as rungs of a ladder. Whoever wins meets the next one, whoever loses twice in a
// row a gentler one; only matches against the one whose turn it is count, and a choice by hand is left alone.
import { keptTable, likes, noteTable, type OwnSeat } from "./memory.svelte";
import type { GameCard, Opponent, Outcome, SeatCard } from "./messages";
import { hasText, t } from "./words.svelte";

export interface Climb {
  rung: number; // from 0, the gentlest
  lost: number; // in a row, against this one
  news: "" | "up" | "down" | "top"; // what the hall has still to say about it
}

const ENDS = ["strongest", "gentlest"]; // other names of people who have one
const PATIENCE = 2; // matches lost in a row before somebody gentler comes
const BEGUN: Climb = { rung: 0, lost: 0, news: "" };

export const opponentsOf = (game: GameCard): Opponent[] => game.opponents ?? [];
export const opponentNamed = (game: GameCard, name: string): Opponent | undefined => opponentsOf(game).find((one) => one.name === name);

/** What somebody is called on the screen, be it a person of the ladder or a bot for measuring. */
export function shownName(game: GameCard, bot: string): string {
  return opponentNamed(game, bot)?.shown ?? (hasText("", `web-bot-${bot}`) ? t(`bot-${bot}.name`) : bot);
}

/** Bots that are nobody in particular: for measuring, and all there is where a game has no ladder. */
export const plainBots = (game: GameCard): string[] => game.bots.filter((bot) => !ENDS.includes(bot) && !opponentNamed(game, bot));

export function climbOf(game: GameCard): Climb {
  const { rung, lost, news } = likes.climbs[game.name] ?? BEGUN;
  return { rung: Math.min(rung, Math.max(0, opponentsOf(game).length - 1)), lost, news };
}

/** Who sits down if nobody is chosen by hand. */
export function usualOpponent(game: GameCard): string {
  const turn = opponentsOf(game)[climbOf(game).rung];
  if (turn) return turn.name;
  const plain = plainBots(game);
  return plain.includes("greedy") ? "greedy" : (plain[0] ?? "greedy");
}

/** Whom somebody of the ladder meets where one only looks on: the next one up, at the top the one below. */
export function neighbourOf(game: GameCard, bot: string): string {
  const names = opponentsOf(game).map((one) => one.name);
  const rung = names.indexOf(bot);
  return rung < 0 ? bot : (names[rung + 1] ?? names[rung - 1] ?? bot);
}

/** A lesson is no contest. */
export const gentlest = (game: GameCard): string => opponentsOf(game)[0]?.name ?? usualOpponent(game);

export function climbed({ rung, lost }: Climb, won: boolean, rungs: number): Climb {
  if (won) return rung + 1 < rungs ? { rung: rung + 1, lost: 0, news: "up" } : { rung, lost: 0, news: "top" };
  if (lost + 1 < PATIENCE) return { rung, lost: lost + 1, news: "" };
  return rung > 0 ? { rung: rung - 1, lost: 0, news: "down" } : BEGUN;
}

/** Whether the one person at a table of bots won; null where that is no question, or a draw. */
export function wonAlone(outcome: Outcome, seats: SeatCard[], own: OwnSeat[], bot: string): boolean | null {
  const mine = own.length === 1 ? own[0]!.seat : -1;
  const others = seats.filter((one) => one.seat !== mine);
  if (seats[mine]?.kind !== "person" || !others.length || others.some((one) => one.kind !== "bot" || one.bot !== bot)) return null;
  if (outcome.winners.length !== 1) return outcome.winners.includes(mine) ? null : false;
  return outcome.winners[0] === mine;
}

/** A match is over: counts it once, if it counts; says whether it did. */
export function noteResult(table: string, game: GameCard, outcome: Outcome, seats: SeatCard[], own: OwnSeat[]): boolean {
  const kept = keptTable(table);
  if (!kept || kept.counted || kept.learning || !opponentsOf(game).length) return false;
  noteTable(table, { counted: true });
  const won = likes.setUps[game.name]?.opponent ? null : wonAlone(outcome, seats, own, usualOpponent(game));
  if (won !== null) likes.climbs[game.name] = climbed(climbOf(game), won, opponentsOf(game).length);
  return won !== null;
}

/** What has changed, as the key of a text and whom it speaks of; null: nothing that is still news. */
export function climbNews(game: GameCard): { key: string; who: string; next: string } | null {
  const { rung, news } = climbOf(game);
  if (!news) return null;
  const shown = (at: number) => opponentsOf(game)[at]?.shown ?? "";
  const met = { up: rung - 1, down: rung + 1, top: rung }[news];
  return shown(met) ? { key: `climb-${news}`, who: shown(met), next: shown(rung) } : null;
}

/** Somebody sits down again: what was news is none any more. */
export function hearNews(game: GameCard): void {
  const climb = likes.climbs[game.name];
  if (climb?.news) climb.news = "";
}
