// The keys of seats, as they travel in a link and as this browser keeps them. Only what has the shape of a key is one.

export interface OwnSeat {
  seat: number;
  secret: string;
}

/** A link to seats that one may hold: what it is for, and the keys. */
export interface SeatLink {
  game: string;
  seats: OwnSeat[];
}

const SECRET = /^(0|[1-9]\d?)-[\w-]{27}$/; // as the server signs them: the seat, then 160 bits
const GAME = /^[a-z]\w{0,39}$/i;

export function isKey(own: OwnSeat): boolean {
  return SECRET.exec(own.secret)?.[1] === String(own.seat);
}

export function written(link: SeatLink): string {
  return encodeURIComponent([link.game, ...link.seats.map((own) => `${own.seat}:${own.secret}`)].join(","));
}

/** What a link says; null if it was damaged on its way, be it in one place only. */
export function readLink(text: string): SeatLink | null {
  const [game = "", ...keys] = decoded(text).split(",");
  const seats = keys.map((key) => {
    const [seat = "", ...secret] = key.split(":");
    return { seat: Number(seat || NaN), secret: secret.join(":") };
  });
  const once = new Set(seats.map((own) => own.seat)).size === seats.length;
  return GAME.test(game) && seats.length && once && seats.every(isKey) ? { game, seats } : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return ""; // a % with nothing behind it
  }
}
