import { listBuckets } from "@resume-picker/domain/admin/activity";
import type { ActivityBucket, ActivityRange } from "@resume-picker/domain/admin/activity";
import { and, count, gte, inArray, lte, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "../../connect.ts";
import { userActions, userSessions } from "../../schema/accounts.ts";
import type { UserAction } from "./user-actions.ts";

type Series = Exclude<keyof ActivityBucket, "bucket">;

const counted = {
  "sign-up": "signUps",
  "candidate.upload": "uploads",
  "job.manual-rank": "rankings",
  "job.ai-rank": "rankings",
  "job.rescore": "rankings",
} as const satisfies Partial<Record<UserAction, Series>>;
type Counted = keyof typeof counted;

/** Counts events per time bucket, based on the rows that were written at the time. */
export async function countActivity(
  db: Database,
  range: ActivityRange,
  now: Date,
): Promise<ActivityBucket[]> {
  const { since, buckets } = listBuckets(range, now);
  const format = range === "30-days" ? "%Y-%m-%d" : "%Y-%m";
  const bucketOf = (column: AnySQLiteColumn) =>
    sql<string>`strftime(${format}, ${column} / 1000, 'unixepoch')`;
  const byBucket = new Map<string, ActivityBucket>(
    buckets.map((bucket) => [bucket, { bucket, signUps: 0, uploads: 0, rankings: 0, sessions: 0 }]),
  );
  const add = (bucket: string, series: Series, n: number) => {
    const found = byBucket.get(bucket);
    if (found) found[series] += n;
  };
  const actionBucket = bucketOf(userActions.createdAt);
  const actions = db
    .select({ bucket: actionBucket, action: userActions.action, n: count() })
    .from(userActions)
    .where(
      and(
        inArray(userActions.action, Object.keys(counted)),
        gte(userActions.createdAt, since),
        lte(userActions.createdAt, now),
      ),
    )
    .groupBy(sql`1`, userActions.action)
    .all();
  // The query selects these actions only.
  for (const { bucket, action, n } of actions) add(bucket, counted[action as Counted], n);
  const sessions = db
    .select({ bucket: bucketOf(userSessions.sessionStart), n: count() })
    .from(userSessions)
    .where(and(gte(userSessions.sessionStart, since), lte(userSessions.sessionStart, now)))
    .groupBy(sql`1`)
    .all();
  for (const { bucket, n } of sessions) add(bucket, "sessions", n);
  return [...byBucket.values()];
}
