import { expect, test } from "vitest";
import { isolated } from "../src/names";

test.each(["Ana", "Zoé", "Ωmega", "田中", "Юля", "अनु", "🐟", "", "O’Neil 2"])("%s stays as it is", (name) => expect(isolated(name)).toBe(name));

test.each(["שרה", "ليلى", "ܡܪܝܡ", "Ana ליאור", "ﷺ", "\u{1e900}\u{1e901}", "\u{10900}"])("%s keeps its direction to itself", (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`);
});
