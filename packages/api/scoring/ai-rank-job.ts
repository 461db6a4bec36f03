import type { RankableCandidate } from "@resume-picker/adapters/ai/ai-engine";
import type { OwnedJob } from "@resume-picker/db/queries/owned-rows";
import { listRankableDocuments } from "@resume-picker/db/queries/candidates";
import { listScoredCandidates, saveAiRanks } from "@resume-picker/db/queries/scores";
import { recordAction } from "@resume-picker/db/queries/user-actions";
import { AppError } from "@resume-picker/domain/errors";
import type { UserContext } from "../trpc.ts";
import { scorableResume } from "./score-for-job.ts";

/** Ranks by the engine; the former ranks stand until the new ones are complete. */
export async function aiRankJob(
  ctx: UserContext,
  job: OwnedJob,
): Promise<{ rankedCount: number; engine: string }> {
  const { ai, db } = ctx;
  // Two clicks make one run after the other, never two at once.
  return ctx.fileLock(`ai-rank-job-${job.id}`, async () => {
    const scores = new Map(
      (await listScoredCandidates(db, job)).map(({ candidate, score }) => [candidate.id, score]),
    );
    const candidates: RankableCandidate[] = [];
    for (const { candidateId, parsed, redacted } of await listRankableDocuments(db, job)) {
      const score = scores.get(candidateId);
      if (!score) continue;
      candidates.push({
        id: candidateId,
        lines: redacted,
        resume: scorableResume(parsed),
        score: { ...score, breakdown: score.explanation },
      });
      if (candidates.length % 20 === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    const ranks = await ai.rankCandidates({ job, candidates });
    assertComplete(ranks, candidates);
    const now = ctx.clock();
    await saveAiRanks(db, job, {
      ranks: ranks.map(({ id, rank, reason }) => ({ candidateId: id, rank, reason })),
      engine: ai.name,
      now,
    });
    await recordAction(db, {
      userId: ctx.user.id,
      action: "job.ai-rank",
      resource: { type: "job", id: job.id },
      metadata: { candidates: ranks.length, engine: ai.name },
      now,
    });
    return { rankedCount: ranks.length, engine: ai.name };
  });
}

/** Whatever an engine answers, each candidate is ranked once and nobody else is. */
function assertComplete(
  ranks: readonly { id: number; rank: number }[],
  candidates: readonly { id: number }[],
): void {
  const wanted = new Set(candidates.map(({ id }) => id));
  const isComplete =
    ranks.length === wanted.size &&
    ranks.every(({ id }) => wanted.delete(id)) &&
    new Set(ranks.map(({ rank }) => rank)).size === ranks.length;
  if (!isComplete) {
    throw new AppError(
      "UNAVAILABLE",
      "The AI engine's answer could not be used. Please try again.",
    );
  }
}
