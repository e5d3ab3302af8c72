// One table over a line that a test holds the other end of. What a real server says is tests/browser; here are the moments that
// are hard to come by there: lost frames, false keys, a view that differs, an answer that comes too late.
import { beforeEach, expect, test, vi } from "vitest";
import type { LiveTable } from "../src/live.svelte";
import type { KeptTable, OwnSeat } from "../src/memory.svelte";
import type { Steps } from "../src/messages";
import { viewHash } from "../src/hash";
import { openPage, type Page } from "./page";
import { Socket, useSockets } from "./socket";

const key = (seat: number, letter = "A"): OwnSeat => ({ seat, secret: `${seat}-${letter.repeat(27)}` });
const line = (text: string) => ({ key: text, args: {}, rule: "" });
const step = (n: number, seat = 1) => ({ seat, move: `step ${n}`, lines: [] });
let page: Page;
let table: LiveTable;

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  page = openPage({ memory: { "criee.tables": [{ id: "abc", game: "tsukiji", seats: [key(0)] }] } });
  vi.stubGlobal("requestAnimationFrame", (paint: () => void) => setTimeout(paint, 16));
  useSockets();
  return () => {
    table.close();
    vi.useRealTimers();
  };
});

async function enter(...keys: OwnSeat[]): Promise<void> {
  const { LiveTable } = await import("../src/live.svelte");
  table = new LiveTable("abc", keys);
  Socket.last.open();
}

/** Where the table is after `seq` steps, of which the last `told` are told. */
function moment(seq: number, told: number, also: Partial<Steps> = {}): Steps {
  const view = { seq, seat: also.seat ?? 0 };
  const steps = Array.from({ length: told }, (_, i) => step(seq - told + i + 1));
  const moves = ["bid 1", "bid 2"].map((move) => ({ move, label: line(move) }));
  return { type: "steps", seq, steps, seat: 0, view, moves, prompt: line("p"), score: [], to_act: [0], count: 0, hash: viewHash(view), outcome: null, ...also };
}

const sent = (type: string) => Socket.last.sent.filter((frame) => frame.type === type);
const trouble = (code: string, wait = 0) => ({ type: "error", code, message: "", wait });

/** The line breaks and another one opens. */
function breakLine(): void {
  Socket.last.end();
  vi.advanceTimersByTime(250);
  Socket.last.open();
}

test("whoever sits down shows the keys and what has been seen; whoever looks on shows none", async () => {
  await enter(key(0), key(1));
  expect(sent("sit")).toEqual([{ type: "sit", secrets: [key(0).secret, key(1).secret], since: 0 }]);
  Socket.last.say(moment(5, 5));
  Socket.last.say(moment(3, 3, { seat: 1 }));
  breakLine();
  expect(sent("sit")).toMatchObject([{ since: 3 }]); // from where the eyes that saw less have to be told
  table.close();
  await enter();
  expect([sent("sit"), table.eyes]).toEqual([[{ type: "sit", since: 0 }], [-2]]);
});

test("steps are told once each, also where two frames overlap", async () => {
  await enter(key(0));
  Socket.last.say(moment(3, 3));
  expect(table.seen[0]).toMatchObject({ fresh: [], log: [step(1), step(2), step(3)] });
  Socket.last.say(moment(5, 4));
  expect(table.seen[0]).toMatchObject({ fresh: [step(4), step(5)], log: [1, 2, 3, 4, 5].map((n) => step(n)) });
  Socket.last.say(moment(4, 2)); // late: what we have is newer
  expect(table.seen[0]!.now.seq).toBe(5);
});

test("where something is missing in between, everything is asked for", async () => {
  await enter(key(0));
  Socket.last.say(moment(3, 3));
  Socket.last.say(moment(6, 1));
  expect(table.seen[0]!.now.seq).toBe(3);
  expect(sent("sit").at(-1)).toMatchObject({ since: 0 });
  Socket.last.say(moment(7, 1)); // it is on its way: not asked for twice
  expect(sent("sit")).toHaveLength(2);
  Socket.last.say(moment(7, 7));
  expect(table.seen[0]!.log).toHaveLength(7);
});

test("a view that differs from the server's is not shown; two fresh ones that differ too are a defect", async () => {
  await enter(key(0));
  Socket.last.say(moment(1, 1));
  for (const sits of [2, 3]) {
    Socket.last.say(moment(2, 2, { hash: "00000000" }));
    expect([sent("sit").length, table.problem, table.seen[0]!.now.seq]).toEqual([sits, "", 1]);
  }
  Socket.last.say(moment(2, 2, { hash: "00000000" }));
  expect([sent("sit").length, table.problem]).toEqual([3, "hash"]);
});

