// The moves are those of NOTATION.md: what a table offers on a thing is found by the words of its notation.
import { expect, test } from "vitest";
import { boatOf, cellOf, columnName, entering, isPlain, markOf, marketOf, movingShip, pieceOf, placesOf, shipOf, takingPiece } from "../../../src/criee/games/tokyo/web/harbour";
import { revealOf } from "../../../src/criee/games/tokyo/web/reveal";
import { Showing } from "../../../src/criee/games/tokyo/web/showing.svelte";
import { fallenOf, fitting, linesOf, newsOf, NO_NEWS } from "../../../src/criee/games/tokyo/web/traces";
import type { Catalogue, ShipView, View } from "../../../src/criee/games/tokyo/web/view";
import type { Line, ToldStep } from "../../src/messages";
import { clearPalette, confused } from "../eyes";

const catalogue = {
  prices: [100, 200, 300],
  kinds: [{ name: "tuna-15", species: "tuna", printed: 15 }, { name: "eel", species: "eel", printed: 3 }],
  markets: {
    squid: { entry: { actions: 0, yen: 2, token: "" } },
    eel: { entry: { actions: 1, yen: 0, token: "" } },
    tuna: { entry: { actions: 2, yen: 0, token: "" } },
    crab: { entry: { actions: 0, yen: 0, token: "crab" } },
    bank: { entry: { actions: 0, yen: 0, token: "" } },
  },
} as unknown as Catalogue;

test.each([
  ["sail 2", 2], ["load 1", 1], ["moor 16 left", 16], ["fish eel 12", 12], ["sell ship 3", 3], ["return eel ship 1", 1],
])("%s is about ship %d", (move, ship) => {
  expect([shipOf(move), marketOf(move), cellOf(move, 0), isPlain(move)]).toEqual([ship, null, null, false]);
});

test.each([
  ["reprice fresh eel 300", 1, "fresh eel 300"],
  ["sell barrel fresh mackerel 300", 1, "fresh mackerel 300"],
  ["return old crab-7 ???", 1, "old crab-7 ???"],
  ["buy p4 old takoyaki ???", 3, "old takoyaki ???"],
])("%s is about a cell of port %d", (move, seat, cell) => {
  expect([cellOf(move, 1), shipOf(move), isPlain(move)]).toEqual([{ seat, cell }, null, false]);
});

test.each(["enter squid yen", "enter octopus port 300", "enter eel cart-1"])("%s is about a market", (move) => {
  expect([marketOf(move), shipOf(move), cellOf(move, 0), isPlain(move)]).toEqual([move.split(" ")[1], null, null, false]);
});

test.each(["navigate", "end", "ship 2 left", "ship barge right", "own fugu 300", "permit eel", "sell eel x2", "return permit eel", "accept p2", "dock"])(
  "%s has nowhere to lie but in the list",
  (move) => expect(isPlain(move)).toBe(true),
);

test.each(["price eel 400", "bid 700"])("%s is chosen on its own sheet", (move) => expect(isPlain(move)).toBe(false));

test("every entry is asked for as the notation pays it", () => {
  const paid = Object.keys(catalogue.markets).map((name) => entering(catalogue, name));
  expect(paid).toEqual(["enter squid yen", "enter eel action", "enter tuna actions", "enter crab token", "enter bank free"]);
});

test("a click on a ship asks for what could be done with it now", () => {
  const ship = (also: Partial<ShipView> = {}) => ({ number: 5, owner: 0, place: "sea", barge: false, cargo: {}, cells: 1, ...also }) as ShipView;
  const view = (also: Partial<View>) => ({ phase: "navigate", market: "", turn: 0, ...also }) as View;
  expect(movingShip(view({}), ship())).toBe("moor 5 left");
  expect(movingShip(view({}), ship({ barge: true }))).toBe("moor 5 right");
  expect(movingShip(view({}), ship({ place: "left" }))).toBe("sail 5");
  expect(movingShip(view({ phase: "turn" }), ship({ place: "left" }))).toBe("sail 5"); // the rules say what comes first
  expect(movingShip(view({ market: "used" }), ship())).toBe("sell ship 5");
  expect(movingShip(view({ phase: "give" }), ship({ cargo: { eel: 1 } }))).toBe("return eel ship 5");
});

test("a click on a piece asks to buy another's, and for one's own what could be done with it now", () => {
  const view = (phase: string, market = "") => ({ phase, market }) as View;
  expect(takingPiece(view("buy"), 2, 0, "fresh eel 300")).toBe("buy p3 fresh eel 300");
  expect(takingPiece(view("turn"), 2, 0, "fresh eel 300")).toBe("buy");
  expect(takingPiece(view("turn"), 0, 0, "fresh eel 300")).toBe("reprice fresh eel 300");
  expect(takingPiece(view("give"), 0, 0, "fresh eel 300")).toBe("return fresh eel 300");
  expect(takingPiece(view("market", "mackerel"), 0, 0, "fresh eel 300")).toBe("sell barrel fresh eel 300");
});

