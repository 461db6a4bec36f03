import { completeWeights, defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Api } from "../root.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let api: Api;
let jobId: number;

beforeAll(async () => {
  desk = await makeTestDesk();
  api = await (await desk.signUp("recruiter")).api();
});
afterAll(() => desk.close());
beforeEach(async () => {
  ({ id: jobId } = await api.jobs.create(backendJob));
});

const tilted = completeWeights({
  skills: 0.1,
  title: 0.6,
  seniority: 0.1,
  recency: 0.1,
  gaps: 0.1,
});
const other = completeWeights({
  skills: 0.2,
  title: 0.2,
  seniority: 0.2,
  recency: 0.2,
  gaps: 0.2,
});

async function upload(name: string): Promise<number> {
  const content = resumeText({ name, email: `${name.split(" ")[0]}${jobId}@example.org` });
  const { results } = await api.uploads.upload(formOf([{ name: `${name}.txt`, content }], jobId));
  return results[0]?.candidateId ?? 0;
}

const weightsOfScores = async () =>
  (await api.candidates.listInFull({ id: jobId })).map(({ score }) => score.weights);

test("weights set while a job has no candidates hold for the first one", async () => {
  expect(await api.jobs.get({ id: jobId })).toMatchObject({ weights: defaultWeights });
  await api.scoring.rescore({ id: jobId, weights: tilted });
  expect(await api.jobs.get({ id: jobId })).toMatchObject({ weights: tilted });
  await upload("Noor Haddad");
  expect(await weightsOfScores()).toEqual([tilted]);
});

test("weights outlive the job's only candidate and an edit of the job", async () => {
  const only = await upload("Ida Berg");
  await api.scoring.rescore({ id: jobId, weights: tilted });
  await api.candidates.delete({ id: only });
  await api.jobs.update({ ...backendJob, title: "Backend Developer", id: jobId });
  await upload("Tom Reyes");
  expect(await weightsOfScores()).toEqual([tilted]);
  expect(await api.jobs.get({ id: jobId })).toMatchObject({ weights: tilted });
});

test("of two people who set weights the last one's hold, and ranking by hand keeps them", async () => {
  await upload("Lea Novak");
  await api.scoring.rescore({ id: jobId, weights: tilted });
  await api.scoring.rescore({ id: jobId, weights: other });
  await api.scoring.manualRank({ id: jobId });
  expect(await api.jobs.get({ id: jobId })).toMatchObject({ weights: other });
  expect(await weightsOfScores()).toEqual([other]);
});

test("job, list, detail and export tell the same weights", async () => {
  const id = await upload("Mia Lind");
  await api.scoring.rescore({ id: jobId, weights: tilted });
  const job = (await api.jobs.list()).find((each) => each.id === jobId);
  expect(job?.weights).toEqual(tilted);
  expect((await api.candidates.detail({ id, jobId })).score.weights).toEqual(tilted);
  const json = await api.shortlist.export({ jobId, candidateIds: [id], format: "json" });
  const [person] = JSON.parse(new TextDecoder().decode(await json.bytes())) as {
    weights: string[];
  }[];
  expect(person?.weights).toEqual([
    "skills 10%",
    "title 60%",
    "seniority 10%",
    "recency 10%",
    "gaps 10%",
  ]);
});
