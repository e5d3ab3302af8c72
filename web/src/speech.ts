// How a line becomes a sentence: the rules of `Words` in src/criee/words.py once more. A test holds the two beside each other.
import type { FluentBundle } from "@fluent/bundle";
import type { Line } from "./messages";

export type Args = Line["args"];
export type Arg = Args[string];

/** The texts of a game and the players' names; `spell` shows a key that nobody wrote a text for. */
export interface Voice {
  bundle: FluentBundle;
  names: string[];
  spell: (key: string) => string;
}

/** The text behind a key; `option-x.help` asks for an attribute. */
export function speak(voice: Voice, key: string, args: Args = {}): string {
  const [name = "", attribute] = key.split(".");
  const message = voice.bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return voice.spell(key);
  const spoken = Object.fromEntries(Object.entries(args).map(([arg, value]) => [arg, speakArg(voice, value)]));
  return voice.bundle.formatPattern(pattern, spoken, []);
}

/** An argument: "@tuna" is a text, "#1" a player, a list is joined. */
function speakArg(voice: Voice, value: Arg): string | number {
  if (Array.isArray(value)) {
    return joined(
      value.map((item) => String(speakArg(voice, item))),
      speak(voice, "web-and"),
    );
  }
  if (typeof value !== "string") return value;
  if (/^#\d+$/.test(value)) return voice.names[Number(value.slice(1))] ?? value;
  if (value.startsWith("@") && value.length > 1) return speak(voice, value.slice(1));
  return value;
}

export function joined(items: string[], and: string): string {
  return items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;
}

/** A line as a sentence of its own; it may begin with a fish. */
export function sentence(voice: Voice, line: Line): string {
  const words = speak(voice, line.key, line.args);
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
