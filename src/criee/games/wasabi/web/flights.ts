// Which things move with a step, and from where to where: places are named by selectors, so that they are found before and after it.
import { columnOf, rowOf, squareAt } from "@web/table/squares";
import type { ToldStep } from "@web/messages";
import { CARD_PIECE } from "./counter";
import type { Catalogue, View } from "./view";

export interface Flight {
  piece: string; // "" for a recipe's back
  isTile: boolean;
  from: string;
  to: string;
}

const place = (name: string): string => `[data-place="${name}"]`;
const spot = (name: string): string => `[data-spot="${CSS.escape(name)}"]`;

export function flightsOf(step: ToldStep, c: Catalogue, before: View, after: View, me: number): Flight[] {
  const [verb = "", ...words] = step.move.split(" ");
  const [one = "", two = ""] = words;
  const chef = (seat: number, own: string): string => (seat === me ? spot(own) : place(`p${seat + 1}`));
  const tile = (piece: string, from: string, to: string): Flight => ({ piece, isTile: true, from, to });
  const card = (kind: string, from: string, to: string): Flight => ({ piece: CARD_PIECE[kind]!, isTile: false, from, to });
  const top = (at: string): string => before.board[at]?.at(-1) ?? "";
  const rest = words.join(" ");
  const swapped = (from: string, to: string): Flight[] => (top(from) ? [tile(top(from), place(from), place(to))] : []);
  switch (verb) {
    case "place":
      return [tile(one, chef(step.seat, `tile-${one}`), place(two))];
    case "give":
      return [tile(one, place(one), chef((step.seat + 1) % before.players, `tile-${one}`))];
    case "stock":
      return [tile(one, place(one), chef(step.seat, `tile-${one}`))];
    case "chop":
      return [tile(top(one), place(one), after.held ? chef(step.seat, `tile-${top(one)}`) : place(top(one)))];
    case "toss":
      return [tile(before.held, chef(step.seat, `tile-${before.held}`), place(before.held))];
    case "switch":
      return [...swapped(one, two), ...swapped(two, one)];
    case "play":
      return one === "wasabi" ? [] : [card(one, chef(step.seat, `card-${one}`), place(one))];
    case "cover":
      return [card("wasabi", chef(step.seat, "card-wasabi"), place(squareAt(columnOf(one), rowOf(one) + 1)))];
    case "take":
      return [card(one, place(one), chef(step.seat, `card-${one}`))];
    case "lift":
      return [card("wasabi", place(one), chef(step.seat, "card-wasabi"))];
    case "return":
      return [card(one, chef(step.seat, `card-${one}`), place(one)), card(words[2] === "take" ? words[3]! : "wasabi", place(words[3]!), chef(step.seat, `card-${words[2] === "take" ? words[3]! : "wasabi"}`))];
    case "deal": {
      const [name, to] = [rest.slice(0, rest.lastIndexOf(" ")), Number(rest.slice(rest.lastIndexOf(" ") + 2)) - 1];
      return [{ piece: "", isTile: false, from: place(lengthOf(c, name)), to: chef(to, `recipe-${name}`) }];
    }
    case "discard":
      return [{ piece: "", isTile: false, from: chef(step.seat, `recipe-${rest}`), to: place(lengthOf(c, rest)) }];
    default:
      return [];
  }
}

const lengthOf = (c: Catalogue, recipe: string): string => String(c.recipes[recipe]?.length ?? recipe.slice(1));
