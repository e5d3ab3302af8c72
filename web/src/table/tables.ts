// The table of each game of our tree, found in its folder. A game from another package may bring a built one (built.ts);
// any other is played on the plain table.
import type { Component } from "svelte";
import type { TableProps } from "./props";
import PlainTable from "./PlainTable.svelte";

const own = import.meta.glob<{ default: Component<TableProps> }>("../../../src/criee/games/*/web/Table.svelte");

export function hasTable(game: string): boolean {
  return Object.keys(own).some((path) => path.includes(`/games/${game}/`));
}

export async function tableOf(game: string, plain: boolean): Promise<Component<TableProps>> {
  const load = plain ? undefined : Object.entries(own).find(([path]) => path.includes(`/games/${game}/`))?.[1];
  return load ? (await load()).default : PlainTable;
}
