import type { DateToken } from "./date-tokens.ts";
import { ongoingPhrases } from "./date-vocabulary.ts";

/** The index after an ongoing phrase that starts at `at`, or null. */
export function readOngoing(tokens: readonly DateToken[], at: number): number | null {
  const start = tokens[at];
  if (!start || start.kind === "number" || start.kind === "space") return null;
  let text = "";
  let next = at;
  let found: number | null = null;
  for (; next < tokens.length && text.length < 20; next += 1) {
    const token = tokens[next];
    if (!token || token.text.includes("\t")) break;
    text += token.kind === "space" ? " " : token.text;
    if (ongoingPhrases.has(text)) found = next + 1;
  }
  return found;
}
