// The small plain modules that every game's table stands on.
import { expect, test } from "vitest";
import { inline } from "../src/table/inline";
import { others } from "../src/table/seating";
import { columnOf, rowOf, spotOf, squareAt, squaresOf } from "../src/table/squares";

test("a square and its name are one", () => {
  expect([squareAt(0, 0), squareAt(6, 9), columnOf("g10"), rowOf("g10")]).toEqual(["a1", "g10", 6, 9]);
});

test("a board lies with its top row first", () => expect(squaresOf(3, 2)).toEqual(["a2", "b2", "c2", "a1", "b1", "c1"]));

test("a1 is at the lower left; after half a turn at the upper right", () => {
  expect(spotOf(0, 0, 4, 2)).toEqual({ left: "0%", top: "50%" });
  expect(spotOf(0, 0, 4, 2, true)).toEqual({ left: "75%", top: "0%" });
});

test("the others sit in the order of play, from one's left; for those who look on all do", () => {
  expect([others(4, 0), others(4, 2), others(2, 1), others(3, -2)]).toEqual([[1, 2, 3], [3, 0, 1], [0], [0, 1, 2]]);
});

test("rules are drawn as parts, never as HTML", () => {
  expect(inline("pay **two** for *one*, `bid 3` <b>")).toEqual([
    { text: "pay " }, { text: "two", strong: true }, { text: " for " }, { text: "one", soft: true }, { text: ", " }, { text: "bid 3", strong: true }, { text: " <b>" },
  ]);
  expect([inline(""), inline("3 * 4")]).toEqual([[], [{ text: "3 * 4" }]]);
});
