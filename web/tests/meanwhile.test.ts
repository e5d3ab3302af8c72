import { describe, expect, it } from "vitest";
import { isWorthALook, keptAfter, leadTo, stops, type Past } from "../src/meanwhile";
import type { Steps, ToldStep } from "../src/messages";

const told = (seat: number, move: string, lines = 1): ToldStep => ({ seat, move, lines: Array.from({ length: lines }, () => ({ key: move, args: {}, rule: "" })) });
const frame = (seq: number): Steps => ({ type: "steps", seq, steps: [], seat: 0, view: { seq }, moves: [], prompt: { key: "", args: {}, rule: "" }, score: [], to_act: [], count: 0, hash: "", outcome: null });
const after = (kept: Past[], seq: number, ...fresh: ToldStep[]) => keptAfter(kept, { seq: seq - 1 }, frame(seq), fresh);

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
    expect(after(kept, 6, told(0, "undo 3"))).toBe(kept); // one's own: others have not played since
    expect(after(kept, 5)).toBe(kept);
  });
  it("stays while one's own move is only begun", () => {
    const kept = after([], 5, told(1, "a"));
    expect(keptAfter(kept, { seq: 5 }, { ...frame(6), midway: true }, [told(0, "pick", 0)])).toBe(kept);
  });
  it("is worth a look if more than one thing was done by somebody", () => {
    const one = after([], 5, told(1, "a"));
    expect(isWorthALook(one)).toBe(false);
    expect(isWorthALook(after(one, 6, told(-1, "deal")))).toBe(false);
    expect(isWorthALook(after(one, 6, told(2, "b", 0)))).toBe(false);
    expect(isWorthALook(after(one, 6, told(2, "b")))).toBe(true);
  });
  it("stops only where there is something to read", () => {
    const kept = after(after(after([], 5, told(1, "a", 0)), 6, told(1, "b")), 7, told(2, "c"));
    expect(stops(kept).map((past) => [past.steps.map((step) => step.move).join(), past.upTo])).toEqual([["a,b", 6], ["c", 7]]);
    expect(stops(after(kept, 8, told(-1, "d", 0))).map((past) => [past.steps.map((step) => step.move).join(), past.view])).toEqual([["a,b", { seq: 6 }], ["c,d", { seq: 8 }]]);
    expect(stops(after([], 5, told(1, "a", 0)))).toHaveLength(1);
  });
  it("is laid out from what was seen before it", () => {
    const past = stops(after(after([], 5, told(1, "a")), 6, told(2, "b")));
    expect(leadTo(past, 0).map((scene) => scene.view)).toEqual([{ seq: 4 }, { seq: 5 }]);
    const joint = stops(after(after([], 5, told(0, "mine"), told(1, "a")), 6, told(2, "b")));
    expect(leadTo(joint, 1).map((scene) => scene.view)).toEqual([{ seq: 5 }, { seq: 6 }]); // nobody saw how it was between the two
  });
});
