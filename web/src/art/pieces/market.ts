// Things that lie about in several markets: barrels, crates, coins, the bell, a knife, a dab of wasabi, boats.
import { bars, box, cut, disc, discs, draw, layers, scales, snip } from "../cut";
import type { Art, Layer } from "../piece";

/** An upright cask with two hoops. */
const barrel: Art = {
  size: [80, 80],
  tones: ["#b97b45", "#5f3517", "#dca870", "#3b4a55"],
  layers: [
    ["body", cut("16,10! 40,6 64,10! 70,26 72,40 70,54 64,70! 40,75 16,70! 10,54 8,40 10,26")],
    ["light~", cut("20,6! 30,6! 27,40 30,76! 20,76! 15,40")],
    ["seam~", draw("32,4 29,40 32,78") + draw("48,4 51,40 48,78") + draw("62,6 65,40 62,76"), 2.2],
    ["accent~", "M4 20q36 9 72 0v8q-36 9-72 0ZM4 52q36 9 72 0v8q-36 9-72 0Z"],
    ["shade", disc(40, 10.5, 23, 5)],
    ["light", disc(40, 9.6, 19, 3.4)],
  ],
};

/** A coin with a square hole. */
const coin: Art = {
  size: [80, 80],
  tones: ["#e8bb4a", "#94660f", "#fff0b5", "#c9942a"],
  layers: [
    ["accent", disc(40, 43, 35)],
    ["body", disc(40, 38, 35)],
    ["seam", disc(40, 38, 28), 2.2],
    ["light~", cut("12,30! 26,12 44,8! 30,22 20,38!")],
    ["shade", box(31, 29, 18, 18, 2)],
    ["seam", draw("40,14 40,22") + draw("40,54 40,62") + draw("16,38 24,38") + draw("56,38 64,38"), 3],
  ],
};

/** A fish card's back, half drawn from its deck. */
const card: Art = {
  size: [80, 80],
  tones: ["#2f6b80", "#17404f", "#fdf3dc", "#8fc3cf"],
  layers: [
    ["shade", snip("8,24 44,12 64,70 28,80")],
    ["light", box(22, 2, 50, 66, 5)],
    ["body", box(27, 7, 40, 56, 3)],
    ["cord", scales(27, 12, 40, 50, 10), 1.8],
  ],
};

/** The bell on the counter. */
const bell: Art = {
  size: [100, 80],
  tones: ["#e3ad3e", "#8a5a10", "#fff0bd", "#6b4023"],
  layers: [
    ["accent", cut("4,78! 8,66! 92,66! 96,78!")],
    ["shade", box(45, 6, 10, 14, 3)],
    ["shade", disc(50, 7, 9, 5)],
    ["body", cut("10,66! 12,44 24,24 42,16 58,16 76,24 88,44 90,66!")],
    ["light~", cut("22,58! 26,38 40,24 48,22 34,38 30,58!")],
    ["shade~", "M6 57h90v5H6Z"],
  ],
};

/** A slatted crate of ice. */
const crate: Art = {
  size: [120, 80],
  tones: ["#b98657", "#6b4424", "#e7f4f8", "#d6a878"],
  layers: [
    ["light", snip("10,28 18,16 28,20 38,8 50,17 60,6 72,16 84,9 92,19 104,15 110,28")],
    ["body", box(6, 26, 108, 16, 2) + box(6, 44, 108, 15, 2) + box(6, 61, 108, 15, 2)],
    ["accent~", layers(6, 26, 108, 50, 17.5, 3)],
    ["shade", box(12, 24, 10, 54, 1) + box(98, 24, 10, 54, 1)],
    ["ink", discs("17,34 17,52 17,69 103,34 103,52 103,69", 1.8)],
  ],
};

