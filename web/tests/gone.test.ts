import { expect, test } from "vitest";
import type { SeatCard } from "../src/messages";
import { goneFor, inWords } from "../src/table/gone";

const seat = (gone: number): SeatCard => ({ seat: 1, name: "Bo", kind: "person", online: gone === 0, bot: "", gone });

test("it is counted on from what the server said", () => {
  expect(goneFor(seat(4000), 100, 100)).toBe(4000);
  expect(goneFor(seat(4000), 100, 2600)).toBe(6500);
  expect(goneFor(seat(4000), 100, 50)).toBe(4000); // a clock that has not ticked since
});

test("whoever is here is not gone, however long ago that was said", () => {
  expect(goneFor(seat(0), 100, 90_000)).toBe(0);
});

test("seconds are counted for a minute, then minutes", () => {
  expect([1, 59_999].map(inWords)).toEqual([["gone-seconds", { count: 0 }], ["gone-seconds", { count: 59 }]]);
  expect([60_000, 179_000].map(inWords)).toEqual([["gone-minutes", { count: 1 }], ["gone-minutes", { count: 2 }]]);
});
