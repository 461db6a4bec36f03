import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import {
  discardDraft as discard,
  hasUntouchedDraft,
  startDraft as start,
} from "@resume-picker/db/queries/job-drafts";
import type { OwnedJob } from "@resume-picker/db/queries/allowed-rows";
import { requireQuotaForJob } from "../accounts/quota.ts";
import { actedBy } from "../acted-by.ts";
import { deletionChange } from "../deletion-change.ts";
import type { UserContext } from "../trpc.ts";

/** Returns the user's untouched draft, or creates one. Used by the add button. */
export async function startDraft(ctx: UserContext): Promise<{ job: OwnedJob; isNew: boolean }> {
  if (!hasUntouchedDraft(ctx.db, ctx.user.id)) await requireQuotaForJob(ctx);
  const now = ctx.clock();
  const { job, isNew } = start(ctx.db, { ownerId: ctx.user.id, now });
  if (isNew) {
    const resource = { type: "job", id: job.id } as const;
    await recordAction(ctx.db, { ...actedBy(ctx), action: "job.create", resource, now });
  }
  return { job, isNew };
}

/** Deletes the job if it is still an untouched draft. Other jobs are kept. */
export function discardDraft(ctx: UserContext, job: OwnedJob): { isDiscarded: boolean } {
  return { isDiscarded: discard(ctx.db, job, deletionChange(ctx, "job", "delete")) };
}
