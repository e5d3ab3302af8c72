// A game's Table.svelte as a module by itself, with a Svelte of its own: what vite.table.config.ts builds for another package.
import Table from "@table";
import { mount as put, unmount } from "svelte";
import type { Drawn } from "./built";
import type { TableProps } from "./props";

export function mount(target: HTMLElement, first: TableProps): Drawn {
  let given = $state.raw(first);
  const props = {} as TableProps;
  for (const key of Object.keys(first) as (keyof TableProps)[]) Object.defineProperty(props, key, { enumerable: true, get: () => given[key] });
  const table = put(Table, { target, props });
  return { update: (next) => void (given = next), destroy: () => void unmount(table) };
}
