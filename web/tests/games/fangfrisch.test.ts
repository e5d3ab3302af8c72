import { expect, test } from "vitest";
import { change, euro, lossesIn, pictured, worthOf } from "../../../src/criee/games/fangfrisch/web/market";
import type { ToldStep } from "../../src/messages";
import type { Catalogue } from "../../../src/criee/games/fangfrisch/web/view";
import { clearPalette, confused } from "../eyes";

const catalogue = { cards: { eel2: { species: "eel", fish: 2, number: 5 }, thief: { species: "", fish: 0, number: 3 } } } as unknown as Catalogue;

test("a card shows its fish as often as it has some; a thief shows himself", () => {
  expect(pictured(catalogue, "eel2")).toEqual({ piece: "eel", fish: 2 });
  expect(pictured(catalogue, "thief")).toEqual({ piece: "thief", fish: 0 });
  expect(pictured(catalogue, "end")).toEqual({ piece: "end", fish: 0 }); // a card that the catalogue does not count
});

test("a lot is worth what is left when the bin is paid, and is red only if that is less than its price and nothing comes on top", () => {
  expect(worthOf({ gain: 11, waste: 4, sure: true }, 10)).toEqual({ worth: 7, net: -3, isLoss: true });
  expect(worthOf({ gain: 11, waste: 4, sure: false }, 10).isLoss).toBe(false);
  expect(worthOf({ gain: 10, waste: 0, sure: true }, 10)).toEqual({ worth: 10, net: 0, isLoss: false });
  expect([7, 0, -2].map(euro)).toEqual(["7\u00a0€", "0\u00a0€", "−2\u00a0€"]);
  expect([7, 0, -2].map(change)).toEqual(["+7\u00a0€", "+0\u00a0€", "−2\u00a0€"]);
});

test("what a thief or a sale has cost somebody is read off the log", () => {
  const line = (key: string, args: Record<string, string>) => ({ key, args, rule: "" });
  const step = (seat: number, ...lines: object[]) => ({ seat, move: "", lines }) as unknown as ToldStep;
  expect(lossesIn(step(2, line("log-steal", { who: "#2", victim: "#0", card: "@plaice2", slot: "@crate1" })))).toEqual([{ by: 2, owner: 0, place: "crate1", card: "@plaice2" }]);
  const sale = step(1, line("log-sell", { who: "#1", slot: "@tub" }), line("log-spoil", { who: "#0", card: "@eel1" }));
  expect(lossesIn(sale)).toEqual([{ by: 1, owner: 0, place: "bin", card: "@eel1" }]);
});

test("in the clear palette seven species are told apart by every eye", () => {
  const clear = clearPalette("fangfrisch");
  expect(confused(clear("eel-body", "lobster-body", "plaice-body", "tuna-body", "shark-body", "crab-body", "octopus-body"))).toEqual([]);
});
