import { join } from "node:path";
import { readTable } from "./read-table.ts";
import type { Row } from "./read-table.ts";

/** The number of jobs that are created in parallel, and so may be pending at once. */
export const jobLanes = 8;

/** The acknowledged writes at one moment. */
export type Acknowledged = {
  lastJob: number;
  unanswered: number;
  lastLine: number;
  kept: Set<number>;
  removed: Set<number>;
};

type Moments = { before: Acknowledged; after: Acknowledged };

/** Returns what can't be in a copy made between `before` and `after`. */
export function compareMoments(source: string, target: string, told: Moments): string[] {
  const [now, then] = [join(source, "app.db"), join(target, "app.db")];
  return [
    ...compareJobs(readTable(then, "jobs"), told),
    ...compareRows(now, then, {
      tables: ["jobs", "job_skills", "user_actions", "users"],
      moving: "last_activity_at",
      mayBeGone: false,
    }),
    ...compareLines(readTable(then, "user_actions"), told),
    ...compareCandidates(readTable(then, "candidates"), told),
    ...compareRows(now, then, {
      tables: ["candidates", "candidate_documents", "scores", "score_receipts"],
      moving: "deleted_at",
      mayBeGone: true,
    }),
  ];
}

function compareJobs(jobs: readonly Row[], { before, after }: Moments): string[] {
  const said: string[] = [];
  const last = jobs.at(-1)?.id ?? 0;
  if (jobs.some(({ id }, at) => id !== at + 1)) said.push("jobs of a later moment without earlier");
  if (last < before.lastJob) said.push(`job ${before.lastJob} is missing`);
  // Each lane may have written one more job whose response was pending.
  if (last > after.lastJob + after.unanswered + jobLanes) said.push(`job ${last} is of the future`);
  return said;
}

/** The lines of the second process are numbered. */
function compareLines(actions: readonly Row[], { before, after }: Moments): string[] {
  const said: string[] = [];
  const lines = actions.flatMap(({ metadata }) => {
    const n = /"n":(\d+)/.exec(typeof metadata === "string" ? metadata : "")?.[1];
    return n === undefined ? [] : [Number(n)];
  });
  if (lines.some((n, at) => n !== at + 1)) said.push("lines of a later moment without earlier");
  if (lines.length < before.lastLine) said.push(`line ${before.lastLine} is missing`);
  if (lines.length > after.lastLine) said.push(`line ${lines.length} is of the future`);
  return said;
}

function compareCandidates(candidates: readonly Row[], { before, after }: Moments): string[] {
  const copied = new Set(candidates.map(({ id }) => id));
  // A deleted candidate is kept, marked as deleted, until Undo expires.
  const alive = new Set(candidates.filter((row) => row.deleted_at === null).map(({ id }) => id));
  const missing = [...before.kept].filter((id) => !copied.has(id) && after.kept.has(id));
  // The last deletion may have been pending.
  const last = Math.max(...before.removed);
  const back = [...before.removed].filter((id) => alive.has(id) && id !== last);
  return [
    ...missing.map((id) => `candidate ${id} is missing`),
    ...back.map((id) => `candidate ${id} is back`),
  ];
}

/**
 * Returns rows of the copy that differ from the source, ignoring columns that change automatically.
 */
function compareRows(
  now: string,
  then: string,
  { tables, moving, mayBeGone }: { tables: readonly string[]; moving: string; mayBeGone: boolean },
): string[] {
  const textOf = (row: object) => JSON.stringify({ ...row, [moving]: null });
  return tables.flatMap((table) => {
    const rows = new Map(readTable(now, table).map((row) => [row.id, textOf(row)]));
    return readTable(then, table).flatMap((row) => {
      const present = rows.get(row.id);
      const isSame = present === undefined ? mayBeGone : present === textOf(row);
      return isSame ? [] : [`${table} ${row.id}`];
    });
  });
}
