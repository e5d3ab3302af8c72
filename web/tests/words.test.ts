import { beforeEach, expect, test, vi } from "vitest";
import { openPage } from "./page";
import { watch } from "./watch.svelte";

const load = async () => ({ ...(await import("../src/words.svelte")), ...(await import("../src/memory.svelte")) });
let texts: Record<string, string>;
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  openPage();
  texts = {
    "/api/texts/en": "fish = fish\nname = any game",
    "/api/texts/fr": "fish = poisson",
    "/api/games/tokyo/texts/en": "name = Tokyo Tsukiji Market\nmove-sail = { $who } sails with { $cargo }\noption-x = X\n  .help = what X does",
    "/api/games/tokyo/texts/fr": "name = Tokyo, en français",
  };
  asked = [];
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    return Promise.resolve(path in texts ? new Response(texts[path]) : new Response("{}", { status: 503 }));
  });
  return () => void vi.useRealTimers();
});

test("the page's own words are there before anything is fetched, in both languages", async () => {
  const { likes, t } = await load();
  expect(t("guest")).toBe("Guest");
  likes.language = "fr";
  expect(t("guest")).toBe("Invité");
  expect(asked).toEqual([]);
});

test("a game's words lie over the common ones, and both beside the page's own", async () => {
  const { hasText, loadWords, say, t } = await load();
  await loadWords("tokyo");
  expect(say("tokyo", [], "name")).toBe("Tokyo Tsukiji Market");
  expect(say("tokyo", [], "fish")).toBe("fish");
  expect(say("tokyo", [], "option-x.help")).toBe("what X does");
  expect(t("guest")).toBe("Guest");
  expect([hasText("tokyo", "option-x.help"), hasText("tokyo", "option-x.rule"), hasText("tokyo", "sail"), hasText("wasabi", "name")]).toEqual([true, false, false, false]);
});

test("each text is fetched once, the common ones once for all games", async () => {
  texts["/api/games/wasabi/texts/en"] = "name = Wasabi!";
  const { loadWords } = await load();
  await Promise.all([loadWords("tokyo"), loadWords("tokyo"), loadWords("wasabi"), loadWords("")]);
  await loadWords("tokyo");
  expect(asked.sort()).toEqual(["/api/games/tokyo/texts/en", "/api/games/wasabi/texts/en", "/api/texts/en"]);
});

test("whoever shows a text is told when better ones arrive, and when the language changes", async () => {
  const { gameName, likes, loadWords } = await load();
  const { seen, settle } = watch(() => gameName("tokyo"));
  await loadWords("tokyo");
  settle();
  await loadWords("tokyo", "fr");
  likes.language = "fr";
  settle();
  expect(seen.filter((name, i) => name !== seen[i - 1])).toEqual(["Tokyo", "Tokyo Tsukiji Market", "Tokyo, en français"]);
});

test("a server that is away is asked again, ever less often, until the words are here", async () => {
  const own = "/api/games/tokyo/texts/en";
  const { [own]: words, ...rest } = texts;
  texts = rest;
  const { loadWords, say } = await load();
  await loadWords("tokyo");
  const pauses: number[] = [];
  for (let i = 0, before = 0; i < 8; i++) {
    const count = asked.filter((path) => path === own).length;
    while (asked.filter((path) => path === own).length === count) await vi.advanceTimersByTimeAsync(100);
    pauses.push(Date.now() - before);
    before = Date.now();
  }
  expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  texts[own] = words!;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(say("tokyo", [], "name")).toBe("Tokyo Tsukiji Market");
  const count = asked.length;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked).toHaveLength(count);
});

test("nor are the common texts given up when they could not be had at first", async () => {
  const { "/api/texts/en": common, ...rest } = texts;
  texts = rest;
  const { loadWords, say } = await load();
  await Promise.all([loadWords(""), loadWords("tokyo")]);
  texts["/api/texts/en"] = common!;
  await vi.advanceTimersByTimeAsync(1000);
  expect([say("", [], "fish"), say("tokyo", [], "fish"), say("tokyo", [], "name")]).toEqual(["fish", "fish", "Tokyo Tsukiji Market"]);
});

test("a key without a text is spelled, and a game without words has its name", async () => {
  const { gameName, say } = await load();
  expect(say("tokyo", [], "move-sell_ship")).toBe("Sell ship");
  expect(say("tokyo", [], "view-end-in")).toBe("End in");
  expect(gameName("herring")).toBe("Herring");
});

test("a line is a sentence in the language now chosen, its lists joined by its own and", async () => {
  const { joined, likes, loadWords, sayLine } = await load();
  await loadWords("tokyo");
  const line = { key: "move-sail", args: { who: "#1", cargo: ["@fish", "eel", "@fish"] }, rule: "K11" };
  expect(sayLine("tokyo", ["Ana", "bo"], line)).toBe("Bo sails with fish, eel and fish");
  likes.language = "fr";
  expect(joined(["a", "b"])).toBe("a et b");
});

test.each([
  ["en-GB", "en", "9 Oct 2025"],
  ["en-US", "en", "Oct 9, 2025"],
  ["en-GB", "fr", "9 oct. 2025"],
  ["fr-CA", "fr", "9 oct. 2025"],
] as const)("a browser of %s writes dates of a page in %s as %s", async (language, chosen, date) => {
  openPage({ language });
  const { dated, likes } = await load();
  likes.language = chosen;
  expect(dated(Date.UTC(2025, 9, 9, 12))).toContain(date);
});

test.each([
  ["en", 0, /^this minute$/],
  ["en", 5, /^5 min\.? ago$/], // browsers differ in the full stop
  ["fr", 5, /^il y a 5\smin$/],
  ["en", 125, /^2 hr\.? ago$/],
  ["en", 1440, /^yesterday$/],
  ["fr", 2880, /^avant-hier$/],
] as const)("in %s, %i minutes ago", async (chosen, minutes, words) => {
  const { ago, likes } = await load();
  likes.language = chosen;
  expect(ago(0, minutes * 60_000)).toMatch(words);
});