test("a move is sent once, and is done when it has been counted", async () => {
  await enter(key(0));
  Socket.last.say(moment(1, 1, { count: 4 }));
  table.play(0, "dive"); // not offered
  table.play(1, "bid 1"); // not ours
  table.play(0, "bid 1");
  table.play(0, "bid 2"); // one is under way
  expect(sent("move")).toEqual([{ type: "move", seat: 0, count: 4, move: "bid 1" }]);
  Socket.last.say(moment(2, 1, { count: 4 })); // somebody else's step
  expect(table.pending?.move).toBe("bid 1");
  Socket.last.say(moment(3, 1, { count: 5 }));
  expect(table.pending).toBeNull();
  expect(sent("move")).toHaveLength(1);
});

test("a move that is not answered is sent again, with pauses that grow", async () => {
  await enter(key(0));
  Socket.last.say(moment(1, 1));
  table.play(0, "bid 1");
  for (let second = 0; second < 30; second++) {
    vi.advanceTimersByTime(1000);
    Socket.last.say({ type: "pong", t: 0 });
  }
  expect(sent("move")).toHaveLength(4); // at once, and after 4, 12 and 28 seconds
});

test("a move that was lost with the line is sent over the new one; one that arrived is not", async () => {
  await enter(key(0));
  Socket.last.say(moment(1, 1));
  table.play(0, "bid 1");
  breakLine();
  expect(sent("move")).toEqual([]); // first comes what happened meanwhile
  Socket.last.say(moment(1, 0));
  expect(sent("move")).toMatchObject([{ move: "bid 1", count: 0 }]);
  breakLine();
  Socket.last.say(moment(2, 1, { count: 1 }));
  expect([sent("move"), table.pending]).toEqual([[], null]);
});

test("a refused move is over, and says why; one that cannot be written down waits until it can", async () => {
  await enter(key(0));
  Socket.last.say(moment(1, 1));
  table.play(0, "bid 1");
  Socket.last.say({ type: "refused", seat: 0, count: 0, line: line("refuse-bid") });
  expect([table.pending, table.note]).toEqual([null, line("refuse-bid")]);
  table.play(0, "bid 2");
  Socket.last.say({ type: "refused", seat: 0, count: 0, line: line("refuse-store") });
  expect([table.pending?.move, table.note, table.stored]).toEqual(["bid 2", null, false]);
  Socket.last.say({ type: "store", ok: true });
  expect(sent("move").map((frame) => frame.move)).toEqual(["bid 1", "bid 2", "bid 2"]);
  expect(table.stored).toBe(true);
});

test("a server that asks for patience gets it, as long as it says", async () => {
  await enter(key(0));
  Socket.last.say(moment(1, 1));
  table.play(0, "bid 1");
  Socket.last.say(trouble("slow-down", 2500));
  expect(table.patience).toBe("slow-down");
  vi.advanceTimersByTime(2499);
  expect(sent("move")).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sent("move")).toHaveLength(2);
  Socket.last.say(moment(2, 1, { count: 1 }));
  expect(table.patience).toBe("");
});

test("a false key among true ones is found, one line for each, and forgotten", async () => {
  await enter(key(0), key(1));
  Socket.last.say(trouble("wrong-secret"));
  Socket.last.open();
  expect(sent("sit")).toMatchObject([{ secrets: [key(0).secret] }]);
  Socket.last.say(trouble("wrong-secret"));
  Socket.last.open();
  expect(sent("sit")).toMatchObject([{ secrets: [key(1).secret] }]);
  Socket.last.say(moment(1, 1, { seat: 1 }));
  expect([table.own, table.shutOut]).toEqual([[key(1)], true]);
  expect((page.recall("criee.tables") as KeptTable[])[0]!.seats).toEqual([key(1)]);
});

test("without a true key one may still look on", async () => {
  await enter(key(0));
  Socket.last.say(trouble("wrong-secret"));
  Socket.last.open();
  Socket.last.say(trouble("wrong-secret"));
  expect([table.eyes, sent("sit").at(-1), table.problem]).toEqual([[-2], { type: "sit", since: 0 }, ""]);
});

