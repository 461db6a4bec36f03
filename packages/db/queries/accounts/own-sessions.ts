import { and, desc, eq, gt, isNotNull, isNull, lte, notExists, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { sessions, userSessions } from "../../schema/accounts.ts";
import { apiTokens } from "../../schema/api-tokens.ts";
import { reviewLinks } from "../../schema/review-links.ts";

export type OwnSession = {
  id: string;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: Date;
};

/** Lists the open sessions, newest first. */
export async function listOwnSessions(
  db: Database,
  userId: string,
  now: Date,
): Promise<OwnSession[]> {
  return db
    .select({
      id: sessions.id,
      ipAddress: sessions.ipAddress,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now.getTime() / 1000)))
    .orderBy(desc(sessions.createdAt), sessions.id)
    .all();
}

/** Ends one or all of the user's sessions and their periods of use. Returns how many were ended. */
export async function endOwnSessions(
  db: Database,
  which: { userId: string; sessionId?: string; now: Date },
): Promise<number> {
  const { userId, sessionId, now } = which;
  const isMeant = and(
    eq(sessions.userId, userId),
    sessionId === undefined ? undefined : eq(sessions.id, sessionId),
  );
  return db.transaction((tx) => endSessions(tx, isMeant, now));
}

/** Ends all matching sessions within a transaction. Returns how many were ended. */
export function endSessions(tx: Transaction, which: SQL | undefined, now: Date): number {
  const ended = tx.delete(sessions).where(which).returning({ id: sessions.id }).all();
  for (const { id } of ended) {
    tx.update(userSessions).set({ sessionEnd: now }).where(eq(userSessions.sessionId, id)).run();
  }
  return ended.length;
}

/** The addresses that the user has signed in from, for as long as they are kept. */
export async function listSignInAddresses(db: Database, userId: string): Promise<string[]> {
  const rows = db
    .selectDistinct({ ipAddress: userSessions.ipAddress })
    .from(userSessions)
    .where(and(eq(userSessions.userId, userId), isNotNull(userSessions.ipAddress)))
    .all();
  return rows.flatMap(({ ipAddress }) => ipAddress ?? []);
}

/**
 * Deletes expired sessions, closes the usage periods of deleted sessions, and clears the address
 * and device of periods that ended before `endedBefore`. The periods are kept for the statistics.
 */
export async function sweepSessions(
  db: Database,
  { now, endedBefore }: { now: Date; endedBefore: Date },
): Promise<void> {
  db.transaction((tx) => {
    endSessions(tx, lte(sessions.expiresAt, Math.floor(now.getTime() / 1000)), now);
    const ownSession = tx
      .select({ one: sql`1` })
      .from(sessions)
      .where(eq(sessions.id, userSessions.sessionId));
    tx.update(userSessions)
      .set({ sessionEnd: now })
      .where(and(isNull(userSessions.sessionEnd), notExists(ownSession)))
      .run();
    const tells = or(isNotNull(userSessions.ipAddress), isNotNull(userSessions.userAgent));
    tx.update(userSessions)
      .set({ sessionId: null, ipAddress: null, userAgent: null })
      .where(and(lte(userSessions.sessionEnd, endedBefore), tells))
      .run();
  });
}

/**
 * Signs everyone out and revokes every API token and review link, because a backup may contain some
 * that were revoked after it was made.
 */
export async function endAllAccess(db: Database, now: Date): Promise<void> {
  db.transaction((tx) => {
    tx.delete(sessions).run();
    tx.delete(apiTokens).run();
    tx.update(reviewLinks).set({ revokedAt: now }).where(isNull(reviewLinks.revokedAt)).run();
    tx.update(userSessions).set({ sessionEnd: now }).where(isNull(userSessions.sessionEnd)).run();
  });
}
