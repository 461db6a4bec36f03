import { readStamp } from "../../resume/dates/document-dates.ts";
import type { ParsedResume, PartialDate } from "../../resume/shape/parsed-resume.ts";
import { foldText } from "../../resume/text/fold-text.ts";

/** What tells when a CV was written. */
export type DatedResume = {
  parsed: Pick<ParsedResume, "roles" | "education">;
  lines: readonly { text: string }[];
};

/**
 * The latest date that the CV's own text names, up to the day on which it was received: of its
 * stamp ("Last updated 3 June 2024"), its roles and its degrees, except for the end of one under
 * way. Null where the text names none.
 *
 * @param receivedOn `YYYY-MM-DD`
 */
export function statedDate(
  { parsed: { roles, education }, lines }: DatedResume,
  receivedOn: string,
): PartialDate | null {
  const stamp = readStamp({ lines, folded: lines.map(({ text }) => foldText(text)) });
  const named = [
    stamp,
    ...roles.flatMap(({ start, end }) => [start, end]),
    ...education.flatMap(({ start, end, isCurrent }) => (isCurrent ? [start] : [start, end])),
  ];
  let latest: PartialDate | null = null;
  for (const date of named) {
    if (date === null || date > receivedOn.slice(0, date.length)) continue;
    // "2024" comes before "2024-03": it says no more than that it was not before 2024.
    if (latest === null || date > latest) latest = date;
  }
  return latest;
}
