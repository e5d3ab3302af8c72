import { describe, expect, it } from "vitest";
import { aside, besides, isInSight, pull, seen, shared } from "../src/table/spotlight";

const window = { width: 1000, height: 700 };
const words = { width: 300, height: 120 };
const box = (left: number, top: number, width = 100, height = 50) => ({ left, top, width, height });

describe("where words stand", () => {
  it("is over the log if they point at nothing and play goes on; above all on a phone", () => {
    expect(aside(words, window)).toMatchObject({ left: 692, top: 572, side: "alone" });
    expect(aside(words, { width: 390, height: 844 })).toMatchObject({ left: 82, top: 8 });
  });
  it("is below, and above where there is no room below", () => {
    expect(besides(box(400, 100), words, window)).toEqual({ left: 300, top: 166, side: "below", arrow: 150 });
    expect(besides(box(400, 640), words, window)).toMatchObject({ side: "above", top: 504 });
  });
  it("is beside what fills the height", () => {
    expect(besides(box(100, 0, 100, 700), words, window)).toMatchObject({ side: "right", left: 216 });
    expect(besides(box(800, 0, 100, 700), words, window)).toMatchObject({ side: "left", left: 484 });
  });
  it("stays in the window, and the arrow still points at the thing", () => {
    const { left, arrow } = besides(box(0, 100), words, window);
    expect([left, arrow]).toEqual([8, 42]);
    expect(besides(box(960, 100, 30), words, window)).toMatchObject({ left: 692, arrow: 276 });
  });
  it("keeps off what is spoken of besides: on another side, shifted, or a step away", () => {
    const thing = box(400, 300);
    const below = box(300, 366, 300, 200);
    expect(besides(thing, words, window, [below])).toMatchObject({ side: "above", top: 164 });
    const around = [box(300, 126, 60, 400), box(516, 0, 484, 120), box(0, 0, 390, 120)];
    expect(besides(box(400, 60), words, window, around)).toMatchObject({ side: "below", left: 426, arrow: 24 });
    const walls = [box(0, 270, 1000, 25), box(0, 350, 1000, 350), box(510, 296, 490, 60), box(0, 296, 390, 60)];
    expect(besides(thing, words, window, walls)).toMatchObject({ side: "above", top: 124 });
  });
  it("covers as little as it can where there is no room at all", () => {
    const { left, top } = besides(box(0, 0, 1000, 640), words, window);
    expect([left, top]).toEqual([350, 572]);
  });
  it("is in the middle where nothing is meant", () => {
    expect(besides(null, words, window)).toMatchObject({ left: 350, side: "alone" });
  });
});

describe("what two boxes share", () => {
  it("is nothing where they only touch", () => {
    expect(shared(box(0, 0), box(100, 0))).toBe(0);
    expect(shared(box(0, 0), box(90, 40))).toBe(100);
  });
});

describe("what is in sight", () => {
  it("is neither above the window nor beneath what stays at its foot", () => {
    expect(isInSight(box(0, 100), 700)).toBe(true);
    expect(isInSight(box(0, 680), 700)).toBe(false);
    expect(isInSight(box(0, -40), 700)).toBe(false);
  });
  it("is lit as far as it goes, and no more than a rim of it is not", () => {
    expect(seen(box(0, 100), 700)).toEqual(box(0, 100));
    expect(seen(box(0, -20), 700)).toEqual(box(0, 0, 100, 30));
    expect(seen(box(0, 690), 700)).toBeNull();
  });
});

describe("how far the page is scrolled", () => {
  const phone = { width: 390, height: 844 };
  const range = { least: -500, most: 500 };
  const loose = (top: number, height: number) => ({ box: box(20, top, 350, height), isStuck: false });
  const far = (asked: ReturnType<typeof loose>, others: ReturnType<typeof loose>[], end = 844) => pull(asked, others, words, phone, end, range);

  it("is not at all while everything can be seen", () => {
    expect(far(loose(300, 100), [loose(500, 100)])).toBe(0);
  });
  it("brings all of it between, with room for the words", () => {
    expect(far(loose(300, 100), [loose(-100, 100)])).toBe(-272);
  });
  it("is for what is asked, where not all of it fits", () => {
    const by = far(loose(900, 100), [loose(0, 100)]);
    expect(900 - by + 100).toBeLessThanOrEqual(844);
    expect(far(loose(900, 100), [loose(700, 60), loose(-900, 100)])).toBeGreaterThan(150);
  });
  it("brings words that are far from what is asked nearer to it", () => {
    expect(far(loose(10, 60), [loose(75, 250)])).toBeLessThan(-100);
  });
  it("brings what is spoken of above what stays at the foot, and goes no farther than the page", () => {
    const stuck = { box: box(20, 780, 100, 50), isStuck: true };
    expect(pull(stuck, [loose(650, 100)], words, phone, 700, range)).toBe(350);
    expect(pull(stuck, [loose(650, 100)], words, phone, 700, { least: 0, most: 60 })).toBe(60);
  });
});

it("words go past a whole cell rather than over its edge", () => {
  const arrow = { left: 365, top: 109, width: 70, height: 43 };
  const cells = [{ left: 215, top: 140, width: 104, height: 100 }, { left: 482, top: 140, width: 102, height: 100 }];
  const words = { width: 368, height: 116 };
  const place = besides(arrow, words, { width: 1280, height: 720 }, cells);
  for (const thing of [arrow, ...cells]) expect(shared({ ...place, ...words }, thing)).toBe(0);
});
