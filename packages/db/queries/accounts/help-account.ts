import { AppError } from "@resume-picker/domain/errors";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { recoveryCodes, secondFactors, users } from "../../schema/accounts.ts";
import { insertMail } from "../mails/mails.ts";
import type { AccountMail } from "../mails/mails.ts";
import { insertAction } from "./user-actions.ts";
import type { NewAction } from "./user-actions.ts";

/** What is done to an account, what tells its owner, and what tells the audit trail. */
export type Help = { mail: AccountMail | null; action: NewAction };

function writeHelp(tx: Transaction, { mail, action }: Help): void {
  if (mail) insertMail(tx, mail, action.now);
  insertAction(tx, action);
}

/** Keeps the token of a link for a new password; a newer one voids the former. */
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

/** @throws AppError CONFLICT when the account has no second factor. */
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
 * An admin vouches for the account's address.
 * @throws AppError CONFLICT when it has none, or is verified already.
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

/** For the recipe of last resort: an admin who can sign in. */
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

/** For choosing whom to help at the terminal. */
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
