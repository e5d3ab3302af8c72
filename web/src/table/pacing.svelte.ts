// Everything that moves keeps the pace somebody likes: set as soon as it moves, and for what begins to move a little later.
import { untrack } from "svelte";
import { likes } from "../memory.svelte";
import { hasten, PACES } from "../pace";

const STIRRINGS = [0, 60, 160, 320, 640]; // milliseconds

/** To be called while a component is made: `stirred` reads what sets things in motion, `changed` hears of another pace. */
export function keepPace(room: () => Element | undefined, stirred: () => unknown, changed: () => void): void {
  $effect(() => {
    stirred();
    const rate = PACES[likes.pace].rate;
    if (rate === 1) return;
    const timers = STIRRINGS.map((wait) => setTimeout(() => hastenIn(room(), rate), wait));
    return () => timers.forEach(clearTimeout);
  });
  let paced = likes.pace;
  $effect(() => {
    if (likes.pace === paced) return;
    paced = likes.pace;
    untrack(changed);
  });
}

function hastenIn(room: Element | undefined, rate: number): void {
  if (room) hasten(room, rate);
}
