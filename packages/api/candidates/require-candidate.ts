import { findCandidate } from "@resume-picker/db/queries/access";
import { listJobsOfCandidates } from "@resume-picker/db/queries/members";
import type { CandidateFor } from "@resume-picker/db/queries/allowed-rows";
import { AppError } from "@resume-picker/domain/errors";
import type { JobAction } from "@resume-picker/domain/jobs/sharing/job-roles";
import { z } from "zod";
import type { UserContext } from "../trpc.ts";

export const CandidateId = z.object({ id: z.number().int().positive() });

/**
 * Returns the candidate if the user may perform this action, as their owner or as a member of one
 * of their jobs. For others the candidate doesn't exist.
 */
export async function requireCandidate<Action extends JobAction>(
  ctx: UserContext,
  id: number,
  action: Action,
): Promise<CandidateFor[Action]> {
  const candidate = await findCandidate(ctx.db, id, { userId: ctx.user.id, action });
  if (!candidate) throw new AppError("NOT_FOUND", "Candidate not found");
  if (action !== "view") noteChanged(ctx, [id]);
  return candidate;
}

/** Notifies open pages of the candidates' jobs. */
export function noteChanged(ctx: UserContext, ids: readonly number[]): void {
  for (const jobId of listJobsOfCandidates(ctx.db, ids)) ctx.changedJobs.add(jobId);
}
