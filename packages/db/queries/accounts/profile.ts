import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import { AppError } from "@resume-picker/domain/errors";
import { and, eq, gt, ne } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { emailChanges } from "../../schema/account-links.ts";
import { users } from "../../schema/accounts.ts";
import { hasAddress } from "./has-address.ts";
import { insertMail } from "../mails/mails.ts";
import type { AccountMail } from "../mails/mails.ts";
import { insertAction } from "./user-actions.ts";
import type { NewAction } from "./user-actions.ts";

export async function findPendingEmail(
  db: Database,
  userId: string,
  now: Date,
): Promise<string | null> {
  const row = db
    .select({ email: emailChanges.email })
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now)))
    .get();
  return row?.email ?? null;
}

/** False if nobody knows the password, because a sign-in provider made the account. */
export const hasPassword = (db: Database, userId: string): boolean =>
  db.select({ has: users.hasPassword }).from(users).where(eq(users.id, userId)).get()?.has ?? true;

type OwnField = "firstName" | "lastName" | "profileImageUrl" | "modelJudgesSince";

/** The time since which a model judges the jobs that the user creates; null if the rules do. */
export const findModelJudgesSince = (db: Database, userId: string): Date | null =>
  db.select({ since: users.modelJudgesSince }).from(users).where(eq(users.id, userId)).get()
    ?.since ?? null;

/** @returns the URL of the previous picture, which only this transaction can know reliably. */
export async function saveOwnFields(
  db: Database,
  fields: Partial<Pick<typeof users.$inferInsert, OwnField>>,
  action: NewAction & { userId: string },
): Promise<string | null> {
  return db.transaction(
    (tx) => {
      const before = tx
        .select({ url: users.profileImageUrl })
        .from(users)
        .where(eq(users.id, action.userId))
        .get();
      if (!before) throw new AppError("UNAUTHORIZED", "This account was deleted.");
      tx.update(users)
        .set({ ...fields, updatedAt: action.now })
        .where(eq(users.id, action.userId))
        .run();
      insertAction(tx, action);
      return before.url;
    },
    { behavior: "immediate" },
  );
}

/** Stores the requested change in place of any earlier one, and queues the mails. */
export async function saveEmailChange(
  db: Database,
  change: typeof emailChanges.$inferInsert,
  notified: { mails: readonly AccountMail[]; now: Date },
): Promise<void> {
  db.transaction((tx) => {
    tx.insert(emailChanges)
      .values(change)
      .onConflictDoUpdate({ target: emailChanges.userId, set: change })
      .run();
    for (const mail of notified.mails) insertMail(tx, mail, notified.now);
  });
}

export async function cancelEmailChange(db: Database, userId: string): Promise<void> {
  db.delete(emailChanges).where(eq(emailChanges.userId, userId)).run();
}

/**
 * Makes the new address the account's confirmed address. Links sent to the old one become invalid.
 * @returns false if there is no such change or it has expired.
 * @throws AppError CONFLICT if another account has taken the address in the meantime.
 */
export async function confirmEmailChange(
  db: Database,
  tokenHash: string,
  { now, actionOf }: { now: Date; actionOf: (userId: string) => NewAction },
): Promise<boolean> {
  return db.transaction(
    (tx) => {
      const [change] = tx
        .delete(emailChanges)
        .where(and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, now)))
        .returning()
        .all();
      if (!change) return false;
      const { userId, email } = change;
      const isAnother = and(hasAddress(email), ne(users.id, userId));
      if (tx.select({ id: users.id }).from(users).where(isAnother).get()) {
        throw new AppError("CONFLICT", accountMessages.addressTakenMeanwhile);
      }
      tx.update(users)
        .set({
          email,
          emailVerified: true,
          emailVerificationToken: tokenHash,
          emailVerificationExpires: null,
          passwordResetToken: null,
          passwordResetExpires: null,
          updatedAt: now,
        })
        .where(eq(users.id, userId))
        .run();
      insertAction(tx, actionOf(userId));
      return true;
    },
    { behavior: "immediate" },
  );
}
