import { z } from "zod";
import { mapComponents } from "../score-parts.ts";
import { JobRole } from "./sharing/members.ts";
import { jobMessages, jobStatuses, tidySkills } from "./job-rules.ts";

const skillList = z
  .array(z.string().max(200))
  .max(100)
  .transform((skills) => tidySkills(skills));

export const JobRequirements = z.object({
  must: skillList.default([]),
  nice: skillList.default([]),
});
export type JobRequirements = z.infer<typeof JobRequirements>;

export const JobInput = z.object({
  title: z.string().trim().min(1, jobMessages.titleRequired).max(200),
  description: z.string().trim().min(1, jobMessages.descriptionRequired).max(50_000),
  requirements: JobRequirements.default({ must: [], nice: [] }),
  status: z.enum(jobStatuses).default("draft"),
});
export type JobInput = z.infer<typeof JobInput>;

/** Changes of a job. Fields that are left out keep their values. */
export const JobChange = z.object({
  title: JobInput.shape.title.optional(),
  description: JobInput.shape.description.optional(),
  requirements: z.object({ must: skillList.optional(), nice: skillList.optional() }).optional(),
  status: z.enum(jobStatuses).optional(),
});
export type JobChange = z.infer<typeof JobChange>;

const storedSkills = z.array(z.string().max(200)).max(100);

/** The posting as the user saw it before editing. If it has changed since, nothing is saved. */
export const SeenPosting = z.object({
  title: z.string().max(200),
  description: z.string().max(50_000),
  requirements: z.object({ must: storedSkills, nice: storedSkills }),
});
export type SeenPosting = z.infer<typeof SeenPosting>;

export const Job = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string(),
  requirements: z.object({ must: z.array(z.string()), nice: z.array(z.string()) }),
  status: z.enum(jobStatuses),
  /** The weights that its candidates are scored with. */
  weights: z.object(mapComponents(() => z.number())),
  /** Why the order was recomputed automatically, until the owner has read it. */
  orderNote: z.string().nullable(),
  /**
   * When the job was last ranked by hand. From then on, every place by total score is a manual
   * rank.
   */
  manuallyRankedAt: z.date().nullable(),
  /** Whether reviewers see the decisions of others only after making their own. */
  decideFirst: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
  createdBy: z.string(),
  /** Whether reviewers can't see the candidates' identities, and their schools. */
  isBlind: z.boolean(),
  hidesSchools: z.boolean(),
  /** The caller's role. */
  role: JobRole,
});
export type Job = z.infer<typeof Job>;

/** The stored job without the caller's role. */
export type StoredJob = Omit<Job, "role">;

/** The fields of a job that a list shows. A thousand whole postings would be 50 MB. */
export type ListedJob = Pick<
  Job,
  "id" | "title" | "status" | "weights" | "orderNote" | "role" | "isBlind" | "decideFirst"
> & {
  /** The owner who shares the job, or null if it is the caller's own. */
  sharedBy: string | null;
  /** Whether the job is shared with others. */
  hasMembers: boolean;
};

export const SkillSuggestions = z.object({
  mustHaveSkills: z.array(z.string()),
  niceToHaveSkills: z.array(z.string()),
  /** Not selected by default: duties, and requirements beyond the first eight. */
  otherSkills: z.array(z.string()),
  reasoning: z.string(),
});
export type SkillSuggestions = z.infer<typeof SkillSuggestions>;
