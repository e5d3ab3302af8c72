// Squares by their names: "a1" is the first column of the lowest row.
const A = "a".charCodeAt(0);

export const letterOf = (column: number): string => String.fromCharCode(A + column);
export const squareAt = (column: number, row: number): string => `${letterOf(column)}${row + 1}`;
export const columnOf = (square: string): number => square.charCodeAt(0) - A;
export const rowOf = (square: string): number => Number(square.slice(1)) - 1;

/** All squares of a board as they lie, the top row first. */
export const squaresOf = (columns: number, rows: number): string[] =>
  Array.from({ length: columns * rows }, (_, i) => squareAt(i % columns, rows - 1 - Math.floor(i / columns)));

export interface Spot {
  left: string;
  top: string;
}

/** Where the upper left corner of a square is on its board, in percent; a board turned by half a turn has a1 at the top right. */
export function spotOf(column: number, row: number, columns: number, rows: number, turned = false): Spot {
  const [x, y] = turned ? [columns - 1 - column, row] : [column, rows - 1 - row];
  return { left: `${(x / columns) * 100}%`, top: `${(y / rows) * 100}%` };
}
