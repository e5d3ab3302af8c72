// The clear palette: what carries a meaning by its colour is told apart with any colour blindness. What a game adds is proven in games/.
import { expect, test } from "vitest";
import { clearPalette, confused, difference } from "./eyes";

test("the measure is the one that was published", () => {
  // pairs of Sharma, Wu and Dalal (2005), table 1
  expect(difference([50, 2.6772, -79.7751], [50, 0, -82.7485])).toBeCloseTo(2.0425, 3);
  expect(difference([50, 2.5, 0], [73, 25, -18])).toBeCloseTo(27.1492, 3);
  expect(difference([22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619])).toBeCloseTo(2.0373, 3);
});

test("it finds what some eyes confuse", () => {
  expect(confused({ red: "#c23a34", brown: "#7d6b2c" }).some((pair) => pair.startsWith("protanopia"))).toBe(true);
  expect(confused({ black: "#000000", white: "#ffffff" })).toEqual([]);
});

test.each([["day", false], ["night", true]] as const)("six seats, and gain and loss, by %s", (_, night) => {
  const clear = clearPalette("", night);
  expect(confused(clear("seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"))).toEqual([]);
  expect(confused(clear("good", "bad"))).toEqual([]);
});
