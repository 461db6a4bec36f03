import { expect, test, vi } from "vitest";
import { fillJob } from "../../testing/fill-job.ts";
import { makeTestDatabase } from "../../testing/test-database.ts";
import { findJob } from "../access.ts";
import { listScoredCandidates } from "./scores.ts";

/**
 * Matches a full scan, or an index lookup by less than the row's own key; both read all rows of the
 * job or owner.
 */
const ofAllRows = /^SCAN (?!json_each)|\((?:job_id|created_by)=\?\)$/u;

test("a page of a job, and one candidate, cost the same however many the job has", async () => {
  const db = makeTestDatabase();
  const prepare = vi.spyOn(db.$client, "prepare");
  fillJob(db, { count: 60, userId: "ada", jobId: 1 });
  const job = await findJob(db, 1, { userId: "ada", action: "own" });
  if (job === null) throw new Error("The job was just made");
  prepare.mockClear();
  expect(await listScoredCandidates(db, job, { limit: 5, offset: 10 })).toHaveLength(5);
  expect(await listScoredCandidates(db, job, [7])).toHaveLength(1);

  // A job has few decisions compared to candidates, and their order is read from an index.
  const sources = prepare.mock.calls
    .map(([source]) => source)
    .filter((source) => source.includes("json_each") && !source.includes('from "decisions"'));
  expect(sources.length).toBeGreaterThan(4);
  for (const source of sources) {
    const plan = db.$client
      .prepare(`explain query plan ${source}`)
      .all(...source.split("?").slice(1).fill("[]")) as { detail: string }[];
    expect({ source, read: plan.filter(({ detail }) => ofAllRows.test(detail)) }).toEqual({
      source,
      read: [],
    });
  }
});
