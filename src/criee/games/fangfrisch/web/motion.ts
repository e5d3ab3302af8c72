// How things travel: a lot to whoever bought it, a card from the hand into its crate.
import { crossfade, type TransitionConfig } from "svelte/transition";

const PACE = 300; // milliseconds
export const pace = (still: boolean): number => (still ? 0 : PACE);

/** From the lot into one's hand, and from the hand onto the stall. */
export const [send, receive] = crossfade({
  duration: PACE,
  fallback: (_node, { duration }) => ({ duration: duration as number, css: (t) => `opacity: ${t}; scale: ${0.6 + 0.4 * t}` }),
});

/** Away to another place on the table, growing smaller on the way. */
export function carried(node: Element, to: Element | null | undefined, duration: number): TransitionConfig {
  if (!to) return { duration: duration / 2, css: (t) => `opacity: ${t}` };
  const [a, b] = [node.getBoundingClientRect(), to.getBoundingClientRect()];
  const [dx, dy] = [b.left + b.width / 2 - a.left - a.width / 2, b.top + b.height / 2 - a.top - a.height / 2];
  return { duration, css: (t, u) => `translate: ${u * dx}px ${u * dy}px; scale: ${0.4 + 0.6 * t}; opacity: ${Math.min(1, 2 * t)}; z-index: 4` };
}
