import type { Mail } from "@resume-picker/domain/accounts/mails";
import { asc, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { usernameSkeletons, users } from "../../schema/accounts.ts";
import { mails } from "../../schema/mails.ts";
import { insertAction } from "./user-actions.ts";

/** Everybody's name, the oldest account first; without its folded form where none was stored yet. */
export async function listUsernames(db: Database) {
  return (
    db
      .select({
        id: users.id,
        username: users.username,
        usernameFolded: users.usernameFolded,
        email: users.email,
        emailVerified: users.emailVerified,
        firstName: users.firstName,
      })
      .from(users)
      // Of two of the same moment, the one that was written first.
      .orderBy(asc(users.createdAt), sql`rowid`)
      .all()
  );
}

export type SettledUsername = {
  id: string;
  username: string;
  usernameFolded: string;
  skeletons: readonly string[];
  /** What it was before, if it was changed. */
  formerUsername: string | null;
  /** Tells the person. */
  mail: Mail | null;
};

/** All at once: a crash leaves either none or all of them, with their mails. */
export async function saveUsernames(
  db: Database,
  settled: readonly SettledUsername[],
  now: Date,
): Promise<void> {
  if (settled.length === 0) return;
  db.transaction(
    (tx) => {
      for (const { id, username, usernameFolded, skeletons, formerUsername, mail } of settled) {
        const renamed = formerUsername === null ? {} : { username, formerUsername, updatedAt: now };
        tx.update(users)
          .set({ usernameFolded, ...renamed })
          .where(eq(users.id, id))
          .run();
        saveSkeletons(tx, id, skeletons);
        if (mail) {
          tx.insert(mails)
            .values({ ...mail, userId: id, createdAt: now, nextAttemptAt: now })
            .run();
        }
        if (formerUsername === null) continue;
        const resource = { type: "user" as const, id };
        insertAction(tx, { userId: null, action: "user.rename", resource, now });
      }
    },
    { behavior: "immediate" },
  );
}

export function saveSkeletons(tx: Transaction, userId: string, skeletons: readonly string[]): void {
  tx.insert(usernameSkeletons)
    .values(skeletons.map((skeleton) => ({ userId, skeleton })))
    .run();
}
