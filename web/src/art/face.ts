// A face cut from paper: the words that describe somebody (ladder.toml) become shapes on a field of 100 by 100.
import { box, cut, disc, discs, draw, layers } from "./cut";

export interface Traits { skin: number; hair: string; colour: string; hat: string; wears: string; cloth: string }

/** One sheet of paper. `rim`: it is part of the outline; `line`: a stroke of that width; `in`: it stays inside the cloth. */
export interface Shape { d: string; fill: string; rim?: true; line?: number; in?: true }

type Tones = [base: string, shade: string];
const INK = "#1d2328";
const PAPER = "#fff8ea";

const SKIN: Tones[] = [["#f7d3b5", "#e3a883"], ["#efc49b", "#d49a6c"], ["#dca878", "#b97f50"], ["#bd8455", "#946038"], ["#93603c", "#6e4327"], ["#6b4229", "#4a2b19"]];

export const COLOURS: Record<string, Tones> = {
  black: ["#2a2a30", "#15161b"],
  brown: ["#4b3226", "#33211a"],
  chestnut: ["#7a4a2a", "#58341c"],
  auburn: ["#8c3b24", "#672715"],
  ginger: ["#cf6a2b", "#a84f1b"],
  blond: ["#e3b95e", "#c2923b"],
  grey: ["#a9b0b2", "#838b8f"],
  white: ["#f1ede4", "#cfc8ba"],
};

interface Hair { back?: string; front?: string; seams?: string } // back: behind the head
const PARTED = "28,54! 27,34 35,19 50,14 65,19 73,34 72,54! 69,40 61,29 50,22! 39,29 31,40";
const SWEPT = "28,46! 27,31 34,18 50,13 66,18 73,31 72,46! 68,34 59,26 50,25 41,26 32,34";
const SHAVEN = "29,44! 29,29 36,18 50,14 64,18 71,29 71,44! 68,33 59,26 50,25 41,26 32,33";

export const HAIR: Record<string, Hair> = {
  bald: {},
  bob: { back: cut("23,68! 21,44 26,23 40,12 60,12 74,23 79,44 77,68! 66,70 34,70"), front: cut("27,48! 26,28 37,14 50,12 63,14 74,28 73,48! 69,37 58,35 50,36 42,35 31,37") },
  braids: { back: discs("25,57 23,66 22,75 23,84 75,57 77,66 78,75 77,84", 6, 5.6), front: cut(PARTED) },
  bun: { back: disc(50, 9, 10, 8.5), front: cut(SWEPT) },
  crop: { front: cut(SHAVEN) },
  curls: { back: discs("27,38 73,38 26,47 74,47", 7.5), front: discs("31,30 38,22 47,18 57,19 66,24 71,32 42,27 54,26", 8.2) },
  fringe: { front: discs("28,41 72,41 28,49 72,49", 5.6) },
  locs: { back: [22, 28, 67, 73].map((x) => box(x, 30, 6.5, x < 25 || x > 70 ? 48 : 42, 3.2)).join(""), front: cut("27,50! 25,32 34,16 50,12 66,16 75,32 73,50! 68,36 62,29 56,33 50,27 44,33 38,29 32,36"), seams: draw("38,20 35,30") + draw("50,16 50,26") + draw("62,20 65,30") },
  long: { back: cut("19,88! 22,62 22,40 28,21 42,11 58,11 72,21 78,40 78,62 81,88! 66,84 34,84"), front: cut(PARTED) },
  ponytail: { back: cut("68,20 82,26 88,42 84,60 78,68! 76,54 72,40"), front: cut(SWEPT) },
  puffs: { back: discs("26,20 74,20", 13.5), front: cut(SWEPT), seams: draw("50,14 50,25") },
  short: { front: cut("28,47! 26,34 31,19 44,11 58,12 70,20 74,33 72,47! 69,38 66,31 56,29 46,32 36,29 32,38") },
  tufts: { back: discs("25,42 75,42 24,51 76,51", 8), front: "" },
  waves: { back: cut("30,70 23,62 21,44 25,26 76,26 79,44 77,62 70,70"), front: cut("27,54! 24,36 29,20 45,10 62,12 74,22 77,38 73,54! 71,42 66,32 54,33 43,25 37,34 31,42") },
};

const sheet = (fill: string, d: string): Shape => ({ d, fill, rim: true });
const flat = (fill: string, d: string): Shape => ({ d, fill });
const stroke = (fill: string, d: string, line: number): Shape => ({ d, fill, line });

