import type { AdminUser, UserUsage } from "@resume-picker/domain/admin/statistics";
import type { UsageQuery, UserQuery } from "@resume-picker/domain/admin/user-query";
import type { UserStatus } from "@resume-picker/domain/admin/user-list-rules";
import { foldForSearch } from "@resume-picker/domain/accounts/fold-for-search";
import type { ListPage } from "@resume-picker/domain/list-page";
import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  not,
  sql,
} from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { secondFactors, userActions, userSessions, users } from "../../schema/accounts.ts";
import { adminColumns } from "./admin.ts";
import type { UserAction } from "./user-actions.ts";

type UserFilter = Pick<UserQuery, "search" | "status">;

const fullName = sql`trim(coalesce(${users.firstName}, '') || ' ' || coalesce(${users.lastName}, ''))`;
const shownName = sql`coalesce(nullif(${fullName}, ''), ${users.username})`;
/** `fold_search` is the SQLite function for domain/accounts/fold-for-search.ts. */
const foldedName = sql`fold_search(${shownName})`;

/** Returns a page of the matching accounts and their total number. */
export async function listUsers(db: Database, query: UserQuery): Promise<ListPage<AdminUser>> {
  const where = matches(db, query);
  const { limit = -1, offset = 0 } = query;
  const items = db
    .select(adminColumns)
    .from(users)
    .where(where)
    .orderBy(...orderOf(userOrders, query.sort), asc(users.createdAt), asc(users.id))
    .limit(limit)
    .offset(offset)
    .all();
  return { items, total: countMatching(db, where) };
}

/** Yields all matching accounts in batches, for a file that is streamed. */
export function* iterateUsers(
  db: Database,
  query: UserFilter & Pick<UserQuery, "sort">,
): Generator<AdminUser[]> {
  const all = db
    .select(adminColumns)
    .from(users)
    .where(matches(db, query))
    .orderBy(...orderOf(userOrders, query.sort), asc(users.createdAt), asc(users.id));
  const stepRows = 1000;
  for (let offset = 0; ; offset += stepRows) {
    const step = all.limit(stepRows).offset(offset).all();
    if (step.length === 0) return;
    yield step;
  }
}

const jobActions: UserAction[] = ["job.create", "job.sample"];
const uploadAction: UserAction = "candidate.upload";

/** Returns a page of what the matching accounts have done. */
export async function listUsage(db: Database, query: UsageQuery): Promise<ListPage<UserUsage>> {
  const counts = db
    .select({
      userId: userActions.userId,
      jobs: sql<number>`sum(${inArray(userActions.action, jobActions)})`.as("jobs"),
      uploads: sql<number>`sum(${eq(userActions.action, uploadAction)})`.as("uploads"),
    })
    .from(userActions)
    .where(inArray(userActions.action, [...jobActions, uploadAction]))
    .groupBy(userActions.userId)
    .as("counts");
  const periods = db
    .select({ userId: userSessions.userId, n: count().as("n") })
    .from(userSessions)
    .groupBy(userSessions.userId)
    .as("periods");
  const jobsCreated = sql<number>`coalesce(${counts.jobs}, 0)`;
  const candidatesUploaded = sql<number>`coalesce(${counts.uploads}, 0)`;
  const totalSessions = sql<number>`coalesce(${periods.n}, 0)`;
  const lastActivity = users.lastActivityAt;
  const orders = {
    name: foldedName,
    jobs: jobsCreated,
    candidates: candidatesUploaded,
    sessions: totalSessions,
    activity: sql`${lastActivity}`,
  };
  const where = matches(db, query);
  const { limit = -1, offset = 0 } = query;
  const items = db
    .select({ user: adminColumns, jobsCreated, candidatesUploaded, totalSessions, lastActivity })
    .from(users)
    .leftJoin(counts, eq(counts.userId, users.id))
    .leftJoin(periods, eq(periods.userId, users.id))
    .where(where)
    .orderBy(...orderOf(orders, query.sort), asc(users.createdAt), asc(users.id))
    .limit(limit)
    .offset(offset)
    .all();
  return { items, total: countMatching(db, where) };
}

const userOrders = {
  name: foldedName,
  email: sql`lower(coalesce(${users.email}, ''))`,
  role: sql`${users.role}`,
  /** Active accounts first. */
  status: sql`not ${users.isActive}`,
  "last-login": sql`${users.lastLoginAt}`,
  created: sql`${users.createdAt}`,
};

function orderOf<Key extends string>(
  orders: Record<Key, SQL>,
  sort: Key | `-${Key}` | undefined,
): SQL[] {
  if (sort === undefined) return [];
  const isDown = sort.startsWith("-");
  // A sort is a key of the table with an optional leading minus.
  const order = orders[(isDown ? sort.slice(1) : sort) as Key];
  return [isDown ? desc(order) : asc(order)];
}

function countMatching(db: Database, where: SQL | undefined): number {
  return db.select({ n: count() }).from(users).where(where).get()?.n ?? 0;
}

function matches(db: Database, { search = "", status }: UserFilter): SQL | undefined {
  const words = foldForSearch(search).split(/\s+/).filter(Boolean);
  const { username, formerUsername, email, role } = users;
  const text = sql`fold_search(${fullName} || ' ' || ${username} || ' ' || coalesce(${formerUsername}, '') || ' ' || coalesce(${email}, '') || ' ' || ${role})`;
  return and(
    status === undefined ? undefined : hasStatus(db, status),
    ...words.map((word) => sql`instr(${text}, ${word}) > 0`),
  );
}

function hasStatus(db: Database, status: UserStatus): SQL | undefined {
  const isConfirmed = and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt));
  const twoStep = db
    .select({ one: sql`1` })
    .from(secondFactors)
    .where(isConfirmed);
  const conditions: Record<UserStatus, SQL | undefined> = {
    active: eq(users.isActive, true),
    inactive: eq(users.isActive, false),
    admin: eq(users.role, "admin"),
    "never-signed-in": isNull(users.lastLoginAt),
    unverified: and(isNotNull(users.email), eq(users.emailVerified, false)),
    "no-two-step": not(exists(twoStep)),
  };
  return conditions[status];
}
