// What a stall has to say: the same four lines for every fish, what lies there for the others.
import { kindName, pieceOf, upTo, type Word } from "./harbour";
import type { Catalogue, View } from "./view";

/** A picture, or a row of them for things one can count, and words with a number. `speaks`: the words alone would not do, so the
 * picture stays where a stall is narrow; `told` are the words that do without it. */
export interface Fact { pieces: string[]; words: string; told?: string; speaks?: boolean; half?: boolean; gone?: boolean; warns?: boolean; stamp?: boolean }

/** All that lies on a stall, in words. */
export const toldOf = (facts: Fact[]): string => facts.map((fact) => fact.told ?? fact.words).filter(Boolean).join(" · ");

interface Printed { species?: string[]; pays?: number[]; values?: number[]; fees?: number[]; first: number; first_pays: number; then: number; then_pays: number; pair: number; pair_pays: number; sells: number; extra: number; takoyaki_each: number; cell: number; barge: number; buys_cell: number; sells_cell: number; price: number; loan: number; interest: number; share: number }
const YEN = 100; // what the markets pay for one resource
const SOME = 3; // fugu, as an example of what several are worth together

const CLOTHS: Record<string, string> = { mackerel: "#3f7fb5", squid: "#b06a8f", tuna: "#b53a4e", snapper: "#d0594a", salmon: "#d9764a", octopus: "#9a4f86", eel: "#5f7a3d", fugu: "#b58a2c", crab: "#b8572f" };
/** The cloth of an awning, in the colour of its fish where a palette gives it one; the outer markets have grey ones. */
export const clothOf = (name: string): string => (CLOTHS[name] ? `var(--${pieceOf(name)}-body, ${CLOTHS[name]})` : "#5d6d78");

export function factsOf(c: Catalogue, view: View, name: string, me: number, word: Word): Fact[] {
  const card = c.markets[name]!;
  const tile = card.printed as unknown as Printed;
  return card.fish ? fishFacts(c, view, name, tile, word) : outerFacts(view, name, me, tile, word);
}

function fishFacts(c: Catalogue, view: View, name: string, tile: Printed, word: Word): Fact[] {
  const card = c.markets[name]!;
  const kinds = c.kinds.filter((kind) => kind.species === name && kind.name !== "takoyaki");
  const left = kinds.reduce((sum, kind) => sum + (view.supply[kind.name] ?? 0), 0);
  const barrels = view.barrels[name] ?? 0;
  const over = view.overfished.includes(name);
  return [
    over ? { pieces: [], words: word("stall-overfished"), warns: true, stamp: true } : { pieces: upTo(barrels).map(() => "barrel"), words: word("table-barrel-count", { barrels }), speaks: true, gone: !barrels },
    { pieces: ["permit"], words: word("stall-permits", { count: view.permits[name] ?? 0, yen: card.permit ?? 0 }), gone: !view.permits[name] },
    { pieces: [pieceOf(name)], words: tokens(c, view, name, left, word), gone: !left },
    { pieces: ["coin"], words: sells(c, view, name, tile, word) },
  ];
}

/** How many tokens there are, and what they are worth: in a bag they differ, and fugu are worth more together. */
function tokens(c: Catalogue, view: View, name: string, count: number, word: Word): string {
  const printed = c.kinds.filter((kind) => kind.species === name).map((kind) => kind.printed);
  if (c.markets[name]!.auction) return word("stall-bag", { count, low: Math.min(...printed), high: Math.max(...printed) });
  if (name === "fugu") return word("stall-square", { count, some: SOME, worth: SOME * SOME });
  return word("stall-tokens", { count, resources: view.values[name] ?? 0 });
}

function sells(c: Catalogue, view: View, name: string, tile: Printed, word: Word): string {
  if (name === "mackerel") return word("stall-sells-some", { some: tile.pair, yen: tile.pair_pays });
  if (name === "squid") return word("stall-pays", { yen: tile.sells });
  if (name === "eel") return word("stall-pays", { yen: view.eel * YEN });
  if (name === "octopus") return word("table-sells-exchange", { count: tile.takoyaki_each });
  if (name === "fugu") return word("stall-sells-some", { some: SOME, yen: SOME * SOME * YEN });
  if (c.markets[name]!.auction) {
    const [low, high] = [Math.min, Math.max].map((end) => end(...c.kinds.filter((kind) => kind.species === name).map((kind) => kind.printed)) * YEN + tile.extra);
    return word("stall-sells-range", { low: low!, high: high! });
  }
  return word("stall-sells-no");
}

