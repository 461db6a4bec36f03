import { AppError } from "@resume-picker/domain/errors";
import { undoMs, undoTooLate } from "@resume-picker/domain/deletion/undo-time";
import { compareNames } from "@resume-picker/domain/candidates/versions/compare-names";
import { and, count, eq, inArray, isNull, lte, ne, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database, Transaction } from "../connect.ts";
import { candidates } from "../schema/candidates.ts";
import { scores } from "../schema/scoring.ts";
import { candidateVersions } from "../schema/versions.ts";
import { timeQuery } from "../time-query.ts";
import { eraseCandidates } from "./erasures/erase-candidates.ts";
import { recordErasure } from "./erasures/erasures.ts";
import { isDeletableBy, isVisibleTo } from "./access.ts";
import { isUndeletedCandidate } from "./undeleted-rows.ts";
import { isAnyHeld } from "./talent-pool/holds.ts";
import { listFilesOf } from "./stored-files.ts";
import { closeRankGaps } from "./scoring/close-rank-gaps.ts";
import { insertAction } from "./accounts/user-actions.ts";
import type { NewAction } from "./accounts/user-actions.ts";
import { planErasure } from "./background-jobs.ts";

const onHold =
  "A candidate on hold can’t be deleted. The owner lifts the hold under All Candidates.";

export type DeletionChange = {
  /** The user who requests it. */
  userId: string;
  now: Date;
  /** Builds the audit entry of each candidate. */
  actionOf: (id: number) => NewAction;
};

const among = (ids: readonly number[]): SQL =>
  sql`(select value from json_each(${JSON.stringify(ids)}))`;

/**
 * Marks candidates as deleted and schedules their erasure: all of them or none.
 * @param ids without duplicates.
 * @throws AppError NOT_FOUND if the user can't see one of them, FORBIDDEN if they may not delete
 * one, CONFLICT if one is on hold.
 */
export async function markCandidatesDeleted(
  db: Database,
  ids: readonly number[],
  { userId, now, actionOf }: DeletionChange,
): Promise<void> {
  const isMeant = and(inArray(candidates.id, among(ids)), isUndeletedCandidate(candidates.id));
  const write = (tx: Transaction): void => {
    requireAll(tx, { userId, ids, isMeant });
    if (isAnyHeld(tx, ids)) throw new AppError("CONFLICT", onHold);
    const owners = tx.selectDistinct({ id: candidates.createdBy }).from(candidates).where(isMeant);
    for (const { id } of owners.all()) planErasure(tx, id, now);
    tx.update(candidates).set({ deletedAt: now }).where(isMeant).run();
    for (const id of ids) insertAction(tx, actionOf(id));
  };
  timeQuery("delete candidates", () => db.transaction(write, { behavior: "immediate" }));
}

/** @throws AppError NOT_FOUND or FORBIDDEN if the user may not delete one of the candidates. */
function requireAll(
  tx: Transaction,
  asked: { userId: string; ids: readonly number[]; isMeant: SQL | undefined; missing?: string },
): void {
  const { userId, ids, isMeant, missing = "Candidate not found" } = asked;
  const countOf = (condition: SQL) =>
    tx.select({ n: count() }).from(candidates).where(and(isMeant, condition)).get()?.n ?? 0;
  if (countOf(isVisibleTo(userId)) !== ids.length) throw new AppError("NOT_FOUND", missing);
  if (countOf(isDeletableBy(userId)) !== ids.length)
    throw new AppError(
      "FORBIDDEN",
      "Only editors of all of a candidate’s jobs can delete them. Ask the job’s owner.",
    );
}

/** Counts these candidates per owner. */
export function countByOwner(
  db: Database,
  ids: readonly number[],
): { ownerId: string; count: number }[] {
  return db
    .select({ ownerId: candidates.createdBy, count: count() })
    .from(candidates)
    .where(inArray(candidates.id, among(ids)))
    .groupBy(candidates.createdBy)
    .all();
}

type NamedCandidate = { id: number; name: string | null; fileName: string };

