// What has been offered to each ship since a navigation began. A button keeps its place while the others act: what one of them
// takes away stays behind pale, what becomes possible comes after it, and no button slides to where another has just been.
import { shipOf } from "./harbour";
import type { View } from "./view";

export class Offers {
  private made: Record<number, string[]> = $state.raw({});

  follow(view: View, moves: string[]): void {
    if (view.phase !== "navigate") return; // what a landing asks is about no ship
    const made: Record<number, string[]> = view.acted.length ? { ...this.made } : {};
    for (const move of moves) {
      const ship = shipOf(move);
      if (ship !== null) made[ship] = [...new Set([...(made[ship] ?? []), move])];
    }
    this.made = made;
  }

  /** The buttons of a ship that can do this now. One that has acted has none. */
  places(view: View, ship: number, moves: string[]): string[] {
    if (view.phase !== "navigate" || view.acted.includes(ship)) return moves;
    return [...new Set([...(this.made[ship] ?? []), ...moves])];
  }
}
