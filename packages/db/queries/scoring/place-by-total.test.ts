import { rankScores } from "@resume-picker/domain/scoring/score/rank-scores";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Database } from "../../connect.ts";
import { fillJob } from "../../testing/fill-job.ts";
import { makeTestDatabase } from "../../testing/test-database.ts";
import { listCandidates } from "../candidates/candidate-list.ts";
import { listScoredCandidates } from "../candidates/scores.ts";
import { findJob } from "../access.ts";
import { listPool } from "../talent-pool/list-pool.ts";

const count = 12;
/** Few distinct values, to produce many ties. */
const rated = fc.record({
  total: fc.constantFrom(10, 20, 30),
  skills: fc.constantFrom(1, 2),
  isDeleted: fc.boolean(),
});

test("one candidate, a page and the list say the same rank, also with ties and deletions", async () => {
  const db = makeTestDatabase();
  const client = db.$client;
  fillJob(db, { count, userId: "ada", jobId: 1 });
  fillJob(db, { count: 3, userId: "ben", jobId: 2 });
  client.exec("update jobs set manually_ranked_at = 5");
  const rate = client.prepare(
    "update scores set total_score = ?, skill_match_score = ? where candidate_id = ?",
  );
  const mark = client.prepare("update candidates set deleted_at = ? where id = ?");
  await fc.assert(
    fc.asyncProperty(fc.array(rated, { minLength: count, maxLength: count }), async (rows) => {
      rows.forEach(({ total, skills, isDeleted }, at) => {
        rate.run(total, skills, at + 1);
        mark.run(isDeleted ? 1 : null, at + 1);
      });
      const job = await findJob(db, 1, { userId: "ada", action: "own" });
      if (job === null) throw new Error("The job was just made");
      const listed = await listCandidates(db, job);
      const ranks = rankScores(
        rows.flatMap(({ total, skills, isDeleted }, at) =>
          isDeleted
            ? []
            : {
                candidateId: at + 1,
                totalScore: total,
                skillMatchScore: skills,
              },
        ),
      );
      expect(new Map(listed.map(({ id, score }) => [id, score.manualRank]))).toEqual(ranks);
      const page = await listScoredCandidates(db, job, { limit: 4, offset: 3 });
      const chosen = await listScoredCandidates(db, job, [2, 5, 11]);
      for (const { candidate, score } of [...page, ...chosen])
        expect(score.manualRank).toBe(ranks.get(candidate.id));
    }),
    { numRuns: 30 },
  );
});

test("a job that was never ranked by hand has no ranks", async () => {
  const db = makeTestDatabase();
  fillJob(db, { count, userId: "ada", jobId: 1 });
  const job = await findJob(db, 1, { userId: "ada", action: "own" });
  if (job === null) throw new Error("The job was just made");
  for (const { score } of await listCandidates(db, job)) expect(score.manualRank).toBeNull();
  const [one] = await listScoredCandidates(db, job, [3]);
  expect(one?.score).toMatchObject({ manualRank: null, manualRankedAt: null });
});

test("many chosen at once, and the pool, say the ranks of the list", async () => {
  const db = makeTestDatabase();
  fillJob(db, { count: 60, userId: "ada", jobId: 1 });
  db.$client.exec("update scores set total_score = (candidate_id * 7 % 10)");
  db.$client.exec("update candidates set deleted_at = 1 where id in (9, 30)");
  const pooled = async () => {
    const { candidates } = await readPage(db);
    return new Map(candidates.map(({ id, jobs }) => [id, jobs[0]?.manualRank]));
  };
  expect(new Set((await pooled()).values())).toEqual(new Set([null]));
  db.$client.exec("update jobs set manually_ranked_at = 5");
  const job = await findJob(db, 1, { userId: "ada", action: "own" });
  if (job === null) throw new Error("The job was just made");
  const listed = await listCandidates(db, job);
  const ranks = new Map(listed.map(({ id, score }) => [id, score.manualRank]));
  const chosen = [...ranks.keys()].filter((id) => id % 2 === 0);
  const found = await listScoredCandidates(db, job, chosen);
  expect(found.map(({ candidate, score }) => [candidate.id, score.manualRank])).toEqual(
    [...ranks].filter(([id]) => id % 2 === 0),
  );
  expect(await pooled()).toEqual(ranks);
});

const readPage = (db: Database) =>
  listPool(
    db,
    { id: "ada", today: "2026-03-01" },
    { q: "", jobs: "any", past: "any", skill: "", limit: 100, offset: 0, limits: null },
  );
