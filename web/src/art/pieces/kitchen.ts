// What lies on the chef's counter.
import { bars, cut, disc, discs, draw, snip } from "../cut";
import type { Art } from "../piece";

const GRAINS = "34,34 44,28 54,24 64,24 74,28 84,34 28,44 40,42 52,37 66,37 78,43 92,45 24,56 36,54 48,50 60,48 72,51 84,55 96,57 32,66 46,63 60,61 74,64 88,67";

/** A heap of white grains. */
const rice: Art = {
  size: [120, 80],
  tones: ["#f7f2e4", "#c6b995", "#ffffff", "#e4dac0"],
  layers: [
    ["body", cut("10,66 14,46 30,26 52,14 68,14 90,26 106,46 110,66 92,76 60,78 28,76")],
    ["accent~", cut("4,60! 30,70 60,72 92,70 118,58! 118,90! 4,90!")],
    ["shade~", discs(GRAINS, 4, 2.1)],
    ["light~", discs(GRAINS, 2.6, 1)],
  ],
};

/** A roll on end: black leaf, white ring, bright heart. */
const maki: Art = {
  size: [120, 80],
  tones: ["#24352d", "#121d18", "#f7f2e4", "#d2445a"],
  layers: [
    ["body", "M24 28a36 20 0 0 1 72 0v26a36 20 0 0 1-72 0Z"],
    ["seam~", draw("34,46 34,66") + draw("46,50 46,74") + draw("60,52 60,78") + draw("74,50 74,74") + draw("86,46 86,66"), 2],
    ["body", disc(60, 28, 36, 20)],
    ["light", disc(60, 28, 31, 16.4)],
    ["shade", discs("38,26 44,35 52,40 68,40 76,35 82,26 76,19 66,15.5 54,15.5 44,19", 2.2, 1.2)],
    ["accent", cut("48,26 60,19 72,26 70,33 60,37 50,33")],
    ["paper", snip("54,27 60,24 64,27 58,30")],
  ],
};

/** Half a pear with a stone. */
const avocado: Art = {
  size: [120, 80],
  tones: ["#3f5a2c", "#23371a", "#dfe6a0", "#8a5a33"],
  layers: [
    ["body", cut("8,36 18,22 40,18 62,8 88,8 108,26 112,46 100,66 76,74 52,68 34,58 16,52")],
    ["light", cut("15,36 24,28 44,25 64,15 86,15 102,29 105,46 95,61 75,67 54,61 36,52 20,46")],
    ["shade~", "M12 40l6-2M18 50l5-3M92 10l-3 5M108 30l-6 2M112 46l-6 0"],
    ["body~", cut("10,44! 24,56 40,64 56,72 76,78 30,80!")],
    ["accent", disc(78, 42, 17, 16)],
    ["paper", disc(72, 35, 4, 3)],
  ],
};

/** Three slices with a wheel of seeds. */
const cucumber: Art = {
  size: [120, 80],
  tones: ["#3f7d3a", "#1f4a22", "#e0f0bd", "#a9cf7c"],
  layers: [36, 62, 84].flatMap((x, i): Art["layers"] => {
    const y = [34, 50, 30][i]!;
    const seeds = [0, 1, 2, 3, 4, 5].map((k) => `${(x + 9.5 * Math.cos(k * 1.047)).toFixed(1)},${(y + 9.5 * Math.sin(k * 1.047)).toFixed(1)}`).join(" ");
    return [["body", disc(x, y, 27)], ["light", disc(x, y, 22.5)], ["accent", disc(x, y, 15)], ["light", discs(seeds, 3.2, 2.4)], ["seam", `M${x - 3} ${y}h6M${x} ${y - 3}v6`, 1.6]];
  }),
};

/** Half moons of yellow radish. */
const pickle: Art = {
  size: [120, 80],
  tones: ["#f0cf3f", "#a57d0c", "#fff3a8", "#dcae1e"],
  layers: [
    ["accent", "M14 62a30 34 0 0 1 60 -6Z"],
    ["body", "M10 60a32 38 0 0 1 64 0Z"],
    ["light", "M18 57a24 29 0 0 1 48 0Z"],
    ["seam", draw("32,50 34,40") + draw("42,48 42,36") + draw("52,50 50,40"), 2],
    ["accent", "M44 76a34 40 0 0 1 68 0Z"],
    ["body", "M42 73a35 42 0 0 1 70 0Z"],
    ["light", "M51 70a26 32 0 0 1 52 0Z"],
    ["seam", draw("66,62 68,50") + draw("77,60 77,46") + draw("88,62 86,50"), 2],
  ],
};

/** A shrimp in a ragged golden coat. */
const tempura: Art = {
  size: [120, 80],
  tones: ["#e9b04f", "#a9691b", "#ffe3a0", "#e2604c"],
  layers: [
    ["accent", cut("92,24 102,8 114,2! 112,14 119,22! 110,32 98,36")],
    ["body", snip("10,60 4,52 10,48 8,40 16,40 16,32 25,34 28,25 36,29 42,20 50,25 58,17 64,23 74,15 80,22 90,17 94,24 101,27 97,36 101,43 92,45 92,53 82,52 78,60 69,57 64,65 55,61 49,69 40,65 33,72 26,66 18,70 16,62")],
    ["shade~", snip("8,62 22,60 30,66 42,58 52,62 62,54 72,54 80,46 92,46 104,38 104,80 8,80")],
    ["light~", discs("26,42 38,36 52,32 66,28 80,26 34,48 48,43 62,39 76,36 22,52", 3.2, 2.4)],
    ["seam~", draw("30,58 36,53") + draw("46,53 52,48") + draw("62,47 68,42") + draw("78,40 83,36"), 2.4],
  ],
};

