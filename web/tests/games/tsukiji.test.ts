import { expect, test } from "vitest";
import { cardOf, first, half, hand, met, moved, specialityOf, threshold, towards, type Forecast, type Meeting } from "../../../src/criee/games/tsukiji/web/market";
import type { Catalogue, View } from "../../../src/criee/games/tsukiji/web/view";
import { clearPalette, confused } from "../eyes";

const RED = { colour: "red", value: 3, icon: "knife" };
const BLUE = { colour: "blue", value: 1, icon: "" };
const catalogue = {
  faces: { "12a": { card: 12, other: "12b", halves: [RED, BLUE] }, "12b": { card: 12, other: "12a", halves: [BLUE] } },
  colours: ["red", "blue"],
  specialities: ["knife", "wasabi"],
  night: [4, 5],
  day: [6, 7],
} as unknown as Catalogue;

test("in a pile the half of its colour counts; of a card without it the first", () => {
  expect([half(catalogue, "12a", "blue"), half(catalogue, "12a", "red"), half(catalogue, "12b", "red")]).toEqual([BLUE, RED, BLUE]);
});

test("both sides of a card are one card", () => expect(cardOf(catalogue, "12a")).toBe(cardOf(catalogue, "12b")));

test("thresholds are of the face that lies up, and of the colour", () => {
  expect(threshold(catalogue, { face: "night" } as View, "blue")).toBe(5);
  expect(threshold(catalogue, { face: "day" } as View, "red")).toBe(6);
  expect(specialityOf(catalogue, "blue")).toBe("wasabi");
});

test("the barrel is as far on one's side as it is off the other's", () => {
  expect([towards(3, 1), towards(3, 0)]).toEqual([3, -3]);
});

test("a hand shows no more fingers than it has pictures", () => expect([-1, 0, 4, 9].map(hand)).toEqual(["hand0", "hand0", "hand4", "hand4"]));

test("who picks first is said as whoever looks sees it", () => {
  const meeting = (tie: boolean, ...picks: number[]) => ({ tie, picks }) as Meeting;
  expect([meeting(false, 1, 0), meeting(false, 0), meeting(true, 1, 0), meeting(true)].map((one) => first(one, 1))).toEqual(["me", "rival", "both", "nobody"]);
});

test("a forecast is of a bid or of a card, never read as the other", () => {
  const bid = { meets: [{ bid: 2 } as Meeting] };
  const card = { gain: null, loss: null } as Forecast;
  expect([met(bid), met(card), met(null)]).toEqual([bid.meets, [], []]);
  expect([moved(bid), moved(card), moved(null)]).toEqual([null, card, null]);
});

test("in the clear palette four fish and two sleeves are told apart by every eye", () => {
  const clear = clearPalette("tsukiji");
  expect(confused(clear("tuna-body", "salmon-body", "mackerel-body", "bream-body"))).toEqual([]);
  expect(confused(clear("sleeve-0", "sleeve-1"))).toEqual([]);
});
