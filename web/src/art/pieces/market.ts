// The market's own things: money, tags, crates, carts.
import { bars, box, cut, disc, discs, draw, layers, scales, snip, spikes } from "../cut";
import type { Art } from "../piece";

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

/** A bank note with a wave and a seal. */
const note: Art = {
  size: [120, 70],
  tones: ["#cfdcc0", "#5d7a55", "#eff5e4", "#b04a3c"],
  layers: [
    ["shade", box(4, 8, 112, 60, 3)],
    ["body", box(2, 4, 112, 58, 3)],
    ["light", box(9, 11, 98, 44, 2)],
    ["seam~", draw("14,44 24,36 34,44 44,36 54,44 64,36 74,44 84,36 94,44 102,38") + draw("14,51 24,43 34,51 44,43 54,51 64,43 74,51 84,43 94,51 102,45"), 2.4],
    ["accent", disc(90, 24, 9)],
    ["light", disc(90, 24, 4)],
    ["shade", snip("18,16 22,16 28,24 34,16 38,16 31,26 37,26 37,29 30,29 30,32 26,32 26,29 19,29 19,26 25,26")],
  ],
};

/** A paper tag on a string. */
const tag: Art = {
  size: [120, 80],
  tones: ["#fdf3dc", "#b9a37a", "#ffffff", "#a4552a"],
  layers: [
    ["cord", draw("24,40 10,26 4,8"), 3],
    ["body", snip("14,40 36,14 114,14 114,66 36,66")],
    ["accent~", "M36 18h74v4H36ZM36 58h74v4H36Z"],
    ["shade", disc(30, 40, 5)],
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

/** A licence with a ribbon and a seal. */
const permit: Art = {
  size: [90, 80],
  tones: ["#fbf1d8", "#bda678", "#ffffff", "#b5362f"],
  layers: [
    ["body", cut("6,8! 26,5 60,9 84,6! 82,40 84,70! 60,74 26,70 6,73! 8,40")],
    ["seam~", draw("18,22 70,22") + draw("18,32 60,32") + draw("18,42 50,42") + draw("18,52 44,52"), 3],
    ["accent", snip("58,58 54,78 63,73 72,78 68,58")],
    ["accent", spikes(63, 52, 12, 15, 14)],
    ["light", disc(63, 52, 7)],
  ],
};

/** A tall ice box. */
const refrigerator: Art = {
  size: [70, 90],
  tones: ["#e6eef0", "#93a8b0", "#ffffff", "#4d9cc4"],
  layers: [
    ["shade", box(12, 82, 10, 8, 1) + box(48, 82, 10, 8, 1)],
    ["body", box(6, 2, 58, 83, 5)],
    ["shade~", "M6 30h58v3H6Z" + box(50, 10, 4, 14, 2) + box(50, 40, 4, 22, 2)],
    ["light~", "M10 6h6v74h-6Z"],
    ["cord", "M32 44v24M22 50l20 12M42 50l-20 12", 3.2],
  ],
};

/** A hand cart. */
const cart: Art = {
  size: [120, 80],
  tones: ["#b98657", "#5f3a1d", "#e0b483", "#39464d"],
  layers: [
    ["seam", draw("84,44 112,20"), 5],
    ["body", snip("6,24 88,24 82,52 14,52")],
    ["light~", layers(0, 24, 100, 30, 10, 3)],
    ["shade~", bars(22, 20, 60, 36, 26, 5, -2)],
    ["accent", disc(48, 60, 19)],
    ["light", disc(48, 60, 13.5)],
    ["line", "M48 47v26M35 60h26M39 51l18 18M57 51l-18 18", 2.6],
    ["accent", disc(48, 60, 4)],
  ],
};

/** The fish thief: a gull that looks the other way. */
const thief: Art = {
  size: [100, 80],
  tones: ["#f4f2ea", "#8b98a0", "#ffffff", "#f0a63c"],
  layers: [
    ["cord", draw("50,64 50,78") + draw("62,64 62,78"), 4],
    ["accent", snip("22,24 2,30 22,34")],
    ["body", cut("20,28 24,14 38,10 48,20 50,34 74,36 96,48! 84,60 62,70 42,66 32,52 30,38")],
    ["shade~", cut("46,44 66,40 98,48! 80,58 60,60 48,54")],
    ["ink", snip("20,20 46,16 47,25 21,28")],
    ["paper", disc(31, 22, 3.4)],
    ["ink", disc(32, 22, 1.8)],
  ],
};

/** A tin of fish. */
const can: Art = {
  size: [100, 80],
  tones: ["#c9503f", "#7d2a20", "#f6ead2", "#aeb9be"],
  layers: [
    ["accent", disc(50, 62, 46, 14)],
    ["body", "M4 34v28a46 14 0 0 0 92 0v-28Z"],
    ["light", cut("24,58! 36,50 54,50 64,57! 76,50! 74,58 76,68! 64,61! 54,67 36,66")],
    ["accent", disc(50, 34, 46, 14)],
    ["shade", disc(50, 34, 38, 10)],
    ["chalk", disc(62, 30, 7, 4), 3],
  ],
};

export const MARKET = { barrel, barrelNight, barrelDay, coin, note, tag, card, bell, thief, can, crate, tub, bin, permit, refrigerator, cart };
