import { setImmediate } from "node:timers/promises";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import { historyLimits } from "@resume-picker/domain/accounts/account-limits";
import type { Database } from "../../connect.ts";
import { candidates } from "../../schema/candidates.ts";
import { aiRankings, scores } from "../../schema/scoring.ts";
import { isUndeletedCandidate } from "../undeleted-rows.ts";
import type { EditableJob, ViewableJob } from "../allowed-rows.ts";

export type AiRanking = typeof aiRankings.$inferSelect;

/** Records that a ranking has begun, and which files it is based on. */
export async function beginAiRanking(
  db: Database,
  job: EditableJob,
  manifest: Pick<AiRanking, "userId" | "engine" | "model" | "promptVersion" | "seed" | "startedAt">,
): Promise<number> {
  const files = db
    .select({ candidateId: scores.candidateId, fileSha256: scores.fileSha256 })
    .from(scores)
    .where(and(eq(scores.jobId, job.id), isUndeletedCandidate(scores.candidateId)))
    .all();
  const documents = Object.fromEntries(
    files.map(({ candidateId, fileSha256 }) => [String(candidateId), fileSha256]),
  );
  const row = { ...manifest, jobId: job.id, status: "running" as const, documents };
  return db.transaction((tx) => {
    const { id } = tx.insert(aiRankings).values(row).returning({ id: aiRankings.id }).get();
    tx.run(sql`delete from ai_rankings where job_id = ${job.id} and status <> 'running' and id in (
      select id from ai_rankings where job_id = ${job.id}
      order by started_at desc, id desc limit -1 offset ${historyLimits.aiRankingsOfJob})`);
    return id;
  });
}

export async function endAiRanking(
  db: Database,
  id: number,
  end: Pick<AiRanking, "status" | "failure" | "tokens" | "finishedAt">,
): Promise<void> {
  db.update(aiRankings).set(end).where(eq(aiRankings.id, id)).run();
}

/** Marks rankings that a restart interrupted as failed. The previous ranks are kept. */
export async function failUnfinishedAiRankings(db: Database, now: Date): Promise<void> {
  db.update(aiRankings)
    .set({ status: "failed", failure: "The server was restarted meanwhile.", finishedAt: now })
    .where(eq(aiRankings.status, "running"))
    .run();
}

/**
 * The job's latest rankings, newest first. Each names thousands of files, so other requests are
 * answered between them.
 */
export async function listAiRankings(db: Database, job: ViewableJob): Promise<AiRanking[]> {
  const ids = db
    .select({ id: aiRankings.id })
    .from(aiRankings)
    .where(eq(aiRankings.jobId, job.id))
    .orderBy(desc(aiRankings.startedAt), desc(aiRankings.id))
    .limit(historyLimits.aiRankingsOfJob)
    .all();
  const rankings: AiRanking[] = [];
  for (const { id } of ids) {
    await setImmediate();
    rankings.push(...readAiRanking(db, job, id));
  }
  return rankings;
}

/** Returns the ranking without deleted candidates, or nothing if it was deleted. */
function readAiRanking(db: Database, job: ViewableJob, id: number): AiRanking[] {
  const deleted = db
    .select({ candidateId: candidates.id })
    .from(candidates)
    .where(and(eq(candidates.createdBy, job.createdBy), isNotNull(candidates.deletedAt)))
    .all();
  const deletedIds = new Set(deleted.map(({ candidateId }) => String(candidateId)));
  return db
    .select()
    .from(aiRankings)
    .where(eq(aiRankings.id, id))
    .all()
    .map(({ documents, ...ranking }) => ({
      ...ranking,
      documents: Object.fromEntries(
        Object.entries(documents).filter(([candidateId]) => !deletedIds.has(candidateId)),
      ),
    }));
}
