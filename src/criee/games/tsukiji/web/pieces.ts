// Hands that bid with one to four fingers, the fist that keeps the bid, the barrel's two faces, and the bream.
import { bars, box, cut, disc, draw, scales, snip, spikes } from "@art/cut";
import { eye, type Art, type Layer } from "@art/piece";

/** Tall and round, a crown of spines, scales like waves. */
const bream: Art = {
  size: [120, 80],
  tones: ["#edc04a", "#8a5c0a", "#fff1c4", "#cf8f1d"],
  layers: [
    ["accent", cut("94,42 104,34 117,19! 109,42 117,65! 104,50")],
    ["accent", snip("26,20 31,7 37,12 43,1 49,8 56,0 62,8 69,3 74,13 81,10 84,24 90,34 30,26")],
    ["accent", cut("56,64! 62,77! 70,70! 76,74! 82,54!")],
    ["accent", cut("34,63! 36,77! 48,66!")],
    ["body", cut("4,49! 12,31 30,15 54,9 78,19 101,38! 101,46! 80,62 54,69 28,65 10,56")],
    ["light~", cut("0,60! 30,60 60,59 90,50 110,80! 0,80!")],
    ["seam~", scales(32, 14, 66, 52, 11), 1.8],
    ["body~", cut("-4,48! 8,20! 26,10! 33,26 32,50 24,70! 0,70!")],
    ["seam~", draw("27,20 35,38 28,62"), 2.4],
    ["accent", cut("37,45! 48,40 57,46! 50,54 40,52")],
    ["line", draw("5,51 13,52"), 1.8],
    ...eye(19, 39, 5.6),
  ],
};

const staves = (x: number): string => bars(x, 0, 70, 80, 13, 1.8);

/** The barrel's night face, seen from its lid: moon and stars. It can roll. */
const barrelNight: Art = {
  size: [80, 80],
  tones: ["#2b3f66", "#1a2744", "#f6e7b0", "#7a4d2a"],
  layers: [
    ["accent", disc(40, 40, 39)],
    ["light", disc(40, 40, 34)],
    ["body", disc(40, 40, 32)],
    ["shade~", staves(12)],
    ["light", cut("50,16! 30,20 22,40 32,58 54,61! 40,52 36,38 40,25")],
    ["light", spikes(56, 32, 2.4, 6.4, 4, 0) + spikes(62, 48, 1.6, 4.4, 4, 0) + spikes(47, 45, 1.4, 3.8, 4, 0)],
  ],
};

/** Its day face: the sun. */
const barrelDay: Art = {
  size: [80, 80],
  tones: ["#bfe4ee", "#94cadb", "#fff4c9", "#b3601f"],
  layers: [
    ["accent", disc(40, 40, 39)],
    ["light", disc(40, 40, 34)],
    ["body", disc(40, 40, 32)],
    ["shade~", staves(12)],
    ["accent", spikes(40, 40, 17, 30, 12, 0.13)],
    ["accent", disc(40, 40, 15.5)],
    ["light", disc(40, 40, 13)],
  ],
};

const SKIN: Art["tones"] = ["#f2c49b", "#b9784a", "#ffe3c8", "#2f5f73"];

/** The fingers from the thumb's side: left edge, tip when raised, lean. */
const FINGERS: [x: number, tip: number, lean: number][] = [[18, 12, -10], [32, 3, -3], [46, 7, 5], [60, 20, 12]];

function finger(x: number, tip: number, lean: number): string {
  const w = 12.5;
  return `M${x} 62L${x + lean} ${tip + 6}q1 -7 7 -7t${w - 7} 7L${x + w} 62Z`;
}

function hand(fingers: number): Art {
  const up: Layer[] = FINGERS.slice(0, fingers).map(([x, tip, lean]) => ["body", finger(x, tip, lean)]);
  const nails: Layer[] = FINGERS.slice(0, fingers).map(([x, tip, lean]) => ["light", box(x + lean + 3.4, tip + 3, 6, 7.5, 3)]);
  const folded: Layer[] = FINGERS.slice(fingers).map(([x]) => ["body", box(x, 46, 13, 22, 6)]);
  const creases = FINGERS.slice(fingers).map(([x]) => draw(`${x},53 ${x},66`) + draw(`${x + 3},50 ${x + 10},50`)).join("");
  return {
    size: [80, 120],
    tones: SKIN,
    layers: [
      ...up,
      ["body", cut("17,58! 74,58! 73,76 67,92! 26,92! 18,78")],
      ...folded,
      ...nails,
      ["seam", creases + FINGERS.slice(1, fingers).map(([x, , lean]) => draw(`${x - 0.6 + lean * 0.3},40 ${x - 0.6},60`)).join(""), 2],
      ["body", cut("18,64 24,58 34,64 50,70 56,76 50,81 38,80 22,78")],
      ["seam", draw("26,63 36,68 51,73 55,77 50,81 38,81"), 2],
      ["accent", cut("22,92! 46,89 71,92! 74,119! 46,122 19,119!")],
      ["chalk", draw("22,99 46,96 72,99"), 2.4],
    ],
  };
}

/** The fist is drawn where the hand would be: cut off what is empty above it. */
const fist: Art = { ...hand(0), size: [80, 79], top: 43 };

export const PIECES = { bream, barrelNight, barrelDay, hand0: fist, hand1: hand(1), hand2: hand(2), hand3: hand(3), hand4: hand(4) };
