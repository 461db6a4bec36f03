import type {
  EvidenceReview,
  ReviewedRequirement,
} from "@resume-picker/domain/scoring/reviews/evidence-review";
import { and, asc, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { prepareOnce } from "../../prepare-once.ts";
import { candidates } from "../../schema/candidates.ts";
import { evidenceReviews } from "../../schema/evidence.ts";
import { insertAction } from "../accounts/user-actions.ts";
import type { NewAction } from "../accounts/user-actions.ts";
import type { Decider } from "../decisions/decisions.ts";
import type { EditableCandidate } from "../allowed-rows.ts";
import { replaceScores } from "../scoring/replace-scores.ts";
import type { NewScore } from "../scoring/replace-scores.ts";
import { areUnchanged } from "../scoring/scored-jobs.ts";
import type { ScoredJob } from "../scoring/scored-jobs.ts";

export type StoredReview = typeof evidenceReviews.$inferSelect;

const { id, candidateId, jobId } = evidenceReviews;

const statements = prepareOnce((db: Database) => ({
  ofCv: db
    .select()
    .from(evidenceReviews)
    .where(
      and(eq(candidateId, sql.placeholder("candidateId")), eq(jobId, sql.placeholder("jobId"))),
    )
    .orderBy(asc(id))
    .prepare(),
  ofJob: db
    .select()
    .from(evidenceReviews)
    .where(
      and(
        eq(jobId, sql.placeholder("jobId")),
        inArray(candidateId, sql`(select value from json_each(${sql.placeholder("ids")}))`),
      ),
    )
    .orderBy(asc(id))
    .prepare(),
}));

/** Lists the reviews of one candidate's CV for one job, oldest first. */
export const listReviews = (
  db: Database,
  of: { candidateId: number; jobId: number },
): StoredReview[] => statements(db).ofCv.all(of);

/**
 * The same for several candidates of a job, by candidate.
 * @param ids a JSON list of candidates of an owned job.
 */
export function listReviewsOf(
  db: Database,
  of: { jobId: number; ids: string },
): Map<number, StoredReview[]> {
  const byCandidate = new Map<number, StoredReview[]>();
  for (const review of statements(db).ofJob.all(of)) {
    const list = byCandidate.get(review.candidateId);
    if (list) list.push(review);
    else byCandidate.set(review.candidateId, [review]);
  }
  return byCandidate;
}

export type ReviewChange =
  | { kind: "add"; review: EvidenceReview; by: Decider }
  | { kind: "remove"; reviewId: number };

/** Returns the reviews after the change. At most one line per requirement is accepted. */
export function changeReviews(
  known: readonly StoredReview[],
  change: ReviewChange,
): EvidenceReview[] {
  if (change.kind === "remove") return known.filter((review) => review.id !== change.reviewId);
  const { review } = change;
  return [...known.filter((one) => !isReplacedBy(one, review)), review];
}

const isOf = (one: ReviewedRequirement, other: ReviewedRequirement) =>
  one.part === other.part && one.requirement === other.requirement;

function isReplacedBy(one: EvidenceReview, review: EvidenceReview): boolean {
  return isOf(one, review) && (one.text === review.text || (one.counts && review.counts));
}

/**
 * Adds or removes a review and saves the resulting score.
 * @returns false, with nothing written, if the job was changed or deleted since it was scored, or
 * if the candidate is gone.
 */
export function saveReview(
  db: Database,
  candidate: EditableCandidate,
  saved: { change: ReviewChange; job: ScoredJob; score: NewScore; action: NewAction; now: Date },
): boolean {
  const { change, job, score, action, now } = saved;
  const write = (tx: Transaction): boolean => {
    if (!areUnchanged(tx, [job])) return false;
    // Makes open views of the candidate reload the score.
    const { changes } = tx
      .update(candidates)
      .set({ updatedAt: now })
      .where(eq(candidates.id, candidate.id))
      .run();
    if (changes === 0) return false;
    writeReview(tx, { candidateId: candidate.id, jobId: job.id }, { change, now });
    replaceScores(tx, [score]);
    insertAction(tx, action);
    return true;
  };
  return db.transaction(write, { behavior: "immediate" });
}

function writeReview(
  tx: Transaction,
  of: { candidateId: number; jobId: number },
  { change, now }: { change: ReviewChange; now: Date },
): void {
  const isOfCv = and(eq(candidateId, of.candidateId), eq(jobId, of.jobId));
  if (change.kind === "remove") {
    tx.delete(evidenceReviews)
      .where(and(isOfCv, eq(id, change.reviewId)))
      .run();
    return;
  }
  const { part, requirement, counts, countsAs = "shown", line, page, text } = change.review;
  const { by } = change;
  const isOfRequirement = and(
    isOfCv,
    eq(evidenceReviews.part, part),
    eq(evidenceReviews.requirement, requirement),
  );
  const isOther = and(isOfRequirement, eq(evidenceReviews.counts, true));
  if (counts)
    tx.delete(evidenceReviews)
      .where(and(isOther, ne(evidenceReviews.text, text)))
      .run();
  const who = { reviewedBy: by.id, reviewedByName: by.name, reviewedAt: now };
  const how = { counts, countsAs, line, page, ...who };
  tx.insert(evidenceReviews)
    .values({ ...of, part, requirement, text, ...how })
    .onConflictDoUpdate({
      target: [
        jobId,
        candidateId,
        evidenceReviews.part,
        evidenceReviews.requirement,
        evidenceReviews.text,
      ],
      set: how,
    })
    .run();
}
