// Why a request came to nothing, in words: a person reads a sentence where a program reads a code.
import { Refusal } from "./api";
import { t } from "./words.svelte";

const WAITING_HEALS = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Whether the same request may succeed later: the server is away, busy or full. */
export function mayHeal(error: unknown): boolean {
  return !(error instanceof Refusal) || WAITING_HEALS.has(error.status);
}

export function excuse(error: unknown): string {
  if (!(error instanceof Refusal)) return t("no-server");
  const { status, problem } = error;
  if (status === 429) return t("asked-too-much");
  if (status === 408) return t("took-too-long");
  if (status === 431) return t("too-many-cookies");
  if (problem.code === "full") return t("hall-full");
  if (problem.code === "not-written") return t("not-written");
  if (status >= 500) return t("hall-stumbles", { code: problem.code });
  if (problem.code === "no-table") return t("no-table");
  if (problem.code === "other-rules") return t("other-rules");
  if (problem.code === "taken") return t("seat-taken");
  if (problem.code === "wrong-secret") return t("error-wrong-secret");
  return problem.message;
}
