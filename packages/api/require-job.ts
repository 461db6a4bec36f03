import { findJob } from "@resume-picker/db/queries/access";
import type { JobFor } from "@resume-picker/db/queries/allowed-rows";
import { AppError } from "@resume-picker/domain/errors";
import type { JobAction } from "@resume-picker/domain/jobs/sharing/job-roles";
import { z } from "zod";
import type { UserContext } from "./trpc.ts";

export const JobId = z.object({ id: z.number().int().positive() });

/**
 * Returns the job if the user may perform this action, as its owner or a member. For others it
 * doesn't exist.
 */
export async function requireJob<Action extends JobAction>(
  ctx: UserContext,
  id: number,
  action: Action,
): Promise<JobFor[Action]> {
  const job = await findJob(ctx.db, id, { userId: ctx.user.id, action });
  if (!job) throw new AppError("NOT_FOUND", "Job not found");
  if (action !== "view") ctx.changedJobs.add(id);
  return job;
}
