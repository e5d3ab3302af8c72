// How far apart colours are for eyes with and without colour blindness, and the colours of the page's clear palette.
import theme from "../src/theme.css?raw";

const tables = import.meta.glob<string>("../../src/criee/games/*/web/Table.svelte", { query: "?raw", import: "default", eager: true });
type Triple = [number, number, number];

// Machado, Oliveira and Fernandes (2009), complete blindness, on linear light.
const EYES: Record<string, Triple[]> = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protanopia: [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
  deuteranopia: [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.01182, 0.04294, 0.968881]],
  tritanopia: [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.3039]],
};
const XYZ: Triple[] = [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.072175], [0.0193339, 0.119192, 0.9503041]];
const WHITE: Triple = [0.95047, 1, 1.08883];

/**
 * So far apart (CIEDE2000) colours must be that have to be told apart. A difference of 1 can just be seen with the colours
 * side by side, up to 10 it is seen at a glance: beyond that they are different colours, also at opposite ends of a table.
 */
export const APART = 11;

const times = (rows: Triple[], v: Triple): Triple => rows.map((row) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2]) as Triple;
const light = (colour: string): Triple => [1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)) as Triple;

function lab(linear: Triple): Triple {
  const [x, y, z] = times(XYZ, linear).map((v, i) => v / WHITE[i]!).map((t) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)) as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIEDE2000, as Sharma, Wu and Dalal (2005) write it down. */
export function difference([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const [rad, deg] = [(d: number) => (d * Math.PI) / 180, (r: number) => (((r * 180) / Math.PI) + 360) % 360];
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 1.5 - 0.5 * Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7));
  const [c1, c2] = [Math.hypot(a1 * g, b1), Math.hypot(a2 * g, b2)];
  const [h1, h2] = [deg(Math.atan2(b1, a1 * g)), deg(Math.atan2(b2, a2 * g))];
  const turn = c1 * c2 === 0 ? 0 : h2 - h1 > 180 ? h2 - h1 - 360 : h2 - h1 < -180 ? h2 - h1 + 360 : h2 - h1;
  const [dl, dc, dh] = [l2 - l1, c2 - c1, 2 * Math.sqrt(c1 * c2) * Math.sin(rad(turn) / 2)];
  const [l, c] = [(l1 + l2) / 2, (c1 + c2) / 2];
  const h = c1 * c2 === 0 ? h1 + h2 : Math.abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2;
  const t = 1 - 0.17 * Math.cos(rad(h - 30)) + 0.24 * Math.cos(rad(2 * h)) + 0.32 * Math.cos(rad(3 * h + 6)) - 0.2 * Math.cos(rad(4 * h - 63));
  const [sl, sc, sh] = [1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2), 1 + 0.045 * c, 1 + 0.015 * c * t];
  const rt = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(rad(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh));
}

/** Every two of these that some eyes take for one another: which eyes, which two, how far apart. */
export function confused(colours: Record<string, string>): string[] {
  const names = Object.keys(colours);
  return Object.entries(EYES).flatMap(([eye, rows]) => {
    const seen = names.map((name) => lab(times(rows, light(colours[name]!)).map((v) => Math.min(1, Math.max(0, v))) as Triple));
    return names.flatMap((one, i) => names.slice(i + 1).flatMap((other, j) => {
      const far = difference(seen[i]!, seen[i + 1 + j]!);
      return far < APART ? [`${eye}: ${one} and ${other}, ${far.toFixed(1)}`] : [];
    }));
  });
}

/** The clear palette's colours in the page's theme and a game's table: of a light-dark() pair those of the day, or of the night. */
export function clearPalette(game = "", night = false): (...names: string[]) => Record<string, string> {
  const found: Record<string, string> = {};
  for (const text of [theme, tables[`../../src/criee/games/${game}/web/Table.svelte`] ?? ""]) {
    const block = /:root\[data-palette="clear"\]\)? \{([^}]*)\}/.exec(text)?.[1] ?? "";
    for (const [, name, value] of block.matchAll(/--([\w-]+): ([^;]+);/g)) found[name!] = /light-dark/.test(value!) ? value!.match(/#\w{6}/g)![night ? 1 : 0]! : value!;
  }
  const follow = (value: string): string => (value.startsWith("var(--") ? follow(found[value.slice(6, -1)]!) : value);
  return (...names) => Object.fromEntries(names.map((name) => [name, follow(found[name]!)]));
}
