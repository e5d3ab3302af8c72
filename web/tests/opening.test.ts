import { beforeEach, expect, test, vi } from "vitest";
import type { SetUp } from "../src/memory.svelte";
import type { GameCard, Opponent, OptionCard, TableWish } from "../src/messages";
import { openPage, type Page } from "./page";

const option = (key: string, kind: OptionCard["kind"]): OptionCard => ({ key, kind, default: 0, choices: ["day", "night"], low: 1, high: 5, rule: "", first: false });
const GAME: GameCard = {
  name: "tokyo", version: 1, seats: [2, 6], minutes: 90, weight: 3, prefix: "K", ours: 0, bots: ["strongest", "gentlest", "random", "greedy"], has_windows: true,
  options: [option("kind", "flag"), option("rounds", "number"), option("face", "choice")],
};
const KEPT: SetUp = { players: 4, opponent: "random", clock: 20, live: false, options: { kind: true, rounds: 3, face: "night" } };
const person = (name: string): Opponent => ({ name, shown: name, style: "bold", character: {}, face: { skin: 1, hair: "", colour: "", hat: "", wears: "", cloth: "" } });
const LADDER: GameCard = { ...GAME, bots: ["noa", "gwenn", ...GAME.bots], opponents: [person("noa"), person("gwenn")] };
let wishes: TableWish[];

function open(setUp?: unknown): Page {
  return openPage({ memory: { "criee.likes": { nickname: " Zoé ", setUps: setUp ? { tokyo: setUp } : {} } } });
}
const load = () => import("../src/hall/opening");

beforeEach(() => {
  wishes = [];
  vi.stubGlobal("fetch", (_path: string, { body }: { body: string }) => {
    const wish = JSON.parse(body) as TableWish;
    wishes.push(wish);
    const seats = wish.seats.map(({ kind }, seat) => ({ seat, secret: kind === "me" || kind === "same" ? `${seat}-${"A".repeat(27)}` : null }));
    return Promise.resolve(new Response(JSON.stringify({ table: "abc", seats })));
  });
});

test("nobody has chosen yet: a lively table with the better bot, within what the game allows", async () => {
  open();
  const { botFor, usualSetUp } = await load();
  expect(usualSetUp(GAME)).toEqual({ players: 3, opponent: "", clock: 0, live: true, options: {} });
  const slow = { ...GAME, seats: [2, 2] as [number, number], bots: ["slow"], has_windows: false };
  expect(usualSetUp(slow)).toMatchObject({ players: 2, live: false });
  expect([botFor(GAME), botFor(slow), botFor(LADDER)]).toEqual(["greedy", "slow", "noa"]);
  expect(usualSetUp({ ...GAME, seats: [4, 5] }).players).toBe(4);
});

test("somebody's first match has the house rules for it; whoever has finished one, or has chosen, does without", async () => {
  const game = { ...GAME, options: [{ ...option("beginner", "flag"), first: true }, option("rounds", "number")] };
  open();
  const { usualSetUp } = await load();
  expect(usualSetUp(game).options).toEqual({ beginner: true });
  const { keepTable } = await import("../src/memory.svelte");
  const table = { id: "a", game: "tokyo", seats: [], names: [], status: "over" as const, outcome: null, when: 1 };
  keepTable({ ...table, learning: true });
  expect(usualSetUp(game).options).toEqual({ beginner: true });
  keepTable({ ...table, id: "b" });
  expect(usualSetUp(game).options).toEqual({});
  open({ ...KEPT, options: { beginner: false, rounds: 3 } });
  expect((await load()).usualSetUp(game).options).toEqual({ beginner: false, rounds: 3 });
});

