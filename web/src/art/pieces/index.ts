// All pieces by name.
import type { Art } from "../piece";
import { FISH } from "./fish";
import { KITCHEN } from "./kitchen";
import { SHELLS } from "./shells";

const ALL = { ...FISH, ...SHELLS, ...KITCHEN };

export type PieceName = keyof typeof ALL;
export const PIECES: Record<PieceName, Art> = ALL;
export const PIECE_NAMES = Object.keys(ALL) as PieceName[];
