import type { NewAction } from "@resume-picker/db/queries/accounts/user-actions";
import { addDecisions, undoDecisions } from "@resume-picker/db/queries/decisions/decisions";
import type { OwnedJob } from "@resume-picker/db/queries/owned-rows";
import type { Decision, DecisionInput } from "@resume-picker/domain/decisions/decision";
import { actedBy } from "../acted-by.ts";
import type { UserContext } from "../trpc.ts";
import { deciderOf } from "./decider.ts";

/** Only ever what a person asked for: no rule and no engine comes here. */
export async function decide(
  ctx: UserContext,
  job: OwnedJob,
  { candidateIds, input }: { candidateIds: readonly number[]; input: DecisionInput },
): Promise<Decision[]> {
  const by = deciderOf(ctx);
  const action: NewAction = {
    ...actedBy(ctx),
    action: "candidate.decide",
    resource: { type: "job", id: job.id },
    metadata: { candidates: candidateIds.length, decision: input.decision ?? "taken back" },
    now: by.now,
  };
  return addDecisions(ctx.db, job, { candidateIds, input, by, action });
}

export async function undo(
  ctx: UserContext,
  job: OwnedJob,
  rows: readonly number[],
): Promise<Decision[]> {
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
