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

/** A person's decision. `decision: null` clears the current one. */
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

/** The candidate's state in the job's list when the decision was made. */
export const DecisionSnapshot = z.object({
  totalScore: z.number(),
  manualRank: z.number().int().nullable(),
  aiRank: z.number().int().nullable(),
  aiRankEngine: z.string().nullable(),
  aiRankedAt: z.string().nullable(),
  weights: z.object(mapComponents(() => z.number())),
  scoringVersion: z.number().int(),
  parserVersion: z.number().int(),
  /** The file that was current then. */
  fileSha256: z.string(),
});
export type DecisionSnapshot = z.infer<typeof DecisionSnapshot>;

/** A row of the ledger: one decision on one candidate of a job, with its author and time. */
export const Decision = z.object({
  id: z.number().int(),
  candidateId: z.number().int(),
  /** Null if a decision was cleared. */
  decision: z.enum(decisionKinds).nullable(),
  reasons: z.array(z.string()),
  note: z.string().nullable(),
  /** The author's name at that time, or null after the account is deleted. */
  by: z.object({ id: z.string(), name: z.string() }).nullable(),
  at: z.date(),
  shownThen: DecisionSnapshot,
});
export type Decision = z.infer<typeof Decision>;

/** The current decision on a candidate, for lists and exports. */
export const CurrentDecision = z.object({
  decision: z.enum(decisionKinds),
  reasons: z.array(z.string()),
  note: z.string().nullable(),
  by: z.string().nullable(),
  at: z.date(),
});
export type CurrentDecision = z.infer<typeof CurrentDecision>;
