import { expect, test } from "vitest";
import { Keyring } from "../src/keyring";

const key = (seat: number, letter = "A") => ({ seat, secret: `${seat}-${letter.repeat(27)}` });

test("keys that nobody doubts are used together", () => {
  const ring = new Keyring([key(0), key(2)]);
  expect([ring.inHand, ring.own]).toEqual([[key(0), key(2)], [key(0), key(2)]]);
  expect([ring.isOnTrial, ring.isTwofold]).toEqual([false, false]);
});

test("two keys for one seat count as one seat, and as a reason to doubt", () => {
  const ring = new Keyring([key(1), key(1, "B"), key(0)]);
  expect(ring.own).toEqual([key(1), key(0)]);
  expect(ring.isTwofold).toBe(true);
});

test("a key that opened nothing among several: each is tried alone, and only the true ones are kept", () => {
  const ring = new Keyring([key(0), key(1), key(2)]);
  ring.disprove();
  expect(ring.inHand).toEqual([key(0)]);
  expect(ring.prove(0)).toBe(true);
  expect(ring.inHand).toEqual([key(1)]);
  ring.disprove();
  expect(ring.inHand).toEqual([key(2)]);
  expect(ring.own).toHaveLength(3); // nothing is forgotten before all have been tried
  expect(ring.prove(2)).toBe(true);
  expect([ring.isOnTrial, ring.own, ring.inHand]).toEqual([false, [key(0), key(2)], [key(0), key(2)]]);
});

test("the first true key of a seat makes its other key false, untried", () => {
  const ring = new Keyring([key(1), key(1, "B")]);
  ring.doubt();
  ring.prove(1);
  expect([ring.isOnTrial, ring.own, ring.isTwofold]).toEqual([false, [key(1)], false]);
});

test("a false first key leaves the seat to the second", () => {
  const ring = new Keyring([key(1), key(1, "B")]);
  ring.doubt();
  ring.disprove();
  ring.prove(1);
  expect(ring.own).toEqual([key(1, "B")]);
});

test("a seat that was opened by something else proves nothing", () => {
  const ring = new Keyring([key(0), key(1)]);
  expect(ring.prove(0)).toBe(false);
  ring.doubt();
  expect(ring.prove(1)).toBe(false);
  expect(ring.inHand).toEqual([key(0)]);
});

test("without a true key nothing is left, and there is nothing to doubt", () => {
  const ring = new Keyring([key(0)]);
  ring.disprove();
  ring.disprove();
  expect([ring.isOnTrial, ring.own]).toEqual([false, []]);
  ring.disprove();
  expect(ring.isOnTrial).toBe(false);
});

test("a doubt under way is not begun anew", () => {
  const ring = new Keyring([key(0), key(1)]);
  ring.doubt();
  ring.prove(0);
  ring.doubt();
  expect(ring.inHand).toEqual([key(1)]);
});

test("a later doubt begins from nothing: what was proven once has to open its seat again", () => {
  const ring = new Keyring([key(0), key(1)]);
  ring.doubt();
  ring.prove(0);
  ring.prove(1);
  ring.doubt();
  ring.disprove();
  ring.prove(1);
  expect(ring.own).toEqual([key(1)]);
});
