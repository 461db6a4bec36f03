import {
  countByOwner,
  markCandidatesDeleted,
  restoreCandidates,
} from "@resume-picker/db/queries/candidate-deletion";
import { codeName } from "@resume-picker/domain/blind/code-name";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import { requireQuotaForCvs } from "../accounts/quota.ts";
import { noteChanged } from "./require-candidate.ts";
import { deletionChange } from "../deletion-change.ts";
import type { UserContext } from "../trpc.ts";

/**
 * Hides the candidates immediately and erases them after the time for Undo. If the user may not
 * delete one of them, none are deleted. Returns their number.
 */
export async function deleteCandidates(
  ctx: UserContext,
  named: readonly number[],
): Promise<number> {
  const ids = [...new Set(named)];
  await markCandidatesDeleted(ctx.db, ids, deletionChange(ctx, "candidate", "delete"));
  noteChanged(ctx, ids);
  return ids.length;
}

/** Restores the candidates in every job and shortlist. Returns their number. */
export async function undeleteCandidates(
  ctx: UserContext,
  named: readonly number[],
): Promise<number> {
  const ids = [...new Set(named)];
  for (const { ownerId, count } of countByOwner(ctx.db, ids)) {
    await requireQuotaForCvs(ctx, { ownerId, count });
  }
  const hidden = ctx.identityFilter.hiddenOf(ids);
  await restoreCandidates(ctx.db, ids, {
    ...deletionChange(ctx, "candidate", "restore"),
    nameOf: (row) => (hidden.has(row.id) ? codeName(row.id) : displayName(row)),
  });
  noteChanged(ctx, ids);
  return ids.length;
}
