import type {
  AdminUser,
  UsageStats,
  UserStats,
  UserUsage,
} from "@resume-picker/domain/admin/statistics";
import type { UserRole } from "@resume-picker/domain/accounts/user";
import { AppError } from "@resume-picker/domain/errors";
import { and, asc, count, eq, gte, inArray } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Database } from "../../connect.ts";
import { sessions, userActions, userSessions, users } from "../../schema/accounts.ts";
import { candidates } from "../../schema/candidates.ts";
import { jobs } from "../../schema/jobs.ts";
import { scores } from "../../schema/scoring.ts";
import { isKeptCandidate, isKeptJob } from "../kept-rows.ts";
import { isLastAdmin } from "./last-admin.ts";
import type { UserAction } from "./user-actions.ts";

const week = 7 * 24 * 60 * 60 * 1000;
const jobActions: UserAction[] = ["job.create", "job.sample"];

const adminColumns = {
  id: users.id,
  username: users.username,
  formerUsername: users.formerUsername,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  role: users.role,
  isActive: users.isActive,
  profileImageUrl: users.profileImageUrl,
  lastLoginAt: users.lastLoginAt,
};

function countRows(db: Database, table: SQLiteTable, where?: SQL): number {
  return db.select({ n: count() }).from(table).where(where).get()?.n ?? 0;
}

export async function listUsers(db: Database): Promise<AdminUser[]> {
  return db.select(adminColumns).from(users).orderBy(asc(users.createdAt), asc(users.id)).all();
}

export async function countUsers(db: Database, now: Date): Promise<UserStats> {
  return {
    totalUsers: countRows(db, users),
    newUsersThisWeek: countRows(db, users, gte(users.createdAt, new Date(now.getTime() - week))),
    activeUsers: countRows(db, users, eq(users.isActive, true)),
    adminUsers: countRows(db, users, eq(users.role, "admin")),
  };
}

export async function countUsage(db: Database): Promise<UsageStats> {
  const totalJobs = countRows(db, jobs, isKeptJob(jobs.id));
  const ofJobs = countRows(
    db,
    scores,
    and(isKeptJob(scores.jobId), isKeptCandidate(scores.candidateId)),
  );
  return {
    totalJobs,
    avgCandidatesPerJob: totalJobs === 0 ? 0 : Math.round((ofJobs / totalJobs) * 10) / 10,
    totalCandidates: countRows(db, candidates, isKeptCandidate(candidates.id)),
    totalUploads: countRows(db, userActions, eq(userActions.action, "candidate.upload")),
  };
}

export async function listUsage(db: Database): Promise<UserUsage[]> {
  const actions = db
    .select({ userId: userActions.userId, action: userActions.action, n: count() })
    .from(userActions)
    .where(inArray(userActions.action, [...jobActions, "candidate.upload"]))
    .groupBy(userActions.userId, userActions.action)
    .all();
  const sessionCounts = new Map(
    db
      .select({ userId: userSessions.userId, n: count() })
      .from(userSessions)
      .groupBy(userSessions.userId)
      .all()
      .map(({ userId, n }) => [userId, n]),
  );
  const sum = (userId: string, names: readonly string[]) =>
    actions
      .filter((row) => row.userId === userId && names.includes(row.action))
      .reduce((total, { n }) => total + n, 0);
  return db
    .select({ user: adminColumns, lastActivity: users.lastActivityAt })
    .from(users)
    .orderBy(asc(users.createdAt), asc(users.id))
    .all()
    .map(({ user, lastActivity }) => ({
      user,
      lastActivity,
      jobsCreated: sum(user.id, jobActions),
      candidatesUploaded: sum(user.id, ["candidate.upload"]),
      totalSessions: sessionCounts.get(user.id) ?? 0,
    }));
}

/**
 * Changes a user's role or active flag. Checked and written in one transaction, so that two admins
 * can't demote each other at the same moment and leave nobody.
 * @throws AppError NOT_FOUND, or CONFLICT for oneself and for the last active admin.
 */
export async function changeUser(
  db: Database,
  change: { userId: string; by: string; set: { role: UserRole } | { isActive: boolean } },
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