test("the bell is struck once for each card, and timed from when the card could be seen", async () => {
  const window = { seats: [0], millis: 3000, opens: [], ring: "ring", wait: "wait" };
  await enter(key(0));
  Socket.last.say(moment(1, 1, { window }));
  vi.advanceTimersByTime(532); // two frames of 16 milliseconds until it is on the screen
  table.play(0, "ring");
  table.ring(0);
  expect(sent("ring")).toEqual([{ type: "ring", seat: 0, seq: 1, millis: 500 }]);
  Socket.last.say(moment(2, 1, { window }));
  table.ring(0);
  table.ring(1); // not in the window
  expect(sent("ring")).toMatchObject([{ seq: 1 }, { seq: 2, millis: 0 }]);
});

test("what a move would do is asked once a moment, and an answer of another moment is no answer", async () => {
  await enter(key(0));
  Socket.last.say(moment(1, 1));
  expect([table.foresee(0, "bid 1"), table.foresee(0, "bid 1"), table.foresee(1, "bid 1")]).toEqual([null, null, null]);
  expect(sent("why")).toEqual([{ type: "why", seat: 0, move: "bid 1" }]);
  Socket.last.say({ type: "because", seat: 0, seq: 1, move: "bid 1", line: null, foresee: { gain: 2 } });
  expect(table.foresee(0, "bid 1")).toEqual({ gain: 2 });
  Socket.last.say(moment(2, 1));
  expect(table.foresee(0, "bid 1")).toBeNull();
  Socket.last.say({ type: "because", seat: 0, seq: 1, move: "bid 1", line: null, foresee: { gain: 2 } });
  expect(table.foresee(0, "bid 1")).toBeNull();
  expect(sent("why")).toHaveLength(2);
});

test("a question about a move is asked of the moment that has come, and its reason stays long enough to be read", async () => {
  await enter(key(0));
  Socket.last.say(moment(1, 1));
  table.ask(0, "bid 9");
  Socket.last.say(moment(2, 1));
  expect(sent("why")).toHaveLength(2);
  Socket.last.say({ type: "because", seat: 0, seq: 2, move: "bid 9", line: line("refuse-bid"), foresee: {} });
  vi.advanceTimersByTime(1000);
  Socket.last.say(moment(3, 1)); // a bot moves
  expect(table.note).toEqual(line("refuse-bid"));
  vi.advanceTimersByTime(3000);
  expect(table.note).toBeNull();
});

test("a reaction goes after a while; one that follows it has its own time", async () => {
  await enter(key(0));
  const react = (kind: string) => Socket.last.say({ type: "reaction", seat: 1, kind });
  react("clap");
  vi.advanceTimersByTime(3000);
  react("wow");
  vi.advanceTimersByTime(3000);
  expect(table.reactions).toEqual({ 1: "wow" });
  vi.advanceTimersByTime(500);
  expect(table.reactions).toEqual({});
});

test("a move taken back is asked of those who did not ask, and all of a screen's seats agree", async () => {
  await enter(key(0), key(1));
  const seats = [0, 1, 2].map((seat) => ({ seat, kind: "person" }));
  Socket.last.say({ type: "table", seq: 0, game: "tsukiji", options: {}, names: [], seats, status: "playing", rematch: null });
  Socket.last.say({ type: "undo", seat: 0, state: "asked" });
  expect(table.undoAsked).toBeNull();
  Socket.last.say({ type: "undo", seat: 2, state: "asked" });
  expect(table.undoAsked).toBe(2);
  table.grant(true);
  expect(sent("grant").map((frame) => [frame.seat, frame.yes])).toEqual([[0, true], [1, true]]);
  table.grant(false);
  expect(sent("grant").slice(2).map((frame) => [frame.seat, frame.yes])).toEqual([[0, false]]);
});

test("a draw is offered, answered, refused in words and taken back without any", async () => {
  await enter(key(0));
  const said = (seat: number, state: string) => Socket.last.say({ type: "draw", seat, state });
  table.draw(0, true);
  expect(sent("draw")).toEqual([{ type: "draw", seat: 0, yes: true }]);
  said(0, "offered");
  expect(table.drawOffered).toBe(0);
  said(0, "refused");
  expect([table.drawOffered, table.note?.key]).toEqual([null, "web-draw-refused"]);
  table.note = null;
  said(0, "offered");
  table.draw(0, false);
  said(0, "refused"); // one knows that oneself
  said(1, "offered");
  said(1, "refused");
  expect([table.drawOffered, table.note]).toEqual([null, null]);
});

