import {
  markCandidatesDeleted,
  restoreCandidates,
} from "@resume-picker/db/queries/candidate-deletion";
import { AppError } from "@resume-picker/domain/errors";
import { requireRoomForCvs } from "../accounts/account-room.ts";
import { changeBy } from "../deletion-change.ts";
import type { UserContext } from "../trpc.ts";

/**
 * They are gone for everybody at once, and erased when Undo is over: all of them or, where one isn't
 * the user's own, none. Answers how many there were.
 */
export async function deleteCandidates(
  ctx: UserContext,
  named: readonly number[],
): Promise<number> {
  const ids = [...new Set(named)];
  const isDone = await markCandidatesDeleted(ctx.db, ids, changeBy(ctx, "candidate", "delete"));
  if (!isDone) throw new AppError("NOT_FOUND", "Candidate not found");
  return ids.length;
}

/** Undo: back as they were, in every job and shortlist. Answers how many there were. */
export async function undeleteCandidates(
  ctx: UserContext,
  named: readonly number[],
): Promise<number> {
  const ids = [...new Set(named)];
  await requireRoomForCvs(ctx, ids.length);
  await restoreCandidates(ctx.db, ids, changeBy(ctx, "candidate", "restore"));
  return ids.length;
}
