import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import {
  discardDraft as discard,
  hasUntouchedDraft,
  startDraft as start,
} from "@resume-picker/db/queries/job-drafts";
import type { OwnedJob } from "@resume-picker/db/queries/allowed-rows";
import { requireQuotaForJob } from "../accounts/quota.ts";
import { actedBy } from "../acted-by.ts";
import { changeBy } from "../deletion-change.ts";
import type { UserContext } from "../trpc.ts";

/** What the add button opens: the untouched draft that there is, or else a new one. */
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

/** Removes the job if it is still as the add button made it; anything else stays. */
export function discardDraft(ctx: UserContext, job: OwnedJob): { isDiscarded: boolean } {
  return { isDiscarded: discard(ctx.db, job, changeBy(ctx, "job", "delete")) };
}
