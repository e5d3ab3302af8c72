// The companies' things: permits, tiles, notes, the barge, and what only Tokyo eats.
import { bars, box, cut, disc, discs, draw, layers, snip, spikes } from "@art/cut";
import { eye, type Art } from "@art/piece";

/** A small spiny shell on legs like stilts. */
const spiderCrab: Art = {
  size: [120, 80],
  tones: ["#d9774a", "#7d3116", "#ffe0b8", "#f2b17a"],
  layers: [
    ["seam", draw("46,36 26,12! 6,30") + draw("46,40 18,28! 2,54") + draw("46,44 20,46! 8,76") + draw("48,48 32,60! 28,82"), 5],
    ["seam", draw("74,36 94,12! 114,30") + draw("74,40 102,28! 118,54") + draw("74,44 100,46! 112,76") + draw("72,48 88,60! 92,82"), 5],
    ["seam", draw("52,50 48,66! 56,76") + draw("68,50 72,66! 64,76"), 4],
    ["accent", discs("26,12 18,28 20,46 32,60 94,12 102,28 100,46 88,60 48,66 72,66", 3)],
    ["accent", cut("52,74 58,70! 60,76! 57,80 53,79") + cut("68,74 62,70! 60,76! 63,80 67,79")],
    ["body", spikes(60, 38, 20, 26, 12, 0.2, 0.92)],
    ["shade~", cut("34,44! 60,56 88,44! 88,70! 34,70!")],
    ["light~", discs("52,30 60,26 68,30 56,37 64,37", 2.4)],
    ...eye(53, 44, 4),
    ...eye(67, 44, 4),
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

/** A flat barge: eight places, no wheelhouse. */
const barge: Art = {
  size: [150, 80],
  tones: ["#7c6a52", "#43382b", "#e9dcc0", "#2f5368"],
  layers: [
    ["seam", draw("140,36 140,10"), 3],
    ["accent", snip("139,8 122,13 139,19")],
    ["body", snip("2,34 148,34 140,70 12,70")],
    ["light~", "M0 34h150v4H0Z"],
    ["shade~", "M0 62h150v10H0Z"],
    ["ink", [0, 1, 2, 3, 4, 5, 6, 7].map((i) => box(16 + i * 15, 42, 12, 15, 1.5)).join("")],
    ["light", [0, 1, 2, 3, 4, 5, 6, 7].map((i) => box(18 + i * 15, 44, 8, 11, 1)).join("")],
  ],
};

export const PIECES = { note, tag, permit, refrigerator, cart, takoyaki, spiderCrab, barge };
