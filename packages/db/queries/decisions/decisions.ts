import type {
  Decision,
  DecisionInput,
  CurrentDecision,
} from "@resume-picker/domain/decisions/decision";
import { maxDecisionsOfCandidate } from "@resume-picker/domain/decisions/decision-rules";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import { addsNothing } from "@resume-picker/domain/decisions/fold-ledger";
import { AppError } from "@resume-picker/domain/errors";
import { and, asc, count, eq, gt, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { prepareOnce } from "../../prepare-once.ts";
import { decisions } from "../../schema/decisions.ts";
import { scores } from "../../schema/scoring.ts";
import { timeQuery } from "../../time-query.ts";
import { insertAction } from "../accounts/user-actions.ts";
import type { NewAction } from "../accounts/user-actions.ts";
import { isUndeletedCandidate } from "../undeleted-rows.ts";
import type { ReviewableJob, ViewableJob } from "../allowed-rows.ts";
import { listPlaces } from "../scoring/place-by-total.ts";
import { isDecisionVisible } from "./visible-decisions.ts";

type Row = typeof decisions.$inferSelect;

const chosen = sql`(select value from json_each(${sql.placeholder("ids")}))`;

/** Selects the last row of each candidate; with `ids`, of these candidates only. */
const statements = prepareOnce((db: Database) => {
  const last = db
    .select({ id: sql<number>`max(${decisions.id})` })
    .from(decisions)
    .where(
      and(
        eq(decisions.jobId, sql.placeholder("jobId")),
        isUndeletedCandidate(decisions.candidateId),
        sql`(${sql.placeholder("ids")} is null or ${inArray(decisions.candidateId, chosen)})`,
      ),
    )
    .groupBy(decisions.candidateId);
  return {
    last: db
      .select()
      .from(decisions)
      .where(inArray(decisions.id, last))
      .orderBy(asc(decisions.id))
      .prepare(),
    shown: db
      .select({
        candidateId: scores.candidateId,
        totalScore: scores.totalScore,
        aiRank: scores.aiRank,
        aiRankEngine: scores.aiRankEngine,
        aiRankedAt: scores.aiRankedAt,
        weights: scores.weights,
        scoringVersion: scores.scoringVersion,
        parserVersion: scores.parserVersion,
        fileSha256: scores.fileSha256,
      })
      .from(scores)
      .where(
        and(
          eq(scores.jobId, sql.placeholder("jobId")),
          isUndeletedCandidate(scores.candidateId),
          inArray(scores.candidateId, chosen),
        ),
      )
      .prepare(),
  };
});

const toDecision = (row: Row): Decision => ({
  id: row.id,
  candidateId: row.candidateId,
  decision: row.decision,
  reasons: row.reasons,
  note: row.note,
  by:
    row.decidedBy === null || row.decidedByName === null
      ? null
      : { id: row.decidedBy, name: row.decidedByName },
  at: row.decidedAt,
  shownThen: row.shownThen,
});

/** Lists the job's whole ledger, or one candidate's part of it, oldest first. */
export async function listDecisions(
  db: Database,
  job: ViewableJob,
  candidateId?: number,
): Promise<Decision[]> {
  const isMeant = and(
    eq(decisions.jobId, job.id),
    isUndeletedCandidate(decisions.candidateId),
    candidateId === undefined ? undefined : eq(decisions.candidateId, candidateId),
  );
  const query = db.select().from(decisions).where(isMeant).orderBy(asc(decisions.id));
  const rows = timeQuery("list decisions", () => query.all());
  return rows.filter(isDecisionVisible(db, job)).map(toDecision);
}

export type DecisionSummary = Pick<Decision, "id" | "candidateId" | "decision" | "reasons" | "by"> &
  Pick<Row, "undoes">;

/** Lists who decided what, oldest first, without snapshots and notes (nine tenths of the size). */
export async function listDecisionSummaries(
  db: Database,
  job: ViewableJob,
): Promise<DecisionSummary[]> {
  const { id: rowId, candidateId, decision, reasons, undoes, decidedBy, decidedByName } = decisions;
  const query = db
    .select({ id: rowId, candidateId, decision, reasons, undoes, decidedBy, decidedByName })
    .from(decisions)
    .where(and(eq(decisions.jobId, job.id), isUndeletedCandidate(candidateId)))
    .orderBy(asc(decisions.id));
  const rows = timeQuery("list verdicts", () => query.all());
  return rows
    .filter(isDecisionVisible(db, job))
    .map(({ decidedBy: by, decidedByName: name, ...verdict }) => ({
      ...verdict,
      by: by === null || name === null ? null : { id: by, name },
    }));
}

const batchRows = 500;

/** Yields the rows of the ledger in batches, for a file that is streamed. */
export function* iterateDecisions(db: Database, job: ViewableJob): Generator<Decision[]> {
  let after = 0;
  const isSeen = isDecisionVisible(db, job);
  for (;;) {
    const isMeant = and(
      eq(decisions.jobId, job.id),
      isUndeletedCandidate(decisions.candidateId),
      gt(decisions.id, after),
    );
    const query = db.select().from(decisions).where(isMeant).orderBy(asc(decisions.id));
    const batch = timeQuery("list decisions", () => query.limit(batchRows).all());
    const last = batch.at(-1);
    if (!last) return;
    yield batch.filter(isSeen).map(toDecision);
    after = last.id;
  }
}

/** Number of rows in the job's ledger. */
export async function countDecisions(db: Database, job: ViewableJob): Promise<number> {
  const isCounted = and(eq(decisions.jobId, job.id), isUndeletedCandidate(decisions.candidateId));
  return db.$count(decisions, isCounted);
}

/**
 * Lists the job's current decisions. Undecided candidates and cleared decisions have no row.
 * @param ids limits the list to these candidates.
 */
export async function listCurrentDecisions(
  db: Database,
  job: ViewableJob,
  ids?: readonly number[],
): Promise<(Decision & { decision: DecisionKind })[]> {
  return readVisibleLast(db, job, ids ?? null).flatMap((row) =>
    row.decision === null ? [] : { ...toDecision(row), decision: row.decision },
  );
}

/** The same for exports, by candidate. */
export function mapCurrentDecisions(
  db: Database,
  job: ViewableJob,
  ids: readonly number[],
): Map<number, CurrentDecision> {
  const standing = new Map<number, CurrentDecision>();
  for (const row of readVisibleLast(db, job, ids)) {
    const { candidateId, decision, reasons, note, decidedByName: by, decidedAt: at } = row;
    if (decision !== null) standing.set(candidateId, { decision, reasons, note, by, at });
  }
  return standing;
}

/** The last rows that the user may see. A candidate whose last row is hidden from them has none. */
const readVisibleLast = (db: Database, job: ViewableJob, ids: readonly number[] | null): Row[] =>
  readLast(db, job, ids).filter(isDecisionVisible(db, job));

function readLast(db: Database, job: ViewableJob, ids: readonly number[] | null): Row[] {
  const values = { jobId: job.id, ids: ids === null ? null : JSON.stringify(ids) };
  return timeQuery("list standing decisions", () => statements(db).last.all(values));
}

export type Decider = { id: string; name: string; now: Date };

/**
 * Adds a row for each candidate whose current decision differs.
 * @returns the added rows.
 * @throws AppError NOT_FOUND, with nothing written, if one of the candidates is not on the job.
 */
export async function addDecisions(
  db: Database,
  job: ReviewableJob,
  change: { candidateIds: readonly number[]; input: DecisionInput; by: Decider; action: NewAction },
): Promise<Decision[]> {
  const write = (tx: Transaction): Decision[] => {
    const ids = [...new Set(change.candidateIds)];
    const last = new Map(readVisibleLast(db, job, ids).map((row) => [row.candidateId, row]));
    const entries = ids.map((candidateId) => ({ candidateId, undoes: null, ...change.input }));
    const isRepeated = (next: (typeof entries)[number]) => {
      const before = last.get(next.candidateId) ?? null;
      return addsNothing(before, next, before?.decidedBy === change.by.id);
    };
    return appendRows(tx, db, {
      ...{ job, by: change.by, action: change.action, all: ids },
      entries: entries.filter((next) => !isRepeated(next)),
    });
  };
  return timeQuery("decide", () => db.transaction(write, { behavior: "immediate" }));
}

/**
 * Undoes rows by adding rows with the previous decisions, unless a newer row builds on them.
 * @returns the added rows.
 */
export async function undoDecisions(
  db: Database,
  job: ReviewableJob,
  change: { rows: readonly number[]; by: Decider; action: NewAction },
): Promise<Decision[]> {
  const write = (tx: Transaction): Decision[] => {
    const wanted = new Set(change.rows);
    const undone = readLast(db, job, null).filter(({ id }) => wanted.has(id));
    const entries = undone.map(({ id, candidateId }) => {
      const isBefore = and(
        eq(decisions.jobId, job.id),
        eq(decisions.candidateId, candidateId),
        sql`${decisions.id} < ${id}`,
      );
      const before = tx
        .select()
        .from(decisions)
        .where(isBefore)
        .orderBy(sql`${decisions.id} desc`)
        .limit(1)
        .get();
      const { decision = null, reasons = [], note = null } = before ?? {};
      return { candidateId, decision, reasons, note, undoes: id };
    });
    const all = entries.map(({ candidateId }) => candidateId);
    const added = appendRows(tx, db, { job, by: change.by, action: change.action, all, entries });
    const isSeen = isDecisionVisible(tx, job);
    return added.filter(({ candidateId, by }) =>
      isSeen({ candidateId, decidedBy: by?.id ?? null, undoes: 0 }),
    );
  };
  return timeQuery("undo decisions", () => db.transaction(write, { behavior: "immediate" }));
}

function appendRows(
  tx: Transaction,
  db: Database,
  change: {
    job: ReviewableJob;
    by: Decider;
    action: NewAction;
    /** All candidates of the request. */
    all: readonly number[];
    entries: readonly ({ candidateId: number; undoes: number | null } & DecisionInput)[];
  },
): Decision[] {
  const { job, by, all, entries, action } = change;
  const rows = statements(db).shown.all({ jobId: job.id, ids: JSON.stringify(all) });
  const placed = job.manuallyRankedAt === null ? [] : listPlaces(db, job, all);
  const ranks = new Map(placed.map(({ id, place }) => [id, place]));
  const shown = new Map(
    rows.map(({ candidateId, ...then }) => [
      candidateId,
      { ...then, manualRank: ranks.get(candidateId) ?? null },
    ]),
  );
  if (all.some((id) => !shown.has(id))) throw new AppError("NOT_FOUND", "Candidate not found");
  for (const { candidateId } of entries) requireDecisionQuota(tx, job, candidateId);
  const added = entries.flatMap((entry) => {
    const then = shown.get(entry.candidateId);
    if (!then) return [];
    const shownThen = { ...then, aiRankedAt: then.aiRankedAt?.toISOString() ?? null };
    const who = { decidedBy: by.id, decidedByName: by.name, decidedAt: by.now };
    const values = { jobId: job.id, ...entry, ...who, shownThen };
    return [toDecision(tx.insert(decisions).values(values).returning().get())];
  });
  if (added.length > 0) insertAction(tx, action);
  return added;
}

/** @throws AppError CONFLICT at the limit, which exists because ledger rows are never deleted. */
function requireDecisionQuota(tx: Transaction, job: ReviewableJob, candidateId: number): void {
  const isMeant = and(eq(decisions.jobId, job.id), eq(decisions.candidateId, candidateId));
  const present = tx.select({ n: count() }).from(decisions).where(isMeant).get()?.n ?? 0;
  if (present < maxDecisionsOfCandidate) return;
  throw new AppError(
    "CONFLICT",
    `This candidate was decided ${maxDecisionsOfCandidate} times for this job, as often as one may be.`,
  );
}
