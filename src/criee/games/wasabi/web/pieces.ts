// What only Wasabi! has on its counter and its cards.
import { bars, cut, disc, discs, draw, snip, spikes } from "@art/cut";
import { eye, type Art } from "@art/piece";

/** A comma of rings with long feelers. */
const shrimp: Art = {
  size: [120, 80],
  tones: ["#f59a86", "#b5413a", "#fff0e4", "#ef7460"],
  layers: [
    ["cord", draw("26,26 12,12 14,2 34,2") + draw("24,30 6,28 2,44 10,54"), 2],
    ["cord", draw("44,54 38,64 42,70") + draw("54,60 50,70 55,76") + draw("64,61 62,72 68,77") + draw("74,58 75,68 82,72"), 3.4],
    ["accent", cut("92,16 100,4 112,2! 110,12 118,16! 112,26 98,28")],
    ["body", cut("10,26! 28,20 48,18 70,18 84,24 88,18! 100,26! 100,44 90,58 70,66 50,62 38,52 26,42")],
    ["light~", "M47 14q-10 22-6 46h4q-4-24 6-46ZM60 14q-8 26-2 52h4q-6-26 2-52ZM73 14q-2 22 6 46l4-2q-8-22-6-44ZM83 22q2 16 12 26l3-3q-10-10-11-23Z"],
    ["shade~", cut("14,34! 34,44 60,58 86,50 104,34 110,70! 30,80!")],
    ["light~", cut("24,36! 40,48 56,56 40,60! 24,46!")],
    ...eye(26, 27, 4.4),
  ],
};

/** All needles. */
const urchin: Art = {
  size: [120, 80],
  tones: ["#5a3f74", "#2d1b42", "#f0a63c", "#8b6aa8"],
  layers: [
    ["shade", spikes(60, 41, 24, 44, 24, 0.05, 0.9)],
    ["body", spikes(60, 41, 22, 37, 20, 0.2, 0.9)],
    ["accent~", spikes(60, 41, 16, 26, 16, 0, 0.9)],
    ["shade", disc(60, 41, 15, 13)],
    ["light", spikes(60, 41, 5, 12, 5, -1.57, 0.9)],
    ["light", discs("60,30.5 49,37.5 53,50 67,50 71,37.5", 3.4)],
  ],
};

/** An ear of mother-of-pearl with its row of holes. */
const abalone: Art = {
  size: [120, 80],
  tones: ["#8a6f60", "#4b3a33", "#cfe8e2", "#f3c6cf"],
  layers: [
    ["body", cut("6,44 14,22 38,8 70,6 98,16 114,38 108,60 86,74 54,76 24,68")],
    ["light", cut("18,45 26,28 46,18 72,17 94,26 103,42 97,57 80,66 54,67 30,60")],
    ["accent~", cut("28,44 40,30 62,26 80,34 66,40 50,50 36,56")],
    ["paper~", cut("40,43 52,34 68,34 58,42 48,48")],
    ["seam~", draw("12,36 32,18 64,10 94,20") + draw("10,54 36,70 70,73 100,62"), 2],
    ["ink", disc(99, 30, 3) + disc(90, 22, 3.2) + disc(79, 16.5, 3.2) + disc(67, 14, 3) + disc(55, 14.5, 2.6)],
    ["shade", cut("84,50 92,44 98,50 92,58 84,58")],
  ],
};

/** Shining beads in a heap. */
const roe: Art = {
  size: [120, 80],
  tones: ["#f0682f", "#a5350d", "#ffd7a8", "#ff9350"],
  layers: [
    ["body", discs("24,62 44,64 64,64 84,63 100,60", 14) + discs("34,44 54,42 74,42 92,46", 14) + discs("46,24 64,20 80,27", 13)],
    ["accent", discs("24,61 44,63 64,63 84,62 100,59", 10.5) + discs("34,43 54,41 74,41 92,45", 10.5) + discs("46,23 64,19 80,26", 9.6)],
    ["shade", discs("27,64 47,66 67,66 87,65 103,62 37,46 57,44 77,44 95,48 49,26 67,22 83,29", 3.4)],
    ["light", discs("20,57 40,59 60,59 80,58 96,55 30,39 50,37 70,37 88,41 42,20 60,15 76,22", 2.9)],
  ],
};

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

export const PIECES = { rice, maki, avocado, cucumber, pickle, tempura, egg, matsutake, shrimp, urchin, abalone, roe, chili, swap, heap };
