import { expect, test } from "vitest";
import { beside, blockAround, blockOf, isCovered } from "../../../src/criee/games/wasabi/web/counter";
import type { Catalogue, View } from "../../../src/criee/games/wasabi/web/view";
import { clearPalette, confused } from "../eyes";

const catalogue = { rows: 6 } as Catalogue;
const view = (columns: number, ...wasabi: string[]) => ({ columns, wasabi }) as View;

test("a block is where its lower left corner is", () => {
  expect(blockOf("d3 e4")).toEqual({ column: 3, row: 2 });
});

test("wasabi covers four squares and none beside them", () => {
  const covered = view(7, "d3 e4");
  expect(["d3", "e3", "d4", "e4"].every((square) => isCovered(covered, square))).toBe(true);
  expect(["c3", "f3", "d2", "e5", "c4"].some((square) => isCovered(covered, square))).toBe(false);
});

test("a square belongs to the block that covers it, else to the one it begins, as far as the counter goes", () => {
  expect(blockAround(catalogue, view(7, "d3 e4"), "e4")).toBe("d3 e4");
  expect(blockAround(catalogue, view(7), "b2")).toBe("b2 c3");
  expect(blockAround(catalogue, view(7), "g6")).toBe("f5 g6");
  expect(blockAround(catalogue, view(5), "e1")).toBe("d1 e2"); // a narrower counter, with fewer players
});

test("a neighbour is on the right; of the last square on the left", () => {
  expect([beside(view(7), "f3"), beside(view(7), "g3"), beside(view(5), "e1")]).toEqual(["g3", "f3", "d1"]);
});

test("in the clear palette six categories of ingredients are told apart by every eye", () => {
  const clear = clearPalette("wasabi");
  expect(confused(clear("print-base", "print-fish", "print-seafood", "print-vegetable", "print-garnish", "print-unique"))).toEqual([]);
});
