import {
  countOpenSessions,
  countOwnCandidates,
  countOwnJobs,
  countStoredBytes,
} from "@resume-picker/db/queries/accounts/account-usage";
import { endOwnSessions, listOwnSessions } from "@resume-picker/db/queries/accounts/own-sessions";
import { totalStorageMessage, usageOf } from "@resume-picker/domain/accounts/account-limits";
import type { LimitUsage } from "@resume-picker/domain/accounts/account-limits";
import { AppError } from "@resume-picker/domain/errors";
import type { Context } from "../context.ts";
import { accountIsFull } from "../require-quota.ts";
import type { UserContext } from "../trpc.ts";

const megabyte = 1024 * 1024;

/** Returns the account's usage with its limits. */
export async function accountUsage(ctx: UserContext): Promise<LimitUsage[]> {
  const { candidates, bytes } = await countOwnCandidates(ctx.db, ctx.user.id);
  const used = {
    jobs: await countOwnJobs(ctx.db, ctx.user.id),
    candidates,
    storageMb: Math.ceil(bytes / megabyte),
    sessions: await countOpenSessions(ctx.db, ctx.user.id, ctx.clock()),
  };
  return usageOf(used, ctx.limits);
}

/** @throws AppError CONFLICT if the account has reached its limit of jobs. */
export async function requireQuotaForJob(ctx: UserContext, ownerId = ctx.user.id): Promise<void> {
  if ((await countOwnJobs(ctx.db, ownerId)) >= ctx.limits.jobs) {
    throw accountIsFull(ctx, "jobs");
  }
}

/**
 * Called once per request, before its files are read. The files of the last accepted request may
 * therefore exceed the limit.
 * @param of.ownerId the owner of the candidates. Uploads by members count for the job's owner.
 * @param of.count the minimum number of new candidates, if known.
 * @throws AppError CONFLICT if the account has reached its limit of candidates or bytes.
 */
export async function requireQuotaForCvs(
  ctx: UserContext,
  { ownerId = ctx.user.id, count = 1 }: { ownerId?: string; count?: number } = {},
): Promise<void> {
  const { candidates, bytes } = await countOwnCandidates(ctx.db, ownerId);
  if (candidates + count > ctx.limits.candidates) {
    throw accountIsFull(ctx, "candidates");
  }
  if (bytes >= ctx.limits.storageMb * megabyte) {
    throw accountIsFull(ctx, "storageMb");
  }
  await requireTotalQuota(ctx);
}

/** How long the total of all accounts is cached. Uploads may exceed the limit meanwhile. */
const totalHoldsMs = 10_000;
const totals = new WeakMap<Context["db"], { at: number; bytes: number }>();

/** @throws AppError UNAVAILABLE if the installation has reached its storage limit. */
async function requireTotalQuota({ db, totalStorageMb }: Context): Promise<void> {
  const known = totals.get(db);
  const now = performance.now();
  const isFresh = known !== undefined && now - known.at < totalHoldsMs;
  const total = isFresh ? known : { at: now, bytes: await countStoredBytes(db) };
  totals.set(db, total);
  if (total.bytes < totalStorageMb * megabyte) return;
  throw new AppError("UNAVAILABLE", totalStorageMessage(totalStorageMb), { retryAfter: 3600 });
}

/** Ends the oldest sessions beyond the limit, but never the new one. Signing in always works. */
export async function endOldestSessions(
  ctx: Context,
  begun: { userId: string; sessionId: string },
): Promise<void> {
  const { userId, sessionId } = begun;
  const now = ctx.clock();
  if ((await countOpenSessions(ctx.db, userId, now)) <= ctx.limits.sessions) return;
  const open = await listOwnSessions(ctx.db, userId, now);
  const others = open.filter(({ id }) => id !== sessionId);
  for (const { id } of others.slice(ctx.limits.sessions - 1)) {
    await endOwnSessions(ctx.db, { userId, sessionId: id, now });
  }
}
