import { z } from "zod";

export const judgers = ["rules", "model"] as const;

/**
 * How a job is judged: whether by rules or a model, the cost of asking a model, and the state of
 * the last run.
 */
export const JobJudging = z.object({
  judgedBy: z.enum(judgers),
  /** The model that can be asked; null if no service is set up. */
  model: z.string().nullable(),
  /** The host that would receive the redacted CVs. */
  host: z.string().nullable(),
  /** Whether a service is set up but an administrator has disabled judging by it. */
  isTurnedOff: z.boolean(),
  /** The number of CVs without a model's answers, in a job that is judged by a model. */
  notJudged: z.number(),
  /** The model whose answers count; null before the first run. */
  countedModel: z.string().nullable(),
  /** Whether asking now would use a different model or rubric from the one that counts. */
  isAnother: z.boolean(),
  /**
   * Whether answers of the last run are not used yet, because its model or rubric differs from the
   * one that counts.
   */
  isPending: z.boolean(),
  /** The approximate cost of all missing answers; null if no service is set up. */
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
  /** The cost of asking again for some CVs; null if no answer that counts can be asked again. */
  checkEstimate: z.object({ cvs: z.number(), tokens: z.number() }).nullable(),
  /** How often the model that counts gave the same answer when asked three times. */
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

/** The changes if the answers of another model or rubric were used. */
export const JudgingPreview = z.object({
  /** Rows whose state in the last run differs from the one that counts now. */
  changed: z.number(),
  rows: z.number(),
  /** Candidates whose rank would change, those with the largest change first. */
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
