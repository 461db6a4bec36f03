import { findCandidate } from "@resume-picker/db/queries/access";
import { findParsedCandidate } from "@resume-picker/db/queries/candidates/candidates";
import { loadJobReading } from "@resume-picker/db/queries/job-readings";
import type { OwnedJob } from "@resume-picker/db/queries/allowed-rows";
import { addToJob as saveAdded, listOfJob } from "@resume-picker/db/queries/talent-pool/add-to-job";
import type { AddedScore } from "@resume-picker/db/queries/talent-pool/add-to-job";
import { AppError } from "@resume-picker/domain/errors";
import { actedBy } from "../acted-by.ts";
import { requireCandidate } from "../candidates/require-candidate.ts";
import { requireJob } from "../require-job.ts";
import { scoreForJob, retryWhileJobsChange } from "../scoring/score-for-job.ts";
import type { UserContext } from "../trpc.ts";

/**
 * Adds existing candidates to this job and scores them for it, or adds none if one isn't the user's
 * own. Those already on the job keep their scores.
 */
export async function addToJob(
  ctx: UserContext,
  job: OwnedJob,
  named: readonly number[],
): Promise<{ message: string; added: number; already: number }> {
  const ids = [...new Set(named)];
  const added = await retryWhileJobsChange(async () => {
    const present = await requireJob(ctx, job.id, "own");
    const known = await listOfJob(ctx.db, present, ids);
    for (const id of ids) await requireCandidate(ctx, id, "own");
    const wanted = ids.filter((id) => !known.has(id));
    const scores = await scoreSome(ctx, present, wanted);
    if (scores === null) return null;
    if (scores.length === 0) return 0;
    const action = {
      ...actedBy(ctx),
      action: "job.add-candidates" as const,
      resource: { type: "job" as const, id: job.id },
      metadata: { candidates: scores.length },
      now: ctx.clock(),
    };
    return (await saveAdded(ctx.db, present, { scores, action })) ? scores.length : null;
  });
  const already = ids.length - added;
  const message = `${added} ${added === 1 ? "candidate" : "candidates"} added to ${job.title}`;
  return { message, added, already };
}

/** Scores one candidate at a time. Returns null if one was deleted meanwhile. */
async function scoreSome(
  ctx: UserContext,
  job: OwnedJob,
  ids: readonly number[],
): Promise<AddedScore[] | null> {
  const reading = loadJobReading(ctx.db, job.id);
  if (reading === null) throw new AppError("NOT_FOUND", "Job not found");
  const scores: AddedScore[] = [];
  for (const id of ids) {
    if (scores.length > 0) await new Promise((resolve) => setImmediate(resolve));
    const candidate = await findCandidate(ctx.db, id, { userId: ctx.user.id, action: "own" });
    const cv = candidate && (await findParsedCandidate(ctx.db, candidate));
    if (!cv) return null;
    const { fileSha256, updatedAt: changedAt } = cv.candidate;
    const scorable = { ...cv, candidateId: id, fileSha256 };
    scores.push({
      score: scoreForJob(ctx.db, scorable, { job: { ...job, reading }, now: ctx.clock() }),
      changedAt,
    });
  }
  return scores;
}
