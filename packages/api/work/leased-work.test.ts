import { createLocalEngine } from "@resume-picker/adapters/ai-local/local-engine";
import { failUnfinishedAiRankings } from "@resume-picker/db/queries/scoring/ai-rankings";
import { countWork } from "@resume-picker/db/queries/work";
import { aiRankings, scores } from "@resume-picker/db/schema/scoring";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";
import { createAiRuns } from "../scoring/ai-runs.ts";
import { createLeasedWork } from "./leased-work.ts";
import { resumeWork } from "./resume-work.ts";

let desk: TestDesk;
let jobId: number;
const engine = createLocalEngine();
let isDead = false;

beforeAll(async () => {
  const rankCandidates: typeof engine.rankCandidates = (request) =>
    // A process that dies never answers.
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
    if ((await countWork(desk.parts.db)).running !== 1) throw new Error("Not begun yet.");
  });
});
afterAll(() => desk.close());

/** The same data under another process. */
const restart = (model: string | null) => ({
  ...desk.parts,
  ai: { ...engine, manifest: { ...engine.manifest, model } },
  work: createLeasedWork({ db: desk.parts.db, clock: desk.parts.clock }),
});

test("an AI ranking that a crash cut off is not paid twice, and the admin sees it", async () => {
  const { db } = desk.parts;
  const row = db.$client.prepare("select * from work where kind = 'ai-rank'").get();
  await resumeWork(restart("paid-model"));
  expect(await countWork(db)).toEqual({ running: 0, failed: 1 });
  expect(db.select().from(aiRankings).all()).toHaveLength(1);
  expect(row).toMatchObject({ key: String(jobId), attempts: 1 });
});

test("the built-in engine ends after a restart what a crash cut off, once", async () => {
  const { db } = desk.parts;
  db.$client.prepare("update work set status = 'running', leased_by = 'dead'").run();
  await failUnfinishedAiRankings(db, desk.parts.clock());
  const parts = restart(null);
  await resumeWork({ ...parts, aiRuns: createAiRuns() });
  expect(await countWork(db)).toEqual({ running: 0, failed: 0 });
  const ranks = db.select({ rank: scores.aiRank }).from(scores).all();
  expect(ranks.map(({ rank }) => rank).sort()).toEqual([1, 2]);
  const states = db.select({ status: aiRankings.status }).from(aiRankings).all();
  expect(states.map(({ status }) => status)).toEqual(["failed", "done"]);
  await resumeWork(parts);
  expect(db.select().from(aiRankings).all()).toHaveLength(2);
});
