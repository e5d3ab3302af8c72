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

/** What has to be touched next to make a move, where only that move is offered. The list of moves is for tables that draw nothing: any other shows it, or is about to. */
export function touchable(room: Element, move: string): Element[] {
  const plays = `[data-plays="${CSS.escape(move)}"]`;
  const listed = room.matches(".plain") ? [`.moves [data-move="${CSS.escape(move)}"]`] : [];
  for (const wanted of [`.game ${plays}`, ".game .glow", ".game .ready", ...listed]) {
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

/** Whether all of a box is seen above this line. */
export const isInSight = (box: Box, end: number): boolean => box.top >= 0 && box.top + box.height <= end;

/** What is seen of a box above this line; null if that is no more than its rim. */
export function seen({ left, top, width, height }: Box, end: number): Box | null {
  const from = Math.max(0, top);
  const high = Math.min(end, top + height) - from;
  return high > 2 * MARGIN ? { left, top: from, width, height: high } : null;
}

const SIDES = ["below", "above", "right", "left"] as const;
const STEPS = [1, 3.5, 6.5, 10, 14, 19, 25, 32].map((far) => far * AWAY); // as near as they can, else past what lies between
const SHIFTS = [0, -1, 1]; // along a side: in the middle, or as far to one end as the arrow can still point at the thing
const FAR = 100; // pixels: words that far away are better brought nearer
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

export interface Lit {
  box: Box;
  isStuck: boolean; // it stays where it is when the page is scrolled
}
const moved = ({ box, isStuck }: Lit, by: number): Box => (isStuck ? box : { ...box, top: box.top - by });

/** How far to scroll so that what is asked is wholly seen above this line and beside its words, and then as much as can be of what is spoken of besides; 0 where nothing is better than staying. */
export function pull(asked: Lit, others: Lit[], words: Size, window: Size, end: number, range: { least: number; most: number }): number {
  const missed = (by: number): number => {
    const [light, rest] = [moved(asked, by), others.map((one) => moved(one, by))];
    const slip = { ...besides(light, words, window, rest.filter((box, i) => others[i]!.isStuck || isInSight(box, end))), ...words };
    const isMissed = (box: Box, isStuck: boolean) => Number(shared(slip, box) > 0 || !(isStuck || isInSight(box, end)));
    const gap = Math.max(0, slip.top - light.top - light.height, light.top - slip.top - slip.height); // an arrow far from its thing points at nothing
    return DEAREST * isMissed(light, asked.isStuck) + rest.reduce((sum, box, i) => sum + isMissed(box, others[i]!.isStuck), 0) + Math.floor(gap / FAR) / DEAREST;
  };
  const groups = others.map((_, i) => [asked, ...others.slice(0, others.length - i)]).concat([[asked]]); // all of them, else the first that were named
  const wishes = groups.flatMap((group) => aims(group, end)).map((by) => Math.min(Math.max(range.least, Math.round(by)), range.most));
  return [0, ...wishes].reduce((best, by) => (missed(by) < missed(best) ? by : best));
}

/** Ways to scroll for these: into the middle, to the end, to the beginning of what is free. */
function aims(group: Lit[], end: number): number[] {
  const loose = group.filter((one) => !one.isStuck).map((one) => one.box);
  if (!loose.length) return [];
  const top = Math.min(...loose.map((box) => box.top));
  const bottom = Math.max(...loose.map((box) => box.top + box.height));
  return [(top + bottom - end) / 2, bottom - end + EDGE, top - EDGE];
}

const kept = (value: number, size: number, whole: number): number => Math.min(Math.max(EDGE, value), whole - size - EDGE);
const grown = ({ left, top, width, height }: Box, by: number): Box => ({ left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by });

/** How many pixels two boxes have in common. */
export function shared(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}
