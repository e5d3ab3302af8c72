import { beforeEach, expect, test, vi } from "vitest";
import { Choosing } from "../src/table/choosing.svelte";
import { given, type Given } from "./given.svelte";
import { live, watch } from "./watch.svelte";

let props: Given;
let choosing: Choosing<{ of: string }>;
const mouse = { pointerType: "mouse" } as PointerEvent;
const finger = { pointerType: "touch" } as PointerEvent;

beforeEach(() => {
  props = given("sail 1", "sail 2", "end");
  choosing = new Choosing(() => props);
});

test("what can be chosen is what is offered; nothing for those who look on", () => {
  expect([choosing.moves, choosing.has("end"), choosing.has("dive")]).toEqual([["sail 1", "sail 2", "end"], true, false]);
  expect([choosing.offered("dive", "end", "sail 1"), choosing.offered("dive")]).toEqual(["end", null]);
  expect([choosing.label("end"), choosing.label("dive")]).toEqual(["label of end", ""]);
  props.seat = -2;
  expect([choosing.moves, choosing.has("end"), choosing.label("end")]).toEqual([[], false, ""]);
});

test("nothing can be chosen while a table still shows something older", () => {
  const shown = live(false);
  const slow = new Choosing(() => props, { isReady: () => shown.value });
  expect(slow.has("end")).toBe(false);
  shown.value = true;
  expect(slow.has("end")).toBe(true);
});

test("the pointer weighs a move: the list is told, and the rules say what it would do", () => {
  const { seen, settle } = watch(() => `${choosing.aimed} ${choosing.foreseen?.of}`);
  const thing = choosing.on("sail 2");
  thing.onpointerenter(mouse);
  settle();
  expect(props.hints.point).toHaveBeenLastCalledWith("sail 2");
  thing.onpointerleave(mouse);
  settle();
  expect(props.hints.point).toHaveBeenLastCalledWith(null);
  expect(seen).toEqual(["null undefined", "sail 2 sail 2", "null undefined"]);
});

test("the list of moves points at the table, at what is legal", () => {
  props.hints.pointed = "end";
  expect(choosing.aimed).toBe("end");
  choosing.aim("sail 1");
  expect(choosing.aimed).toBe("sail 1"); // what is under the pointer wins
  choosing.aim(null);
  props.hints.pointed = "dive";
  expect(choosing.aimed).toBeNull();
});

test("half a move may be weighed: the list is not told, and the rules are not asked", () => {
  choosing.aim("sail");
  expect([choosing.aimed, choosing.foreseen]).toEqual(["sail", null]);
  expect(props.hints.point).toHaveBeenLastCalledWith(null);
  expect(props.foresee).not.toHaveBeenCalled();
});

test("what was weighed holds as long as the same can be chosen, and no longer", () => {
  choosing.aim("end");
  props.moves = [...props.moves]; // a new frame, the same choices
  expect(choosing.aimed).toBe("end");
  props.moves = props.moves.slice(1);
  expect(choosing.aimed).toBeNull();
});

test("a click plays, and what was weighed is over", () => {
  const thing = choosing.on("end");
  thing.onfocus();
  thing.onclick(mouse);
  expect(props.play).toHaveBeenCalledExactlyOnceWith("end");
  expect(choosing.aimed).toBeNull();
  expect(props.hints.point).toHaveBeenLastCalledWith(null);
});

test("a finger plays at once where a table does not ask twice", () => {
  choosing.on("end").onclick(finger);
  expect(props.play).toHaveBeenCalledExactlyOnceWith("end");
});

test("a finger does not hover: what it leaves stays as it was", () => {
  choosing.on("end").onpointerenter(finger);
  expect(choosing.aimed).toBeNull();
});

test("a mouse that rests points at nothing after a finger has chosen, until it stirs", () => {
  choosing.on("end").onclick(finger);
  const thing = choosing.on("sail 1");
  thing.onpointerenter(mouse); // it came to the mouse
  thing.onpointermove(finger);
  expect(choosing.aimed).toBeNull();
  thing.onpointermove(mouse);
  expect(choosing.aimed).toBe("sail 1");
  thing.onpointerleave(mouse);
  choosing.on("sail 2").onpointerenter(mouse);
  expect(choosing.aimed).toBe("sail 2");
});

/** As browsers do it: what had the focus loses it, the touched thing gets it, then comes the click. */
function touch(move: string, before?: string, timeStamp = 0): void {
  if (before !== undefined && before !== move) choosing.on(before).onblur();
  if (before !== move) choosing.on(move).onfocus();
  choosing.on(move).onclick({ ...finger, timeStamp });
}

test("where a table asks twice, a finger shows what it would do, and the same place again does it", () => {
  choosing = new Choosing(() => props, { asksTwice: true });
  touch("sail 1");
  expect([choosing.isAskedTwice, choosing.aimed, choosing.foreseen]).toEqual([true, "sail 1", { of: "sail 1" }]);
  touch("sail 2", "sail 1");
  expect([choosing.isAskedTwice, choosing.aimed]).toEqual([true, "sail 2"]);
  expect(props.play).not.toHaveBeenCalled();
  choosing.on("end").onclick(finger); // a thing that takes no focus
  expect(choosing.aimed).toBe("end");
  expect(props.play).not.toHaveBeenCalled();
  touch("sail 2", "end");
  touch("sail 2", "sail 2", 400);
  expect(props.play).toHaveBeenCalledExactlyOnceWith("sail 2");
  expect(choosing.isAskedTwice).toBe(false);
});

test("two taps in a row are one wish: what a finger shows is seen before it is done", () => {
  choosing = new Choosing(() => props, { asksTwice: true });
  touch("sail 1", undefined, 5000);
  touch("sail 1", "sail 1", 5060);
  touch("sail 1", "sail 1", 5399);
  expect([choosing.isAskedTwice, choosing.aimed]).toEqual([true, "sail 1"]);
  expect(props.play).not.toHaveBeenCalled();
  touch("sail 1", "sail 1", 5400); // counted from what was shown first
  expect(props.play).toHaveBeenCalledExactlyOnceWith("sail 1");
});

test("a key that follows a finger does at once what was shown", () => {
  choosing = new Choosing(() => props, { asksTwice: true });
  touch("sail 1", undefined, 5000);
  choosing.on("sail 1").onclick({ pointerType: "", timeStamp: 5060 } as PointerEvent);
  expect(props.play).toHaveBeenCalledExactlyOnceWith("sail 1");
});

test("what a finger shows stays when the focus goes, but not when the choice has changed", () => {
  choosing = new Choosing(() => props, { asksTwice: true });
  touch("sail 1");
  choosing.on("sail 1").onblur();
  expect(choosing.isAskedTwice).toBe(true);
  props.moves = props.moves.slice(0, 2);
  expect(choosing.isAskedTwice).toBe(false);
  touch("sail 1", "sail 1", 1000); // the same place, but of another moment: asked anew
  expect(props.play).not.toHaveBeenCalled();
});

test("a mouse and a key are not asked twice", () => {
  choosing = new Choosing(() => props, { asksTwice: true });
  choosing.on("end").onclick(mouse);
  choosing.on("end").onclick({ pointerType: "" } as PointerEvent);
  expect(vi.mocked(props.play).mock.calls).toEqual([["end"], ["end"]]);
});
