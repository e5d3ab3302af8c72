import { beforeEach, expect, test } from "vitest";
import { openPage } from "./page";

// Fresh modules with each page: a Refusal has to be the one that the excuse knows.
let api: typeof import("../src/api");
let excuse: typeof import("../src/excuse").excuse;
let mayHeal: typeof import("../src/excuse").mayHeal;

beforeEach(async () => {
  openPage();
  api = await import("../src/api");
  ({ excuse, mayHeal } = await import("../src/excuse"));
});

const refusal = (status: number, code = "x", message = "said by the server") => new api.Refusal(status, { code, message });

test.each([408, 425, 429, 500, 502, 503, 504])("waiting may heal a %d", (status) => expect(mayHeal(refusal(status))).toBe(true));
test.each([400, 403, 404, 409, 413, 422, 431])("waiting heals no %d", (status) => expect(mayHeal(refusal(status))).toBe(false));
test("waiting may heal a line that is broken", () => expect(mayHeal(new TypeError("Failed to fetch"))).toBe(true));

test.each([
  [429, "slow-down", /Too much was asked/],
  [429, "full", /Too much was asked/], // the status is our own door's: it wins
  [408, "x", /too slow/],
  [431, "x", /cookies/],
  [503, "full", /hall is full/],
  [507, "not-written", /cannot write it down/],
  [502, "502", /stumbled \(502\)/],
  [404, "no-table", /no such table/],
  [409, "other-rules", /other rules/],
  [409, "taken", /seat is taken/],
  [403, "wrong-secret", /does not open a seat/],
  [400, "bad-option", /^said by the server$/],
])("%d %s is said in words", (status, code, words) => expect(excuse(refusal(status, code))).toMatch(words));

test("who gets no answer at all is told to look at the server", () => {
  expect(excuse(new TypeError("Failed to fetch"))).toMatch(/does not answer/);
});
