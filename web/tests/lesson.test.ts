import { describe, expect, it } from "vitest";
import type { Choice, Lesson, ToldStep } from "../src/messages";
import { allowed, dueIn, hasLeft, saidNow } from "../src/table/lesson";

const lesson: Lesson = {
  seat: 1,
  beats: [
    { move: "bid 3", says: [{ text: "one" }, { text: "two", at: ".deck" }], ask: { text: "three" }, free: false },
    { move: "take left", says: [], ask: { text: "four" }, free: true },
  ],
  end: [],
};
const step = (seat: number, move: string): ToldStep => ({ seat, move, lines: [] });
const choice = (move: string): Choice => ({ move, label: { key: move, args: {}, rule: "" } });
const moves = [choice("bid 3"), choice("bid 4")];

describe("what is due", () => {
  it("counts the learner's own moves, whatever others did", () => {
    expect(dueIn(lesson, [step(-1, "lay"), step(0, "bid 1")])?.number).toBe(0);
    expect(dueIn(lesson, [step(0, "bid 1"), step(1, "bid 3")])?.beat.move).toBe("take left");
  });
  it("is nothing after the last move", () => {
    const log = [step(1, "bid 3"), step(1, "take left")];
    expect(dueIn(lesson, log)).toBeNull();
    expect(hasLeft(lesson, log)).toBe(false);
  });
  it("is nothing once the learner goes another way, or takes something back", () => {
    expect(dueIn(lesson, [step(1, "bid 4")])).toBeNull();
    expect(hasLeft(lesson, [step(1, "bid 4")])).toBe(true);
    expect(hasLeft(lesson, [step(1, "bid 3"), step(1, "undo 0")])).toBe(true);
    expect(hasLeft(lesson, [step(1, "bid 3"), step(1, "take left"), step(1, "bid 2")])).toBe(true);
  });
});

describe("what is said and allowed", () => {
  const first = dueIn(lesson, [])!;
  const second = dueIn(lesson, [step(1, "bid 3")])!;
  it("says each remark, then asks", () => {
    expect([0, 1, 2].map((read) => saidNow(first, read).remark.text)).toEqual(["one", "two", "three"]);
    expect([0, 1, 2].map((read) => saidNow(first, read).asks)).toEqual([false, false, true]);
  });
  it("lets nothing be done before all is read, then only what is asked", () => {
    expect(allowed(first, 1, moves)).toEqual([]);
    expect(allowed(first, 2, moves)).toEqual([choice("bid 3")]);
  });
  it("lets anything be done where that is free", () => {
    expect(allowed(second, 0, moves)).toEqual(moves);
  });
});
