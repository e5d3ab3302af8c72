import { expect, test } from "vitest";
import { pictured } from "../../../src/criee/games/fangfrisch/web/market";
import type { Catalogue } from "../../../src/criee/games/fangfrisch/web/view";
import { clearPalette, confused } from "../eyes";

const catalogue = { cards: { eel2: { species: "eel", fish: 2, number: 5 }, thief: { species: "", fish: 0, number: 3 } } } as unknown as Catalogue;

test("a card shows its fish as often as it has some; a thief shows himself", () => {
  expect(pictured(catalogue, "eel2")).toEqual({ piece: "eel", fish: 2 });
  expect(pictured(catalogue, "thief")).toEqual({ piece: "thief", fish: 0 });
  expect(pictured(catalogue, "end")).toEqual({ piece: "end", fish: 0 }); // a card that the catalogue does not count
});

test("in the clear palette seven species are told apart by every eye", () => {
  const clear = clearPalette("fangfrisch");
  expect(confused(clear("eel-body", "lobster-body", "plaice-body", "tuna-body", "shark-body", "crab-body", "octopus-body"))).toEqual([]);
});
