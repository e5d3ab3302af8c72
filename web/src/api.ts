// Plain requests to the server. Live play goes over the socket; everything else is here.
import type { Outcome, SeatInfo, Status, Tally, Told, View } from "./messages";

export interface GameOption {
  key: string;
  kind: "flag" | "choice" | "number";
  default: boolean | number | string;
  choices: string[];
  low: number;
  high: number;
  rule: string;
}
export interface GameSign {
  name: string;
  version: number;
  seats: [number, number];
  minutes: number;
  weight: number;
  prefix: string;
  options: GameOption[];
  ours: number;
  bots: string[];
}
export type Choices = Record<string, boolean | number | string>;
export interface SeatWish {
  kind: "me" | "open" | "bot" | "same";
  bot?: string;
}
export interface Wish {
  game: string;
  options: Choices;
  seats: SeatWish[];
  nickname: string;
  clock_minutes: number;
  seed?: number;
}
export interface Opened {
  table: string;
  seats: { seat: number; secret: string | null }[];
}
export interface Summary {
  table: string;
  game: string;
  options: Choices;
  seats: SeatInfo[];
  status: Status;
  seq: number;
  outcome: Outcome | null;
}
export interface Rule {
  number: string;
  section: string;
  text: string;
}
export interface Frame {
  steps: Told[];
  view: View;
  score: Tally[];
}

/** What the server said no to, in its own words. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function ask(path: string, body?: unknown): Promise<Response> {
  const options = body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, options);
  if (!answer.ok) throw new Refusal(answer.status, await reason(answer));
  return answer;
}

async function reason(answer: Response): Promise<string> {
  try {
    const body = (await answer.json()) as { message?: string; error?: string };
    return body.message ?? body.error ?? answer.statusText;
  } catch {
    return answer.statusText;
  }
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await ask(path, body)).json()) as T;
}

export async function fetchText(path: string): Promise<string> {
  return (await ask(path)).text();
}

export async function fetchGames(): Promise<GameSign[]> {
  return (await json<{ games: GameSign[] }>("/api/games")).games;
}

export async function fetchCatalogue(game: string, options: Choices): Promise<Record<string, unknown>> {
  const query = new URLSearchParams(Object.entries(options).map(([key, value]) => [key, value === true ? "yes" : value === false ? "no" : String(value)]));
  return (await json<{ catalogue: Record<string, unknown> }>(`/api/games/${game}?${query}`)).catalogue;
}

export async function fetchRules(game: string, language: string): Promise<Rule[]> {
  return (await json<{ rules: Rule[] }>(`/api/games/${game}/rules/${language}`)).rules;
}

export const openTable = (wish: Wish): Promise<Opened> => json("/api/tables", wish);
export const fetchTable = (id: string): Promise<Summary> => json(`/api/tables/${id}`);
export const fetchRecord = (id: string): Promise<string> => fetchText(`/api/tables/${id}/record`);
export const openRecord = (text: string): Promise<{ table: string }> => json("/api/records", { text });

export async function joinTable(id: string, nickname: string, seat?: number): Promise<{ seat: number; secret: string }> {
  return json(`/api/tables/${id}/join`, seat === undefined ? { nickname } : { nickname, seat });
}

export const rematch = (id: string, secret: string): Promise<Opened> => json(`/api/tables/${id}/rematch`, { secret });

export async function fetchFrames(id: string): Promise<Frame[]> {
  return (await json<{ frames: Frame[] }>(`/api/tables/${id}/frames`)).frames;
}
