import { findJob } from "@resume-picker/db/queries/access";
import { endBackgroundJob, failBackgroundJob } from "@resume-picker/db/queries/background-jobs";
import { endJudging } from "@resume-picker/db/queries/scoring/judging";
import { endAbandonedChecks } from "@resume-picker/db/queries/scoring/agreement-checks";
import type { Parts } from "../context.ts";
import { AppError } from "@resume-picker/domain/errors";
import { actForUser } from "./act-for-user.ts";
import { aiRankJob, rankerOf } from "../scoring/ai-rank-job.ts";
import { judgeJob } from "../scoring/judge-job.ts";

/** A job that was interrupted by this many crashes isn't resumed. */
const maxAttempts = 3;

/**
 * Resumes the jobs that the last process left, one after another. Never rejects. The built-in
 * engine restarts its ranking. An AI service isn't called again automatically, because that costs
 * money. Its ranking fails, the previous ranks are kept, and the owner can start it again.
 */
export async function resumeBackgroundJobs(parts: Parts): Promise<void> {
  endAbandonedChecks(parts.db, "Interrupted by a restart. Start it again.", parts.clock());
  await resumeJudgings(parts);
  const isPaid = rankerOf(parts).manifest.model !== null;
  for (const found of await parts.backgroundJobs.abandoned("ai-rank")) {
    try {
      const ctx = await actForUser(parts, found.userId);
      const asker = ctx && ({ userId: ctx.user.id, action: "edit" } as const);
      const job = asker && (await findJob(parts.db, Number(found.key), asker));
      if (!ctx || !job) await endBackgroundJob(parts.db, found.id);
      else if (isPaid)
        await failBackgroundJob(parts.db, found.id, "Interrupted by a restart. Start it again.");
      else if (found.attempts >= maxAttempts) {
        await failBackgroundJob(
          parts.db,
          found.id,
          "It was started three times and never finished.",
        );
      } else await aiRankJob(ctx, job);
    } catch (error) {
      if (error instanceof AppError && error.code === "FORBIDDEN")
        await endBackgroundJob(parts.db, found.id);
      parts.log.error({ category: "scoring", error }, "work could not be resumed");
    }
  }
}

/** Judgings continue where they stopped, since answers are stored and not requested again. */
async function resumeJudgings(parts: Parts): Promise<void> {
  for (const found of await parts.backgroundJobs.abandoned("judge")) {
    const ctx = await actForUser(parts, found.userId);
    const asker = ctx && ({ userId: ctx.user.id, action: "edit" } as const);
    const job = asker && (await findJob(parts.db, Number(found.key), asker));
    if (ctx && job && parts.ai.judge !== null && found.attempts < maxAttempts) {
      void judgeJob(ctx, job);
      continue;
    }
    await endBackgroundJob(parts.db, found.id);
    const failure = "Interrupted by a restart. Start it again.";
    endJudging(parts.db, Number(found.key), { status: "failed", failure, now: parts.clock() });
  }
}
