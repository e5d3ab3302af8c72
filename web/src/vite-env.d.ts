/// <reference types="svelte" />
/// <reference types="vite/client" />

/** The Table.svelte that vite.table.config.ts is told to build. */
declare module "@table" {
  import type { Component } from "svelte";
  import type { TableProps } from "@web/table/props";
  const Table: Component<TableProps>;
  export default Table;
}
