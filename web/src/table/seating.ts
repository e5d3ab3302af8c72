/** Everybody else in the order of play, from the left of whoever looks; all of them for those who only look on. */
export function others(players: number, seat: number): number[] {
  return seat < 0 ? Array.from({ length: players }, (_, i) => i) : Array.from({ length: players - 1 }, (_, i) => (seat + 1 + i) % players);
}
