import { countOwned } from "@resume-picker/db/queries/accounts/count-owned";
import type { CountedLimit } from "@resume-picker/db/queries/accounts/count-owned";
import { limitMessage } from "@resume-picker/domain/accounts/account-limits";
import type { LimitName } from "@resume-picker/domain/accounts/account-limits";
import { AppError } from "@resume-picker/domain/errors";
import type { Context } from "./context.ts";
import type { UserContext } from "./trpc.ts";

export const accountIsFull = ({ limits }: Context, name: LimitName): AppError =>
  new AppError("CONFLICT", limitMessage(name, limits));

/**
 * Queries the count before other data is read or written.
 * @param of.ownerId the owner of the job or candidate. Additions by members count for the owner.
 * @throws AppError CONFLICT if `adding` more would exceed the account's limit.
 */
export function requireQuotaFor(
  ctx: UserContext | Context,
  name: CountedLimit,
  { ownerId = ctx.user?.id ?? "", adding = 1 }: { ownerId?: string; adding?: number } = {},
): void {
  if (countOwned(ctx.db, name, ownerId) + adding > ctx.limits[name]) throw accountIsFull(ctx, name);
}

/** The same for the limits of one candidate or job. */
export function requireQuotaOf(
  ctx: UserContext,
  name: CountedLimit & (`${string}OfCandidate` | `${string}OfJob`),
  id: number,
): void {
  if (countOwned(ctx.db, name, id) >= ctx.limits[name]) throw accountIsFull(ctx, name);
}