/** A round tub with two handles. */
const tub: Art = {
  size: [120, 80],
  tones: ["#5c93ab", "#2c566b", "#e3f4f8", "#7fb6cb"],
  layers: [
    ["shade", cut("2,32 12,22 20,30! 16,40! 6,42") + cut("118,32 108,22 100,30! 104,40! 114,42")],
    ["body", cut("12,24! 60,14 108,24! 104,50 96,72! 60,79 24,72! 16,50")],
    ["accent~", bars(22, 10, 90, 72, 16, 4)],
    ["shade~", "M6 44q54 14 108 0v7q-54 14-108 0Z"],
    ["shade", disc(60, 24, 48, 11)],
    ["light", disc(60, 25, 43, 8)],
  ],
};

/** The waste bin, lid ajar. */
const bin: Art = {
  size: [80, 90],
  tones: ["#76828a", "#3c474e", "#a9b6bc", "#5b666d"],
  layers: [
    ["shade", cut("30,10! 34,2 46,0 50,7!")],
    ["accent", snip("6,18 72,4 75,14 9,28")],
    ["body", snip("12,28 68,28 62,88 18,88")],
    ["shade~", bars(24, 30, 40, 60, 12, 4, 0)],
    ["light~", "M12 28h56v5H12Z"],
  ],
};

/** A heart-shaped leaf behind a dab of paste. */
const wasabi: Art = {
  size: [80, 80],
  tones: ["#9ccb52", "#3c661d", "#e4f3ae", "#4f8a33"],
  layers: [
    ["accent", cut("38,60! 16,48 6,28 12,10 28,6 40,18! 52,6 68,10 74,28 64,48")],
    ["seam", draw("40,52 40,22") + draw("40,44 24,32 16,20") + draw("40,44 56,32 64,20") + draw("40,32 32,22") + draw("40,32 48,22"), 2.2],
    ["body", cut("8,68 12,56 26,46 42,44 60,48 70,58 72,68 60,76 38,78 18,76")],
    ["light~", cut("18,62 30,52 44,50 54,54 40,57 28,64")],
    ["seam~", draw("22,69 40,71 60,66"), 2.4],
  ],
};

/** A market blade. */
const knife: Art = {
  size: [80, 80],
  tones: ["#dbe6ea", "#7a919c", "#ffffff", "#7b4a28"],
  layers: [
    ["body", cut("4,8! 20,12 40,28 54,44! 45,53! 30,48 14,30")],
    ["light~", cut("4,8! 24,16 44,34 54,44! 51,48! 36,36 16,20")],
    ["shade~", cut("8,16! 22,36 36,48 46,54! 40,58! 10,40!")],
    ["shade", snip("52,42 58,48 49,57 43,51")],
    ["accent", cut("57,47! 66,54 77,68 75,75 68,77 55,66 48,57!")],
    ["paper", discs("59,58 66,65", 2.2)],
  ],
};

/** A fishing boat with as many holds as it carries. */
function boat(holds: number): Art {
  const width = 74 + holds * 24;
  const deck = width - 8;
  const cells: Layer[] = [];
  for (let i = 0; i < holds; i++) {
    cells.push(["ink", box(54 + i * 24, 45, 19, 14, 2)], ["light", box(56 + i * 24, 47, 15, 10, 1.5)]);
  }
  return {
    size: [width, 80],
    tones: ["#c9503f", "#7d2a20", "#f6ead2", "#2f5368"],
    layers: [
      ["seam", draw("30,18 30,4"), 3],
      ["shade", snip("31,3 46,8 31,13")],
      ["light", snip("16,40 18,18 44,18 48,40")],
      ["accent", box(22, 23, 8, 9, 1) + box(34, 23, 8, 9, 1)],
      ["body", cut(`4,40! ${deck},40! ${width - 2},32! ${width - 8},54 ${width - 22},70! 18,70! 8,58`)],
      ["accent~", `M0 62h${width}v12H0Z`],
      ["light~", `M0 40h${width}v3.5H0Z`],
      ...cells,
    ],
  };
}

export const MARKET = { barrel, coin, card, bell, crate, tub, bin, wasabi, knife, boat1: boat(1), boat2: boat(2), boat3: boat(3), boat4: boat(4) };
