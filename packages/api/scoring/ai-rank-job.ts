import { linesForService } from "@resume-picker/domain/resume/redaction/lines-for-service";
import type {
  AiEngine,
  EngineRank,
  RankableCandidate,
  RankAnswers,
} from "@resume-picker/adapters/ai/ai-engine";
import { createYielder } from "@resume-picker/adapters/ai/yielder";
import type { EditableJob } from "@resume-picker/db/queries/allowed-rows";
import { beginAiRanking, endAiRanking } from "@resume-picker/db/queries/scoring/ai-rankings";
import { findRankAnswer, saveRankAnswers } from "@resume-picker/db/queries/scoring/rank-answers";
import {
  findDocumentLines,
  listRankableDocuments,
} from "@resume-picker/db/queries/candidates/candidates";
import type { RankableDocument } from "@resume-picker/db/queries/candidates/candidates";
import { listScoredCandidates, saveAiRanks } from "@resume-picker/db/queries/candidates/scores";
import { recordAudit } from "@resume-picker/db/queries/audit/append-audit";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { AppError } from "@resume-picker/domain/errors";
import { isScored } from "@resume-picker/domain/resume/trust/is-scored";
import { aiError } from "@resume-picker/domain/scoring/ai-failures";
import { actedBy } from "../acted-by.ts";
import { redactIdentity } from "@resume-picker/domain/resume/redaction/redact-identity";
import { parserVersion } from "@resume-picker/domain/resume/shape/parser-version";
import { storedDocument } from "@resume-picker/domain/resume/shape/stored-document";
import type { UserContext } from "../trpc.ts";
import { scorableResume } from "@resume-picker/domain/scoring/scorable-resume";

type Ranked = { rankedCount: number; engine: string };

/**
 * Ranks with the engine. The previous ranks are kept until the new ones are complete. A background
 * job row records the ranking in case of a restart.
 */
export async function aiRankJob(ctx: UserContext, job: EditableJob): Promise<Ranked> {
  return ctx.aiRuns.join(job.id, (signal) =>
    ctx.backgroundJobs.run({ kind: "ai-rank", key: String(job.id), userId: ctx.user.id }, () =>
      rank(ctx, job, signal),
    ),
  );
}

/** The service may not be allowed to rank. */
export const rankerOf = ({ ai }: { ai: AiEngine }): AiEngine => ai.ranker ?? ai;

async function rank(ctx: UserContext, job: EditableJob, signal: AbortSignal): Promise<Ranked> {
  const { db } = ctx;
  const ai = rankerOf(ctx);
  const ranking = await beginAiRanking(db, job, {
    userId: ctx.user.id,
    engine: ai.name,
    ...ai.manifest,
    startedAt: ctx.clock(),
  });
  let tokens: number | null = null;
  let sent = 0;
  const end = (status: "done" | "failed" | "stopped", failure: string | null) =>
    endAiRanking(db, ranking, { status, failure, tokens, finishedAt: ctx.clock() });
  try {
    const candidates = await listRankable(ctx, job);
    sent = candidates.length;
    const onTokens = (count: number) => (tokens = (tokens ?? 0) + count);
    const answers = answersIn(ctx, signal);
    const ranks = await ai.rankCandidates({ job, candidates, answers, signal, onTokens });
    signal.throwIfAborted();
    assertComplete(ranks, candidates);
    await saveRanks(ctx, job, ranks);
    await end("done", null);
    return { rankedCount: ranks.length, engine: ai.name };
  } catch (error) {
    const status = signal.aborted ? "stopped" : "failed";
    await end(status, signal.aborted ? "Stopped by the user." : failureOf(error));
    // The data was sent to the service even though the ranking failed.
    const { action, userId, ...event } = runOf(ctx, job, { status, candidates: sent });
    await recordAudit(db, { ...event, action, actorId: userId });
    throw error;
  }
}

/** Stored as they come: a ranking that was stopped or failed goes on from them. */
function answersIn({ db, clock }: UserContext, signal: AbortSignal): RankAnswers {
  return {
    find: (candidateId, asked) => findRankAnswer(db, candidateId, asked),
    save: (asked, answers) => {
      if (!signal.aborted) saveRankAnswers(db, { asked, answers, now: clock() });
    },
  };
}

const failureOf = (error: unknown) =>
  error instanceof AppError ? error.message : "Something went wrong on the server.";

async function listRankable(ctx: UserContext, job: EditableJob): Promise<RankableCandidate[]> {
  const scores = new Map(
    (await listScoredCandidates(ctx.db, job)).map(({ candidate, score }) => [candidate.id, score]),
  );
  const giveWay = createYielder();
  const candidates: RankableCandidate[] = [];
  for await (const document of rankableDocuments(ctx, job)) {
    const { candidateId, parsed } = document;
    const score = scores.get(candidateId);
    if (!score || !isScored(parsed.warnings)) continue;
    const lines = linesForService(await redactedLines(ctx, job, document), parsed);
    candidates.push({
      id: candidateId,
      fileSha256: score.fileSha256,
      lines,
      resume: scorableResume(parsed, lines),
      score: { ...score, breakdown: score.explanation },
    });
    await giveWay();
  }
  return candidates;
}

/** Returns the stored lines. Those of an older version are redacted again by current rules. */
async function redactedLines(
  { db }: UserContext,
  job: EditableJob,
  { candidateId, parserVersion: version, parsed, redacted }: RankableDocument,
): Promise<string[]> {
  if (version >= parserVersion) return redacted;
  const stored = await findDocumentLines(db, job, candidateId);
  return stored ? redactIdentity(storedDocument(stored, stored.fileType), parsed) : [];
}

/** Yields documents in small batches, because each is a whole CV parsed from JSON. */
async function* rankableDocuments(ctx: UserContext, job: EditableJob) {
  let after = 0;
  for (;;) {
    const page = await listRankableDocuments(ctx.db, job, { after, limit: 10 });
    yield* page;
    const last = page.at(-1);
    if (!last) return;
    after = last.candidateId;
  }
}

async function saveRanks(
  ctx: UserContext,
  job: EditableJob,
  ranks: readonly EngineRank[],
): Promise<void> {
  const now = ctx.clock();
  await saveAiRanks(ctx.db, job, {
    ranks: ranks.map(({ id, rank, reason }) => ({ candidateId: id, rank, reason })),
    engine: rankerOf(ctx).name,
    now,
  });
  await recordAction(ctx.db, runOf(ctx, job, { status: "done", candidates: ranks.length }));
}

function runOf(ctx: UserContext, job: EditableJob, run: { status: string; candidates: number }) {
  const { host, name: engine } = rankerOf(ctx);
  return {
    ...actedBy(ctx),
    action: "job.ai-rank",
    resource: { type: "job", id: job.id },
    // For a service, the engine's name is the model.
    metadata: { ...run, engine, ...(host === null ? {} : { host }) },
    now: ctx.clock(),
  } as const;
}

/** Checks that the engine ranked each candidate once, no one else, and skipped no rank. */
function assertComplete(
  ranks: readonly { id: number; rank: number }[],
  candidates: readonly { id: number }[],
): void {
  const wanted = new Set(candidates.map(({ id }) => id));
  const given = ranks.map(({ rank }) => rank).toSorted((a, b) => a - b);
  const isComplete =
    ranks.length === wanted.size &&
    ranks.every(({ id }) => wanted.delete(id)) &&
    given.every((rank, at) => rank === at + 1 || rank === given[at - 1]);
  if (!isComplete) {
    throw aiError("AI_SHAPE");
  }
}
