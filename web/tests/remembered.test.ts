// tests/browser/test_memory.py shows that a page with such a memory still works; this is what is believed of it.
import { expect, test } from "vitest";
import { readLikes, readTables } from "../src/remembered";

const SECRET = "A".repeat(27);
const SET_UP = { players: 3, opponent: "noa", clock: 10, live: false, options: { kind_fish: true, rounds: 2, face: "night" } };
const TABLE = {
  id: "aB3_-",
  game: "tsukiji",
  seats: [{ seat: 0, secret: `0-${SECRET}` }],
  names: ["Ana", "Bo"],
  status: "over",
  outcome: { winners: [0], scores: [12, 9], rule: "T30", why: { key: "end", args: {}, rule: "T30" } },
  when: 1_700_000_000_000,
  learning: true,
  alone: true,
  counted: true,
};
const CLIMB = { rung: 2, lost: 1, news: "up" };

test("what the page wrote is believed, whole", () => {
  const likes = { nickname: "Zoé", language: "fr", theme: "day", palette: "clear", sound: false, volume: 30, notices: true, letters: 130, stillness: "lively", pace: "calm", curtain: false, plain: true, setUps: { tokyo: SET_UP }, climbs: { tokyo: CLIMB } };
  expect(readLikes(likes)).toEqual(likes);
  expect(readTables([TABLE])).toEqual([TABLE]);
});

test.each([null, 5, "night", [], [["language", "fr"]]])("likes are not made of %j", (value) => expect(readLikes(value)).toEqual({}));

test.each([
  ["nickname", 5],
  ["nickname", "x".repeat(25)],
  ["language", "de"],
  ["language", ["fr"]],
  ["theme", "dusk"],
  ["palette", "grey"],
  ["sound", "loud"],
  ["stillness", 1],
  ["pace", "hasty"],
  ["volume", 101],
  ["volume", 0.5],
  ["letters", 400],
  ["letters", "100"],
  ["curtain", null],
  ["plain", "yes"],
  ["setUps", []],
  ["climbs", []],
  ["climbs", "high"],
])("an odd %s (%j) is left out, and the rest stays", (key, value) => {
  const rest: Record<string, unknown> = { nickname: "Zoé", theme: "night" };
  delete rest[key];
  expect(readLikes({ ...rest, [key]: value })).toEqual(rest);
});

test("what the page does not know is not carried along", () => {
  expect(readLikes({ theme: "day", password: "x" })).toEqual({ theme: "day" });
  expect(readTables([{ ...TABLE, password: "x" }])).toEqual([TABLE]);
});

test.each([
  { players: "3" },
  { players: NaN },
  { clock: Infinity },
  { live: 0 },
  { options: null },
  { options: { kind_fish: {} } },
])("a set-up with %o is left out, another stays", (odd) => {
  expect(readLikes({ setUps: { tokyo: { ...SET_UP, ...odd }, wasabi: SET_UP } })).toEqual({ setUps: { wasabi: SET_UP } });
});

test.each([{ bot: "greedy" }, { opponent: 5 }, { opponent: null }])("an opponent that nobody chose (%o) is none: the rest of the set-up stays", (odd) => {
  const { opponent: _none, ...rest } = SET_UP;
  expect(readLikes({ setUps: { tokyo: { ...rest, ...odd } } })).toEqual({ setUps: { tokyo: { ...SET_UP, opponent: "" } } });
});

test.each([{ rung: -1 }, { rung: 1.5 }, { rung: "2" }, { lost: Infinity }, { lost: undefined }, { news: "left" }])("a climb with %o is left out, another stays", (odd) => {
  expect(readLikes({ climbs: { tokyo: { ...CLIMB, ...odd }, wasabi: CLIMB } })).toEqual({ climbs: { wasabi: CLIMB } });
});

test.each([null, {}, "x", [null], [[]], [1, true], [{ id: 5, game: "tsukiji" }]])("tables are not made of %j", (value) => {
  expect(readTables(value)).toEqual([]);
});

test.each(["", "x y", "../x", "a".repeat(25), "é"])("no table has the id %j", (id) => expect(readTables([{ ...TABLE, id }, TABLE])).toEqual([TABLE]));

test("a table is remembered once, as it was noted first", () => {
  expect(readTables([TABLE, { ...TABLE, game: "tokyo" }])).toEqual([TABLE]);
});

test.each([
  [{ names: ["Ana", null, 5] }, { names: ["Ana"] }],
  [{ names: "Ana" }, { names: [] }],
  [{ status: "ended" }, { status: "playing" }],
  [{ outcome: { winners: [0], scores: "x" } }, { outcome: null }],
  [{ outcome: { winners: ["0"], scores: [1] } }, { outcome: null }],
  [{ when: "yesterday" }, { when: 0 }],
  [{ when: 1e300 }, { when: 0 }], // a moment that no Date can name
  [{ learning: "yes" }, { learning: false }],
  [{ alone: "yes" }, { alone: false }],
  [{ counted: 1 }, { counted: false }],
])("of an odd table the odd part is mended: %j", (odd, mended) => expect(readTables([{ ...TABLE, ...odd }])).toEqual([{ ...TABLE, ...mended }]));

test("only what has the shape of a key is one, and not without end", () => {
  const seats = [{ seat: "0", secret: `0-${SECRET}` }, { seat: 1, secret: `0-${SECRET}` }, null, ...TABLE.seats];
  expect(readTables([{ ...TABLE, seats }])).toEqual([TABLE]);
  expect(readTables([{ ...TABLE, seats: Array(500).fill(TABLE.seats[0]) }])[0]!.seats).toHaveLength(32);
});