test("tokens that differ in value share a picture and show their number", () => {
  expect([pieceOf("tuna-15"), pieceOf("old-salmon"), pieceOf("crab-7"), pieceOf("bank")]).toEqual(["tuna", "salmon", "spiderCrab", "note"]);
  expect([markOf(catalogue, "tuna-15"), markOf(catalogue, "eel")]).toEqual(["15", ""]);
  expect([columnName(catalogue, 2), columnName(catalogue, 9)]).toEqual(["300", "???"]);
  expect([0, 3, 9].map((cells) => boatOf({ cells, barge: false } as ShipView))).toEqual(["boat1", "boat3", "boat4"]);
  expect(boatOf({ cells: 4, barge: true } as ShipView)).toBe("barge");
});

const line = (key: string, args: Line["args"] = {}): Line => ({ key, args, rule: "K33" });
const shows = [400, 500].map((yen, seat) => line("log-shows", { who: `#${seat}`, yen }));
const REVEAL: ToldStep = { seat: -1, move: "reveal", lines: [...shows, line("log-wins-token", { who: "#1", yen: 500 })] };
const TIE: ToldStep = { seat: -1, move: "reveal", lines: [...shows, line("log-tie", { who: "#0" })] };
const AWARD: ToldStep = { seat: 0, move: "award p1", lines: [line("log-award", { who: "#0", player: "#0", yen: 400 })] };
const lying = (token: string, ...bids: number[]) => ({ token, players: bids.map((bid) => ({ bid })) }) as View;

test("a reveal has every bid, whose the token is, and its words", () => {
  const sealed = lying("crab-5", -1, -1);
  expect(revealOf([REVEAL], sealed)).toEqual({ token: "crab-5", bids: [400, 500], turns: true, winner: 1, words: [REVEAL.lines[2]] });
  expect(revealOf([TIE], sealed)).toMatchObject({ turns: true, winner: -1 });
  expect(revealOf([AWARD], lying("crab-5", 400, 400))).toMatchObject({ bids: [400, 400], turns: false, winner: 0 });
  expect(revealOf([TIE, AWARD], sealed)).toMatchObject({ bids: [400, 500], turns: true, winner: 0 });
});

test("without a bid that is shown there is no reveal, and the last of two is seen", () => {
  const draw: ToldStep = { seat: -1, move: "draw crab-9", lines: [line("log-draw")] };
  expect([[], [draw], [{ seat: 1, move: "bid ?", lines: [line("log-sealed")] }]].map((steps) => revealOf(steps, lying("crab-5", -1, -1)))).toEqual([null, null, null]);
  expect(revealOf([REVEAL], lying("", -1, -1))).toBeNull();
  expect(revealOf([REVEAL, draw, TIE], lying("crab-5", -1, -1))).toMatchObject({ token: "crab-9", winner: -1 });
});

/** What lies on the table, whether it waits, and whose the token is that is shown. */
function shownOn(reduceMotion: boolean) {
  const first = lying("crab-5", -1, -1);
  const laid: string[] = [];
  const showing = new Showing(() => ({ view: first, reduceMotion }), (steps) => laid.push(steps.map((step) => step.move).join()));
  return { showing, first, laid };
}

test("what follows waits for the bids, and a tie that is decided meanwhile for the tie", () => {
  const { showing, first, laid } = shownOn(false);
  const [tied, given, later] = [lying("crab-5", 400, 400), lying("", -1, -1), lying("", -1, -1)];
  showing.arrive(tied, [TIE]);
  showing.arrive(given, [AWARD]);
  showing.arrive(later, [{ seat: 0, move: "done", lines: [] }]);
  expect([showing.view === first, showing.isHeld, showing.reveal?.winner, laid]).toEqual([true, true, -1, []]);
  showing.settle();
  expect([showing.view === tied, showing.isHeld, showing.reveal?.winner, laid]).toEqual([true, true, 0, ["reveal"]]);
  showing.settle();
  expect([showing.view === later, showing.isHeld, showing.reveal, laid]).toEqual([true, false, null, ["reveal", "award p1,done"]]);
});

test("without motion nothing waits: the result is in sight until anything else is told", () => {
  const { showing } = shownOn(true);
  const [won, later] = [lying("", -1, -1), lying("", -1, -1)];
  showing.arrive(won, [REVEAL]);
  expect([showing.view === won, showing.isHeld, showing.reveal?.winner]).toEqual([true, false, 1]);
  showing.arrive(later, [{ seat: 0, move: "done", lines: [] }]);
  expect([showing.view === later, showing.reveal]).toEqual([true, null]);
});