/** A yellow block belted with a black leaf. */
const egg: Art = {
  size: [120, 80],
  tones: ["#f6cf4e", "#c1901b", "#fff0b0", "#24352d"],
  layers: [
    ["body", cut("8,34! 20,20! 100,12! 114,26! 112,56! 100,68! 18,74! 6,62!")],
    ["light~", snip("8,34 20,20 100,12 114,26 100,34 18,40")],
    ["seam~", draw("10,48 60,46 110,40") + draw("10,57 60,56 110,50") + draw("10,66 60,65 108,59"), 2],
    ["accent~", bars(44, 8, 18, 70, 30, 20, 3)],
  ],
};

/** Pale stalk, brown cap with torn veil. */
const matsutake: Art = {
  size: [120, 80],
  tones: ["#a8703f", "#5e3819", "#f4e4c8", "#cfa878"],
  layers: [
    ["light", cut("46,36! 44,54 38,70 50,78 70,78 82,70 76,54 74,36!")],
    ["seam", draw("50,60 54,64") + draw("64,56 70,60") + draw("52,70 58,72") + draw("66,68 72,70"), 2.2],
    ["accent", snip("38,38 44,48 50,42 56,50 62,42 68,49 74,42 80,47 84,36 60,32")],
    ["body", cut("16,38! 24,16 44,4 60,2 76,4 96,16 104,38! 82,42 60,43 38,42")],
    ["shade~", cut("36,18 46,12 52,18 44,24") + cut("62,10 72,12 72,20 62,18") + cut("80,22 90,24 88,31 80,29") + cut("54,26 66,26 64,34 54,33") + cut("26,28 36,28 34,35 26,34")],
  ],
};

/** Three balls under a zigzag of sauce, on a stick. */
const takoyaki: Art = {
  size: [120, 80],
  tones: ["#c98546", "#5b2f12", "#f7e3b5", "#6aa04a"],
  layers: [
    ["light", snip("0,50 0,46 120,34 120,38")],
    ["body", disc(26, 44, 21) + disc(60, 40, 21) + disc(94, 36, 21)],
    ["shade~", cut("4,40! 12,26 26,20 40,24 48,38! 42,34! 38,44! 33,34! 27,46! 21,36! 15,46! 11,38!") + cut("38,36! 46,22 60,16 74,20 82,34! 76,30! 72,40! 67,30! 61,42! 55,32! 49,42! 45,34!") + cut("72,32! 80,18 94,12 108,16 116,30! 110,26! 106,36! 101,26! 95,38! 89,28! 83,38! 79,30!")],
    ["chalk~", draw("12,34! 20,27! 26,34! 34,26! 41,32!") + draw("46,30! 54,23! 60,30! 68,22! 75,28!") + draw("80,26! 88,19! 94,26! 102,18! 109,24!"), 2.2],
    ["accent~", discs("22,30 32,31 56,26 66,27 90,22 100,23", 1.6)],
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

/** A red pepper. */
const chili: Art = {
  size: [80, 80],
  tones: ["#d63a2f", "#8a1a16", "#ff9c86", "#4f8a33"],
  layers: [
    ["cord", draw("62,14 66,8 74,6"), 5],
    ["body", cut("52,18 64,16 70,26 66,46 50,66 26,76 6,74! 24,66 38,50 44,30")],
    ["light~", cut("56,24 62,28 58,44 46,58 52,42")],
    ["shade~", cut("70,28! 68,50 52,72 20,84! 70,84!")],
    ["accent", cut("46,22! 50,14 60,10 70,16 72,26! 62,22 54,24")],
  ],
};

/** Two tiles changing places. */
const swap: Art = {
  size: [80, 80],
  tones: ["#3f8fb0", "#1b5573", "#e2f4f8", "#e0a13c"],
  layers: [
    ["body", snip("8,32 8,20 46,20 46,8 74,26 46,44 46,32")],
    ["accent", snip("72,48 72,60 34,60 34,72 6,54 34,36 34,48")],
  ],
};

/** One tile on top of another. */
const heap: Art = {
  size: [80, 80],
  tones: ["#e0a13c", "#8a5a10", "#fff0c8", "#3f8fb0"],
  layers: [
    ["shade", snip("40,38 76,56 40,74 4,56")],
    ["accent", snip("40,26 76,44 40,62 4,44")],
    ["body", snip("40,4 76,22 40,40 4,22")],
    ["light~", snip("40,10 64,22 40,34 16,22")],
  ],
};

export const KITCHEN = { rice, maki, avocado, cucumber, pickle, tempura, egg, matsutake, takoyaki, wasabi, knife, chili, swap, heap };
