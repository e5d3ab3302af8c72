import { describe, expect, it } from "vitest";
import type { ToldStep } from "../src/messages";
import { isPutBack, isUndo } from "../src/table/putback";

const told = (move: string, lines = 1): ToldStep => ({ seat: 0, move, lines: Array.from({ length: lines }, () => ({ key: move, args: {}, rule: "" })) });

it("is a step back, not a move of a game that begins alike", () => {
  expect([told("undo 3"), told("undock left"), told("place"), undefined].map(isUndo)).toEqual([true, false, false, false]);
});

describe("what is put back", () => {
  const steps = [told("place"), told("pick", 0), told("undo 1"), told("pick", 0), told("undo 1"), told("undo 0")];
  it("is no news where nothing was told of it", () => {
    expect([2, 4].map((at) => isPutBack(steps, at))).toEqual([true, true]);
  });
  it("is news where a move is taken back", () => {
    expect(isPutBack(steps, 5)).toBe(false);
  });
  it("is no news either where a move had been taken back before", () => {
    const again = [...steps.slice(0, 1), told("lay"), told("undo 1"), told("pick", 0), told("undo 1"), told("pick", 0), told("lay"), told("undo 1")];
    expect([2, 4, 7].map((at) => isPutBack(again, at))).toEqual([false, true, false]);
  });
  it("is nothing but a step back", () => {
    expect([0, 1].map((at) => isPutBack(steps, at))).toEqual([false, false]);
  });
});
