import { expect, test } from "vitest";
import { isMeant } from "../src/finding";

test.each([
  ["zoe", "Ana Zoé", true],
  ["ÉGAL", "Égalités", true],
  ["", "anything", true],
  ["eel", "tuna", false],
])("%j in %j: %j", (typed, text, found) => expect(isMeant(typed, text)).toBe(found));
