import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Transaction } from "../../connect.ts";
import { userActions, users } from "../../schema/accounts.ts";
import { candidates } from "../../schema/candidates.ts";
import { logEntries } from "../../schema/logs.ts";
import { mails } from "../../schema/mails.ts";
import { supportRequests } from "../../schema/support.ts";
import { candidateVersions } from "../../schema/versions.ts";
import { eraseFromAudit } from "../audit/append-audit.ts";
import { eraseReviewerName } from "../decisions/erase-reviewer-name.ts";

/**
 * Deletes an account and everything that belongs to it. Blog posts and images are kept without its
 * name.
 *
 * @returns SHA-256 hashes of all its candidates' files.
 */
export function eraseUser(tx: Transaction, user: { id: string; email: string | null }): string[] {
  const files = tx
    .selectDistinct({ sha256: candidateVersions.fileSha256 })
    .from(candidateVersions)
    .innerJoin(candidates, eq(candidates.id, candidateVersions.candidateId))
    .where(eq(candidates.createdBy, user.id))
    .all();
  const ownRequest = eq(supportRequests.userId, user.id);
  if (user.email === null) tx.delete(supportRequests).where(ownRequest).run();
  else {
    const address = user.email.toLowerCase();
    tx.delete(supportRequests)
      .where(or(ownRequest, eq(sql`lower(${supportRequests.email})`, address)))
      .run();
    // Mails written by an older version. Newer ones reference the account and are deleted with it.
    tx.delete(mails)
      .where(
        and(
          isNull(mails.userId),
          or(
            eq(sql`lower(${mails.recipient})`, address),
            eq(sql`lower(${mails.replyTo})`, address),
          ),
        ),
      )
      .run();
  }
  tx.delete(logEntries).where(eq(logEntries.userId, user.id)).run();
  // Actions of others, such as an admin, on this account.
  tx.update(userActions)
    .set({ resourceId: null })
    .where(and(eq(userActions.resourceType, "user"), eq(userActions.resourceId, user.id)))
    .run();
  reassignToOwners(tx, user.id);
  tx.delete(users).where(eq(users.id, user.id)).run();
  eraseReviewerName(tx, user.id);
  eraseFromAudit(tx, user.id);
  return files.map(({ sha256 }) => sha256);
}

/**
 * Edits and AI rankings on remaining jobs stay in effect and are reassigned to the owner of the job
 * or candidate.
 */
function reassignToOwners(tx: Transaction, userId: string): void {
  tx.run(sql`update candidate_corrections set corrected_by =
      (select created_by from candidates where id = candidate_id)
    where corrected_by = ${userId}`);
  tx.run(sql`update ai_rankings set user_id = (select created_by from jobs where id = job_id)
    where user_id = ${userId}`);
}
