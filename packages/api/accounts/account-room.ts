import {
  countOpenSessions,
  countOwnCandidates,
  countOwnJobs,
} from "@resume-picker/db/queries/accounts/account-usage";
import { endOwnSessions, listOwnSessions } from "@resume-picker/db/queries/accounts/own-sessions";
import { limitMessages, usageOf } from "@resume-picker/domain/accounts/account-limits";
import type { LimitUsage } from "@resume-picker/domain/accounts/account-limits";
import { AppError } from "@resume-picker/domain/errors";
import type { Context } from "../context.ts";
import type { UserContext } from "../trpc.ts";

const megabyte = 1024 * 1024;

/** What the account has of what it may have. */
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

/** @throws AppError CONFLICT when the account has all the jobs that it may have. */
export async function requireRoomForJob(ctx: UserContext): Promise<void> {
  if ((await countOwnJobs(ctx.db, ctx.user.id)) >= ctx.limits.jobs) {
    throw new AppError("CONFLICT", limitMessages.jobs(ctx.limits));
  }
}

/**
 * Asked once for each request, before its files are read: what a last one brings may go beyond the
 * limit by its own files.
 * @param count how many there will be in any case, where that is known.
 * @throws AppError CONFLICT when the account has all the candidates or bytes that it may have.
 */
export async function requireRoomForCvs(ctx: UserContext, count = 1): Promise<void> {
  const { candidates, bytes } = await countOwnCandidates(ctx.db, ctx.user.id);
  if (candidates + count > ctx.limits.candidates) {
    throw new AppError("CONFLICT", limitMessages.candidates(ctx.limits));
  }
  if (bytes >= ctx.limits.storageMb * megabyte) {
    throw new AppError("CONFLICT", limitMessages.storageMb(ctx.limits));
  }
}

/** Signing in always works: beyond the limit the oldest session ends, never the one just begun. */
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
