// The fish market as the server tells it. Nothing is reckoned here: prices, legality and forecasts are the rules'.
import type { ToldStep } from "@web/messages";
import type { Catalogue, Slot, Stall } from "./view";

export type SlotName = Exclude<keyof Stall, "bin">;
export type Word = (key: string, args?: Record<string, string | number>) => string;
/** The slots of a stall, in their order. */
export const slotsOf = (c: Catalogue): SlotName[] => c.slots as SlotName[];
/** Two of the three are crates: what holds for one holds for the other. */
export const kindOf = (slot: SlotName): "crate" | "tub" => (slot === "tub" ? "tub" : "crate");

/** What a card shows: a fish one to three times, or a thief or a can. */
export function pictured(c: Catalogue, label: string): { piece: string; fish: number } {
  const card = c.cards[label];
  return { piece: card?.species || label, fish: card?.fish ?? 0 };
}

/** A card among its equals: the same name in the lot and in the hand it goes to, so that the eye can follow it. */
export interface Named { label: string; key: string }
export function named(labels: string[]): Named[] {
  const seen: Record<string, number> = {};
  return labels.map((label) => ({ label, key: `${label}#${(seen[label] = (seen[label] ?? 0) + 1)}` }));
}

/** The lot sorted by what is on the cards, as the seller lays it out; thieves and cans lie by themselves. */
export interface Pile { what: string; cards: Named[] }
export function pilesOf(c: Catalogue, lot: string[]): Pile[] {
  const piles: Pile[] = [];
  for (const card of named(lot)) {
    const what = pictured(c, card.label).piece;
    const pile = piles.find((one) => one.what === what);
    if (pile) pile.cards.push(card);
    else piles.push({ what, cards: [card] });
  }
  return piles;
}

/** What the lot would be to one's stall, species by species; of jokers only the number is sure. */
export interface Prospect { species: string; fish: number; have?: number; before?: number; after?: number; gain?: number; fits?: boolean; kept?: boolean }
/** What a move is sure to do: to one's own side of the table, to the others' crates; of the bell, what the lot would be. */
export interface Foreseen {
  euro?: number;
  slots?: Slot[];
  spoils?: { seat: number; slot: SlotName; card: string }[];
  bin_cards?: number;
  bin_cost?: number; // unknown of a closed bin
  lot?: Prospect[];
  gain?: number; // what the piles would bring more, ...
  waste?: number; // ... what of the lot finds no slot would cost in the bin, ...
  sure?: boolean; // ... and whether that is all: no octopus, thief, can or sale comes on top
}

/** A lot in euro: what it is worth when the bin is paid, what is left of that after the price, and whether that is a sure loss. */
export interface Worth { worth: number; net: number; isLoss: boolean }
export function worthOf(won: Foreseen, price: number): Worth {
  const worth = (won.gain ?? 0) - (won.waste ?? 0);
  return { worth, net: worth - price, isLoss: worth < price && won.sure === true };
}
/** With a true minus. */
export const euro = (sum: number): string => `${sum < 0 ? "−" : ""}${Math.abs(sum)}\u00a0€`;
/** What is added to something, or taken from it. */
export const change = (sum: number): string => `${sum < 0 ? "" : "+"}${euro(sum)}`;

/** Where somebody's last move happened, and what it was. */
export interface Trace { by: number; owner: number; place: SlotName | "bin"; what: "lay" | "sell" | "steal" | "spoil" | "bin" | "tin" }
/** A card that somebody has lost on account of another: out of a slot by a thief, or into the bin as spoilt. */
export interface Loss { by: number; owner: number; place: SlotName | "bin"; card: string }
/** The last lot that was sold: whose hand was on the bell, who rang as well, and what it was. */
export interface Sale { buyer: number; late: number[]; cards: string[] }

const plain = (value: unknown): string => String(value).replace(/^[@#]/, "");
const seatIn = (value: unknown): number => Number(plain(value));

/** The traces that one step leaves on the table; none for what has no place there. */
export function tracesOf(step: ToldStep): Trace[] {
  const found: Trace[] = [];
  const by = step.seat;
  for (const { key, args } of step.lines) {
    const place = plain(args.slot) as SlotName;
    if (key === "log-lay") found.push({ by, owner: by, place, what: "lay" });
    else if (key === "log-sell" || key === "log-sell-as") found.push({ by, owner: by, place, what: "sell" });
    else if (key === "log-steal") found.push({ by, owner: seatIn(args.victim), place, what: "steal" });
    else if (key === "log-bin" || key === "log-clear") found.push({ by, owner: by, place: "bin", what: "bin" });
    else if (key === "log-tin") found.push({ by, owner: by, place: "bin", what: "tin" });
    else if (key === "log-spoil") found.push({ by, owner: seatIn(args.who), place: "bin", what: "spoil" });
  }
  return found;
}

export function lossesIn(step: ToldStep): Loss[] {
  const found: Loss[] = [];
  for (const { key, args } of step.lines) {
    const [by, card] = [step.seat, String(args.card)];
    if (key === "log-steal") found.push({ by, owner: seatIn(args.victim), place: plain(args.slot) as SlotName, card });
    else if (key === "log-spoil") found.push({ by, owner: seatIn(args.who), place: "bin", card });
  }
  return found;
}

export function saleIn(step: ToldStep): Sale | null {
  const sold = step.lines.find((line) => line.key === "log-award");
  if (!sold) return null;
  const late = step.lines.find((line) => line.key === "log-late")?.args.others ?? [];
  return { buyer: seatIn(sold.args.who), late: [late].flat().map(seatIn), cards: [sold.args.cards ?? []].flat().map(plain) };
}
