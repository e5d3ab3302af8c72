// Each game's own table, found in its folder; a game without one is played on the plain table.
import type { Component } from "svelte";
import type { TableProps } from "./props";
import PlainTable from "./PlainTable.svelte";

const own = import.meta.glob<{ default: Component<TableProps> }>("../../../src/criee/games/*/web/Table.svelte");

export function hasOwnTable(game: string): boolean {
  return Object.keys(own).some((path) => path.includes(`/games/${game}/`));
}

export async function tableOf(game: string, plain: boolean): Promise<Component<TableProps>> {
  const load = plain ? undefined : Object.entries(own).find(([path]) => path.includes(`/games/${game}/`))?.[1];
  return load ? (await load()).default : PlainTable;
}
