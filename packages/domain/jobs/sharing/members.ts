import { z } from "zod";
import { jobRoles } from "./job-roles.ts";

export const JobRole = z.enum(jobRoles);

export const MemberInput = z.object({
  /** A username or an email address. */
  user: z.string().trim().min(1, "Enter a user name or an email address").max(254),
  /** "owner" transfers the job to a member. */
  role: JobRole,
});
export type MemberInput = z.infer<typeof MemberInput>;

export const JobMember = z.object({
  userId: z.string(),
  username: z.string(),
  name: z.string(),
  role: JobRole,
  /** A deactivated account has no access until it is reactivated. */
  isActive: z.boolean(),
  /** Null for the owner. */
  addedAt: z.date().nullable(),
});
export type JobMember = z.infer<typeof JobMember>;
