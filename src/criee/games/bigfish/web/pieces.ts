// The pond: who swims in it, and what sinks, drifts and lurks there.
import { cut, disc, discs, draw, layers, snip, spikes } from "@art/cut";
import { eye, type Art } from "@art/piece";

/** A cloud of tiny food. Other tones give the four colours; the number of arms tells them apart too. */
function plankton(arms: number, tones: Art["tones"]): Art {
  return {
    size: [80, 80],
    tones,
    layers: [
      ["body", spikes(40, 40, 17, 36, arms, -Math.PI / 2)],
      ["shade~", disc(40, 40, 17)],
      ["light", disc(40, 40, 12)],
      ["shade", discs("37,37 44,41 38,45", 2.6)],
    ],
  };
}

/** A broken hull on the bottom. */
const wreck: Art = {
  size: [100, 80],
  tones: ["#7a5a3f", "#3f2c1c", "#a98461", "#57806b"],
  layers: [
    ["shade", snip("46,44 50,4 55,4 54,44")],
    ["light", cut("55,8! 72,16 82,32! 68,30! 66,36! 55,34!")],
    ["body", cut("4,44! 20,46! 24,54! 32,44! 60,46! 64,56! 72,44! 96,36! 90,62 76,76! 20,76! 10,62")],
    ["light~", layers(0, 52, 100, 24, 9, 2.4)],
    ["shade~", discs("30,64 48,66 66,64", 4.6)],
    ["accent", cut("4,76! 8,62 12,76! 16,66 20,77!") + cut("78,77! 84,60 87,74! 92,64 95,77!")],
  ],
};

/** Water turning on itself. */
const whirlpool: Art = {
  size: [80, 80],
  tones: ["#3f8fb0", "#1b5573", "#e2f4f8", "#6cb4cd"],
  layers: [
    ["body", disc(40, 40, 37)],
    ["accent~", disc(40, 40, 27)],
    ["seam~", draw("70,30 62,14 42,8 20,16 10,38 18,58 38,66 56,58 62,42 54,28 40,25 29,33 28,44 36,50 44,46"), 5],
    ["chalk~", draw("74,36 66,20 50,12") + draw("14,34 18,52 34,61 50,56") + draw("34,38 36,44 41,44"), 3],
  ],
};

/** The fisher's hook on its line. */
const hook: Art = {
  size: [80, 80],
  tones: ["#c8d3d8", "#5d6d75", "#ffffff", "#c23a34"],
  layers: [
    ["seam", draw("44,0 44,16"), 2.4],
    ["accent", disc(44, 18, 9)],
    ["paper", "M35 18a9 9 0 0 0 18 0Z"],
    ["body", "M40 28h8v26a15 15 0 0 1-30 2l-7 5 3-20 15 12-5 1a8 8 0 0 0 16-2Z"],
    ["light~", "M40 28h3v26q-2 8-8 8 5-3 5-10Z"],
  ],
};

/** A red ? on a bubble. */
const surprise: Art = {
  size: [80, 80],
  tones: ["#f2d56b", "#7a5608", "#fff7d6", "#c23a34"],
  layers: [
    ["body", disc(40, 40, 36)],
    ["light~", cut("10,34! 22,14 44,8! 30,22 20,40!")],
    ["cord", draw("29,30 33,20 44,18 52,26 48,36 41,42 40,50"), 7],
    ["accent", disc(40, 62, 4.6)],
  ],
};

/** A bubble with a newborn. */
const birth: Art = {
  size: [80, 80],
  tones: ["#bfe3ea", "#3f8fb0", "#f6fdff", "#f58f63"],
  layers: [
    ["body", disc(40, 40, 36)],
    ["light~", cut("10,34! 22,14 44,8! 30,20 20,38!")],
    ["seam", disc(40, 40, 33), 2],
    ["accent", cut("16,44! 28,34 44,34 54,42! 64,34! 62,44 64,54! 54,47! 44,54 28,53")],
    ["paper", disc(27, 42, 3.6)],
    ["ink", disc(26.6, 42, 2.2)],
  ],
};

const SWIMMER: Art["tones"] = ["#f08a4b", "#a8481a", "#ffe2c4", "#d9683a"];

/** Small: a dart with one fin. */
const fishSmall: Art = {
  size: [80, 60],
  tones: SWIMMER,
  layers: [
    ["shade", cut("58,30 66,22 77,14! 73,30 77,46! 66,38")],
    ["shade", cut("28,17! 38,8! 46,19!")],
    ["body", cut("4,32! 14,21 32,15 52,22 64,29! 64,33! 52,40 32,46 14,42")],
    ["light~", cut("0,36! 30,38 64,33 64,60! 0,60!")],
    ...eye(18, 28, 5),
  ],
};

/** Medium: stripes, two fins, a fuller belly. */
const fishMedium: Art = {
  size: [100, 74],
  tones: SWIMMER,
  layers: [
    ["shade", cut("74,38 84,28 97,14! 92,38 97,62! 84,48")],
    ["shade", cut("30,16! 40,2! 58,6! 64,20!")],
    ["shade", cut("44,60! 52,72! 62,56!")],
    ["body", cut("3,40! 14,24 38,13 62,20 82,36! 82,41! 62,56 38,63 14,54")],
    ["light~", cut("0,48! 36,50 82,41 82,80! 0,80!")],
    ["seam~", draw("46,8 50,36 45,66") + draw("60,12 64,36 59,60"), 5],
    ...eye(21, 33, 5.6),
  ],
};

/** Big: jaws full of teeth, a saw of a back, blots. */
const fishBig: Art = {
  size: [120, 88],
  tones: SWIMMER,
  layers: [
    ["shade", cut("94,44 104,30 117,10! 112,44 117,78! 104,58")],
    ["shade", snip("24,20 32,4 42,11 50,0 60,9 70,2 76,14 86,12 88,30 34,24")],
    ["shade", cut("52,72! 60,87! 76,66!")],
    ["body", cut("4,32! 16,20 40,9 68,16 102,41! 102,47! 70,72 40,79 16,70 4,60! 22,52! 26,46! 20,42!")],
    ["light~", cut("0,58! 40,62 102,46 102,96! 0,96!")],
    ["paper", snip("7,34 11,43 15,37 19,44 22,41 20,38") + snip("7,58 12,50 15,55 19,48 22,52 18,57")],
    ["seam~", draw("34,22 40,44 34,70"), 3],
    ["shade~", discs("54,24 66,30 78,36 56,38 68,44 82,46", 4.2)],
    ...eye(27, 27, 6.4),
  ],
};

export const PIECES = {
  planktonRed: plankton(5, ["#d2445a", "#7c1730", "#ffd9d6", "#d2445a"]),
  planktonBlue: plankton(4, ["#4a90c8", "#143b66", "#dff0fb", "#4a90c8"]),
  planktonYellow: plankton(8, ["#e8b93a", "#7a5608", "#fff3c4", "#e8b93a"]),
  planktonGreen: plankton(6, ["#5fa352", "#235020", "#e1f3cf", "#5fa352"]),
  plankton: plankton(7, ["#9a86c4", "#443069", "#efe6ff", "#9a86c4"]),
  wreck, whirlpool, hook, surprise, birth, fishSmall, fishMedium, fishBig,
};
