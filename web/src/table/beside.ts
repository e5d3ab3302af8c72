// Where a note floats: as near as can be to what it is about, and over nothing that can be chosen while there is such a place.

export interface Spot {
  left: number;
  top: number;
}
export interface Box extends Spot {
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

const AWAY = 18; // pixels between the note and what it is about
const EDGE = 8; // ... and between the note and the edge of the window
const STEP = 12; // places that are tried are so far apart

export function spotBeside(touched: { x: number; y: number }, note: Size, window: Size, taken: Box[]): Spot {
  const own = { left: touched.x - AWAY, top: touched.y - AWAY, right: touched.x + AWAY, bottom: touched.y + AWAY };
  const places = tried(touched.y + AWAY, window.height - note.height).flatMap((top) => tried(touched.x - note.width / 2, window.width - note.width).map((left) => ({ left, top })));
  const costs = (place: Spot): number[] => {
    const box = { ...place, right: place.left + note.width, bottom: place.top + note.height };
    return [taken.reduce((sum, other) => sum + shared(box, other), 0) + shared(box, own), gap(box, touched)];
  };
  return places.map((place) => [place, ...costs(place)] as [Spot, number, number]).reduce((best, one) => (one[1] - best[1] || one[2] - best[2]) < 0 ? one : best)[0];
}

/** The favourite first, as far as the window lets it, then all the others. */
function tried(favourite: number, last: number): number[] {
  const end = Math.max(EDGE, last - EDGE);
  return [Math.min(Math.max(EDGE, favourite), end), ...Array.from({ length: Math.floor((end - EDGE) / STEP) + 1 }, (_, i) => EDGE + STEP * i)];
}

function shared(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/** From the middle of a box to a point, in sideways steps that count less: a note is read below or above what it is about. */
function gap(box: Box, { x, y }: { x: number; y: number }): number {
  const [aside, away] = [Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom)];
  return Math.hypot(aside, away) + Math.abs((box.left + box.right) / 2 - x) / 100 + (box.top < y ? 1 : 0);
}
