// The scissors: outlines written as points, turned into smooth SVG paths with sharp corners where the paper was snipped.
// "10,20 30,5! 60,20" runs smoothly through its points; a point marked ! is a corner.

interface Point { x: number; y: number; corner: boolean }

function points(text: string): Point[] {
  return text.trim().split(/\s+/).map((word) => {
    const corner = word.endsWith("!");
    const [x = 0, y = 0] = (corner ? word.slice(0, -1) : word).split(",").map(Number);
    return { x, y, corner };
  });
}

const short = (n: number): number => Math.round(n * 10) / 10;

/** Where the curve leaves `p` toward `next`, having come from `before`. */
function handle(before: Point, p: Point, next: Point): string {
  const [dx, dy] = p.corner ? [(next.x - p.x) / 3, (next.y - p.y) / 3] : [(next.x - before.x) / 6, (next.y - before.y) / 6];
  return `${short(p.x + dx)} ${short(p.y + dy)}`;
}

function curve(all: Point[], closed: boolean): string {
  const n = all.length;
  const at = (i: number): Point => all[closed ? (i + n) % n : Math.max(0, Math.min(n - 1, i))]!;
  let d = `M${at(0).x} ${at(0).y}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${handle(a, b, c)} ${handle(e, c, b)} ${c.x} ${c.y}`;
  }
  return closed ? d + "Z" : d;
}

/** A closed shape. */
export const cut = (text: string): string => curve(points(text), true);

/** An open stroke. */
export const draw = (text: string): string => curve(points(text), false);

/** Straight edges only. */
export const snip = (text: string): string => "M" + text.trim().split(/\s+/).join("L") + "Z";

export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${2 * r} 0a${r} ${ry} 0 1 0 ${-2 * r} 0Z`;

export const box = (x: number, y: number, w: number, h: number, r = 0): string =>
  `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}Z`;

/** Many discs of one size: "x,y x,y ...". */
export const discs = (text: string, r: number, ry = r): string =>
  points(text).map((p) => disc(p.x, p.y, r, ry)).join("");

/** Rows of overlapping arcs: the scales of a bream, the waves of a cloth. Drawn as strokes. */
export function scales(x: number, y: number, w: number, h: number, size: number): string {
  let d = "";
  for (let row = 0, top = y; top < y + h; row++, top += size * 0.75) {
    for (let left = x - (row % 2) * (size / 2); left < x + w; left += size) {
      d += `M${short(left)} ${short(top)}a${size / 2} ${size * 0.6} 0 0 0 ${size} 0`;
    }
  }
  return d;
}

/** Parallel bars as thin shapes, leaning by `lean`. */
export function bars(x: number, y: number, w: number, h: number, step: number, thick: number, lean = 0): string {
  let d = "";
  for (let left = x; left < x + w; left += step) d += `M${left} ${y}h${thick}l${lean} ${h}h${-thick}Z`;
  return d;
}

/** Level bars. */
export function layers(x: number, y: number, w: number, h: number, step: number, thick: number): string {
  let d = "";
  for (let top = y; top < y + h; top += step) d += `M${x} ${top}h${w}v${thick}h${-w}Z`;
  return d;
}

/** Spikes around a centre: urchins, suns, the shine of a coin. */
export function spikes(x: number, y: number, inner: number, outer: number, count: number, turn = 0, squash = 1): string {
  let d = "";
  for (let i = 0; i < count * 2; i++) {
    const angle = turn + (i * Math.PI) / count;
    const r = i % 2 ? inner : outer;
    d += `${i ? "L" : "M"}${short(x + r * Math.cos(angle))} ${short(y + r * Math.sin(angle) * squash)}`;
  }
  return d + "Z";
}
