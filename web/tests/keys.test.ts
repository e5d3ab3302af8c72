import { expect, test } from "vitest";
import { isKey, readLink, written } from "../src/keys";

const SECRET = "aB3_-".repeat(5) + "zz"; // 27 letters
const key = (seat: number, secret = SECRET) => ({ seat, secret: `${seat}-${secret}` });

test("what is written can be read, and can stand behind a #", () => {
  const link = { game: "tsukiji", seats: [key(0), key(12)] };
  expect(readLink(written(link))).toEqual(link);
  expect(written(link)).toMatch(/^[\w%.-]+$/);
});

test("a key is signed for its seat", () => {
  expect(isKey(key(3))).toBe(true);
  expect(isKey({ seat: 4, secret: key(3).secret })).toBe(false);
  expect(isKey({ seat: 3, secret: `03-${SECRET}` })).toBe(false);
  expect(isKey({ seat: 100, secret: `100-${SECRET}` })).toBe(false);
});

test.each([
  ["nothing", ""],
  ["half a letter", "tsukiji,0:0-%C3"],
  ["no key", "tsukiji"],
  ["no game", `,0:0-${SECRET}`],
  ["a game with a space", `big fish,0:0-${SECRET}`],
  ["no seat", `tsukiji,:0-${SECRET}`],
  ["cut short", `tsukiji,0:0-${SECRET.slice(1)}`],
  ["too long", `tsukiji,0:0-${SECRET}A`],
  ["a strange letter", `tsukiji,0:0-${SECRET.slice(1)}.`],
  ["a line more", `tsukiji,0:0-${SECRET}\n`],
  ["a colon more", `tsukiji,0:0-${SECRET.slice(1)}:`],
  ["of another seat", `tsukiji,1:0-${SECRET}`],
  ["twice the same seat", `tsukiji,0:0-${SECRET},0:0-${SECRET}`],
  ["the second damaged", `tsukiji,0:0-${SECRET},1:1-A`],
])("a damaged link is none: %s", (_how, text) => {
  expect(readLink(text)).toBeNull();
  expect(readLink(encodeURIComponent(text))).toBeNull();
});