test("an offer ends with the match, and with the line: whoever comes back is told again", async () => {
  await enter(key(0));
  const offer = () => Socket.last.say({ type: "draw", seat: 1, state: "offered" });
  offer();
  breakLine();
  expect(table.drawOffered).toBeNull();
  offer();
  Socket.last.say(moment(1, 1, { outcome: { winners: [0], scores: [1, 0], rule: "", why: line("log-resign") } }));
  expect(table.drawOffered).toBeNull();
});

test("who resigns, replaces somebody or fills the seats says for which seat", async () => {
  await enter(key(0));
  table.resign(0);
  table.replace(0, 1);
  table.fill(0, "noa");
  expect([...sent("resign"), ...sent("replace"), ...sent("fill")]).toEqual([
    { type: "resign", seat: 0 },
    { type: "replace", seat: 0, absent: 1 },
    { type: "fill", seat: 0, bot: "noa" },
  ]);
  Socket.last.say(trouble("too-soon", 4000));
  expect([table.note?.key, table.problem]).toEqual(["web-error-too-soon", ""]);
});

test("the chef is asked once, and what he says holds for this moment only", async () => {
  await enter(key(0));
  Socket.last.say(moment(3, 3));
  table.askHint(0);
  table.askHint(0);
  table.askHint(1); // somebody else's
  expect(sent("hint")).toEqual([{ type: "hint", seat: 0 }]);
  Socket.last.say({ type: "hint", seat: 0, seq: 2, moves: [] }); // of a moment that is gone
  expect([table.hint, table.hinting]).toEqual([null, 0]);
  const said = { type: "hint", seat: 0, seq: 3, moves: [{ move: "bid 1", chance: 0.5, share: 0, why: line("why-best") }] };
  Socket.last.say(said);
  expect([table.hint, table.hinting]).toEqual([said, null]);
  Socket.last.say(moment(4, 1));
  expect(table.hint).toBeNull();
});

test("advice that was put away before it came is not shown", async () => {
  await enter(key(0));
  Socket.last.say(moment(3, 3));
  table.askHint(0);
  table.forgetHint();
  Socket.last.say({ type: "hint", seat: 0, seq: 3, moves: [] });
  expect(table.hint).toBeNull();
});

test("a chef who is asked too soon is asked again; one who is silent says why, and a move on its way goes on", async () => {
  await enter(key(0));
  Socket.last.say(moment(3, 3));
  table.askHint(0);
  table.play(0, "bid 1");
  Socket.last.say(trouble("hint-soon", 900));
  expect(sent("hint").length).toBe(1);
  vi.advanceTimersByTime(900);
  expect(sent("hint").length).toBe(2);
  Socket.last.say(trouble("hint-people"));
  expect([table.hinting, table.note?.key, table.problem]).toEqual([null, "web-error-hint-people", ""]);
  expect(table.pending?.move).toBe("bid 1");
});

test("how long bots shall wait is said on sitting down, and again when somebody changes their mind", async () => {
  const { likes } = await import("../src/memory.svelte");
  await enter(key(0));
  expect(sent("sit")[0]).not.toHaveProperty("pause"); // as the hall has it
  Socket.last.say({ type: "table", status: "playing", seats: [], names: [], rematch: null });
  likes.pace = "calm";
  table.changePace();
  expect(sent("sit").at(-1)).toMatchObject({ pause: 1300 });
  likes.pace = "none";
  table.changePace();
  expect(sent("sit").at(-1)).toMatchObject({ pause: 0 });
  likes.pace = "normal";
});

test("whoever is not ready says so, once; when the bell opens for the same card, time begins then", async () => {
  await enter(key(0));
  Socket.last.say({ type: "table", status: "playing", seats: [], names: [], rematch: null });
  table.hold(true);
  table.hold(true);
  expect(sent("sit").map((one) => one.hold)).toEqual([undefined, true]);
  Socket.last.say(moment(3, 3));
  const waited = table.paintedAt;
  vi.advanceTimersByTime(5000);
  table.hold(false);
  expect(sent("sit").at(-1)).not.toHaveProperty("hold");
  Socket.last.say({ ...moment(3, 0), window: { seats: [0], millis: 2000, opens: [0], ring: "ring", wait: "wait" } });
  expect(table.paintedAt).toBeGreaterThan(waited);
  table.ring(0);
  expect(sent("ring").length).toBe(1);
});
