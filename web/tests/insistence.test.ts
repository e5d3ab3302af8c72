import { beforeEach, expect, test, vi } from "vitest";
import { Insistence } from "../src/insistence";

let asked: number[]; // when, in milliseconds from the start
let insistence: Insistence;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  asked = [];
  insistence = new Insistence(() => {
    asked.push(Date.now());
    insistence.begin();
  });
  return () => void vi.useRealTimers();
});

test("what is not answered is asked again, after pauses that grow and then do not", () => {
  insistence.begin();
  vi.advanceTimersByTime(60_000);
  expect(asked).toEqual([4000, 12_000, 28_000, 44_000, 60_000]);
});

test("an answer ends it, and the next question waits as the first did", () => {
  insistence.begin();
  vi.advanceTimersByTime(12_000);
  insistence.end();
  vi.advanceTimersByTime(100_000);
  expect(asked).toEqual([4000, 12_000]);
  insistence.begin();
  vi.advanceTimersByTime(4000);
  expect(asked).toEqual([4000, 12_000, 116_000]);
});

test("asked once more by somebody else, it waits from there on, and asks once", () => {
  insistence.begin();
  vi.advanceTimersByTime(3999);
  insistence.begin();
  vi.advanceTimersByTime(3999);
  expect(asked).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual([7999]);
});

test("with nobody to ask it rests, and does not forget how patient it had become", () => {
  insistence.begin();
  vi.advanceTimersByTime(4000);
  insistence.rest();
  vi.advanceTimersByTime(100_000);
  expect(asked).toEqual([4000]);
  insistence.begin();
  vi.advanceTimersByTime(7999);
  expect(asked).toEqual([4000]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual([4000, 112_000]);
});

test("a server that asks for patience gets a short pause first, then longer ones", () => {
  insistence.yield();
  insistence.begin();
  vi.advanceTimersByTime(7000);
  expect(asked).toEqual([1000, 3000, 7000]);
});

test("a server that says when is asked then, once, instead of when it would have been", () => {
  insistence.begin();
  insistence.after(300);
  vi.advanceTimersByTime(4299);
  expect(asked).toEqual([300]);
  vi.advanceTimersByTime(1);
  expect(asked).toEqual([300, 4300]);
});