/**
 * Removes the deletion marks from all of the candidates, or from none if one can't be restored.
 * Candidates without a mark are skipped.
 * @throws AppError NOT_FOUND if it is too late, CONFLICT if the person was uploaded again since.
 */
export async function restoreCandidates(
  db: Database,
  ids: readonly number[],
  { userId, now, actionOf, nameOf }: DeletionChange & { nameOf: (of: NamedCandidate) => string },
): Promise<void> {
  const { id, name, email, fileName, deletedAt, createdBy } = candidates;
  const write = (tx: Transaction): void => {
    const isMeant = inArray(id, among(ids));
    requireAll(tx, { userId, ids, isMeant, missing: undoTooLate });
    const rows = tx
      .select({ id, name, email, fileName, deletedAt, createdBy })
      .from(candidates)
      .where(isMeant)
      .all();
    const marked = rows.filter((row) => row.deletedAt !== null);
    const isTooLate = marked.some((row) => isUndoOver(row.deletedAt, now));
    if (isTooLate) throw new AppError("NOT_FOUND", undoTooLate);
    for (const row of marked) {
      if (wasUploadedAgain(tx, row.createdBy, row)) {
        const who = nameOf(row);
        throw new AppError(
          "CONFLICT",
          `${who} was uploaded again since. Delete that candidate first to bring the former one back.`,
        );
      }
      tx.update(candidates).set({ deletedAt: null }).where(eq(id, row.id)).run();
      insertAction(tx, actionOf(row.id));
    }
  };
  timeQuery("restore candidates", () => db.transaction(write, { behavior: "immediate" }));
}

export function isUndoOver(deletedAt: Date | null, now: Date): boolean {
  return deletedAt !== null && deletedAt.getTime() + undoMs <= now.getTime();
}

/** Whether another candidate has one of the files, or the address and a compatible name. */
function wasUploadedAgain(
  tx: Transaction,
  ownerId: string,
  { id, name, email }: { id: number; name: string | null; email: string | null },
): boolean {
  const others = and(
    eq(candidates.createdBy, ownerId),
    isNull(candidates.deletedAt),
    ne(candidates.id, id),
  );
  const holders = tx
    .select({ id: candidateVersions.candidateId })
    .from(candidateVersions)
    .where(inArray(candidateVersions.fileSha256, listFilesOf(tx, [id])));
  const ofFile = and(others, inArray(candidates.id, holders));
  if (tx.select({ id: candidates.id }).from(candidates).where(ofFile).get()) return true;
  if (email === null) return false;
  return tx
    .select({ name: candidates.name })
    .from(candidates)
    .where(and(others, sql`lower(${candidates.email}) = lower(${email})`))
    .all()
    .some((other) => compareNames(name, other.name) !== "differ");
}

function jobsOf(tx: Transaction, ids: readonly number[]): number[] {
  const rows = tx
    .selectDistinct({ jobId: scores.jobId })
    .from(scores)
    .where(inArray(scores.candidateId, among(ids)))
    .all();
  return rows.map(({ jobId }) => jobId);
}

/**
 * Erases a batch of the owner's candidates whose Undo period is over.
 * @returns the files of all their versions; empty if no candidates are left.
 */
export async function eraseDueCandidates(
  db: Database,
  { ownerId, now, limit }: { ownerId: string; now: Date; limit: number },
): Promise<string[]> {
  const write = (tx: Transaction): string[] => {
    const due = tx
      .select({
        id: candidates.id,
        createdBy: candidates.createdBy,
        createdAt: candidates.createdAt,
      })
      .from(candidates)
      .where(
        and(
          eq(candidates.createdBy, ownerId),
          lte(candidates.deletedAt, new Date(now.getTime() - undoMs)),
        ),
      )
      .limit(limit)
      .all();
    const ids = due.map(({ id }) => id);
    const files = listFilesOf(tx, ids);
    const jobIds = jobsOf(tx, ids);
    for (const row of due) recordErasure(tx, row, now);
    eraseCandidates(tx, ids);
    for (const jobId of jobIds) closeRankGaps(tx, jobId);
    return files;
  };
  return timeQuery("erase candidates", () => db.transaction(write, { behavior: "immediate" }));
}
