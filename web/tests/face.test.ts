import { expect, test } from "vitest";
import { CLOTHS, COLOURS, faceOf, HAIR, HATS, MOODS, WEARS, type Traits } from "../src/art/face";

const NOA: Traits = { skin: 3, hair: "bob", colour: "black", hat: "none", wears: "none", cloth: "stripes" };
const drawn = (also: Partial<Traits>, style = "steady") => JSON.stringify(faceOf({ ...NOA, ...also }, style));
const all = <T>(words: Iterable<T>, one: (word: T) => string) => [...words].map(one);

test.each([
  ["hair", all(Object.keys(HAIR), (hair) => drawn({ hair }))],
  ["colour", all(Object.keys(COLOURS), (colour) => drawn({ colour }))],
  ["hat", all(Object.keys(HATS), (hat) => drawn({ hat }))],
  ["wears", all(WEARS, (wears) => drawn({ wears }))],
  ["cloth", all(Object.keys(CLOTHS), (cloth) => drawn({ cloth }))],
  ["skin", all([1, 2, 3, 4, 5, 6], (skin) => drawn({ skin }))],
  ["style", all(Object.keys(MOODS), (style) => drawn({}, style))],
])("every word for %s makes another face, and nothing in it is broken", (_trait, faces) => {
  expect(new Set(faces).size).toBe(faces.length);
  expect(faces.join()).not.toMatch(/NaN|undefined|null/);
});

test("several things can be worn at once", () => {
  expect(drawn({ wears: "glasses beard" }).length).toBeGreaterThan(Math.max(drawn({ wears: "glasses" }).length, drawn({ wears: "beard" }).length));
});

test("a word that nobody knows is left out: somebody is drawn all the same", () => {
  const odd = faceOf({ skin: 9, hair: "?", colour: "?", hat: "?", wears: "? glasses", cloth: "?" }, "?");
  expect(odd.shapes.length).toBeGreaterThan(10);
});
