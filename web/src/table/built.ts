// What a built table is: an ES module that a game from another package brings, and that shares nothing with this page but the
// document. It exports `mount`. It may be written by hand or by any framework; `vite.table.config.ts` makes one of a Table.svelte.
import type { TableProps } from "./props";

export interface BuiltTable {
  /** Draws the table into an empty element, which is as wide as there is room. */
  mount: (target: HTMLElement, props: TableProps) => Drawn;
}

export interface Drawn {
  /** All of the props again, because one of them is new, or because one of their functions has a new answer: `foresee` one that was
   * not known yet, `text` one in another language. */
  update: (props: TableProps) => void;
  /** The element goes away. What was done outside of it (listeners, timers) must be undone. */
  destroy: () => void;
}

/** The module at an address of our own server. A module that is none is an error like any other of it. */
export async function loadBuilt(address: string): Promise<BuiltTable> {
  const found = (await import(/* @vite-ignore */ address)) as Partial<BuiltTable>;
  if (typeof found.mount !== "function") throw new TypeError(`${address} exports no function mount`);
  return found as BuiltTable;
}
