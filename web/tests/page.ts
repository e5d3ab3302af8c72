// What the modules under test ask of a browser, and no more: an address, a memory, events, what somebody prefers.
import { vi } from "vitest";

interface Wish {
  address?: string;
  language?: string;
  memory?: Record<string, unknown>; // as it was left; a text is taken as it is, be it no JSON
  prefers?: string[]; // what a media query has to speak of to be answered with yes
}

class Media extends EventTarget {
  matches = false;
}

export class Page {
  readonly address: URL;
  readonly kept = new Map<string, string>();
  readonly window = new EventTarget();
  readonly document = Object.assign(new EventTarget(), { visibilityState: "visible" });
  readonly media = new Map<string, Media>();
  hasMemory = true; // a private window may refuse to keep anything

  constructor(private readonly wish: Wish) {
    this.address = new URL(wish.address ?? "https://hall.test/");
    for (const [key, value] of Object.entries(wish.memory ?? {})) this.kept.set(key, typeof value === "string" ? value : JSON.stringify(value));
  }

  happen(name: string, also: object = {}): void {
    this.window.dispatchEvent(Object.assign(new Event(name), also));
  }

  /** Somebody follows a link or goes back: the browser says so by `popstate`. */
  visit(address: string): void {
    this.address.href = new URL(address, this.address).href;
    this.happen("popstate");
  }

  recall(key: string): unknown {
    return JSON.parse(this.kept.get(key) ?? "null");
  }

  readonly matchMedia = (query: string): Media => {
    const media = this.media.get(query) ?? new Media();
    media.matches = this.wish.prefers?.some((preferred) => query.includes(preferred)) ?? false;
    this.media.set(query, media);
    return media;
  };

  readonly localStorage = {
    getItem: (key: string): string | null => this.remember().get(key) ?? null,
    setItem: (key: string, value: string): void => void this.remember().set(key, value),
  };

  readonly history = {
    pushState: (_state: unknown, _title: string, path: string): void => void (this.address.href = new URL(path, this.address).href),
    replaceState: (_state: unknown, _title: string, path: string): void => void (this.address.href = new URL(path, this.address).href),
  };

  private remember(): Map<string, string> {
    if (!this.hasMemory) throw new DOMException("no memory here", "SecurityError");
    return this.kept;
  }
}

/** A fresh page. Modules read it while they are loaded: so those that are imported from now on are fresh too. */
export function openPage(wish: Wish = {}): Page {
  const page = new Page(wish);
  vi.resetModules();
  vi.stubGlobal("addEventListener", page.window.addEventListener.bind(page.window));
  vi.stubGlobal("removeEventListener", page.window.removeEventListener.bind(page.window));
  vi.stubGlobal("document", page.document);
  vi.stubGlobal("history", page.history);
  vi.stubGlobal("localStorage", page.localStorage);
  vi.stubGlobal("location", page.address);
  vi.stubGlobal("matchMedia", page.matchMedia);
  const language = wish.language ?? "en-GB";
  vi.stubGlobal("navigator", { language, languages: [language] });
  vi.stubGlobal("scrollTo", vi.fn());
  return page;
}
