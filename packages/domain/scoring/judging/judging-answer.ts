import { z } from "zod";
import { relatedSteps } from "../score/states.ts";

export const judgedStates = ["shown", "listed", "related", "not found"] as const;

/** A model's answer about one requirement. Must be checked by `checkJudgment` before use. */
export const JudgedRow = z.object({
  requirement: z.number().describe("The number of the requirement"),
  state: z.enum(judgedStates),
  line: z.number().nullable().describe("The number of the line that proves it; null if not found"),
  quote: z
    .string()
    .nullable()
    .describe("Words of that line, copied exactly, at most 20; null if not found"),
  step: z.enum(relatedSteps).nullable().describe("The step if related, otherwise null"),
  roleLines: z
    .array(z.number())
    .describe("For a requirement of years: one line of each role of that work; otherwise empty"),
  why: z.string().describe("The reason in at most twelve words"),
});
export type JudgedRow = z.infer<typeof JudgedRow>;

/** A model's answer to one request, with one row per requirement. */
export const JudgingAnswer = z.object({ rows: z.array(JudgedRow) });
export type JudgingAnswer = z.infer<typeof JudgingAnswer>;
