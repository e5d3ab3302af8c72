// The part of a table's props that choosing needs, as live as a component's.
import { vi } from "vitest";
import type { TableProps } from "../src/table/props";

export type Given = Pick<TableProps, "seat" | "moves" | "play" | "text" | "hints" | "foresee">;

export function given(...moves: string[]): Given {
  const hints = $state({ pointed: null, point: vi.fn(), ask: vi.fn(), explain: vi.fn(), putBack: vi.fn() });
  const props: Given = $state({
    seat: 0,
    moves: moves.map((move) => ({ move, label: { key: move, args: {}, rule: "" } })),
    play: vi.fn(),
    text: (key) => `label of ${key}`,
    hints,
    foresee: vi.fn((move) => ({ of: move })),
  });
  return props;
}
