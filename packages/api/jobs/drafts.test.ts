import { newJob } from "@resume-picker/domain/jobs/job-rules";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Api } from "../root.ts";
import { formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let api: Api;
let count = 0;
beforeAll(async () => {
  desk = await makeTestDesk();
});
beforeEach(async () => {
  count += 1;
  api = await (await desk.signUp(`recruiter${count}`)).api();
});
afterAll(() => desk.close());

const requirements = { must: [], nice: [] };
const titles = async () => (await api.jobs.list()).map(({ title }) => title);

test("asking for a new job several times at once makes one draft", async () => {
  const started = await Promise.all([1, 2, 3].map(() => api.jobs.startDraft()));
  expect(new Set(started.map(({ job }) => job.id)).size).toBe(1);
  expect(started.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await titles()).toEqual([newJob.title]);
  expect(started[0]?.job).toMatchObject({ status: "draft", requirements, title: newJob.title });
});

test("a draft that somebody wrote into is neither opened as new nor discarded", async () => {
  const { job } = await api.jobs.startDraft();
  const { id, title, description } = job;
  const changes = [
    { title: "Nurse", description },
    { title, description: `${description} And more.` },
    { title, description, requirements: { must: ["Payroll"], nice: [] } },
    { title, description, status: "active" as const },
  ];
  for (const change of changes) {
    await api.jobs.update({ id, requirements, status: "draft", ...change });
    expect(await api.jobs.discardDraft({ id })).toEqual({ isDiscarded: false });
    expect((await api.jobs.startDraft()).job.id).not.toBe(id);
  }
  const other = (await api.jobs.startDraft()).job.id;
  const weights = { skills: 0.4, title: 0.3, seniority: 0.15, recency: 0.1, gaps: 0.05 };
  await api.scoring.rescore({ id: other, weights });
  expect(await api.jobs.discardDraft({ id: other })).toEqual({ isDiscarded: false });
});

test("a draft with a candidate or an upload under way stays", async () => {
  const first = (await api.jobs.startDraft()).job;
  const content = resumeText({ name: "Noor Haddad", email: `noor${count}@example.org` });
  await api.uploads.upload(formOf([{ name: "noor.txt", content }], first.id));
  expect(await api.jobs.discardDraft({ id: first.id })).toEqual({ isDiscarded: false });
  expect(await api.candidates.listForJob({ id: first.id })).toHaveLength(1);

  const second = (await api.jobs.startDraft()).job;
  expect(second.id).not.toBe(first.id);
  await api.uploads.begin({ jobId: second.id });
  expect(await api.jobs.discardDraft({ id: second.id })).toEqual({ isDiscarded: false });
});

test("an untouched draft is discarded, and nobody else's", async () => {
  const { job } = await api.jobs.startDraft();
  const stranger = await (await desk.signUp(`stranger${count}`)).api();
  await expect(stranger.jobs.discardDraft({ id: job.id })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect((await stranger.jobs.startDraft()).job.id).not.toBe(job.id);
  expect(await api.jobs.discardDraft({ id: job.id })).toEqual({ isDiscarded: true });
  expect(await titles()).toEqual([]);
});
