import { beforeEach, expect, test, vi } from "vitest";
import type { KeptTable } from "../src/memory.svelte";
import { openPage } from "./page";
import { watch } from "./watch.svelte";

const key = (seat: number, letter = "A") => ({ seat, secret: `${seat}-${letter.repeat(27)}` });
const table = (id: string, also: Partial<KeptTable> = {}): KeptTable => ({
  id, game: "tsukiji", seats: [key(0)], names: ["Ana"], status: "playing", outcome: null, when: 5, learning: false, alone: false, counted: false, ...also,
});
const load = () => import("../src/memory.svelte");

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 });
  return () => void vi.useRealTimers();
});

test("whoever comes for the first time has a name, and the language of the browser", async () => {
  openPage({ language: "fr-CA" });
  const { likes } = await load();
  expect(likes.language).toBe("fr");
  expect(likes.nickname).toMatch(/^\p{L}+$/u);
  openPage({ language: "de-DE" });
  expect((await load()).likes.language).toBe("en");
});

test("what somebody likes is there the next time, and wins over what the browser says", async () => {
  const page = openPage({ language: "fr-FR" });
  const { keepLikes, likes } = await load();
  Object.assign(likes, { language: "en", theme: "night", nickname: "Zoé" });
  keepLikes();
  openPage({ language: "fr-FR", memory: Object.fromEntries(page.kept) });
  expect((await load()).likes).toMatchObject({ language: "en", theme: "night", nickname: "Zoé", sound: true });
});

test.each(["{", "null", '"x"', "[]"])("a memory that says %s is as good as none", async (memory) => {
  openPage({ memory: { "criee.likes": memory, "criee.tables": memory } });
  const { keptTables, likes } = await load();
  expect([keptTables(), likes.theme]).toEqual([[], "system"]);
});

test("a browser that keeps nothing does not stop the page", async () => {
  const page = openPage();
  page.hasMemory = false;
  const { keepLikes, keepTable, keptTable } = await load();
  keepLikes();
  keepTable(table("a"));
  expect(keptTable("a")).toMatchObject({ id: "a" });
});

test("the table one sat at last stands first, once, and the oldest are forgotten", async () => {
  const before = Array.from({ length: 300 }, (_, i) => table(`t${299 - i}`));
  const page = openPage({ memory: { "criee.tables": before } });
  const { keepTable, keptTables } = await load();
  for (let i = 300; i < 305; i++) keepTable(table(`t${i}`));
  keepTable(table("t30", { status: "over" }));
  const ids = keptTables().map((one) => one.id);
  expect([ids.length, new Set(ids).size, ids[0], ids[1], ids.at(-1)]).toEqual([300, 300, "t30", "t304", "t5"]);
  expect((page.recall("criee.tables") as KeptTable[]).map((one) => one.id)).toEqual(ids);
});

test("what becomes of a table is noted where it stands; of a strange table nothing is", async () => {
  const page = openPage({ memory: { "criee.tables": [table("a"), table("b")] } });
  const { keptTables, noteTable } = await load();
  noteTable("b", { status: "over" });
  noteTable("c", { status: "over" });
  const expected = [table("a"), table("b", { status: "over" })];
  expect([keptTables(), page.recall("criee.tables")]).toEqual([expected, expected]);
});

test("a table that is forgotten stays forgotten", async () => {
  const page = openPage({ memory: { "criee.tables": [table("a"), table("b")] } });
  const { forgetTable, keptTable } = await load();
  forgetTable("a");
  expect(keptTable("a")).toBeUndefined();
  expect(page.recall("criee.tables")).toEqual([table("b")]);
});

test("keys of a link are laid beside those that are there: none is lost, none is there twice", async () => {
  openPage({ memory: { "criee.tables": [table("a", { names: ["Bo"] })] } });
  const { addKeys, keptTable } = await load();
  addKeys("a", { game: "tsukiji", seats: [key(0), key(0, "B"), key(1)] });
  expect(keptTable("a")).toMatchObject({ seats: [key(0), key(0, "B"), key(1)], names: ["Bo"], when: 1000 });
  addKeys("b", { game: "tokyo", seats: [key(2)] });
  expect(keptTable("b")).toMatchObject({ game: "tokyo", seats: [key(2)], status: "playing" });
});

test("another window's news are seen here, by whoever looks on", async () => {
  const page = openPage({ memory: { "criee.tables": [table("a")] } });
  const { keptTables, likes } = await load();
  const { seen, settle } = watch(() => `${keptTables().map((one) => one.id).join()} ${likes.theme}`);
  page.kept.set("criee.tables", JSON.stringify([table("b"), table("a"), 5]));
  page.happen("storage", { key: "criee.tables" });
  settle();
  page.kept.set("criee.likes", JSON.stringify({ theme: "day", language: "xx" }));
  page.happen("storage", { key: "criee.likes" });
  settle();
  page.happen("storage", { key: "somebody.elses" });
  settle();
  expect(seen).toEqual(["a system", "b,a system", "b,a day"]);
});

test("stillness and night follow the system until somebody chooses", async () => {
  const page = openPage({ prefers: ["reduced-motion"] });
  const { isNight, isStill, likes } = await load();
  const { seen, settle } = watch(() => [isStill(), isNight()].join());
  for (const [query, media] of page.media) {
    media.matches = query.includes("dark");
    media.dispatchEvent(new Event("change"));
  }
  settle();
  Object.assign(likes, { stillness: "still", theme: "day" });
  settle();
  expect(seen).toEqual(["true,false", "false,true", "true,false"]);
});
