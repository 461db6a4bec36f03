import type { UserRole } from "@resume-picker/domain/accounts/roles";
import { logOrigins, logQuotas } from "@resume-picker/domain/logs/log-origins";
import type { LogOrigin } from "@resume-picker/domain/logs/log-origins";
import type { LogLevel } from "@resume-picker/domain/logs/log-rules";
import { and, count, desc, eq, gt, gte, inArray, lt, lte, max, sql } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { sessions, users } from "../../schema/accounts.ts";
import { logEntries } from "../../schema/logs.ts";
import { inScope } from "./log-scope.ts";
import type { LogScope } from "./log-scope.ts";

export type LogRow = typeof logEntries.$inferSelect;

const errorLevels: LogLevel[] = ["error", "critical"];

export type LogCount = { id: number; count: number; lastTimestamp: Date | null };

/** Saves a batch of entries and the new counts of earlier ones, in one transaction. */
export async function saveLogEntries(
  db: Database,
  rows: readonly LogRow[],
  counts: readonly LogCount[],
): Promise<void> {
  const named = [...new Set(rows.flatMap(({ userId }) => userId ?? []))];
  db.transaction(
    (tx) => {
      const present = new Set(
        tx
          .select({ id: users.id })
          .from(users)
          .where(inArray(users.id, named))
          .all()
          .map(({ id }) => id),
      );
      // Entries of an account that was deleted a moment ago are saved without its id.
      const kept = rows.map((row) =>
        row.userId === null || present.has(row.userId) ? row : { ...row, userId: null },
      );
      // SQLite accepts 32,766 values per statement.
      for (let start = 0; start < kept.length; start += 500) {
        tx.insert(logEntries)
          .values(kept.slice(start, start + 500))
          .run();
      }
      for (const { id, ...changed } of counts) {
        tx.update(logEntries).set(changed).where(eq(logEntries.id, id)).run();
      }
    },
    { behavior: "immediate" },
  );
}

/** The latest entries after `after`, oldest first. */
export async function listLogEntries(
  db: Database,
  of: { scope: LogScope; after: number; limit: number },
): Promise<LogRow[]> {
  return db
    .select()
    .from(logEntries)
    .where(and(inScope(of.scope), gt(logEntries.id, of.after)))
    .orderBy(desc(logEntries.id))
    .limit(of.limit)
    .all()
    .reverse();
}

export async function findLastLogId(db: Database): Promise<number> {
  return (
    db
      .select({ last: max(logEntries.id) })
      .from(logEntries)
      .get()?.last ?? 0
  );
}

export async function findLogByFingerprint(
  db: Database,
  group: { fingerprint: string; since: Date },
): Promise<LogRow | null> {
  return (
    db
      .select()
      .from(logEntries)
      .where(
        and(eq(logEntries.fingerprint, group.fingerprint), gte(logEntries.timestamp, group.since)),
      )
      .orderBy(desc(logEntries.id))
      .limit(1)
      .get() ?? null
  );
}

/** Counts errors since a given time by category and known failure, most frequent first. */
export async function countLogErrors(
  db: Database,
  of: { scope: LogScope; since: Date },
): Promise<{ category: string; failure: string | null; n: number }[]> {
  const n = sql<number>`sum(${logEntries.count})`;
  return db
    .select({ category: logEntries.category, failure: logEntries.failure, n })
    .from(logEntries)
    .where(
      and(
        inScope(of.scope),
        inArray(logEntries.level, errorLevels),
        gte(logEntries.timestamp, of.since),
      ),
    )
    .groupBy(logEntries.category, logEntries.failure)
    .orderBy(desc(n), logEntries.category)
    .all();
}

/** Deletes entries that are too old or above their origin's quota. Returns the number. */
export async function pruneLogEntries(
  db: Database,
  keep: { since: Date; quotas?: Readonly<Record<LogOrigin, number>> },
): Promise<number> {
  const quotas = keep.quotas ?? logQuotas;
  let gone = db.delete(logEntries).where(lt(logEntries.timestamp, keep.since)).run().changes;
  for (const origin of logOrigins) {
    const isOfOrigin = eq(logEntries.origin, origin);
    const firstTooMany = db
      .select({ id: logEntries.id })
      .from(logEntries)
      .where(isOfOrigin)
      .orderBy(desc(logEntries.id))
      .limit(1)
      .offset(quotas[origin])
      .get();
    if (!firstTooMany) continue;
    const isTooMany = and(isOfOrigin, lte(logEntries.id, firstTooMany.id));
    gone += db.delete(logEntries).where(isTooMany).run().changes;
  }
  return gone;
}

/** Returns which of these sessions are still open, with their users. */
export async function listOpenSessions(
  db: Database,
  sessionIds: readonly string[],
  now: Date,
): Promise<Map<string, { id: string; role: UserRole }>> {
  const rows = db
    .select({ session: sessions.id, id: users.id, role: users.role })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        inArray(sessions.id, [...sessionIds]),
        eq(users.isActive, true),
        gt(sessions.expiresAt, Math.floor(now.getTime() / 1000)),
      ),
    )
    .all();
  return new Map(rows.map(({ session, ...user }) => [session, user]));
}

export async function countLogEntries(db: Database): Promise<number> {
  return db.select({ n: count() }).from(logEntries).get()?.n ?? 0;
}
