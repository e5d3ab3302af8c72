import { expect, test } from "vitest";
import { bars, box, cut, disc, discs, draw, layers, scales, snip, spikes } from "../src/art/cut";

/** The numbers of a path. */
const numbers = (d: string): number[] => d.match(/-?\d+(\.\d+)?/g)!.map(Number);
/** The curves of a path, each as its six numbers. */
const curves = (d: string): number[][] => d.split("C").slice(1).map(numbers);

test("a cut shape runs through all its points and back to the first", () => {
  const d = cut(" 0,0  30,0\n30,30 ");
  expect(curves(d).map((curve) => curve.slice(4))).toEqual([[30, 0], [30, 30], [0, 0]]);
  expect(d).toMatch(/^M0 0C.*Z$/);
});

test("a drawn stroke stays open", () => {
  const d = draw("0,0 30,0 30,30");
  expect(curves(d).map((curve) => curve.slice(4))).toEqual([[30, 0], [30, 30]]);
  expect(d).not.toContain("Z");
});

test("a point is smooth: the curve leaves it in the direction in which it came", () => {
  const [to, from] = curves(draw("0,0 30,0 30,30")) as [number[], number[]];
  const [before, after] = [[30 - to[2]!, 0 - to[3]!], [from[0]! - 30, from[1]! - 0]];
  expect(before).toEqual(after);
  expect(after).toEqual([5, 5]); // a sixth of the way from the point before to the one behind
});

test("a point marked ! is a corner: the curve comes and goes straight along its edges", () => {
  const [to, from] = curves(draw("0,0 30,0! 30,30")) as [number[], number[]];
  expect([to.slice(2, 4), from.slice(0, 2)]).toEqual([[20, 0], [30, 10]]);
});

test("a snipped shape has straight edges only", () => expect(snip(" 0,0 10,0\n10,5 ")).toBe("M0,0L10,0L10,5Z"));

test("discs lie around their centres", () => {
  expect(disc(10, 20, 4, 2)).toBe("M6 20a4 2 0 1 0 8 0a4 2 0 1 0 -8 0Z");
  expect(discs("10,20 1,2", 4)).toBe(disc(10, 20, 4) + disc(1, 2, 4));
});

/** Where the pen is after relative strokes: every shape that ends with Z has to come home by itself. */
function wayHome(d: string): [number, number] {
  let [x, y] = [0, 0];
  for (const [, letter, rest] of d.matchAll(/([a-z])([^a-zMZ]*)/g)) {
    const along = numbers(rest!);
    if (letter === "h") x += along[0]!;
    else if (letter === "v") y += along[0]!;
    else [x, y] = [x + along.at(-2)!, y + along.at(-1)!];
  }
  return [x, y];
}

test.each([box(3, 4, 20, 10), box(3, 4, 20, 10, 2), disc(5, 5, 3)])("the outline %s comes home", (d) => expect(wayHome(d)).toEqual([0, 0]));

test("bars and layers fill their room, and no more", () => {
  expect(bars(0, 5, 10, 4, 5, 1, 2)).toBe("M0 5h1l2 4h-1ZM5 5h1l2 4h-1Z");
  expect(layers(0, 5, 10, 4, 2, 1)).toBe("M0 5h10v1h-10ZM0 7h10v1h-10Z");
});

test("every other row of scales is shifted by half a scale", () => {
  const rows = new Map<number, number[]>();
  for (const [, x, y] of scales(0, 0, 20, 14, 10).matchAll(/M(\S+) (\S+?)a/g)) rows.set(Number(y), [...(rows.get(Number(y)) ?? []), Number(x)]);
  expect([...rows]).toEqual([[0, [0, 10]], [7.5, [-5, 5, 15]]]);
});

test("spikes reach out and in by turns, around their centre", () => {
  const all = numbers(spikes(50, 50, 5, 10, 3).replace(/[ML]/g, " "));
  const reach = Array.from({ length: 6 }, (_, i) => Math.round(Math.hypot(all[2 * i]! - 50, all[2 * i + 1]! - 50)));
  expect(reach).toEqual([10, 5, 10, 5, 10, 5]);
});
