import { expect, test } from "vitest";
import { found, resultOf, standings, sumsOf } from "../src/hall/history";
import type { KeptTable } from "../src/memory.svelte";

const SECRET = "x";
function table(more: Partial<KeptTable> & { winners?: number[]; scores?: number[]; rule?: string }): KeptTable {
  const { winners, scores = [3, 4], rule = "T31", ...rest } = more;
  const outcome = winners ? ({ winners, scores, rule, why: { key: "", args: {}, rule: "" } } as KeptTable["outcome"]) : null;
  return { id: "a", game: "tsukiji", seats: [{ seat: 0, secret: SECRET }], names: ["Ana", "Zoé"], status: winners ? "over" : "playing", when: 1, outcome, ...rest };
}

test("how a match ended for whoever sat there", () => {
  expect(resultOf(table({}))).toBe("unfinished");
  expect(resultOf(table({ winners: [0] }))).toBe("won");
  expect(resultOf(table({ winners: [1] }))).toBe("lost");
  expect(resultOf(table({ winners: [0, 1] }))).toBe("shared");
  expect(resultOf(table({ winners: [0], seats: [] }))).toBe("looked");
  const both = [0, 1].map((seat) => ({ seat, secret: SECRET }));
  expect(resultOf(table({ winners: [0], seats: both }))).toBe("looked");
});

test("what it adds up to, a line a game, the last played first", () => {
  const tables = [
    table({ winners: [0], scores: [9, 4], when: 5 }),
    table({ winners: [1], scores: [7, 8], when: 9 }),
    table({ winners: [0, 1], scores: [8, 8], when: 2 }),
    table({ winners: [0], scores: [99, 0], seats: [], when: 99 }),
    table({ when: 100 }),
    table({ game: "tokyo", winners: [0], scores: [-200, -900], when: 10 }),
  ];
  expect(sumsOf(tables)).toEqual([
    { game: "tokyo", played: 1, won: 1, shared: 0, best: -200, last: 10 },
    { game: "tsukiji", played: 3, won: 1, shared: 1, best: 9, last: 9 },
  ]);
});

test("points that decided nothing are no record", () => {
  const resigned = table({ winners: [1], scores: [44, 2], rule: "" });
  expect(sumsOf([resigned])[0]).toMatchObject({ played: 1, won: 0, best: null });
  expect(sumsOf([resigned, table({ winners: [0], scores: [-3, -9] })])[0]).toMatchObject({ best: -3 });
});

test("everybody is named with their own points, who won first", () => {
  const bare = (words: string) => words.replace(/[\u2066-\u2069]/g, "");
  expect(bare(standings(table({ winners: [1], scores: [12, 42] })))).toBe("Zoé 42 · Ana 12");
  expect(bare(standings(table({ winners: [0, 1], scores: [5, 5] })))).toBe("Ana 5 · Zoé 5");
});

test("looked for by game, result and name; unfinished first, then the newest", () => {
  const tables = [
    table({ id: "old", winners: [0], when: 1 }),
    table({ id: "new", winners: [1], when: 8 }),
    table({ id: "open", when: 2, names: ["Ana", "Li"] }),
    table({ id: "fish", game: "bigfish", winners: [0], when: 4 }),
  ];
  const ids = (wish: Partial<Parameters<typeof found>[1]>) => found(tables, { game: "", result: "", words: "", ...wish }).map((one) => one.id);
  expect(ids({})).toEqual(["open", "new", "fish", "old"]);
  expect(ids({ game: "tsukiji" })).toEqual(["open", "new", "old"]);
  expect(ids({ result: "won" })).toEqual(["fish", "old"]);
  expect(ids({ words: " zoe" })).toEqual(["new", "fish", "old"]);
  expect(ids({ words: "nobody" })).toEqual([]);
});
