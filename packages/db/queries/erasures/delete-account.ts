import { AppError } from "@resume-picker/domain/errors";
import { and, count, eq, ne } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { users } from "../../schema/accounts.ts";
import { appendAudit } from "../audit/append-audit.ts";
import { eraseUser } from "./erase-user.ts";
import { recordErasure } from "./erasures.ts";
import { addMailsToForget } from "../mails/mails-to-forget.ts";
import type { ForgottenPerson } from "../mails/mails-to-forget.ts";
import { countOwned, transferJobs } from "./transfer-jobs.ts";
import { isLastAdmin } from "../accounts/last-admin.ts";
import { insertAction } from "../accounts/user-actions.ts";
import type { NewAction } from "../accounts/user-actions.ts";

type UserRow = typeof users.$inferSelect;

/** Files, mails and a picture outside the database that have to be deleted after the rows. */
export type Leftovers = { files: string[]; mailsOf: ForgottenPerson; pictureUrl: string | null };

/** How to handle the account's jobs and candidates; null if it must not have any. */
export type OwnedDataChoice = { delete: true } | { transferTo: string } | null;

/**
 * Deletes the user's own account and everything that belongs to it, in one transaction. Blog posts
 * and images are kept without its name. The last active admin must appoint another one first,
 * unless there are no other users.
 */
export async function deleteOwnAccount(
  db: Database,
  userId: string,
  now: Date,
): Promise<Leftovers> {
  return db.transaction(
    (tx) => {
      const user = findRow(tx, userId);
      if (user.role === "admin" && countOthers(tx, userId) > 0 && isLastAdmin(tx, user)) {
        throw new AppError(
          "CONFLICT",
          "You are the last active admin. Make somebody else an admin first.",
        );
      }
      // The name is erased again with all others in the trail; the fact of the deletion is kept.
      appendAudit(tx, { action: "account.delete", actorId: userId, now });
      return erase(tx, user, now);
    },
    { behavior: "immediate" },
  );
}

/**
 * Deletes another user's account.
 * @throws AppError NOT_FOUND, or CONFLICT for the last active admin, and if the account has jobs or
 * candidates and no choice was made for them.
 */
export async function deleteAccountOf(
  db: Database,
  userId: string,
  { choice, action }: { choice: OwnedDataChoice; action: NewAction },
): Promise<Leftovers> {
  return db.transaction(
    (tx) => {
      const user = findRow(tx, userId);
      if (isLastAdmin(tx, user)) throw new AppError("CONFLICT", "This is the last active admin.");
      transferOrDelete(tx, userId, choice);
      insertAction(tx, action);
      return erase(tx, user, action.now);
    },
    { behavior: "immediate" },
  );
}

function transferOrDelete(tx: Transaction, userId: string, choice: OwnedDataChoice): void {
  const held = countOwned(tx, userId);
  if (choice === null && held.jobs + held.candidates > 0) {
    throw new AppError(
      "CONFLICT",
      `This account has ${counted(held.jobs, "job")} and ${counted(held.candidates, "candidate")}. Say what becomes of them: jobs=delete deletes them, jobs=transfer with to=<user id> hands them to another account.`,
    );
  }
  if (choice === null || !("transferTo" in choice)) return;
  const to = tx
    .select({ isActive: users.isActive })
    .from(users)
    .where(and(eq(users.id, choice.transferTo), ne(users.id, userId)))
    .get();
  if (!to) throw new AppError("NOT_FOUND", "The account that the jobs go to was not found.");
  if (!to.isActive) {
    throw new AppError("CONFLICT", "The account that the jobs go to is deactivated.");
  }
  transferJobs(tx, { from: userId, to: choice.transferTo });
}

const counted = (n: number, noun: string) => `${n} ${noun}${n === 1 ? "" : "s"}`;

function findRow(tx: Transaction, userId: string): UserRow {
  const user = tx.select().from(users).where(eq(users.id, userId)).get();
  if (!user) throw new AppError("NOT_FOUND", "User not found");
  return user;
}

const countOthers = (tx: Transaction, userId: string): number =>
  tx.select({ n: count() }).from(users).where(ne(users.id, userId)).get()?.n ?? 0;

function erase(tx: Transaction, user: UserRow, now: Date): Leftovers {
  const { id, email, createdAt, profileImageUrl } = user;
  recordErasure(tx, { id, createdAt }, now);
  const files = eraseUser(tx, user);
  // The address is kept until the mails are deleted. That usually takes a moment, or longer after a
  // crash.
  const mailsOf = { userId: id, email };
  addMailsToForget(tx, mailsOf, now);
  return { files, mailsOf, pictureUrl: profileImageUrl };
}
