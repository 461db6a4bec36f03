import { z } from "zod";

export const judgers = ["rules", "model"] as const;

/** Whose answers the scores of a job follow, what asking a model would cost, and how the last run went. */
export const JobJudging = z.object({
  judgedBy: z.enum(judgers),
  /** The model that can be asked; null where no service is set up. */
  model: z.string().nullable(),
  /** Where the redacted CVs would be sent. */
  host: z.string().nullable(),
  /** A service is set up, and an administrator has turned judging by it off. */
  isTurnedOff: z.boolean(),
  /** Of the CVs of a job that is judged by a model, those without its answers. */
  notJudged: z.number(),
  /** The model whose answers count; null before the first run. */
  countedModel: z.string().nullable(),
  /** Asking now would ask another model, or by another rubric, than the one that counts. */
  isAnother: z.boolean(),
  /** Answers of the last run wait to be used: its model or rubric is another than the counted one. */
  isPending: z.boolean(),
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
  /** What asking some CVs again would cost; null where no answer that counts can be asked again. */
  checkEstimate: z.object({ cvs: z.number(), tokens: z.number() }).nullable(),
  /** How often the counted model answered the same when it was asked three times. */
  agreement: z
    .object({
      status: z.enum(["running", "stopped", "failed", "done"]),
      failure: z.string().nullable(),
      done: z.number(),
      total: z.number(),
      rows: z.number(),
      unstable: z.number(),
      tokens: z.number(),
      startedAt: z.date(),
      endedAt: z.date().nullable(),
    })
    .nullable(),
});
export type JobJudging = z.infer<typeof JobJudging>;

/** What using the answers of another model, or by another rubric, would change. */
export const JudgingPreview = z.object({
  /** Rows in which the last run gives another state than what counts now. */
  changed: z.number(),
  rows: z.number(),
  /** Candidates whose place in the ranking would be another, those that move most first. */
  moved: z.number(),
  moves: z.array(
    z.object({
      candidateId: z.number(),
      name: z.string().nullable(),
      from: z.number(),
      to: z.number(),
    }),
  ),
});
export type JudgingPreview = z.infer<typeof JudgingPreview>;
