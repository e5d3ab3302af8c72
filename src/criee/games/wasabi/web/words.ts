// What the parts of the table say, and how they name things.
import type { TableProps } from "@web/table/props";

export interface Words {
  word: TableProps["text"];
  recipeName: (recipe: string) => string; // "length 3" for one that is not for these eyes
  about: (name: string, ...more: string[]) => string; // "Tuna: fish. 3 left."
  ofCard: (card: string) => string; // its name and what it does
}
