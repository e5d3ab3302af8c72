// What the chef's panel shows, and to whom.
import { expect, test } from "vitest";
import type { Choice, HintNews, SeatCard, Steps } from "../src/messages";
import { isHushed, isMixed, mayAsk, percent, rows } from "../src/table/chef";

const line = (key: string) => ({ key, args: {}, rule: "" });
const choice = (move: string): Choice => ({ move, label: line(`move-${move}`) });
const card = (seat: number, kind: SeatCard["kind"]): SeatCard => ({ seat, name: `P${seat}`, kind, online: true, bot: "", gone: 0 });
const now = (also: Partial<Steps> = {}) => ({ moves: [choice("a"), choice("b")], ...also }) as Steps;
const hint = (...moves: [string, number, number][]): HintNews => ({ type: "hint", seat: 0, seq: 3, moves: moves.map(([move, chance, share]) => ({ move, chance, share, why: line("why-best") })) });

test("only who plays against bots alone may ask, when there is something to decide", () => {
  const alone = [card(0, "person"), card(1, "bot"), card(2, "bot")];
  expect(mayAsk(alone, 0, now())).toBe(true);
  expect(mayAsk(alone, 0, now({ moves: [] }))).toBe(false);
  expect(mayAsk(alone, 0, undefined)).toBe(false);
  expect(mayAsk(alone, -2, now())).toBe(false);
  for (const kind of ["person", "open", "away"] as const) expect(mayAsk([card(0, "person"), card(1, kind)], 0, now())).toBe(false);
  expect(mayAsk([card(0, "away"), card(1, "bot")], 0, now())).toBe(false);
});

test("while a bell is open nobody is advised", () => {
  const open = { seats: [0, 1], millis: 3000, opens: [0, 0], ring: "ring", wait: "wait" };
  const alone = [card(0, "person"), card(1, "bot")];
  expect(mayAsk(alone, 0, now({ window: open }))).toBe(false);
  expect(isHushed(alone, 0, now({ window: open }))).toBe(true); // and is told so
  expect([now(), now({ window: open, moves: [] }), undefined].map((moment) => isHushed(alone, 0, moment))).toEqual([false, false, false]);
  expect(isHushed([card(0, "person"), card(1, "person")], 0, now({ window: open }))).toBe(false);
});

test("an advice is one of the legal moves, with its label; what can no longer be done is left out", () => {
  const found = rows(hint(["b", 0.612, 0], ["gone", 0.5, 0], ["a", 0.4, 0]), [choice("a"), choice("b")]);
  expect(found.map((row) => [row.move, row.choice.label.key, row.chance])).toEqual([["b", "move-b", 61], ["a", "move-a", 40]]);
  expect(rows(null, [choice("a")])).toEqual([]);
});

test("a choice that must stay mixed says how often each is made", () => {
  const found = rows(hint(["a", 0.5, 0.66], ["b", 0.5, 0.34]), [choice("a"), choice("b")]);
  expect([isMixed(found), found.map((row) => row.share)]).toEqual([true, [66, 34]]);
  expect(isMixed(rows(hint(["a", 0.5, 0]), [choice("a")]))).toBe(false);
});

test("only what is certain is said to be", () => {
  expect([0, 0.001, 0.5, 0.998, 1].map(percent)).toEqual([0, 1, 50, 99, 100]);
});
