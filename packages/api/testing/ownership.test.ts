import { afterAll, beforeAll, expect, test } from "vitest";
import { backendJob, formOf, makeTestDesk, resumeText } from "./test-desk.ts";
import type { Client, TestDesk } from "./test-desk.ts";

let desk: TestDesk;
let owner: Client;
let other: Client;
let jobId: number;
let candidateId: number;

beforeAll(async () => {
  desk = await makeTestDesk();
  // The other user is the admin, because admins can't see other people's candidates either.
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

test("another user's lists and figures hold nothing of the owner's", async () => {
  const api = await other.api();
  expect(await api.jobs.list()).toEqual([]);
  expect(await api.jobs.listInFull({})).toEqual([]);
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
  await desk.eraseDeleted();
  const file = await (await owner.api()).candidates.download({ id: candidateId });
  expect(new TextDecoder().decode(file.bytes)).toBe(content);
});
