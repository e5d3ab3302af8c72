import { describe, expect, it } from "vitest";
import { isWorthALook, keptAfter, type Past } from "../src/meanwhile";
import type { Steps, ToldStep } from "../src/messages";

const told = (seat: number, move: string, lines = 1): ToldStep => ({ seat, move, lines: Array.from({ length: lines }, () => ({ key: move, args: {}, rule: "" })) });
const frame = (seq: number): Steps => ({ type: "steps", seq, steps: [], seat: 0, view: { seq }, moves: [], prompt: { key: "", args: {}, rule: "" }, score: [], to_act: [], count: 0, hash: "", outcome: null });
const after = (kept: Past[], seq: number, ...fresh: ToldStep[]) => keptAfter(kept, frame(seq), fresh);

describe("what others did meanwhile", () => {
  it("is kept, moment by moment, until one plays oneself", () => {
    const two = after(after([], 5, told(1, "a")), 6, told(2, "b"));
    expect(two.map((past) => [past.upTo, past.view])).toEqual([[5, { seq: 5 }], [6, { seq: 6 }]]);
    expect(after(two, 7, told(0, "mine"))).toEqual([]);
  });
  it("begins anew with what follows one's own move in the same frame", () => {
    const kept = after([], 5, told(1, "a"));
    expect(after(kept, 9, told(0, "mine"), told(-1, "deal")).map((past) => past.steps)).toEqual([[told(-1, "deal")]]);
  });
  it("is forgotten when something is taken back, and nothing is added by a frame without steps", () => {
    const kept = after([], 5, told(1, "a"));
    expect(after(kept, 6, told(1, "undo 3"))).toEqual([]);
    expect(after(kept, 5)).toBe(kept);
  });
  it("is worth a look if more than one thing was done by somebody", () => {
    const one = after([], 5, told(1, "a"));
    expect(isWorthALook(one)).toBe(false);
    expect(isWorthALook(after(one, 6, told(-1, "deal")))).toBe(false);
    expect(isWorthALook(after(one, 6, told(2, "b", 0)))).toBe(false);
    expect(isWorthALook(after(one, 6, told(2, "b")))).toBe(true);
  });
});
