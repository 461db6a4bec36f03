import { jobReadings, jobs } from "@resume-picker/db/schema/jobs";
import { scores } from "@resume-picker/db/schema/scoring";
import { readJob } from "@resume-picker/domain/scoring/read-job";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Api } from "../root.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let api: Api;
beforeAll(async () => {
  desk = await makeTestDesk();
  api = await (await desk.signUp("ada")).api();
});
afterAll(() => desk.close());

const upload = async (name: string, jobId?: number) => {
  const content = resumeText({ name, email: `${name.replace(" ", ".")}@example.org` });
  const { results } = await api.uploads.upload(formOf([{ name: `${name}.txt`, content }], jobId));
  return results[0]?.candidateId ?? 0;
};
const missingOf = async (jobId: number, candidateId: number) =>
  (await api.candidates.detail({ id: candidateId, jobId })).score.missingMustHave;

test("a posting is read when its job is saved, and again only by a newer version", async () => {
  const { id } = await api.jobs.create(backendJob);
  const { db } = desk.parts;
  const haskell = { ...backendJob, requirements: { must: ["Haskell"], nice: [] } };
  const ofJob = eq(jobReadings.jobId, id);
  db.update(jobReadings)
    .set({ reading: readJob(haskell) })
    .where(ofJob)
    .run();
  expect(await missingOf(id, await upload("Noor Haddad", id))).toEqual(["Haskell"]);
  db.update(jobReadings).set({ readerVersion: 0 }).where(ofJob).run();
  expect(await missingOf(id, await upload("Ida Berg", id))).not.toContain("Haskell");
  expect(db.select().from(jobReadings).where(ofJob).get()?.reading).toEqual(readJob(backendJob));
  await api.jobs.update({ ...haskell, id });
  expect(db.select().from(jobReadings).where(ofJob).get()?.reading).toEqual(readJob(haskell));
  db.delete(jobs).where(eq(jobs.id, id)).run();
  expect(db.select().from(jobReadings).where(ofJob).all()).toEqual([]);
});

test("others are answered between two jobs while a CV, a correction or a reading is scored", async () => {
  const made = await Promise.all(Array.from({ length: 12 }, () => api.jobs.create(backendJob)));
  const countTurns = async (work: () => Promise<unknown>) => {
    let turns = 0;
    let isDone = false;
    const count = () => {
      turns += 1;
      if (!isDone) setImmediate(count);
    };
    setImmediate(count);
    await work();
    isDone = true;
    return turns;
  };
  // After the first score, the only pauses are those that let other requests run.
  const id = await upload("Tom Reyes");
  const value = "Haskell Developer";
  const correct = () => api.candidates.correct({ id, field: "headline", subject: "", value });
  expect(await countTurns(correct)).toBeGreaterThanOrEqual(made.length - 1);
  expect(desk.parts.db.select().from(scores).where(eq(scores.candidateId, id)).all()).toHaveLength(
    made.length,
  );
  await Promise.all(made.map((job) => api.jobs.delete({ id: job.id })));
});

test("a job edited while a correction or a reading is scored ends with scores that fit it", async () => {
  const made = await Promise.all(Array.from({ length: 6 }, () => api.jobs.create(backendJob)));
  const candidate = await upload("Lea Novak");
  const requirements = { must: ["Haskell"], nice: [] };
  const value = "Haskell Developer";
  await Promise.all([
    api.candidates.correct({ id: candidate, field: "headline", subject: "", value }),
    ...made.map(({ id }) => api.jobs.update({ ...backendJob, requirements, id })),
    api.candidates.reread({ id: candidate }),
  ]);
  for (const { id } of made) expect(await missingOf(id, candidate)).toEqual(["Haskell"]);
});
