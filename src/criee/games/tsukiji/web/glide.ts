// Cards slide from where they lay to where they go; at once for those who want no motion.
import { cubicOut } from "svelte/easing";
import { crossfade, fade } from "svelte/transition";

type Move = ReturnType<typeof crossfade>[0];
export interface Glide { send: Move; receive: Move; pace: number }

export function glider(still: boolean): Glide {
  const pace = still ? 0 : 280;
  const [send, receive] = crossfade({
    duration: pace,
    easing: cubicOut,
    fallback: (node) => fade(node, { duration: still ? 0 : 160 }),
  });
  return { send, receive, pace };
}
