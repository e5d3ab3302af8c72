// Hands that bid: one to four fingers up, and the fist that keeps the bid.
import { box, cut, draw } from "../cut";
import type { Art, Layer } from "../piece";

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

export const HANDS = { hand0: fist, hand1: hand(1), hand2: hand(2), hand3: hand(3), hand4: hand(4) };
