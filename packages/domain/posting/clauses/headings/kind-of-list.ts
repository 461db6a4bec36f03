import { offerText } from "../cues.ts";
import type { ClauseKind } from "./posting-words.ts";
import { money } from "../posting-frame.ts";
import { cueOf } from "../split-clauses.ts";

/** Words of a heading that add to the demands above it: "You'll have a head start if you also". */
const more =
  /(?<!\p{L})(?:also|even|extra|besides|head start|au(?:ss|ß)erdem|zusätzlich|zudem|noch|encore|aussi|en plus|además|también|ook nog|bovendien)(?!\p{L})/iu;

/** What a list under a heading of unknown words holds, by its items. */
export function kindOfList(heading: string, items: readonly string[]): ClauseKind {
  if (items.length === 0) return "other";
  const offers = items.filter((item) => offerText.test(item) || money.test(item)).length;
  if (offers * 3 >= items.length) return "about";
  const asked = items.filter((item) => /^(?:must|nice)$/u.test(cueOf(item) ?? "")).length;
  if (asked * 2 < items.length) return "other";
  return more.test(heading) ? "nice" : "must";
}
