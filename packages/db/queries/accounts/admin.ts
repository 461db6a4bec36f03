import type { AdminUser, UsageStats, UserStats } from "@resume-picker/domain/admin/statistics";
import type { UserRole } from "@resume-picker/domain/accounts/roles";
import { AppError } from "@resume-picker/domain/errors";
import { and, count, eq, gte, inArray } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "../../connect.ts";
import { sessions, userActions, users } from "../../schema/accounts.ts";
import { candidates } from "../../schema/candidates.ts";
import { jobs } from "../../schema/jobs.ts";
import { scores } from "../../schema/scoring.ts";
import { isUndeletedCandidate, isUndeletedJob } from "../undeleted-rows.ts";
import { isLastAdmin } from "./last-admin.ts";

const week = 7 * 24 * 60 * 60 * 1000;

export const adminColumns = {
  id: users.id,
  username: users.username,
  formerUsername: users.formerUsername,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  emailVerified: users.emailVerified,
  role: users.role,
  isActive: users.isActive,
  profileImageUrl: users.profileImageUrl,
  lastLoginAt: users.lastLoginAt,
  createdAt: users.createdAt,
};

function countRows(db: Database, table: SQLiteTable, where?: SQL): number {
  return db.select({ n: count() }).from(table).where(where).get()?.n ?? 0;
}

export async function findUsernames(
  db: Database,
  ids: readonly string[],
): Promise<Record<string, string>> {
  const rows = db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .all();
  return Object.fromEntries(rows.map(({ id, username }) => [id, username]));
}

export async function countUsers(db: Database, now: Date): Promise<UserStats> {
  return {
    totalUsers: countRows(db, users),
    newUsersThisWeek: countRows(db, users, gte(users.createdAt, new Date(now.getTime() - week))),
    activeUsers: countRows(db, users, eq(users.isActive, true)),
    adminUsers: countRows(db, users, and(eq(users.role, "admin"), eq(users.isActive, true))),
  };
}

export async function countActiveUsers(db: Database): Promise<number> {
  return countRows(db, users, eq(users.isActive, true));
}

export async function countUsage(db: Database): Promise<UsageStats> {
  const totalJobs = countRows(db, jobs, isUndeletedJob(jobs.id));
  const ofJobs = countRows(
    db,
    scores,
    and(isUndeletedJob(scores.jobId), isUndeletedCandidate(scores.candidateId)),
  );
  return {
    totalJobs,
    avgCandidatesPerJob: totalJobs === 0 ? 0 : Math.round((ofJobs / totalJobs) * 10) / 10,
    totalCandidates: countRows(db, candidates, isUndeletedCandidate(candidates.id)),
    totalUploads: countRows(db, userActions, eq(userActions.action, "candidate.upload")),
  };
}

/** The fields of an account that an admin can change. */
export type UserSet = { role: UserRole } | { isActive: boolean };

/**
 * Changes a user's role or active flag. The check and the write share one transaction, so two
 * admins can't demote each other at the same time and leave no admin.
 * @throws AppError NOT_FOUND, or CONFLICT for the admin's own account and for the last active
 * admin.
 */
export async function changeUser(
  db: Database,
  change: { userId: string; by: string; set: UserSet },
  now: Date,
): Promise<AdminUser> {
  const { userId, by, set } = change;
  const takesAdminAway =
    ("role" in set && set.role !== "admin") || ("isActive" in set && !set.isActive);
  return db.transaction(
    (tx) => {
      const user = tx.select(adminColumns).from(users).where(eq(users.id, userId)).get();
      if (!user) throw new AppError("NOT_FOUND", "User not found");
      if (takesAdminAway && userId === by) {
        throw new AppError("CONFLICT", "You can't demote or deactivate yourself.");
      }
      if (takesAdminAway && isLastAdmin(tx, user)) {
        throw new AppError("CONFLICT", "This is the last active admin.");
      }
      tx.update(users)
        .set({ ...set, updatedAt: now })
        .where(eq(users.id, userId))
        .run();
      if ("isActive" in set && !set.isActive) {
        tx.delete(sessions).where(eq(sessions.userId, userId)).run();
      }
      return { ...user, ...set };
    },
    { behavior: "immediate" },
  );
}
