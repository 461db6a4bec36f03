import type { CurrentDecision } from "@resume-picker/domain/decisions/decision";
import { rulesOut } from "@resume-picker/domain/decisions/decision-rules";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { candidates } from "../../schema/candidates.ts";
import { decisions } from "../../schema/decisions.ts";
import { isVisibleToOwner } from "../decisions/visible-decisions.ts";

const isLast = sql`not exists (select 1 from decisions later where later.job_id = decisions.job_id
  and later.candidate_id = decisions.candidate_id and later.id > decisions.id)`;

/** Lists the owner's candidates whom a job declined for a reason that excludes all jobs. */
export function listRuledOut(db: Database, ownerId: string): number[] {
  const { candidateId, decision, reasons } = decisions;
  const rows = db
    .select({ candidateId, decision, reasons })
    .from(decisions)
    .innerJoin(candidates, eq(candidates.id, candidateId))
    .where(and(eq(candidates.createdBy, ownerId), eq(decision, "decline"), isLast))
    .all();
  const ruledOut = rows.filter(rulesOut).map((row) => row.candidateId);
  return [...new Set(ruledOut)].sort((a, b) => a - b);
}

/** Returns the current decisions on the owner's candidates, by candidate and job. */
export function mapCurrentDecisionsByJob(
  db: Database,
  ownerId: string,
  ids: readonly number[],
): Map<number, Map<number, CurrentDecision>> {
  const { candidateId, jobId, decision, reasons, note } = decisions;
  const rows = db
    .select({
      ...{ candidateId, jobId, decision, reasons, note },
      ...{ by: decisions.decidedByName, at: decisions.decidedAt },
    })
    .from(decisions)
    .innerJoin(candidates, eq(candidates.id, candidateId))
    .where(
      and(
        eq(candidates.createdBy, ownerId),
        inArray(candidateId, sql`(select value from json_each(${JSON.stringify(ids)}))`),
        isLast,
        isVisibleToOwner(ownerId),
      ),
    )
    .all();
  const current = new Map<number, Map<number, CurrentDecision>>();
  for (const { candidateId: id, jobId: job, decision: kind, ...row } of rows) {
    if (kind === null) continue;
    const ofJobs = current.get(id) ?? new Map<number, CurrentDecision>();
    current.set(id, ofJobs.set(job, { ...row, decision: kind }));
  }
  return current;
}