test("in the clear palette nine fish and the awnings of their stalls are told apart by every eye", () => {
  const clear = clearPalette("tokyo");
  expect(confused(clear("mackerel-body", "squid-body", "tuna-body", "snapper-body", "salmon-body", "octopus-body", "eel-body", "fugu-body", "spiderCrab-body"))).toEqual([]);
});

test("out at sea a ship has a place for all she could do, whatever the others do first", () => {
  const harbour = { ...catalogue, docks: ["left", "middle", "right"] };
  const view = { phase: "navigate", acted: [3], players: [{ docks: 2, permits: { eel: 1, squid: 1 } }] } as unknown as View;
  const ship = { number: 2, owner: 0, place: "sea", cells: 2, barge: false, permit: "", cargo: {} } as ShipView;
  expect(placesOf(harbour, view, ship, ["moor 2 left"])).toEqual(["fish eel 2", "fish squid 2", "moor 2 left", "moor 2 middle"]);
  expect(placesOf(harbour, view, { ...ship, permit: "eel", cargo: { eel: 1 } }, [])).toEqual(["fish eel 2", "moor 2 left", "moor 2 middle"]);
  expect(placesOf(harbour, view, { ...ship, permit: "eel", cargo: { eel: 2 } }, ["load 2"])).toEqual(["moor 2 left", "moor 2 middle", "load 2"]);
  expect(placesOf(harbour, view, { ...ship, barge: true }, [])).toEqual([]); // its only dock is closed
  for (const still of [{ ...ship, place: "left" }, { ...ship, number: 3 }]) expect(placesOf(harbour, view, still, ["sail 2"])).toEqual(["sail 2"]);
});

const bought = (owner: string) => ({ seat: 1, move: "buy", lines: [line("log-buy", { who: "#1", owner, item: "@eel", yen: 300 })] });
const income = (who: string): ToldStep => ({ seat: 1, move: "enter eel action", lines: [line("log-income", { who, yen: 100 })] });
const aged: ToldStep = { seat: -1, move: "degrade", lines: [line("log-degrade-lost", { who: "#0", count: 1 })] };
const heard = (...batches: ToldStep[][]) => linesOf(batches.reduce((news, steps) => newsOf(news, steps, 0), NO_NEWS)).map((one) => `${one.key} ${String(one.args.who)}`);

test("what concerns one's own port and money is told first, and until one's own next move", () => {
  expect(heard([bought("#0")], [income("#2")])).toEqual(["news-bought #1", "log-income #2"]);
  expect(heard([bought("#0"), income("#1")], [income("#0")], [aged])).toEqual(["news-bought #1", "news-income #0", "news-lost #0"]);
  expect(heard([bought("#2")])).toEqual([]);
  expect(heard([bought("#0")], [{ seat: 0, move: "navigate", lines: [] }])).toEqual([]);
});

test("of what concerns others the newest is told, and it stays while nothing newer is", () => {
  expect(heard([income("#1")], [bought("#2")])).toEqual(["log-income #1"]);
  expect(heard([income("#1")], [income("#2")])).toEqual(["log-income #2"]);
  expect(heard([income("#1"), income("#2"), income("#1"), income("#2")])).toEqual(["log-income #2", "log-income #1", "log-income #2"]);
});

test("that a fish is overfished is told first, also to whoever did it, until one's own next move", () => {
  const over = (seat: number): ToldStep => ({ seat, move: "fish eel 1", lines: [line("log-fish", { who: `#${seat}` }), line("log-overfished", { fish: "@eel" })] });
  const news = newsOf(newsOf(NO_NEWS, [bought("#0")], 0), [over(1)], 0);
  expect(linesOf(news).map((one) => one.key)).toEqual(["log-overfished", "news-bought"]);
  expect(fallenOf(news)).toEqual(["eel"]);
  expect(fallenOf(newsOf(NO_NEWS, [over(0)], 0))).toEqual(["eel"]);
  expect(fallenOf(newsOf(news, [{ seat: 0, move: "navigate", lines: [] }], 0))).toEqual([]);
});

test("of the news as many whole sentences are told as there is room for", () => {
  expect(fitting([])).toBe("");
  expect(fitting(["a".repeat(60), "b".repeat(60), "c".repeat(20)])).toBe(`${"a".repeat(60)} ${"c".repeat(20)}`);
});

test("what nothing is left of to catch has no button, unless it was overfished in this navigation", () => {
  const harbour = { ...catalogue, docks: ["left"] };
  const view = { phase: "navigate", acted: [], overfished: ["eel"], players: [{ docks: 1, permits: { eel: 1, squid: 1 } }] } as unknown as View;
  const ship = { number: 2, owner: 0, place: "sea", cells: 2, barge: false, permit: "", cargo: {} } as ShipView;
  expect(placesOf(harbour, view, ship, [], ["eel"])).toEqual(["fish squid 2", "moor 2 left"]);
  expect(placesOf(harbour, view, ship, [])).toContain("fish eel 2");
});
