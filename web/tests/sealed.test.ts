// Secrets of several at one screen: when they begin, and how long they last.
import { expect, test } from "vitest";
import { staysSealed } from "../src/table/sealed";

/** Who of those at the screen is waited for, moment by moment; whether each moment is a secret one. */
function told(moments: number[][]): boolean[] {
  let [before, sealed]: [number[], boolean] = [[], false];
  return moments.map((now) => {
    sealed = staysSealed(before, now, sealed);
    before = now;
    return sealed;
  });
}

test("two bid in secret, then the winner chooses openly, then they bid again", () => {
  expect(told([[0, 1], [1], [1], [0, 1]])).toEqual([true, true, false, true]);
  expect(told([[0, 1], [1], [0], [0, 1]])).toEqual([true, true, false, true]);
});

test("secret follows secret: whoever chose last holds the screen alone", () => {
  expect(told([[0, 1, 2], [1, 2], [2], [0, 1, 2]])).toEqual([true, true, true, true]);
});

test("turns are no secret", () => {
  expect(told([[0], [], [1], [1], [0]])).toEqual([false, false, false, false, false]);
});
