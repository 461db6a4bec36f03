import { findCandidate } from "@resume-picker/db/queries/access";
import { createHash } from "node:crypto";
import { findCandidateDocument } from "@resume-picker/db/queries/candidates/candidates";
import { toCorrection } from "@resume-picker/db/queries/candidates/corrections";
import { listScoredCandidates } from "@resume-picker/db/queries/candidates/scores";
import type { ScoredCandidate } from "@resume-picker/db/queries/candidates/scores";
import { loadJobReading } from "@resume-picker/db/queries/job-readings";
import type { ViewableJob } from "@resume-picker/db/queries/allowed-rows";
import { findRetention } from "@resume-picker/db/queries/talent-pool/retention";
import { countHigherRanked } from "@resume-picker/db/queries/scoring/count-higher-ranked";
import { fieldRow } from "@resume-picker/domain/candidate-fields";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import { AppError } from "@resume-picker/domain/errors";
import {
  forAudience,
  reportAnswers,
  reportChange,
  reportOrder,
  reportParts,
  sectionsOf,
} from "@resume-picker/domain/candidate-report/build-report";
import type { OpenReport } from "@resume-picker/domain/candidate-report/build-report";
import { describeRetention } from "@resume-picker/domain/candidate-report/describe-retention";
import { listNotUsed } from "@resume-picker/domain/candidate-report/not-used";
import type { Improvement } from "@resume-picker/domain/candidate-report/find-biggest-improvement";
import type {
  CandidateReport,
  ReportAudience,
} from "@resume-picker/domain/candidate-report/candidate-report";
import { storedDocument } from "@resume-picker/domain/resume/shape/stored-document";
import { whyNotScored } from "@resume-picker/domain/resume/trust/is-scored";
import { hideForCandidate } from "../blind/hide-identity.ts";
import { toCandidate } from "../candidates/to-candidate.ts";
import type { UserContext } from "../trpc.ts";

const decisionText = { advance: "advanced", hold: "put on hold", decline: "declined" } as const;

/** Returns a report of everything about a candidate for a job, as of now. */
export async function makeReport(
  ctx: UserContext,
  job: ViewableJob,
  { candidateId, audience }: { candidateId: number; audience: ReportAudience },
): Promise<CandidateReport> {
  const subject = await loadSubject(ctx, job, candidateId);
  const change = await findImprovement(ctx, subject);
  const { owned, scored, stored } = subject;
  const { candidate, score } = scored;
  const { must, nice } = job.requirements;
  const term = findRetention(ctx.db, owned);
  const report: OpenReport = {
    format: "resume-picker-report",
    version: 1,
    audience,
    madeAt: ctx.clock().toISOString(),
    job: { title: job.title, description: job.description, must, nice },
    candidate: {
      name: displayName(candidate),
      fileName: candidate.fileName,
      fileSha256: owned.fileSha256,
      asOf: score.asOf,
    },
    score: scoreOf(scored),
    order: orderOf(ctx, subject, score),
    ranks: ranksOf(score),
    change: change && reportChange(change, orderOf(ctx, subject, change.score)),
    notScored: whyNotScored(candidate.warnings),
    warnings: [...candidate.warnings, ...score.warnings].map(({ message }) => message),
    corrections: correctionsOf(scored),
    decision: decisionOf(scored),
    notUsed: listNotUsed(stored.parsed, requirementsOf(scored)),
    kept: describeRetention({
      ...{ ...term, received: term.received.toISOString().slice(0, 10) },
      today: ctx.clock().toISOString().slice(0, 10),
    }),
  };
  // Applied before the digests are computed, since they cover what is shown.
  return addDigests(forAudience(hideForCandidate(ctx, candidateId, report), audience));
}

/** The scored requirements, including those that only the posting names. */
const requirementsOf = (scored: ScoredCandidate): string[] =>
  toCandidate(scored)
    .score.breakdown.filter(({ component }) => component === "skills")
    .flatMap(({ rows }) => rows.map(({ requirement }) => requirement));

