import { compareNames } from "@resume-picker/domain/candidates/versions/compare-names";
import { AppError } from "@resume-picker/domain/errors";
import { and, count, eq, isNull, notInArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import type { Database, Transaction } from "../../connect.ts";
import { candidateCorrections, candidates } from "../../schema/candidates.ts";
import { candidateNotes, decisions } from "../../schema/decisions.ts";
import { jobs } from "../../schema/jobs.ts";
import { aiRankings, scores } from "../../schema/scoring.ts";
import { shortlistEntries } from "../../schema/shortlist.ts";
import { uploads } from "../../schema/uploads.ts";
import { candidateVersions } from "../../schema/versions.ts";

export type Holdings = { jobs: number; candidates: number };

/** What is deleted already goes with the account and is no reason to ask. */
export function countHoldings(tx: Transaction, userId: string): Holdings {
  const ofJobs = and(eq(jobs.createdBy, userId), isNull(jobs.deletedAt));
  const ofCandidates = and(eq(candidates.createdBy, userId), isNull(candidates.deletedAt));
  return {
    jobs: tx.select({ n: count() }).from(jobs).where(ofJobs).get()?.n ?? 0,
    candidates: tx.select({ n: count() }).from(candidates).where(ofCandidates).get()?.n ?? 0,
  };
}

export async function findHoldings(db: Database, userId: string): Promise<Holdings> {
  return db.transaction((tx) => countHoldings(tx, userId));
}

/**
 * Hands jobs and candidates to another account, as they are: scores, ranks, corrections, shortlists,
 * decisions, notes and files stay. Who is there already with the same file becomes one candidate.
 * @throws AppError CONFLICT when both accounts have a candidate of one address with different CVs:
 * nobody but their owners can say which CV is right.
 */
export function transferJobs(tx: Transaction, change: { from: string; to: string }): void {
  const { from, to } = change;
  const twins = listTwins(tx, change);
  const different = twins.filter(({ isSameFile }) => !isSameFile);
  if (different.length > 0) {
    throw new AppError(
      "CONFLICT",
      `Both accounts have a candidate with the same e-mail address and different CVs (${different.length} in all). Hand the jobs to an account without them: you can invite one.`,
    );
  }
  for (const twin of twins) mergeInto(tx, twin);
  const merged = twins.map(({ id }) => id);
  const isHandedOver = and(
    eq(candidates.createdBy, from),
    isNull(candidates.deletedAt),
    notInArray(candidates.id, merged),
  );
  tx.update(candidates).set({ createdBy: to }).where(isHandedOver).run();
  tx.update(candidateCorrections)
    .set({ correctedBy: to })
    .where(eq(candidateCorrections.correctedBy, from))
    .run();
  tx.update(jobs)
    .set({ createdBy: to })
    .where(and(eq(jobs.createdBy, from), isNull(jobs.deletedAt)))
    .run();
  tx.update(shortlistEntries).set({ userId: to }).where(eq(shortlistEntries.userId, from)).run();
  tx.update(uploads).set({ createdBy: to }).where(eq(uploads.createdBy, from)).run();
  tx.update(aiRankings).set({ userId: to }).where(eq(aiRankings.userId, from)).run();
}

type Twin = { id: number; other: number; isSameFile: boolean };

/** Those with the same file, or with one address and names that may be one person's. */
function listTwins(tx: Transaction, { from, to }: { from: string; to: string }): Twin[] {
  const other = alias(candidates, "other");
  const isSameFile = eq(other.fileSha256, candidates.fileSha256);
  const isSameAddress = eq(sql`lower(${other.email})`, sql`lower(${candidates.email})`);
  return tx
    .select({
      id: candidates.id,
      other: other.id,
      isSameFile: sql<number>`${isSameFile}`,
      names: { one: candidates.name, other: other.name },
    })
    .from(candidates)
    .innerJoin(
      other,
      and(eq(other.createdBy, to), isNull(other.deletedAt), or(isSameFile, isSameAddress)),
    )
    .where(and(eq(candidates.createdBy, from), isNull(candidates.deletedAt)))
    .all()
    .map(({ names, ...row }) => ({ ...row, names, isSameFile: row.isSameFile === 1 }))
    .filter((row) => row.isSameFile || compareNames(row.names.one, row.names.other) !== "differ");
}

/** Scores, shortlists, decisions, notes and versions of the one name the other from now on. */
function mergeInto(tx: Transaction, { id, other }: Twin): void {
  tx.update(scores).set({ candidateId: other }).where(eq(scores.candidateId, id)).run();
  tx.update(shortlistEntries)
    .set({ candidateId: other })
    .where(eq(shortlistEntries.candidateId, id))
    .run();
  tx.update(decisions).set({ candidateId: other }).where(eq(decisions.candidateId, id)).run();
  tx.update(candidateNotes)
    .set({ candidateId: other })
    .where(eq(candidateNotes.candidateId, id))
    .run();
  // What both have goes with the one that is left behind.
  tx.run(
    sql`update or ignore ${candidateVersions} set candidate_id = ${other} where candidate_id = ${id}`,
  );
}