export const HATS: Record<string, { paper: Shape[] }> = {
  none: { paper: [] },
  beanie: { paper: [sheet("#1f5f6b", cut("27,34! 26,20 36,8 50,5 64,8 74,20 73,34!")), stroke("#184c56", draw("38,11 36,27") + draw("50,7 50,27") + draw("62,11 64,27"), 1.8), sheet("#d9663a", box(24.5, 25, 51, 11, 5)), stroke("#b54e26", draw("34,27 34,34") + draw("42,27 42,34") + draw("50,27 50,34") + draw("58,27 58,34") + draw("66,27 66,34"), 1.6)] },
  beret: { paper: [sheet("#8e2437", cut("21,30! 22,17 38,7 58,6 80,12 83,25 74,33! 50,28 28,34!")), flat("#74182a", cut("28,34! 50,28 74,33! 72,36 50,32 30,37")), stroke("#8e2437", draw("53,7 55,2"), 3)] },
  buyer: { paper: [sheet("#2d4f86", cut("28,33! 27,19 37,10 50,8 63,10 73,19 72,33!")), sheet("#21406f", cut("24,37! 33,30 50,28 67,30 76,37! 62,35 50,34 38,35")), flat("#f3c04b", box(41, 13, 18, 12, 1.5)), stroke(INK, draw("45,16 45,22") + draw("50,16 50,22") + draw("55,16 55,22"), 2)] },
  cap: { paper: [sheet("#22304a", cut("25,29! 21,20 32,9 50,6 68,9 79,20 75,29!")), flat("#16213a", box(26, 26, 48, 7)), sheet("#10151f", cut("28,33! 50,30 72,33! 68,40 50,37 32,40")), flat("#e5b549", disc(50, 22, 4.2)), stroke("#e5b549", draw("30,31.5 50,29.5 70,31.5"), 1.8)] },
  chef: { paper: [sheet("#fdfaf2", cut("30,33! 28,12! 50,8 72,12! 70,33! 50,30")), flat("#d8dcd6", cut("30,33! 29.4,27! 50,24 70.6,27! 70,33! 50,30"))] },
  hachimaki: { paper: [sheet("#fdfaf2", cut("27,33! 28,25.5! 50,21.5 72,25.5! 73,33! 50,29")), sheet("#e8ecea", cut("72,26! 80,20 83,24 75,29! 84,32 81,36.5 72,33!")), flat("#2f63a8", discs("33,29 41.5,27 50,26 58.5,27 67,29", 1.9))] },
  kerchief: { paper: [sheet("#c23b4b", cut("26,46! 25,28 35,13 50,10 65,13 75,28 74,46! 67,34 50,28 33,34")), flat("#ffd9a0", discs("36,24 47,18 59,20 66,29 52,25", 2))] },
  straw: { paper: [sheet("#d9ae58", disc(50, 31, 37, 7.5)), sheet("#ecc776", cut("32,30! 34,12 50,7 66,12 68,30! 50,33")), flat("#7a2f3d", cut("32,30! 32.5,23! 50,25 67.5,23! 68,30! 50,33"))] },
};

const BODY = "6,106! 10,90 24,80 41,76! 50,84 59,76! 76,80 90,90 94,106!";
const COLLARED = "6,106! 10,89 24,79 39,73! 50,80 61,73! 76,79 90,89 94,106!";
const inside = (fill: string, d: string, line?: number): Shape => (line ? { d, fill, line, in: true } : { d, fill, in: true });

