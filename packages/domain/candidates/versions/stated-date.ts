import { readStamp } from "../../resume/dates/document-dates.ts";
import type { ParsedResume, PartialDate } from "../../resume/shape/parsed-resume.ts";
import { foldText } from "../../resume/text/fold-text.ts";

/** The data that dates a CV. */
export type DatedResume = {
  parsed: Pick<ParsedResume, "roles" | "education">;
  lines: readonly { text: string }[];
};

/**
 * The latest date in the CV's text, up to the day it was received. It is taken from a stamp ("Last
 * updated 3 June 2024"), roles and degrees, except for the end of a degree in progress. Null if
 * there is none.
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
    // "2024" sorts before "2024-03", since it only means not before 2024.
    if (latest === null || date > latest) latest = date;
  }
  return latest;
}
