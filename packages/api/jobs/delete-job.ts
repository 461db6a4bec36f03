import { markJobDeleted, restoreJob } from "@resume-picker/db/queries/job-deletion";
import type { OwnedJob } from "@resume-picker/db/queries/allowed-rows";
import { requireQuotaForJob } from "../accounts/quota.ts";
import { deletionChange } from "../deletion-change.ts";
import type { UserContext } from "../trpc.ts";

/** Hides the job immediately and erases it after the time for Undo. */
export async function deleteJob(ctx: UserContext, job: OwnedJob): Promise<void> {
  await markJobDeleted(ctx.db, job, deletionChange(ctx, "job", "delete"));
}

/** Restores the job with its candidates, ranks and shortlist. */
export async function undeleteJob(ctx: UserContext, id: number): Promise<void> {
  await requireQuotaForJob(ctx);
  await restoreJob(ctx.db, id, deletionChange(ctx, "job", "restore"));
  ctx.changedJobs.add(id);
}
