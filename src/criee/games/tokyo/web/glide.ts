// Ships and goods glide from where they were to where they are; at once for those who want no motion.
import { cubicInOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";

type Move = ReturnType<typeof crossfade>[0];
export interface Glide { send: Move; receive: Move; pace: number }

export function glider(still: boolean): Glide {
  const pace = still ? 0 : 340;
  const [send, receive] = crossfade({ duration: pace, easing: cubicInOut, fallback: (node) => fade(node, { duration: still ? 0 : 180 }) });
  return { send, receive, pace };
}
