// The barrel's only tenant, fresh and otherwise; and the barrel, seen from the quay.
import { cut, disc, draw, scales } from "@art/cut";
import { eye, type Art, type Layer } from "@art/piece";

/** Long and slim: one small fin amidships, a deep fork, scales on a silver flank, an underslung jaw. */
function fish(tones: Art["tones"], gaze: Layer[]): Art {
  return {
    size: [120, 44],
    tones,
    layers: [
      ["shade", cut("96,22 106,15 119,3! 111,22 119,41! 106,29")],
      ["shade", cut("52,9! 60,1! 72,10!")],
      ["shade", cut("48,35! 54,43! 62,34!")],
      ["shade", cut("78,33! 84,39! 91,29!")],
      ["body", cut("2,26! 16,14 42,7 70,11 101,20! 101,24! 72,34 44,38 18,35 7,31!")],
      ["shade~", cut("-4,22! 18,15 44,13 72,16 104,21 104,-4! -4,-4!")],
      ["seam~", scales(32, 17, 62, 14, 7), 1],
      ["light~", cut("-4,33! 24,32 50,32 78,28 104,24 104,48! -4,48!")],
      ["seam~", draw("26,10 22,22 27,36"), 2],
      ["accent", cut("29,27! 38,26 45,32! 36,33")],
      ["line", draw("3,26.5 11,28"), 1.5],
      ...gaze,
    ],
  };
}

/** No eye looks out of this one any more. */
const CROSSED: Layer[] = [["line", draw("10,17 19,26") + draw("19,17 10,26"), 2.6]];

/** An open barrel that somebody has filled in a hurry. */
const herringBarrel: Art = {
  size: [100, 120],
  tones: ["#b97b45", "#5f3517", "#dca870", "#6f9cb8"],
  layers: [
    ["accent", cut("24,42! 24,28 10,12! 25,15! 34,2! 35,22 40,42!")],
    ["accent", cut("64,42! 66,24 62,4! 74,14! 90,6! 80,26 78,42!")],
    ["accent", cut("43,42! 45,26 36,10! 49,16! 62,8! 56,26 59,42!")],
    ["body", cut("12,38! 50,46 88,38! 95,60 97,78 94,98 86,114! 50,120 14,114! 6,98 3,78 5,60")],
    ["light~", cut("18,34! 30,36! 26,78 30,122! 18,122! 12,78")],
    ["seam~", draw("36,38 33,78 36,122") + draw("54,40 54,122") + draw("72,38 75,78 72,122"), 2.4],
    ["shade~", "M0 52q50 11 100 0v9q-50 11-100 0ZM0 96q50 11 100 0v9q-50 11-100 0Z"],
    ["shade", disc(50, 39, 38, 6)],
  ],
};

export const PIECES = {
  herring: fish(["#7fa9c4", "#29506e", "#eef6f8", "#4d7f9f"], eye(15, 21, 4.6)),
  herringRotten: fish(["#93a25a", "#4b5426", "#dfe2a8", "#6f7d3d"], CROSSED),
  herringBarrel,
};
