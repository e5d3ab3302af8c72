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

const SIDES = ["below", "above", "right", "left"] as const;
const STEPS = [AWAY, 3.5 * AWAY, 6.5 * AWAY]; // as near as they can, else past what lies between
const SHIFTS = [0, -1, 1]; // along a side: in the middle, or as far to one end as the arrow can still point at the thing
const DEAREST = 1000; // a pixel of the thing itself that is covered, against one of what is spoken of besides

export interface Place {
  left: number;
  top: number;
  side: (typeof SIDES)[number] | "alone";
  arrow: number; // how far along the side of the words the arrow stands
}

/** Words that point at nothing and must be in nobody's way: over the log beside the table, or above it on a phone. */
export function aside(words: Size, window: Size): Place {
  return { left: window.width - words.width - EDGE, top: window.width > 900 ? window.height - words.height - EDGE : EDGE, side: "alone", arrow: 0 };
}

/** Where words of this size stand beside a box: on the first side where they cover neither it nor any of the others; if there is none, where they cover least. */
export function besides(box: Box | null, words: Size, window: Size, others: Box[] = []): Place {
  if (!box) return { left: (window.width - words.width) / 2, top: window.height * 0.3, side: "alone", arrow: 0 };
  const around = grown(box, AWAY);
  const places = STEPS.flatMap((step) => SHIFTS.flatMap((shift) => SIDES.map((side) => placed(box, words, window, side, step, shift))));
  const covers = (place: Place): number => {
    const slip = { ...place, ...words };
    return DEAREST * shared(slip, around) + others.reduce((sum, other) => sum + shared(slip, other), 0);
  };
  return places.reduce((best, place) => (covers(place) < covers(best) ? place : best));
}

function placed(box: Box, words: Size, window: Size, side: (typeof SIDES)[number], step: number, shift: number): Place {
  const isBeside = side === "right" || side === "left";
  const middle = isBeside ? box.top + box.height / 2 : box.left + box.width / 2;
  const length = isBeside ? words.height : words.width;
  const start = middle - length / 2 + shift * (length / 2 - CORNER);
  const wanted = {
    below: { left: start, top: box.top + box.height + step },
    above: { left: start, top: box.top - step - words.height },
    right: { left: box.left + box.width + step, top: start },
    left: { left: box.left - step - words.width, top: start },
  }[side];
  const left = kept(wanted.left, words.width, window.width);
  const top = kept(wanted.top, words.height, window.height);
  const arrow = Math.min(Math.max(CORNER, middle - (isBeside ? top : left)), length - CORNER);
  return { left, top, side, arrow };
}

const kept = (value: number, size: number, whole: number): number => Math.min(Math.max(EDGE, value), whole - size - EDGE);
const grown = ({ left, top, width, height }: Box, by: number): Box => ({ left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by });

/** How many pixels two boxes have in common. */
export function shared(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}