function outerFacts(view: View, name: string, me: number, tile: Printed, word: Word): Fact[] {
  const lying = (ship: { place: string }): boolean => ship.place === name;
  const hulls = view.ships.filter(lying).map((ship) => (ship.barge ? "barge" : `boat${ship.cells}`));
  const full: Fact[] = view.players[me]!.berth ? [] : [{ pieces: [], words: word("stall-no-dock"), told: word("stall-no-dock-told"), warns: true }];
  if (name === "ships") return [{ pieces: hulls, words: "", speaks: true }, { pieces: ["coin"], words: word("stall-buy", { yen: tile.cell }) }, { pieces: ["barge"], words: word("stall-barge", { yen: tile.barge }) }, ...full];
  if (name === "used") return [{ pieces: hulls, words: hulls.length ? "" : word("table-empty"), speaks: true }, { pieces: ["coin"], words: word("stall-buy", { yen: tile.sells_cell }) }, { pieces: ["note"], words: word("stall-sell", { yen: tile.buys_cell }) }, ...(hulls.length ? full : [])];
  if (name === "rentals") return [["refrigerator", view.refrigerators], ["cart", view.carts]].map(([kind, count]) => ({ pieces: upTo(Number(count)).map(() => String(kind)), words: word(`stall-${kind as "cart"}`, { count: Number(count), yen: tile.price }), gone: !count }));
  if (name === "bank") return [{ pieces: upTo(view.loans).map(() => "note"), words: word("table-loans", { loans: view.loans }), gone: !view.loans }, { pieces: [], words: word("stall-loan", { yen: tile.loan, owed: tile.loan + tile.interest }) }, { pieces: upTo(view.shares).map(() => "coin"), words: word("stall-shares", { count: view.shares, yen: tile.share }), gone: !view.shares }];
  if (name === "aquarium") {
    const wanted = (tile.species ?? []).map((fish, i) => ({ fish, pays: tile.pays?.[i] ?? 0, left: view.demand[fish] ?? 0 })).filter((one) => one.fish in view.demand);
    return wanted.map((one) => ({ pieces: [pieceOf(one.fish)], words: word("stall-wants", { count: one.left, yen: one.pays }), told: word("stall-wants-fish", { fish: `@${one.fish}`, count: one.left, yen: one.pays }), speaks: true, half: true, gone: one.left <= 0 }));
  }
  if (name === "trading") {
    const cases = (tile.values ?? []).map((worth, i): Fact => {
      const [held, words] = [Object.keys(view.cases[i] ?? {}), word("stall-case", { worth, yen: tile.pays?.[i] ?? 0 })];
      return { pieces: held.slice(0, 3).map(pieceOf), words: held.length ? `${worth} →` : words, told: words, speaks: true, half: true };
    });
    return [{ pieces: [], words: word("stall-cases") }, ...cases];
  }
  if (name === "government") {
    const bought = Object.values(view.government).reduce((sum, count) => sum + count, 0);
    const first = Math.max(0, tile.first - bought);
    const then = Math.max(0, tile.then - Math.max(0, bought - tile.first));
    return [{ pieces: [], words: word("stall-any-token") }, { pieces: ["coin"], words: word("stall-first-at", { count: first, yen: tile.first_pays }), gone: !first }, { pieces: ["coin"], words: word("stall-then-at", { count: then, yen: tile.then_pays }), gone: !then }];
  }
  if (name === "barter") return [{ pieces: ["tag"], words: word("stall-offers") }, { pieces: [], words: word("stall-lays-out") }];
  const fees = tile.fees ?? [];
  return [{ pieces: ["bell"], words: word("stall-doubles") }, { pieces: [], words: word("stall-fee", { low: fees[0] ?? 0, high: fees[fees.length - 1] ?? 0 }) }, { pieces: [], words: word("stall-lays-out") }];
}

/** The ways to pay the entry that are printed on the stall, as the notation names them. */
export function waysOf(c: Catalogue, name: string): string[] {
  const { actions, yen, token } = c.markets[name]!.entry;
  const ways = [...(yen ? ["yen"] : []), ...(actions === 1 ? ["action"] : actions === 2 ? ["actions"] : []), ...(token ? ["token"] : [])];
  return ways.length ? ways : ["free"];
}
export function wayWords(c: Catalogue, name: string, way: string, word: Word): string {
  const { yen, token } = c.markets[name]!.entry;
  if (way === "yen") return waysOf(c, name).length > 1 ? word("table-cash", { yen }) : word("stall-entry", { yen });
  if (way === "token") return word("stall-token", { token: kindName(c, token, word) });
  if (way === "actions") return word("stall-actions");
  if (way === "free" || way === "action") return word(`table-entry-${way}`);
  if (way.startsWith("port")) return word("stall-from-port", { yen: way.slice(5) });
  return word("stall-by-cart");
}
