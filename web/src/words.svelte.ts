// The texts on the shelf, and the voices that say them in the language now chosen. How they are said is in speech.ts.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { fetchText } from "./api";
import { likes, type Language } from "./memory.svelte";
import type { Line } from "./messages";
import { joined as joinedWith, sentence, speak, type Args, type Voice } from "./speech";
import en from "./texts/en.ftl?raw";
import fr from "./texts/fr.ftl?raw";

export type { Arg, Args } from "./speech";
const FIRST_PAUSE = 1000; // milliseconds; doubles up to
const LONGEST_PAUSE = 60_000;
const WEB: Record<Language, string> = { en, fr };

const bundles: Record<string, FluentBundle> = { "/en": fresh("en"), "/fr": fresh("fr") };
const shelf = $state({ version: 0 });
const asked = new Set<string>();
const common: Partial<Record<Language, Promise<string>>> = {}; // fetched once for all games

function fresh(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(WEB[language]));
  return bundle;
}

/** Fetches the texts of a game ("" for the common ones), by default in the language now chosen; once, if it is answered. */
export async function loadWords(game: string, language: Language = likes.language, pause = FIRST_PAUSE): Promise<void> {
  const name = `${game}/${language}`;
  if (asked.has(name)) return;
  asked.add(name);
  try {
    common[language] ??= fetchText(`/api/texts/${language}`);
    const shared = await common[language];
    const own = game ? await fetchText(`/api/games/${game}/texts/${language}`) : "";
    const bundle = fresh(language);
    for (const source of [shared, own]) bundle.addResource(new FluentResource(source), { allowOverrides: true });
    bundles[name] = bundle;
    shelf.version++;
  } catch {
    delete common[language];
    asked.delete(name); // not reachable now
    setTimeout(() => void loadWords(game, language, Math.min(2 * pause, LONGEST_PAUSE)), pause);
  }
}

function bundleOf(game: string): FluentBundle {
  void shelf.version; // read, so that whoever shows a text is told when better ones arrive
  return bundles[`${game}/${likes.language}`] ?? bundles[`/${likes.language}`]!;
}

export function hasText(game: string, key: string): boolean {
  const [message = "", attribute] = key.split(".");
  const found = bundleOf(game).getMessage(message);
  return found !== undefined && (attribute ? attribute in found.attributes : found.value !== null);
}

/** What a game is about: the texts that a lesson and the book of rules begin with. */
export function introduction(game: string): string[] {
  return Array.from({ length: 9 }, (_, i) => `learn-${i + 1}`).filter((key) => hasText(game, key));
}

/** A key nobody wrote a text for is shown as words rather than as blank. */
function spelled(key: string): string {
  const words = key.replace(/^(move|log|prompt|score|phase|view|option)-/, "").replace(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function voice(game: string, names: string[]): Voice {
  return { bundle: bundleOf(game), names, spell: spelled };
}

export function say(game: string, names: string[], key: string, args: Args = {}): string {
  return speak(voice(game, names), key, args);
}

export function sayLine(game: string, names: string[], line: Line): string {
  return sentence(voice(game, names), line);
}

export function joined(items: string[]): string {
  return joinedWith(items, t("and"));
}

/** A moment as its reader writes it: as the browser does, where it speaks the language now chosen. The month is a word: 10/9 is two days. */
export function dated(when: number): string {
  const region = navigator.languages.find((own) => own.startsWith(likes.language)) ?? likes.language;
  return new Intl.DateTimeFormat(region, { dateStyle: "medium", timeStyle: "short" }).format(when);
}

/** A number as sentences write it: 7,800 in English, 7 800 in French; a minus as wide as a plus. */
export const numeral = (value: number): string => new Intl.NumberFormat(likes.language).format(value).replace("-", "−");

const SPANS: [Intl.RelativeTimeFormatUnit, number][] = [["day", 1440], ["hour", 60], ["minute", 1]]; // in minutes

/** How long ago that was, in a word or two. */
export function ago(when: number, now = Date.now()): string {
  const minutes = Math.max(0, Math.round((now - when) / 60_000));
  const [unit, span] = SPANS.find(([, least]) => minutes >= least) ?? SPANS.at(-1)!;
  return new Intl.RelativeTimeFormat(likes.language, { numeric: "auto", style: "short" }).format(-Math.floor(minutes / span), unit);
}

/** A game by its name, even before its texts have come. */
export function gameName(game: string): string {
  return hasText(game, "name") ? say(game, [], "name") : game.charAt(0).toUpperCase() + game.slice(1);
}

/** A text of the hall and the frame. */
export function t(key: string, args: Args = {}): string {
  return say("", [], `web-${key}`, args);
}
