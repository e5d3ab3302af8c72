import { expect, test, vi } from "vitest";
import { Hand } from "../../../src/criee/games/bigfish/web/hand.svelte";
import { follow, printed, type Fish } from "../../../src/criee/games/bigfish/web/pond";
import { Telling } from "../../../src/criee/games/bigfish/web/telling.svelte";
import { noted, NO_TRACES } from "../../../src/criee/games/bigfish/web/trace";
import type { View } from "../../../src/criee/games/bigfish/web/view";
import type { ToldStep } from "../../src/messages";
import { clearPalette, confused } from "../eyes";
import { Choosing } from "../../src/table/choosing.svelte";
import { given } from "../given.svelte";

const view = (board: string[], tiles = ["blue", "green", "yellow", "red"]) => ({ board, tiles: tiles.map((tile) => ({ tile, turn: 0 })) }) as View;
const steps = (...moves: string[]) => moves.map((move) => ({ move, seat: 0, lines: [] }) as unknown as ToldStep);
const EMPTY = Array<string>(6).fill("......");
const school = (board: string[]): Fish[] => follow([], [], view(EMPTY), view(board));
const at = (fish: Fish[], cell: string): Fish | undefined => fish.find((one) => one.cell === cell);
const board = (rows: Record<number, string>): string[] => EMPTY.map((row, i) => rows[6 - i] ?? row);

test("fish are read from the board: row 1 is the lowest, small letters are the first player's", () => {
  const fish = school(board({ 1: "s....B", 6: ".m....", 3: "..M..." })).map(({ seat, size, cell }) => `${cell} ${seat} ${size}`);
  expect(fish.sort()).toEqual(["a1 0 small", "b6 0 medium", "c3 1 medium", "f1 1 big"]);
});

test("a fish that swims is the same fish, also two steps on and grown; one that was eaten is gone", () => {
  const before = board({ 1: "s.....", 2: ".S....", 6: "....s." });
  const fish = school(before);
  const after = follow(fish, steps("a1-a2", "a2-b2"), view(before), view(board({ 2: ".m....", 6: "....s." })));
  expect(at(after, "b2")).toEqual({ ...at(fish, "a1")!, cell: "b2", size: "medium" });
  expect(at(after, "e6")).toEqual(at(fish, "e6"));
  expect(after).toHaveLength(2);
});

test("a newborn is a new fish, also where another one's lay", () => {
  const before = board({ 1: "s....." });
  const fish = school(before);
  const after = follow(fish, steps("place c1", "return a1", "place a1"), view(before), view(board({ 1: "S.s..." })));
  expect(after.map((one) => one.id)).not.toContain(fish[0]!.id);
  expect(new Set(after.map((one) => one.id)).size).toBe(2);
});

test("no two fish are ever the same: not even one born where another one was turned away from", () => {
  const before = board({ 1: "s....." });
  const after = follow(school(before), steps("turn blue right", "place a1"), view(before), view(board({ 1: "s.....", 3: "s....." })));
  expect(new Set(after.map((one) => one.id)).size).toBe(2);
});

// Steps of real matches of random moves, as the rules turned them: Match(open_game("bigfish"), seats=2, seed=242), 265, 343 and 11.
test.each([
  ["turn blue left", "blue green yellow red", "..ms.s ...... ....Ms SbS..S M.M... ..B..S", "..ms.s ...... ....Ms SMB..S b..... SM...S"],
  ["turn blue right", "blue red green yellow", "...s.s b....m ...... .mM... b...M. .SS...", "...s.s b....m ...... .b.... S.m.M. S.M..."],
  ["turn blue left", "green yellow blue red", "sM.S.. S...SS .msM.S ..sb.S .s..M. ....M.", "..sS.. M.m.SS sS.M.S ..sb.S .s..M. ....M."],
  ["turn yellow right", "red blue green yellow", "s..BMS .m..S. ....s. m..... .S.... Ss..M.", "s....B .m.sSM .....S m..... .S.... Ss..M."],
])("%s turns the fish as the rules do: each stays who it was", (move, tiles, before, after) => {
  const [was, is] = [before, after].map((rows) => view(rows.split(" "), tiles.split(" "))) as [View, View];
  const fish = school(was.board);
  const turned = follow(fish, steps(move), was, is);
  expect(turned.map(({ id, seat, size }) => [id, seat, size]).sort()).toEqual(fish.map(({ id, seat, size }) => [id, seat, size]).sort());
  expect(turned).not.toEqual(fish);
});

