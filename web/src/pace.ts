// How fast things happen: what bots wait, how long things are on their way, how long a moment of a replay lasts.
import type { Pace } from "./memory.svelte";

interface Measure {
  pause: number | null; // milliseconds a bot waits; null: as long as the hall lets it
  rate: number; // of movements: 2 is twice as fast
}

export const PACES: Record<Pace, Measure> = {
  calm: { pause: 1300, rate: 0.6 },
  normal: { pause: null, rate: 1 },
  quick: { pause: 150, rate: 2 },
  none: { pause: 0, rate: 20 },
};

/**
 * Sets the speed of everything that is on its way in there now; what goes on for ever, like a glow, keeps its own. Tables need
 * not know: whatever moves is an animation of the browser's.
 */
export function hasten(room: Element, rate: number): void {
  const moving = room.getAnimations({ subtree: true }).filter((one) => one.effect?.getTiming().iterations !== Infinity);
  for (const one of moving) one.playbackRate = rate;
}
