// A note floats beside what it is about, and covers nothing that can be chosen.
import { expect, test } from "vitest";
import { spotBeside } from "../src/table/beside";

const NOTE = { width: 200, height: 60 };
const WINDOW = { width: 1000, height: 700 };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });
const covers = (spot: { left: number; top: number }, one: ReturnType<typeof box>) =>
  spot.left < one.right && spot.left + NOTE.width > one.left && spot.top < one.bottom && spot.top + NOTE.height > one.top;

test("with nothing in the way it stands below, in the middle", () => {
  expect(spotBeside({ x: 500, y: 300 }, NOTE, WINDOW, [])).toEqual({ left: 400, top: 318 });
});

test("it stays inside the window", () => {
  expect(spotBeside({ x: 5, y: 695 }, NOTE, WINDOW, [])).toMatchObject({ left: 8 });
  const { top } = spotBeside({ x: 5, y: 695 }, NOTE, WINDOW, []);
  expect(top + NOTE.height).toBeLessThanOrEqual(695 - 18);
});

test("what can be chosen below sends it elsewhere, not far", () => {
  const row = box(0, 310, 1000, 420);
  const spot = spotBeside({ x: 500, y: 300 }, NOTE, WINDOW, [row]);
  expect(covers(spot, row)).toBe(false);
  expect(spot.top).toBeGreaterThan(200);
  expect(Math.abs(spot.left + NOTE.width / 2 - 500)).toBeLessThan(150);
});

test("what can be chosen all around sends it to the nearest place that is free", () => {
  const around = [box(300, 100, 700, 290), box(300, 310, 700, 500)];
  const spot = spotBeside({ x: 500, y: 300 }, NOTE, WINDOW, around);
  expect(around.some((one) => covers(spot, one))).toBe(false);
});

test("where everything can be chosen it covers as little as can be", () => {
  const most = box(0, 0, 1000, 650);
  expect(spotBeside({ x: 500, y: 300 }, NOTE, WINDOW, [most]).top).toBeGreaterThan(600);
});

test("a window that is smaller than the note has it at its edge", () => {
  expect(spotBeside({ x: 50, y: 20 }, NOTE, { width: 100, height: 50 }, [])).toEqual({ left: 8, top: 8 });
});
