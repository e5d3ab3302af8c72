// All pieces by name.
import type { Art } from "../piece";
import { FISH } from "./fish";
import { HANDS } from "./hands";
import { KITCHEN } from "./kitchen";
import { MARKET } from "./market";
import { SEA } from "./sea";
import { SHELLS } from "./shells";

const ALL = { ...FISH, ...SHELLS, ...KITCHEN, ...MARKET, ...SEA, ...HANDS };

export type PieceName = keyof typeof ALL;
export const PIECES: Record<PieceName, Art> = ALL;
export const PIECE_NAMES = Object.keys(ALL) as PieceName[];
