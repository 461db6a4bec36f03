import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readJob } from "@resume-picker/domain/scoring/read-job";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { sampleResume } from "@resume-picker/domain/scoring/testing/sample-resume";
import { afterEach, beforeEach, expect, test } from "vitest";
import { connect } from "../connect.ts";
import type { Database } from "../connect.ts";
import { migrate } from "../migrate.ts";
import { fillJob } from "../testing/fill-job.ts";
import { migrationsFolder } from "../testing/test-database.ts";
import { findBest } from "./find-best.ts";
import type { SuggestionTask } from "./find-best.ts";
import { createCandidateSuggester } from "./candidate-suggester.ts";

let folder: string;
let db: Database;

const names = ["Python", "Postgres", "Kafka", "Terraform", "React", "Payroll", "Excel"];
const task: SuggestionTask = {
  jobId: 9,
  ownerId: "ada",
  reading: readJob({
    title: "Backend Developer",
    description: "You keep our services running.",
    requirements: { must: ["Python", "Postgres", "Kafka"], nice: ["Terraform"] },
  }),
  weights: defaultWeights,
  today: "2026-03-01",
  places: 10,
  excludedIds: [],
  receivedBefore: null,
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "resume-picker-suggestions-"));
  db = connect(join(folder, "app.db"));
  migrate(db, { migrations: migrationsFolder, backups: join(folder, "backups") }, new Date());
  fillJob(db, { count: 60, userId: "ada", jobId: 1 });
  fillJob(db, { count: 20, userId: "ben", jobId: 2 });
  const skill = db.$client.prepare(
    "insert into candidate_skills (candidate_id, skill) values (?, ?)",
  );
  const document = db.$client.prepare(
    `insert into candidate_documents (candidate_id, parser_version, parsed, lines, redacted, hidden)
     values (?, 1, ?, ?, '[]', '[]')`,
  );
  for (let id = 1; id <= 80; id += 1) {
    const shows = names.filter((_, at) => (id * (at + 3)) % 5 < 2);
    const role = { title: id % 2 === 0 ? "Backend Developer" : "Accountant", start: "2019" };
    const resume = sampleResume({ roles: [{ ...role, end: null, shows }], lists: [], degrees: [] });
    for (const each of resume.skills) skill.run(id, each.skill);
    const lines = resume.lines.map((text) => ({ text }));
    document.run(id, JSON.stringify({ ...resume, warnings: [] }), JSON.stringify(lines));
  }
});
afterEach(() => {
  db.$client.close();
  rmSync(folder, { recursive: true, force: true });
});

function findAll(changed: Partial<SuggestionTask> = {}) {
  const steps = findBest(db.$client, { ...task, ...changed });
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

test("a thread finds the same people as the server's own, and tells meanwhile what it knows", async () => {
  const candidateSuggester = createCandidateSuggester(db);
  const early = await candidateSuggester.find(task, { mark: "one", ms: 0 });
  expect(early.isComplete).toBe(false);
  const answer = await candidateSuggester.find(task, { mark: "one", ms: 60_000 });
  await candidateSuggester.stop();
  expect(answer).toEqual(findAll());
  expect(answer).toMatchObject({ pool: 60, isComplete: true });
  // Six people are tied, and so are the four after them.
  expect(answer.found.map(({ place }) => place)).toEqual([1, 1, 1, 1, 1, 1, 7, 7, 7, 7]);
  expect(answer.found.every(({ candidateId }) => candidateId <= 60)).toBe(true);
});

test("who can't reach the last place isn't read, and the answer stays the same", () => {
  const few = findAll({ places: 3 });
  const all = findAll({ places: 60 });
  expect(few.found).toEqual(all.found.slice(0, 3));
  expect(all.scored).toBe(60);
  expect(few.scored).toBeLessThan(30);
});

test("who is ruled out for other jobs is not named again", () => {
  const [first, second] = findAll().found;
  const { found, pool } = findAll({ excludedIds: [first?.candidateId ?? 0] });
  expect(found[0]).toMatchObject({ candidateId: second?.candidateId, place: 1 });
  expect(pool).toBe(59);
});

test("who sent nothing within the time that candidates are kept is not named", () => {
  const [first] = findAll().found;
  db.$client.exec("update candidate_versions set received_at = 2000");
  const move = db.$client.prepare(
    "update candidate_versions set received_at = 1000 where candidate_id = ?",
  );
  move.run(first?.candidateId);
  expect(findAll({ receivedBefore: 1000 }).found[0]?.candidateId).toBe(first?.candidateId);
  const { found, pool } = findAll({ receivedBefore: 1001 });
  expect(found.map(({ candidateId }) => candidateId)).not.toContain(first?.candidateId);
  expect(pool).toBe(59);
});
