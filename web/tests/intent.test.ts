import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "./opened";
import { likes } from "../src/memory.svelte";
import type { Choice, Steps } from "../src/messages";
import { Intent } from "../src/table/intent.svelte";

const said = (key: string) => ({ key, args: {}, rule: "" });
const choice = (move: string, more: Partial<Choice> = {}): Choice => ({ move, label: said(move), ...more });
const now = (more: Partial<Steps> = {}): Steps => ({ type: "steps", seq: 5, steps: [], seat: 0, view: {}, moves: [], prompt: said(""), score: [], to_act: [0], count: 2, hash: "", outcome: null, ...more });

function seated(moves: Choice[], frame = now(), fresh: string[] = []) {
  const live = {
    play: vi.fn(),
    askUndo: vi.fn(),
    owns: (seat: number) => seat === 0,
    seen: { 0: { now: frame, log: [], fresh: fresh.map((move) => ({ seat: 0, move, lines: [] })), meanwhile: [], shownAt: 0 } },
  };
  const given = { live, looking: 0, moves, isFinal: false, isLed: false, isHidden: false, isPast: false };
  return { live, given, intent: new Intent(() => given) };
}

beforeEach(() => {
  vi.useFakeTimers();
  likes.warnings = likes.formalities = true;
});
afterEach(() => vi.useRealTimers());

test("a move that throws something away is asked for twice, if one likes", () => {
  const { live, intent } = seated([choice("take"), choice("spoil", { warn: said("warn") })]);
  intent.play("take");
  expect(live.play).toHaveBeenCalledExactlyOnceWith(0, "take");
  intent.play("spoil");
  expect([intent.warned?.move, live.play.mock.calls.length]).toEqual(["spoil", 1]);
  intent.insist();
  expect(live.play).toHaveBeenLastCalledWith(0, "spoil");
  intent.play("spoil");
  intent.renew(); // something else is offered
  intent.insist();
  expect(live.play).toHaveBeenCalledTimes(2);
  likes.warnings = false;
  intent.play("spoil");
  expect(live.play).toHaveBeenCalledTimes(3);
});

test("what a lesson asks for is not doubted", () => {
  const { live, given, intent } = seated([choice("spoil", { warn: said("warn") })]);
  given.isLed = true;
  intent.play("spoil");
  expect(live.play).toHaveBeenCalledExactlyOnceWith(0, "spoil");
});

test("at an open bell nothing is doubted: there is no time for it", () => {
  const window = { seats: [0], millis: 2000, opens: [0], ring: "ring", wait: "wait" };
  const { live, intent } = seated([choice("ring", { warn: said("warn") })], now({ window }));
  intent.play("ring");
  expect(live.play).toHaveBeenCalledExactlyOnceWith(0, "ring");
});

test("what is no choice is made after a look, once a moment", () => {
  const { live, intent } = seated([choice("done", { formal: true })]);
  intent.settle();
  expect(live.play).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(live.play).toHaveBeenCalledExactlyOnceWith(0, "done");
  expect(intent.settle()).toBeUndefined();
});

test("a formality waits for who holds the screen, and is not made against somebody's wish", () => {
  const { live, given, intent } = seated([choice("done", { formal: true })]);
  expect(seated([choice("done")]).intent.settle()).toBeUndefined();
  given.isHidden = true;
  expect(intent.settle()).toBeUndefined();
  Object.assign(given, { isHidden: false, isPast: true });
  expect(intent.settle()).toBeUndefined();
  given.isPast = false;
  intent.settle()?.();
  vi.runAllTimers();
  expect(live.play).not.toHaveBeenCalled();
});

test("taken back, one means the choice before the formality", () => {
  const { live, intent } = seated([choice("done", { formal: true })], now(), ["undo 3"]);
  intent.settle();
  vi.runAllTimers();
  expect([live.askUndo.mock.calls, live.play.mock.calls]).toEqual([[[0]], []]);
});

test("what was begun is put back, but not in the past and not where all is final", () => {
  const { live, given, intent } = seated([], now({ midway: true }));
  given.isPast = true;
  intent.putBack();
  Object.assign(given, { isPast: false, isFinal: true });
  intent.putBack();
  expect(live.askUndo).not.toHaveBeenCalled();
  given.isFinal = false;
  intent.putBack();
  expect(live.askUndo).toHaveBeenCalledExactlyOnceWith(0);
  expect(seated([choice("a"), choice("b")]).intent.offer).toBe("2\na\nb");
});
