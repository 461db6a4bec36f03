import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultWeights } from "@resume-picker/domain/scoring/weights";
import type { Api } from "../root.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "./test-desk.ts";
import type { Client, TestDesk } from "./test-desk.ts";

let desk: TestDesk;
let owner: Client;
let other: Client;
let jobId: number;
let candidateId: number;

beforeAll(async () => {
  desk = await makeTestDesk();
  // The admin is the other one here: admin rights don't open other people's candidates.
  other = await desk.signUp("admin");
  owner = await desk.signUp("owner");
  const api = await owner.api();
  jobId = (await api.jobs.create(backendJob)).id;
  const content = resumeText({ name: "Noor Haddad", email: "noor@example.org" });
  const { results } = await api.uploads.upload(formOf([{ name: "noor.txt", content }], jobId));
  candidateId = results[0]?.candidateId ?? 0;
  expect(candidateId).toBeGreaterThan(0);
});
afterAll(() => desk.close());

/** Every procedure that takes the id of somebody's row. */
const calls: Record<
  string,
  (api: Api, ids: { job: number; candidate: number }) => Promise<unknown>
> = {
  "jobs.get": (api, { job }) => api.jobs.get({ id: job }),
  "jobs.update": (api, { job }) => api.jobs.update({ ...backendJob, id: job }),
  "jobs.delete": (api, { job }) => api.jobs.delete({ id: job }),
  "jobs.setStatus": (api, { job }) => api.jobs.setStatus({ id: job, status: "closed" }),
  "candidates.listForJob": (api, { job }) => api.candidates.listForJob({ id: job }),
  "candidates.listInFull": (api, { job }) => api.candidates.listInFull({ id: job }),
  "candidates.detail": (api, { job, candidate }) =>
    api.candidates.detail({ id: candidate, jobId: job }),
  "candidates.search": (api, { job }) => api.candidates.search({ id: job, query: "noor" }),
  "candidates.excerpts": (api, { job, candidate }) =>
    api.candidates.excerpts({ id: job, query: "noor", ids: [candidate] }),
  "candidates.download": (api, { candidate }) => api.candidates.download({ id: candidate }),
  "candidates.file": (api, { candidate }) => api.candidates.file({ id: candidate }),
  "candidates.document": (api, { candidate }) => api.candidates.document({ id: candidate }),
  "candidates.profile": (api, { candidate }) => api.candidates.profile({ id: candidate }),
  "candidates.correct": (api, { candidate }) =>
    api.candidates.correct({ id: candidate, field: "name", value: "Mallory" }),
  "candidates.takeBack": (api, { candidate }) =>
    api.candidates.takeBack({ id: candidate, field: "name" }),
  "candidates.reread": (api, { candidate }) => api.candidates.reread({ id: candidate }),
  "candidates.rereadOutdated": (api, { job }) => api.candidates.rereadOutdated({ id: job }),
  "candidates.delete": (api, { candidate }) => api.candidates.delete({ id: candidate }),
  "candidates.deleteMany": (api, { candidate }) => api.candidates.deleteMany({ ids: [candidate] }),
  "uploads.upload": (api, { job }) =>
    api.uploads.upload(formOf([{ name: "a.txt", content: "Some text of a CV" }], job)),
  "scoring.manualRank": (api, { job }) =>
    api.scoring.manualRank({ id: job, weights: defaultWeights }),
  "scoring.rescore": (api, { job }) => api.scoring.rescore({ id: job, weights: defaultWeights }),
  "scoring.aiRank": (api, { job }) => api.scoring.aiRank({ id: job }),
  "scoring.stopAiRank": (api, { job }) => api.scoring.stopAiRank({ id: job }),
  "scoring.aiRankings": (api, { job }) => api.scoring.aiRankings({ id: job }),
  "shortlist.list": (api, { job }) => api.shortlist.list({ id: job }),
  "shortlist.set": (api, { job }) => api.shortlist.set({ id: job, candidateIds: [] }),
  "shortlist.export": (api, { job, candidate }) =>
    api.shortlist.export({ jobId: job, candidateIds: [candidate] }),
};

test.each(Object.entries(calls))("%s: nobody but the owner reaches it", async (_name, call) => {
  const ids = { job: jobId, candidate: candidateId };
  await expect(call(await other.api(), ids)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(call(await desk.visitor().api(), ids)).rejects.toMatchObject({
    code: "UNAUTHORIZED",
  });
  const missing = { job: 999_999, candidate: 999_999 };
  await expect(call(await owner.api(), missing)).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("another user's lists and figures hold nothing of the owner's", async () => {
  const api = await other.api();
  expect(await api.jobs.list()).toEqual([]);
  expect(await api.jobs.candidateCounts()).toEqual({});
  expect(await api.accounts.quickStats()).toEqual({
    jobsCreated: 0,
    candidatesUploaded: 0,
    shortlisted: 0,
  });
});

test("a foreign candidate can't be smuggled into one's own shortlist or export", async () => {
  const api = await other.api();
  const mine = await api.jobs.create(backendJob);
  const set = await api.shortlist.set({ id: mine.id, candidateIds: [candidateId] });
  expect(set.candidateIds).toEqual([]);
  await expect(
    api.shortlist.export({ jobId: mine.id, candidateIds: [candidateId] }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("the same CV at two owners is two candidates, and deleting one keeps the other's file", async () => {
  const api = await other.api();
  const mine = await api.jobs.create(backendJob);
  const content = resumeText({ name: "Noor Haddad", email: "noor@example.org" });
  const { results } = await api.uploads.upload(formOf([{ name: "noor.txt", content }], mine.id));
  const copy = results[0]?.candidateId ?? 0;
  expect(copy).not.toBe(candidateId);
  await api.candidates.delete({ id: copy });
  const file = await (await owner.api()).candidates.download({ id: candidateId });
  expect(new TextDecoder().decode(file.bytes)).toBe(content);
});
