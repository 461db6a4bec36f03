import { z } from "zod";
import { columnFields, mapFields } from "../candidate-fields.ts";
import { Candidate } from "../candidates/candidate.ts";
import { CurrentDecision } from "../decisions/decision.ts";
import { fileTypeKeys } from "../file-types.ts";
import { poolOrders } from "./pool-order.ts";
import { Hold } from "./retention.ts";

const text = () => z.string().nullable();

/** A job of a candidate and the decision there. */
export const JobOfCandidate = z.object({
  id: z.number().int(),
  title: z.string(),
  totalScore: z.number(),
  /** The text shown instead of the total, or null. */
  notScored: z.string().nullable(),
  manualRank: z.number().int().nullable(),
  aiRank: z.number().int().nullable(),
  /** When they became a candidate of it. */
  since: z.date(),
  /** The current decision, or null. */
  decision: CurrentDecision.nullable(),
});
export type JobOfCandidate = z.infer<typeof JobOfCandidate>;

/** A candidate as their owner sees them, independent of jobs. They may have none. */
export const PooledCandidate = z.object({
  id: z.number().int(),
  ...mapFields(columnFields, text),
  fileName: z.string(),
  fileType: z.enum(fileTypeKeys),
  yearsExperience: z.number().nullable(),
  lastRoleTitle: z.string().nullable(),
  skills: z.array(z.string()),
  /** The number of this person's files. */
  versionCount: z.number().int(),
  createdAt: z.date(),
  /** When the current CV was received. */
  receivedAt: z.date(),
  /** The last day by the retention rule, `YYYY-MM-DD`, or null without one. */
  keptUntil: z.string().nullable(),
  /** Past retention and not on hold. */
  isPast: z.boolean(),
  /** Why they are kept past retention. */
  hold: Hold.nullable(),
  jobs: z.array(JobOfCandidate),
});
export type PooledCandidate = z.infer<typeof PooledCandidate>;

/**
 * All data of a candidate that is independent of the job. Candidates without a job have it, too.
 */
export const CandidateRecord = Candidate.omit({ score: true, decision: true }).extend({
  /** Changes with the candidate. */
  version: z.number(),
  jobs: z.array(JobOfCandidate),
});
export type CandidateRecord = z.infer<typeof CandidateRecord>;

export const PoolPage = z.object({
  /** The number of matching candidates on all pages. */
  total: z.number().int(),
  /** The corrected query, if nothing matched the words as typed. */
  instead: z.string().nullable(),
  candidates: z.array(PooledCandidate),
});
export type PoolPage = z.infer<typeof PoolPage>;

/** Filters the list. Values from a URL are strings. */
export const PoolFilters = z.object({
  /** Every word must be a prefix of a word in the name, titles, skills, CV or a note. */
  q: z.string().max(200).default(""),
  /** `none`: candidates without a job. */
  jobs: z.enum(["any", "none"]).default("any"),
  /** `only`: candidates past retention. */
  past: z.enum(["any", "only"]).default("any"),
  minYears: z.coerce.number().min(0).max(80).optional(),
  /** A substring of one of their skills, ignoring case. */
  skill: z.string().trim().max(100).default(""),
  /** A minus means descending. The default is newest first. */
  order: z.enum(poolOrders).optional(),
});
export type PoolFilters = z.infer<typeof PoolFilters>;
