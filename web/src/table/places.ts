// Where on the table something happened. Places carry words of the notation (`data-place="d4"`, `data-place="p2"`), so the
// words of a move find them without any knowledge of the game.
import type { ToldStep } from "../messages";

const SHOWN = "shown";

export function showPlaces(room: HTMLElement | undefined, step: ToldStep | null): void {
  room?.querySelectorAll(`.${SHOWN}`).forEach((place) => place.classList.remove(SHOWN));
  if (!room || !step) return;
  const named = step.move.split(/[\s-]+/).flatMap((word) => placesOf(room, word));
  const places = named.length || step.seat < 0 ? named : placesOf(room, `p${step.seat + 1}`);
  for (const place of places) place.classList.add(SHOWN);
}

function placesOf(room: HTMLElement, word: string): Element[] {
  return word ? [...room.querySelectorAll(`[data-place~="${CSS.escape(word)}"]`)] : [];
}
