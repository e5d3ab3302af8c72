import { flushSync } from "svelte";

/** Looks on as a component does: again whenever something that was read has changed. */
export function watch<T>(read: () => T): { seen: T[]; settle: () => void } {
  const seen: T[] = [];
  $effect.root(() => {
    $effect(() => void seen.push(read()));
  });
  flushSync();
  return { seen, settle: () => flushSync() };
}

/** Something whose changes are noticed, as a component's own state. */
export function live<T>(value: T): { value: T } {
  const held = $state({ value });
  return held;
}
