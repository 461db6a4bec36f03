import { z } from "zod";
import { mapComponents } from "../score-parts.ts";
import {
  decisionKinds,
  maxDecisionNote,
  maxReasonLength,
  maxReasonsGiven,
} from "./decision-rules.ts";

const Reason = z
  .string()
  .max(maxReasonLength)
  .transform((text) => text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim());

/** What a person decides; `decision: null` takes back what stood. */
export const DecisionInput = z.object({
  decision: z.enum(decisionKinds).nullable(),
  reasons: z
    .array(Reason)
    .max(maxReasonsGiven)
    .transform((reasons) => [...new Set(reasons.filter((reason) => reason !== ""))])
    .default([]),
  note: z
    .string()
    .max(maxDecisionNote)
    .nullable()
    .transform((note) => note?.trim() || null)
    .default(null),
});
export type DecisionInput = z.infer<typeof DecisionInput>;

/** What the job's list said of the candidate when it was decided. */
export const ShownThen = z.object({
  totalScore: z.number(),
  manualRank: z.number().int().nullable(),
  aiRank: z.number().int().nullable(),
  aiRankEngine: z.string().nullable(),
  aiRankedAt: z.string().nullable(),
  weights: z.object(mapComponents(() => z.number())),
  scoringVersion: z.number().int(),
  parserVersion: z.number().int(),
  /** The file that led then. */
  fileSha256: z.string(),
});
export type ShownThen = z.infer<typeof ShownThen>;

/** A row of the ledger: what was decided of one candidate of a job, by whom and when. */
export const Decision = z.object({
  id: z.number().int(),
  candidateId: z.number().int(),
  /** null where a decision was taken back. */
  decision: z.enum(decisionKinds).nullable(),
  reasons: z.array(z.string()),
  note: z.string().nullable(),
  /** As they were called then; null once the account is deleted. */
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
  at: z.date(),
  shownThen: ShownThen,
});
export type Decision = z.infer<typeof Decision>;

/** What stands of a candidate, for lists and exports. */
export const StandingDecision = z.object({
  decision: z.enum(decisionKinds),
  reasons: z.array(z.string()),
  note: z.string().nullable(),
  by: z.string().nullable(),
  at: z.date(),
});
export type StandingDecision = z.infer<typeof StandingDecision>;
