import type { QuotableLine } from "@resume-picker/domain/scoring/evidence/whole-sentence";
import type { ParsedResume } from "@resume-picker/domain/resume/shape/parsed-resume";
import type { ScoreWeights } from "@resume-picker/domain/scoring/score/weights";
import { and, asc, count, eq, lt } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { candidateDocuments, candidates } from "../../schema/candidates.ts";
import { jobs } from "../../schema/jobs.ts";
import { scores } from "../../schema/scoring.ts";
import { areUnchanged } from "./scored-jobs.ts";
import type { ScoredJob } from "./scored-jobs.ts";
import { replaceScores } from "./replace-scores.ts";
import type { NewScore } from "./replace-scores.ts";

/** A score computed by an older version, and the data for computing it again. */
export type OutdatedScore = {
  candidateId: number;
  fileSha256: string;
  parsed: ParsedResume;
  lines: QuotableLine[];
  parserVersion: number;
  changedAt: Date;
};

/** A job with such scores. It is not fetched for a user, because this is background work. */
export type OutdatedJob = ScoredJob & { weights: ScoreWeights; old: number };

/** Lists jobs with scores of an older version, including deleted jobs that Undo may restore. */
export async function listJobsWithOutdatedScores(
  db: Database,
  version: number,
): Promise<OutdatedJob[]> {
  return db
    .select({ id: jobs.id, updatedAt: jobs.updatedAt, weights: jobs.weights, old: count() })
    .from(scores)
    .innerJoin(jobs, eq(jobs.id, scores.jobId))
    .where(lt(scores.scoringVersion, version))
    .groupBy(jobs.id)
    .orderBy(jobs.id)
    .all();
}

export async function listOutdatedScores(
  db: Database,
  job: Pick<OutdatedJob, "id">,
  { version, limit }: { version: number; limit: number },
): Promise<OutdatedScore[]> {
  return db
    .select({
      candidateId: scores.candidateId,
      fileSha256: candidates.fileSha256,
      parsed: candidateDocuments.parsed,
      lines: candidateDocuments.lines,
      parserVersion: candidateDocuments.parserVersion,
      changedAt: candidates.updatedAt,
    })
    .from(scores)
    .innerJoin(candidates, eq(candidates.id, scores.candidateId))
    .innerJoin(candidateDocuments, eq(candidateDocuments.candidateId, scores.candidateId))
    .where(and(eq(scores.jobId, job.id), lt(scores.scoringVersion, version)))
    .orderBy(asc(scores.candidateId))
    .limit(limit)
    .all();
}

/**
 * Saves the recomputed scores, the resulting ranks and a note for the job's owner, and returns how
 * many. Candidates changed or deleted in the meantime are skipped: they were scored by the current
 * version or are still among the old scores.
 */
export async function saveRenewedScores(
  db: Database,
  job: ScoredJob,
  made: { renewed: readonly { score: NewScore; of: OutdatedScore }[]; note: string; now: Date },
): Promise<number> {
  return db.transaction(
    (tx) => {
      if (!areUnchanged(tx, [job])) return 0;
      const isUnchanged = ({ candidateId, changedAt }: OutdatedScore) =>
        tx
          .select({ updatedAt: candidates.updatedAt })
          .from(scores)
          .innerJoin(candidates, eq(candidates.id, scores.candidateId))
          .where(and(eq(scores.jobId, job.id), eq(scores.candidateId, candidateId)))
          .get()
          ?.updatedAt.getTime() === changedAt.getTime();
      const kept = made.renewed.filter(({ of }) => isUnchanged(of)).map(({ score }) => score);
      replaceScores(tx, kept);
      tx.update(jobs).set({ orderNote: made.note }).where(eq(jobs.id, job.id)).run();
      return kept.length;
    },
    { behavior: "immediate" },
  );
}
