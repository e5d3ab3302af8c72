// Where we are: the hall, or a table. A table's secret travels behind the #, which no server ever sees.
import { keepTable, keptTable, type OwnSeat } from "./memory.svelte";

export interface Place {
  table: string | null;
}

const place: Place = $state(read());

function read(): Place {
  const found = /^\/table\/([\w-]+)/.exec(location.pathname);
  const table = found?.[1] ?? null;
  if (table && location.hash.startsWith("#seats=")) takeSeats(table, location.hash.slice("#seats=".length));
  return { table };
}

/** A link from another device: the seats it carries are kept here, and leave the address bar. */
function takeSeats(id: string, written: string): void {
  const [game = "", ...keys] = decodeURIComponent(written).split(",");
  const seats: OwnSeat[] = keys.map((key) => {
    const [seat = "0", secret = ""] = key.split(":");
    return { seat: Number(seat), secret };
  });
  if (!keptTable(id)) keepTable({ id, game, seats, names: [], status: "playing", outcome: null, when: Date.now() });
  history.replaceState(null, "", `/table/${id}`);
}

export function seatsLink(id: string, game: string, seats: OwnSeat[]): string {
  const keys = [game, ...seats.map((own) => `${own.seat}:${own.secret}`)].join(",");
  return `${location.origin}/table/${id}#seats=${encodeURIComponent(keys)}`;
}

export function tableLink(id: string): string {
  return `${location.origin}/table/${id}`;
}

export function here(): Place {
  return place;
}

export function go(table: string | null): void {
  history.pushState(null, "", table ? `/table/${table}` : "/");
  place.table = table;
  scrollTo(0, 0);
}

addEventListener("popstate", () => Object.assign(place, read()));