export const CLOTHS: Record<string, { body: string; fill: string; on: Shape[] }> = {
  apron: { body: BODY, fill: "#7fa7bd", on: [inside("#fdfaf2", cut("33,106! 35,88! 65,88! 67,106!")), inside("#fdfaf2", draw("36,89 33,76"), 4), inside("#fdfaf2", draw("64,89 67,76"), 4), inside("#c9cfc9", draw("41,97 59,97"), 2)] },
  boubou: { body: COLLARED, fill: "#2f8f86", on: [inside("#f3c04b", cut("39,73! 50,80 61,73! 57,92 50,98! 43,92")), inside("#2f8f86", cut("43,76! 50,81 57,76! 50,92!")), inside("#f3c04b", draw("14,96 26,92") + draw("86,96 74,92"), 3)] },
  chef: { body: COLLARED, fill: "#fdfaf2", on: [inside("#d4d8d3", cut("39,73! 50,88 44,106! 36,106!")), inside("#2b3f66", draw("39,74 54,106"), 4.5), inside("#2b3f66", draw("61,74 50,88"), 4.5)] },
  happi: { body: COLLARED, fill: "#27457c", on: [inside("#fdfaf2", cut("43,76! 57,76! 50,92!")), inside("#14264d", draw("40,74 50,94 48,106"), 6), inside("#14264d", draw("60,74 50,94"), 6), inside("#fdfaf2", discs("20,96 80,96", 5)), inside("#27457c", discs("20,96 80,96", 2.4))] },
  jumper: { body: COLLARED, fill: "#31566b", on: [{ d: box(37, 69, 26, 12, 5), fill: "#3e6a81" }, inside("#25465a", draw("43,71 43,79") + draw("50,71 50,79") + draw("57,71 57,79"), 1.8), inside("#e9dcc0", layers(0, 92, 100, 3, 9, 3))] },
  oilskin: { body: COLLARED, fill: "#f2bd2e", on: [inside("#d79b17", cut("37,72! 50,86! 46,94! 30,80!")), inside("#d79b17", cut("63,72! 50,86! 54,94! 70,80!")), inside("#b87f0d", draw("50,87 50,106"), 2), inside("#8a5d08", disc(54.5, 98, 2))] },
  overalls: { body: BODY, fill: "#f0e3c8", on: [inside("#2f7d6d", cut("31,106! 33,91! 67,91! 69,106!")), inside("#2f7d6d", draw("36,92 29,78"), 6), inside("#2f7d6d", draw("64,92 71,78"), 6), inside("#f3c04b", discs("37,94 63,94", 2.2))] },
  shawl: { body: BODY, fill: "#3a3350", on: [inside("#d9663a", cut("28,80! 38,72! 50,84 62,72! 72,80! 60,96 50,99 40,96")), inside("#f3c04b", draw("36,80 50,91 64,80"), 2.4), inside("#b54e26", draw("46,96 42,106") + draw("53,96 56,106"), 4)] },
  smock: { body: COLLARED, fill: "#b5452f", on: [inside("#93331f", cut("38,73! 50,88! 62,73! 66,77 50,97! 34,77")), inside("#f7e6cb", cut("44,77! 56,77! 50,86!"))] },
  stripes: { body: BODY, fill: "#fdfaf2", on: [inside("#27457c", layers(0, 83, 100, 24, 7, 3.4))] },
  suit: { body: COLLARED, fill: "#2c3a44", on: [inside("#fdfaf2", cut("42,75! 58,75! 50,104!")), inside("#1c272f", cut("39,73! 34,84! 50,106! 47,88!")), inside("#1c272f", cut("61,73! 66,84! 50,106! 53,88!")), inside("#c8323c", cut("50,82! 53,86! 51,98 49,98 47,86!"))] },
};

interface Mood { eyes: "open" | "wink" | "low"; brows: string; smile?: string; grin?: string }

/** How somebody plays shows in the face. */
export const MOODS: Record<string, Mood> = {
  cautious: { eyes: "open", brows: draw("37,40 41,37.5 45,38") + draw("63,40 59,37.5 55,38"), smile: draw("45,61 50,63.3 55,61") },
  steady: { eyes: "open", brows: draw("37,40 41,38.5 45,39.5") + draw("63,40 59,38.5 55,39.5"), smile: draw("43,60.5 50,64.5 57,60.5") },
  bold: { eyes: "open", brows: draw("37,39.5 41,37.5 45.5,40") + draw("63,39.5 59,37.5 54.5,40"), grin: cut("41,58.5! 50,60 59,58.5! 56,66 50,68.5 44,66") },
  gambler: { eyes: "wink", brows: draw("36.5,38.5 41,35 45.5,37") + draw("63,41.5 59,40.5 55,41.5"), smile: draw("43,62 50,64 58,58.5") },
  shrewd: { eyes: "low", brows: draw("36.5,40.5 41,38 45.5,40") + draw("63.5,40.5 59,38 54.5,40"), smile: draw("43,61 50,63.6 57.5,59.8") },
};

const HEAD = cut("50,20 64,25 71,40 69.5,54 62,66 50,72.5 38,66 30.5,54 29,40 36,25");

function eyes(mood: Mood, [base, shade]: Tones): Shape[] {
  const open = mood.eyes === "wink" ? [41] : [41, 59];
  const shapes = open.flatMap((x) => [flat(INK, disc(x, 47, 2.9, 3.6)), flat(PAPER, disc(x - 0.9, 45.6, 1))]);
  if (mood.eyes === "wink") shapes.push(stroke(INK, draw("55.5,48.5 59,46.5 62.5,48.5"), 2.2));
  if (mood.eyes === "low") shapes.push(...[41, 59].flatMap((x) => [flat(base, box(x - 4, 42.5, 8, 2.9)), stroke(shade, draw(`${x - 4.2},46.2 ${x},44.9 ${x + 4.2},46.2`), 2.2)]));
  return shapes;
}

/** Lips that can be seen: in a black beard they are light, in a dark face dark. */
function mouth(mood: Mood, traits: Traits): Shape[] {
  const bearded = traits.wears.split(" ").includes("beard") && traits.colour === "black";
  const lips = bearded ? "#c58a78" : traits.skin > 4 ? "#33110d" : "#6d2b22";
  if (!mood.grin) return [stroke(lips, mood.smile ?? "", 2.4)];
  return [flat("#571f18", mood.grin), flat(PAPER, cut("42.5,59.3! 50,60.6 57.5,59.3! 56.5,62 50,63.2 43.5,62"))];
}

