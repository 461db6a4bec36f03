import { personName } from "@resume-picker/domain/accounts/person-name";
import { AppError } from "@resume-picker/domain/errors";
import { mayDo } from "@resume-picker/domain/jobs/sharing/job-roles";
import { maxLinksOfJob } from "@resume-picker/domain/review-links/link-rules";
import type { ReviewLink } from "@resume-picker/domain/review-links/review-link";
import { and, asc, count, desc, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { users } from "../../schema/accounts.ts";
import { jobs } from "../../schema/jobs.ts";
import { reviewLinkCandidates, reviewLinks } from "../../schema/review-links.ts";
import { scores } from "../../schema/scoring.ts";
import { insertAction } from "../accounts/user-actions.ts";
import type { NewAction } from "../accounts/user-actions.ts";
import { jobColumns, roleOnJob } from "../access.ts";
import { requestedBy } from "../allowed-rows.ts";
import type { EditableJob, ReviewableJob } from "../allowed-rows.ts";
import { isUndeletedCandidate, isUndeletedJob } from "../undeleted-rows.ts";

type StoredLink = typeof reviewLinks.$inferSelect;
export type NewLink = Omit<StoredLink, "id" | "jobId" | "revokedAt" | "opens" | "lastOpenedAt">;

/** Lists the job's links, newest first, including expired and revoked ones. */
export async function listReviewLinks(db: Database, job: EditableJob): Promise<ReviewLink[]> {
  const { username, firstName, lastName } = users;
  return db
    .select({
      link: reviewLinks,
      maker: { username, firstName, lastName },
      candidates: sql<number>`(select count(*) from review_link_candidates where link_id = review_links.id)`,
    })
    .from(reviewLinks)
    .innerJoin(users, eq(users.id, reviewLinks.createdBy))
    .where(eq(reviewLinks.jobId, job.id))
    .orderBy(desc(reviewLinks.id))
    .all()
    .map(({ link, maker, candidates }) => {
      const { tokenHash: _, jobId: _job, passphraseHash, createdBy: _by, ...shown } = link;
      return {
        ...shown,
        candidates,
        hasPassphrase: passphraseHash !== null,
        createdBy: personName(maker),
      };
    });
}

/**
 * @throws AppError NOT_FOUND if one of the candidates is not on the job, CONFLICT if the job has
 * reached the limit of links.
 */
export async function saveReviewLink(
  db: Database,
  job: EditableJob,
  made: { link: NewLink; candidateIds: readonly number[]; action: NewAction },
): Promise<number> {
  const write = (tx: Transaction): number => {
    const ids = [...new Set(made.candidateIds)];
    if (listOfJob(tx, job.id, ids).length !== ids.length)
      throw new AppError("NOT_FOUND", "Candidate not found");
    // Expired and revoked links are deleted first.
    tx.run(sql`delete from review_links where job_id = ${job.id} and id not in (
      select id from review_links where job_id = ${job.id} and revoked_at is null
        and expires_at > ${made.action.now.getTime()})`);
    const ofJob = eq(reviewLinks.jobId, job.id);
    const present = tx.select({ n: count() }).from(reviewLinks).where(ofJob).get()?.n ?? 0;
    if (present >= maxLinksOfJob) {
      const message = `A job can have up to ${maxLinksOfJob} review links. Revoke one first.`;
      throw new AppError("CONFLICT", message);
    }
    const { id } = tx
      .insert(reviewLinks)
      .values({ ...made.link, jobId: job.id })
      .returning({ id: reviewLinks.id })
      .get();
    for (const [position, candidateId] of ids.entries()) {
      tx.insert(reviewLinkCandidates).values({ linkId: id, candidateId, position }).run();
    }
    insertAction(tx, made.action);
    return id;
  };
  return db.transaction(write, { behavior: "immediate" });
}

/** Returns those of the ids that are candidates of the job. */
function listOfJob(tx: Transaction | Database, jobId: number, ids: readonly number[]): number[] {
  return tx
    .select({ id: scores.candidateId })
    .from(scores)
    .where(
      and(
        eq(scores.jobId, jobId),
        isUndeletedCandidate(scores.candidateId),
        inArray(scores.candidateId, sql`(select value from json_each(${JSON.stringify(ids)}))`),
      ),
    )
    .all()
    .map(({ id }) => id);
}

/** @returns false if the job has no such valid link. */
export async function revokeReviewLink(
  db: Database,
  job: EditableJob,
  { id, action }: { id: number; action: NewAction },
): Promise<boolean> {
  const write = (tx: Transaction): boolean => {
    const isMeant = and(
      eq(reviewLinks.id, id),
      eq(reviewLinks.jobId, job.id),
      isNull(reviewLinks.revokedAt),
    );
    const { changes } = tx.update(reviewLinks).set({ revokedAt: action.now }).where(isMeant).run();
    if (changes > 0) insertAction(tx, action);
    return changes > 0;
  };
  return db.transaction(write, { behavior: "immediate" });
}

/** The link's name in the ledger. */
export const linkName = (id: number): string => `link:${id}`;

/** A link gives access only to these candidates of this job. */
export type OpenedLink = {
  link: Pick<StoredLink, "id" | "label" | "passphraseHash" | "expiresAt">;
  job: ReviewableJob;
  /** In the order of the page. */
  candidateIds: readonly number[];
};

/**
 * Finds a valid link. It is valid until it expires or is revoked, as long as its creator may edit
 * the job.
 * @returns null if there is no such valid link.
 */
export async function findReviewLink(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<OpenedLink | null> {
  const row = db
    .select({ link: reviewLinks, job: jobColumns, role: roleOnJob(sql`review_links.created_by`) })
    .from(reviewLinks)
    .innerJoin(jobs, eq(jobs.id, reviewLinks.jobId))
    .innerJoin(users, eq(users.id, reviewLinks.createdBy))
    .where(
      and(
        eq(reviewLinks.tokenHash, tokenHash),
        isNull(reviewLinks.revokedAt),
        gt(reviewLinks.expiresAt, now),
        eq(users.isActive, true),
        isUndeletedJob(jobs.id),
      ),
    )
    .get();
  if (!row || row.role === null || !mayDo(row.role, "edit")) return null;
  const { id, label, passphraseHash, expiresAt } = row.link;
  const chosen = db
    .select({ id: reviewLinkCandidates.candidateId })
    .from(reviewLinkCandidates)
    .where(eq(reviewLinkCandidates.linkId, id))
    .orderBy(asc(reviewLinkCandidates.position))
    .all()
    .map((each) => each.id);
  const present = new Set(listOfJob(db, row.job.id, chosen));
  return {
    link: { id, label, passphraseHash, expiresAt },
    // As for members, warnings must not name anyone outside the job.
    job: { ...row.job, role: "reviewer", [requestedBy]: linkName(id) } as ReviewableJob,
    candidateIds: chosen.filter((each) => present.has(each)),
  };
}

export async function recordOpening(db: Database, id: number, now: Date): Promise<void> {
  db.update(reviewLinks)
    .set({ opens: sql`${reviewLinks.opens} + 1`, lastOpenedAt: now })
    .where(eq(reviewLinks.id, id))
    .run();
}
