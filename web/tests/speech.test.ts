// That every text of every game sounds as in the terminal is tests/project/test_voices.py; here are the rules it follows.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import { joined, sentence, speak, type Voice } from "../src/speech";

const TEXTS = `
web-and = and
tuna = tuna
tuna-many = { $n ->
    [one] one tuna
   *[other] { $n } tunas
}
says = { $what }
option-x = X
  .help = about { $what }
`;

function voice(names: string[] = ["Ana", "Bo"]): Voice {
  const bundle = new FluentBundle("en", { useIsolating: false });
  bundle.addResource(new FluentResource(TEXTS));
  return { bundle, names, spell: (key) => `<${key}>` };
}
const says = (what: string | number | string[]) => speak(voice(), "says", { what });

test("an argument with @ is a text, with # a player, and else itself", () => {
  expect([says("@tuna"), says("#1"), says("tuna"), says(7)]).toEqual(["tuna", "Bo", "tuna", "7"]);
});

test("what only looks like one stays as it is", () => {
  expect([says("@"), says("#"), says("#1a"), says("#7"), says("a@tuna")]).toEqual(["@", "#", "#1a", "#7", "a@tuna"]);
});

test("a name is never read as anything but a name", () => {
  expect(speak(voice(["@tuna", "#0", "{ $what }"]), "says", { what: ["#0", "#1", "#2"] })).toBe("@tuna, #0 and { $what }");
});

test("lists are joined, numbers stay numbers for the text to choose by", () => {
  expect(says(["@tuna", "#0", "x"])).toBe("tuna, Ana and x");
  expect([joined([], "and"), joined(["a"], "and"), joined(["a", "b"], "and")]).toEqual(["", "a", "a and b"]);
  expect([speak(voice(), "tuna-many", { n: 1 }), speak(voice(), "tuna-many", { n: 3 })]).toEqual(["one tuna", "3 tunas"]);
});

test("an attribute is asked for by a full stop; what nobody wrote is spelled", () => {
  expect(speak(voice(), "option-x.help", { what: "@tuna" })).toBe("about tuna");
  expect([speak(voice(), "option-x.rule"), speak(voice(), "shark"), says("@shark")]).toEqual(["<option-x.rule>", "<shark>", "<shark>"]);
});

test("a sentence begins with a capital, whatever it begins with", () => {
  const said = (what: string) => sentence(voice(["émile"]), { key: "says", args: { what }, rule: "" });
  expect([said("@tuna"), said("#0"), said("")]).toEqual(["Tuna", "Émile", ""]);
});
