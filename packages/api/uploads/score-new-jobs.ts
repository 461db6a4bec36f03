import { findParsedCandidate } from "@resume-picker/db/queries/candidates/candidates";
import { findJob } from "@resume-picker/db/queries/access";
import { listScoredJobs } from "@resume-picker/db/queries/jobs";
import type { EditableCandidate, EditableJob } from "@resume-picker/db/queries/allowed-rows";
import type { StoredJob } from "@resume-picker/domain/jobs/job";
import type { NewScore } from "@resume-picker/db/queries/scoring/replace-scores";
import { scoreCvForJobs } from "../scoring/score-for-job.ts";
import type { UserContext } from "../trpc.ts";

/**
 * Returns the requested jobs and those the person is already on, in their current state. A job may
 * have been edited or deleted while a file was parsed.
 */
export async function jobsAsTheyAre(
  ctx: UserContext,
  jobs: readonly EditableJob[],
  known: EditableCandidate | null,
): Promise<StoredJob[]> {
  const found = known ? await listScoredJobs(ctx.db, known) : [];
  for (const { id } of jobs) {
    if (found.some((job) => job.id === id)) continue;
    const job = await findJob(ctx.db, id, { userId: ctx.user.id, action: "edit" });
    if (job) found.push(job);
  }
  return found;
}

/** Scores the current CV for the jobs that the person isn't on yet. */
export async function scoreForNewJobs(
  ctx: UserContext,
  known: EditableCandidate,
  jobs: readonly EditableJob[],
): Promise<{ scores: NewScore[]; jobs: StoredJob[] }> {
  const scored = new Set((await listScoredJobs(ctx.db, known)).map(({ id }) => id));
  const present = await jobsAsTheyAre(ctx, jobs, null);
  const missing = present.filter(({ id }) => !scored.has(id));
  const read = missing.length > 0 ? await findParsedCandidate(ctx.db, known) : null;
  if (!read) return { scores: [], jobs: [] };
  const cv = { ...read, fileSha256: known.fileSha256, candidateId: known.id };
  const scores = await scoreCvForJobs(ctx.db, { cv, jobs: missing }, ctx.clock());
  return { scores: scores.map((score) => ({ ...score, candidateId: known.id })), jobs: missing };
}
