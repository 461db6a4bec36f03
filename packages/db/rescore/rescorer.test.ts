import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { mapScoreFields } from "@resume-picker/domain/score-parts";
import type { scoreParts } from "@resume-picker/domain/score-parts";
import { rankScores } from "@resume-picker/domain/scoring/score/rank-scores";
import { totalScore } from "@resume-picker/domain/scoring/score/total-score";
import { completeWeights, defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connect } from "../connect.ts";
import type { Database } from "../connect.ts";
import { migrate } from "../migrate.ts";
import { listCandidates } from "../queries/candidates/candidate-list.ts";
import { findJob } from "../queries/access.ts";
import { saveScores } from "../queries/candidates/scores.ts";
import { scores } from "../schema/scoring.ts";
import { fillJob } from "../testing/fill-job.ts";
import { migrationsFolder } from "../testing/test-database.ts";
import { createRescorer } from "./rescorer.ts";

let folder: string;
let db: Database;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "resume-picker-rescore-"));
  db = connect(join(folder, "app.db"));
  migrate(db, { migrations: migrationsFolder, backups: join(folder, "backups") }, new Date());
  fillJob(db, { count: 400, userId: "ada", jobId: 1 });
  fillJob(db, { count: 20, userId: "ben", jobId: 2 });
  db.$client.exec("update scores set education_score = (id * 11 % 201) / 2.0");
});

afterEach(() => {
  db.$client.close();
  rmSync(folder, { recursive: true, force: true });
});

type Row = Record<(typeof scoreParts)[number]["column"], number> & {
  candidate_id: number;
  file_sha256: string;
  total_score: number;
  weights: string;
};

const tilted = completeWeights({
  skills: 0.1,
  title: 0.15,
  seniority: 0.3,
  recency: 0.35,
  gaps: 0.05,
  education: 0.05,
});

const rows = (jobId: number) =>
  db.$client.prepare("select * from scores where job_id = ? order by id").all(jobId) as Row[]; // the table's own columns

async function ownJob() {
  const job = await findJob(db, 1, { userId: "ada", action: "own" });
  if (job === null) throw new Error("The job was just made.");
  return job;
}

const ways = [
  { where: "in the server's own thread", maxInline: 1000 },
  { where: "in a thread of its own", maxInline: 0 },
];

test.each(ways)(
  "new weights give every candidate the total and rank of the rules, $where",
  async ({ maxInline }) => {
    const weights = tilted;
    const others = rows(2);
    const rescore = createRescorer(db, { maxInline });
    expect(await rescore(await ownJob(), { weights, withRanks: true, now: 5 })).toBe(400);
    const after = rows(1);
    const expected = after.map((row) => ({
      candidateId: row.candidate_id,
      fileSha256: row.file_sha256,
      skillMatchScore: row.skill_match_score,
      totalScore: totalScore(
        mapScoreFields(({ column }) => row[column]),
        weights,
      ),
    }));
    const ranks = rankScores(expected);
    const listed = await listCandidates(db, await ownJob());
    expect(new Map(listed.map(({ id, score }) => [id, score.manualRank]))).toEqual(ranks);
    after.forEach((row, index) => {
      expect(row.total_score).toBe(expected[index]?.totalScore);
      expect(JSON.parse(row.weights)).toEqual(weights);
    });
    expect(rows(2)).toEqual(others);
  },
);

test.each(ways)(
  "a CV that was scored while the job was re-scored gets the new weights, $where",
  async ({ maxInline }) => {
    const job = await ownJob();
    const [row] = rows(1);
    const stored = db
      .select()
      .from(scores)
      .where(and(eq(scores.jobId, 1), eq(scores.candidateId, row?.candidate_id ?? 0)))
      .get();
    if (!row || !stored) throw new Error("The job has candidates.");
    const before = { ...stored.weights };
    // Scored with the weights from before the re-score, and saved after it.
    const weights = tilted;
    await createRescorer(db, { maxInline })(job, { weights, withRanks: false, now: 5 });
    const { id: _id, ...made } = stored;
    const scoredAt = new Date(1);
    await saveScores(db, [{ ...made, weights: before, totalScore: 1, scoredAt, explanation: [] }]);
    const after = rows(1).find(({ candidate_id }) => candidate_id === row.candidate_id);
    expect(JSON.parse(after?.weights ?? "")).toEqual(weights);
    expect(after?.total_score).toBe(totalScore(stored, weights));
    expect(new Set(rows(1).map((each) => each.weights)).size).toBe(1);
  },
);

test("a hundred re-scores leave the same bytes in every row", async () => {
  const rescore = createRescorer(db);
  const job = await ownJob();
  const change = { weights: defaultWeights, withRanks: true, now: 5 };
  await rescore(job, change);
  const first = JSON.stringify(rows(1));
  for (let run = 0; run < 100; run++) {
    await rescore(job, change);
    if (run % 10 === 9) expect(JSON.stringify(rows(1))).toBe(first);
  }
});

test("a re-score that can't be written says so and changes nothing", async () => {
  const before = rows(1);
  const job = await ownJob();
  db.$client.exec(
    "create trigger refuse before update on scores when new.id = 300 begin select raise(abort, 'disk full'); end",
  );
  const weights = tilted;
  const change = { weights, withRanks: false, now: 5 };
  for (const maxInline of [1000, 0]) {
    await expect(createRescorer(db, { maxInline })(job, change)).rejects.toThrow("disk full");
  }
  expect(rows(1)).toEqual(before);
  expect((await ownJob()).weights).toEqual(job.weights);
});
