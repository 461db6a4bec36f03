import {
  countReceivedBefore,
  findKeepMonths,
  listReceivedBefore,
  saveKeepMonths,
} from "@resume-picker/db/queries/talent-pool/retention";
import { AppError } from "@resume-picker/domain/errors";
import { pastBefore } from "@resume-picker/domain/talent-pool/retention";
import type { KeepMonths, Retention } from "@resume-picker/domain/talent-pool/retention";
import { actedBy } from "../acted-by.ts";
import { deleteCandidates } from "../candidates/delete-candidates.ts";
import type { UserContext } from "../trpc.ts";

/** Each is a row of the audit trail: more would hold everybody else's requests for too long. */
const maxAtOnce = 2000;

export const dayOf = (ctx: UserContext): string => ctx.clock().toISOString().slice(0, 10);

export function showRetention(ctx: UserContext): Retention {
  const keepMonths = findKeepMonths(ctx.db, ctx.user.id);
  if (keepMonths === null) return { keepMonths, receivedBefore: null, past: 0 };
  const receivedBefore = pastBefore(dayOf(ctx), keepMonths);
  const past = countReceivedBefore(ctx.db, ctx.user.id, receivedBefore);
  return { keepMonths, receivedBefore, past };
}

export function setRetention(ctx: UserContext, keepMonths: KeepMonths): Retention {
  saveKeepMonths(ctx.db, keepMonths, {
    ...{ ...actedBy(ctx), userId: ctx.user.id },
    action: "account.retention",
    metadata: { months: keepMonths ?? 0 },
    now: ctx.clock(),
  });
  return showRetention(ctx);
}

/**
 * Deletes those past their time, as a deletion by hand would: nobody is deleted but by such a call.
 * The caller names the day that they were told, so that no more are deleted than they saw.
 */
export async function erasePast(
  ctx: UserContext,
  day: string,
): Promise<{ message: string; ids: number[]; left: number }> {
  if (showRetention(ctx).receivedBefore !== day)
    throw new AppError("CONFLICT", "Who is past their time has changed. Look again first.");
  const ids = listReceivedBefore(ctx.db, ctx.user.id, { day, limit: maxAtOnce });
  if (ids.length > 0) await deleteCandidates(ctx, ids);
  const message = `${ids.length} ${ids.length === 1 ? "candidate" : "candidates"} deleted`;
  return { message, ids, left: countReceivedBefore(ctx.db, ctx.user.id, day) };
}