/** What is worn on the face, by its word; what the hair's colour is may matter. */
const WORN: Record<string, (hair: Tones, skin: Tones) => Shape[]> = {
  beard: ([base, shade]) => [flat(base, cut("29.5,48! 33,56 39,57.5 50,56 61,57.5 67,56 70.5,48! 70,60 63,74 50,80 37,74 30,60")), stroke(shade, draw("44,75 45,70") + draw("56,75 55,70"), 1.6)],
  earrings: () => [flat("#f3c04b", discs("28.5,56.5 71.5,56.5", 2.8))],
  freckles: () => [flat("#b5643a", discs("36,53.5 39.5,55.5 33.5,55.5 64,53.5 60.5,55.5 66.5,55.5", 1.1))],
  glasses: () => [stroke("#2b3238", box(34, 41.5, 13.5, 11, 3.5) + box(52.5, 41.5, 13.5, 11, 3.5) + draw("47.5,46 52.5,46") + draw("34,45 29.5,43.5") + draw("66,45 70.5,43.5"), 2)],
  moustache: ([base]) => [flat(base, cut("50,55.5 58,55.5 64,60.5! 57,60.8 50,58.8 43,60.8 36,60.5! 42,55.5"))],
  "round-glasses": () => [stroke("#a33a2c", disc(41, 47, 7.2) + disc(59, 47, 7.2) + draw("48.2,46 51.8,46") + draw("33.8,45.5 29.5,44") + draw("66.2,45.5 70.5,44"), 2)],
  stubble: ([base]) => [flat(base + "38", cut("30.5,52! 36,59 50,56.5 64,59 69.5,52! 68,60 62,67 50,73 38,67 32,60"))],
  wrinkles: (_hair, [, shade]) => [stroke(shade, draw("33,51.5 35.5,54") + draw("67,51.5 64.5,54") + draw("40,57 38.5,61") + draw("60,57 61.5,61") + draw("43,33.5 50,32.5 57,33.5"), 1.5)],
};

export const WEARS: ReadonlySet<string> = new Set(["none", ...Object.keys(WORN)]);

function worn(traits: Traits, hair: Tones, skin: Tones, words: string[]): Shape[] {
  return words.flatMap((word) => (traits.wears.split(" ").includes(word) ? WORN[word]!(hair, skin) : []));
}

/** What lies behind: light hair before a deep sea, dark hair before morning. */
export function backdrop(traits: Traits): string {
  const light = ["white", "blond", "grey"].includes(traits.colour) && traits.hair !== "bald";
  const tones = light ? ["#2f7282", "#a2543a", "#5d6f43", "#6a5a8c"] : ["#f0cf91", "#b9dbd6", "#eab79b", "#c9d5a6", "#cdc3e2"];
  return tones[(traits.cloth.length * 3 + traits.hair.length + traits.skin) % tones.length]!;
}

/** Everything from back to front; a word that nobody knows is left out. */
export function faceOf(traits: Traits, style: string): { shapes: Shape[]; body: string } {
  const skin = SKIN[traits.skin - 1] ?? SKIN[2]!;
  const tones = COLOURS[traits.colour] ?? COLOURS.brown!;
  const hair = HAIR[traits.hair] ?? HAIR.short!;
  const hat = HATS[traits.hat] ?? HATS.none!;
  const cloth = CLOTHS[traits.cloth] ?? CLOTHS.jumper!;
  const mood = MOODS[style] ?? MOODS.steady!;
  const body = cut(cloth.body);
  const shapes = [
    sheet(tones[1], hair.back ?? ""),
    sheet(skin[1], cut("41,60! 59,60! 59,78 50,86 41,78")),
    sheet(cloth.fill, body),
    ...cloth.on,
    sheet(skin[1], discs("29,49 71,49", 5, 6)),
    sheet(skin[0], HEAD),
    flat(traits.skin > 4 ? "#c9503022" : "#e0604a38", discs("36,56 64,56", 5, 3.6)),
    ...worn(traits, tones, skin, ["wrinkles", "freckles", "stubble", "beard"]),
    ...eyes(mood, skin),
    stroke(tones[1] === COLOURS.white![1] ? "#a9a293" : tones[1], mood.brows, 2.6),
    stroke(skin[1], draw("50.5,47 52.5,54 49,55.5"), 2.2),
    ...mouth(mood, traits),
    ...worn(traits, tones, skin, ["moustache"]),
    sheet(tones[0], hair.front ?? ""),
    stroke(tones[1], hair.seams ?? "", 1.6),
    ...worn(traits, tones, skin, ["glasses", "round-glasses", "earrings"]),
    ...hat.paper,
  ];
  return { shapes: shapes.filter((shape) => shape.d), body };
}
