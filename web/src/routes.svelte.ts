// Where we are: the hall, or a table. A table's secret travels behind the #, which no server ever sees.
import { readLink, written } from "./keys";
import { addKeys, type OwnSeat } from "./memory.svelte";

export interface Place {
  table: string | null;
  brought: number; // how many links brought keys: a table one sits at already is entered anew with them
  damaged: boolean; // the link that led here carried keys that cannot be read
}

const KEYS = "#seats=";
let brought = 0;
const place: Place = $state(read());

function read(): Place {
  const table = /^\/table\/([\w-]+)/.exec(location.pathname)?.[1] ?? null;
  const carried = location.hash.startsWith(KEYS) ? location.hash.slice(KEYS.length) : null;
  const link = carried !== null && table ? readLink(carried) : null;
  if (link && table) {
    brought++;
    addKeys(table, link);
  }
  if (carried !== null) history.replaceState(null, "", location.pathname); // whole or not, keys leave the address bar
  return { table, brought, damaged: carried !== null && !link };
}

export function seatsLink(id: string, game: string, seats: OwnSeat[]): string {
  return `${tableLink(id)}${KEYS}${written({ game, seats })}`;
}

export function tableLink(id: string): string {
  return `${location.origin}/table/${id}`;
}

export function here(): Place {
  return place;
}

export function go(table: string | null): void {
  history.pushState(null, "", table ? `/table/${table}` : "/");
  Object.assign(place, read());
  scrollTo(0, 0);
}

addEventListener("popstate", () => Object.assign(place, read()));