/** Loads the candidate's stored data for the job. */
async function loadSubject(ctx: UserContext, job: ViewableJob, candidateId: number) {
  const [scored] = await listScoredCandidates(ctx.db, job, [candidateId]);
  const owned = await findCandidate(ctx.db, candidateId, { userId: ctx.user.id, action: "view" });
  const stored = owned && (await findCandidateDocument(ctx.db, owned));
  if (!scored || !owned || !stored) throw new AppError("NOT_FOUND", "Candidate not found");
  return { job, scored, owned, stored };
}

type Subject = Awaited<ReturnType<typeof loadSubject>>;

function scoreOf(scored: ScoredCandidate): CandidateReport["score"] {
  const { score } = scored;
  const { breakdown, weights } = toCandidate(scored).score;
  const parts = reportParts({ breakdown, weights });
  return {
    total: score.totalScore,
    parts,
    answers: reportAnswers(parts),
    scoredAt: score.scoredAt.toISOString(),
    scoringVersion: score.scoringVersion,
    parserVersion: score.parserVersion,
  };
}

/** Returns the candidate's place with the given score. */
function orderOf(
  ctx: UserContext,
  { job, owned }: Subject,
  score: { totalScore: number; skillMatchScore: number },
): CandidateReport["order"] {
  const { others, ...place } = countHigherRanked(ctx.db, job, { ...score, candidateId: owned.id });
  return reportOrder(place, others + 1);
}

const correctionsOf = ({ corrections }: ScoredCandidate): CandidateReport["corrections"] =>
  corrections.map(({ field, value, asRead, correctedAt, readBy }) => ({
    field: fieldRow(field).label,
    asRead: asRead ?? null,
    value: value ?? null,
    at: correctedAt.toISOString(),
    ...(readBy && { readBy }),
  }));

const decisionOf = ({ decision }: ScoredCandidate): CandidateReport["decision"] =>
  decision && {
    ...decision,
    decision: decisionText[decision.decision],
    at: decision.at.toISOString(),
  };

function ranksOf(score: ScoredCandidate["score"]): CandidateReport["ranks"] {
  const { manualRank, manualRankedAt, aiRank, aiRankEngine: engine, aiRankedAt } = score;
  const { isAiRankOutdated: isOutdated, aiRankReason: reason } = score;
  const at = (date: Date | null) => date?.toISOString() ?? null;
  return {
    manual: manualRank === null ? null : { rank: manualRank, at: at(manualRankedAt) },
    ai: aiRank === null ? null : { rank: aiRank, engine, at: at(aiRankedAt), isOutdated, reason },
  };
}

/**
 * Runs in a separate process, because parsing a long CV even once would block requests. Returns
 * null if the search takes too long.
 */
async function findImprovement(
  ctx: UserContext,
  { job, scored, stored, owned }: Subject,
): Promise<Improvement | null> {
  const reading = loadJobReading(ctx.db, job.id);
  if (reading === null) return null;
  const { score, corrections } = scored;
  const cv = {
    document: storedDocument(stored, owned.fileType),
    corrections: corrections.map(toCorrection),
    asOf: score.asOf,
    reading,
    reviews: scored.reviews,
    weights: score.weights,
    today: ctx.clock().toISOString().slice(0, 10),
  };
  try {
    return await ctx.reader.findImprovement({
      cv,
      currentTotal: score.totalScore,
      owner: ctx.user.id,
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === "UNAVAILABLE") throw error;
    return null;
  }
}

function addDigests(report: OpenReport): CandidateReport {
  const digests = sectionsOf(report).map(([name, json]) => [
    name,
    createHash("sha256").update(json).digest("hex"),
  ]);
  return { ...report, digests: Object.fromEntries(digests) as CandidateReport["digests"] }; // all strings
}
