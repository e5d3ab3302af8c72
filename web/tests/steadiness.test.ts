// A click that was meant for one offer is not taken by the next.
import { beforeEach, expect, test, vi } from "vitest";
import { Steadiness } from "../src/table/steadiness";

let clock = 0;
beforeEach(() => {
  clock = 1000;
  vi.spyOn(performance, "now").mockImplementation(() => clock);
});

const place = (bell = false) => ({ closest: (what: string) => (bell && what === ".bell" ? {} : null) });
const click = (x: number, y: number, at: number, more: { detail?: number; bell?: boolean } = {}) =>
  ({ clientX: x, clientY: y, timeStamp: at, detail: more.detail ?? 1, target: place(more.bell) }) as unknown as MouseEvent;
const pointer = (x: number, y: number) => ({ clientX: x, clientY: y }) as PointerEvent;

function renewed(): Steadiness {
  const hand = new Steadiness();
  hand.follow(pointer(100, 100));
  hand.renew();
  return hand;
}

test("a pointer that rests may choose from a new offer after 400 ms, and not before", () => {
  const hand = renewed();
  expect(hand.isStale(click(100, 100, 1000))).toBe(true);
  expect(hand.isStale(click(105, 96, 1399))).toBe(true);
  expect(hand.isStale(click(100, 100, 1400))).toBe(false);
});

test("a pointer that has gone elsewhere is believed at once", () => {
  expect(renewed().isStale(click(130, 100, 1001))).toBe(false);
});

test("keys and the bell are never held back", () => {
  const hand = renewed();
  expect(hand.isStale(click(100, 100, 1001, { detail: 0 }))).toBe(false);
  expect(hand.isStale(click(100, 100, 1001, { bell: true }))).toBe(false);
});

test("when the hand clicked counts, not when a busy page came to it", () => {
  const hand = renewed();
  clock = 3000;
  expect(hand.isStale(click(100, 100, 1200))).toBe(true);
});

test("before anything was offered, nothing is held back", () => {
  expect(new Steadiness().isStale(click(-1, -1, 1000))).toBe(false);
});
