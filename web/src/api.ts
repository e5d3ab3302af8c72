// Plain requests to the server. Live play goes over the socket; everything else is here.
import type { Address, Drawing, Drawings, GameCard, Games, Joined, Lesson, Problem, RecordOpened, Rule, Rules, Scene, Scenes, Summary, TableMade, TableWish } from "./messages";

export type Choices = Record<string, boolean | number | string>;

/** What the server said no to, in its own words. */
export class Refusal extends Error {
  constructor(readonly status: number, readonly problem: Problem) {
    super(problem.message);
  }
}

async function ask(path: string, body?: unknown): Promise<Response> {
  const post = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(path, body === undefined ? {} : post);
  if (!answer.ok) throw new Refusal(answer.status, await reason(answer));
  return answer;
}

/** What the server says, or what can be said for one that stands between and speaks another language. */
async function reason(answer: Response): Promise<Problem> {
  const plain = { code: String(answer.status), message: answer.statusText || String(answer.status) };
  try {
    const said = (await answer.json()) as Partial<Problem> | null;
    return typeof said?.code === "string" && typeof said.message === "string" ? (said as Problem) : plain;
  } catch {
    return plain;
  }
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await ask(path, body)).json()) as T;
}

export async function fetchText(path: string): Promise<string> {
  return (await ask(path)).text();
}

export async function fetchGames(): Promise<GameCard[]> {
  return (await json<Games>("/api/games")).games;
}

function written(value: boolean | number | string): string {
  return value === true ? "yes" : value === false ? "no" : String(value);
}

/** One game with its catalogue. */
export async function fetchGame(game: string, options: Choices): Promise<GameCard> {
  const query = new URLSearchParams(Object.entries(options).map(([key, value]) => [key, written(value)]));
  return json(`/api/games/${game}?${query}`);
}

export async function fetchRules(game: string, language: string): Promise<Rule[]> {
  return (await json<Rules>(`/api/games/${game}/rules/${language}`)).rules;
}

export const fetchLesson = (game: string): Promise<Lesson> => json(`/api/games/${game}/lesson`);

export async function fetchDrawings(game: string): Promise<Drawing[]> {
  return (await json<Drawings>(`/api/games/${game}/drawings`)).drawings;
}

/** The hall's address on the local network; "" where nobody else may come in. */
export async function fetchAddress(): Promise<string> {
  return (await json<Address>("/api/address")).lan;
}

export const openTable = (wish: TableWish): Promise<TableMade> => json("/api/tables", wish);
export const openLesson = (game: string, nickname: string): Promise<TableMade> => json("/api/lessons", { game, nickname });
export const fetchTable = (id: string): Promise<Summary> => json(`/api/tables/${id}`);
export const fetchRecord = (id: string): Promise<string> => fetchText(`/api/tables/${id}/record`);
export const openRecord = (text: string): Promise<RecordOpened> => json("/api/records", { text });
export const joinTable = (id: string, nickname: string): Promise<Joined> => json(`/api/tables/${id}/join`, { nickname });
export const rematch = (id: string, secret: string): Promise<TableMade> => json(`/api/tables/${id}/rematch`, { secret });

export async function fetchFrames(id: string): Promise<Scene[]> {
  return (await json<Scenes>(`/api/tables/${id}/frames`)).frames;
}
