import { completeWeights } from "@resume-picker/domain/scoring/score/weights";
import { scores } from "@resume-picker/db/schema/scoring";
import { totalScore } from "@resume-picker/domain/scoring/score/total-score";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
beforeAll(async () => {
  desk = await makeTestDesk();
});
afterAll(() => desk.close());

test("a job edited while its candidates come, go and are re-scored ends with scores that fit it", async () => {
  const api = await (await desk.signUp("ada")).api();
  const { id } = await api.jobs.create(backendJob);
  const cv = (number: number) => ({
    name: "cv.txt",
    content: resumeText({ name: `Noor Haddad ${number}`, email: `noor${number}@example.org` }),
  });
  const some = Array.from({ length: 30 }, (_, number) => cv(number));
  const { results } = await api.uploads.upload(formOf(some, id));
  const ids = results.flatMap(({ candidateId }) => candidateId ?? []);
  const weights = completeWeights({ skills: 0.2, title: 0.8 });
  const requirements = { must: ["Haskell"], nice: [] };
  await Promise.all([
    api.uploads.upload(formOf([cv(100), cv(101), cv(102)], id)),
    api.jobs.update({ ...backendJob, requirements, id }),
    ...ids.slice(0, 10).map((candidate) => api.candidates.delete({ id: candidate })),
    api.scoring.rescore({ id, weights }),
    api.jobs.update({ ...backendJob, requirements, title: "Haskell Developer", id }),
  ]);
  expect(await api.candidates.listForJob({ id })).toHaveLength(23);
  // This includes the scores of deleted candidates that Undo may restore.
  const rows = desk.parts.db.select().from(scores).all();
  expect(rows).toHaveLength(33);
  const job = await api.jobs.get({ id });
  for (const row of rows) {
    expect(row.missingMustHave).toEqual(job.requirements.must);
    expect(row.weights).toEqual(weights);
    expect(row.totalScore).toBe(totalScore(row, weights));
  }
});

test("a job updated with some fields keeps its requirements and its status", async () => {
  const api = await (await desk.signUp("grace")).api();
  const { id } = await api.jobs.create(backendJob);
  await api.jobs.update({ id, title: "Senior Engineer" });
  await api.jobs.update({ id, requirements: { must: ["Haskell"] } });
  expect(await api.jobs.get({ id })).toMatchObject({
    title: "Senior Engineer",
    description: backendJob.description,
    requirements: { must: ["Haskell"], nice: backendJob.requirements.nice },
    status: backendJob.status,
  });
  await api.jobs.update({ id, requirements: { nice: [] }, status: "closed" });
  expect(await api.jobs.get({ id })).toMatchObject({
    title: "Senior Engineer",
    requirements: { must: ["Haskell"], nice: [] },
    status: "closed",
  });
});

test("an update of some fields doesn't restore what somebody else changed meanwhile", async () => {
  const api = await (await desk.signUp("linus")).api();
  const { id } = await api.jobs.create(backendJob);
  const content = resumeText({ name: "Noor Haddad", email: "noor@example.org" });
  await api.uploads.upload(formOf([{ name: "cv.txt", content }], id));
  const outcomes = await Promise.allSettled([
    api.jobs.update({ id, title: "Haskell Developer" }),
    api.jobs.update({ id, requirements: { must: ["Haskell"] } }),
  ]);
  const { title, requirements } = await api.jobs.get({ id });
  const saved = [title === "Haskell Developer", requirements.must[0] === "Haskell"];
  expect(outcomes.map(({ status }) => status === "fulfilled")).toEqual(saved);
});
