import { findDocumentLines } from "@resume-picker/db/queries/candidates/candidates";
import {
  listScoredAsGiven,
  listScoredCandidates,
} from "@resume-picker/db/queries/candidates/scores";
import type { ScoredCandidate } from "@resume-picker/db/queries/candidates/scores";
import { addDecisions, listDecisions } from "@resume-picker/db/queries/decisions/decisions";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { recordOpening, linkName } from "@resume-picker/db/queries/review-links/review-links";
import type { OpenedLink } from "@resume-picker/db/queries/review-links/review-links";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import { AppError } from "@resume-picker/domain/errors";
import { fileTypes } from "@resume-picker/domain/file-types";
import { whyNotScored } from "@resume-picker/domain/resume/trust/is-scored";
import { reviewerTitle } from "@resume-picker/domain/review-links/link-rules";
import type { ReviewAnswer } from "@resume-picker/domain/review-links/review-link";
import type { ReviewedCandidate, ReviewPage } from "@resume-picker/domain/review-links/review-page";
import { scoreParts } from "@resume-picker/domain/score-parts";
import { actedBy } from "../acted-by.ts";
import { toCandidate } from "../candidates/to-candidate.ts";
import type { Context } from "../context.ts";
import { blindCopy, blindCopyName } from "../blind/blind-copy.ts";
import { Download, nobody } from "../download.ts";
import { requireQuotaFor } from "../require-quota.ts";

const idOf = ({ link }: OpenedLink) => linkName(link.id);

/** Returns everything that the link shows, and counts the visit. */
export async function showReviewPage(ctx: Context, opened: OpenedLink): Promise<ReviewPage> {
  const { job, link } = opened;
  await recordVisit(ctx, opened);
  const scored = await listScoredAsGiven(ctx.db, job, opened.candidateIds);
  const candidates: ReviewedCandidate[] = [];
  for (const each of scored) candidates.push(await reviewed(ctx, opened, each));
  const { title, description, requirements } = job;
  return {
    job: { title, description, ...requirements },
    expiresAt: link.expiresAt.toISOString(),
    candidates,
  };
}

async function reviewed(
  ctx: Context,
  opened: OpenedLink,
  scored: ScoredCandidate,
): Promise<ReviewedCandidate> {
  const { candidate, score } = scored;
  const { breakdown } = toCandidate(scored).score;
  const answers = breakdown
    .filter(({ component }) => component === "skills")
    .flatMap(({ rows }) => rows)
    .flatMap(({ requirement, kind, state, quote }) =>
      state === null
        ? []
        : [{ requirement, isMust: kind === "must", state, quote: quote?.text ?? null }],
    );
  const redaction = ctx.identityFilter.of(candidate.id);
  const document = await findDocumentLines(ctx.db, opened.job, candidate.id);
  const own = (await listDecisions(ctx.db, opened.job, candidate.id)).findLast(
    ({ by }) => by?.id === idOf(opened),
  );
  const notScored = whyNotScored(candidate.warnings);
  return {
    id: candidate.id,
    name: displayName(candidate),
    lastRoleTitle: candidate.lastRoleTitle,
    yearsExperience: candidate.yearsExperience,
    total: notScored === null ? score.totalScore : null,
    notScored,
    parts: breakdown.map(({ component, score: points, reason }) => ({
      label: scoreParts.find((part) => part.component === component)?.label ?? component,
      points,
      reason,
    })),
    answers,
    // Excludes the warning about shared addresses, which may name a candidate who isn't shown.
    warnings: [...candidate.warnings, ...score.warnings]
      // Shown instead of the score.
      .filter(({ code }) => code !== "language-not-supported")
      .map(({ message }) => message),
    fileName: redaction ? blindCopyName(redaction) : candidate.fileName,
    lines: document?.lines.map(({ text }) => text) ?? [],
    answered:
      own === undefined || own.decision === null
        ? null
        : { decision: own.decision, note: own.note, by: own.by?.name ?? "" },
  };
}

/** Counts every visit, but audits only the first ones of an hour. */
async function recordVisit(ctx: Context, { link, job }: OpenedLink): Promise<void> {
  const now = ctx.clock();
  await recordOpening(ctx.db, link.id, now);
  const isAudited = await ctx.rateLimits.count("review-open-told", String(link.id)).then(
    () => true,
    () => false,
  );
  if (!isAudited) return;
  await recordAction(ctx.db, {
    ...actedBy(ctx),
    action: "job.open-review-link",
    resource: { type: "job", id: job.id },
    metadata: { link: link.id },
    now,
  });
}

/** Saves the visitor's decision in the ledger, under the name they entered. */
export async function decideByLink(
  ctx: Context,
  opened: OpenedLink,
  { candidateId, name, decision, note }: ReviewAnswer,
): Promise<void> {
  const { link, job, candidateIds } = opened;
  if (!candidateIds.includes(candidateId)) throw new AppError("NOT_FOUND", "Candidate not found");
  await ctx.rateLimits.count("review-answer", String(link.id));
  requireQuotaFor(ctx, "decisions", { ownerId: job.createdBy });
  const now = ctx.clock();
  await addDecisions(ctx.db, job, {
    candidateIds: [candidateId],
    input: { decision, reasons: [], note },
    by: { id: idOf(opened), name: reviewerTitle(name), now },
    action: {
      ...actedBy(ctx),
      action: "job.answer-review-link",
      resource: { type: "job", id: job.id },
      metadata: { link: link.id, decision },
      now,
    },
  });
  ctx.changedJobs.add(job.id);
}

/** Returns the uploaded CV. */
export async function downloadByLink(
  ctx: Context,
  { job, candidateIds }: OpenedLink,
  candidateId: number,
): Promise<Download> {
  const [found] = candidateIds.includes(candidateId)
    ? await listScoredCandidates(ctx.db, job, [candidateId])
    : [];
  if (!found) throw new AppError("NOT_FOUND", "Candidate not found");
  const { fileName, fileType } = found.candidate;
  const redaction = ctx.identityFilter.of(candidateId);
  if (redaction) return new Download({ ...blindCopy(redaction), identifies: nobody });
  const bytes = await ctx.files.open(found.score.fileSha256);
  return new Download({
    identifies: [candidateId],
    fileName,
    mimeType: fileTypes[fileType].mimeType,
    bytes: new Uint8Array(bytes),
  });
}
