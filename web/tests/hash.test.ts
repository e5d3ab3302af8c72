// That real views have the server's mark is tests/project/test_view_mark.py; this is why they have.
import { expect, test } from "vitest";
import { canonical, crc32, viewHash } from "../src/hash";

test("the checksum is the one that everybody calls CRC-32", () => {
  expect(crc32(new TextEncoder().encode("123456789"))).toBe(0xcbf43926); // the check value of the standard
  expect(crc32(new Uint8Array())).toBe(0);
});

test("keys are sorted at every depth, lists stay as they are, and nothing is spaced", () => {
  expect(canonical({ b: [{ z: null, a: true }, "x"], B: -1, a: {} })).toBe('{"B":-1,"a":{},"b":[{"a":true,"z":null},"x"]}');
  expect(canonical({ 10: 0, 9: 0, a2: 0, a10: 0 })).toBe('{"10":0,"9":0,"a10":0,"a2":0}');
});

test("a mark does not depend on the order in which fields came", () => {
  expect(viewHash({ phase: "bid", piles: [{ tuna: 1, eel: 2 }] })).toBe(viewHash({ piles: [{ eel: 2, tuna: 1 }], phase: "bid" }));
});

test("a mark notices a swap, another letter and a number that became text", () => {
  const marks = [{ a: [1, 2] }, { a: [2, 1] }, { a: ["1", 2] }, { b: [1, 2] }, { a: [1, 2], b: 0 }].map(viewHash);
  expect(new Set(marks).size).toBe(marks.length);
});

// python -c "import msgspec, zlib; print(f'{zlib.crc32(msgspec.json.encode(VIEW, order=\"sorted\")):08x}')"
test.each([
  [{ name: "Émilie \u{1f41f} \"x\"\n\u0001/\\", held: "" }, "cbfd3f1a"],
  [{ n: 90 }, "001b95fc"],
])("the bytes are those of the server: %j", (view, mark) => expect(viewHash(view)).toBe(mark));
