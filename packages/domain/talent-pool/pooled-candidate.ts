import { z } from "zod";
import { columnFields, mapFields } from "../candidate-fields.ts";
import { Candidate } from "../candidates/candidate.ts";
import { StandingDecision } from "../decisions/decision.ts";
import { fileTypeKeys } from "../file-types.ts";
import { poolOrders } from "./pool-order.ts";
import { Hold } from "./retention.ts";

const text = () => z.string().nullable();

/** A job that somebody is a candidate of, and where they stand in it. */
export const JobOfCandidate = z.object({
  id: z.number().int(),
  title: z.string(),
  totalScore: z.number(),
  manualRank: z.number().int().nullable(),
  aiRank: z.number().int().nullable(),
  /** Since when they are a candidate of it. */
  since: z.date(),
  /** What stands of them there; null while nobody has decided. */
  decision: StandingDecision.nullable(),
});
export type JobOfCandidate = z.infer<typeof JobOfCandidate>;

/** A candidate as their owner knows them, whatever the job, and though there is none. */
export const PooledCandidate = z.object({
  id: z.number().int(),
  ...mapFields(columnFields, text),
  fileName: z.string(),
  fileType: z.enum(fileTypeKeys),
  yearsExperience: z.number().nullable(),
  lastRoleTitle: z.string().nullable(),
  skills: z.array(z.string()),
  /** How many files of this person there are. */
  versionCount: z.number().int(),
  createdAt: z.date(),
  /** When the CV that leads came in. */
  receivedAt: z.date(),
  /** The last day of their time by the owner's rule, `YYYY-MM-DD`; null without one. */
  keptUntil: z.string().nullable(),
  /** Past it, and not on hold. */
  isPast: z.boolean(),
  /** Why they are kept past their time. */
  hold: Hold.nullable(),
  jobs: z.array(JobOfCandidate),
});
export type PooledCandidate = z.infer<typeof PooledCandidate>;

/** All that is known of a candidate whatever the job: those of no job have this, too. */
export const CandidateRecord = Candidate.omit({ score: true, decision: true }).extend({
  /** Changes with the candidate. */
  version: z.number(),
  jobs: z.array(JobOfCandidate),
});
export type CandidateRecord = z.infer<typeof CandidateRecord>;

export const PoolPage = z.object({
  /** How many there are with these filters, on all pages. */
  total: z.number().int(),
  /** What was searched for where nobody has the words as they were typed. */
  instead: z.string().nullable(),
  candidates: z.array(PooledCandidate),
});
export type PoolPage = z.infer<typeof PoolPage>;

/** Whom to list. The values of an address are texts. */
export const PoolFilters = z.object({
  /** Every word begins a word of name, titles, skills and CV, or of a note. */
  q: z.string().max(200).default(""),
  /** `none`: those of no job. */
  jobs: z.enum(["any", "none"]).default("any"),
  /** `only`: those past their time by the owner's rule. */
  past: z.enum(["any", "only"]).default("any"),
  minYears: z.coerce.number().min(0).max(80).optional(),
  /** Part of the name of one of their skills, whatever the case. */
  skill: z.string().trim().max(100).default(""),
  /** With a minus from the end; the newest first where it is left out. */
  order: z.enum(poolOrders).optional(),
});
export type PoolFilters = z.infer<typeof PoolFilters>;
