import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Database } from "../connect.ts";
import { sessions, userSessions } from "../schema/accounts.ts";

export type OwnSession = {
  id: string;
  ipAddress: string | null;
  userAgent: string | null;
  createdAt: Date;
};

/** The sessions that are open, the newest first. */
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

/** Ends one session of the user, or all of them, and their periods of use. Answers how many. */
export async function endOwnSessions(
  db: Database,
  which: { userId: string; sessionId?: string; now: Date },
): Promise<number> {
  const { userId, sessionId, now } = which;
  return db.transaction((tx) => {
    const ended = tx
      .delete(sessions)
      .where(
        and(
          eq(sessions.userId, userId),
          sessionId === undefined ? undefined : eq(sessions.id, sessionId),
        ),
      )
      .returning({ id: sessions.id })
      .all();
    for (const { id } of ended) {
      tx.update(userSessions).set({ sessionEnd: now }).where(eq(userSessions.sessionId, id)).run();
    }
    return ended.length;
  });
}

/** Ends all sessions of everybody, and their periods of use. */
export async function endEverySession(db: Database, now: Date): Promise<void> {
  db.transaction((tx) => {
    tx.delete(sessions).run();
    tx.update(userSessions).set({ sessionEnd: now }).where(isNull(userSessions.sessionEnd)).run();
  });
}
