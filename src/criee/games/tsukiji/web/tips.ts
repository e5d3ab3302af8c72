// The page's tips, one attachment for the same words: an element whose attributes are spread again (it is pointed at, say)
// would else lose the tip that was about to show.
import { tip as fresh } from "@web/table/tip";
import type { Attachment } from "svelte/attachments";

const kept = new Map<string, Attachment<HTMLElement>>();

export function tip(words: string): Attachment<HTMLElement> {
  const known = kept.get(words);
  if (known) return known;
  const made = fresh(words);
  kept.set(words, made);
  return made;
}
