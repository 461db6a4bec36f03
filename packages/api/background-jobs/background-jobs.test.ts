import { createLocalEngine } from "@resume-picker/adapters/ai-local/local-engine";
import { failUnfinishedAiRankings } from "@resume-picker/db/queries/scoring/ai-rankings";
import { countBackgroundJobs } from "@resume-picker/db/queries/background-jobs";
import { aiRankings, scores } from "@resume-picker/db/schema/scoring";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";
import { createAiRuns } from "../scoring/ai-runs.ts";
import { createBackgroundJobs } from "./background-jobs.ts";
import { resumeBackgroundJobs } from "./resume-background-jobs.ts";

let desk: TestDesk;
let jobId: number;
const engine = createLocalEngine();
let isDead = false;

beforeAll(async () => {
  const rankCandidates: typeof engine.rankCandidates = (request) =>
    // A dead process never answers.
    isDead ? new Promise(() => undefined) : engine.rankCandidates(request);
  desk = await makeTestDesk({ ai: { ...engine, rankCandidates } });
  const api = await (await desk.signUp("ada")).api();
  jobId = (await api.jobs.create(backendJob)).id;
  const cv = (name: string) => ({
    name: "cv.txt",
    content: resumeText({ name, email: `${name.slice(0, 4)}@example.org` }),
  });
  await api.uploads.upload(formOf([cv("Noor Haddad"), cv("Idas Berg")], jobId));
  isDead = true;
  void api.scoring.aiRank({ id: jobId });
  await vi.waitFor(async () => {
    if ((await countBackgroundJobs(desk.parts.db)).running !== 1) throw new Error("Not begun yet.");
  });
});
afterAll(() => desk.close());

/** The same data in a new process. */
const restart = (model: string | null) => ({
  ...desk.parts,
  ai: { ...engine, manifest: { ...engine.manifest, model } },
  backgroundJobs: createBackgroundJobs({ db: desk.parts.db, clock: desk.parts.clock }),
});

test("an AI ranking that a crash cut off is not paid twice, and the admin sees it", async () => {
  const { db } = desk.parts;
  const row = db.$client.prepare("select * from background_jobs where kind = 'ai-rank'").get();
  await resumeBackgroundJobs(restart("paid-model"));
  expect(await countBackgroundJobs(db)).toEqual({ running: 0, failed: 1 });
  expect(db.select().from(aiRankings).all()).toHaveLength(1);
  expect(row).toMatchObject({ key: String(jobId), attempts: 1 });
});

test("the built-in engine ends after a restart what a crash cut off, once", async () => {
  const { db } = desk.parts;
  db.$client.prepare("update background_jobs set status = 'running', leased_by = 'dead'").run();
  await failUnfinishedAiRankings(db, desk.parts.clock());
  const parts = restart(null);
  await resumeBackgroundJobs({ ...parts, aiRuns: createAiRuns() });
  expect(await countBackgroundJobs(db)).toEqual({ running: 0, failed: 0 });
  const ranks = db.select({ rank: scores.aiRank }).from(scores).all();
  // The two CVs differ only in the name, and equal scores share a rank.
  expect(ranks.map(({ rank }) => rank)).toEqual([1, 1]);
  const states = db.select({ status: aiRankings.status }).from(aiRankings).all();
  expect(states.map(({ status }) => status)).toEqual(["failed", "done"]);
  await resumeBackgroundJobs(parts);
  expect(db.select().from(aiRankings).all()).toHaveLength(2);
});
