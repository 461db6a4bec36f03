import { AppError } from "@resume-picker/domain/errors";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { recoveryCodes, secondFactors, users } from "../../schema/accounts.ts";
import { insertMail } from "../mails/mails.ts";
import type { AccountMail } from "../mails/mails.ts";
import { insertAction } from "./user-actions.ts";
import type { NewAction } from "./user-actions.ts";

/** The mail that informs the account's owner and the action for the audit trail. */
export type Help = { mail: AccountMail | null; action: NewAction };

function writeHelp(tx: Transaction, { mail, action }: Help): void {
  if (mail) insertMail(tx, mail, action.now);
  insertAction(tx, action);
}

/** Stores the token of a password reset link. It replaces any earlier one. */
export async function saveResetLink(
  db: Database,
  token: { userId: string; hash: string; expires: Date },
  help: Help,
): Promise<void> {
  db.transaction(
    (tx) => {
      tx.update(users)
        .set({ passwordResetToken: token.hash, passwordResetExpires: token.expires })
        .where(eq(users.id, token.userId))
        .run();
      writeHelp(tx, help);
    },
    { behavior: "immediate" },
  );
}

/** @throws AppError CONFLICT if the account has no second factor. */
export async function disableSecondFactorOf(
  db: Database,
  userId: string,
  help: Help,
): Promise<void> {
  db.transaction(
    (tx) => {
      const isMeant = and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
      if (tx.delete(secondFactors).where(isMeant).run().changes === 0) {
        throw new AppError("CONFLICT", "This account doesn't use two-step sign-in.");
      }
      tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId)).run();
      writeHelp(tx, help);
    },
    { behavior: "immediate" },
  );
}

/**
 * Marks the account's address as verified on behalf of an admin.
 * @throws AppError CONFLICT if it has no address or is already verified.
 */
export async function confirmEmailOf(db: Database, userId: string, help: Help): Promise<void> {
  db.transaction(
    (tx) => {
      const isMeant = and(
        eq(users.id, userId),
        isNotNull(users.email),
        eq(users.emailVerified, false),
      );
      const set = {
        emailVerified: true,
        emailVerificationExpires: null,
        updatedAt: help.action.now,
      };
      if (tx.update(users).set(set).where(isMeant).run().changes === 0) {
        throw new AppError("CONFLICT", "This account has no unverified email address.");
      }
      writeHelp(tx, help);
    },
    { behavior: "immediate" },
  );
}

/** Makes the account an admin that can sign in. Used by the emergency recovery procedure. */
export async function makeAdmin(db: Database, userId: string, help: Help): Promise<void> {
  db.transaction(
    (tx) => {
      tx.update(users)
        .set({ role: "admin", isActive: true, updatedAt: help.action.now })
        .where(eq(users.id, userId))
        .run();
      writeHelp(tx, help);
    },
    { behavior: "immediate" },
  );
}

/** Lists the accounts for choosing the one to help at the terminal. */
export async function listForHelp(db: Database) {
  return db
    .select({
      username: users.username,
      email: users.email,
      role: users.role,
      isActive: users.isActive,
      twoStepSince: secondFactors.confirmedAt,
    })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .orderBy(asc(users.createdAt), asc(users.id))
    .all();
}
