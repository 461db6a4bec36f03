import { z } from "zod";
import { oldNewestDate } from "../resume/dates/newest-date.ts";
import type { ParsedResume } from "../resume/shape/parsed-resume.ts";

/** The day used for "present", and how old the CV's information is on that day. */
export const AsOf = z.object({
  /** `YYYY-MM-DD` */
  day: z.string(),
  /** Stated in the text, the day the file was received, or entered by hand. Null if unknown. */
  from: z.enum(["stated", "received", "entered"]).nullable(),
  /** The newest date of roles and education (`YYYY-MM`, `YYYY`), if it is years earlier. */
  newest: z.string().nullable(),
  /** The CV has no later dates. The time since is unstated and not a gap. */
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
