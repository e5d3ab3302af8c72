// Where the light of a lesson falls, and where the words about it find room. Measures, draws nothing.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Size {
  width: number;
  height: number;
}

const MARGIN = 6; // pixels of light around the thing
const AWAY = 16; // between the light and the words: room for the arrow
const EDGE = 8;
const CORNER = 24; // the arrow keeps so far from the ends of the slip

/** What has to be touched next to make a move, where only that move is offered. */
export function touchable(room: Element, move: string): Element[] {
  const plays = `[data-plays="${CSS.escape(move)}"]`;
  for (const wanted of [`.game ${plays}`, ".game .glow", ".game .ready", `.moves [data-move="${CSS.escape(move)}"]`]) {
    const found = [...room.querySelectorAll(wanted)].find(isThere);
    if (found) return [found];
  }
  return [];
}

function isThere(thing: Element): boolean {
  const { width, height } = thing.getBoundingClientRect();
  return width > 1 && height > 1 && !(thing as HTMLButtonElement).disabled && getComputedStyle(thing).visibility !== "hidden";
}

/** One box around all of these, a little larger than they are; null if none of them is to be seen. */
export function enclosing(things: Element[]): Box | null {
  const boxes = things.map((thing) => thing.getBoundingClientRect()).filter((box) => box.width > 0 && box.height > 0);
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.left)) - MARGIN;
  const top = Math.min(...boxes.map((box) => box.top)) - MARGIN;
  const right = Math.max(...boxes.map((box) => box.right)) + MARGIN;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + MARGIN;
  return { left, top, width: right - left, height: bottom - top };
}

/** Whether all of a box is seen in a window of this height, whose top is covered that far. */
export const isInSight = (box: Box, lid: number, height: number): boolean => box.top >= lid && box.top + box.height <= height;

export interface Place {
  left: number;
  top: number;
  side: string;
  arrow: number; // how far along the side of the words the arrow stands
}

/** Where words of this size stand beside a box: on the side with room for them, never over it if that can be helped. */
export function besides(box: Box | null, words: Size, window: Size): Place {
  if (!box) return { left: (window.width - words.width) / 2, top: window.height * 0.3, side: "alone", arrow: 0 };
  const room: Record<string, number> = {
    below: window.height - (box.top + box.height) - words.height,
    above: box.top - words.height,
    right: window.width - (box.left + box.width) - words.width,
    left: box.left - words.width,
  };
  const side = ["below", "above", "right", "left"].find((one) => room[one]! >= AWAY + EDGE) ?? Object.keys(room).reduce((best, one) => (room[one]! > room[best]! ? one : best));
  const kept = (value: number, size: number, whole: number) => Math.min(Math.max(EDGE, value), whole - size - EDGE);
  const middle = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  const wanted = {
    below: { left: middle.x - words.width / 2, top: box.top + box.height + AWAY },
    above: { left: middle.x - words.width / 2, top: box.top - AWAY - words.height },
    right: { left: box.left + box.width + AWAY, top: middle.y - words.height / 2 },
    left: { left: box.left - AWAY - words.width, top: middle.y - words.height / 2 },
  }[side]!;
  const left = kept(wanted.left, words.width, window.width);
  const top = kept(wanted.top, words.height, window.height);
  const isBeside = side === "right" || side === "left";
  const along = isBeside ? middle.y - top : middle.x - left;
  return { left, top, side, arrow: Math.min(Math.max(CORNER, along), (isBeside ? words.height : words.width) - CORNER) };
}
