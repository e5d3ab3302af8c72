import { expect, test } from "vitest";
import type { Scene } from "../src/messages";
import { betweenTurns } from "../src/table/turns";

const frames = (...seats: number[][]): Scene[] => seats.map((group) => ({ steps: group.map((seat) => ({ seat, move: "", lines: [] })), view: {}, score: [] }));

test("a turn is all that one player does before another one acts", () => {
  // dealt; the first one acts twice, the house answers; the second one once; the first one; the house ends it
  expect(betweenTurns(frames([], [-1], [0], [0, -1], [1], [0], [-1]))).toEqual([0, 3, 4, 6]);
});

test("a match of one turn, of nothing, and of the house alone has a beginning and an end", () => {
  expect(betweenTurns(frames([], [0], [0]))).toEqual([0, 2]);
  expect(betweenTurns(frames([], [-1], [-1]))).toEqual([0, 2]);
  expect(betweenTurns(frames([]))).toEqual([0]);
  expect(betweenTurns([])).toEqual([0]);
});
