import { describe, expect, it } from "vitest";
import { aim, around, UPRIGHT, WIDE } from "../src/table/camera";

const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height });

describe("what a drawing shows of a table", () => {
  it("is what encloses all its parts, with a little room, and else the whole table", () => {
    expect(around([box(100, 50, 20, 30), box(200, 40, 40, 10)], WIDE)).toEqual(box(96, 36, 148, 48));
    expect(around([], UPRIGHT)).toBe(UPRIGHT);
  });

  it("ends where the table ends", () => {
    expect(around([box(-20, 3, 980, 590)], WIDE)).toEqual(box(0, 0, 964, 590));
    expect(around([box(-20, 3, 980, 590)], UPRIGHT)).toEqual(box(0, 0, 750, 597));
  });

  it("fits the frame whole", () => {
    expect(aim(WIDE, WIDE, { width: 485, height: 295 })).toEqual({ scale: 0.5, left: 0, top: 0, clip: "inset(0px 0px 0px 0px)" });
  });

  it("stands in the middle of the frame, as large as it can be, and everything around it is cut away", () => {
    const { scale, left, top, clip } = aim(box(400, 200, 100, 50), WIDE, { width: 300, height: 300 });
    expect(scale).toBe(3);
    expect(left + 450 * scale).toBe(150);
    expect(top + 225 * scale).toBe(150);
    expect(clip).toBe("inset(200px 470px 340px 400px)");
  });
});
