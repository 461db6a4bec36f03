import { z } from "zod";

export const judgers = ["rules", "model"] as const;

/** Whose answers the scores of a job follow, what asking a model would cost, and how the last run went. */
export const JobJudging = z.object({
  judgedBy: z.enum(judgers),
  /** The model that can be asked; null where no service is set up. */
  model: z.string().nullable(),
  /** Where the redacted CVs would be sent. */
  host: z.string().nullable(),
  /** About what is not answered yet; null where no service is set up. */
  estimate: z.object({ cvs: z.number(), tokens: z.number() }).nullable(),
  last: z
    .object({
      model: z.string(),
      status: z.enum(["running", "paused", "failed", "done"]),
      failure: z.string().nullable(),
      done: z.number(),
      total: z.number(),
      tokens: z.number(),
      startedAt: z.date(),
      endedAt: z.date().nullable(),
    })
    .nullable(),
});
export type JobJudging = z.infer<typeof JobJudging>;
