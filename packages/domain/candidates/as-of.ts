import { z } from "zod";
import { oldNewestDate } from "../resume/dates/newest-date.ts";
import type { ParsedResume } from "../resume/shape/parsed-resume.ts";

/** The day that "present" is counted to, and how old what the CV says is by then. */
export const AsOf = z.object({
  /** `YYYY-MM-DD` */
  day: z.string(),
  /** Stated by the text, the day it was received, or entered by hand; null where nobody kept it. */
  from: z.enum(["stated", "received", "entered"]).nullable(),
  /** The newest date of roles and education (`YYYY-MM`, `YYYY`), where it is years older. */
  newest: z.string().nullable(),
  /** After that date the CV names nothing: what came then is not stated, and no gap. */
  isSilentAfter: z.boolean(),
});
export type AsOf = z.infer<typeof AsOf>;

export function asOf(parsed: ParsedResume): AsOf {
  return {
    day: parsed.asOf,
    from: parsed.asOfFrom ?? null,
    newest: oldNewestDate(parsed),
    isSilentAfter: (parsed.notStatedAfter ?? null) !== null,
  };
}
