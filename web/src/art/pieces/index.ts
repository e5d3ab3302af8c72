// All pieces by name: what several games share lies here, the rest in the games' folders (web/pieces.ts), where it is found.
import type { Art } from "../piece";
import { FISH } from "./fish";
import { MARKET } from "./market";
import { SHELLS } from "./shells";

const own = import.meta.glob<Record<string, Art>>("../../../../src/criee/games/*/web/pieces.ts", { eager: true, import: "PIECES" });

export const PIECES = gathered([FISH, SHELLS, MARKET, ...Object.values(own)]);

/** One name, one drawing: a game that takes a name another one has would change that one's table. */
export function gathered(boxes: Record<string, Art>[]): ReadonlyMap<string, Art> {
  const found = new Map<string, Art>();
  for (const [name, art] of boxes.flatMap((box) => Object.entries(box))) {
    if (found.has(name)) throw new Error(`two pieces are called ${name}`);
    found.set(name, art);
  }
  return found;
}

export function pieceNamed(name: string): Art {
  const art = PIECES.get(name);
  if (!art) throw new Error(`no piece is called ${name}`);
  return art;
}
