// How herrings are packed: a rose of two rings, heads outwards, the inner ring on top. What came last is taken first.
export interface Place {
  turn: number; // around the barrel, in degrees
  away: number; // from its middle, in percent of its width
  lean: number; // of the fish itself, in degrees
}

const OUTER = { away: 31, lean: 14 };
const INNER = { away: 16.5, lean: 34 };
const SHARE = 13 / 21; // of the herrings in the outer ring

/** Where each of so many herrings lies, beginning with the one that is taken last. */
export function packed(full: number): Place[] {
  const outer = Math.ceil(full * SHARE);
  return Array.from({ length: full }, (_, i) => (i < outer ? { ...OUTER, turn: (i / outer) * 360 } : { ...INNER, turn: ((i - outer) / (full - outer)) * 360 }));
}