test("the house rules of a first match are not kept for the next one, whatever else is chosen beside them", async () => {
  const game = { ...GAME, options: [{ ...option("beginner", "flag"), first: true }, option("rounds", "number")] };
  open();
  const { keepChoice, usualSetUp } = await load();
  const { keepTable } = await import("../src/memory.svelte");
  keepChoice(game, { players: 4 });
  expect(usualSetUp(game)).toMatchObject({ players: 4, options: { beginner: true } });
  keepChoice(game, { options: { rounds: 2 } });
  expect(usualSetUp(game)).toMatchObject({ players: 4, options: { beginner: true, rounds: 2 } });
  keepTable({ id: "a", game: "tokyo", seats: [], names: [], status: "over", outcome: null, when: 1 });
  expect(usualSetUp(game)).toMatchObject({ players: 4, options: { rounds: 2 } });
  expect(usualSetUp(game).options).not.toHaveProperty("beginner");
  keepChoice(game, { options: { beginner: true } }); // by hand
  expect(usualSetUp(game).options).toEqual({ beginner: true });
});

test("what somebody chose last is chosen again", async () => {
  open(KEPT);
  expect((await load()).usualSetUp(GAME)).toEqual(KEPT);
});

test.each([
  [{ players: 7 }, { players: 3 }],
  [{ players: 2.5 }, { players: 3 }],
  [{ opponent: "gone" }, { opponent: "" }],
  [{ opponent: "strongest" }, { opponent: "" }],
  [{ clock: 601 }, { clock: 0 }],
  [{ clock: -1 }, { clock: 0 }],
  [{ options: { kind: "yes", rounds: 6, face: "dusk", gone: 1 } }, { options: {} }],
  [{ options: { kind: false, rounds: 5, face: 3 } }, { options: { kind: false, rounds: 5 } }],
])("what the game does not know any more is as usual: %j", async (odd, usual) => {
  open({ ...KEPT, ...odd });
  expect((await load()).usualSetUp(GAME)).toEqual({ ...KEPT, ...usual });
});

test.each([
  ["now", "me bot bot bot"],
  ["learn", "me bot bot bot"],
  ["watch", "bot bot bot bot"],
  ["invite", "me open open open"],
  ["same", "me same same same"],
] as const)("to play %s is to sit as %s", async (way, kinds) => {
  const page = open({ ...KEPT, live: true });
  await (await load()).open(GAME, way);
  expect(wishes[0]!.seats.map((seat) => seat.kind).join(" ")).toBe(kinds);
  expect(wishes[0]).toMatchObject({ game: "tokyo", nickname: "Zoé", options: KEPT.options });
  expect(wishes[0]!.live).toBe(way !== "same" && way !== "learn"); // one screen has one space bar, and a lesson no hurry
  expect(wishes[0]!.clock_minutes).toBe(way === "learn" ? 0 : 20);
  expect(page.address.pathname).toBe("/table/abc");
  const own = kinds.split(" ").flatMap((kind, seat) => (kind === "me" || kind === "same" ? [seat] : []));
  expect(page.recall("criee.tables")).toMatchObject([
    { id: "abc", game: "tokyo", status: way === "invite" ? "open" : "playing", learning: way === "learn", seats: own.map((seat) => ({ seat })) },
  ]);
});

test.each([
  ["now", "gwenn"],
  ["watch", "gwenn"],
  ["learn", "noa"], // a lesson is no contest
] as const)("to play %s is to meet %s, whoever was chosen by hand", async (way, bot) => {
  open({ ...KEPT, opponent: "gwenn" });
  await (await load()).open(LADDER, way);
  expect(wishes[0]!.seats.at(-1)).toEqual({ kind: "bot", bot });
});

test.each([
  ["noa", ["noa", "gwenn"]],
  ["gwenn", ["gwenn", "noa"]],
  ["random", ["random", "random"]], // nobody in particular has no neighbour
])("to look on at two is to see %s and a neighbour on the ladder", async (opponent, both) => {
  open({ ...KEPT, players: 2, opponent });
  await (await load()).open(LADDER, "watch");
  expect(wishes[0]!.seats.map((seat) => seat.bot)).toEqual(both);
});

test("whoever sits down has heard the news", async () => {
  openPage({ memory: { "criee.likes": { climbs: { tokyo: { rung: 1, lost: 0, news: "up" } } } } });
  await (await load()).open(LADDER, "now");
  expect(wishes[0]!.seats.at(-1)).toEqual({ kind: "bot", bot: "gwenn" });
  expect((await import("../src/memory.svelte")).likes.climbs.tokyo).toEqual({ rung: 1, lost: 0, news: "" });
});
