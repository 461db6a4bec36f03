import { offerText } from "../cues.ts";
import { isHeaded } from "./posting-words.ts";
import type { ClauseKind } from "./posting-words.ts";
import { money } from "../posting-frame.ts";
import { cueOf } from "../split-clauses.ts";

/** The kind of a list under an unknown heading, judged by its items. */
export function kindOfList(items: readonly string[]): ClauseKind {
  if (items.length === 0) return "other";
  const offers = items.filter((item) => offerText.test(item) || money.test(item)).length;
  if (offers * 3 >= items.length) return "about";
  const asked = items.filter((item) => isHeaded(cueOf(item))).length;
  if (asked * 2 < items.length) return "other";
  return "must";
}
