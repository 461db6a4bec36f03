import { findCandidate } from "@resume-picker/db/queries/access";
import { findCandidateDocument } from "@resume-picker/db/queries/candidates/candidates";
import { listScoredCandidates } from "@resume-picker/db/queries/candidates/scores";
import { changeReviews, listReviews, saveReview } from "@resume-picker/db/queries/evidence/reviews";
import type { ReviewChange } from "@resume-picker/db/queries/evidence/reviews";
import type { EditableCandidate, EditableJob } from "@resume-picker/db/queries/allowed-rows";
import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import { AppError } from "@resume-picker/domain/errors";
import { reviewedText } from "@resume-picker/domain/scoring/reviews/evidence-review";
import type { LineReviewInput } from "@resume-picker/domain/scoring/reviews/review-input";
import { actedBy } from "../acted-by.ts";
import { lockPerson } from "../candidates/lock-person.ts";
import { toCandidate } from "../candidates/to-candidate.ts";
import { deciderOf } from "../decisions/decider.ts";
import { requireJob } from "../require-job.ts";
import { requireQuotaFor, requireQuotaOf } from "../require-quota.ts";
import { retryWhileJobsChange, scoreForJob } from "../scoring/score-for-job.ts";
import type { Scorable } from "../scoring/score-for-job.ts";
import type { UserContext } from "../trpc.ts";
import { invalidField, requireParsedPosting, requireRequirement } from "./require-requirement.ts";

/** Saves a review of a line and the changed score for this job in one transaction. */
export async function reviewLine(
  ctx: UserContext,
  of: { job: EditableJob; candidate: EditableCandidate },
  { line, ...about }: LineReviewInput,
): Promise<Candidate> {
  requireQuotaFor(ctx, "evidenceReviews", { ownerId: of.job.createdBy });
  requireQuotaOf(ctx, "evidenceReviewsOfCandidate", of.candidate.id);
  const action = "candidate.review-evidence";
  return changeReview(ctx, { ...of, action }, ({ parsed, lines }) => {
    const read = lines[line];
    const isHiddenLine = parsed.leftOut?.includes(line) === true;
    if (read === undefined || isHiddenLine || read.text.trim() === "")
      throw invalidField("line", "This line of the CV can't be reviewed.");
    const review = { ...about, line, page: read.page, text: reviewedText(read.text) };
    return { kind: "add", review, by: deciderOf(ctx) };
  });
}

/** Removes a review. Another review or the rules decide then. Repeating it is not an error. */
export async function undoReview(
  ctx: UserContext,
  of: { job: EditableJob; candidate: EditableCandidate },
  reviewId: number,
): Promise<Candidate> {
  const action = "candidate.undo-review";
  return changeReview(ctx, { ...of, action }, (_, known) =>
    known.some(({ id }) => id === reviewId) ? { kind: "remove", reviewId } : null,
  );
}

type Subject = {
  job: EditableJob;
  candidate: EditableCandidate;
  action: "candidate.review-evidence" | "candidate.undo-review";
};

async function changeReview(
  ctx: UserContext,
  { job, candidate, action }: Subject,
  changeOf: (cv: Scorable, known: ReturnType<typeof listReviews>) => ReviewChange | null,
): Promise<Candidate> {
  const of = { candidateId: candidate.id, jobId: job.id };
  // Keeps corrections and newer CVs of the person from interfering.
  await lockPerson(ctx, candidate, () =>
    retryWhileJobsChange(async () => {
      const present = await requireJob(ctx, job.id, "edit");
      const cv = await loadScorable(ctx, present, candidate.id);
      const known = listReviews(ctx.db, of);
      const change = changeOf(cv, known);
      if (change === null) return true;
      const reading = requireParsedPosting(ctx, present);
      if (change.kind === "add") requireRequirement(reading, change.review);
      const now = ctx.clock();
      const reviews = changeReviews(known, change);
      const score = scoreForJob(ctx.db, cv, { job: { ...present, reading }, reviews, now });
      const metadata = { job: job.id, ...reviewMetadata(change) };
      const resource = { type: "candidate", id: candidate.id } as const;
      const entry = { ...actedBy(ctx), action, resource, metadata, now };
      const saved = { change, job: present, score, action: entry, now };
      return saveReview(ctx.db, candidate, saved) || null;
    }),
  );
  const [scored] = await listScoredCandidates(ctx.db, job, [candidate.id]);
  if (scored === undefined) throw new AppError("NOT_FOUND", "Candidate not found");
  return toCandidate(scored);
}

/** Excludes the CV's words, since the audit trail is kept when the candidate is erased. */
function reviewMetadata(change: ReviewChange): Record<string, string | boolean> {
  if (change.kind === "remove") return {};
  const { requirement, counts } = change.review;
  return { requirement, counts };
}

/** Loads the current CV of a candidate of the job. */
async function loadScorable(ctx: UserContext, job: EditableJob, id: number): Promise<Scorable> {
  const candidate = await findCandidate(ctx.db, id, { userId: ctx.user.id, action: "edit" });
  const document = candidate && (await findCandidateDocument(ctx.db, candidate));
  const isOfJob = (await listScoredCandidates(ctx.db, job, [id])).length > 0;
  if (!candidate || !document || !isOfJob) throw new AppError("NOT_FOUND", "Candidate not found");
  const { parsed, lines, parserVersion } = document;
  return { candidateId: id, fileSha256: candidate.fileSha256, parsed, lines, parserVersion };
}
