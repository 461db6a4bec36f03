import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { decisions } from "../../schema/decisions.ts";
import { requestedBy } from "../allowed-rows.ts";
import type { ViewableJob } from "../allowed-rows.ts";

type Row = Pick<typeof decisions.$inferSelect, "candidateId" | "decidedBy" | "undoes">;

const isUndone = sql`exists (select 1 from decisions u where u.undoes = decisions.id)`;

/**
 * Returns a function that checks whether the user may see a row of the job's ledger. In a job with
 * independent decisions, a reviewer sees others' decisions on a candidate only after making their
 * own; one that they undid doesn't count. Viewers can't decide, so they see all.
 */
export function isDecisionVisible(
  db: Database | Transaction,
  job: ViewableJob,
): (row: Row) => boolean {
  if (!job.decideFirst || job.role === "viewer") return () => true;
  const asker = job[requestedBy];
  const { candidateId, decidedBy, decision, undoes, jobId } = decisions;
  const rows = db
    .selectDistinct({ candidateId })
    .from(decisions)
    .where(
      and(
        ...[eq(jobId, job.id), eq(decidedBy, asker), isNotNull(decision), isNull(undoes)],
        sql`not ${isUndone}`,
      ),
    )
    .all();
  const decided = new Set(rows.map((row) => row.candidateId));
  // An Undo row repeats an earlier decision, possibly one made by someone else.
  return (row) => decided.has(row.candidateId) || (row.decidedBy === asker && row.undoes === null);
}

/** The same as an SQL condition on rows of several jobs that the user owns. */
export const isVisibleToOwner = (ownerId: string): SQL => sql`(
  not exists (select 1 from jobs j where j.id = decisions.job_id and j.decide_first = 1)
  or exists (select 1 from decisions own where own.job_id = decisions.job_id
    and own.candidate_id = decisions.candidate_id and own.decided_by = ${ownerId}
    and own.decision is not null and own.undoes is null
    and not exists (select 1 from decisions u where u.undoes = own.id)))`;
