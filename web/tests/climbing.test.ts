import { beforeEach, expect, test } from "vitest";
import type { Climb } from "../src/climbing";
import type { GameCard, Opponent, Outcome, SeatCard } from "../src/messages";
import { openPage, type Page } from "./page";

const person = (shown: string): Opponent => ({ name: shown.toLowerCase(), shown, style: "steady", character: {}, face: { skin: 1, hair: "", colour: "", hat: "", wears: "", cloth: "" } });
const GAME: GameCard = {
  name: "tsukiji", version: 1, seats: [2, 4], minutes: 15, weight: 2, prefix: "T", ours: 0, options: [],
  bots: ["noa", "gwenn", "hiro", "strongest", "gentlest", "random", "greedy"], opponents: ["Noa", "Gwenn", "Hiro"].map(person),
};
const HERRING: GameCard = { ...GAME, name: "herring", bots: ["strongest", "gentlest", "random", "greedy"], opponents: undefined };
const OWN = [{ seat: 0, secret: `0-${"A".repeat(27)}` }];
const climb = (rung: number, lost = 0, news: Climb["news"] = ""): Climb => ({ rung, lost, news });
const seat = (seat: number, kind: SeatCard["kind"], bot = ""): SeatCard => ({ seat, name: bot, kind, online: true, bot, gone: 0 });
const against = (...bots: string[]): SeatCard[] => [seat(0, "person"), ...bots.map((bot, i) => seat(i + 1, "bot", bot))];
const won = (...winners: number[]): Outcome => ({ winners, scores: [1, 0], rule: "", why: { key: "", args: {}, rule: "" } });
let page: Page;

function remember(likes: object = {}, table: object = {}): void {
  const kept = { id: "abc", game: "tsukiji", seats: OWN, names: [], status: "playing", outcome: null, when: 0, ...table };
  page = openPage({ memory: { "criee.likes": likes, "criee.tables": [kept] } });
}
const load = async () => ({ ...(await import("../src/climbing")), ...(await import("../src/memory.svelte")) });
beforeEach(() => remember());

test("a newcomer meets the gentlest; where there is no ladder, the better of the plain ones", async () => {
  const { gentlest, plainBots, usualOpponent } = await load();
  expect([usualOpponent(GAME), gentlest(GAME), usualOpponent(HERRING), gentlest(HERRING)]).toEqual(["noa", "noa", "greedy", "greedy"]);
  expect([plainBots(GAME), plainBots(HERRING)]).toEqual([["random", "greedy"], ["random", "greedy"]]);
});

test.each([
  [climb(0), true, climb(1, 0, "up")],
  [climb(1, 1), true, climb(2, 0, "up")],
  [climb(2, 1), true, climb(2, 0, "top")],
  [climb(1), false, climb(1, 1)],
  [climb(1, 0, "up"), false, climb(1, 1)],
  [climb(1, 1), false, climb(0, 0, "down")],
  [climb(0, 1), false, climb(0)],
])("from %j, won %j, one stands at %j", async (before, did, after) => {
  expect((await load()).climbed(before, did, 3)).toEqual(after);
});

test.each([
  ["against the one whose turn it is", against("noa"), won(0), climb(1, 0, "up")],
  ["against three of them", against("noa", "noa", "noa"), won(0), climb(1, 0, "up")],
  ["lost", against("noa"), won(1), climb(0, 1)],
  ["lost to two who share it", against("noa", "noa"), won(1, 2), climb(0, 1)],
])("what counts: %s", async (_what, seats, outcome, after) => {
  const { likes, noteResult } = await load();
  expect(noteResult("abc", GAME, outcome, seats, OWN)).toBe(true);
  expect(likes.climbs.tsukiji).toEqual(after);
  expect(noteResult("abc", GAME, outcome, seats, OWN)).toBe(false); // once, however often one looks at it again
  expect(likes.climbs.tsukiji).toEqual(after);
  expect(page.recall("criee.tables")).toMatchObject([{ counted: true }]);
});

test.each([
  ["a draw", against("noa"), won(0, 1), OWN],
  ["somebody else of the ladder", against("hiro"), won(0), OWN],
  ["company of another strength", against("noa", "gwenn"), won(0), OWN],
  ["another person", [...against("noa"), seat(2, "person")], won(0), OWN],
  ["a bot that kept the seat warm", [seat(0, "away", "greedy"), seat(1, "bot", "noa")], won(0), OWN],
  ["nobody's seat", against("noa"), won(0), []],
  ["two seats at one screen", against("noa"), won(0), [...OWN, { seat: 1, secret: "" }]],
])("what does not count: %s", async (_what, seats, outcome, own) => {
  const { likes, noteResult } = await load();
  expect(noteResult("abc", GAME, outcome, seats, own)).toBe(false);
  expect(likes.climbs).toEqual({});
});

test("a lesson does not count, nor a game without a ladder, nor a table that this browser does not know", async () => {
  remember({}, { learning: true });
  const { likes, noteResult } = await load();
  expect(noteResult("abc", GAME, won(0), against("noa"), OWN)).toBe(false);
  expect(noteResult("xyz", GAME, won(0), against("noa"), OWN)).toBe(false);
  expect(noteResult("abc", HERRING, won(0), against("greedy"), OWN)).toBe(false);
  expect(likes.climbs).toEqual({});
});

test("a choice by hand stays a choice by hand", async () => {
  remember({ setUps: { tsukiji: { players: 2, opponent: "gwenn", clock: 0, live: false, options: {} } }, climbs: { tsukiji: climb(1) } });
  const { likes, noteResult } = await load();
  expect(noteResult("abc", GAME, won(0), against("gwenn"), OWN)).toBe(false);
  expect([likes.setUps.tsukiji!.opponent, likes.climbs.tsukiji]).toEqual(["gwenn", climb(1)]);
});

test.each([
  [climb(1, 0, "up"), { key: "climb-up", who: "Noa", next: "Gwenn" }],
  [climb(1, 0, "down"), { key: "climb-down", who: "Hiro", next: "Gwenn" }],
  [climb(2, 0, "top"), { key: "climb-top", who: "Hiro", next: "Hiro" }],
  [climb(1), null],
  [climb(0, 0, "up"), null], // nobody stands below: an edited memory
])("the news of %j are %j", async (at, news) => {
  remember({ climbs: { tsukiji: at } });
  expect((await load()).climbNews(GAME)).toEqual(news);
});

test("a ladder that has become shorter is climbed no further than it goes", async () => {
  remember({ climbs: { tsukiji: climb(40) } });
  const { noteResult, likes, usualOpponent } = await load();
  expect(usualOpponent(GAME)).toBe("hiro");
  noteResult("abc", GAME, won(0), against("hiro"), OWN);
  expect(likes.climbs.tsukiji).toEqual(climb(2, 0, "top"));
});
