import { PostedRow } from "@resume-picker/domain/model-readings/posting-answer";
import type { Quoted, RoleRow } from "@resume-picker/domain/candidates/repair/roles-answer";
import { z } from "zod";
import { placeOf, QuotePlace, wordsOf } from "../recording.ts";

const Place = z.object({ line: z.number(), quote: z.union([QuotePlace, z.literal("nowhere")]) });

const RecordedRole = z.object({
  unsureLine: z.number().nullable(),
  title: Place.nullable(),
  company: Place.nullable(),
  dates: Place.nullable(),
});

/**
 * A model's answers to the product's requests to parse postings and roles with low confidence.
 * Quotes of CVs are stored only as positions.
 */
export const ReadingsRecording = z.object({
  model: z.string(),
  date: z.string(),
  /** Sources other than the requests that were known when answering. */
  answeredFrom: z.string(),
  /** `sent` is a hash of the lines in the request. */
  postings: z.array(z.object({ id: z.string(), sent: z.string(), rows: z.array(PostedRow) })),
  cvs: z.array(z.object({ id: z.string(), sent: z.string(), rows: z.array(RecordedRole) })),
});
export type ReadingsRecording = z.infer<typeof ReadingsRecording>;

export function recordRole(row: RoleRow, redacted: readonly string[]) {
  const place = (given: Quoted) =>
    given && { line: given.line, quote: placeOf(given.quote, given.line, redacted) };
  return {
    ...{ unsureLine: row.unsureLine, title: place(row.title) },
    ...{ company: place(row.company), dates: place(row.dates) },
  };
}

export function replayRole(
  { unsureLine, title, company, dates }: z.infer<typeof RecordedRole>,
  redacted: readonly string[],
): RoleRow {
  const words = (one: z.infer<typeof Place> | null): Quoted =>
    one && { line: one.line, quote: wordsOf(one.quote, one.line, redacted) };
  return { unsureLine, title: words(title), company: words(company), dates: words(dates) };
}