test("what is printed on a cell has a picture, the open ocean none", () => {
  expect([..."rybgWN?"].map(printed)).toEqual(["planktonRed", "planktonYellow", "planktonBlue", "planktonGreen", "wreck", "birth", "surprise"]);
  expect(printed(".")).toBeNull();
});

test("in the clear palette four colours of plankton and two of fish are told apart by every eye", () => {
  const clear = clearPalette("bigfish");
  expect(confused(clear("planktonRed-body", "planktonYellow-body", "planktonGreen-body", "planktonBlue-body"))).toEqual([]);
  expect(confused(clear("pink-body", "orange-body"))).toEqual([]);
});

test.each([
  ["the only fish that can swim is picked by itself", ["a1-a2", "a1-b1"], "a1"],
  ["of several fish one is picked", ["a1-a2", "c1-c2"], null],
  ["the single move of a lesson is made as in a match: first the fish is picked", ["a1-a2"], null],
])("%s", (_, moves, from) => {
  const props = given(...moves);
  const hand = new Hand(new Choosing(() => props), vi.fn());
  expect(hand.from).toBe(from);
  if (!from) hand.press("a1");
  expect([hand.from, hand.moveAt("a2")]).toEqual(["a1", "a1-a2"]);
  hand.press("a2");
  expect(props.play).toHaveBeenCalledExactlyOnceWith("a1-a2");
});

const SEA = Array<string>(6).fill("OOOOOO");
/** A pond in which seat 0 looks on while one's own fish or another's swims from a1 to a2. */
function told(seat: number, still = false): Telling {
  const start = { ...view(board({ 1: "s....." })), sea: SEA };
  const telling = new Telling(start, [], { play: vi.fn() }, () => false, (owner) => owner === 0);
  telling.hear({ ...start, board: board({ 2: "s....." }) }, [{ move: "a1-a2", seat, lines: [] } as unknown as ToldStep], still);
  return telling;
}

test("what another did is being revealed until it lies as the rules say; what one did oneself is not, nor what needs no time", async () => {
  vi.useFakeTimers();
  const [others, own, atOnce] = [told(1), told(0), told(1, true)];
  expect([others, own, atOnce].map((one) => one.isRevealing)).toEqual([true, false, false]);
  await vi.runAllTimersAsync();
  expect([others, own].map((one) => one.isRevealing)).toEqual([false, false]);
  expect(others.view.board).toEqual(board({ 2: "s....." }));
  vi.useRealTimers();
});

test("what another did while one's own fish still swims is being revealed as well", async () => {
  vi.useFakeTimers();
  const telling = told(0);
  telling.hear({ ...telling.view, board: board({ 3: "s....." }) }, [{ move: "a2-a3", seat: 1, lines: [] } as unknown as ToldStep], false);
  expect(telling.isRevealing).toBe(true);
  await vi.runAllTimersAsync();
  expect(telling.isRevealing).toBe(false);
  vi.useRealTimers();
});

test("marks of a turn stay until the other player makes a step", () => {
  const pond = { ...view(EMPTY), sea: SEA, phase: "step" };
  const after = (...made: [seat: number, move: string][]) => made.reduce((traces, [seat, move]) => noted(traces, { move, seat, lines: [] } as unknown as ToldStep, pond), NO_TRACES);
  const ways = (traces: typeof NO_TRACES) => traces.marks.map((mark) => (mark.kind === "swim" ? mark.way.join("-") : mark.kind));
  const turn = after([1, "a6-a5"], [1, "a5-a4"]);
  expect([ways(turn), turn.last]).toEqual([["a6-a5", "a5-a4"], 1]);
  expect(ways(after([1, "a6-a5"], [1, "turn blue left"], [0, "return a3"]))).toEqual(["a6-a5", "whirl"]);
  expect(ways(after([1, "a6-a5"], [1, "a5-a4"], [0, "a1-a2"]))).toEqual(["a1-a2"]);
});
