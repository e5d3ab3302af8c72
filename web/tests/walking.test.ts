// The arrow keys lead to everything on a table.
import { expect, test } from "vitest";
import { stepFrom } from "../src/table/walking";

const box = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });
// two rows: three things above, two below, and one far down to the right
const THINGS = [box(0, 0), box(20, 0), box(40, 0), box(2, 20), box(22, 20), box(400, 40)];

test("left and right lead to all of them, one after another, and stop at the ends", () => {
  let at = 0;
  const visited = THINGS.map(() => {
    const here = at;
    at = stepFrom(at, THINGS, "ArrowRight");
    return here;
  });
  expect(visited).toEqual([0, 1, 2, 3, 4, 5]);
  expect(stepFrom(5, THINGS, "ArrowRight")).toBe(5);
  expect(stepFrom(5, THINGS, "ArrowLeft")).toBe(4);
  expect(stepFrom(0, THINGS, "ArrowLeft")).toBe(0);
});

test("up and down lead to what lies there, the nearest and least to the side", () => {
  expect(stepFrom(1, THINGS, "ArrowDown")).toBe(4);
  expect(stepFrom(0, THINGS, "ArrowDown")).toBe(3);
  expect(stepFrom(4, THINGS, "ArrowUp")).toBe(1);
});

test("where nothing lies ahead, one stays", () => {
  expect(stepFrom(1, THINGS, "ArrowUp")).toBe(1);
  expect(stepFrom(5, THINGS, "ArrowDown")).toBe(5);
});
