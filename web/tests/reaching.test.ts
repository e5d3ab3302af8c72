// What is asked comes into the window of a phone.
import { expect, test } from "vitest";
import "./opened";
import { reach } from "../src/table/reaching";

const WINDOW = { top: 60, bottom: 800 };
const at = (top: number, bottom: number) => ({ top, bottom });

test("what is in the window stays where it is, as does everything while nothing is asked", () => {
  expect(reach([at(60, 100), at(700, 800)], WINDOW)).toBe(0);
  expect(reach([], WINDOW)).toBe(0);
});

test("what is cut off comes in as far as it must, from below and from above", () => {
  expect(reach([at(500, 600), at(790, 850)], WINDOW)).toBe(50);
  expect(reach([at(20, 100), at(300, 400)], WINDOW)).toBe(-40);
});

test("what does not fit is left alone where a part of it can be seen, else its beginning is shown", () => {
  expect(reach([at(-700, -600), at(300, 400)], WINDOW)).toBe(0);
  expect(reach([at(900, 1000), at(1900, 2000)], WINDOW)).toBe(840);
});
