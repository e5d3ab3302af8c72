import { expect, test } from "vitest";
import type { KeptTable } from "../src/memory.svelte";
import { openPage } from "./page";
import { watch } from "./watch.svelte";

const KEY = { seat: 1, secret: `1-${"A".repeat(27)}` };
const LINK = `#seats=tsukiji%2C1%3A${KEY.secret}`;
const load = () => import("../src/routes.svelte");

test.each([
  ["/", null],
  ["/table/aB3_-", "aB3_-"],
  ["/table/aB3/", "aB3"],
  ["/table/", null],
  ["/tables/aB3", null],
])("%s leads to table %s", async (path, table) => {
  openPage({ address: `https://hall.test${path}` });
  expect((await load()).here()).toEqual({ table, brought: 0, damaged: false });
});

test("a link to seats is one that this page reads: its keys are kept, and leave the address bar", async () => {
  const first = openPage({ address: "https://hall.test:8000/" });
  const link = (await load()).seatsLink("abc", "tsukiji", [KEY]);
  expect(link).toBe(`https://hall.test:8000/table/abc${LINK}`);
  expect(first.kept.size).toBe(0);

  const page = openPage({ address: link });
  expect((await load()).here()).toEqual({ table: "abc", brought: 1, damaged: false });
  expect(page.recall("criee.tables")).toMatchObject([{ id: "abc", game: "tsukiji", seats: [KEY] }] satisfies Partial<KeptTable>[]);
  expect(page.address.href).toBe("https://hall.test:8000/table/abc");
});

test("a damaged link says so; it too leaves the address bar, and nothing is kept of it", async () => {
  const page = openPage({ address: `https://hall.test/table/abc${LINK.slice(0, -1)}` });
  expect((await load()).here()).toEqual({ table: "abc", brought: 0, damaged: true });
  expect([page.address.hash, page.kept.size]).toEqual(["", 0]);
});

test("anything else behind a # is left alone", async () => {
  const page = openPage({ address: "https://hall.test/table/abc#T12" });
  expect((await load()).here().damaged).toBe(false);
  expect(page.address.hash).toBe("#T12");
});

test("whoever looks on sees where we go, and where we go back to", async () => {
  const page = openPage();
  const { go, here } = await load();
  const { seen, settle } = watch(() => `${here().table} ${here().brought}`);
  go("abc");
  settle();
  expect(page.address.pathname).toBe("/table/abc");
  go(null);
  settle();
  expect(page.address.pathname).toBe("/");
  page.visit("/table/xyz");
  settle();
  page.visit(`/table/xyz${LINK}`); // a second link to the same table: it has to be entered anew
  settle();
  expect(seen).toEqual(["null 0", "abc 0", "null 0", "xyz 0", "xyz 1"]);
});
