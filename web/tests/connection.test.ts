// What a real server and a real network make of it is tests/browser/test_connection.py; this is about when.
import { beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/connection";
import type { FromServer } from "../src/messages";
import { openPage, type Page } from "./page";
import { Socket, useSockets } from "./socket";

let page: Page;
let connection: Connection;
let news: string[];
let heard: FromServer[];

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.spyOn(Math, "random").mockReturnValue(0.5); // in the middle: a wait is then exactly what it is meant to be
  page = openPage({ address: "https://hall.test:8000/table/abc" });
  useSockets();
  news = [];
  heard = [];
  connection = new Connection("/api/tables/abc/ws", {
    opened: () => void news.push("opened"),
    heard: (frame) => void heard.push(frame),
    lost: () => void news.push("lost"),
  });
  return () => void vi.useRealTimers();
});

/** How long it takes until the next socket is tried. */
function nextTry(): number {
  const [before, start] = [Socket.all.length, Date.now()];
  while (Socket.all.length === before && Date.now() - start < 30_000) vi.advanceTimersByTime(10);
  return Date.now() - start;
}

function show(how: "visible" | "hidden"): void {
  page.document.visibilityState = how;
  page.document.dispatchEvent(new Event("visibilitychange"));
}

test("the line goes to where the page came from, as safely", () => {
  expect(Socket.last.url).toBe("wss://hall.test:8000/api/tables/abc/ws");
  page.address.href = "http://10.0.0.7:8000/";
  connection.renew();
  expect(Socket.last.url).toBe("ws://10.0.0.7:8000/api/tables/abc/ws");
});

test("a frame is sent over an open line only, and whoever sends is told", () => {
  expect(connection.send({ type: "undo", seat: 0 })).toBe(false);
  Socket.last.open();
  expect(connection.send({ type: "undo", seat: 0 })).toBe(true);
  expect(Socket.last.sent).toEqual([{ type: "undo", seat: 0 }]);
  Socket.last.end();
  expect(connection.send({ type: "undo", seat: 1 })).toBe(false);
});

test("frames are passed on, all but the answers to our own pings", () => {
  Socket.last.open();
  Socket.last.say({ type: "pong", t: 5 });
  Socket.last.say({ type: "resync" });
  expect(heard).toEqual([{ type: "resync" }]);
});

test("a lost line is tried again, after waits that double and then do not", () => {
  const waits = Array.from({ length: 7 }, () => {
    Socket.last.end();
    return nextTry();
  });
  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 4000, 4000]);
});

test("many browsers do not come back at the same moment", () => {
  vi.mocked(Math.random).mockReturnValue(0);
  Socket.last.end();
  expect(nextTry()).toBeLessThan(200);
  vi.mocked(Math.random).mockReturnValue(0.999);
  Socket.last.end();
  expect(nextTry()).toBeGreaterThan(600);
});

test("only a line that says something starts the waits anew: not one that opens, nor one that complains", () => {
  for (const wait of [250, 500, 1000]) {
    Socket.last.open();
    Socket.last.say({ type: "error", code: "full", wait: 0 });
    Socket.last.end();
    expect(nextTry()).toBe(wait);
  }
  Socket.last.open();
  Socket.last.say({ type: "pong", t: 0 });
  Socket.last.end();
  expect(nextTry()).toBe(250);
});

test.each([1008, 1013])("whoever is turned away (%d) comes back as late as can be", (code) => {
  Socket.last.open();
  Socket.last.end(code);
  expect(nextTry()).toBe(4000);
});

test("a line that stays silent after a ping is dead, even if the socket has not noticed", () => {
  Socket.last.open();
  vi.advanceTimersByTime(8000);
  expect(Socket.last.sent.map((frame) => frame.type)).toEqual(["ping"]);
  vi.advanceTimersByTime(5999);
  expect(news).toEqual(["opened"]);
  vi.advanceTimersByTime(1);
  expect(news).toEqual(["opened", "lost"]);
  expect(Socket.last.readyState).toBeGreaterThan(Socket.OPEN);
  nextTry();
  vi.advanceTimersByTime(20_000);
  expect(Socket.all[0]!.sent).toHaveLength(1); // the dead line is pinged no more
  expect(news).toEqual(["opened", "lost"]); // and its end is no second loss
});

test("any frame answers a ping, and the next ping waits for its own answer", () => {
  Socket.last.open();
  for (let i = 0; i < 5; i++) {
    vi.advanceTimersByTime(8000);
    Socket.last.say({ type: "resync" });
  }
  expect(news).toEqual(["opened"]);
  vi.advanceTimersByTime(14_000);
  expect(news).toEqual(["opened", "lost"]);
});

test("when the network goes the line is given up at once, and tried at once when it is back", () => {
  Socket.last.open();
  page.happen("offline");
  expect(news).toEqual(["opened", "lost"]);
  page.happen("online");
  expect(Socket.all).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
  expect(Socket.all).toHaveLength(2); // the wait that was under way is over too
});

test("a page that is looked at again does not wait; one that is not looked at does", () => {
  for (let i = 0; i < 6; i++) {
    Socket.last.end();
    nextTry();
  }
  Socket.last.end();
  show("hidden");
  expect(Socket.all).toHaveLength(7);
  show("visible");
  expect(Socket.all).toHaveLength(8);
  show("visible");
  expect(Socket.all).toHaveLength(8); // one is on its way already
});

test("what is closed stays closed", () => {
  const first = Socket.last;
  first.open();
  connection.close();
  expect(first.readyState).toBeGreaterThan(Socket.OPEN);
  first.say({ type: "resync" });
  page.happen("offline");
  page.happen("online");
  show("visible");
  connection.renew();
  vi.advanceTimersByTime(60_000);
  expect([news, heard, Socket.all.length]).toEqual([["opened"], [], 1]);
});

test("nor does a wait that was under way reopen it", () => {
  Socket.last.end();
  connection.close();
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(1);
});

test("another line takes the place of one, without a loss and without an echo of the old one", () => {
  const first = Socket.last;
  first.open();
  connection.renew();
  expect(Socket.all).toHaveLength(2);
  first.say({ type: "resync" });
  vi.advanceTimersByTime(100);
  Socket.last.open();
  expect([news, heard]).toEqual([["opened", "opened"], []]);
});
