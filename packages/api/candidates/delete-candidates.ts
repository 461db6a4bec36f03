import {
  countByOwner,
  markCandidatesDeleted,
  restoreCandidates,
} from "@resume-picker/db/queries/candidate-deletion";
import { codeName } from "@resume-picker/domain/blind/code-name";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import { requireQuotaForCvs } from "../accounts/quota.ts";
import { noteChanged } from "./require-candidate.ts";
import { changeBy } from "../deletion-change.ts";
import type { UserContext } from "../trpc.ts";

/**
 * They are gone for everybody at once, and erased when Undo is over: all of them or, where one isn't
 * one that the user may delete, none. Answers how many there were.
 */
export async function deleteCandidates(
  ctx: UserContext,
  named: readonly number[],
): Promise<number> {
  const ids = [...new Set(named)];
  await markCandidatesDeleted(ctx.db, ids, changeBy(ctx, "candidate", "delete"));
  noteChanged(ctx, ids);
  return ids.length;
}

/** Undo: back as they were, in every job and shortlist. Answers how many there were. */
export async function undeleteCandidates(
  ctx: UserContext,
  named: readonly number[],
): Promise<number> {
  const ids = [...new Set(named)];
  for (const { ownerId, count } of countByOwner(ctx.db, ids)) {
    await requireQuotaForCvs(ctx, { ownerId, count });
  }
  const hidden = ctx.veils.hiddenOf(ids);
  await restoreCandidates(ctx.db, ids, {
    ...changeBy(ctx, "candidate", "restore"),
    nameOf: (row) => (hidden.has(row.id) ? codeName(row.id) : displayName(row)),
  });
  noteChanged(ctx, ids);
  return ids.length;
}
