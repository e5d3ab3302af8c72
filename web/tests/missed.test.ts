import { expect, test } from "vitest";
import type { Scene, Steps, ToldStep } from "../src/messages";
import { Missed } from "../src/missed";

const told = (seat: number, move: string): ToldStep => ({ seat, move, lines: [] });
const frame = (seq: number): Steps => ({ type: "steps", seq, steps: [], seat: 0, view: { seq }, moves: [], prompt: { key: "", args: {}, rule: "" }, score: [], to_act: [], count: 0, hash: "", outcome: null });
const words = (scenes: Scene[]) => scenes.map((scene) => [scene.view.seq, scene.steps.map((step) => step.move).join()]);

test("what happens while somebody does not look is kept from what was seen last, and shown once", () => {
  const missed = new Missed();
  missed.note(frame(4), frame(5), [told(1, "a")]);
  missed.note(frame(5), frame(7), [told(1, "b"), told(-1, "c")]);
  expect(words(missed.look(0))).toEqual([[4, ""], [5, "a"], [7, "b,c"]]);
  expect(missed.look(0)).toEqual([]);
});

test("one's own move alone is no news; what followed it at once is", () => {
  const missed = new Missed();
  missed.note(frame(4), frame(5), [told(0, "mine")]);
  missed.note(frame(5), frame(6), [told(1, "a")]);
  expect(words(missed.look(0))).toEqual([[5, ""], [6, "a"]]);
  missed.note(frame(6), frame(8), [told(0, "mine"), told(-1, "reveal")]);
  missed.note(frame(8), frame(8), []);
  expect(words(missed.look(0))).toEqual([[6, ""], [8, "mine,reveal"]]);
});
