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

const storedSkills = z.array(z.string().max(200)).max(100);

/** A posting as somebody saw it before they changed it: where it is another by now, nothing is saved. */
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
  /** What its candidates are scored with. */
  weights: z.object(mapComponents(() => z.number())),
  /** Why its order was computed again without anybody asking, until its owner has read it. */
  orderNote: z.string().nullable(),
  /** When it was last ranked by hand: from then on each place by the totals is a manual rank. */
  manuallyRankedAt: z.date().nullable(),
  /** Whether reviewers see decisions of others only after their own. */
  decideFirst: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
  createdBy: z.string(),
  /** Whether its candidates are reviewed without knowing who they are, and without their schools. */
  isBlind: z.boolean(),
  hidesSchools: z.boolean(),
  /** The caller's role on it. */
  role: JobRole,
});
export type Job = z.infer<typeof Job>;

/** As the row has it, without the role of the user who asks. */
export type StoredJob = Omit<Job, "role">;

/** What a list on the screen needs of a job: a thousand whole postings are 50 MB. */
export type ListedJob = Pick<
  Job,
  "id" | "title" | "status" | "weights" | "orderNote" | "role" | "isBlind" | "decideFirst"
> & {
  /** The owner who shares it; null for one's own. */
  sharedBy: string | null;
  /** Whether others work on it, too. */
  hasMembers: boolean;
};

export const SkillSuggestions = z.object({
  mustHaveSkills: z.array(z.string()),
  niceToHaveSkills: z.array(z.string()),
  /** Offered unticked: duties, and demands beyond the first eight. */
  otherSkills: z.array(z.string()),
  reasoning: z.string(),
});
export type SkillSuggestions = z.infer<typeof SkillSuggestions>;
