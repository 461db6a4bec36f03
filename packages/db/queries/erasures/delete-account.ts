import { AppError } from "@resume-picker/domain/errors";
import { and, count, eq, ne } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { users } from "../../schema/accounts.ts";
import { appendAudit } from "../audit/append-audit.ts";
import { eraseUser } from "./erase-user.ts";
import { recordErasure } from "./erasures.ts";
import { addMailsToForget } from "../mails/mails-to-forget.ts";
import type { ForgottenPerson } from "../mails/mails-to-forget.ts";
import { countHoldings, transferJobs } from "./transfer-jobs.ts";
import { isLastAdmin } from "../accounts/last-admin.ts";
import { insertAction } from "../accounts/user-actions.ts";
import type { NewAction } from "../accounts/user-actions.ts";

type UserRow = typeof users.$inferSelect;

/** What lies beside the database and has to go after the rows. */
export type Leftovers = { files: string[]; mailsOf: ForgottenPerson; pictureUrl: string | null };

/** What becomes of jobs and candidates; null where the account must have none. */
export type HoldingsChoice = { delete: true } | { transferTo: string } | null;

/**
 * Deletes one's own account with all that belongs to it, in one transaction; what it wrote for
 * everybody (blog posts, pictures) stays without its name. The last active admin must hand over
 * first, unless nobody else is there.
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
      // The name is taken out again with all others of the trail: that somebody did it stays.
      appendAudit(tx, { action: "account.delete", actorId: userId, now });
      return erase(tx, user, now);
    },
    { behavior: "immediate" },
  );
}

/**
 * Deletes somebody else's account.
 * @throws AppError NOT_FOUND, or CONFLICT for the last active admin, and where jobs or candidates
 * are there of which nobody said what becomes of them.
 */
export async function deleteAccountOf(
  db: Database,
  userId: string,
  { choice, action }: { choice: HoldingsChoice; action: NewAction },
): Promise<Leftovers> {
  return db.transaction(
    (tx) => {
      const user = findRow(tx, userId);
      if (isLastAdmin(tx, user)) throw new AppError("CONFLICT", "This is the last active admin.");
      settleHoldings(tx, userId, choice);
      insertAction(tx, action);
      return erase(tx, user, action.now);
    },
    { behavior: "immediate" },
  );
}

function settleHoldings(tx: Transaction, userId: string, choice: HoldingsChoice): void {
  const held = countHoldings(tx, userId);
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
  // The address stays until the mails are gone, which is a moment unless a crash comes between.
  const mailsOf = { userId: id, email };
  addMailsToForget(tx, mailsOf, now);
  return { files, mailsOf, pictureUrl: profileImageUrl };
}
