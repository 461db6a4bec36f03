import { z } from "zod";
import { User } from "../accounts/user.ts";

export const UserStats = z.object({
  totalUsers: z.number().int(),
  /** Signed up in the last seven days. */
  newUsersThisWeek: z.number().int(),
  activeUsers: z.number().int(),
  /** Only active ones. */
  adminUsers: z.number().int(),
});
export type UserStats = z.infer<typeof UserStats>;

export const UsageStats = z.object({
  totalJobs: z.number().int(),
  /** Rounded to one decimal; 0 without jobs. */
  avgCandidatesPerJob: z.number(),
  totalCandidates: z.number().int(),
  /** Every file that became a candidate or a newer version, including deleted ones. */
  totalUploads: z.number().int(),
});
export type UsageStats = z.infer<typeof UsageStats>;

export const AdminUser = User.pick({
  id: true,
  username: true,
  firstName: true,
  lastName: true,
  email: true,
  emailVerified: true,
  role: true,
  isActive: true,
  profileImageUrl: true,
  lastLoginAt: true,
  createdAt: true,
}).extend({
  /** The name before an upgrade changed it. */
  formerUsername: z.string().nullable(),
});
export type AdminUser = z.infer<typeof AdminUser>;

export const UserUsage = z.object({
  user: AdminUser,
  jobsCreated: z.number().int(),
  candidatesUploaded: z.number().int(),
  totalSessions: z.number().int(),
  lastActivity: z.date().nullable(),
});
export type UserUsage = z.infer<typeof UserUsage>;
