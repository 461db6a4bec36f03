import type { Mail } from "@resume-picker/domain/accounts/mails";
import { asc, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { usernameSkeletons, users } from "../../schema/accounts.ts";
import { mails } from "../../schema/mails.ts";
import { insertAction } from "./user-actions.ts";

/** Lists all usernames, oldest account first. A folded form that isn't stored yet is null. */
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
      // Accounts of the same moment are ordered by when their row was written.
      .orderBy(asc(users.createdAt), sql`rowid`)
      .all()
  );
}

export type AssignedUsername = {
  id: string;
  username: string;
  usernameFolded: string;
  skeletons: readonly string[];
  /** The previous username, if it was changed. */
  formerUsername: string | null;
  /** The mail that informs the user. */
  mail: Mail | null;
};

/** Saves all usernames and queues their mails in one transaction, so a crash leaves all or none. */
export async function saveUsernames(
  db: Database,
  assigned: readonly AssignedUsername[],
  now: Date,
): Promise<void> {
  if (assigned.length === 0) return;
  db.transaction(
    (tx) => {
      for (const { id, username, usernameFolded, skeletons, formerUsername, mail } of assigned) {
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
