import type { NewAction } from "@resume-picker/db/queries/accounts/user-actions";
import { addDecisions, undoDecisions } from "@resume-picker/db/queries/decisions/decisions";
import type { ReviewableJob } from "@resume-picker/db/queries/allowed-rows";
import type { Decision, DecisionInput } from "@resume-picker/domain/decisions/decision";
import { requireQuotaFor } from "../require-quota.ts";
import { actedBy } from "../acted-by.ts";
import type { UserContext } from "../trpc.ts";
import { deciderOf } from "./decider.ts";

/** Records decisions made by people. No rule or engine calls this. */
export async function decide(
  ctx: UserContext,
  job: ReviewableJob,
  { candidateIds, input }: { candidateIds: readonly number[]; input: DecisionInput },
): Promise<Decision[]> {
  requireQuotaFor(ctx, "decisions", { ownerId: job.createdBy, adding: candidateIds.length });
  const by = deciderOf(ctx);
  const action: NewAction = {
    ...actedBy(ctx),
    action: "candidate.decide",
    resource: { type: "job", id: job.id },
    metadata: { candidates: candidateIds.length, decision: input.decision ?? "cleared" },
    now: by.now,
  };
  return addDecisions(ctx.db, job, { candidateIds, input, by, action });
}

export async function undo(
  ctx: UserContext,
  job: ReviewableJob,
  rows: readonly number[],
): Promise<Decision[]> {
  requireQuotaFor(ctx, "decisions", { ownerId: job.createdBy, adding: rows.length });
  const by = deciderOf(ctx);
  const action: NewAction = {
    ...actedBy(ctx),
    action: "candidate.undo-decision",
    resource: { type: "job", id: job.id },
    metadata: { decisions: rows.length },
    now: by.now,
  };
  return undoDecisions(ctx.db, job, { rows, by, action });
}
